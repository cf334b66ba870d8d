"""Play: skill and feel. Who gains from thinking, what is given up by not doing something, how matches go and end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from meadhall.lab.report.aggregates import COUNT, Aggregates
from meadhall.lab.report.cards import points
from meadhall.lab.report.document import (
    NUMBER,
    POINTS,
    SHARE,
    Amount,
    Block,
    Column,
    Entry,
    Lines,
    Name,
    Note,
    Say,
    Section,
    Table,
)
from meadhall.lab.report.strength import League, bounds
from meadhall.lab.studies.figures import NOTHING, Figure, difference, paired, share_of, widened

RESTRICTED: Final = "restricted"
MOST_NAMED: Final = 8


# ---------------------------------------------------------------- skill
def of_skill(data: Aggregates) -> list[Section]:
    """Who gains from bots that think more, and what is lost by not doing something."""
    blocks: list[Block] = [*by_level(data)]
    found = [Section("skill", Say("skill-title"), blocks)] if blocks else []
    bound = [*restricted(data)]
    return [*found, Section("restricted", Say("restricted-title"), bound)] if bound else found


def by_level(data: Aggregates) -> Iterator[Block]:
    """What everybody wins with bots of each level."""
    levels = data.plan.study.levels
    leagues = [League(data, level) for level in levels]
    if len(levels) < 2 or not leagues[-1].whos:
        return
    gains = {who: difference(leagues[-1].share(who), leagues[0].share(who)) for who in leagues[-1].shares}
    ends = {"low_level": Say("level", {"level": levels[0]}), "high_level": Say("level", {"level": levels[-1]})}
    sure = [(who, gain) for who, gain in gains.items() if widened(gain, len(gains)).is_clear]
    lines = [
        Say("skill-gains" if gain.value > 0 else "skill-loses", {"name": Name("who", who), **points(gain), **ends})
        for who, gain in sorted(sure, key=lambda each: -each[1].value)
    ]
    yield Lines(lines or [Say("skill-alike", ends)])
    yield Note(Say("skill-about"))
    columns = [Column(Say("who"))]
    columns += [Column(Say("head-level", {"level": Say("level", {"level": level})}), SHARE) for level in levels]
    columns.append(Column(Say("head-gain"), POINTS, bar=(-0.5, 0.5), mark=0.0))
    rows: list[list[Entry]] = [
        [Name("who", who), *(league.share(who) for league in leagues), gain] for who, gain in gains.items()
    ]
    yield Table(Say("skill-table"), columns, rows)


def restricted(data: Aggregates) -> Iterator[Block]:
    """What is lost, or gained, by not playing in a way."""
    wanted = {id: each for id, each in data.plan.treatments.items() if each.kind == RESTRICTED}
    found = {
        (level, id): paired(data.differences[level, id])
        for level in data.plan.study.levels for id in wanted if (level, id) in data.differences
    }  # fmt: skip
    if not found:
        return
    better, lines = [], []
    for (level, id), figure in found.items():
        if widened(figure, len(found)).low > 0:
            better.append(Say("restricted-line", {**about(data, wanted[id]), **points(figure), **of_level(level)}))
    if better:
        yield Lines([Say("restricted-warning"), *better], is_warning=True)
    main = {id: found[data.level, id] for id in wanted if (data.level, id) in found}
    for id, figure in sorted(main.items(), key=lambda each: each[1].value)[:MOST_NAMED]:
        if widened(figure, len(found)).high < 0:
            lines.append(Say("restricted-line", {**about(data, wanted[id]), **points(figure), **of_level(data.level)}))
    yield Lines(lines or [Say("restricted-little")])
    yield Note(Say("restricted-about"))
    yield restricted_table(data, wanted, found)


def of_level(level: str) -> dict[str, Say]:
    """A level as a part of a sentence."""
    return {"level": Say("level", {"level": level})}


def about(data: Aggregates, treatment: Any) -> dict[str, Any]:
    """Who is restricted, and how."""
    return {"name": data.part.whom(treatment), "way": Say(f"restrict-{treatment.restrict}")}


def restricted_table(data: Aggregates, wanted: dict[str, Any], found: dict[tuple[str, str], Figure]) -> Table:
    """All restrictions, at all levels; where nobody chooses who they are, they are about any seat."""
    shares = data.treated_shares()
    columns = [
        Column(Say("who")),
        Column(Say("head-way")),
        Column(Say("head-bots")),
        Column(Say("head-share"), SHARE),
        Column(Say("head-change"), POINTS, bar=(-0.5, 0.5), mark=0.0),
        Column(Say("head-matches")),
    ]
    rows: list[list[Entry]] = []
    for (level, id), figure in found.items():
        told = about(data, wanted[id])
        level_told = Say("level", {"level": level})
        rows.append([told["name"], told["way"], level_told, shares[level, id], figure, figure.number])
    first = 1 if data.part.places else 0
    return Table(Say("restricted-table"), columns[first:], [row[first:] for row in rows])


# ---------------------------------------------------------------- feel
def of_feel(data: Aggregates) -> list[Section]:
    """How long matches are, how they turn, what is left in hands, and how they end."""
    own = data.where(data.free, "level", data.level)
    total = feel(data, own, [])[()]
    low, high = data.spread(own["turns"])
    lines = [
        Say("feel-length", {"turns": Amount(total["turns"].value, NUMBER), "low": Amount(low, NUMBER),
            "high": Amount(high, NUMBER), "answers": Amount(total["answers"].value, NUMBER)}),
        Say("feel-leads", {"number": Amount(total["lead_changes"].value, NUMBER, 1)}),
        Say("feel-comebacks", bounds(total["comeback"])),
    ]  # fmt: skip
    dead = dead_cards(data)
    if dead.number:
        lines.append(Say("feel-dead", {"number": Amount(dead.value, NUMBER, 1)}))
    blocks: list[Block] = [
        Lines(lines),
        by_table(data, own),
        *([levels_table(data)] if len(data.plan.study.levels) > 1 else []),
        *ends(data, own),
        how_they_play(data),
    ]
    return [Section("feel", Say("feel-title"), blocks)]


MEANS: Final = ("turns", "answers", "lead_changes")


def feel(data: Aggregates, rows: Any, keys: list[str]) -> dict[tuple[Any, ...], dict[str, Figure]]:
    """How matches go, by some columns."""
    means = data.means(rows, keys, MEANS)
    pc = data.pc
    rows = rows.append_column("came back", pc.cast(rows["comeback"], "int32"))
    rows = rows.append_column("nobody", pc.cast(pc.equal(rows["winners"], 0), "int32"))
    shares = {name: data.shares(rows, keys, name) for name in ("came back", "nobody")}
    return {
        key: {**found, "comeback": shares["came back"][key], "nobody": shares["nobody"][key]}
        for key, found in means.items()
    }


def firsts(data: Aggregates, seats: Any, keys: list[str]) -> dict[tuple[Any, ...], Figure]:
    """How often whoever begins wins."""
    return data.shares(data.where(seats, "begins", True), keys)


FEELS: Final = (
    Column(Say("head-turns"), NUMBER, 1), Column(Say("head-answers"), NUMBER), Column(Say("head-leads"), NUMBER, 1),
    Column(Say("head-comebacks"), SHARE), Column(Say("head-nobody"), SHARE), Column(Say("head-first"), SHARE),
    Column(Say("head-matches")),
)  # fmt: skip


def row_of(found: dict[str, Figure], first: Figure) -> list[Entry]:
    """The cells of a row about how matches go."""
    means: list[Entry] = [found[mean] for mean in MEANS]
    return [*means, found["comeback"], found["nobody"], first, found["turns"].number]


def by_table(data: Aggregates, own: Any) -> Table:
    """How matches go at each table."""
    rows = feel(data, own, ["mode", "table"])
    first = firsts(data, data.main_seats, ["mode", "table"])
    modes = {mode for mode, _ in rows}
    columns = [*([Column(Say("mode"))] if len(modes) > 1 else []), Column(Say("table")), *FEELS]
    return Table(Say("feel-table"), columns, [
        [*([Name("mode", mode)] if len(modes) > 1 else []), Name("table", table), *row_of(found, first[mode, table])]
        for (mode, table), found in rows.items()
    ])  # fmt: skip


def levels_table(data: Aggregates) -> Table:
    """How matches go with bots of each level."""
    rows = feel(data, data.free, ["level"])
    first = firsts(data, data.seats, ["level"])
    return Table(Say("feel-levels"), [Column(Say("head-bots")), *FEELS], [
        [Say("level", {"level": key[0]}), *row_of(found, first[key])] for key, found in rows.items()
    ])  # fmt: skip


def dead_cards(data: Aggregates) -> Figure:
    """How many cards are left in a hand at the end."""
    hands = data.cards.group_by(["match", "seat", "level"], use_threads=False).aggregate([("dead", "sum")])
    return data.means(hands, ["level"], ["dead_sum"]).get((data.level,), {"dead_sum": NOTHING})["dead_sum"]


def ends(data: Aggregates, own: Any) -> Iterator[Block]:
    """How often matches end in which way."""
    counts = data.sums(own, ["table", "reason"], ["score"])
    tables = list(dict.fromkeys(table for table, _ in counts)) if data.part.places else [""]
    reasons = list(dict.fromkeys(reason for _, reason in counts))
    number = {(table, reason): int(row[COUNT]) for (table, reason), row in counts.items()}
    whole = {
        table: {reason: sum(n for (at, why), n in number.items() if why == reason and table in {"", at})
        for reason in reasons} for table in tables
    }  # fmt: skip
    columns = [Column(Say("head-end"))]
    columns += [
        Column(Say("head-players", {"players": Name("table", table)}) if table else Say("head-often"), SHARE)
        for table in tables
    ]
    rows: list[list[Entry]] = [
        [Say(f"end-{reason}"), *(share_of(whole[table][reason], sum(whole[table].values())) for table in tables)]
        for reason in reasons
    ]  # fmt: skip
    yield Table(Say("ends-table"), columns, rows)


def how_they_play(data: Aggregates) -> Table:
    """What everybody does in a match."""
    names = data.part.counters
    key = "table" if data.part.places else "who"
    means = data.means(data.main_seats, [key], names)
    columns = [Column(Say(key)), *(Column(Say(f"counter-{name}"), NUMBER, 1) for name in names)]
    rows: list[list[Entry]] = [[Name(key, who), *(found[name] for name in names)] for (who,), found in means.items()]
    return Table(Say("counters-table"), columns, rows)
