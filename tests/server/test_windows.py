from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Final

import pytest

import meadhall
from meadhall import Match
from meadhall.hall.refusal import StorageError
from meadhall.hall.rooms.window import Window
from meadhall.hall.thoughts import Answer, Payer, Thought
from meadhall.server.processes.brains import Brains
from tests.server.house import DUEL, PATIENCE, House, Page
from tests.server.still import StillTime

HERD: Final[dict[str, Any]] = {"players": 3, "first": 0}
PASS: Final = "let_pass"  # noqa: S105 - an answer, not a word for a door
BABIES: Final = 3  # answers before the first turn


def opening(seed: int) -> Match:
    """A match of three whose first player is about to play the first card."""
    match = meadhall.new_match("unicorns", HERD, seed)
    while match.decision.question != "choose_action":
        match.answer(match.decision.options[0])
    return match


def seed_where(*holding: bool) -> int:
    """A match in which the second and the third player hold an instant, or not, when the first card is played."""
    for seed in range(200):
        match = opening(seed)
        match.answer(match.decision.options[0])
        if match.decision.question == "choose_response":
            places = Window(match, 0, 0.0, 1.0).places
            wanted = [["stop:neigh", PASS] if holds else [PASS] for holds in holding]
            if [[option.id for option in place.decision.options] for place in places.values()] == wanted:
                return seed
    raise AssertionError("there is no such deal")


@contextmanager
def card_played(
    house: House, *holding: bool, bots: tuple[int, ...] = (), window: int = 1
) -> Iterator[tuple[str, list[Page]]]:
    """A table at which the first player has just played a card: its id, and the pages of all people."""
    seed = seed_where(*holding)
    sitters = ["guest" if seat in bots else house.person() for seat in range(3)]
    answers = opening(seed).transcript()["answers"]
    id = house.deal("unicorns", HERD, *sitters, seed=seed, window=window, answers=answers)  # type: ignore[arg-type]
    with ExitStack() as open_pages:
        pages = [open_pages.enter_context(each.page(id)) for each in sitters if not isinstance(each, str)]
        pages[0].answer(pages[0].options[0])
        yield id, pages


def own_window(page: Page) -> dict[str, Any]:
    """The window in which a page is asked."""
    found: dict[str, Any] = page.until_asked("choose_response")["window"]
    return found


def values(house: House, id: str) -> list[tuple[int, str]]:
    """Who has answered what since the card was played."""
    return [(row.seat, row.value) for row in house.rows(id)[BABIES + 1 :]]


def instant(page: Page) -> str:
    """The instant that a page may throw in."""
    return next(option for option in page.options if option != PASS)


@pytest.mark.usefixtures("still")
def test_window_is_shown_to_all_asked_people_at_once(house: House) -> None:
    """Everybody who may respond is asked at the same moment, and everybody else sees who is asked and for how long."""
    with card_played(house, False, True, window=8) as (id, (ana, ben, cai)), house.browser().page(id) as watching:
        for page in (ben, cai):
            window = own_window(page)
            assert (window["milliseconds"], window["left"], window["given"]) == (8000, 8000, None)
        ana.hear("news", lambda told: told["number"] == BABIES + 1)
        for page in (ana, ben, cai, watching):
            assert page.news["asked"]["seats"] == [1, 2]
            assert page.news["asked"]["window"]["given"] is None
        assert ana.question is None
        assert watching.question is None


def test_answers_are_fed_in_turn_order_whatever_order_they_come_in(house: House, still: StillTime) -> None:
    """The third player is quicker than the second, yet the match hears them in turn order; both within one window."""
    with card_played(house, True, True) as (id, (ana, ben, cai)):
        for page in (cai, ben):
            own_window(page)
            page.answer(PASS)
            assert page.hear("news")["question"]["window"]["given"] == PASS
        assert values(house, id) == []
        still.advance(1.0)
        ana.hear("news", lambda told: told["number"] > BABIES + 1)
        assert values(house, id) == [(1, PASS), (2, PASS)]


@pytest.mark.usefixtures("still")
def test_nobody_hears_what_another_has_said_before_the_window_closes(house: House) -> None:
    """A pass is told to nobody but who gave it: neither that it came, nor when."""
    with card_played(house, True, True, window=2) as (_, (ana, ben, cai)):
        own_window(ben)
        own_window(cai)
        ana.hear("news", lambda told: told["number"] == BABIES + 1)
        cai.answer(PASS)
        cai.hear("news")
        assert [*ana.hear_all(0.3), *ben.hear_all(0.3)] == []


