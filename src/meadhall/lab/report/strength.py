"""Strength: who is too strong or too weak, against whom, where, and from which seat; ratings, and the best mixture."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any, Final

from meadhall.lab.report.aggregates import Aggregates
from meadhall.lab.report.document import (
    NUMBER,
    POINTS,
    SHARE,
    Amount,
    Bar,
    Block,
    Chart,
    Column,
    Entry,
    Fold,
    Heat,
    Lines,
    Name,
    Note,
    Say,
    Section,
    Several,
    Table,
)
from meadhall.lab.studies.figures import (
    FAIR,
    NOTHING,
    OPEN,
    STRONG,
    WEAK,
    Figure,
    Verdict,
    difference,
    evidence_of,
    is_proven,
    mean_share,
    verdict,
    widened,
)
from meadhall.lab.studies.game import Cell
from meadhall.lab.studies.rating import Rating, bradley_terry, equilibrium, equilibrium_intervals, matrix

HALF: Final = 0.5
MOST_NAMED: Final = 8  # sentences of one kind
ORDER: Final = (STRONG, WEAK, FAIR, OPEN)
WHO: Final = "who"
TABLE: Final = "table"


class League:
    """Those of a study who meet in pairs, with bots of one level."""

    def __init__(self, data: Aggregates, level: str) -> None:
        self.data = data
        self.cells = data.cells(level)
        self.whos = list(dict.fromkeys(who for cell in self.cells for who in cell.sides))
        self.tables = list(dict.fromkeys(cell.table for cell in self.cells))

    # ---------------------------------------------------------------- scores
    def groups(self, who: str, other: str = "", table: str = "") -> list[list[float]]:
        """The scores of somebody, cell by cell; against somebody and on a board, if they are named."""
        return [
            self.side(cell, who)
            for cell in self.cells
            if who in cell.sides and other in {"", *cell.sides} and table in {"", cell.table}
        ]

    def side(self, cell: Cell, who: str) -> list[float]:
        """The scores of a side in a cell."""
        scores = self.data.scores.get(cell.id, [])
        return scores if who == cell.sides[0] else [1 - score for score in scores]

    def share(self, who: str, other: str = "", table: str = "") -> Figure:
        """What somebody wins, each cell as important as any other."""
        return mean_share((sum(scores), len(scores)) for scores in self.groups(who, other, table))

    @cached_property
    def shares(self) -> dict[str, Figure]:
        """What everybody wins, the strongest first."""
        found = {who: self.share(who) for who in self.whos}
        return dict(sorted(found.items(), key=lambda each: -each[1].value))

    @cached_property
    def verdicts(self) -> dict[str, Verdict]:
        """What may be said of everybody."""
        return {who: verdict(self.groups(who), among=len(self.whos)) for who in self.shares}

    @cached_property
    def against(self) -> dict[tuple[str, str], Figure]:
        """What each wins against each."""
        return {
            (who, other): found
            for who in self.whos
            for other in self.whos
            if who != other and (found := self.share(who, other)).number
        }

    # ---------------------------------------------------------------- ratings
    @cached_property
    def points(self) -> dict[tuple[int, int], tuple[float, int]]:
        """By two numbers: what the first has won against the second, and how many matches that were."""
        at = {who: number for number, who in enumerate(self.whos)}
        return {
            (at[who], at[other]): (found.value * found.number, found.number)
            for (who, other), found in self.against.items()
            if at[who] < at[other]
        }

    @cached_property
    def ratings(self) -> dict[str, Rating]:
        """Ratings by Bradley and Terry."""
        return dict(zip(self.whos, bradley_terry(len(self.whos), self.points), strict=True))

    @cached_property
    def mixture(self) -> dict[str, Figure]:
        """How often somebody who may choose, and cannot be outwitted, chooses each."""
        number = len(self.whos)
        mix = equilibrium(matrix(number, self.points))
        bounds = equilibrium_intervals(number, self.points)
        matches = sum(matches for _, matches in self.points.values())
        return {
            who: Figure(share, min(low, share), max(high, share), matches)
            for who, share, (low, high) in zip(self.whos, mix, bounds, strict=True)
        }

    # ---------------------------------------------------------------- what is uneven
    def uneven(self) -> list[tuple[str, str, Figure]]:
        """Who certainly beats whom, whatever the number of pairs, the clearest first."""
        pairs = [pair for pair in self.against if pair[0] < pair[1]]
        found = [
            (*(pair if self.against[pair].value > HALF else pair[::-1]),)
            for pair in pairs
            if is_proven(evidence_of(self.groups(pair[0], pair[1])), HALF, len(pairs))
        ]
        return sorted(((one, other, self.against[one, other]) for one, other in found), key=lambda each: -each[2].value)

    def places(self) -> list[tuple[str, str, Figure, Figure]]:
        """Who certainly wins more or less on a board than on all others."""
        if len(self.tables) < 2:
            return []
        among = len(self.whos) * len(self.tables)
        found = []
        for who in self.whos:
            for table in self.tables:
                here, elsewhere = self.share(who, table=table), self.elsewhere(who, table)
                if here.number and elsewhere.number and widened(difference(here, elsewhere), among).is_clear:
                    found.append((who, table, here, elsewhere))
        return sorted(found, key=lambda each: -abs(each[2].value - each[3].value))

    def elsewhere(self, who: str, table: str) -> Figure:
        """What somebody wins on all boards but one."""
        cells = [cell for cell in self.cells if who in cell.sides and cell.table != table]
        return mean_share((sum(scores), len(scores)) for cell in cells for scores in [self.side(cell, who)])


# ---------------------------------------------------------------- of pairs
def of_pairs(data: Aggregates) -> list[Section]:
    """The verdict on those who meet in pairs, and what it rests on."""
    league = League(data, data.level)
    if len(league.whos) < 2:
        return []
    return [
        Section("verdict", Say("verdict-title"), [*verdicts(league)]),
        Section("pairs", Say("pairs-title"), [*against_whom(league)]),
        Section("tables", Say("tables-title"), [*on_which_tables(league)]),
        Section("seats", Say("seats-title"), [*from_which_seat(data, league)]),
    ]


def verdicts(league: League) -> Iterator[Block]:
    """Who is too strong, and who too weak."""
    yield Lines([*judged(league)], is_lead=True)
    yield Note(Say("verdict-about"))
    columns = [
        Column(Say("who")),
        Column(Say("head-verdict")),
        Column(Say("head-share"), SHARE, bar=(0, 1), mark=HALF),
        Column(Say("head-rating"), NUMBER),
        Column(Say("head-mixture"), SHARE),
        Column(Say("head-matches")),
    ]
    rows: list[list[Entry]] = [
        [
            Name(WHO, who), Say(f"word-{league.verdicts[who].word}"), share, rated(league.ratings[who], share.number),
            league.mixture[who], share.number,
        ]
        for who, share in league.shares.items()
    ]  # fmt: skip
    yield Table(Say("verdict-table"), columns, rows)
    yield Note(Say("rating-about"))
    yield ratings(league)


def judged(league: League) -> Iterator[Say]:
    """A sentence for each word that is said of somebody."""
    for word in ORDER:
        said = [
            Say("name-share", {"name": Name(WHO, who), "share": Amount(league.shares[who].value)})
            for who, found in league.verdicts.items()
            if found.word == word
        ]
        if said:
            yield Say(f"verdict-{word}", {"names": Several(said)})


def rated(rating: Rating, number: int) -> Figure:
    """A rating as a figure."""
    return Figure(*rating, number)


def ratings(league: League) -> Chart:
    """The ratings as a picture."""
    rows = sorted(league.ratings.items(), key=lambda each: -each[1].elo)
    bars = [Bar(Name(WHO, who), rated(rating, league.shares[who].number)) for who, rating in rows]
    return Chart("ratings", Say("rating-title"), Say("rating-chart"), bars, NUMBER, 0.0)


def against_whom(league: League) -> Iterator[Block]:
    """Who beats whom."""
    found = league.uneven()
    lines = [Say("pairs-uneven", {"count": len(found), "pairs": len(league.points)})] if found else [Say("pairs-even")]
    lines += [
        Say("pairs-line", {"name": Name(WHO, one), "other": Name(WHO, other), **bounds(figure)})
        for one, other, figure in found[:MOST_NAMED]
    ]
    yield Lines(lines)
    yield Note(Say("pairs-about"))
    yield heat(league, Say("pairs-table"))
    if len(league.tables) > 1:
        yield Fold(Say("pairs-by-table"), [
            heat(league, Say("pairs-on", {"table": Name(TABLE, table)}), table) for table in league.tables
        ])  # fmt: skip


def heat(league: League, caption: Say, table: str = "") -> Heat:
    """Each against each."""
    names = [Name(WHO, who) for who in league.shares]
    cells = [
        [league.share(who, other, table) if who != other else None for other in league.shares]
        for who in league.shares
    ]  # fmt: skip
    return Heat(caption, Say("who"), names, names, cells)


def bounds(figure: Figure) -> dict[str, Amount]:
    """A figure as the parts of a sentence."""
    return {"share": Amount(figure.value), "low": Amount(figure.low), "high": Amount(figure.high)}


def on_which_tables(league: League) -> Iterator[Block]:
    """Where somebody does better or worse."""
    found = league.places()
    lines = [
        Say(
            "tables-more" if here.value > elsewhere.value else "tables-less",
            {"name": Name(WHO, who), "table": Name(TABLE, table), **bounds(here), "other": Amount(elsewhere.value)},
        )
        for who, table, here, elsewhere in found[:MOST_NAMED]
    ]
    yield Lines(lines or [Say("tables-none" if len(league.tables) > 1 else "tables-one")])
    if len(league.tables) > 1:
        names = [Name(WHO, who) for who in league.shares]
        cells = [[league.share(who, table=table) for table in league.tables] for who in league.shares]
        yield Heat(Say("tables-table"), Say("who"), names, [Name(TABLE, table) for table in league.tables], cells)


def from_which_seat(data: Aggregates, league: League) -> Iterator[Block]:
    """What the first turn is worth, to all and to each."""
    pairs = data.where(data.main_seats, "players", 2)
    first = data.shares(data.where(pairs, "begins", True), ["level"]).get((data.level,), NOTHING)
    yield Lines([edge(first, HALF)])
    shares = data.shares(pairs, [WHO, "begins"])
    columns = [
        Column(Say("who")),
        Column(Say("head-first"), SHARE, bar=(0, 1), mark=HALF),
        Column(Say("head-second"), SHARE, bar=(0, 1), mark=HALF),
        Column(Say("head-edge"), POINTS),
    ]
    rows: list[list[Entry]] = []
    for who in league.shares:
        one, other = (shares.get((who, begins), NOTHING) for begins in (True, False))
        rows.append([Name(WHO, who), one, other, difference(one, other)])
    yield Table(Say("seats-table"), columns, rows)


def edge(first: Figure, chance: float) -> Say:
    """What whoever begins wins, and whether that is more than fair."""
    word = "first-more" if first.low > chance else "first-less" if first.high < chance else "first-fair"
    return Say(word, {**bounds(first), "fair": Amount(chance)})


# ---------------------------------------------------------------- of several at a table
def of_several(data: Aggregates) -> list[Section]:
    """What each wins where several sit at a table, beside what all would win if they were equal."""
    seats = data.where(data.main_seats, "mode", data.main_seats["mode"][0]) if data.part.places else several(data)
    if not seats.num_rows:
        return []
    keys = [TABLE, WHO] if data.part.places else ["mode", WHO]
    shares = data.shares(seats, keys)
    fair = {key[0]: row["score"] / row["count_all"] for key, row in data.sums(seats, keys[:1], ["score"]).items()}
    lines = [*standing_out(shares, fair, data.part.places)]
    columns = [
        Column(Say(keys[0])),
        Column(Say("who")),
        Column(Say("head-share"), SHARE, bar=(0, 1)),
        Column(Say("head-fair"), SHARE),
        Column(Say("head-more"), POINTS),
        Column(Say("head-matches")),
    ]
    tables = list(fair)

    def order(each: tuple[tuple[str, ...], Figure]) -> tuple[int, float | str]:
        (group, who), found = each
        return tables.index(group), who if data.part.places else -found.value

    rows: list[list[Entry]] = [
        [Name(keys[0], group), Name(WHO, who), found, plain(fair[group]), beside(found, fair[group]), found.number]
        for (group, who), found in sorted(shares.items(), key=order)
    ]
    about = "places" if data.part.places else "several"
    return [Section(about, Say(f"{about}-title"), [
        Lines(lines or [Say(f"{about}-even")], is_lead=data.part.places), Note(Say(f"{about}-about")),
        Table(Say(f"{about}-table"), columns, rows),
    ])]  # fmt: skip


def several(data: Aggregates) -> Any:
    """The seats of matches of more than two, in games whose sides have names."""
    return data.main_seats.filter(data.pc.greater(data.main_seats["players"], 2))


def standing_out(shares: dict[tuple[str, ...], Figure], fair: dict[str, float], is_place: bool) -> Iterator[Say]:
    """Who certainly wins more or less than would be fair."""
    for (group, who), found in shares.items():
        sure = widened(found, len(shares))
        if sure.low > fair[group] or sure.high < fair[group]:
            about = "places" if is_place else "several"
            kind = "table" if is_place else "mode"
            parts = {"name": Name(WHO, who), kind: Name(kind, group), **bounds(found), "fair": Amount(fair[group])}
            yield Say(f"{about}-{'more' if sure.low > fair[group] else 'less'}", parts)


def plain(value: float) -> Figure:
    """A number that is known."""
    return Figure(value, value, value, 1)


def beside(found: Figure, fair: float) -> Figure:
    """How much a share is above what would be fair."""
    return Figure(found.value - fair, found.low - fair, found.high - fair, found.number)
