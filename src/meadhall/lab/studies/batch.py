"""Batch: some matches of a cell, one after another, which follow from the plan, the cell and the batch's number alone.

A batch is kept and sent as compressed JSON, so that it is the same on every machine.
"""

from __future__ import annotations

import gzip
from typing import Final, NamedTuple

import msgspec

from meadhall.lab.studies.plan import Plan, unpacked_plan
from meadhall.lab.studies.play import Hall, Played

LEVEL: Final = 6  # of compression


class Task(NamedTuple):
    """A batch that is to be played: its cell by number, and which of the cell's batches it is."""

    cell: int
    part: int


class Batch(msgspec.Struct, frozen=True):
    """What was played; the cell's id guards against a batch of another study."""

    cell: str
    part: int
    matches: list[Played]


HALLS: Final[dict[str, Hall]] = {}  # of this process, by the plan it got; one study at a time


def hall_of(payload: str) -> Hall:
    """The hall of a plan in this process."""
    if payload not in HALLS:
        HALLS.clear()
        HALLS[payload] = Hall(unpacked_plan(payload))
    return HALLS[payload]


def numbers(plan: Plan, part: int) -> range:
    """The matches of a batch, by their numbers in the cell."""
    size = plan.study.batch
    return range(part * size, (part + 1) * size)


def played(payload: str, task: Task) -> bytes:
    """Play a batch."""
    hall = hall_of(payload)
    cell = hall.plan.cells[task.cell]
    return packed(Batch(cell.id, task.part, [hall.played(cell, at) for at in numbers(hall.plan, task.part)]))


def packed(batch: Batch) -> bytes:
    """A batch as it is kept: the same bytes whenever it was played."""
    return gzip.compress(msgspec.json.encode(batch), LEVEL, mtime=0)


def unpacked(data: bytes) -> Batch:
    """The reverse."""
    return msgspec.json.decode(gzip.decompress(data), type=Batch)