def test_instant_voids_later_answers_and_opens_the_next_window(house: House) -> None:
    """The second player's instant counts at once: what the third has said is void, and they are asked anew."""
    with card_played(house, True, True, window=30) as (id, (ana, ben, cai)):
        own_window(cai)
        cai.answer(PASS)
        own_window(ben)
        neigh = instant(ben)
        ben.answer(neigh)
        ana.hear("news", lambda told: told["number"] == BABIES + 2)
        assert values(house, id) == [(1, neigh)]
        assert own_window(cai)["given"] is None
        assert ana.news["asked"]["seats"] == [2, 0]
        assert PASS in ana.options


def test_instant_waits_until_those_before_have_let_the_card_pass(house: House) -> None:
    """The third player's instant does not count before the second has passed; then it counts at once."""
    with card_played(house, True, True, window=30) as (id, (ana, ben, cai)):
        own_window(cai)
        neigh = instant(cai)
        cai.answer(neigh)
        cai.hear("news", lambda told: told["question"]["window"]["given"] == neigh)
        assert values(house, id) == []
        own_window(ben)
        ben.answer(PASS)
        ana.hear("news", lambda told: told["number"] == BABIES + 3)
        assert values(house, id) == [(1, PASS), (2, neigh)]


@pytest.mark.parametrize(
    ("holding", "bots"),
    [
        ((False, False), ()),
        ((True, False), ()),
        ((False, True), ()),
        ((True, True), ()),
        ((False, False), (2,)),
        ((True, False), (2,)),  # a bot with an instant might use it
    ],
    ids=str,
)
def test_window_stays_open_its_whole_time_whatever_anybody_holds(
    house: House, still: StillTime, holding: tuple[bool, bool], bots: tuple[int, ...]
) -> None:
    """With two people at the table a window's length tells nothing, even if all have passed at once."""
    with card_played(house, *holding, bots=bots) as (id, pages):
        pages[0].hear("news", lambda told: told["number"] == BABIES + 1)
        for page in pages[1:]:
            own_window(page)
            page.answer(PASS)
            page.hear("news")
        still.advance(0.999)
        assert values(house, id) == []
        still.advance(0.001)
        pages[0].hear("news", lambda told: told["number"] > BABIES + 1)
        assert values(house, id) == [(1, PASS), (2, PASS)]


# ---------------------------------------------------------------- what others could notice
SLOW: Final = 0.5  # seconds that somebody thinks who has a choice
BEAT: Final = 0.8  # seconds until bots answer


def unlike(match: Match, before: int, question: str) -> dict[bool, Match]:
    """Two worlds that the first player cannot tell apart, in which the last one to be asked has a choice, or none."""
    found: dict[bool, Match] = {}
    for deal in range(400):
        world = match.determinize(0, deal)
        twin = world.clone()
        twin.answer(twin.decision.options[0])
        holding: list[bool] = []
        while twin.outcome is None and twin.decision.question == question and len(holding) < before + 1:
            holding.append(len(twin.decision.options) > 1)
            twin.answer(twin.decision.options[-1])
        if len(holding) == before + 1 and not any(holding[:-1]):
            found.setdefault(holding[-1], world)
        if len(found) == 2:
            return found
    raise AssertionError("there are no such worlds")


def enter_world(house: House, id: str, world: Match) -> None:
    """Have a match go on in another world, before anybody comes."""

    async def enter() -> None:
        (await house.hall.room(id)).room.course.match = world.clone()

    asyncio.run_coroutine_threadsafe(enter(), house.loop).result(PATIENCE)


class Passing:
    """A bot that thinks only where it has a choice, and then does nothing."""

    def __init__(self, brains: Brains, still: StillTime, slow: float = SLOW) -> None:
        self.others = brains.think
        self.still = still
        self.slow = slow

    async def think(self, thought: Thought, payer: Payer) -> Any:
        """The last answer, at once where there is no other; whatever else is thought about is thought as ever."""
        if not isinstance(thought, Answer):
            return await self.others(thought, payer)
        options = Match.from_json(thought.world).decision.options
        if len(options) > 1:
            await self.still.wait(self.slow)
        return options[-1].id


