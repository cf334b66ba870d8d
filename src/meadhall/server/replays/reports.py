"""Reports: what somebody tells of a problem, kept with the whole match in a file that nobody but the server reads."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import platform
import secrets
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

import meadhall
from meadhall import MeadhallError
from meadhall.hall import wire
from meadhall.hall.allowance import Allowances
from meadhall.hall.records import Record, rebuilt
from meadhall.hall.refusal import HallError
from meadhall.server.operations.metrics import Stores

log: Final = logging.getLogger("meadhall.reports")
FOLDER: Final = "reports"
LONGEST_TEXT: Final = 2_000  # letters
LARGEST: Final = 4_000_000  # bytes of a report
MOST: Final = 1_000  # reports that are kept; somebody has to read them
BOX: Final = 200_000_000  # bytes of all that are kept
SHARE: Final = 10  # one address fills one in so many parts of the box
PACE: Final = (5.0, 1 / 60)  # of a browser: at once, and a second
SHARING: Final = 5  # so many times as many come from all browsers at one address
DIGITS: Final = 6  # of a number that can be told over the phone
TRIES: Final = 20  # numbers that are taken


class Kept(NamedTuple):
    """A report in the box: its file, of which address it is, how many bytes it has and when it came."""

    path: Path
    mark: str
    size: int
    at: float


class Reports:
    """The reports of a hall."""

    def __init__(self, data: Path | None, stores: Stores) -> None:
        self.data = data
        self.stores = stores
        self.pace = Allowances()
        self.lock = asyncio.Lock()  # room is made for one at a time

    def check_pace(self, holder: str, mark: str) -> None:
        """Refuse who reports too much, also where they forget their cookie each time."""
        now = time.monotonic()
        most, per_second = PACE
        shared = self.pace.take(f"address {mark}", now, SHARING * most, SHARING * per_second)
        if not shared or not self.pace.take(f"browser {holder}", now, most, per_second):
            raise HallError("too-many-reports", 429)

    async def keep(self, record: Record, text: str, holder: str, mark: str) -> str:
        """Keep a report; its number."""
        if len(text) > LONGEST_TEXT:
            raise HallError("too-wordy", most=LONGEST_TEXT)
        if self.data is None:
            raise HallError("no-space", 507)
        told = json.dumps(report_of(record, text, holder), ensure_ascii=False).encode(errors="replace")
        if len(told) > LARGEST:
            raise HallError("too-large", 413)
        try:
            async with self.lock:
                number = await asyncio.to_thread(written, self.data / FOLDER, told, mark)
                kept = await asyncio.to_thread(kept_in, self.data / FOLDER)
            self.stores.count_reports(len(kept), size_of(kept))
        except OSError as problem:
            log.exception("a report could not be kept")
            raise HallError("no-space", 507) from problem
        return number


def report_of(record: Record, text: str, holder: str) -> dict[str, Any]:
    """All that helps to find out what was wrong. Who holds which seat is told only of who asks, and nobody's name."""
    return {
        "at": time.time(),
        "match": record.id,
        "text": text,
        "seats": [seat for seat, sitter in enumerate(record.sitters) if sitter.holder == holder],
        "versions": {"meadhall": meadhall.__version__, "wire": wire.VERSION, "python": platform.python_version()},
        "sitters": [{"kind": sitter.kind, "level": sitter.level} for sitter in record.sitters],
        "rows": [row._asdict() for row in record.rows],
        "origin": record.origin,
        "end": record.end,
        "transcript": transcript_of(record),
    }


def transcript_of(record: Record) -> dict[str, Any]:
    """The transcript of a match; where today's rules no longer lead there, what it follows from, and why not."""
    try:
        return dict(rebuilt(record).transcript())
    except MeadhallError as problem:
        known = {part: getattr(record, part) for part in ("game", "setup", "seed", "sealed", "version")}
        return {**known, "problem": str(problem)}


# ---------------------------------------------------------------- the box
def kept_in(folder: Path) -> list[Kept]:
    """All reports in a box, the oldest first."""
    found = [kept_at(path) for path in folder.glob("*.json")]
    return sorted((each for each in found if each is not None), key=lambda each: each.at)


def kept_at(path: Path) -> Kept | None:
    """A report by its file, NUMBER-MARK.json; None if somebody has just taken it away."""
    try:
        told = path.stat()
    except FileNotFoundError:
        return None
    return Kept(path, path.stem.partition("-")[2], told.st_size, told.st_mtime)


def size_of(kept: list[Kept]) -> int:
    """The bytes of some reports."""
    return sum(each.size for each in kept)


def aged(folder: Path, before: float) -> list[Kept]:
    """The reports that came before then."""
    return [each for each in kept_in(folder) if each.at < before]


def leftovers(folder: Path, before: float) -> list[Kept]:
    """What was left half written by then, because the server was killed."""
    found = [kept_at(path) for path in folder.glob("*.part")]
    return [each for each in found if each is not None and each.at < before]


def make_room(folder: Path, size: int, mark: str) -> None:
    """Let reports go until one more of an address has its place: its own first, then of whoever has most."""
    kept = kept_in(folder)
    while (gone := next_to_go(kept, size, mark)) is not None:
        log.warning("report %s has made room for a new one", gone.path.stem)
        gone.path.unlink(missing_ok=True)
        kept.remove(gone)


def next_to_go(kept: list[Kept], size: int, mark: str) -> Kept | None:
    """Which report has to go before one more of an address can come; None if there is room."""
    own = [each for each in kept if each.mark == mark]
    if own and not has_room(own, size, SHARE):
        return own[0]
    return None if not kept or has_room(kept, size, 1) else of_the_busiest(kept)


def has_room(kept: list[Kept], size: int, share: int) -> bool:
    """Whether one report more fits into such a part of the box."""
    return len(kept) < max(1, MOST // share) and size_of(kept) + size <= BOX // share


def of_the_busiest(kept: list[Kept]) -> Kept:
    """The oldest report of the address that fills most of the box."""
    shares: dict[str, int] = {}
    for each in kept:
        shares[each.mark] = shares.get(each.mark, 0) + each.size
    busiest = max(shares, key=lambda mark: shares[mark])
    return next(each for each in kept if each.mark == busiest)


# ---------------------------------------------------------------- files
def written(folder: Path, told: bytes, mark: str) -> str:
    """Write a report under a number that is free, whole or not at all; OSError if the disk has no room."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    make_room(folder, len(told), mark)
    for _ in range(TRIES):
        number = f"{secrets.randbelow(10**DIGITS):0{DIGITS}}"
        if claimed(folder / f"{number}-{mark}.json", told):
            return number
    raise OSError(f"no number is free in {folder}")


def claimed(path: Path, told: bytes) -> bool:
    """Write a file that nobody else may read, unless its number is taken; it is there only once it is whole."""
    number = path.stem.partition("-")[0]
    part = path.with_name(f"{number}.part")
    try:
        handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return False  # another process writes one of this number
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(told)
            file.flush()
            os.fsync(file.fileno())
        if any(path.parent.glob(f"{number}*.json")):
            return False
        part.rename(path)
    finally:
        with contextlib.suppress(FileNotFoundError):
            part.unlink()
    return True
