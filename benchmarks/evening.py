"""An evening: a crowd at a venue, in a process of its own, and what is left of it in the database afterwards."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

import meadhall
from benchmarks.plan import RETRACTED, Found, Plan, Seated
from benchmarks.venue import Venue
from meadhall.hall import wire
from meadhall.hall.records import Row, rebuilt
from meadhall.server.storage.database import Storage

HERE: Final = Path(__file__).parents[1]
PATIENCE: Final = 60.0  # seconds for a crowd to go home


class Evening:
    """A crowd that plays."""

    def __init__(self, venue: Venue, tables: list[Seated], **wanted: Any) -> None:
        folder = venue.folder
        self.venue = venue
        self.confirmed = folder / "confirmed.tsv"
        self.found = folder / "found.json"
        plan = Plan(
            version=wire.VERSION,
            host="127.0.0.1",
            port=venue.port,
            tables=tables,
            confirmed=str(self.confirmed),
            found=str(self.found),
            **wanted,
        )
        (folder / "plan.json").write_bytes(msgspec.json.encode(plan))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.crowd", str(folder / "plan.json")],
            cwd=HERE,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def wait(self, word: str) -> None:
        """Wait until the crowd says something: `ready` when all are in, `done` when the time is over."""
        assert self.process.stdout is not None  # noqa: S101 - it was asked for
        said = self.process.stdout.readline().decode().strip()
        if said != word:
            msg = f"the crowd said {said!r} instead of {word!r}"
            raise RuntimeError(msg)

    def end(self) -> Found:
        """Send everybody home: what they have found."""
        self.process.communicate(timeout=PATIENCE)
        if self.process.returncode != 0:
            msg = "the crowd has ended in trouble"
            raise RuntimeError(msg)
        return msgspec.json.decode(self.found.read_bytes(), type=Found)

    def close(self) -> None:
        """End the crowd, whatever it does."""
        self.process.kill()
        self.process.communicate()

    def checked(self, found: Found) -> Checked:
        """Hold everything that anybody has heard against what is stored."""
        return checked(self.venue.storage, self.confirmed.read_text(encoding="utf-8").splitlines(), found.seen)


class Checked(NamedTuple):
    """How what was heard compares with what is stored."""

    confirmed: int  # answers that somebody has heard of
    matches: int
    missing: list[str]  # what was heard of and is not stored, or otherwise
    broken: list[str]  # matches that do not follow from their rows


def checked(storage: Storage, confirmed: list[str], seen: dict[str, int]) -> Checked:
    """Look up every answer and every match."""
    told = [line.split("\t") for line in confirmed]
    refused = {tuple(each[1:]) for each in told if each[0] == RETRACTED}  # match, number and seat
    heard: dict[str, list[list[str]]] = {id: [] for id in seen}
    for id, *rest in told:
        if id != RETRACTED and (id, rest[0], rest[2]) not in refused:
            heard[id].append(rest)
    missing: list[str] = []
    broken: list[str] = []
    for id, answers in heard.items():
        rows = rows_of(storage, id, broken)
        missing += [f"{id}: {each}" for each in answers if not is_stored(rows, *each)]
        if len(rows) < seen[id]:
            missing.append(f"{id}: {seen[id]} rows were heard of, {len(rows)} are stored")
    return Checked(sum(map(len, heard.values())), len(heard), missing, broken)


def rows_of(storage: Storage, id: str, broken: list[str]) -> list[Row]:
    """The rows of a match, which is added to those that are broken if it does not follow from them."""
    record = storage.load(id)
    if record is None:
        broken.append(f"{id}: it is not there")
        return []
    if [row.number for row in record.rows] != list(range(len(record.rows))):
        broken.append(f"{id}: a row is missing")
    try:
        rebuilt(record)
    except meadhall.TranscriptError as problem:
        broken.append(f"{id}: {problem}")
    return record.rows


def is_stored(rows: list[Row], first: str, end: str, seat: str, option: str) -> bool:
    """Whether an answer is among the rows that had come when it was heard of."""
    return any((row.seat, row.value) == (int(seat), option) for row in rows[int(first) : int(end)])
