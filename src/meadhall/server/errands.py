"""Errands: what a room does later, as long as it is open."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

from meadhall.server.timer import Timer

log: Final = logging.getLogger("meadhall.room")


class Errands:
    """Tasks that wait; none of them outlives its room."""

    def __init__(self, match: str, timer: Timer) -> None:
        self.match = match
        self.timer = timer
        self.tasks: set[asyncio.Task[None]] = set()
        self.closed = False

    def later(self, seconds: float, work: Any) -> None:
        """Do something after a while; nothing any more once all was cancelled."""
        if self.closed:
            work.close()
            return
        task = asyncio.create_task(self.wait(self.timer.now() + seconds, work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        task.add_done_callback(lambda _: work.close())  # if it was cancelled before it began

    async def wait(self, moment: float, work: Any) -> None:
        """Wait, then work; what goes wrong is written down, and the match stays as it is."""
        try:
            await self.timer.until(moment)
            await work
        except Exception:
            log.exception("match %s: something went wrong", self.match, extra={"match": self.match})

    def cancel(self) -> None:
        """Nothing is done any more."""
        self.closed = True
        for task in list(self.tasks):
            task.cancel()
