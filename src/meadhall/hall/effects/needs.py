"""Needs: what a room asks of whoever keeps the matches. A job goes on when it has it, or hears why it cannot."""

from __future__ import annotations

from typing import Any, NamedTuple

from meadhall.hall.records import Record, Row, Sitter


class Store(NamedTuple):
    """Store rows, all or none: whether their numbers were free."""

    rows: list[Row]


class Since(NamedTuple):
    """All rows from a number on."""

    number: int


class Load(NamedTuple):
    """The match as it is stored; None if it is gone."""


class Finish(NamedTuple):
    """Keep how the match ended."""

    end: dict[str, Any] | None


class Arrange(NamedTuple):
    """Keep the setup that a draft has led to: it follows from the rows, so it may wait."""

    record: Record


class Sit(NamedTuple):
    """Keep who takes a free seat, and a table that was arranged anew for it; TakenError if somebody was quicker."""

    seat: int
    name: str
    holder: str
    change: tuple[Record, Record] | None


class Follow(NamedTuple):
    """Set the same table once more: the id of the match that follows."""

    record: Record


class Reseat(NamedTuple):
    """Keep who holds a seat now."""

    seat: int
    sitter: Sitter


class Shut(NamedTuple):
    """Keep whether newcomers may come in."""

    shut: bool


class Ban(NamedTuple):
    """Keep that a host does not want somebody."""

    host: str
    holder: str


class Banned(NamedTuple):
    """All whom a host does not want."""

    host: str | None


class Note(NamedTuple):
    """Write down what a host has done."""

    host: str
    act: str
    seat: int | None


Need = Store | Since | Load | Finish | Arrange | Sit | Follow | Reseat | Shut | Ban | Banned | Note
