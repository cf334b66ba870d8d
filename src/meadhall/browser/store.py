"""Store: the matches of this browser. JavaScript keeps them (IndexedDB); what comes of an operation is told later."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import asdict

from meadhall.browser.bridge import Bridge
from meadhall.browser.heads import Kept, head_of, kept_of, record_of, row_of, rows_of
from meadhall.hall.effects.needs import Arrange, Banned, Finish, Follow, Load, Need, Since, Store
from meadhall.hall.endings import lengths_of
from meadhall.hall.records import Record, Row
from meadhall.hall.refusal import StorageError
from meadhall.hall.tables import following

Reply = Callable[[Any, Exception | None], None]  # what is done with a result, or with why there is none


class Matches:
    """Every operation of the storage, with who waits for it."""

    def __init__(self, bridge: Bridge, later: Callable[[float, Callable[[], None]], None]) -> None:
        self.bridge = bridge
        self.later = later
        self.counted = 0
        self.waiting: dict[int, Reply] = {}

    def call(self, operation: str, told: dict[str, Any], then: Reply) -> None:
        """Do something in the storage."""
        self.counted += 1
        self.waiting[self.counted] = then
        self.bridge.store(self.counted, operation, msgspec.json.encode(told).decode())

    def stored(self, token: int, text: str) -> None:
        """An operation is done."""
        self.waiting.pop(token)(msgspec.json.decode(text), None)

    def lost(self, token: int, text: str) -> None:
        """An operation has failed."""
        self.waiting.pop(token)(None, StorageError(text))

    # ---------------------------------------------------------------- matches
    def find(self, id: str, then: Reply) -> None:
        """A match by its id; None if there is none."""
        self.call("load", {"id": id}, read(record_or_none, then))

    def create(self, record: Record, then: Reply) -> None:
        """Keep a new match, with the rows that it begins with."""
        told = Kept(record.id, head_of(record), rows=tuple(row_of(row) for row in record.rows))
        self.restore(told, then)

    def restore(self, kept: Kept, then: Reply) -> None:
        """Keep a match as it is, unless there is one of the same id."""
        self.call("restore", asdict(kept), then)

    def list(self, then: Reply) -> None:
        """All matches, as texts; rows only of those that go on."""
        self.call("list", {}, read(kept_list, then))

    def dump(self, then: Reply) -> None:
        """All matches with everything, as texts."""
        self.call("dump", {}, read(kept_list, then))

    # ---------------------------------------------------------------- what rooms need
    def fulfil(self, id: str, need: Need, date: float, then: Reply) -> None:
        """What a room needs of its match."""
        match need:
            case Store():
                rows = [{"number": row.number, "text": row_of(row)} for row in need.rows]
                self.call("append", {"id": id, "rows": rows}, then)
            case Since():
                self.call("since", {"id": id, "number": need.number}, read(rows_of, then))
            case Load():
                self.find(id, then)
            case Finish():
                self.finish(id, need.end, then)
            case Arrange():
                self.call("arrange", {"id": id, "head": head_of(need.record)}, then)
            case Follow():
                new = following(need.record, date)
                self.call("follow", {"id": id, "next": new.id, "head": head_of(new)}, then)
            case Banned():
                self.later(0.0, lambda: then(set(), None))
            case _:
                self.later(0.0, lambda: then(None, StorageError("nobody else can come here")))

    def finish(self, id: str, end: dict[str, Any] | None, then: Reply) -> None:
        """Keep how a match ended, with what its rows tell of it."""
        if end is None:
            self.call("finish", {"id": id, "end": None}, then)
            return

        def told(rows: list[Row], problem: Exception | None) -> None:
            if problem is not None:
                then(None, problem)
            else:
                text = msgspec.json.encode(end | lengths_of(rows)).decode()
                self.call("finish", {"id": id, "end": text}, then)

        self.call("since", {"id": id, "number": 0}, read(rows_of, told))


def read(work: Callable[[Any], Any], then: Reply) -> Reply:
    """Make something of a result before it is handed on."""

    def reply(found: Any, problem: Exception | None) -> None:
        then(None if problem is not None else work(found), problem)

    return reply


def record_or_none(told: dict[str, Any] | None) -> Record | None:
    """A match as it was loaded."""
    return None if told is None else record_of(kept_of(told))


def kept_list(told: list[dict[str, Any]]) -> list[Kept]:
    """Matches as they were listed."""
    return [kept_of(each) for each in told]
