"""Tasks: what a room does later, as long as it is open."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

from meadhall.server.rooms.timer import Timer

T = TypeVar("T")

log: Final = logging.getLogger("meadhall.room")


class Tasks:
    """Tasks that wait; none of them outlives its room."""

    def __init__(self, match: str, timer: Timer) -> None:
        self.match = match
        self.timer = timer
        self.tasks: set[asyncio.Task[None]] = set()
        self.others: set[asyncio.Task[Any]] = set()
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

    def begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin something at once whose outcome somebody waits for; it ends with the room too."""
        task = asyncio.create_task(work)
        self.others.add(task)
        task.add_done_callback(self.others.discard)
        return task

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
        for task in [*self.tasks, *self.others]:
            task.cancel()
