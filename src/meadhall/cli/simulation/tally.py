"""Tally: what came of many matches, as sums that can be added in any order."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

QUANTILE: Final = 1.959964  # of the normal distribution, for intervals of 95 %
SEATS: Final = "seats"
ORDER: Final = "order"  # places in the turn order


class Share(NamedTuple):
    """What a share of some kind is of, and what it is: matches and wins, unless it is told otherwise."""

    whole: str = "matches"
    part: str = "wins"


class Played(NamedTuple):
    """One match: what was played by how many, who was first, who won and why, how long it took, and a game's notes."""

    setup: dict[str, object]
    seats: int
    first: int
    winners: frozenset[int]
    reason: str
    turns: int
    decisions: int
    notes: tuple[Any, ...] = ()


WON: Final = Share()


class Count(NamedTuple):
    """Something that took part in a match: of which kind, its name, and whether it won."""

    kind: str
    name: str
    has_won: bool


class Rate(NamedTuple):
    """How often something won out of how many times, with the 95 % interval of Wilson."""

    wins: int
    matches: int

    @property
    def rate(self) -> float:
        """The share that was won."""
        return self.wins / self.matches

    @property
    def interval(self) -> tuple[float, float]:
        """Between which shares the true one lies, most likely."""
        z, n = QUANTILE, self.matches
        middle = self.rate + z * z / (2 * n)
        half = z * math.sqrt(self.rate * (1 - self.rate) / n + z * z / (4 * n * n))
        low, high = (middle - half) / (1 + z * z / n), (middle + half) / (1 + z * z / n)
        return max(0.0, low), min(1.0, high)

    def told(self, share: Share = WON) -> dict[str, Any]:
        """The rate as plain data."""
        low, high = self.interval
        return {
            share.part: self.wins, share.whole: self.matches, "rate": round(self.rate, 5),
            "low": round(low, 5), "high": round(high, 5),
        }  # fmt: skip


class Tally:
    """Counts of everything that is told of many matches."""

    def __init__(self, kinds: Mapping[str, Share] | None = None) -> None:
        self.matches = 0
        self.kinds = {**(kinds or {}), SEATS: WON, ORDER: WON}
        self.counts: dict[str, Counter[str]] = {kind: Counter() for kind in self.kinds}  # by kind: how many matches
        self.wins: dict[str, Counter[str]] = {kind: Counter() for kind in self.kinds}  # and how many of them were won
        self.reasons: Counter[str] = Counter()
        self.turns: Counter[int] = Counter()
        self.decisions: Counter[int] = Counter()

    def add(self, played: Played, more: Iterable[Count] = ()) -> None:
        """Count a match: its seats, their places in the turn order, and what else took part in it."""
        self.matches += 1
        self.reasons[played.reason] += 1
        self.turns[played.turns] += 1
        self.decisions[played.decisions] += 1
        for seat in range(played.seats):
            has_won = seat in played.winners
            self.count(Count(SEATS, str(seat + 1), has_won))
            self.count(Count(ORDER, str((seat - played.first) % played.seats + 1), has_won))
        for count in more:
            self.count(count)

    def count(self, count: Count) -> None:
        """Count something that took part."""
        self.counts[count.kind][count.name] += 1
        self.wins[count.kind][count.name] += count.has_won

    def join(self, other: Tally) -> None:
        """Add what another tally has counted."""
        self.matches += other.matches
        self.reasons += other.reasons
        self.turns += other.turns
        self.decisions += other.decisions
        for kind, counts in other.counts.items():
            self.counts[kind].update(counts)
            self.wins[kind].update(other.wins[kind])

    def rates(self, kind: str) -> dict[str, Rate]:
        """How often each thing of a kind won, by name."""
        counts = self.counts[kind]
        return {name: Rate(self.wins[kind][name], counts[name]) for name in sorted(counts)}

    def told(self) -> dict[str, Any]:
        """Everything as plain data."""
        rates = {
            kind: {name: rate.told(share) for name, rate in self.rates(kind).items()}
            for kind, share in self.kinds.items()
        }
        return rates | {
            "reasons": dict(sorted(self.reasons.items())),
            "turns": lengths(self.turns),
            "decisions": lengths(self.decisions),
        }


def lengths(counts: Counter[int]) -> dict[str, float]:
    """The mean, the median, and the bounds between which nine of ten lie."""
    total = counts.total()
    mean = sum(length * number for length, number in counts.items()) / total
    shares = {"median": 0.5, "low": 0.05, "high": 0.95}
    return {"mean": round(mean, 2)} | {name: quantile(counts, share) for name, share in shares.items()}


def quantile(counts: Counter[int], share: float) -> int:
    """The least length that at least this share of all do not exceed."""
    left = math.ceil(share * counts.total())
    for length in sorted(counts):
        left -= counts[length]
        if left <= 0:
            return length
    return max(counts)
