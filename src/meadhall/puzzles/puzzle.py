"""Puzzle: a position, the answers that solve it, what every other answer leads to, and how that was proven."""

from __future__ import annotations

import hashlib
import json
from typing import Annotated, Any, Final, Literal

import msgspec

from meadhall.kernel.errors import MeadhallError
from meadhall.kernel.game import Game
from meadhall.kernel.saved import FORMAT

WIN: Final = "win"  # the match is won this turn
SAVE: Final = "save"  # every other answer loses soon
BEST: Final = "best"  # one answer is worth far more than any other
GOALS: Final = (WIN, SAVE, BEST)
ID: Final = 8  # letters

Goal = Literal["win", "save", "best"]
Share = Annotated[float, msgspec.Meta(ge=0.0, le=1.0)]
Grade = Annotated[int, msgspec.Meta(ge=1, le=5)]


class PuzzleError(MeadhallError):
    """Puzzles that cannot be found, read or played: the message says which, and why."""


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How an answer was proven best: it and each other one, played to the end in the same worlds by equal bots.

    A share is what the answer came to on average, from 0 (lost) to 1 (won). The gap to the next best answer lies in the
    interval with a chance of 95 % for all other answers together, at whatever moment somebody looked.
    """

    worlds: int  # in which the best answer was played on
    share: Share
    second: Share  # the share of the next best answer, in the same worlds
    gap: tuple[float, float]
    bot: str
    others: dict[str, Share]  # by answer, each in the worlds that were needed to prove it


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One question of a puzzle: the right answers, what follows them, and what follows every wrong one."""

    right: Annotated[list[str], msgspec.Meta(min_length=1)]  # the first is played when the solution is shown
    then: list[str]  # what all give after it, up to the next step, or as long as it is shown
    wrong: dict[str, list[str]]  # by answer: what all give after it, as long as it is shown
    proof: Proof


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, whose seat is asked, and up to three questions in a row."""

    id: str
    version: str
    fingerprint: str
    setup: dict[str, Any]
    seed: int
    answers: list[str]  # up to the position
    seat: int
    goal: Goal
    themes: list[str]
    grade: Grade
    steps: Annotated[list[Step], msgspec.Meta(min_length=1, max_length=3)]

    def transcript(self, game: Game[Any]) -> dict[str, Any]:
        """The match up to the position."""
        return {
            "format": FORMAT,
            "version": self.version,
            "game": game.name,
            "setup": self.setup,
            "fingerprint": self.fingerprint,
            "seed": self.seed,
            "answers": self.answers,
        }


def id_of(game: str, setup: dict[str, Any], seed: int, answers: list[str]) -> str:
    """The name of a position: the same one whenever it is found again."""
    told = json.dumps([game, setup, seed, answers], sort_keys=True)
    return hashlib.sha256(told.encode()).hexdigest()[:ID]
