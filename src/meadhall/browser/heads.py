"""Heads: records as the browser keeps them: a head, an end and rows, each a text that only Python reads."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from meadhall.drafting.steps import Plan
from meadhall.hall import wire
from meadhall.hall.records import Record, Row, Sitter

OWN: Final = "me"  # by what the person of a browser is known in its own hall


class Head(msgspec.Struct, forbid_unknown_fields=True):
    """What is known of a match when it begins. A seed has more digits than JavaScript's numbers: it is a text."""

    id: str
    game: str
    setup: dict[str, Any]
    seed: str
    version: str
    fingerprint: str
    window: int
    timing: wire.Timing
    created: float
    sitters: list[Sitter]
    host: str | None = None
    origin: str | None = None
    sealed: bool = False
    draft: Plan | None = None


HEADS: Final = msgspec.json.Decoder(Head)
ROWS: Final = msgspec.json.Decoder(Row)
ENDS: Final = msgspec.json.Decoder(dict[str, Any])
SAME: Final = tuple(field for field in Head.__struct_fields__ if field != "seed")


class Kept(msgspec.Struct, frozen=True):
    """A match in the storage, as texts; rows only where they were asked for."""

    id: str
    head: str
    end: str | None = None
    next: str | None = None
    rows: tuple[str, ...] = ()
    review: str | None = None


def kept_of(told: dict[str, Any]) -> Kept:
    """A match as the storage tells it."""
    return Kept(**{**told, "rows": tuple(told.get("rows") or ())})


def head_of(record: Record) -> str:
    """The head of a record."""
    parts: dict[str, Any] = {part: getattr(record, part) for part in SAME}
    return msgspec.json.encode(Head(**parts, seed=str(record.seed))).decode()


def row_of(row: Row) -> str:
    """A row as a text."""
    return msgspec.json.encode(row).decode()


def rows_of(texts: list[str] | tuple[str, ...]) -> list[Row]:
    """Rows from their texts."""
    return [ROWS.decode(text) for text in texts]


def record_of(kept: Kept) -> Record:
    """The record of a match."""
    head = HEADS.decode(kept.head)
    return Record(
        **{part: getattr(head, part) for part in SAME},
        seed=int(head.seed),
        rows=rows_of(kept.rows),
        next=kept.next,
        end=None if kept.end is None else ENDS.decode(kept.end),
    )
