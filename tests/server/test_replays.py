from __future__ import annotations

import asyncio
import json
from typing import Any, Final

import msgspec
import pytest

import meadhall
from meadhall.hall import wire
from meadhall.hall.records import ANSWER, BACK, Record, Row, Sitter
from meadhall.hall.replays import archive, tape
from meadhall.hall.replays.tape import Tape
from meadhall.hall.telling.names import bot_called, bots_of
from meadhall.hall.wire.pages.replays import Replay
from meadhall.kernel.game import find_game
from meadhall.localisation import languages, say, words
from meadhall.server.storage.archive import Archive
from meadhall.testing.walks import answers_of as given_to
from tests.games.duel.cases import SETUPS
from tests.games.unicorns.cases import SETUPS as HERDS
from tests.server.house import BOT, DUEL, ME, PATIENCE, House, Told
from tests.server.past import EARLY, kept, played, rows_of, told
from tests.server.test_wire import TABLES

PLACED: Final = ("place:harpy-1:S18", "place:harpy-2:S19", "place:harpy-3:S23", "place:porter:S21")
TURN: Final = "turn_began"


# ---------------------------------------------------------------- steps
@pytest.mark.parametrize(
    ("game", "setup"),
    [("duel", DUEL), ("duel", SETUPS["teams"]), ("unicorns", HERDS["unicorns-of-4"])],
    ids=["duel", "teams", "unicorns"],
)
def test_steps_are_the_answers_in_words_and_in_their_turns(house: House, game: str, setup: Told) -> None:
    """Each answer is a sentence; its turn is how often somebody's turn had begun before it (as in the terminal)."""
    match = played(game, setup)
    ana = house.person()
    others = ["guest"] * (match.seats - 1)
    id = kept(house, match, ana, *others)
    replay = msgspec.json.decode(ana.http.get(f"/api/replays/{id}/en").content, type=Replay)
    twin = meadhall.new_match(game, setup, 3)
    assert [step.turn for step in replay.steps[:1]] == [0]
    begun: list[tuple[int, int]] = []
    for number, (step, row) in enumerate(zip(replay.steps, rows_of(match), strict=True)):
        turns: list[Told] = [event for event in twin.events_for(None) if event["event"] == TURN]
        begun += [(event["seat"], number) for event in turns[len(begun) :]]
        assert (step.turn, step.seat) == (len(turns), row.seat)
        if row.kind == ANSWER and game == "duel":
            option = next(option for option in twin.decision.options if option.id == row.value)
            assert step.text == say(twin, option, "en")
        twin.repeat([given_to(match)[number]])
    assert [(turn.seat, turn.number) for turn in replay.turns[: len(begun)]] == begun
    assert len(replay.turns) == sum(event["event"] == TURN for event in match.events_for(None))
    assert replay.end is not None
    assert replay.end.winners == list(match.outcome.winners if match.outcome else [])
    assert (replay.uploaded, replay.origin, replay.table.id, replay.table.mine) == (False, None, id, [0])


def test_steps_leave_out_what_was_taken_back(house: House) -> None:
    """Only answers that still stand are shown; who leaves is a step too."""
    match = played("duel", DUEL, most=EARLY)
    rows = rows_of(match)
    ana = house.person()
    back = [*rows[:3], Row(3, BACK, 0, "1", 0.0), *(row._replace(number=row.number + 3) for row in rows[1:])]
    id = kept(house, match, ana, "guest", rows=back)
    plain = kept(house, match, ana, "guest")
    steps = told(ana, f"{id}/uk")["steps"]
    assert steps == told(ana, f"{plain}/uk")["steps"]
    assert len(steps) == len(rows)
    assert steps[-1] == {"turn": steps[-1]["turn"], "seat": 1, "text": words("server", "uk").say("step-leaves")}


