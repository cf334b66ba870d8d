"""Chapters: what the report tells of this game alone: whether chances to stop a card are used, and against whom.

A kingmaker is somebody who decides who wins without winning. Two things show it: instants that are used no oftener on
who leads than on others decide a match by whim; and whoever needs one more unicorn is let pass by those who could stop
them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from meadhall.lab.report.document import (
    NUMBER,
    POINTS,
    SHARE,
    Amount,
    Block,
    Column,
    Entry,
    Heat,
    Lines,
    Name,
    Note,
    Say,
    Section,
    Table,
)
from meadhall.lab.studies.figures import Figure, difference, mean_from

KINDS: Final = {"all": "", "leader": "leader_", "other": "other_", "last": "last_"}  # and how their columns begin
STOPPED: Final = "stopped"


def chapters(data: Any) -> list[Section]:
    """How windows are used, and whether kingmaking shows."""
    return [
        Section("windows", Say("windows-title"), [*windows(data)]),
        Section("stops", Say("stops-title"), [*who_stops_whom(data)]),
    ]


# ---------------------------------------------------------------- windows
def rates(data: Any, seats: Any, key: str) -> dict[Any, dict[str, Figure]]:
    """Of the chances to stop a card, how many are taken: all, against who leads, against others, at the last step."""
    for what in ("windows", "stops"):
        others = data.pc.subtract(seats[what], seats[f"leader_{what}"])
        seats = seats.append_column(f"other_{what}", others)
    found = {
        kind: data.ratios(seats, [key], f"{mark}stops", f"{mark}windows") for kind, mark in KINDS.items()
    }  # fmt: skip
    return {at: {kind: found[kind][at,] for kind in KINDS} for (at,) in found["all"]}


def parts(found: Figure) -> dict[str, Amount]:
    """A share as the parts of a sentence."""
    return {"share": Amount(found.value), "low": Amount(found.low), "high": Amount(found.high)}


def windows(data: Any) -> Iterator[Block]:
    """How often a chance to stop a card is taken."""
    by_table = rates(data, data.main_seats, "table")
    total = rates(data, data.main_seats, "level")[data.level]
    lines = [Say("windows-all", parts(total["all"]))]
    if total["last"].number:
        lines.append(Say("windows-last", parts(total["last"])))
    yield Lines(lines)
    yield Note(Say("windows-about"))
    columns = [Column(Say("table")), *(Column(Say(f"windows-{kind}-head"), SHARE) for kind in KINDS)]
    columns += [Column(Say("head-aim"), POINTS, bar=(-0.6, 0.6), mark=0.0), Column(Say("windows-number"))]
    rows: list[list[Entry]] = [
        [
            Name("table", table), *(found[kind] for kind in KINDS), difference(found["leader"], found["other"]),
            found["all"].number,
        ]
        for table, found in by_table.items()
    ]  # fmt: skip
    yield Table(Say("windows-table"), columns, rows)


# ---------------------------------------------------------------- who stops whom
def who_stops_whom(data: Any) -> Iterator[Block]:
    """Whether instants go to who leads, and whether neighbours are hit oftener."""
    yield Lines([*kingmaking(data)])
    yield Note(Say("stops-about"))
    for table, players in sizes(data):
        if players > 2:
            yield aimed(data, table, players)


def kingmaking(data: Any) -> Iterator[Say]:
    """What the figures say of it, at tables at which there is somebody to choose."""
    seats = data.main_seats.filter(data.pc.greater(data.main_seats["players"], 2))
    told = rates(data, seats, "level").get(data.level)
    if told is None:
        yield Say("stops-two")
        return
    more = difference(told["leader"], told["other"])
    word = "stops-leader" if more.low > 0 else "stops-other" if more.high < 0 else "stops-alike"
    yield Say(word, {"share": Amount(told["leader"].value), "other": Amount(told["other"].value)})
    if told["last"].number:
        let = Figure(1 - told["last"].value, 1 - told["last"].high, 1 - told["last"].low, told["last"].number)
        yield Say("stops-let", parts(let))


def sizes(data: Any) -> list[tuple[str, int]]:
    """The tables there are, and how many play at them."""
    return sorted(data.sums(data.main_seats, ["table", "players"], []), key=lambda each: each[1])


def aimed(data: Any, table: str, players: int) -> Heat:
    """How often each place stops each, in stops a match."""
    matches = data.where(data.where(data.free, "level", data.level), "table", table)
    first = dict(zip(*data.columns(matches, "match", "first"), strict=True))
    rows = data.where(data.dealings, "deed", STOPPED)
    sums: dict[tuple[int, int], list[float]] = {}
    for match, seat, other, number in zip(*data.columns(rows, "match", "seat", "other", "number"), strict=True):
        if match in first:
            pair = (seat - first[match]) % players, (other - first[match]) % players
            found = sums.setdefault(pair, [0.0, 0.0])
            found[0] += number
            found[1] += number * number
    names = [Name("who", f"{place + 1}") for place in range(players)]
    cells = [
        [
            mean_from(len(first), *sums.get((one, other), (0.0, 0.0))) if one != other else None
            for other in range(players)
        ]
        for one in range(players)
    ]
    mean = sum(total for total, _ in sums.values()) / max(1, len(first) * players * (players - 1))
    return Heat(
        Say("stops-table", {"players": Name("table", table)}), Say("stops-corner"), names, names, cells, mean,
        NUMBER, 2,
    )  # fmt: skip
