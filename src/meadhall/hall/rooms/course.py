"""Course: a match as its rows have made it, and whose each answer is."""

from __future__ import annotations

from typing import Any

from meadhall import Match
from meadhall.hall.records import Record, Row, answer_of, opened
from meadhall.kernel.match import open_match


class Course:
    """The match of a room, row by row."""

    def __init__(self, record: Record) -> None:
        self.record = record._replace(rows=[])  # what they say is in the match; many matches lie idle
        self.match: Match = opened(record)
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
        answer = answer_of(row)
        self.repeat([answer])
        self.given.append(answer)
        self.givers.append(row.seat)

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
