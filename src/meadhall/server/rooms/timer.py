"""Timer: the time that rooms go by. Tests hand in one that stands still until they move it."""

from __future__ import annotations

import asyncio
import time


class Timer:
    """The machine's own time."""

    def now(self) -> float:
        """Seconds that only ever grow, to measure by."""
        return time.monotonic()

    def date(self) -> float:
        """Seconds of the calendar, to write down."""
        return time.time()

    async def until(self, moment: float) -> None:
        """Wait until it is so late, and no less: a loop may wake a millisecond early (uvloop does)."""
        while (left := moment - self.now()) > 0.0:  # noqa: ASYNC110 - nobody else could tell that it is time
            await asyncio.sleep(left)
