"""A table as it is listed, from what is kept of it."""

from __future__ import annotations

from meadhall.hall.telling.summaries import asked_in, summary_of
from tests.hall.runner import BOT, FREE, Runner, person

TAFL = {"board": "brandubh"}


def test_table_tells_who_is_here_and_for_whom_a_bot_plays() -> None:
    """As it stands in an open room; whoever is asked reads that it is their turn."""
    course = Runner("hnefatafl", TAFL, person("Ana"), person("Bo")).room.course
    record = course.record
    found = summary_of(record, course.match, asked_in(record, course.match), "Ana", "en", {"Bo"}, {1})
    assert [(seat.here, seat.replaced, seat.host) for seat in found.seats] == [
        (False, False, True),
        (True, True, False),
    ]
    assert (found.state, found.mine, found.waits_for_me, found.end) == ("running", [0], True, None)
    assert not summary_of(record, course.match, [0], "Bo", "en").waits_for_me


def test_table_that_waits_asks_nobody() -> None:
    """A friend is missing: nobody's turn has come."""
    course = Runner("hnefatafl", TAFL, person("Ana"), FREE).room.course
    assert asked_in(course.record, course.match) == []
    assert summary_of(course.record, course.match, [], "Ana", "en").state == "waiting"


def test_end_is_told_from_the_record_alone() -> None:
    """A match that was not played through has the end that was stored."""
    course = Runner("hnefatafl", TAFL, person("Ana"), BOT).room.course
    record = course.record._replace(end={"winners": [0], "reason": "king_captured"})
    found = summary_of(record, course.match, [0], "Ana", "en")
    assert (found.state, found.waits_for_me) == ("over", False)
    assert found.end is not None
    assert "Ana" in found.end
