from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.hall import wire
from meadhall.hall.records import ANSWER, LEAVE
from meadhall.hall.rooms.clock import Clocks
from tests.server.house import DUEL, ME, House, opened
from tests.server.still import StillTime

PLACED = ("place:harpy-1:S18", "place:harpy-2:S19", "place:harpy-3:S23")


def test_bot_answers_for_who_is_late_with_a_move(house: House, still: StillTime) -> None:
    """So many seconds for each answer: after them a bot answers, and the next question has its own time."""
    ana, ben = house.person(), house.person()
    id = house.deal("duel", DUEL, ana, ben, timing=wire.Timing(kind="move", seconds=1, late="bot"))
    with ana.page(id) as page:
        still.until_waiting(1.0)
        assert page.news["clocks"] == [{"left": 1000, "runs": True}, {"left": 1000, "runs": False}]
        still.advance(0.999)
        assert house.rows(id) == []
        still.advance(0.001)
        page.hear_number(1)
        assert page.news["clocks"] == [{"left": 1000, "runs": True}, {"left": 1000, "runs": False}]
        (row,) = house.rows(id)
        assert (row.kind, row.seat, row.value[:5], row.used) == (ANSWER, 0, "place", 1.0)


def test_late_seat_leaves_when_the_table_says_so(house: House, still: StillTime) -> None:
    """Who is late forfeits the match."""
    ana, ben = house.person(), house.person()
    id = house.deal("duel", DUEL, ana, ben, timing=wire.Timing(kind="move", seconds=1, late="forfeit"))
    with ben.page(id) as page:
        still.until_waiting(1.0)
        still.advance(1.0)
        page.hear("news", lambda told: told["end"])
        assert page.news["end"]["winners"] == [1]
        assert not any(clock["runs"] for clock in page.news["clocks"])
    assert [(row.kind, row.seat) for row in house.rows(id)] == [(LEAVE, 0)]


def test_time_for_a_match_runs_on_through_several_questions(house: House, still: StillTime) -> None:
    """So many seconds for a whole match: a seat that is asked twice in a row has no more of them the second time."""
    ana, ben = house.person(), house.person()
    id = house.deal("duel", DUEL, ana, ben, timing=wire.Timing(kind="match", seconds=2, late="forfeit"))
    with ana.page(id) as page:
        for number in (0, 1):
            still.advance(0.5)
            page.answer(page.until_asked()["options"][0]["id"])
            page.hear_number(number + 1)
        assert page.news["clocks"][0]["left"] == 1000
        still.until_waiting(1.0)
        still.advance(1.0)
        page.hear("news", lambda told: told["end"])
    assert [(row.kind, row.used) for row in house.rows(id)] == [(ANSWER, 0.5), (ANSWER, 0.5), (LEAVE, 1.0)]


def test_clock_runs_on_when_a_page_is_loaded_again(house: House, still: StillTime) -> None:
    """Who leaves and comes back, or opens a second page, has no more time than before."""
    ana, ben = house.person(), house.person()
    id = house.deal("duel", DUEL, ana, ben, timing=wire.Timing(kind="move", seconds=30))
    with ben.page(id), ana.page(id):
        still.advance(0.5)
        with ana.page(id) as second:
            assert second.news["clocks"][0]["left"] == 29_500
    with ana.page(id) as third:  # nobody was in the room
        assert third.news["clocks"][0]["left"] == 29_500


def test_clock_stops_while_another_seat_is_asked(house: House, still: StillTime) -> None:
    """Time is taken from who is asked."""
    ana, ben = house.person(), house.person()
    timing = wire.Timing(kind="match", seconds=60)
    id = house.deal("duel", DUEL, ana, ben, timing=timing, answers=PLACED)
    with ben.page(id) as page, ana.page(id) as other:
        assert [clock["runs"] for clock in page.news["clocks"]] == [False, True]
        still.advance(0.25)
        page.answer(page.options[0])
        other.until_asked()
        assert other.news["clocks"] == [{"left": 60_000, "runs": True}, {"left": 59_750, "runs": False}]


def test_clocks_count_what_is_left_and_never_below_nothing() -> None:
    """A seat's time runs only while it is asked."""
    clocks = Clocks(wire.Timing(kind="match", seconds=10), 2)
    clocks.start(0, 100.0)
    clocks.start(1, 103.0)
    assert [clocks.remaining(seat, 104.0) for seat in (0, 1)] == [7.0, 9.0]
    clocks.stop(105.0)
    assert [clock.left for clock in clocks.told(200.0)] == [7000, 8000]
    clocks.start(0, 200.0)
    assert clocks.remaining(0, 300.0) == 0.0
    assert Clocks(wire.Timing(), 2).told(1.0) == []


def test_clocks_stand_as_the_rows_tell() -> None:
    """What a row has cost is lost for good, and no more than that; a new move has its own time."""
    clocks = Clocks(wire.Timing(kind="match", seconds=10), 2)
    clocks.start(0, 100.0)
    clocks.start(0, 101.0)  # asked once more, without a row
    assert clocks.used(102.5) == 2.5
    clocks.settle(0, 2.5)
    assert clocks.used(200.0) == 0.0
    assert [clocks.remaining(seat, 200.0) for seat in (0, 1)] == [7.5, 10.0]
    clocks.settle(1, 99.0)
    assert [clock.left for clock in clocks.told(200.0)] == [7500, 0]
    moves = Clocks(wire.Timing(kind="move", seconds=10), 2)
    for used in (4.0, 3.0, 0.0):
        moves.settle(0, used)
    assert moves.remaining(0, 0.0) == 7.0


