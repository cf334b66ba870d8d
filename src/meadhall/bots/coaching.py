"""Coaching: what a coach looks at in a game: what is counted where a line ends, and ways of answering.

A coach compares the lines after two answers by what has come of them, and somebody's answers by the ways in which they
were given. What these are is the game's own business; how they are compared, and what is told, is not.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from meadhall.bundle import bundle_of
from meadhall.kernel.game import Option
from meadhall.kernel.machine import State
from meadhall.kernel.match import Decision

S = TypeVar("S", bound=State)


class Fact:
    """Something counted for a seat, the more the better: its name, and the least difference that matters."""

    __slots__ = ("least", "name")

    def __init__(self, name: str, least: float) -> None:
        self.name: str = name
        self.least: float = least


@mypyc_attr(allow_interpreted_subclasses=True)
class Coaching(Generic[S]):
    """What a coach looks at; without one of its own, a game has turning points and better answers all the same."""

    def __init__(self, facts: list[Fact], habits: list[str]) -> None:
        self.facts: list[Fact] = facts
        self.habits: list[str] = habits  # all ways of answering that there are

    def count(self, s: S, seat: i64) -> list[float]:
        """How much a seat has of each fact; what is bad for it counts below nought."""
        return []

    def ways(self, s: S, decision: Decision, option: Option) -> list[str]:
        """The ways of answering that an option is one of: of these somebody may have habits."""
        return []


def coaching_of(game: str) -> Coaching[State]:
    """What a coach looks at in a game."""
    bundle = bundle_of(game)
    if bundle.coaching is None:
        return Coaching([], [])
    found: Coaching[State] = bundle.load("coaching")()
    return found
