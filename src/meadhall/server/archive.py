"""Archive: matches that are over, the last ones that somebody looked at kept ready."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from meadhall import SetupError, TranscriptError
from meadhall.server.ledger import Ledger
from meadhall.server.refusal import HallError, unplayable
from meadhall.server.tape import Tape

MOST_TAPES: Final = 32
MOST_ANSWERS: Final = 20_000  # on all tapes together


class Archive:
    """Tapes by their ids. What is over never changes, so a tape stays right as long as it is kept."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.tapes: OrderedDict[str, Tape] = OrderedDict()
        self.lock = asyncio.Lock()  # one is wound at a time: many at once would only take longer

    async def tape(self, id: str) -> Tape:
        """A match that is over, or a file; refused as long as it goes on."""
        if id not in self.tapes:
            async with self.lock:
                if id not in self.tapes:
                    self.keep(await self.wound(id))
        self.tapes.move_to_end(id)
        return self.tapes[id]

    async def wound(self, id: str) -> Tape:
        """A tape, made from what is stored."""
        record = await self.ledger.call(self.ledger.storage.load, id)
        if record is None:
            raise HallError("no-match", 404)
        try:
            tape = await Tape(record).wind()
        except (TranscriptError, SetupError) as problem:
            raise unplayable(record.version, problem) from problem
        if not tape.is_shown:
            raise HallError("not-over", 409)
        return tape

    def keep(self, tape: Tape) -> None:
        """Keep a tape ready; the one that nobody has looked at for longest makes room."""
        self.tapes[tape.record.id] = tape
        while len(self.tapes) > 1 and not self.has_room():
            self.tapes.popitem(last=False)

    def has_room(self) -> bool:
        """Whether all that is kept may be kept."""
        return len(self.tapes) <= MOST_TAPES and sum(tape.total for tape in self.tapes.values()) <= MOST_ANSWERS
