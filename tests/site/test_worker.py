from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, Final

import pytest

from meadhall.browser import worker
from meadhall.hall import wire
from meadhall.hall.effects.work import LookBack
from meadhall.hall.replays import reviews
from meadhall.hall.thoughts import Rank
from meadhall.localisation import words
from tests.server.house import BOT, FRIEND, HERE, ME
from tests.server.test_secrets import strings
from tests.site.tab import Page, Store, Tab

SETUPS: Final[dict[str, Any]] = {
    "duel": {"board": "sarpedon", "heroes": ["medusa", "sinbad"], "first": 0},
    "unicorns": {"players": 3, "first": 0},
    "hnefatafl": {"board": "brandubh"},
}
SEATS: Final = {"duel": 2, "unicorns": 3, "hnefatafl": 2}
GONE: Final = 4404


@pytest.fixture
def dice() -> random.Random:
    """Dice that fall alike each time."""
    return random.Random(5)  # noqa: S311 - no secret hangs on it


def set_table(tab: Tab, game: str, *chairs: Any) -> str:
    """Set a table; its id."""
    seated = chairs or (ME, *[BOT] * (SEATS[game] - 1))
    told = tab.ask("POST", "/api/matches", {"game": game, "setup": SETUPS[game], "chairs": list(seated)})
    assert told.status == 201, told.body
    return str(told.told["id"])


def play(tab: Tab, page: Page, dice: random.Random, most: int = 10_000) -> None:
    """Answer by chance until the match is over, or so many times."""
    for _ in range(most):
        news = page.last("news")
        if news["end"] is not None:
            return
        question = news["question"]
        if question is None and news["seat"] is None:
            page.say(wire.Look(seat=news["asked"]["seats"][0]))
        elif question is not None and not (question["window"] or {}).get("given"):
            page.say(wire.Answer(number=question["number"], option=dice.choice(question["options"])["id"]))
        tab.think_all()
        tab.advance(1.0)


def cards_of(page: Page) -> set[str]:
    """The ids of all cards, where a game has cards."""
    return set(page.last("table")["facts"].get("cards", ()))


# ---------------------------------------------------------------- honest information
@pytest.mark.parametrize("game", sorted(SETUPS))
def test_worker_tells_the_page_no_card_that_its_seat_has_not_seen(game: str, dice: random.Random) -> None:
    """Over a whole match against bots no message to the page's thread names a hidden card or holds the seed."""
    tab = Tab()
    id = set_table(tab, game)
    seed = json.loads(tab.keeps.matches[id]["head"])["seed"]
    page = tab.page(id)
    cards, known, named = cards_of(page), set[str](), 0
    play(tab, page, dice)
    assert page.last("news")["end"] is not None
    for text, message in zip(page.texts, page.told, strict=True):
        if message["kind"] == "news":
            known |= cards.intersection(strings(message["view"]))
        if message["kind"] == "table":
            continue
        said = set(strings(message))
        found = cards & (said | {part for string in said if ":" in string for part in string.split(":")})
        assert found <= known, (found - known, message)
        assert seed not in text
        named += bool(found)
    assert named > 5 or not cards
    assert tab.warnings == []


def test_match_that_goes_on_is_told_of_by_no_endpoint(dice: random.Random) -> None:
    """Neither replay nor transcript, review or continuation is answered before the end; lists hold no seed."""
    tab = Tab()
    id = set_table(tab, "unicorns")
    seed = json.loads(tab.keeps.matches[id]["head"])["seed"]
    page = tab.page(id)
    play(tab, page, dice, 12)
    paths = ("en", "en/3", "en/3?view=0", "en/review", "transcript")
    answers = [tab.ask("GET", f"/api/replays/{id}/{path}") for path in paths]
    answers.append(tab.ask("POST", f"/api/replays/{id}/continue", {"number": 3, "chairs": [ME, BOT, BOT]}))
    assert [answer.status for answer in answers] == [409] * 6
    answers += [tab.ask("GET", "/api/matches"), tab.ask("GET", f"/api/matches/{id}"), tab.ask("GET", "/api/me")]
    assert not any(seed in answer.body for answer in answers)


