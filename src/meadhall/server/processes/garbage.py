"""Garbage: when Python collects it. A collection stops everything, so it is done seldom, by the clock.

Most things go by themselves the moment that nobody has them. What is left are closed rooms and lines, whose parts know
each other: with hundreds of matches, a look at everything for their sake takes as long as a slow answer may. Looks at
what is new are many and short: a few long ones were the slowest of all answers (docs/benchmarks.md).
"""

from __future__ import annotations

import asyncio
import gc
from typing import Final

YOUNG: Final = 4_000  # new things before a look at the new ones, which then takes a few milliseconds
OLDER: Final = 1_250  # such looks before one at those that are a little older
NEVER: Final = 1_000_000  # looks at everything are taken by the clock
PAUSE: Final = 300.0  # seconds between them


def begin() -> None:
    """What is there from the beginning stays: it is never looked at again. Of the rest little is, until its time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, OLDER, NEVER)


async def collect_regularly() -> None:
    """Collect everything now and then."""
    while True:
        await asyncio.sleep(PAUSE)
        gc.collect()
