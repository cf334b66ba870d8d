"""Backup: all that a hall keeps in one file, saved while it is open, and put back.

The database is copied by SQLite itself, at one moment, and checked; nobody who plays waits for it.
"""

from __future__ import annotations

import gzip
import io
import json
import os
import re
import shutil
import sqlite3
import tarfile
import zlib
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, Any, Final, NamedTuple

import meadhall
from meadhall.kernel.errors import MeadhallError
from meadhall.server.storage.folder import (
    BESIDE,
    DATABASE,
    KEY,
    KEY_BYTES,
    PRIVATE,
    check_file,
    check_key,
    lock_of,
    made,
)
from meadhall.workshop.library import PACKS, ZIP, is_id

FORMAT: Final = 2
KNOWN: Final = (1, FORMAT)  # the first one knew of no packs
MANIFEST: Final = "backup.json"
REPORTS: Final = "reports"
PLAIN: Final = re.compile(r"(?!\.\.?$)[^\\:/\x00-\x1f]+")  # a name that means the same on every system
LARGEST_MANIFEST: Final = 65_536  # bytes
LONGEST_WORD: Final = 64  # letters of what a manifest tells
BLOCK: Final = 1 << 20  # bytes that are read at a time
# what other files end in, and those that somebody has tampered with
NOT_OURS: Final = (
    tarfile.TarError, gzip.BadGzipFile, zlib.error, EOFError, ValueError, TypeError, OverflowError, RecursionError,
    MemoryError,
)  # fmt: skip


class BackupError(MeadhallError):
    """A hall could not be saved, or not be put back."""


class Contents(NamedTuple):
    """What is in a backup: how many matches and rows, or None if its database is kept elsewhere."""

    matches: int | None
    rows: int | None
    created: str
    version: str
    packs: int | None = None  # a backup of an earlier version has left them out


# ---------------------------------------------------------------- saved
def save(data: Path, file: Path, database: Path | None, *, overwrite: bool = False) -> Contents:
    """Save a hall's folder and its database in one file, which is there whole or not at all."""
    if file.exists() and not overwrite:
        raise BackupError(f"there is {file} already; --overwrite replaces it")
    if not (data / KEY).exists():
        raise BackupError(f"there is no hall in {data}: no {KEY}")
    if file.is_dir():
        raise BackupError(f"{file} is a folder; expected the name of a file")
    check_key(data)
    try:
        with TemporaryDirectory(dir=file.parent, prefix=".backup-") as room:
            copy = None if database is None else copied(database, Path(room) / DATABASE)
            packs = packs_in(data)
            told = contents_of(copy, len(packs))
            written(Path(room) / "whole", told, parts_of(data, copy, packs))
            (Path(room) / "whole").replace(file)
    except OSError as problem:
        raise BackupError(f"cannot write {file}: {problem.strerror}") from problem
    return told


def copied(database: Path, copy: Path) -> Path:
    """A copy of a database as it is at one moment, checked; whoever writes meanwhile is not held up."""
    if not database.exists():
        raise BackupError(f"there is no {database}; a hall with its matches elsewhere is saved with --database URL")
    check_file(database)
    try:
        with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(copy)) as target:
            source.backup(target)
            target.execute("PRAGMA journal_mode=DELETE")  # one file
    except sqlite3.Error as problem:
        raise BackupError(f"{database} cannot be copied: {problem}") from problem
    check(copy)
    return copy


def check(database: Path) -> None:
    """Refuse a database that is damaged."""
    try:
        with closing(sqlite3.connect(database)) as connection:
            found = connection.execute("PRAGMA integrity_check").fetchone()[0]
    except sqlite3.Error as problem:
        found = str(problem)
    if found != "ok":
        raise BackupError(f"{database.name} is damaged: {found}")


def contents_of(database: Path | None, packs: int) -> Contents:
    """What is in a hall of today."""
    matches = rows = None
    if database is not None:
        matches, rows = counts_of(database)
    return Contents(matches, rows, datetime.now(UTC).isoformat(timespec="seconds"), meadhall.__version__, packs)


def counts_of(database: Path) -> list[int]:
    """How many matches and rows there are in a database."""
    try:
        with closing(sqlite3.connect(database)) as connection:
            return [count(connection, table) for table in ("matches", "rows")]
    except sqlite3.Error as problem:
        raise BackupError(f"{database.name} is not the database of a hall: {problem}") from problem


