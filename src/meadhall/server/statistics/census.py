"""Census: finished matches, counted from the database."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, Final

from meadhall.hall.effects.work import Need, Results
from meadhall.hall.endpoints.statistics import counted_into
from meadhall.hall.statistics.tallies import Record, Tallies
from meadhall.server.processes.turns import run
from meadhall.server.statistics.results import results
from meadhall.server.storage.ledger import Ledger

log: Final = logging.getLogger("meadhall.statistics")

LONGEST: Final = 60.0  # seconds for which a count holds at most
WORTH: Final = 50  # a count holds so many times as long as it took
QUICK: Final = 0.5  # seconds that whoever asks may wait for a new count


class Census:
    """Counts finished matches. Running ones are not looked at, so nothing of them can be told."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.reading = asyncio.Lock()  # however many ask, one page at a time is read
        self.counting: asyncio.Task[None] | None = None
        self.counted: Tallies | None = None
        self.took = 0.0  # seconds
        self.holds_until = 0.0

    async def page(self, need: Results) -> tuple[Any, str | None]:
        """Work on some results where they are read: beside the loop, between rows."""

        def read() -> tuple[Any, str | None]:
            found = results(self.ledger.storage, need.after, need.most, need.holder)
            return need.work(found), found[-1].id if len(found) == need.most else None

        async with self.reading:
            return await self.ledger.call(read)

    async def found(self, need: Need) -> Any:
        """What a count needs."""
        assert isinstance(need, Results)  # noqa: S101 - it needs nothing else
        return await self.page(need)

    async def tallies(self) -> Tallies:
        """The last count if it holds, else a new one; where that takes long, the last one until the new one is made."""
        if self.counting is None and time.monotonic() >= self.holds_until:
            self.counting = asyncio.create_task(self.renew())
            self.counting.add_done_callback(self.renewed)
        if self.counting is not None and (self.counted is None or self.took < QUICK):
            await asyncio.shield(self.counting)
        assert self.counted is not None  # noqa: S101 - it was just made
        return self.counted

    async def renew(self) -> None:
        """Count anew; the longer it took, the longer it holds."""
        began = time.monotonic()
        self.counted = await self.count()
        self.took = time.monotonic() - began
        self.holds_until = began + self.took + min(LONGEST, WORTH * self.took)

    def renewed(self, done: asyncio.Task[None]) -> None:
        """A count is over; if it failed, whoever asks next tries again."""
        self.counting = None
        if not done.cancelled() and done.exception() is not None:
            log.error("nothing was counted", exc_info=done.exception())

    async def count(self) -> Tallies:
        """Count everything."""
        return await run(counted_into(Tallies()), self.found)

    async def record(self, holder: str) -> Record:
        """Count the matches of a browser."""
        return await run(counted_into(Record(), holder), self.found)
