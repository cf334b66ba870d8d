"""Time that stands still until a test moves it: nothing then depends on how busy the machine is."""

from __future__ import annotations

import asyncio
import threading
from heapq import heappop, heappush
from typing import Final

from meadhall.server.rooms.timer import Timer

BEGINNING: Final = 1000.0
EPOCH: Final = 1_700_000_000.0
PATIENCE: Final = 120.0  # seconds of the wall clock after which a test has waited in vain
STEPS: Final = 20  # turns of the loop in which whoever has woken does all that needs nobody else


class StillTime(Timer):
    """A timer for rooms whose server runs in another thread."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.moment = BEGINNING
        self.sleeping: list[tuple[float, int, asyncio.Future[None]]] = []
        self.counted = 0
        self.changed = threading.Condition()

    def now(self) -> float:
        return self.moment

    def date(self) -> float:
        return EPOCH + self.moment

    async def until(self, moment: float) -> None:
        if moment > self.moment:
            waiting: asyncio.Future[None] = self.loop.create_future()
            with self.changed:
                self.counted += 1
                heappush(self.sleeping, (moment, self.counted, waiting))
                self.changed.notify_all()
            await waiting

    async def wait(self, seconds: float) -> None:
        """Wait a while."""
        await self.until(self.moment + seconds)

    # ---------------------------------------------------------------- from a test
    def until_waiting(self, *seconds: float) -> None:
        """Wait for those who wait for exactly so many seconds from now, whoever else does."""
        wanted = {round(self.moment + each, 6) for each in seconds}

        def are_there() -> bool:
            return wanted <= {round(moment, 6) for moment, _, waiting in self.sleeping if not waiting.done()}

        with self.changed:
            assert self.changed.wait_for(are_there, PATIENCE), [moment - self.moment for moment, _, _ in self.sleeping]

    def advance(self, seconds: float) -> None:
        """Let time pass: all whose moment has come wake, one after another."""
        asyncio.run_coroutine_threadsafe(self.pass_by(self.moment + seconds), self.loop).result(PATIENCE)

    async def pass_by(self, end: float) -> None:
        """Wake who waits, up to a moment; who wakes may begin to wait anew."""
        while self.sleeping and self.sleeping[0][0] <= end + 1e-9:
            with self.changed:
                self.moment, _, waiting = heappop(self.sleeping)
            if not waiting.done():
                waiting.set_result(None)
            for _ in range(STEPS):
                await asyncio.sleep(0)
        self.moment = end
