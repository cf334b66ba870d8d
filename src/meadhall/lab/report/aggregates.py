"""Aggregates: sums over the rows of a study's results, made column by column: millions of rows are no burden."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from meadhall.lab.studies.figures import Figure, mean_from, ratio_from, share_of
from meadhall.lab.studies.game import Cell, StudyGame
from meadhall.lab.studies.plan import Plan, StudyError
from meadhall.lab.studies.results import CARDS, DEALINGS, MATCHES, SEATS, arrow

COUNT: Final = "count_all"
SEAT: Final = ["match", "seat", "treatment", "level", "who", "treated", "begins", "score"]
LONG: Final = 0.9  # of all matches are no longer than what is told as long, and no shorter than its reverse


class Aggregates:
    """A study's results as the report asks for them; the bots are the last ones that the study names."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder, self.plan = folder, plan
        self.part: StudyGame = plan.part
        self.pc: Any = import_module("pyarrow.compute")
        self.level = plan.study.levels[-1]
        self.matches = self.table(MATCHES)
        self.free = self.where(self.matches, "treatment", "")

    # ---------------------------------------------------------------- rows
    def table(self, name: str, columns: list[str] | None = None, **wanted: Any) -> Any:
        """A file, or those of its columns and rows that are wanted."""
        path = self.folder / name
        if not path.is_file():
            msg = f"{self.folder} holds no results: run `meadhall lab run` to the end first"
            raise StudyError(msg)
        filters = [(column, "==", value) for column, value in wanted.items()] or None
        return arrow().parquet.read_table(path, columns=columns, filters=filters)

    def where(self, table: Any, column: str, value: object) -> Any:
        """The rows in which a column has a value."""
        return table.filter(self.pc.equal(table[column], value))

    @cached_property
    def seats(self) -> Any:
        """The seats of all matches with nothing treated."""
        return self.table(SEATS, [*SEAT, "cell", *self.part.counters], treatment="")

    @cached_property
    def main_seats(self) -> Any:
        """Those with the bots that the report is about."""
        return self.placed(self.where(self.seats, "level", self.level))

    @cached_property
    def cards(self) -> Any:
        """The cards of matches with nothing treated, and with the bots that the report is about."""
        return self.table(CARDS, treatment="", level=self.level)

    @cached_property
    def dealings(self) -> Any:
        """What seats did to each other in matches with nothing treated."""
        found = self.table(DEALINGS)
        own = self.where(self.free, "level", self.level)
        return found.filter(self.pc.is_in(found["match"], value_set=own["match"].combine_chunks()))

    def placed(self, seats: Any) -> Any:
        """Seats with the mode and the table they were at, and how many there were."""
        facts = self.free.select(["match", "mode", "table", "players"])
        return seats.join(facts, "match").sort_by([("match", "ascending"), ("seat", "ascending")])

    # ---------------------------------------------------------------- sums
    def sums(self, table: Any, keys: Sequence[str], values: Iterable[str]) -> dict[tuple[Any, ...], dict[str, float]]:
        """By the values of some columns: how many rows there are, and the sums of other columns."""
        names = list(values)
        wanted: list[Any] = [*((name, "sum") for name in names), ([], COUNT)]
        rows = table.group_by(list(keys), use_threads=False).aggregate(wanted).to_pylist()
        return {
            tuple(row[key] for key in keys): {COUNT: row[COUNT], **{name: row[f"{name}_sum"] or 0 for name in names}}
            for row in rows
        }

    def means(self, table: Any, keys: Sequence[str], values: Sequence[str]) -> dict[tuple[Any, ...], dict[str, Figure]]:
        """The mean of some columns, with their intervals."""
        for value in values:
            numbers = self.pc.cast(table[value], "float64")
            table = table.append_column(f"{value}²", self.pc.multiply(numbers, numbers))
        sums = self.sums(table, keys, [each for value in values for each in (value, f"{value}²")])
        return {
            key: {value: mean_from(int(row[COUNT]), row[value], row[f"{value}²"]) for value in values}
            for key, row in sums.items()
        }

    def shares(self, table: Any, keys: Sequence[str], value: str = "score") -> dict[tuple[Any, ...], Figure]:
        """The mean of a column of scores, as a share."""
        return {key: share_of(row[value], int(row[COUNT])) for key, row in self.sums(table, keys, [value]).items()}

    def ratios(self, table: Any, keys: list[str], top: str, bottom: str) -> dict[tuple[Any, ...], Figure]:
        """How many of the chances in a column are taken by another one; the chances of one match hang together."""
        matches = table.group_by([*keys, "match"], use_threads=False).aggregate([(top, "sum"), (bottom, "sum")])
        tops, bottoms = (self.pc.cast(matches[f"{name}_sum"], "float64") for name in (top, bottom))
        for name, product in (("tt", (tops, tops)), ("tb", (tops, bottoms)), ("bb", (bottoms, bottoms))):
            matches = matches.append_column(name, self.pc.multiply(*product))
        rows = self.sums(matches, keys, [f"{top}_sum", f"{bottom}_sum", "tt", "tb", "bb"])
        return {
            key: ratio_from(row[f"{top}_sum"], row[f"{bottom}_sum"], (row["tt"], row["tb"], row["bb"]))
            for key, row in rows.items()
        }

    def spread(self, values: Any) -> tuple[float, float]:
        """Between which bounds most of some values lie."""
        low, high = self.pc.quantile(values, q=[1 - LONG, LONG]).to_pylist()
        return low, high

    # ---------------------------------------------------------------- cells
    def cells(self, level: str | None = None) -> list[Cell]:
        """The cells with nothing treated in which two meet, with bots of a level."""
        wanted = level or self.level
        return [cell for cell in self.plan.cells if cell.sides and not cell.treatment and cell.level == wanted]

    @cached_property
    def scores(self) -> dict[str, list[float]]:
        """The scores of all cells with nothing treated, in the order of the matches."""
        found: dict[str, list[float]] = {}
        for cell, score in zip(self.free["cell"].to_pylist(), self.free["score"].to_pylist(), strict=True):
            found.setdefault(cell, []).append(score)
        return found

    # ---------------------------------------------------------------- treatments
    @cached_property
    def bases(self) -> dict[int, int]:
        """By a treated match: the same match with nothing treated."""
        begins: dict[str, int] = {}
        for match, cell, number in zip(*self.columns(self.free, "match", "cell", "number"), strict=True):
            begins.setdefault(cell, match - number)
        treated = self.matches.filter(self.pc.not_equal(self.matches["treatment"], ""))
        return {
            match: begins[base] + number
            for match, base, number in zip(*self.columns(treated, "match", "base", "number"), strict=True)
        }

    def columns(self, table: Any, *names: str) -> list[list[Any]]:
        """Some columns as lists."""
        return [table[name].to_pylist() for name in names]

    @cached_property
    def differences(self) -> dict[tuple[str, str], list[float]]:
        """By level and treatment: by how much the treated seat scores more than without it, match by match."""
        treated = self.table(SEATS, ["match", "seat", "treatment", "level", "score"], treated=True)
        wanted = [self.bases[match] for match in treated["match"].to_pylist()]
        own = self.seats.filter(
            self.pc.is_in(self.seats["match"], value_set=arrow().array(sorted(set(wanted)), "int32"))
        )
        score = {
            (match, seat): each for match, seat, each in zip(*self.columns(own, "match", "seat", "score"), strict=True)
        }
        found: dict[tuple[str, str], list[float]] = {}
        rows = zip(*self.columns(treated, "seat", "treatment", "level", "score"), strict=True)
        for base, (seat, treatment, level, after) in zip(wanted, rows, strict=True):
            found.setdefault((level, treatment), []).append(after - score[base, seat])
        return found

    def treated_shares(self) -> dict[tuple[Any, ...], Figure]:
        """By level and treatment: the share of the treated seat."""
        return self.shares(self.table(SEATS, ["treatment", "level", "score"], treated=True), ["level", "treatment"])

    def changes(self, column: str) -> dict[tuple[str, str], list[float]]:
        """By level and treatment: by how much a column of matches differs from the match without it."""
        own = dict(zip(*self.columns(self.free, "match", column), strict=True))
        treated = self.matches.filter(self.pc.not_equal(self.matches["treatment"], ""))
        found: dict[tuple[str, str], list[float]] = {}
        for match, level, treatment, after in zip(
            *self.columns(treated, "match", "level", "treatment", column), strict=True
        ):
            found.setdefault((level, treatment), []).append(float(after) - float(own[self.bases[match]]))
        return found
