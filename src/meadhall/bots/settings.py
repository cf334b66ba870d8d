"""Settings: how to search."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64


@final
class Settings:
    """How to search. The figures are those that did best in matches; docs/decisions tells which were tried."""

    __slots__ = ("curiosity", "looks", "temper", "trust", "turns")

    def __init__(self) -> None:
        self.curiosity: float = 0.2  # how much an answer seldom tried is preferred
        self.looks: bool = True  # whether a question that comes again is looked at, answer by answer
        self.trust: float = 2.0  # how many tries such a look counts for
        self.turns: i64 = 1  # turns played on before a position is judged
        self.temper: float = 1.0  # below 1, small leads count for more and great chances for less while thinking
