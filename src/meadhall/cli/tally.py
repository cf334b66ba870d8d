"""Tally: what came of many matches, as sums that can be added in any order."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable
from itertools import combinations
from typing import Any, Final, NamedTuple

QUANTILE: Final = 1.959964  # of the normal distribution, for intervals of 95 %


class Played(NamedTuple):
    """One match: who played, who was first, who won and why, and how long it took."""

    heroes: tuple[str, ...]
    board: str
    first: int
    winners: frozenset[int]
    reason: str
    turns: int
    decisions: int


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

    def told(self) -> dict[str, Any]:
        """The rate as plain data."""
        low, high = self.interval
        return {
            "wins": self.wins, "matches": self.matches, "rate": round(self.rate, 5),
            "low": round(low, 5), "high": round(high, 5),
        }  # fmt: skip


class Tally:
    """Counts of everything that is told of many matches."""

    def __init__(self) -> None:
        self.matches = 0
        self.counts: defaultdict[str, Counter[str]] = defaultdict(Counter)  # by kind (hero, seat …): how many matches
        self.wins: defaultdict[str, Counter[str]] = defaultdict(Counter)  # and how many of them were won
        self.reasons: Counter[str] = Counter()
        self.turns: Counter[int] = Counter()
        self.decisions: Counter[int] = Counter()

    def add(self, played: Played) -> None:
        """Count a match."""
        self.matches += 1
        self.reasons[played.reason] += 1
        self.turns[played.turns] += 1
        self.decisions[played.decisions] += 1
        for seat, hero in enumerate(played.heroes):
            has_won = seat in played.winners
            self.count("hero", hero, has_won)
            self.count("seat", str(seat + 1), has_won)
            order = (seat - played.first) % len(played.heroes)
            self.count("order", str(order + 1), has_won)
        for one, other in combinations(range(len(played.heroes)), 2):
            self.meet(played, one, other)

    def count(self, kind: str, name: str, has_won: bool) -> None:
        """Count something that took part."""
        self.counts[kind][name] += 1
        self.wins[kind][name] += has_won

    def meet(self, played: Played, one: int, other: int) -> None:
        """Count that two heroes met, if exactly one of them won; told from the one whose name comes first."""
        if (one in played.winners) == (other in played.winners) or played.heroes[one] == played.heroes[other]:
            return
        first, second = sorted((one, other), key=lambda seat: played.heroes[seat])
        self.count("pair", f"{played.heroes[first]} – {played.heroes[second]}", first in played.winners)

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
        kinds = {"heroes": "hero", "pairs": "pair", "seats": "seat", "order": "order"}
        rates = {word: {name: rate.told() for name, rate in self.rates(kind).items()} for word, kind in kinds.items()}
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


def joined(tallies: Iterable[Tally]) -> Tally:
    """All tallies as one."""
    found = Tally()
    for tally in tallies:
        found.join(tally)
    return found
