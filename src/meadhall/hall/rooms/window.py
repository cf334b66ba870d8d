"""Window: a question that is put to several seats one after another is shown to all of them at once.

Answers are collected in any order and given to the match in turn order. Whoever throws in an instant voids what those
behind have said: they are asked anew. How long a window stays open does not depend on what anybody holds.
"""

from __future__ import annotations

from typing import NamedTuple

from meadhall import Match
from meadhall.bundle import bundle_of
from meadhall.kernel.machine import second_operand
from meadhall.kernel.match import Decision


class Place(NamedTuple):
    """A seat in a window: what it is asked, and the match as it stands if everybody before it lets it pass."""

    decision: Decision
    match: Match


def is_window(match: Match) -> bool:
    """Whether the open question is put to several seats."""
    asked = bundle_of(match.game.name).window
    return asked is not None and match.outcome is None and match.decision.question == asked.question


class Window:
    """Who is asked, and what they have said so far."""

    def __init__(self, match: Match, number: int, opened: float, seconds: float) -> None:
        self.number = number  # of rows when it opened
        self.opened = opened
        self.seconds = seconds
        asked = bundle_of(match.game.name).window
        assert asked is not None  # noqa: S101 - nobody opens a window in a game that has none
        self.passing = asked.passing
        self.places: dict[int, Place] = {}
        self.given: dict[int, str] = {}
        self.ask(match)

    def ask(self, match: Match) -> None:
        """Find out who would be asked if everybody let it pass; another card's window is another window."""
        about = second_operand(match.state)
        twin = match.clone()
        while is_window(twin) and second_operand(twin.state) == about and twin.decision.seat not in self.places:
            self.places[twin.decision.seat] = Place(twin.decision, twin.clone())
            twin.answer(self.passing)

    @property
    def seats(self) -> list[int]:
        """All who are asked, in turn order."""
        return list(self.places)

    def give(self, seat: int, option: str) -> None:
        """A seat says something; IllegalAnswerError if it cannot."""
        self.places[seat].decision.code_of(option)
        self.given[seat] = option

    def ready(self, is_over: bool) -> list[tuple[int, str]] | None:
        """What to give to the match, in turn order; None as long as it stays open.

        An instant counts as soon as everybody before it has let the card pass; if all let it pass, time decides.
        """
        found: list[tuple[int, str]] = []
        for seat in self.places:
            option = self.given.get(seat, self.passing if is_over else None)
            if option is None:
                return None
            found.append((seat, option))
            if option != self.passing:
                return found
        return found if is_over else None

    def left(self, now: float) -> float:
        """Seconds until it closes."""
        return max(0.0, self.opened + self.seconds - now)
