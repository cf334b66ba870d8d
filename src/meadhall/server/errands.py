"""Errands: what a room does later, as long as it is open."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, Final

log: Final = logging.getLogger("meadhall.room")


class Errands:
    """Tasks that wait; none of them outlives its room."""

    def __init__(self, match: str) -> None:
        self.match = match
        self.tasks: set[asyncio.Task[None]] = set()
        self.closed = False

    def later(self, seconds: float, work: Any) -> None:
        """Do something after a while; nothing any more once all was cancelled."""
        if self.closed:
            work.close()
            return
        task = asyncio.create_task(self.wait(seconds, work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        task.add_done_callback(lambda _: work.close())  # if it was cancelled before it began

    async def wait(self, seconds: float, work: Any) -> None:
        """Wait, then work; what goes wrong is written down, and the match stays as it is."""
        try:
            end = time.monotonic() + seconds
            # a loop may wake up to a millisecond early (uvloop does), and then a window would not close
            while (left := end - time.monotonic()) > 0.0:  # noqa: ASYNC110 - nobody else could tell that it is time
                await asyncio.sleep(left)
            await work
        except Exception:
            log.exception("match %s: something went wrong", self.match, extra={"match": self.match})

    def cancel(self) -> None:
        """Nothing is done any more."""
        self.closed = True
        for task in list(self.tasks):
            task.cancel()