def test_replay_calls_everybody_as_the_table_did(house: House) -> None:
    """People go by their names, and so do bots; whose seats are mine depends on who asks."""
    ana, ben = house.person(), house.person()
    ana.name, ben.name = "Ana", "Ben"
    id = kept(house, played("unicorns", {"players": 3, "first": 0}), ana, "jarl", ben)
    bot = bot_called(bots_of([Sitter("person", "Ana", None, None), Sitter("bot", "", "jarl", None)])[1], "de")
    for browser, mine in ((ana, [0]), (ben, [2]), (house.browser(), [])):
        replay = told(browser, f"{id}/de")
        assert [seat["name"] for seat in replay["seats"]] == ["Ana", bot, "Ben"]
        assert replay["table"]["mine"] == mine
        assert replay["table"]["language"] == "de"
    secret = [house.visitors.holder(each.cookie) for each in (ana, ben)]
    assert not any(str(each) in json.dumps(told(house.browser(), f"{id}/de")) for each in secret)


@pytest.mark.parametrize("language", sorted(languages()))
def test_replay_is_told_in_every_language(house: House, language: str) -> None:
    """Steps and events come in the language of the address."""
    match = played("unicorns", HERDS["unicorns-of-4"], most=EARLY)
    ana = house.person()
    id = kept(house, match, ana, "guest", "page", "legend")
    found = told(ana, f"{id}/{language}")
    assert {step["text"] for step in found["steps"]} & {words("server", language).say("step-leaves")}
    news = msgspec.json.decode(ana.http.get(f"/api/replays/{id}/{language}/9").content, type=wire.Tells)
    assert isinstance(news, wire.News)
    assert all(event.text for event in news.events)


# ---------------------------------------------------------------- moments
@pytest.mark.parametrize("name", ["duel-of-eyes", "teams-with-closed-hands", "unicorns-of-3"])
def test_moment_from_a_seat_is_exactly_what_that_seat_saw(house: House, name: str) -> None:
    """View and events are those that the match shows the seat; in parts, the events are the whole story.

    A question is told to the eyes that could read it then.
    """
    game, setup = TABLES[name]
    match = played(game, setup, most=120)
    ana = house.person()
    id = kept(house, match, *[ana] * match.seats)
    for seat in range(match.seats):
        twin = meadhall.new_match(game, setup, 3)
        story: list[Any] = []
        for number in range(0, len(given_to(match)) + 1, 7):
            twin.repeat(given_to(match)[len(given_to(twin)) : number])
            since = "" if number == 0 else f"&since={number - 7}"
            news = told(ana, f"{id}/en/{number}?view={seat}{since}")
            assert (news["number"], news["seat"], news["clocks"]) == (number, seat, [])
            assert news["view"] == json.loads(json.dumps(twin.view(seat)))
            assert news["begins"] == len(story)
            story += news["events"]
            assert [facts_of(event) for event in story] == json.loads(json.dumps(twin.events_for(seat)))
            asked = None if twin.outcome is not None else [twin.decision.seat]
            assert (news["asked"] or {"seats": None})["seats"] == asked
            assert (news["question"] is not None) == (asked == [seat])


def facts_of(event: Told) -> Told:
    """An event of the wire as the match tells it."""
    return {"event": event["event"], **event["facts"]}


def test_moment_tells_the_end_only_at_the_end(house: House) -> None:
    """Before the last answer the match is as it was then; nobody is asked at the end."""
    match = played("duel", DUEL, most=EARLY)
    ana = house.person()
    id = kept(house, match, ana, "guest")
    last = len(given_to(match))
    assert told(ana, f"{id}/en/{last - 1}")["end"] is None
    news = told(ana, f"{id}/en/{last}")
    assert news["end"]["winners"] == [0]
    assert news["asked"] is None
    assert told(ana, f"{id}/en")["end"] == news["end"]


def test_going_back_tells_how_much_of_the_story_stands(house: House) -> None:
    """Whoever comes from a later moment is told no events, and after how many the story ends there."""
    match = played("duel", DUEL, most=EARLY)
    ana = house.person()
    id = kept(house, match, ana, "guest")
    later = told(ana, f"{id}/en/20?view=0&since=30")
    whole = told(ana, f"{id}/en/20?view=0")
    assert later["events"] == []
    assert later["begins"] == len(whole["events"])
    assert whole["begins"] == 0


