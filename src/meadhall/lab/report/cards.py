"""Cards: which of them do it. What happens with a card in hand, and what would happen if it were a blank."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any, Final, NamedTuple

from meadhall.lab.report.aggregates import COUNT, Aggregates
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
    Lines,
    Name,
    Note,
    Say,
    Section,
    Several,
    Table,
)
from meadhall.lab.studies.figures import (
    NOTHING,
    Figure,
    mean_from,
    paired,
    share_of,
    widened,
)

BLANK: Final = "blank"
MOST_NAMED: Final = 8
MOST_DRAWN: Final = 20  # bars of the chart
EACH: Final = "each"  # where cards belong to nobody


class Effect(NamedTuple):
    """What a card does for somebody: by how much they win more with it than with a blank."""

    who: str
    card: str
    figure: Figure


class Deck:
    """The cards of a study."""

    def __init__(self, data: Aggregates) -> None:
        self.data, self.part = data, data.part
        self.keys = ["who", "card"] if self.part.own_cards else ["card"]

    def key(self, found: Sequence[str]) -> tuple[str, str]:
        """Whose card, and which."""
        return (found[0], found[1]) if self.part.own_cards else (EACH, found[0])

    def name(self, who: str, card: str) -> Name:
        """The name of a card."""
        return Name("card", f"{who}/{card}" if self.part.own_cards else card)

    # ---------------------------------------------------------------- what happened
    @cached_property
    def scored(self) -> Any:
        """The rows with what was gained: the score, or how far it is above a fair share where tables differ."""
        rows, pc = self.data.cards, self.data.pc
        gain = pc.cast(rows["score"], "float64")
        if self.part.places:
            rows = self.data.placed(rows)
            gain = pc.subtract(pc.cast(rows["score"], "float64"), pc.divide(1.0, pc.cast(rows["players"], "float64")))
        return rows.append_column("gain", gain)

    @cached_property
    def marked(self) -> Any:
        """The rows, with a column for each thing that happened to a card, and what was scored then."""
        rows, pc = self.scored, self.data.pc
        for way, columns in self.part.shown.items():
            number = rows[columns[0]]
            for column in columns[1:]:
                number = pc.add(number, rows[column])
            there = pc.cast(pc.greater(number, 0), "int32")
            rows = rows.append_column(f"{way}?", there)
            gained = pc.multiply(pc.cast(there, "float64"), rows["gain"])
            rows = rows.append_column(f"{way}!", gained).append_column(f"{way}²", pc.multiply(gained, gained))
            rows = rows.append_column(f"{way}#", number)
        return rows

    @cached_property
    def shares(self) -> dict[tuple[str, str], dict[str, Figure]]:
        """By card: what was won in matches in which something happened to it."""
        ways = list(self.part.shown)
        found = self.data.sums(self.marked, self.keys, [f"{way}{mark}" for way in ways for mark in "?!²"])
        return {self.key(key): {way: self.gained(row, way) for way in ways} for key, row in found.items()}

    def gained(self, row: dict[str, float], way: str) -> Figure:
        """What is told of matches in which something happened to a card."""
        number, gain = int(row[f"{way}?"]), row[f"{way}!"]
        return mean_from(number, gain, row[f"{way}²"]) if self.part.places else share_of(gain, number)

    @cached_property
    def amounts(self) -> dict[tuple[str, str], dict[str, Figure]]:
        """By card: what came of it, each time that it was played."""
        if not self.part.amounts:
            return {}
        played = self.data.where(self.marked, f"{self.part.playing}?", 1)
        pc = self.data.pc
        for amount in self.part.amounts:
            each = pc.divide(pc.cast(played[amount], "float64"), pc.cast(played[f"{self.part.playing}#"], "float64"))
            played = played.append_column(f"{amount} each", each)
        names = [f"{amount} each" for amount in self.part.amounts]
        found = self.data.means(played, self.keys, names)
        return {
            self.key(key): {amount: row[f"{amount} each"] for amount in self.part.amounts} for key, row in found.items()
        }

    @cached_property
    def dead(self) -> dict[tuple[str, str], Figure]:
        """By card: how often a match ended with a copy of it in hand, of all in which it was had."""
        pc = self.data.pc
        rows = self.data.cards
        rows = rows.append_column("held", pc.cast(pc.greater(rows["dead"], 0), "int32"))
        found = self.data.sums(rows, self.keys, ["held"])
        return {self.key(key): share_of(row["held"], int(row[COUNT])) for key, row in found.items()}

    # ---------------------------------------------------------------- what it does
    @cached_property
    def effects(self) -> dict[tuple[str, str], Figure]:
        """By card: what it does, where the study has put a blank in its place."""
        found = {}
        for id, treatment in self.data.plan.treatments.items():
            differences = self.data.differences.get((self.data.level, id))
            if treatment.kind == BLANK and differences:
                found[treatment.who, treatment.card] = paired([-each for each in differences])
        return found

    @property
    def sure(self) -> list[Effect]:
        """Those that certainly do something, whatever the number of cards, the greatest first."""
        found = [
            Effect(*key, figure)
            for key, figure in self.effects.items()
            if widened(figure, len(self.effects)).is_clear
        ]  # fmt: skip
        return sorted(found, key=lambda each: -abs(each.figure.value))

    @property
    def whos(self) -> list[str]:
        """Whose cards there are, those with the most influential cards first."""
        return sorted({who for who, _ in self.shares})


def of_cards(data: Aggregates) -> list[Section]:
    """Which cards do it."""
    deck = Deck(data)
    if not deck.shares:
        return []
    blocks: list[Block] = [*causal(deck), *telling(deck)]
    return [Section("cards", Say("cards-title"), blocks)]


def causal(deck: Deck) -> Iterator[Block]:
    """What cards do, for certain."""
    if not deck.part.own_cards:
        yield from drawn(deck)
        return
    if not deck.effects:
        yield Lines([Say("cards-no-blanks")])
        return
    sure = deck.sure
    lines = [Say("cards-sure", {"count": len(sure), "cards": len(deck.effects)})]
    lines += [
        Say(
            "cards-helps" if effect.figure.value > 0 else "cards-hurts",
            {"card": deck.name(effect.who, effect.card), "name": Name("who", effect.who), **points(effect.figure)},
        )
        for effect in sure[:MOST_NAMED]
    ]
    yield Lines(lines, is_lead=True)
    yield Note(Say("cards-blank-about"))
    yield effects(deck)


def drawn(deck: Deck) -> Iterator[Block]:
    """Which cards go along with wins where all draw from one deck, so that chance alone says who gets a card."""
    way = next(iter(deck.part.shown))
    found = {card: shares[way] for (_, card), shares in deck.shares.items()}
    sure = [(card, figure) for card, figure in found.items() if widened(figure, len(found)).is_clear]
    sure.sort(key=lambda each: -abs(each[1].value))
    head = Say("cards-drawn-some" if sure else "cards-drawn-none", {"cards": len(found), "count": len(sure)})
    lines = [
        Say("cards-drawn-line", {"card": deck.name(EACH, card), **points(figure)}) for card, figure in sure[:MOST_NAMED]
    ]
    yield Lines([head, *lines])


def points(figure: Figure) -> dict[str, Any]:
    """A difference of shares as the parts of a sentence: so many wins in a hundred matches, whichever way."""
    low, high = sorted((abs(figure.low), abs(figure.high)))
    count = {"count": round(100 * abs(figure.value))}
    more = Say("wins-more" if figure.value > 0 else "wins-less", count)
    return {"wins": Say("wins", count), "more": more, "low": Amount(low, POINTS), "high": Amount(high, POINTS)}


def effects(deck: Deck) -> Chart:
    """What cards do, as a picture."""
    rows = sorted(deck.effects.items(), key=lambda each: -each[1].value)
    if len(rows) > MOST_DRAWN:
        rows = [*rows[: MOST_DRAWN // 2], *rows[-MOST_DRAWN // 2 :]]
    bars = [
        Bar(Several([deck.name(who, card), Name("who", who)]), figure) for (who, card), figure in rows
    ]  # fmt: skip
    return Chart("cards", Say("cards-chart"), Say("cards-chart-about", {"count": len(bars)}), bars, POINTS, 0.0)


def telling(deck: Deck) -> Iterator[Block]:
    """All cards, by whose they are."""
    yield Note(Say("cards-about"))
    if not deck.part.own_cards:
        yield table(deck, EACH, Say("cards-table"))
        return
    for who in deck.whos:
        name = Name("who", who)
        yield Fold(name, [table(deck, who, Say("cards-of", {"name": name}))])


def table(deck: Deck, who: str, caption: Say) -> Table:
    """The cards of somebody."""
    part = deck.part
    has_effects = any(key[0] == who for key in deck.effects)
    columns = [Column(Say("head-card"))]
    columns += [Column(Say("head-effect"), POINTS, bar=(-0.3, 0.3), mark=0.0)] if has_effects else []
    columns += [Column(Say(f"way-{way}"), POINTS if part.places else SHARE) for way in part.shown]
    columns += [Column(Say(f"amount-{amount}"), NUMBER, 1) for amount in part.amounts]
    columns += [Column(Say("head-dead"), SHARE), Column(Say("head-matches"))]
    rows: list[list[Entry]] = []
    for (whose, card), shares in sorted(deck.shares.items()):
        if whose != who:
            continue
        key = whose, card
        row: list[Entry] = [deck.name(whose, card)]
        row += [deck.effects.get(key, NOTHING)] if has_effects else []
        row += [shares[way] for way in part.shown]
        row += [deck.amounts.get(key, {}).get(amount, NOTHING) for amount in part.amounts]
        row += [deck.dead.get(key, NOTHING), next(iter(shares.values())).number]
        rows.append(row)
    return Table(caption, columns, rows)