def notes(messages: list[dict[str, Any]]) -> list[str]:
    """Messages as they are written, apart from how many milliseconds are left.

    A chance is left out: it is the seat's own, guessed in a world dealt from what it knows, and comes when it comes.
    """
    written = [json.dumps(told) for told in messages if told["kind"] != "chance"]
    return [re.sub(r'"left": \d+', '"left": 0', text) for text in written]


def overheard(
    still: StillTime, asking: Page, watching: list[Page], asked: list[Page], *, thinks: bool, seconds: float
) -> list[list[str]]:
    """What others hear from when a question is put until it is answered; the last, a person or a bot, may think."""
    number = asking.news["number"] + 1
    asking.answer(asking.options[0])
    others = [asking, *watching]
    for page in others:
        page.hear_number(number)
    marks = [len(page.traffic) for page in others]
    is_bot = len(asked) < len(asking.news["asked"]["seats"])
    quick = asked[:-1] if thinks and not is_bot else asked
    for page in quick:
        give_last(page)
    if is_bot:
        still.until_waiting(BEAT)
    still.advance(SLOW)
    for page in asked[len(quick) :]:
        give_last(page)
    still.until_waiting(seconds - SLOW)
    still.advance(seconds - SLOW)
    for page in others:
        page.hear("news", lambda told: told["number"] > number)
    return [notes(page.traffic[mark:]) for page, mark in zip(others, marks, strict=True)]


def give_last(page: Page) -> None:
    """Give the last answer, and wait until the server has taken it."""
    page.until_asked()
    page.answer(page.options[-1])
    page.say("ping")
    page.hear("pong")


def seconds_between(house: House, id: str, number: int) -> float:
    """Seconds from when a row was stored until the next was."""
    first, second = house.rows(id)[number : number + 2]
    return round(second.at - first.at, 3)


@pytest.mark.parametrize("slow", [SLOW, 9 * BEAT], ids=["quiet hall", "busy hall"])
@pytest.mark.parametrize(
    ("bots", "seconds"),
    [((2,), 1.0), ((1, 2), BEAT), ((), 1.0)],
    ids=["bot", "alone with bots", "person who may let pass at once"],
)
def test_window_tells_nothing_of_what_the_last_player_holds(
    house: House, still: StillTime, monkeypatch: pytest.MonkeyPatch, bots: tuple[int, ...], seconds: float, slow: float
) -> None:
    """Whether they hold an instant or not, others get the very same messages, and the window closes at the same time.

    A person without an instant lets the card pass at once, as a page does that was told to; one with an instant thinks.
    In a busy hall a bot's thought takes many beats: its end is set before it begins, and who is not ready passes.
    """
    monkeypatch.setattr(house.hall.settings, "hold", BEAT)
    monkeypatch.setattr(house.hall.brains, "think", Passing(house.hall.brains, still, slow).think)
    answers: Any = opening(3).transcript()["answers"]
    heard: dict[bool, tuple[list[list[str]], float]] = {}
    for holds, world in unlike(opening(3), 1, "choose_response").items():
        sitters = ["guest" if seat in bots else house.person() for seat in range(3)]
        id = house.deal("unicorns", HERD, *sitters, answers=answers)
        enter_world(house, id, world)
        with ExitStack() as open_pages:
            pages = [open_pages.enter_context(each.page(id)) for each in sitters if not isinstance(each, str)]
            watching = open_pages.enter_context(house.browser().page(id))
            told = overheard(still, pages[0], [watching], pages[1:], thinks=holds, seconds=seconds)
            heard[holds] = told, seconds_between(house, id, BABIES)
    assert heard[True] == heard[False]
    messages, spent = heard[True]
    assert all(len(told) >= 1 for told in messages)
    assert spent == seconds