def count(connection: sqlite3.Connection, table: str) -> int:
    """How many there are."""
    return int(connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0])  # noqa: S608 - a name of ours


def packs_in(data: Path) -> list[Path]:
    """The packs that are installed in a hall; what they mean is found out again."""
    return sorted(path for path in (data / PACKS).glob("*") if is_pack(f"{PACKS}/{path.name}") and is_file(path))


def is_file(path: Path) -> bool:
    """Whether there is a file of our own, and no link to another."""
    return path.is_file() and not path.is_symlink()


def parts_of(data: Path, copy: Path | None, packs: list[Path]) -> Iterator[tuple[str, Path]]:
    """The files of a hall, each with its name."""
    if copy is not None:
        yield DATABASE, copy
    yield KEY, data / KEY
    for path in [*sorted((data / REPORTS).rglob("*")), *packs]:
        if is_file(path):
            yield path.relative_to(data).as_posix(), path


def written(file: Path, told: Contents, parts: Iterator[tuple[str, Path]]) -> None:
    """Write an archive that only its owner can read."""
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE), "wb") as out:
        with tarfile.open(fileobj=out, mode="w:gz") as archive:
            manifest = json.dumps({"format": FORMAT} | told._asdict()).encode()
            archive.addfile(entry(MANIFEST, len(manifest)), io.BytesIO(manifest))
            for name, path in parts:
                with path.open("rb") as part:
                    archive.addfile(entry(name, os.fstat(part.fileno()).st_size), part)
        out.flush()
        os.fsync(out.fileno())


def entry(name: str, size: int) -> tarfile.TarInfo:
    """A file in an archive."""
    found = tarfile.TarInfo(name)
    found.size, found.mode, found.mtime = size, PRIVATE, int(datetime.now(UTC).timestamp())
    return found


# ---------------------------------------------------------------- put back
def restore(file: Path, data: Path, *, overwrite: bool = False) -> Contents:
    """Put a saved hall into a folder; what is there stays unless it is told to go."""
    if not file.is_file():
        raise BackupError(f"there is no file {file}")
    try:
        with made(data), lock_of(data / DATABASE):
            check_free(data, overwrite=overwrite)
            with TemporaryDirectory(dir=data, prefix=".restore-") as room:
                told = unpacked(file, Path(room))
                check_whole(Path(room), told)
                moved(Path(room), data, told)
    except OSError as problem:
        raise BackupError(f"cannot put {file} back into {data}: {problem.strerror or problem}") from problem
    return told


def check_whole(room: Path, told: Contents) -> None:
    """Refuse a hall that lacks something, or has other matches than the archive tells."""
    if not (room / KEY).exists() or (room / KEY).stat().st_size != KEY_BYTES:
        raise BackupError(f"this is not a backup of a hall: expected a {KEY} of {KEY_BYTES} bytes in it")
    if (room / DATABASE).exists() != (told.matches is not None):
        raise BackupError(f"this is not a backup of a hall: its {MANIFEST} and its {DATABASE} do not go together")
    if told.matches is not None:
        check(room / DATABASE)
        if counts_of(room / DATABASE) != [told.matches, told.rows]:
            raise BackupError(f"{DATABASE} is damaged: expected {told.matches} matches with {told.rows} rows in it")
    if len(packs_in(room)) != (told.packs or 0):
        raise BackupError(f"this is not a backup of a hall: its {MANIFEST} and its {PACKS}/ do not go together")


def check_free(data: Path, *, overwrite: bool) -> None:
    """Refuse to replace what somebody may still want, or somebody uses."""
    held = [name for name in (DATABASE, *BESIDE, KEY, REPORTS, PACKS) if (data / name).exists()]
    if held and not overwrite:
        raise BackupError(f"there is a hall in {data} already ({', '.join(held)}); --overwrite replaces it")
    if DATABASE in held and is_open(data / DATABASE):
        raise BackupError(f"the hall in {data} is open: close it first")


def is_open(database: Path) -> bool:
    """Whether somebody else has a database open; one that is too damaged to be opened is not."""
    try:
        with closing(sqlite3.connect(database, timeout=0.0)) as connection:
            connection.execute("PRAGMA journal_mode=DELETE")  # nobody else may have it open for that
    except sqlite3.OperationalError as problem:
        return problem.sqlite_errorcode == sqlite3.SQLITE_BUSY
    except sqlite3.DatabaseError:
        return False
    return False