def left(house: House, id: str) -> list[float]:
    """Seconds on all clocks when the open question was put."""
    return list(house.room(id).room.clocks.left)


def test_clocks_go_on_as_they_stood_when_the_hall_opens_again(tmp_path: Path) -> None:
    """After a restart every seat has the time it had after the last row; the time since costs nobody anything."""
    timing = wire.Timing(kind="match", seconds=60, late="forfeit")
    with opened(tmp_path) as house:
        still = house.hall.timer = StillTime(house.loop)
        ana, ben = house.person(), house.person()
        id = house.deal("duel", DUEL, ana, ben, timing=timing, answers=PLACED[:2])
        with ana.page(id) as page:
            still.advance(0.25)
            page.answer(PLACED[2])
            page.hear_number(3)
            still.advance(0.25)
            assert left(house, id) == [59.75, 60.0]
            told = page.news["clocks"][0]
        assert house.rows(id)[-1].used == 0.25
    with opened(tmp_path) as house, house.browser(ana.cookie).page(id) as page:
        assert left(house, id) == [59.75, 60.0]
        assert page.news["clocks"][0] == told
        assert [clock["runs"] for clock in page.news["clocks"]] == [False, True]


def test_time_is_not_given_back_when_a_choice_is(tmp_path: Path) -> None:
    """Who takes a choice back has thought all the same, before a restart and after."""
    timing = wire.Timing(kind="match", seconds=60, late="bot")
    with opened(tmp_path) as house:
        still = house.hall.timer = StillTime(house.loop)
        ana, ben = house.person(), house.person()
        id = house.deal("duel", DUEL, ana, ben, timing=timing)
        with ana.page(id) as page:
            for number, ask in enumerate(({"kind": "answer", "option": PLACED[0]}, {"kind": "back"})):
                still.advance(0.25)
                page.say(**ask, number=number)
                page.hear_number(number + 1)
            assert left(house, id) == [59.5, 60.0]
    with opened(tmp_path) as house, house.browser(ana.cookie).page(id):
        assert left(house, id) == [59.5, 60.0]


def test_time_is_lost_by_who_is_asked_when_somebody_else_leaves(tmp_path: Path) -> None:
    """A row may be another seat's: the time that it took is that of who was asked."""
    timing = wire.Timing(kind="match", seconds=60, late="bot")
    with opened(tmp_path) as house:
        still = house.hall.timer = StillTime(house.loop)
        ana, ben, cai = (house.person() for _ in range(3))
        id = house.deal("unicorns", {"players": 3, "first": 0}, ana, ben, cai, timing=timing)
        with ana.page(id) as page, cai.page(id) as other:
            still.advance(0.25)
            other.say("resign", seat=2)
            page.hear_number(1)
            assert left(house, id) == [59.75, 60.0, 60.0]
    with opened(tmp_path) as house, house.browser(ana.cookie).page(id):
        assert left(house, id) == [59.75, 60.0, 60.0]


def test_answer_that_is_held_back_is_not_late(house: House, still: StillTime, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has defended in time does not lose the match because the answer is shown later."""
    monkeypatch.setattr(house.hall.settings, "hold", 1.6)
    match = meadhall.new_match("duel", DUEL, 1)
    while match.decision.question != "choose_defence_card":
        match.answer(match.decision.options[0])
    answers: Any = match.transcript()["answers"]
    ana, ben = house.person(), house.person()
    timing = wire.Timing(kind="move", seconds=1, late="forfeit")
    id = house.deal("duel", DUEL, ana, ben, timing=timing, answers=answers[:-1])
    with ana.page(id) as first, ben.page(id) as second:
        first.answer(answers[-1])
        second.until_asked("choose_defence_card")
        second.answer(second.options[-1])
        still.until_waiting(1.0, 1.6)
        still.advance(1.6)
        first.hear_number(len(answers) + 1)
        assert [row.kind for row in house.rows(id)[-2:]] == [ANSWER, ANSWER]


@pytest.mark.parametrize(
    ("asked", "kept"),
    [
        ({"kind": "move", "seconds": -5}, wire.Timing()),
        ({"kind": "none", "seconds": 50}, wire.Timing()),
        ({"kind": "match", "seconds": 10**12}, wire.Timing(kind="match", seconds=24 * 3600)),
    ],
)
def test_clocks_of_a_new_table_are_within_reason(house: House, asked: dict[str, object], kept: wire.Timing) -> None:
    """Nobody can set clocks that never end or never begin."""
    id = house.browser().set_table("duel", DUEL, ME, {"kind": "bot", "level": "guest"}, timing=asked, window=10**9)
    record = house.hall.ledger.storage.load(id)
    assert record is not None
    assert (record.timing, record.window) == (kept, 60)
