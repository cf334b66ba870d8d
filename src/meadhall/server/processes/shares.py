"""Shares: who thinks next. Tables where somebody waits come first; of these, whoever has used least lately."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

from meadhall.hall.thoughts import Rank

HALF_LIFE: Final = 30.0  # seconds in which half of what was used is forgotten
FORGOTTEN: Final = 0.01  # seconds of thinking that count no more


class Turn(NamedTuple):
    """Somebody who waits for a process."""

    rank: Rank
    payer: str
    number: int
    come: asyncio.Future[None]


class Shares:
    """So many thoughts at once, shared out by who pays for them: the address of whoever waits."""

    def __init__(self, slots: int, now: Callable[[], float] = time.monotonic) -> None:
        self.free = slots
        self.now = now
        self.waiting: list[Turn] = []
        self.counted = 0
        self.used: dict[str, tuple[float, float]] = {}  # by payer: seconds, and when they were counted

    @asynccontextmanager
    async def turn(self, payer: str, rank: Rank) -> AsyncIterator[None]:
        """Wait for a process, and have it."""
        await self.enter(payer, rank)
        begun = self.now()
        try:
            yield
        finally:
            self.charge(payer, self.now() - begun)
            self.leave()

    async def enter(self, payer: str, rank: Rank) -> None:
        """Take a process that is free, or wait for one."""
        if self.free and not self.waiting:
            self.free -= 1
            return
        self.counted += 1
        turn = Turn(rank, payer, self.counted, asyncio.get_running_loop().create_future())
        self.waiting.append(turn)
        try:
            await turn.come
        except asyncio.CancelledError:
            if turn in self.waiting:
                self.waiting.remove(turn)
            elif turn.come.done() and not turn.come.cancelled():
                self.leave()  # it was just given a process that it does not need any more
            raise

    def leave(self) -> None:
        """A process is free: whoever is next has it."""
        self.waiting = [turn for turn in self.waiting if not turn.come.done()]
        if not self.waiting:
            self.free += 1
            return
        turn = min(self.waiting, key=lambda turn: (turn.rank, self.spent(turn.payer), turn.number))
        self.waiting.remove(turn)
        turn.come.set_result(None)

    # ---------------------------------------------------------------- who has used how much
    def spent(self, payer: str) -> float:
        """Seconds that somebody has used lately."""
        seconds, at = self.used.get(payer, (0.0, 0.0))
        return float(seconds * 0.5 ** ((self.now() - at) / HALF_LIFE))

    def charge(self, payer: str, seconds: float) -> None:
        """Somebody has used a process; those who have used none for long are forgotten."""
        self.used[payer] = (self.spent(payer) + seconds, self.now())
        for each in [each for each in self.used if self.spent(each) < FORGOTTEN]:
            del self.used[each]

    def queued(self, payer: str) -> int:
        """How many thoughts wait that somebody pays for."""
        return sum(turn.payer == payer for turn in self.waiting)
