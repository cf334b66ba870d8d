"""Ground: what finding puzzles must know of a game: which matches are played, and what makes a puzzle of which kind."""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple

from meadhall.bundle import bundle_of
from meadhall.kernel.chance import Chance
from meadhall.kernel.game import Option


class Solved(NamedTuple):
    """A puzzle that was solved: each answer with the question it was given to, and what happened by all of them."""

    setup: dict[str, Any]
    seat: int
    goal: str
    questions: list[str]
    abouts: list[dict[str, object]]
    answers: list[Option]
    events: list[dict[str, Any]]


class PuzzleGround:
    """One game as a ground on which puzzles are found."""

    level: ClassVar[str] = "jarl"  # of the bots that play the matches
    iterations: ClassVar[int] = 40  # of the bots that play answers on to prove them
    turns: ClassVar[int] = 6  # that are played on before what is not over is judged
    looked_back: ClassVar[int] = 6  # turns at the end of a match that are looked through
    dull: ClassVar[frozenset[str]] = frozenset()  # questions that make no puzzle
    themes: ClassVar[tuple[str, ...]] = ()  # all that there are

    def setup(self, number: int, dice: Chance) -> dict[str, Any]:
        """What is played in a match, by its number and its dice."""
        raise NotImplementedError

    def themes_of(self, solved: Solved) -> list[str]:
        """What a solution is about, the most important first."""
        raise NotImplementedError

    def likeness(self, solved: Solved) -> str:
        """What puzzles have in common that are much like each other: of these only some are kept."""
        raise NotImplementedError


def ground_of(game: str) -> PuzzleGround:
    """The ground of a game."""
    found: PuzzleGround = bundle_of(game).load("puzzles")
    return found
