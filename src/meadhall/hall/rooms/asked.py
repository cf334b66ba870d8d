"""Asked: the open question of a room: to whom it was put and when, and its window if several seats answer at once."""

from __future__ import annotations

from meadhall.bundle import bundle_of
from meadhall.hall.rooms.course import Course
from meadhall.hall.rooms.seating import Seating
from meadhall.hall.rooms.window import Window


class Asked:
    """What is asked now."""

    def __init__(self, course: Course, seating: Seating) -> None:
        self.course = course
        self.seating = seating
        self.window: Window | None = None
        self.since = 0.0  # when it was asked
        self.put = -1  # the number of rows at which the question was put to whom it concerns
        self.leads = False  # whether bots, windows and clocks of this match are this process's task
        self.holding = -1  # the number of rows at which an answer was held back last

    @property
    def seats(self) -> list[int]:
        """All who are asked now."""
        if self.course.is_over or not self.seating.is_full:
            return []
        if self.window is not None:
            return self.window.seats
        if self.course.draft is not None:
            return self.course.draft.waiting
        return [self.course.match.decision.seat]

    @property
    def number(self) -> int:
        """The number of rows that an answer must name."""
        return self.course.number if self.window is None else self.window.number

    @property
    def keeps_waiting(self) -> int:
        """The seat that all others wait for: the one that is asked, or the first of those that are."""
        draft = self.course.draft
        if draft is None:
            return self.course.match.decision.seat
        people = [seat for seat in draft.waiting if not self.seating.is_bot(seat)]
        return (people or draft.waiting)[0]

    @property
    def is_held_back(self) -> bool:
        """Whether the open question is one whose answer must not tell by its speed."""
        return bundle_of(self.course.record.game).held_back == self.course.match.decision.question
