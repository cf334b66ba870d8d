"""Wisdom of the tiny game: marks count most, then what is held."""

from __future__ import annotations

from math import exp
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.bots.wisdom import Wisdom
from tests.tiny.bots.habits import TinyHabits
from tests.tiny.rules import FACES, SEATS, Tiny


class TinyWisdom(Wisdom[Tiny]):
    """What is known of the tiny game."""

    def __init__(self, worth: dict[str, Any]) -> None:
        super().__init__(TinyHabits(worth["habits"]))
        self.mark = float(worth["mark"])
        self.held = [float(worth["held"][face]) for face in FACES]

    def judge(self, s: Tiny, values: vec[float]) -> None:
        scores = [exp(self.score(s, seat)) if seat in s.present() else 0.0 for seat in range(SEATS)]
        for seat, score in enumerate(scores):
            values[seat] = score / sum(scores)

    def score(self, s: Tiny, seat: int) -> float:
        """What a seat has, weighed."""
        return self.mark * s.marks[seat] + sum(self.held[face] for face in s.held(seat))

    def is_quiet(self, s: Tiny) -> bool:
        return not s.table

    def turn(self, s: Tiny) -> i64:
        return i64(s.turn)

    def audience(self, s: Tiny) -> i64:
        """Every answer is given openly."""
        return i64((1 << s.seats) - 1)