@pytest.mark.parametrize("holds", [False, True], ids=["holds nothing", "holds an instant"])
def test_pass_given_by_itself_cannot_be_told_from_one_by_hand(house: House, still: StillTime, holds: bool) -> None:
    """A page that lets a card pass by itself at once, a hand that does so later, one that never does: all sound alike.

    Whatever the seat holds, the others' lines get the same bytes, and the outcome comes when the window's time is over.
    """
    heard: list[tuple[list[list[str]], float]] = []
    for moment in (0.0, SLOW, None):
        with card_played(house, False, holds) as (id, (ana, ben, cai)), house.browser().page(id) as watching:
            others = [ana, ben, watching]
            for page in (ana, ben):  # who watches came later, and was told so first
                page.hear_number(BABIES + 1)
            marks = [len(page.traffic) for page in others]
            still.until_waiting(1.0)
            for now in (0.0, SLOW):
                still.advance(now)
                if moment == now:
                    give_last(cai)
                assert values(house, id) == []
            still.advance(1.0 - SLOW)
            for page in others:
                page.hear("news", lambda told: told["number"] > BABIES + 1)
            told = [notes(page.traffic[mark:]) for page, mark in zip(others, marks, strict=True)]
            heard.append((told, seconds_between(house, id, BABIES)))
    assert heard[0] == heard[1] == heard[2]
    assert all(len(told) >= 1 for told in heard[0][0])
    assert heard[0][1] == 1.0


@pytest.mark.parametrize("is_bot", [True, False], ids=["bot", "person"])
def test_defence_tells_nothing_of_what_the_defender_holds(
    house: House, still: StillTime, monkeypatch: pytest.MonkeyPatch, is_bot: bool
) -> None:
    """Without a card to defend with, or with some and no wish to: the attacker hears the same at the same time."""
    monkeypatch.setattr(house.hall.settings, "hold", BEAT)
    monkeypatch.setattr(house.hall.brains, "think", Passing(house.hall.brains, still).think)
    match = meadhall.new_match("duel", DUEL, 1)
    while match.decision.question != "choose_attack_card":
        match.answer(match.decision.options[0])
    answers: Any = match.transcript()["answers"]
    heard: dict[bool, tuple[list[list[str]], float]] = {}
    for holds, world in unlike(match, 0, "choose_defence_card").items():
        ana, ben = house.person(), house.person()
        id = house.deal("duel", DUEL, ana, "guest" if is_bot else ben, answers=answers)
        enter_world(house, id, world)
        with ana.page(id) as first, ben.page(id) as second:
            asked = [second][is_bot:]
            told = overheard(still, first, [second][:is_bot], asked, thinks=holds, seconds=BEAT)
            heard[holds] = told, seconds_between(house, id, len(answers))
    assert heard[True] == heard[False]
    assert heard[True][1] == BEAT


@pytest.mark.parametrize("holds", [True, False])
def test_defence_of_a_bot_is_shown_after_one_beat_however_busy_the_hall_is(
    house: House, still: StillTime, monkeypatch: pytest.MonkeyPatch, holds: bool
) -> None:
    """Whoever has nothing to choose from would be quicker where thoughts wait for each other."""
    monkeypatch.setattr(house.hall.settings, "hold", BEAT)
    monkeypatch.setattr(house.hall.brains, "think", Passing(house.hall.brains, still, 9 * BEAT).think)
    match = meadhall.new_match("duel", DUEL, 1)
    while match.decision.question != "choose_attack_card":
        match.answer(match.decision.options[0])
    answers: Any = match.transcript()["answers"]
    world = unlike(match, 0, "choose_defence_card")[holds]
    ana = house.person()
    id = house.deal("duel", DUEL, ana, "guest", answers=answers)
    enter_world(house, id, world)
    with ana.page(id) as page:
        page.answer(page.options[0])
        still.until_waiting(BEAT)
        still.advance(BEAT)
        page.hear_number(len(answers) + 2)
    assert seconds_between(house, id, len(answers)) == BEAT


def test_window_closes_without_answers_when_its_time_is_over(house: House, still: StillTime) -> None:
    """Who says nothing has let it pass."""
    with card_played(house, True, True) as (id, (ana, _, _)):
        still.until_waiting(1.0)
        still.advance(1.0)
        ana.hear("news", lambda told: told["number"] > BABIES + 1)
        assert values(house, id) == [(1, PASS), (2, PASS)]