@pytest.mark.parametrize(
    "path",
    ["9999", "-1", "1.5", "x", "0x1", "٣", "1?view=2", "1?view=-1", "1?view=all", "1?view=", "1?since=x",
     "1?since=-1", "1?since=9999", "99999999999999999999"],
)  # fmt: skip
def test_moment_that_is_not_there_is_refused_in_words(house: House, path: str) -> None:
    """Numbers, views and earlier moments that the match does not have."""
    ana = house.person()
    id = kept(house, played("duel", DUEL, most=EARLY), ana, "guest")
    assert told(ana, f"{id}/uk/{path}", 404)["text"] in {
        words("server", "uk").say("not-found"),
        words("server", "uk").say("no-moment", {"most": EARLY + 1}),
    }


def test_replay_that_is_not_there_is_refused(house: House) -> None:
    """Unknown ids and languages."""
    ana = house.person()
    id = kept(house, played("duel", DUEL, most=EARLY), ana, "guest")
    for path in ("nothing/en", "nothing/en/0", "nothing/en/review", "nothing/transcript", f"{id}/fr", f"{id}/fr/0"):
        assert told(ana, path, 404)["text"]


def test_match_of_other_cards_is_refused(house: House) -> None:
    """What today's cards no longer lead to cannot be shown, and it is told why."""
    ana = house.person()
    match = played("duel", DUEL, most=EARLY)
    for parts in ({"fingerprint": "another"}, {"rows": [Row(0, ANSWER, 0, "fly", 0.0)]}):
        id = kept(house, match, ana, "guest", **parts)
        assert "earlier edition" in told(ana, f"{id}/en", 410)["text"]


# ---------------------------------------------------------------- tapes
@pytest.mark.parametrize("total", [0, 5, 64, 500, 2000])
def test_step_repeats_few_answers_however_long_a_match_is(total: int) -> None:
    """Matches are kept at equal distances, not more than a few of them."""
    record = Record(
        id="id", game="duel", setup={**DUEL}, seed=1, version="1", window=8, timing=wire.Timing(), created=0.0,
        fingerprint=find_game("duel").fingerprint(find_game("duel").prepare({**DUEL})), sitters=[],
        rows=[Row(number, ANSWER, 0, "", 0.0) for number in range(total)],
    )  # fmt: skip
    found = Tape(record)
    assert found.stride >= tape.STRIDE
    assert total // found.stride <= tape.MOST_KEPT + 1
    assert found.stride <= max(tape.STRIDE, total / tape.MOST_KEPT)


def test_archive_forgets_who_was_looked_at_first(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only so many matches and answers are kept ready; the others are made anew, and are the same."""
    match = played("duel", DUEL, most=EARLY)
    ana = house.person()
    ids = [kept(house, match, ana, "guest") for _ in range(4)]
    archived = Archive(house.hall.ledger)

    def look(*ids: str) -> list[str]:
        for id in ids:
            assert run(house, archived.tape(id)).total == EARLY + 1
        return list(archived.kept.tapes)

    monkeypatch.setattr(archive, "MOST_TAPES", 2)
    assert look(*ids[:3]) == ids[1:3]
    assert look(ids[1], ids[3]) == [ids[1], ids[3]]
    monkeypatch.setattr(archive, "MOST_TAPES", 9)
    monkeypatch.setattr(archive, "MOST_ANSWERS", 3 * EARLY)
    assert look(*ids) == ids[2:]


def run(house: House, work: Any) -> Any:
    """Have something done in the server's loop."""
    return asyncio.run_coroutine_threadsafe(work, house.loop).result(PATIENCE)


# ---------------------------------------------------------------- a match that goes on
def test_match_that_goes_on_is_refused_at_every_address(house: House) -> None:
    """Nothing hidden leaves before the end, whoever asks: not by any address of replays."""
    ana = house.person()
    id = house.deal("duel", DUEL, ana, "guest", answers=PLACED)
    with ana.page(id) as page:
        for browser in (ana, house.browser()):
            for path in ("en", "en/0", "en/4?view=0", "en/4?view=open", "en/review", "transcript"):
                assert told(browser, f"{id}/{path}", 409)["text"].startswith("This match is not over yet")
            order = {"number": 2, "chairs": [ME, BOT]}
            assert browser.http.post(f"/api/replays/{id}/continue", json=order).status_code == 409
        page.say("resign", seat=0)
        page.hear("news", lambda told: told["end"])
        for path in ("en", "en/0", "en/4?view=0", "en/4?view=open", "en/review", "transcript"):
            told(ana, f"{id}/{path}")
