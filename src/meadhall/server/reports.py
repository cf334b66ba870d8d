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
from typing import Any, Final

import meadhall
from meadhall import MeadhallError
from meadhall.server import wire
from meadhall.server.records import Record, rebuilt
from meadhall.server.refusal import HallError
from meadhall.server.visitors import Allowances

log: Final = logging.getLogger("meadhall.reports")
FOLDER: Final = "reports"
LONGEST_TEXT: Final = 2_000  # letters
LARGEST: Final = 4_000_000  # bytes of a report
MOST: Final = 1_000  # reports that are kept; somebody has to read them
PACE: Final = (5.0, 1 / 60)  # of a browser: at once, and a second
DIGITS: Final = 6  # of a number that can be told over the phone
TRIES: Final = 20  # numbers that are taken


class Reports:
    """The reports of a hall."""

    def __init__(self, data: Path | None) -> None:
        self.data = data
        self.pace = Allowances()

    def check_pace(self, holder: str) -> None:
        """Refuse who reports too much."""
        if not self.pace.take(holder, time.monotonic(), *PACE):
            raise HallError("too-many-reports", 429)

    async def keep(self, record: Record, text: str, holder: str) -> str:
        """Keep a report; its number."""
        if len(text) > LONGEST_TEXT:
            raise HallError("too-wordy", most=LONGEST_TEXT)
        if self.data is None:
            raise HallError("no-space", 507)
        told = json.dumps(report_of(record, text, holder), ensure_ascii=False).encode(errors="replace")
        if len(told) > LARGEST:
            raise HallError("too-large", 413)
        try:
            return await asyncio.to_thread(written, self.data / FOLDER, told)
        except OSError as problem:
            log.exception("a report could not be kept")
            raise HallError("no-space", 507) from problem


def report_of(record: Record, text: str, holder: str) -> dict[str, Any]:
    """All that helps to find out what was wrong. Who holds which seat is told only of who asks."""
    return {
        "at": time.time(),
        "match": record.id,
        "text": text,
        "seats": [seat for seat, sitter in enumerate(record.sitters) if sitter.holder == holder],
        "versions": {"meadhall": meadhall.__version__, "wire": wire.VERSION, "python": platform.python_version()},
        "sitters": [{**sitter._asdict(), "holder": None} for sitter in record.sitters],
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
        known = {part: getattr(record, part) for part in ("game", "setup", "seed", "version")}
        return {**known, "problem": str(problem)}


# ---------------------------------------------------------------- files
def written(folder: Path, told: bytes) -> str:
    """Write a report under a number that is free, whole or not at all; OSError if there is no room."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if sum(1 for _ in folder.glob("*.json")) >= MOST:
        raise OSError(f"{folder} holds {MOST} reports already")
    for _ in range(TRIES):
        number = f"{secrets.randbelow(10**DIGITS):0{DIGITS}}"
        if claimed(folder / f"{number}.json", told):
            return number
    raise OSError(f"no number is free in {folder}")


def claimed(path: Path, told: bytes) -> bool:
    """Write a file that nobody else may read, unless there is one of that name; it is there only once it is whole."""
    part = path.with_suffix(".part")
    try:
        handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return False  # another process writes one of this number
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(told)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            return False
        part.rename(path)
    finally:
        with contextlib.suppress(FileNotFoundError):
            part.unlink()
    return True
