"""Results: what a study has found, as four Parquet files that every program for tables can read.

One file cannot hold it flat: a match has several seats, and a seat several cards. Lists of records within a row would
be one file, but pandas reads those as plain objects, and they are slow everywhere. So there is a file for each, joined
by `match`; `docs/lab.md` explains the columns. The rows are in the order of cells and numbers, and the same batches
give the same bytes.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from meadhall.lab.studies.course import Course
from meadhall.lab.studies.game import Cell
from meadhall.lab.studies.plan import Plan, StudyError
from meadhall.lab.studies.play import Played
from meadhall.lab.studies.store import Store

MATCHES: Final = "matches.parquet"
SEATS: Final = "seats.parquet"
CARDS: Final = "cards.parquet"
DEALINGS: Final = "dealings.parquet"
FILES: Final = (MATCHES, SEATS, CARDS, DEALINGS)
ROWS: Final = 200_000  # of a file that are written at a time
NOBODY: Final = -1

Row = dict[str, Any]


def columns(plan: Plan) -> dict[str, dict[str, str]]:
    """The columns of each file and their types."""
    part = plan.part
    where = {"match": "int32", "seat": "int8"}
    return {
        MATCHES: {
            "match": "int32", "cell": "word", "base": "word", "treatment": "word", "whom": "word", "level": "word",
            "mode": "word", "table": "word", "number": "int32", "seed": "int64", "players": "int8", "first": "int8",
            "subject": "int8", "score": "float32", "winner": "int8", "winners": "int16", "reason": "word",
            "answers": "int32", "turns": "int32", "lead_changes": "int16", "behind": "int16", "comeback": "bool",
        },
        SEATS: {
            **where, "cell": "word", "treatment": "word", "level": "word", "who": "word", "treated": "bool",
            "begins": "bool", "score": "float32",
            **dict.fromkeys(part.counters, "int32"), "curve": "numbers",
        },
        CARDS: {
            **where, "cell": "word", "treatment": "word", "level": "word", "who": "word", "card": "word",
            "score": "float32", **dict.fromkeys(part.ways, "int16"),
            **dict.fromkeys(part.amounts, "int32"),
        },
        DEALINGS: {**where, "other": "int8", "deed": "word", "number": "int32"},
    }  # fmt: skip


# ---------------------------------------------------------------- rows
def lead_changes(curves: list[list[int]]) -> int:
    """How often somebody else came to lead alone."""
    leader, changes = NOBODY, 0
    for heights in zip(*curves, strict=True):
        best = max(heights)
        ahead = heights.index(best) if heights.count(best) == 1 else NOBODY
        if ahead not in {NOBODY, leader}:
            changes += leader != NOBODY
            leader = ahead
    return changes


def behind(curves: list[list[int]], winners: int) -> int:
    """By how much those who won in the end had been behind at worst."""
    if not winners:
        return 0
    deepest = 0
    for heights in zip(*curves, strict=True):
        won = max(height for seat, height in enumerate(heights) if winners >> seat & 1)
        deepest = max(deepest, max(heights) - won)
    return deepest


def match_row(plan: Plan, cell: Cell, id: int, match: Played) -> Row:
    """A match."""
    curves = [seat.curve for seat in match.seats]
    far = behind(curves, match.winners)
    winner = match.winners.bit_length() - 1 if match.winners.bit_count() == 1 else NOBODY
    return {
        "match": id, "cell": cell.id, "base": cell.base, "treatment": cell.treatment, "whom": cell.whom,
        "level": cell.level, "mode": cell.mode, "table": cell.table, "number": match.number, "seed": match.seed,
        "players": len(match.seats), "first": match.first, "subject": match.subject, "score": match.score,
        "winner": winner, "winners": match.winners, "reason": match.reason, "answers": match.answers,
        "turns": match.turns, "lead_changes": lead_changes(curves), "behind": far, "comeback": far >= plan.part.far,
    }  # fmt: skip


def where(cell: Cell, id: int, seat: int) -> Row:
    """What all rows of a seat tell, so that most questions need no second file."""
    return {"match": id, "seat": seat, "cell": cell.id, "treatment": cell.treatment, "level": cell.level}


def seat_rows(plan: Plan, cell: Cell, id: int, match: Played) -> Iterator[Row]:
    """Each seat of a match."""
    for at, seat in enumerate(match.seats):
        told = where(cell, id, at) | {"who": seat.who, "treated": seat.treated, "begins": at == match.first}
        counters = dict(zip(plan.part.counters, seat.counters, strict=True))
        yield told | {"score": seat.score} | counters | {"curve": seat.curve}


def card_rows(plan: Plan, cell: Cell, id: int, match: Played) -> Iterator[Row]:
    """Each card that a seat has had to do with."""
    names = [*plan.part.ways, *plan.part.amounts]
    for at, card, *counts in match.cards:
        seat = match.seats[at]
        told = where(cell, id, at) | {"who": seat.who, "card": card, "score": seat.score}
        yield told | dict(zip(names, counts, strict=True))


def dealing_rows(_plan: Plan, _cell: Cell, id: int, match: Played) -> Iterator[Row]:
    """What each seat did to each other one."""
    for seat, other, deed, number in match.dealings:
        yield {"match": id, "seat": seat, "other": other, "deed": deed, "number": number}


def matches(course: Course, store: Store) -> Iterator[tuple[Cell, int, Played]]:
    """All matches that count, with a number each."""
    id = 0
    for task in course.needed():
        if task in course.done:
            for match in store.batch(task).matches:
                yield course.cells[task.cell], id, match
                id += 1


# ---------------------------------------------------------------- files
def arrow() -> Any:
    """The library that writes and reads the files."""
    pa = import_module("pyarrow")
    import_module("pyarrow.parquet")  # a part of it that has to be asked for
    return pa


def schema(told: dict[str, str]) -> Any:
    """Columns as the library has them."""
    pa = arrow()
    types = {
        "int8": pa.int8(), "int16": pa.int16(), "int32": pa.int32(), "int64": pa.int64(), "float32": pa.float32(),
        "bool": pa.bool_(), "word": pa.string(), "numbers": pa.list_(pa.int16()),
    }  # fmt: skip
    return pa.schema([(name, types[kind]) for name, kind in told.items()])


class Writer:
    """Writes one file, some rows at a time."""

    def __init__(self, path: Path, told: dict[str, str]) -> None:
        self.path, self.draft = path, path.with_name(f".{path.name}")
        self.pa, self.schema = arrow(), schema(told)
        self.writer = self.pa.parquet.ParquetWriter(self.draft, self.schema, compression="zstd", version="2.6")
        self.rows: list[Row] = []

    def add(self, row: Row) -> None:
        """Take in a row."""
        self.rows.append(row)
        if len(self.rows) >= ROWS:
            self.flush()

    def flush(self) -> None:
        """Write what has gathered."""
        if self.rows:
            self.writer.write_table(self.pa.Table.from_pylist(self.rows, schema=self.schema))
            self.rows = []

    def close(self) -> None:
        """The file is whole."""
        self.flush()
        self.writer.close()
        self.draft.replace(self.path)


def write(course: Course, store: Store) -> int:
    """Write the results anew from the batches; how many matches there are."""
    plan = course.plan
    told = columns(plan)
    writers = {name: Writer(store.folder / name, told[name]) for name in FILES}
    number = 0
    for cell, id, match in matches(course, store):
        writers[MATCHES].add(match_row(plan, cell, id, match))
        for name, rows in ((SEATS, seat_rows), (CARDS, card_rows), (DEALINGS, dealing_rows)):
            for row in rows(plan, cell, id, match):
                writers[name].add(row)
        number += 1
    for writer in writers.values():
        writer.close()
    return number


def read(folder: Path, name: str, wanted: list[str] | None = None) -> dict[str, list[Any]]:
    """The columns of a file, as lists."""
    path = folder / name
    if not path.is_file():
        msg = f"{folder} holds no results: run `meadhall lab run` to the end first"
        raise StudyError(msg)
    found: dict[str, list[Any]] = arrow().parquet.read_table(path, columns=wanted).to_pydict()
    return found
