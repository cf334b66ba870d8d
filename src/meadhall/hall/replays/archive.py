"""Archive: matches that are over, the last ones that somebody looked at kept ready."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from meadhall import SetupError, TranscriptError
from meadhall.hall.effects.work import Find, Work
from meadhall.hall.records import Record
from meadhall.hall.refusal import HallError, unplayable
from meadhall.hall.replays.tape import Tape

MOST_TAPES: Final = 32
MOST_ANSWERS: Final = 20_000  # on all tapes together


class Archive:
    """Tapes by their ids. What is over never changes, so a tape stays right as long as it is kept."""

    def __init__(self) -> None:
        self.tapes: OrderedDict[str, Tape] = OrderedDict()

    def tape(self, id: str) -> Work[Tape]:
        """A match that is over, or a file; refused as long as it goes on."""
        if id not in self.tapes:
            tape = yield from self.wound(id)
            self.keep(tape)
        self.tapes.move_to_end(id)
        return self.tapes[id]

    def wound(self, id: str) -> Work[Tape]:
        """A tape, made from what is stored."""
        record: Record | None = yield Find(id)
        if record is None:
            raise HallError("no-match", 404)
        try:
            tape = yield from Tape(record).wind()
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
