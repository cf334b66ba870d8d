"""Archive: matches that are over, the last ones that somebody looked at kept ready."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from typing import Final

from meadhall import SetupError, TranscriptError
from meadhall.hall.records import UPLOAD, Record
from meadhall.hall.refusal import HallError, StorageError, unplayable
from meadhall.hall.replays.tape import Tape
from meadhall.server.processes.turns import in_turns
from meadhall.server.storage.ledger import Ledger
from meadhall.server.storage.uploads import DAY, Uploads

log: Final = logging.getLogger("meadhall.archive")
MOST_TAPES: Final = 32
MOST_ANSWERS: Final = 20_000  # on all tapes together


class Archive:
    """Tapes by their ids. What is over never changes, so a tape stays right as long as it is kept."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.tapes: OrderedDict[str, Tape] = OrderedDict()
        self.looked: dict[str, float] = {}  # uploads, and when that was last stored
        self.lock = asyncio.Lock()  # one is wound at a time: many at once would only take longer

    async def tape(self, id: str) -> Tape:
        """A match that is over, or a file; refused as long as it goes on."""
        if id not in self.tapes:
            async with self.lock:
                if id not in self.tapes:
                    self.keep(await self.wound(id))
        self.tapes.move_to_end(id)
        tape = self.tapes[id]
        await self.note(tape.record, time.time())
        return tape

    async def note(self, record: Record, now: float) -> None:
        """Remember that somebody has looked at an upload, which keeps it from growing old; once a day is enough."""
        if record.origin != UPLOAD or now - self.looked.get(record.id, 0.0) < DAY:
            return
        try:
            await self.ledger.call(Uploads(self.ledger.storage).look, record.id, now)
        except StorageError as problem:  # it can be looked at all the same
            log.warning("upload %s: nobody will know that it was looked at: %s", record.id, problem)
        else:
            self.looked[record.id] = now

    async def wound(self, id: str) -> Tape:
        """A tape, made from what is stored."""
        record = await self.ledger.call(self.ledger.storage.load, id)
        if record is None:
            raise HallError("no-match", 404)
        try:
            tape = await in_turns(Tape(record).wind())
        except (TranscriptError, SetupError) as problem:
            raise unplayable(record.version, problem) from problem
        if not tape.is_shown:
            raise HallError("not-over", 409)
        return tape

    def keep(self, tape: Tape) -> None:
        """Keep a tape ready; the one that nobody has looked at for longest makes room."""
        self.tapes[tape.record.id] = tape
        while len(self.tapes) > 1 and not self.has_room():
            gone, _ = self.tapes.popitem(last=False)
            self.looked.pop(gone, None)

    def has_room(self) -> bool:
        """Whether all that is kept may be kept."""
        return len(self.tapes) <= MOST_TAPES and sum(tape.total for tape in self.tapes.values()) <= MOST_ANSWERS
