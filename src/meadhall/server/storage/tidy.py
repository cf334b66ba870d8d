"""Tidy: what is kept only for a while goes: uploads that nobody looks at, old reports, files left half written.

Matches that were played here never do. Each thing goes by itself, in a transaction of its own, so nobody who plays
waits for it; several processes may tidy up at once.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from meadhall.hall.refusal import StorageError
from meadhall.server.replays import reports
from meadhall.server.storage.backup import is_open
from meadhall.server.storage.database import Storage, plain, tables, uploads
from meadhall.server.storage.drafts import Drafts
from meadhall.server.storage.uploads import DAY, Uploads

if TYPE_CHECKING:
    from meadhall.server.hall import Hall

log: Final = logging.getLogger("meadhall.tidy")
UPLOADS_DAYS: Final = 30  # since somebody looked at it last
REPORTS_DAYS: Final = 180  # since it came
DRAFTS_DAYS: Final = 365  # since somebody looked at it last
HALF: Final = 3_600.0  # seconds after which a file that is half written is nobody's
WORTH: Final = 16_000_000  # bytes that are free in a file of SQLite before it is written anew
SAMPLE: Final = 400  # rows of an index by which SQLite learns how it is best asked


class Ages(NamedTuple):
    """How many days things stay."""

    uploads: int = UPLOADS_DAYS
    reports: int = REPORTS_DAYS
    drafts: int = DRAFTS_DAYS


class Gone(NamedTuple):
    """Something that went, or would go."""

    kind: str
    size: int


def steps(storage: Storage, data: Path | None, now: float, ages: Ages, *, dry: bool = False) -> Iterator[Gone]:
    """Remove one thing after another, and tell of each; nothing goes if it is only tried."""
    found, before = Uploads(storage), now - ages.uploads * DAY
    for id, size in found.aged(before):
        if dry or found.remove(id, before):
            yield Gone("uploads", size)
    shared, before = Drafts(storage), now - ages.drafts * DAY
    for id, size in shared.aged(before):
        if dry or shared.remove(id, before):
            yield Gone("drafts", size)
    if data is None:
        return
    box = data / reports.FOLDER
    old = [("reports", each) for each in reports.aged(box, now - ages.reports * DAY)]
    for kind, each in old + [("parts", each) for each in reports.leftovers(box, now - HALF)]:
        if not dry:
            each.path.unlink(missing_ok=True)
        yield Gone(kind, each.size)


def counted(gone: Iterable[Gone]) -> dict[str, tuple[int, int]]:
    """How many of each kind went, and how many bytes."""
    found: dict[str, tuple[int, int]] = {}
    for kind, size in gone:
        count, bytes = found.get(kind, (0, 0))
        found[kind] = count + 1, bytes + size
    return found


# ---------------------------------------------------------------- in a hall that is open
async def tidy_stores(hall: Hall) -> None:
    """Tidy up once a day, beginning now."""
    while True:
        try:
            await tidied(hall)
        except (StorageError, OSError) as problem:
            log.warning("not tidied up: %s", problem)
        await hall.timer.until(hall.timer.now() + DAY)


async def tidied(hall: Hall) -> None:
    """Tidy up step by step beside all else, and tell how much is left."""
    going, gone = steps(hall.ledger.storage, hall.data, hall.timer.date(), Ages()), []
    while (each := await asyncio.to_thread(next, going, None)) is not None:
        gone.append(each)
    for kind, (count, size) in counted(gone).items():
        log.info("tidied up: %d %s with %d bytes", count, kind, size)
    hall.stores.count_uploads(*await hall.ledger.call(Uploads(hall.ledger.storage).total))  # in order with new ones
    if hall.data is not None:
        kept = await asyncio.to_thread(reports.kept_in, hall.data / reports.FOLDER)
        hall.stores.count_reports(len(kept), reports.size_of(kept))


# ---------------------------------------------------------------- the database itself
def check(storage: Storage) -> None:
    """Refuse a database that is not of this version; only the hall itself brings it up to date."""
    try:
        is_known = inspect(storage.engine).has_table(uploads.name)
    except SQLAlchemyError as problem:
        raise StorageError(f"the database {make_url(storage.url)!r} cannot be used: {plain(problem)}") from problem
    if not is_known:
        raise StorageError(
            f"the database {make_url(storage.url)!r} has no table of uploads: open the hall once with this version, "
            "which brings it up to date"
        )


def compacted(storage: Storage) -> str:
    """Let the database use its room well; what came of it, in a sentence."""
    try:
        return compacted_file(storage) if storage.is_sqlite else compacted_server(storage)
    except (SQLAlchemyError, sqlite3.Error) as problem:
        raise StorageError(f"the database {make_url(storage.url)!r} cannot be tidied up: {problem}") from problem


def compacted_server(storage: Storage) -> str:
    """PostgreSQL is told that room is free; it looks after the rest by itself."""
    with storage.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text("SET statement_timeout = 0"))
        for table in tables.sorted_tables:
            connection.execute(text(f'VACUUM (ANALYZE) "{table.name}"'))
        connection.invalidate()  # it would wait without end from now on
    return "The database knows what is free in it."


def compacted_file(storage: Storage) -> str:
    """A file of SQLite is written anew if much of it is free, and nobody else has it open."""
    path = Path(str(make_url(storage.url).database))
    with storage.begin() as connection:
        connection.exec_driver_sql(f"PRAGMA analysis_limit = {SAMPLE}")
        connection.exec_driver_sql("PRAGMA optimize")
        free, page = (
            connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in ("freelist_count", "page_size")
        )
    if free * page < WORTH:
        return f"The database has {free * page} free bytes in it, which it uses again."
    storage.close()
    if is_open(path):
        return f"The database has {free * page} free bytes in it; run this while the hall is closed to get them back."
    with closing(sqlite3.connect(path)) as file:
        file.execute("VACUUM")
    return f"The database was written anew: {free * page} bytes are free on the disk."
