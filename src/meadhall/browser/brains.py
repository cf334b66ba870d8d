"""Brains: thoughts that wait for a thinker, the most urgent first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from meadhall.browser.bridge import Bridge
from meadhall.browser.thinking import result_of, written
from meadhall.hall.effects.work import LookBack, TryOut
from meadhall.hall.thoughts import Rank, Thought

Then = Callable[[Any], None]  # what is done with a thought; None if it could not be thought


class Waiting(NamedTuple):
    """A thought, and who waits for it."""

    rank: Rank
    token: int
    thought: Thought | LookBack | TryOut
    then: Then


class Brains:
    """As many thoughts as there are thinkers are with them; the others wait here."""

    def __init__(self, bridge: Bridge, thinkers: int) -> None:
        self.bridge = bridge
        self.thinkers = thinkers
        self.counted = 0
        self.waiting: list[Waiting] = []
        self.thinking: dict[int, Waiting] = {}

    def think(self, thought: Thought | LookBack | TryOut, rank: Rank, then: Then) -> int:
        """Have something thought about; a token to stop it by."""
        self.counted += 1
        self.waiting.append(Waiting(rank, self.counted, thought, then))
        self.hand_out()
        return self.counted

    def hand_out(self) -> None:
        """Give thinkers who are free what is most urgent."""
        while self.waiting and len(self.thinking) < self.thinkers:
            found = min(self.waiting, key=lambda each: (each.rank, each.token))
            self.waiting.remove(found)
            self.thinking[found.token] = found
            self.bridge.think(found.token, written(found.thought))

    def stop(self, token: int) -> None:
        """Nobody wants a thought any more. Nobody hears of it either, so the next one need not wait for it here."""
        self.waiting = [each for each in self.waiting if each.token != token]
        if self.thinking.pop(token, None) is not None:
            self.bridge.stop(token)
            self.hand_out()

    def thought(self, token: int, text: str) -> None:
        """A thinker is done."""
        found = self.thinking.pop(token, None)
        self.hand_out()
        if found is not None:
            found.then(result_of(found.thought, text))
