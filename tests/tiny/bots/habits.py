"""Habits of the tiny game: which cards are played, and whether anything is stopped."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meadhall.bots.habits import Habits, Shapes
from meadhall.kernel.machine import asker
from tests.tiny.rules import FACES, Tiny

STOP: Final = len(FACES) + 1  # where the weights of stopping begin: one for passing and one for each face come before
SHAPES: Final[Shapes] = (("play", 0, STOP), ("stop", STOP, 2))
BASES: Final = {"choose_play": 0, "choose_stop": STOP}


class TinyHabits(Habits[Tiny]):
    """An answer has one trait: what it is."""

    def __init__(self, learned: dict[str, Any]) -> None:
        super().__init__(learned, STOP + 2, SHAPES)
        self.base = -1
        self.is_learned = False

    def ready(self, s: Tiny) -> None:
        if not self.is_learned:
            self.is_learned = True
            self.learn(s)
        self.base = BASES.get(asker(s).question, -1)

    def note(self, s: Tiny, code: i64) -> i64:  # noqa: ARG002 - the question was looked at before
        """Runes and seats are all alike."""
        self.n = 0
        if self.base >= 0:
            self.add(self.base + code)
        return self.n

    def learn(self, s: Tiny) -> None:
        self.is_learned = True
        super().learn(s)

    def told(self, s: Tiny) -> dict[str, Any]:  # noqa: ARG002 - no card has weights of its own
        return {"shapes": self.told_shapes()}
