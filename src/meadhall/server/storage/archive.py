"""Archive: matches that are over (meadhall.hall.replays.archive), read from the database."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, Final

from meadhall.hall.effects.work import Find, Need
from meadhall.hall.records import UPLOAD, Record
from meadhall.hall.refusal import StorageError
from meadhall.hall.replays import archive
from meadhall.hall.replays.tape import Tape
from meadhall.server.processes.turns import run
from meadhall.server.storage.ledger import Ledger
from meadhall.server.storage.uploads import DAY, Uploads

log: Final = logging.getLogger("meadhall.archive")


class Archive:
    """The tapes of a hall."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.kept = archive.Archive()
        self.looked: dict[str, float] = {}  # uploads, and when that was last stored
        self.lock = asyncio.Lock()  # one is wound at a time: many at once would only take longer

    async def tape(self, id: str) -> Tape:
        """A match that is over, or a file; refused as long as it goes on."""
        if id in self.kept.tapes:
            tape = await run(self.kept.tape(id), self.found)
        else:
            async with self.lock:
                tape = await run(self.kept.tape(id), self.found)
        await self.note(tape.record, time.time())
        return tape

    async def found(self, need: Need) -> Any:
        """What a tape is made from."""
        assert isinstance(need, Find)  # noqa: S101 - tapes need nothing else
        return await self.ledger.call(self.ledger.storage.load, need.id)

    async def note(self, record: Record, now: float) -> None:
        """Remember that somebody has looked at an upload, which keeps it from growing old; once a day is enough."""
        if record.origin != UPLOAD or now - self.looked.get(record.id, 0.0) < DAY:
            return
        try:
            await self.ledger.call(Uploads(self.ledger.storage).look, record.id, now)
        except StorageError as problem:  # it can be looked at all the same
            log.warning("upload %s: nobody will know that it was looked at: %s", record.id, problem)
        else:
            self.looked = {id: at for id, at in self.looked.items() if id in self.kept.tapes} | {record.id: now}
