"""Figures: shares, means and differences with their intervals, and what may be said of them.

Every interval is one of 95 %. What is said of somebody's strength ("too strong") rests on a confidence sequence
(`lab/evidence.py`), so that a study may end whenever it likes; whoever is fair is called strong or weak in one study of
twenty at most, however often somebody looks.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from statistics import NormalDist
from typing import Final, NamedTuple

from meadhall.lab.evidence import ENOUGH, QUANTILE, TRUST, Evidence, wilson

STRONG: Final = "strong"
WEAK: Final = "weak"
FAIR: Final = "fair"
OPEN: Final = "open"
NEAR: Final = 0.05  # who certainly wins no more and no less than that beside a half is fair
FEW: Final = 30  # less than so many are no ground for an interval of a mean


class Figure(NamedTuple):
    """A number, where it lies, and of how many it is."""

    value: float
    low: float
    high: float
    number: int

    @property
    def is_clear(self) -> bool:
        """Whether a difference is certainly one."""
        return self.low > 0 or self.high < 0


NOTHING: Final = Figure(0.0, -math.inf, math.inf, 0)


def share_of(points: float, number: int) -> Figure:
    """A share of some matches."""
    return Figure(points / number, *wilson(points / number, number), number) if number else NOTHING


def mean_of(values: Sequence[float]) -> Figure:
    """A mean, by what values differ."""
    return mean_from(len(values), sum(values), sum(value * value for value in values))


def mean_from(number: int, total: float, squares: float) -> Figure:
    """A mean, by how many values there are, their sum and the sum of their squares."""
    if number < 2:
        return NOTHING
    mean = total / number
    spread = max(0.0, squares - total * mean) / (number - 1)
    half = QUANTILE * math.sqrt(spread / number)
    return Figure(mean, mean - half, mean + half, number)


def mean_share(groups: Iterable[tuple[float, int]]) -> Figure:
    """The mean of the shares of several groups, each as important as any other however many matches it has."""
    shares = [(points / number, number) for points, number in groups if number]
    if not shares:
        return NOTHING
    if len(shares) == 1:
        return share_of(shares[0][0] * shares[0][1], shares[0][1])
    mean = sum(share for share, _ in shares) / len(shares)
    # as if each group had seen a half more of a win and of a loss: a group that won everything is not certain
    spread = 0.0
    for share, number in shares:
        smoothed = (share * number + 0.5) / (number + 1)
        spread += smoothed * (1 - smoothed) / number
    half = QUANTILE * math.sqrt(spread) / len(shares)
    return Figure(mean, max(0.0, mean - half), min(1.0, mean + half), sum(number for _, number in shares))


def ratio_from(tops: float, bottoms: float, squares: tuple[float, float, float]) -> Figure:
    """A share of chances that come in clusters: by what was taken, and what there was.

    The squares are sums over clusters: of the first, of its product with the second, and of the second.
    """
    if not bottoms:
        return NOTHING
    share = tops / bottoms
    if not 0 < share < 1:
        return share_of(tops, int(bottoms))
    both, product, whole = squares
    half = QUANTILE * math.sqrt(max(0.0, both - 2 * share * product + share * share * whole)) / bottoms
    return Figure(share, max(0.0, share - half), min(1.0, share + half), int(bottoms))


def difference(one: Figure, other: Figure) -> Figure:
    """How much greater one share is than an independent other one (Newcombe, from both intervals)."""
    if not one.number or not other.number:
        return NOTHING
    value = one.value - other.value
    low = value - math.hypot(one.value - one.low, other.high - other.value)
    high = value + math.hypot(one.high - one.value, other.value - other.low)
    return Figure(value, low, high, one.number + other.number)


def paired(differences: Sequence[float]) -> Figure:
    """The mean difference of matches on the same seeds. Who never differed may still do so, less and less."""
    return settled(mean_of(differences))


def settled(found: Figure) -> Figure:
    """A mean difference of scores as `paired` tells it."""
    if not found.number:
        return found
    rare = 3.0 / found.number  # seen in none of so many: at most so often (rule of three)
    if found.low == found.high:
        return Figure(found.value, max(-1.0, found.value - rare), min(1.0, found.value + rare), found.number)
    return found


# ---------------------------------------------------------------- what may be said
def rounds(groups: Sequence[Sequence[float]]) -> list[float]:
    """The scores of whole rounds, one match of every group in each: as many as the smallest group has."""
    return [score for scores in zip(*groups, strict=False) for score in scores] if groups else []


def evidence_of(groups: Sequence[Sequence[float]]) -> Evidence:
    """What scores prove of the mean of several groups, all of them equally important.

    The groups differ, but they are had in turn: over whole rounds the fortune grows no faster than if they were drawn
    (the mean of factors is no less than their geometric mean), so that every match counts for itself.
    """
    evidence = Evidence()
    evidence.counts.update(rounds(groups))
    return evidence


def widened(figure: Figure, among: int) -> Figure:
    """A figure with an interval that holds together with those of so many others of its kind (Bonferroni)."""
    if not figure.number:
        return figure
    more = NormalDist().inv_cdf(1 - (1 - TRUST) / (2 * max(among, 1))) / QUANTILE
    low, high = figure.value - more * (figure.value - figure.low), figure.value + more * (figure.high - figure.value)
    return figure._replace(low=low, high=high)


def is_proven(evidence: Evidence, chance: float, among: int) -> bool:
    """Whether scores certainly differ from chance, though so many others were looked at as well, however often."""
    return bool(evidence.counts) and evidence.fortune(chance) >= ENOUGH + math.log(among)


class Verdict(NamedTuple):
    """What is said of somebody, and the interval it rests on."""

    word: str
    low: float
    high: float
    number: int


def verdict(groups: Sequence[Sequence[float]], chance: float = 0.5, among: int = 1) -> Verdict:
    """What may be said of who has these scores against several others.

    Whoever is certainly near a half is fair. Where several are judged, whoever is called strong or weak is so for
    certain among all of them.
    """
    evidence = evidence_of(groups)
    low, high = evidence.interval
    word = OPEN
    if chance - NEAR <= low and high <= chance + NEAR:  # so near that what is certainly not a half is fair as well
        word = FAIR
    elif is_proven(evidence, chance, among):
        word = STRONG if evidence.mean > chance else WEAK
    return Verdict(word, low, high, evidence.counts.total())


def promised(share: float, number: int) -> float:
    """How often at least somebody who wins a share is called strong after a number of matches."""
    wins = next((wins for wins in range(number // 2, number + 1) if calls(wins, number)), number + 1)
    tail = 0.0
    for each in range(wins, number + 1):
        log = math.lgamma(number + 1) - math.lgamma(each + 1) - math.lgamma(number - each + 1)
        tail += math.exp(log + each * math.log(share) + (number - each) * math.log(1 - share))
    return tail


def calls(wins: int, number: int) -> bool:
    """Whether so many wins prove more than a half."""
    evidence = Evidence()
    evidence.counts.update({1.0: wins, 0.0: number - wins})
    return wins > number / 2 and evidence.excludes(0.5)
