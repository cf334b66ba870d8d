"""Changes: other numbers and what they do, the smallest change that makes somebody fair, and before and after."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from meadhall.lab.balance.comparison import ALL
from meadhall.lab.balance.findings import FOUND, Balance, Comparison, Finding, Measure, Row, read
from meadhall.lab.report.aggregates import Aggregates
from meadhall.lab.report.cards import points
from meadhall.lab.report.document import (
    POINTS,
    SHARE,
    SIGNED,
    Block,
    Column,
    Entry,
    Fold,
    Lines,
    Name,
    Note,
    Say,
    Section,
    Several,
    Table,
)
from meadhall.lab.report.strength import bounds
from meadhall.lab.studies.figures import Figure, mean_of, paired, widened

CHANGED: Final = "changed"
BALANCES: Final = "balance-*.json"
COMPARISONS: Final = "compare-*.json"
HALF: Final = 0.5
MOST_NAMED: Final = 8
FELT: Final = ("turns", "lead_changes")  # what is looked at where a change is made for all


def of_changes(data: Aggregates) -> list[Section]:
    """What other numbers do, and which would be fair."""
    found = [
        Section("smallest", Say("smallest-title"), [*smallest(data)]),
        Section("changes", Say("changes-title"), [*tried(data), *for_all(data)]),
        Section("compare", Say("compare-title"), [*before_and_after(data)]),
    ]
    return [section for section in found if section.blocks]


def told(data: Aggregates, treatment: Any) -> Several:
    """A change in words, part by part."""
    return Several(data.part.told(data.plan, treatment))


def retold(data: Aggregates, treatment: dict[str, Any]) -> Several:
    """The same of a change that was kept as a study file would tell it."""
    return told(data, data.plan.decoded((), treatment, data.part.treatment))


def findings(folder: Path, pattern: str, kind: type[Finding]) -> Iterator[Finding]:
    """All findings of a kind that other commands of the lab have kept with a study."""
    return (read(path, kind) for path in sorted(folder.glob(pattern)))


def measured(found: Measure) -> Figure:
    """A number of a finding as a figure."""
    return Figure(*msgspec.structs.astuple(found))


# ---------------------------------------------------------------- the smallest
def smallest(data: Aggregates) -> Iterator[Block]:
    """The changes that make somebody fair, as far as they were looked for."""
    for found in findings(data.folder, BALANCES, Balance):
        parts = {"name": Name("who", found.who), **bounds(measured(found.before))}
        yield Lines([Say("smallest-now", parts), outcome(data, found)], is_lead=True)
        if found.proposals:
            yield Note(Say("smallest-about"))
            yield proposals(data, found)


def outcome(data: Aggregates, found: Balance) -> Say:
    """What the search has come to."""
    if found.outcome == FOUND and found.proposals:
        best = found.proposals[0]
        return Say("smallest-found", {"change": retold(data, best.treatment), **bounds(measured(best.after))})
    return Say(f"smallest-{found.outcome}")


def proposals(data: Aggregates, found: Balance) -> Table:
    """All changes that were proposed for somebody."""
    columns = [
        Column(Say("head-treatment")),
        Column(Say("head-result")),
        Column(Say("head-after"), SHARE, bar=(0, 1), mark=HALF),
        Column(Say("head-change"), POINTS),
        Column(Say("head-matches")),
    ]
    rows: list[list[Entry]] = [
        [
            retold(data, each.treatment),
            Say(f"result-{each.result}"),
            measured(each.after),
            measured(each.difference),
            each.after.matches,
        ]
        for each in found.proposals
    ]
    return Table(Say("smallest-table", {"name": Name("who", found.who)}), columns, rows)


# ---------------------------------------------------------------- tried
def tried(data: Aggregates) -> Iterator[Block]:
    """What the changes do that the study names, for whoever is changed."""
    found = {
        id: paired(data.differences[data.level, id])
        for id, each in data.plan.treatments.items()
        if each.kind == CHANGED and not each.is_for_all and (data.level, id) in data.differences
    }  # fmt: skip
    if not found:
        return
    treatments, shares = data.plan.treatments, data.treated_shares()
    lines = [
        Say(
            "changes-line",
            {"name": data.part.whom(treatments[id]), "change": told(data, treatments[id]), **points(figure)},
        )
        for id, figure in found.items()
        if widened(figure, len(found)).is_clear
    ]
    yield Lines(lines[:MOST_NAMED] or [Say("changes-none")])
    yield Note(Say("changes-about"))
    columns = [
        Column(Say("who")), Column(Say("head-treatment")), Column(Say("head-share"), SHARE),
        Column(Say("head-change"), POINTS, bar=(-0.3, 0.3), mark=0.0), Column(Say("head-matches")),
    ]  # fmt: skip
    rows: list[list[Entry]] = [
        [
            data.part.whom(treatments[id]), told(data, treatments[id]), shares[data.level, id], figure, figure.number,
        ]
        for id, figure in found.items()
    ]  # fmt: skip
    yield Table(Say("changes-table"), columns, rows)


def for_all(data: Aggregates) -> Iterator[Block]:
    """How matches go otherwise with a change that is made for all."""
    wanted = {id: each for id, each in data.plan.treatments.items() if each.is_for_all}
    if not wanted:
        return
    found = {column: data.changes(column) for column in FELT}
    rows: list[list[Entry]] = []
    for id, each in wanted.items():
        figures = [mean_of(found[column].get((data.level, id), [])) for column in FELT]
        rows.append([told(data, each), *figures, figures[0].number])
    yield Note(Say("changes-for-all"))
    yield Table(
        Say("changes-felt"),
        [
            Column(Say("head-treatment")), Column(Say("head-turns"), SIGNED, 1), Column(Say("head-leads"), SIGNED, 1),
            Column(Say("head-matches")),
        ],
        rows,
    )  # fmt: skip


# ---------------------------------------------------------------- before and after
def before_and_after(data: Aggregates) -> Iterator[Block]:
    """Two versions beside each other, as often as some were compared."""
    for found in findings(data.folder, COMPARISONS, Comparison):
        own = [each for each in found.rows if each.by == ALL]
        lines = [
            Say("compare-line", {"name": who(data, each), **points(measured(each.difference))})
            for each in own
            if widened(measured(each.difference), len(own)).is_clear
        ]
        yield Lines([versions(data, found), *(lines or [Say("compare-same")])], is_lead=True)
        yield beside(data, own, Say("compare-table"))
        parts = [each for each in found.rows if each.by != ALL]
        if parts:
            yield Fold(Say("compare-parts"), [beside(data, parts, Say("compare-parts"))])


def versions(data: Aggregates, found: Comparison) -> Say:
    """What is held against what."""
    if found.treatment is not None:
        return Say("compare-change", {"change": retold(data, found.treatment)})
    return Say("compare-what", {"before": Name("id", found.before), "after": Name("id", found.after)})


def beside(data: Aggregates, rows: Sequence[Row], caption: Say) -> Table:
    """Rows of a comparison."""
    is_whole = all(each.by == ALL for each in rows)
    columns = [
        Column(Say("who")),
        *([] if is_whole else [Column(Say("head-where"))]),
        Column(Say("head-before"), SHARE),
        Column(Say("head-after"), SHARE),
        Column(Say("head-change"), POINTS, bar=(-0.3, 0.3), mark=0.0),
        Column(Say("head-matches")),
    ]
    entries: list[list[Entry]] = [
        [
            who(data, each),
            *([] if is_whole else [where(each)]),
            measured(each.before),
            measured(each.after),
            measured(each.difference),
            each.difference.matches,
        ]
        for each in rows
    ]
    return Table(caption, columns, entries)


def who(data: Aggregates, row: Row) -> Name | Say:
    """Whom a row is about: somebody with a name, or whoever a treatment is about."""
    known = {side for cell in data.plan.cells for side in cell.sides}
    if data.part.places and not row.who.isdecimal():
        return data.part.whom(data.part.treatment(who=row.who))
    return Name("who", row.who) if row.who in known or data.part.places else Name("id", row.who)


def where(row: Row) -> Name | Say:
    """Against whom, where, or with which bots a row is."""
    if row.by == "level":
        return Say("level", {"level": row.key})
    return Name({"opponent": "who"}.get(row.by, row.by), row.key)