@pytest.mark.parametrize(("pause", "closes"), [(0.0, 0.5), (0.9, 0.9)], ids=["quick", "slow"])
def test_window_closes_on_the_answer_of_a_person_alone_with_bots(
    house: House, still: StillTime, monkeypatch: pytest.MonkeyPatch, pause: float, closes: float
) -> None:
    """It waits for the person, however long; then it closes, though not before the bots' beat."""
    monkeypatch.setattr(house.hall.settings, "hold", 0.5)
    sitter = house.person()
    seed = next(seed for seed in range(99) if first_bot_is_asked_with(opening(seed)))
    answers: Any = opening(seed).transcript()["answers"]
    moves = [*answers, opening(seed).decision.options[0].id]
    id = house.deal("unicorns", HERD, "guest", sitter, "guest", seed=seed, answers=moves)
    begun = still.date()  # the window opens when the page comes
    with sitter.page(id) as page:
        own_window(page)
        still.until_waiting(0.5)
        still.advance(pause)
        assert house.rows(id)[len(moves) :] == []
        give_last(page)
        if pause < closes:
            assert house.rows(id)[len(moves) :] == []
            still.advance(closes - pause)
        if page.news["number"] == len(moves):
            page.hear("news", lambda told: told["number"] > len(moves))
        row = house.rows(id)[len(moves)]
        assert (row.seat, round(row.at - begun, 3)) == (1, closes)


def first_bot_is_asked_with(match: Match) -> bool:
    """Whether the first card of a match is answered by the second player, and the third holds no instant."""
    match.answer(match.decision.options[0])
    if match.decision.question != "choose_response":
        return False
    places = list(Window(match, 0, 0.0, 1.0).places.values())
    return len(places[1].decision.options) == 1


def test_answer_in_a_window_is_refused_when_it_is_wrong(house: House, still: StillTime) -> None:
    """A second answer, an unknown one, and one of a seat that is not asked, are refused; the window goes on."""
    with card_played(house, True, False, window=2) as (id, (ana, ben, cai)):
        own_window(ben)
        own_window(cai)
        number = ben.news["number"]
        assert cai.refused("answer", number=number, option="stop:neigh") == "illegal"
        assert cai.refused("answer", number=number - 1, option=PASS) == "stale"
        assert ana.refused("answer", number=number, option=PASS) == "not_asked"
        ben.answer(PASS)
        ben.hear("news")
        assert ben.refused("answer", number=number, option=instant(ben)) == "stale"
        still.advance(2.0)
        ana.hear("news", lambda told: told["number"] > number)
        assert values(house, id) == [(1, PASS), (2, PASS)]


def test_defence_is_not_told_by_its_speed(house: House, still: StillTime, monkeypatch: pytest.MonkeyPatch) -> None:
    """Among people the answer to an attack is shown at a set time, though it may have come at once (the duel)."""
    monkeypatch.setattr(house.hall.settings, "hold", BEAT)
    ana, ben = house.person(), house.person()
    match = meadhall.new_match("duel", DUEL, 1)
    while match.decision.question != "choose_attack_card":
        match.answer(match.decision.options[0])
    answers: Any = match.transcript()["answers"]
    id = house.deal("duel", DUEL, ana, ben, answers=answers)
    with ana.page(id) as first, ben.page(id) as second:
        first.answer(first.options[0])
        second.until_asked("choose_defence_card")
        second.answer(second.options[-1])
        still.until_waiting(BEAT)
        still.advance(BEAT - 0.001)
        assert len(house.rows(id)) == len(answers) + 1
        still.advance(0.001)
        first.hear_number(len(answers) + 2)
        assert seconds_between(house, id, len(answers)) == BEAT


def test_window_closes_later_when_its_answers_could_not_be_stored(
    house: House, still: StillTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing that was answered in a window is lost when the database is away as it closes; nobody answers again."""
    monkeypatch.setattr(house.hall.settings, "patience", 0.1)

    def failing(_told: object) -> list[bool]:
        raise StorageError("the database is away")

    with card_played(house, True, True) as (id, (ana, ben, cai)):
        for page in (ben, cai):
            own_window(page)
            page.answer(PASS)
            page.hear("news")
        number = ana.hear_number(BABIES + 1)["number"]
        with monkeypatch.context() as broken:
            broken.setattr(house.hall.ledger.storage, "append", failing)
            still.advance(1.0)
            for _ in range(2):
                still.until_waiting(0.1)
                assert len(house.rows(id)) == number
                still.advance(0.1)
            still.until_waiting(0.1)
        still.advance(0.1)
        ana.hear("news", lambda told: told["number"] > number)
        assert values(house, id) == [(1, PASS), (2, PASS)]