def unpacked(file: Path, room: Path) -> Contents:
    """Unpack an archive of ours to its very end, where its checksum is; one with anything else in it is none."""
    try:
        with gzip.open(file) as stream, tarfile.open(fileobj=stream, mode="r:") as archive:
            told = manifest_of(archive)
            while (member := archive.next()) is not None:
                unpack(archive, member, room)
            while stream.read(BLOCK):
                pass
    except NOT_OURS as problem:
        raise BackupError(f"{file} is not a backup of a hall: {one_line(problem)}") from problem
    return told


def one_line(problem: BaseException) -> str:
    """What a problem says."""
    return str(problem).partition("\n")[0] or type(problem).__name__


def manifest_of(archive: tarfile.TarFile) -> Contents:
    """What an archive tells about itself: its first part."""
    first = archive.next()
    if first is None or first.name != MANIFEST:
        raise tarfile.TarError(f"it does not begin with {MANIFEST}")
    told: Any = json.loads(opened(archive, first, LARGEST_MANIFEST).read())
    if not isinstance(told, dict) or told.pop("format", None) not in KNOWN:
        raise tarfile.TarError("its format is not known here; a newer meadhall may know it")
    found = Contents(**told)
    counts, tellings = [found.matches, found.rows, found.packs], [found.created, found.version]
    if not (all(map(is_count, counts)) and all(map(is_word, tellings))):
        raise tarfile.TarError(f"its {MANIFEST} does not tell how many matches there are, when and by which version")
    return found


def is_count(value: object) -> bool:
    """Whether a manifest may tell a number so: as one, or not at all."""
    return value is None or (type(value) is int and value >= 0)


def is_word(value: object) -> bool:
    """Whether a manifest may tell something so: shortly, on one line."""
    return isinstance(value, str) and len(value) <= LONGEST_WORD and value.isprintable()


def opened(archive: tarfile.TarFile, member: tarfile.TarInfo, most: int) -> IO[bytes]:
    """A part of an archive; only files are, and only if there is room for them."""
    found = archive.extractfile(member) if member.isreg() and not member.issparse() and member.size >= 0 else None
    if found is None:
        raise tarfile.TarError(f"{member.name!r:.80} is not a file")
    if member.size > most:
        raise tarfile.TarError(f"{member.name!r:.80} has {member.size} bytes; there is room for {most}")
    return found


def unpack(archive: tarfile.TarFile, member: tarfile.TarInfo, room: Path) -> None:
    """Unpack a part, if it is one of a hall's and not there yet."""
    if member.name not in {DATABASE, KEY} and not is_report(member.name) and not is_pack(member.name):
        raise tarfile.TarError(f"{member.name!r:.80} is no part of a hall")
    part = opened(archive, member, shutil.disk_usage(room).free)
    place = room / member.name
    if place.exists():
        raise tarfile.TarError(f"{member.name!r:.80} is in it twice")
    place.parent.mkdir(parents=True, exist_ok=True)
    with os.fdopen(os.open(place, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE), "wb") as out:
        shutil.copyfileobj(part, out)
        if out.tell() != member.size:
            raise tarfile.TarError(f"{member.name!r:.80} breaks off")


def is_report(name: str) -> bool:
    """Whether a part of an archive is a file in the folder of reports, on whatever system."""
    folder, *rest = name.split("/")
    return folder == REPORTS and bool(rest) and all(PLAIN.fullmatch(part) for part in rest)


def is_pack(name: str) -> bool:
    """Whether a part of an archive is an installed pack."""
    folder, _, file = name.partition("/")
    return folder == PACKS and file.endswith(ZIP) and is_id(file.removesuffix(ZIP))


def moved(room: Path, data: Path, told: Contents) -> None:
    """Replace the files of a hall by others; the database last, so that a hall without one is seen to be unfinished.

    What an archive does not speak of stays as it is: an earlier version has left packs out.
    """
    for name in (DATABASE, *BESIDE):
        (data / name).unlink(missing_ok=True)
    for folder in (REPORTS, *([] if told.packs is None else [PACKS])):
        shutil.rmtree(data / folder, ignore_errors=True)
    for name in (REPORTS, PACKS, KEY, DATABASE):
        if (room / name).exists():
            (room / name).replace(data / name)