def test_thinkers_get_worlds_that_are_dealt_anew(dice: random.Random, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is handed to a thinker does not hold the match's seed: from it all hidden cards would follow."""
    tab = Tab()
    id = set_table(tab, "unicorns")
    seed = json.loads(tab.keeps.matches[id]["head"])["seed"]
    page = tab.page(id)
    asked: list[str] = []
    hand = tab.think

    def noted(token: int, text: str) -> None:
        asked.append(text)
        hand(token, text)

    monkeypatch.setattr(tab, "think", noted)
    play(tab, page, dice, 30)
    assert len(asked) > 10
    assert not any(seed in text for text in asked)


# ---------------------------------------------------------------- bots
def test_bots_think_two_seconds_at_most_and_levels_say_so(dice: random.Random) -> None:
    """A level that would take longer is cut, and the lobby tells it in every language."""
    tab = Tab()
    page = tab.page(set_table(tab, "hnefatafl", {"kind": "bot", "level": "legend"}, ME))
    tab.advance()
    kind, told = json.loads(next(iter(tab.thoughts.values())))
    assert (kind, told[1], told[3]) == ("answer", "legend", worker.LONGEST)
    while page.last("news")["question"] is None or tab.thoughts:
        tab.think_all()
        tab.advance(3.0)
    question = page.last("news")["question"]
    page.say(wire.Advise(number=question["number"]))
    advice = [json.loads(text) for text in tab.thoughts.values()]
    assert [told[-1] for kind, told in advice if kind == "advice"] == [worker.LONGEST]
    limits = [level["limit"] for level in tab.ask("GET", "/api/almanac/pl").told["levels"]]
    assert limits[:4] == [None] * 4
    assert limits[4:] == [words("server", "pl").say("level-limit", {"seconds": 2})] * 2
    play(tab, page, dice, 3)


def test_advice_that_could_not_be_thought_is_refused() -> None:
    """A thinker that dies leaves nobody waiting."""
    tab = Tab()
    page = tab.page(set_table(tab, "duel"))
    tab.think_all()
    page.say(wire.Advise(number=page.last("news")["question"]["number"]))
    for token in list(tab.thoughts):
        del tab.thoughts[token]
        tab.hall.thought(token, "")
        tab.settle()
    assert page.last("refused")["reason"] == "busy"
    page.say(wire.Ping())
    assert page.told[-1]["kind"] == "pong"


def test_urgent_thoughts_come_first() -> None:
    """A bot whose answer is awaited does not wait behind a review; as many thoughts are out as there are thinkers."""
    tab = Tab()
    done: list[str] = []
    for _ in range(3):
        tab.hall.brains.think(LookBack("{}", 0, "x", 1), Rank.WANTED, lambda _: done.append("review"))
    tab.hall.brains.think(LookBack("{}", 1, "x", 1), Rank.AWAITED, lambda _: done.append("bot"))
    assert len(tab.thoughts) == 1
    while tab.thoughts:
        token = next(iter(tab.thoughts))
        del tab.thoughts[token]
        tab.hall.thought(token, "")
    assert done == ["review", "bot", "review", "review"]


def test_thought_that_nobody_wants_any_more_holds_up_no_other() -> None:
    """A page goes while its bot thinks, again and again; at the next table bots think all the same."""
    tab = Tab()
    for _ in range(3):
        page = tab.page(set_table(tab, "hnefatafl", BOT, ME))
        tab.advance()
        assert tab.thoughts
        page.leave()
        assert tab.thoughts == {}
    page = tab.page(set_table(tab, "hnefatafl", BOT, ME))
    tab.advance()
    tab.think_all()
    tab.advance(3.0)
    assert page.last("news")["number"] == 1


# ---------------------------------------------------------------- what is kept
def test_match_goes_on_where_it_stood_when_the_tab_was_closed(dice: random.Random) -> None:
    """A new tab over the same storage shows the same question, with the same answers."""
    store = Store()
    tab = Tab(store)
    id = set_table(tab, "duel")
    page = tab.page(id)
    play(tab, page, dice, 20)
    page.say(wire.Look(seat=0))
    before = page.last("news")
    again = Tab(store).page(id)
    after = again.last("news")
    for part in ("number", "view", "question", "undo"):
        assert after[part] == before[part]


def test_answer_that_cannot_be_kept_is_refused_and_can_be_given_again() -> None:
    """Nothing has happened then, and the page says so."""
    tab = Tab()
    page = tab.page(set_table(tab, "duel"))
    question = page.last("news")["question"]
    tab.is_full = True
    page.say(wire.Answer(number=0, option=question["options"][0]["id"]))
    assert page.last("refused")["reason"] == "storage"
    assert page.last("news")["number"] == 0
    tab.is_full = False
    page.say(wire.Answer(number=0, option=question["options"][0]["id"]))
    assert page.last("news")["number"] == 1


def test_everything_goes_out_as_one_file_and_comes_in_again(dice: random.Random) -> None:
    """Running matches, finished ones and reviews; what is known already stays as it is, and bad ones are named."""
    tab = Tab()
    over, running = set_table(tab, "hnefatafl"), set_table(tab, "duel")
    page = tab.page(over)
    play(tab, page, dice)
    play(tab, tab.page(running), dice, 9)
    file = tab.ask("GET", "/api/kept")
    assert file.name.startswith("meadhall-matches-")
    other = Tab()
    assert other.ask("POST", "/api/kept", file.body).told == {"kept": 2, "known": 0, "refused": []}
    assert other.ask("POST", "/api/kept", file.body).told == {"kept": 0, "known": 2, "refused": []}
    assert other.keeps.rows == tab.keeps.rows
    assert other.page(running).last("news")["view"] == tab.page(running).last("news")["view"]
    assert other.ask("GET", f"/api/replays/{over}/de").body == tab.ask("GET", f"/api/replays/{over}/de").body


@pytest.mark.parametrize(
    "spoil",
    [
        lambda match: match.pop("head"),
        lambda match: match.update(head="{}"),
        lambda match: match.update(id="other"),
        lambda match: match.update(rows=[*match["rows"], '[99,"answer",0,"x",0.0,0.0]']),
        lambda match: match.update(rows=["nonsense"]),
        lambda match: match.update(head=match["head"].replace("hnefatafl", "chess")),
        lambda match: match.update(end=3),
    ],
)
def test_match_of_a_file_that_these_rules_do_not_lead_to_is_left_out(
    spoil: Callable[[Any], object], dice: random.Random
) -> None:
    """It is named with why, and the others are kept."""
    tab = Tab()
    ids = [set_table(tab, "hnefatafl") for _ in range(2)]
    play(tab, tab.page(ids[0]), dice, 4)
    file = json.loads(tab.ask("GET", "/api/kept").body)
    spoil(file["matches"][0])
    told = Tab().ask("POST", "/api/kept", json.dumps(file)).told
    assert (told["kept"], told["known"], len(told["refused"])) == (1, 0, 1)
    assert told["refused"][0]["text"]


@pytest.mark.parametrize("text", ["", "{}", "[", '{"format":"x","version":"1","matches":[]}', "\x00"])
def test_file_that_is_none_of_ours_is_refused(text: str) -> None:
    """In the words of the page."""
    told = Tab().ask("POST", "/api/kept", text, "uk")
    assert (told.status, told.told["text"]) == (400, words("server", "uk").say("no-matches"))


def test_deleting_everything_leaves_nothing_and_closes_the_tables(dice: random.Random) -> None:
    """Whoever still looks at a table is told that it is gone."""
    tab = Tab()
    page = tab.page(set_table(tab, "duel"))
    play(tab, page, dice, 5)
    assert tab.ask("POST", "/api/kept/delete").told["matches"] == 0
    assert tab.keeps.dump({}) == []
    assert page.closed == (GONE, "")
    assert tab.hall.rooms == {}
    assert tab.ask("GET", "/api/matches").told == []


# ---------------------------------------------------------------- several tabs
def test_tabs_share_a_match_and_one_of_them_leads(dice: random.Random) -> None:
    """What is answered in one is told in the other; bots are woken once; who leads goes, and the other goes on."""
    store, tabs = Store(), list[Tab]()
    one, two = Tab(store, tabs), Tab(store, tabs)
    id = set_table(one, "hnefatafl", ME, BOT)
    first, second = one.page(id), two.page(id)
    assert (one.leads, two.leads) == ({id}, set())
    question = second.last("news")["question"]
    second.say(wire.Answer(number=0, option=question["options"][0]["id"]))
    for tab in tabs:
        tab.advance()
    assert first.last("news")["number"] == second.last("news")["number"] == 1
    one.think_all()  # of the chances, which were asked for before
    assert [json.loads(text)[0] for text in one.thoughts.values()] == ["answer"]
    assert not any(json.loads(text)[0] == "answer" for text in two.thoughts.values())
    one.think_all()
    for _ in range(12):
        for tab in tabs:
            tab.advance(1.0)
    assert first.last("news")["number"] == second.last("news")["number"] == 2
    first.leave()
    two.hall.lead(id, leads=True)
    play(two, second, dice, 8)
    assert second.last("news")["number"] > 2


def test_answers_of_two_tabs_at_once_count_once() -> None:
    """Rows decide: who comes second is told how it stands."""
    store = Store()
    one, two = Tab(store), Tab(store)  # they do not hear of each other
    id = set_table(one, "hnefatafl", ME, HERE)
    first, second = one.page(id), two.page(id)
    options = first.last("news")["question"]["options"]
    first.say(wire.Answer(number=0, option=options[0]["id"]))
    second.say(wire.Answer(number=0, option=options[1]["id"]))
    assert second.last("refused")["reason"] == "stale"
    assert second.last("news")["view"] == first.last("news")["view"]


def test_notice_of_another_version_harms_nothing() -> None:
    """It is written down and forgotten."""
    tab = Tab()
    tab.hall.notice('{"kind":"unheard"}')
    assert len(tab.warnings) == 1


# ---------------------------------------------------------------- pages
def test_page_that_does_not_say_hello_is_turned_away() -> None:
    """As on a socket: with a word of why, and the code of who breaks the rules."""
    tab = Tab()
    id = set_table(tab, "duel")
    for said in (wire.Ping(), wire.Hello(version=0, language="de")):
        page = tab.pages[900] = Page(tab, 900)
        tab.hall.enter(900, id)
        page.say(said)
        assert page.closed is not None
        assert page.closed[0] == 1008
        assert page.told[-1]["kind"] == "refused"


@pytest.mark.parametrize("language", ["en", "ru"])
def test_table_that_is_not_there_says_so(language: str) -> None:
    """A line to it is closed with the words of the page."""
    page = Tab().page("nothing", language)
    assert page.closed == (GONE, words("server", language).say("no-match"))


def test_room_is_closed_when_nobody_looks() -> None:
    """Nothing is left of it: no alarm rings in vain, and no thought is waited for."""
    tab = Tab()
    page = tab.page(set_table(tab, "unicorns"))
    page.leave()
    tab.advance(100.0)
    assert tab.hall.rooms == {}
    assert tab.hall.alarms == {}
    assert tab.warnings == []


def test_friends_cannot_be_invited() -> None:
    """Nobody could come: the page is told where friends play together."""
    order = {"game": "duel", "setup": SETUPS["duel"], "chairs": [ME, FRIEND]}
    told = Tab().ask("POST", "/api/matches", order, "de")
    assert (told.status, told.told["text"]) == (409, words("server", "de").say("no-friends"))


# ---------------------------------------------------------------- afterwards
def test_finished_match_is_replayed_reviewed_counted_and_played_on(
    dice: random.Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everything that a served hall offers afterwards."""
    monkeypatch.setattr(reviews, "ITERATIONS", 8)
    tab = Tab()
    id = set_table(tab, "hnefatafl", ME, BOT)
    page = tab.page(id)
    play(tab, page, dice, 14)
    page.say(wire.Resign(seat=0))
    page.leave()
    review = tab.ask("GET", f"/api/replays/{id}/en/review").told
    assert review["state"] == "thinking"
    while review["state"] == "thinking":
        tab.advance()
        tab.think_all()
        review = tab.ask("GET", f"/api/replays/{id}/en/review").told
    assert review["curve"]
    assert id in tab.keeps.reviews
    made = tab.ask("POST", f"/api/replays/{id}/continue", {"number": 4, "chairs": [ME, BOT]})
    assert tab.page(made.told["id"]).last("news")["number"] == 5
    brought = tab.ask("POST", "/api/replays", tab.ask("GET", f"/api/replays/{id}/transcript").body)
    assert tab.ask("GET", f"/api/replays/{brought.told['id']}/uk").told["uploaded"]
    assert tab.ask("GET", "/api/statistics/en").told["matches"] == 1
    lines = tab.ask("GET", "/api/statistics/export.csv?table=matches").body.splitlines()
    assert len(lines) == 2
    told = json.loads(tab.ask("GET", "/api/statistics/export.json").body)
    assert len(told["matches"]) == 1


def test_endpoint_that_breaks_answers_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """No page waits for ever: it is told, and what went wrong is written down."""
    tab = Tab()
    monkeypatch.setattr(tab.hall.lists, "known", lambda: 1 / 0)
    told = tab.ask("GET", "/api/matches")
    assert told.status == 500
    assert "ZeroDivisionError" in tab.warnings[0]
