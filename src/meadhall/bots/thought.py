"""Thought: what a bot answers, and why."""

from __future__ import annotations

from meadhall.kernel.game import Option


class Choice:
    """One answer that was weighed: how often it was tried, and the chance to win that it gives."""

    __slots__ = ("chance", "option", "visits")

    def __init__(self, option: Option, visits: int, chance: float) -> None:
        self.option: Option = option
        self.visits: int = visits
        self.chance: float = chance

    def __repr__(self) -> str:
        return f"Choice({self.option.id!r}, visits={self.visits}, chance={self.chance:.3f})"


class Thought:
    """An answer with what was thought: the chance to win, every answer weighed, and the line that is expected."""

    __slots__ = ("chance", "choices", "iterations", "line", "option", "seconds")

    def __init__(
        self,
        option: Option,
        chance: float,
        choices: list[Choice],
        line: list[tuple[int, Option]],
        iterations: int,
        seconds: float,
    ) -> None:
        self.option: Option = option
        self.chance: float = chance
        self.choices: list[Choice] = choices  # the best first
        self.line: list[tuple[int, Option]] = line  # seats and their answers, this one first
        self.iterations: int = iterations
        self.seconds: float = seconds

    def __repr__(self) -> str:
        return f"Thought({self.option.id!r}, chance={self.chance:.3f}, iterations={self.iterations})"
