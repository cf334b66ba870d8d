"""Compare: what comes of one answer and of another in the same worlds, as a search expects it to go on.

Each line goes on through the next turn of whoever is asked: so far it shows what an answer threatens and what it
spares. The worlds are others than those in which the search has chosen: it proves nothing to look for reasons there.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from librt.vecs import vec

from meadhall.bots.coaching import Coaching
from meadhall.bots.search import Search
from meadhall.bots.wisdom import value_of

WORLDS: Final = 48  # in which two answers are compared
WON: Final = "won"  # what every game has: whether the line wins the match …
UNLOST: Final = "unlost"  # … and whether it is not lost in it


class Difference:
    """A fact that comes out otherwise: how much of it there is on average after each answer, and how sure that is."""

    __slots__ = ("best", "error", "given", "name")

    def __init__(self, name: str, given: float, best: float, error: float) -> None:
        self.name: str = name
        self.given: float = given
        self.best: float = best
        self.error: float = error  # of their difference


class Comparison:
    """Two answers compared: by how much the better one is worth more in these lines, and by what they differ."""

    __slots__ = ("differences", "error", "gain", "worlds")

    def __init__(self, worlds: int, gain: float, error: float, differences: list[Difference]) -> None:
        self.worlds: int = worlds
        self.gain: float = gain
        self.error: float = error
        self.differences: list[Difference] = differences


def compare(search: Search, coaching: Coaching[Any], given: int, best: int, worlds: int = WORLDS) -> Comparison:
    """Compare two answers to the question that a search has thought about."""
    names = [WON, UNLOST, *[fact.name for fact in coaching.facts]]
    rows: list[list[float]] = []  # by world: the gain, then what came of the one answer and of the other
    values = vec[float]([0.0] * int(search.base.seats))
    for _ in range(worlds):
        dice = search.source.branch()
        row: list[float] = []
        for code in (given, best):
            end = search.follow(code, dice.clone())
            value_of(search.wisdom, end, values)
            worth = float(values[search.base.asked])
            row.append(worth)
            row.append(1.0 if end.winners >= 0 and worth >= 1.0 else 0.0)
            row.append(0.0 if end.winners >= 0 and worth <= 0.0 else 1.0)
            row.extend(coaching.count(end, search.base.asked))
        rows.append(row)
    size = len(names) + 1
    gain, error = spread([row[size] - row[0] for row in rows])
    differences: list[Difference] = []
    for at in range(len(names)):
        first, second = at + 1, at + 1 + size
        mean, unsure = spread([row[second] - row[first] for row in rows])
        before = sum([row[first] for row in rows]) / worlds
        differences.append(Difference(names[at], before, before + mean, unsure))
    return Comparison(worlds, gain, error, differences)


def spread(numbers: list[float]) -> tuple[float, float]:
    """The mean of some numbers, and how far the true one may well be from it (its standard error)."""
    n = len(numbers)
    mean = sum(numbers) / n
    varied = sum([(each - mean) ** 2 for each in numbers]) / max(1, n - 1)
    return mean, sqrt(varied / n)
