"""Settings: how to search."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64


@final
class Settings:
    """How to search. The figures are those that did best in matches; docs/decisions tells which were tried."""

    __slots__ = ("curiosity", "looks", "noise", "trust", "turns")

    def __init__(self, curiosity: float = 0.3, turns: i64 = 2, noise: float = 0.0) -> None:
        self.curiosity: float = curiosity  # how much an answer seldom tried is preferred, if habit is for it
        self.turns: i64 = turns  # turns played on by habit before a position is judged
        self.noise: float = noise  # the share of answers that others give by chance meanwhile, whatever their habits
        self.looks: bool = True  # whether a question that comes again is looked at, answer by answer
        self.trust: float = 2.0  # how many tries such a look counts for
