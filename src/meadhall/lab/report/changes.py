"""Changes: other numbers and what they do, the smallest change that makes somebody fair, and before and after."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from meadhall.lab.report.aggregates import Aggregates
from meadhall.lab.report.cards import points
from meadhall.lab.report.document import (
    POINTS,
    SHARE,
    SIGNED,
    Block,
    Column,
    Entry,
    Lines,
    Name,
    Note,
    Say,
    Section,
    Several,
    Table,
)
from meadhall.lab.report.findings import Balance, Comparison, balances, comparison
from meadhall.lab.report.strength import bounds
from meadhall.lab.studies.figures import mean_of, paired, widened

CHANGED: Final = "changed"
HALF: Final = 0.5
MOST_NAMED: Final = 8
FELT: Final = ("turns", "lead_changes")  # what is looked at where a change is made for all


def of_changes(data: Aggregates) -> list[Section]:
    """What other numbers do, and which would be fair."""
    found = [Section("smallest", Say("smallest-title"), [*proposed(data, [*balances(data.folder)])])]
    blocks = [*tried(data), *for_all(data)]
    if blocks:
        found.append(Section("changes", Say("changes-title"), blocks))
    compared = comparison(data.folder)
    if compared:
        found.append(Section("compare", Say("compare-title"), [*before_and_after(compared)]))
    return [section for section in found if section.blocks]


def told(data: Aggregates, treatment: Any) -> Several:
    """A change in words, part by part."""
    return Several(data.part.told(data.plan, treatment))


# ---------------------------------------------------------------- the smallest
def proposed(data: Aggregates, found: list[Balance]) -> Iterator[Block]:
    """The changes that make somebody fair."""
    for each in found:
        name = Name("who", each.who)
        lines = [Say("smallest-now", {"name": name, **bounds(each.now.figure)})]
        if each.proposals:
            best = each.proposals[0]
            change = told(data, data.plan.decoded((), best.treatment, data.part.treatment))
            lines.append(Say("smallest-best", {"change": change, **bounds(best.figure)}))
        else:
            lines.append(Say("smallest-none"))
        yield Lines(lines, is_lead=True)
        if each.proposals:
            yield proposals(data, each)


def proposals(data: Aggregates, found: Balance) -> Table:
    """All changes that were proposed for somebody."""
    columns = [
        Column(Say("head-treatment")), Column(Say("head-share"), SHARE, bar=(0, 1), mark=HALF),
        Column(Say("head-matches")),
    ]  # fmt: skip
    rows: list[list[Entry]] = [
        [told(data, data.plan.decoded((), each.treatment, data.part.treatment)), each.figure, each.number]
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
def before_and_after(found: Comparison) -> Iterator[Block]:
    """Two versions beside each other."""
    versions = {"before": Name("id", found.before), "after": Name("id", found.after)}
    lines = [
        Say("compare-line",
            {"name": Name("who", each.who), **points(each.difference.figure)})
        for each in found.rows
        if widened(each.difference.figure, len(found.rows)).is_clear
    ]  # fmt: skip
    yield Lines([Say("compare-what", versions), *(lines or [Say("compare-same")])], is_lead=True)
    columns = [
        Column(Say("who")), Column(Say("head-before"), SHARE), Column(Say("head-after"), SHARE),
        Column(Say("head-change"), POINTS, bar=(-0.3, 0.3), mark=0.0), Column(Say("head-matches")),
    ]  # fmt: skip
    rows: list[list[Entry]] = [
        [Name("who", each.who), each.before.figure, each.after.figure, each.difference.figure, each.difference.number]
        for each in found.rows
    ]  # fmt: skip
    yield Table(Say("compare-table"), columns, rows)
