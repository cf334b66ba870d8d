from __future__ import annotations

import time

import pytest

from meadhall.server import wire
from meadhall.server.clock import Clocks
from meadhall.server.records import ANSWER, LEAVE
from tests.server.house import DUEL, ME, House

PLACED = ("place:harpy-1:S18", "place:harpy-2:S19", "place:harpy-3:S23")


def test_bot_answers_for_who_is_late_with_a_move(house: House) -> None:
    """So many seconds for each answer: after them a bot answers, and the next question has its own time."""
    ana, ben = house.person(), house.person()
    id = house.deal("duel", DUEL, ana, ben, timing=wire.Timing(kind="move", seconds=1, late="bot"))
    with ana.page(id) as page:
        begun = time.monotonic()
        left, other = page.news["clocks"]
        page.hear("news", lambda told: told["number"] == 1)
        assert 0.8 < time.monotonic() - begun < 4.0
        assert (left["runs"], other) == (True, {"left": 1000, "runs": False})
        assert page.news["clocks"][0]["left"] > 800
        (row,) = house.rows(id)
        assert (row.kind, row.seat, row.value[:5]) == (ANSWER, 0, "place")


def test_late_seat_leaves_when_the_table_says_so(house: House) -> None:
    """Who is late forfeits the match."""
    ana, ben = house.person(), house.person()
    id = house.deal("duel", DUEL, ana, ben, timing=wire.Timing(kind="move", seconds=1, late="forfeit"))
    with ben.page(id) as page:
        page.hear("news", lambda told: told["end"])
        assert page.news["end"]["winners"] == [1]
        assert not any(clock["runs"] for clock in page.news["clocks"])
    assert [(row.kind, row.seat) for row in house.rows(id)] == [(LEAVE, 0)]


def test_time_for_a_match_runs_on_through_several_questions(house: House) -> None:
    """So many seconds for a whole match: a seat that is asked twice in a row has no more of them the second time."""
    ana, ben = house.person(), house.person()
    id = house.deal("duel", DUEL, ana, ben, timing=wire.Timing(kind="match", seconds=2, late="forfeit"))
    with ana.page(id) as page:
        begun = time.monotonic()
        for number in (0, 1):
            time.sleep(0.5)
            page.answer(page.until_asked()["options"][0]["id"])
            page.hear_number(number + 1)
        assert page.news["clocks"][0]["left"] < 1100
        page.hear("news", lambda told: told["end"])
        assert 1.8 < time.monotonic() - begun < 5.0
    assert [row.kind for row in house.rows(id)] == [ANSWER, ANSWER, LEAVE]


def test_clock_runs_on_when_a_page_is_loaded_again(house: House) -> None:
    """Who leaves and comes back, or opens a second page, has no more time than before."""
    ana, ben = house.person(), house.person()
    id = house.deal("duel", DUEL, ana, ben, timing=wire.Timing(kind="move", seconds=30))
    with ben.page(id), ana.page(id):
        time.sleep(0.5)
        with ana.page(id) as second:
            assert second.news["clocks"][0]["left"] < 29_700
    with ana.page(id) as third:  # nobody was in the room
        assert third.news["clocks"][0]["left"] < 29_700


def test_clock_stops_while_another_seat_is_asked(house: House) -> None:
    """Time is taken from who is asked."""
    ana, ben = house.person(), house.person()
    timing = wire.Timing(kind="match", seconds=60)
    id = house.deal("duel", DUEL, ana, ben, timing=timing, answers=PLACED)
    with ben.page(id) as page, ana.page(id) as other:
        assert [clock["runs"] for clock in page.news["clocks"]] == [False, True]
        time.sleep(0.3)
        page.answer(page.options[0])
        other.until_asked()
        mine, theirs = other.news["clocks"]
        assert (mine["runs"], theirs["runs"]) == (True, False)
        assert mine["left"] > theirs["left"]


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
