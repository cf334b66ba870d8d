"""Uploads: matches that came as files. They are looked at and nothing else, so they have bounds and an age.

Only they ever go. A match that was played here stays, whatever is told of it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.engine import Connection

from meadhall.hall.records import UPLOAD, Record
from meadhall.hall.refusal import HallError
from meadhall.server.storage.database import Storage, matches, tables, uploads

DAY: Final = 86_400.0  # seconds
OF_ONE: Final = 10_000_000  # bytes that come from one address in a day
ALL: Final = 250_000_000  # bytes of all that are kept
ROW: Final = 80  # bytes that a row takes besides its answer, in its table and in the index of SQLite
MATCH: Final = 1_000  # bytes of all else


class Total(NamedTuple):
    """How many uploads there are, and how many bytes they take, about."""

    kept: int
    size: int


class Uploads:
    """The uploads of a database; called where it may take a while."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    def keep(self, record: Record, mark: str, now: float) -> Total:
        """Keep a match of an address; refused if that has brought much today. What there is then."""
        size = size_of(record)
        with self.storage.begin() as connection:
            if of_today(connection, mark, now) + size > OF_ONE:
                raise HallError("too-many-uploads", 429)
            make_room(connection, size)
            self.storage.put(connection, record)
            told = {"match": record.id, "mark": mark, "bytes": size, "created": now, "looked": now}
            connection.execute(insert(uploads).values(told))
            return total(connection)

    def look(self, id: str, now: float) -> None:
        """Somebody looks at an upload."""
        with self.storage.begin() as connection:
            connection.execute(update(uploads).where(uploads.c.match == id).values(looked=now))

    def aged(self, before: float) -> list[tuple[str, int]]:
        """The uploads that nobody has looked at since then, with their bytes, the oldest first."""
        wanted = select(uploads.c.match, uploads.c.bytes).where(uploads.c.looked < before).order_by(uploads.c.looked)
        with self.storage.begin() as connection:
            return [(str(id), int(size)) for id, size in connection.execute(wanted)]

    def remove(self, id: str, before: float) -> bool:
        """Remove an upload, unless somebody has looked at it meanwhile; whether it went."""
        aged = select(uploads.c.match).where(uploads.c.match == id, uploads.c.looked < before)
        with self.storage.begin() as connection:
            return connection.execute(aged).first() is not None and removed(connection, id)

    def total(self) -> Total:
        """All that there is."""
        with self.storage.begin() as connection:
            return total(connection)


def size_of(record: Record) -> int:
    """How many bytes a match takes in a database, about."""
    return MATCH + sum(ROW + len(row.value) for row in record.rows)


def of_today(connection: Connection, mark: str, now: float) -> int:
    """How many bytes an address has brought in the last day; what is gone meanwhile does not count."""
    is_theirs = (uploads.c.mark == mark) & (uploads.c.created > now - DAY)
    return int(connection.execute(select(func.coalesce(func.sum(uploads.c.bytes), 0)).where(is_theirs)).scalar_one())


def total(connection: Connection) -> Total:
    """All that there is."""
    wanted = select(func.count(), func.coalesce(func.sum(uploads.c.bytes), 0)).select_from(uploads)
    count, size = connection.execute(wanted).one()
    return Total(int(count), int(size))


def make_room(connection: Connection, size: int) -> None:
    """Let uploads go until there is room for one more: first whichever nobody has looked at for longest."""
    excess = total(connection).size + size - ALL
    if excess <= 0:
        return
    oldest = connection.execute(select(uploads.c.match, uploads.c.bytes).order_by(uploads.c.looked)).all()
    for id, gone in oldest:
        removed(connection, id)
        excess -= gone
        if excess <= 0:
            return


def removed(connection: Connection, id: str) -> bool:
    """Remove all that is kept of an upload; whether there was one."""
    is_upload = select(matches.c.id).where(matches.c.id == id, matches.c.origin == UPLOAD)
    if connection.execute(is_upload).first() is None:
        return False
    for table in reversed(tables.sorted_tables):  # first whatever refers to another
        for key in table.foreign_keys:
            if key.column is matches.c.id:
                connection.execute(delete(table).where(key.parent == id))
    connection.execute(delete(matches).where(matches.c.id == id))
    return True
