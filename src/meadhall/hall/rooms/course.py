"""Course: a match as its rows have made it, and whose each answer is."""

from __future__ import annotations

from typing import Any

from meadhall import Match
from meadhall.drafting.draft import read
from meadhall.hall.records import DRAFT, Record, Row, after_draft, answer_of, draft_of, opened
from meadhall.kernel.match import open_match


class Course:
    """The match of a room, row by row."""

    def __init__(self, record: Record) -> None:
        self.record = record._replace(rows=[])  # what they say is in the match; many matches lie idle
        self.draft = draft_of(self.record)  # as long as it is under way; the match only holds a place
        self.drafted: list[Row] = []  # what was done in it
        self.is_arranged = True  # whether the setup of the match is stored
        self.waiting: list[Row] = []  # what was done meanwhile and belongs to the match: seats that left
        self.match: Match = opened(self.record)
        self.number = 0  # of rows
        self.given: list[str] = []  # the answers that still count, as a transcript has them
        self.givers: list[int] = []  # and whose each of them is
        self.views: dict[int | None, dict[str, Any]] = {}  # of the present moment, while it is told

    @property
    def is_over(self) -> bool:
        """Whether nothing is asked any more."""
        return self.match.outcome is not None

    def view(self, seat: int | None) -> dict[str, Any]:
        """How the match looks from a seat; looked at once, though several ask."""
        found = self.views.get(seat)
        if found is None:
            found = self.views[seat] = self.match.view(seat)
        return found

    def take(self, row: Row) -> None:
        """Do what a row says that adds something."""
        if row.kind == DRAFT:
            self.drafted.append(row)
        if self.draft is not None:
            self.draft_on(row)
            return
        if row.kind == DRAFT:
            return  # the setup that it has led to is stored
        answer = answer_of(row)
        self.repeat([answer])
        self.given.append(answer)
        self.givers.append(row.seat)

    def draft_on(self, row: Row) -> None:
        """Do what a row says in a draft; with the last act the match begins."""
        draft = self.draft
        assert draft is not None  # noqa: S101 - it was looked at
        if row.kind == DRAFT:
            draft.give(row.seat, read(row.value))
        else:
            draft.leave(row.seat)
            self.waiting.append(row)
        if draft.is_over:
            self.settle(after_draft(self.record, draft))

    def settle(self, record: Record) -> None:
        """The draft is over: this is what is played."""
        self.record, self.draft, self.is_arranged = record, None, False
        self.match = opened(record)
        self.views.clear()
        for row in self.waiting:
            self.take(row)
        self.waiting = []

    def repeat(self, answers: list[str]) -> None:
        """Give answers that were given before."""
        self.match.repeat(answers)
        self.views.clear()

    def begin_anew(self, answered: int) -> None:
        """Forget all but some answers; the match is at its beginning."""
        del self.given[answered:], self.givers[answered:]
        record, match = self.record, self.match
        self.match = open_match(match.game, match.setup, record.seed, record.version, sealed=record.sealed)
        self.views.clear()

    def rearrange(self, record: Record) -> None:
        """The setup has changed before anything has happened: the match is another one."""
        self.record = self.record._replace(setup=record.setup, fingerprint=record.fingerprint)
        self.match = opened(self.record)
        self.views.clear()
