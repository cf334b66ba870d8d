"""Evidence: what the scores so far prove of the true share, at whatever moment somebody looks.

An interval that is right 95 times of 100 for a number of matches fixed beforehand is right far less often for who looks
after every match and stops at the first pleasing sight. What is kept here is a confidence sequence: with a chance of
95 % the true share lies inside at all looks together, so that everybody may stop whenever they like.

It is the fortune of somebody who bets. Against each share m that the true one could have, a coin is bet at odds that
are fair if m is true. The coin is split evenly among beliefs q, and the part of each is multiplied by q/m at a win, by
(1-q)/(1-m) at a loss, and at a score between them by what lies between in proportion. If m is true, the fortune is on
average what it was, and the chance that it ever comes to twenty times the coin is at most one in twenty (Ville's
inequality). All m at which it is below that are the interval. For wins and losses alone this is the mixture of
likelihood ratios that Robbins used for tests without a fixed end, with beliefs spread evenly (beta-binomial); for
scores between 0 and 1 it is the betting on bounded means of Waudby-Smith and Ramdas: it takes nothing for granted of
how scores are spread.

A score is that of whatever stands alone. Two matches with sides swapped on one seed do not: their mean is one score.
Where boards or seats are had in turn, the fortune grows no faster over whole rounds than if they were drawn.
"""

from __future__ import annotations

import math
from collections import Counter
from typing import Final

TRUST: Final = 0.95
ENOUGH: Final = math.log(1 / (1 - TRUST))  # the logarithm of the fortune at which a share is out
BELIEFS: Final = tuple((at + 0.5) / 256 for at in range(256))
HALVINGS: Final = 40  # of the room in which a bound is sought
QUANTILE: Final = 1.959964  # of the normal distribution, for intervals of 95 %
SCALE: Final = 400.0  # Elo of odds of ten to one


class Evidence:
    """Scores from 0 to 1, each of something that stands alone."""

    def __init__(self) -> None:
        self.counts: Counter[float] = Counter()

    def add(self, score: float) -> None:
        """See one more."""
        self.counts[score] += 1

    @property
    def mean(self) -> float:
        """The share that was seen."""
        return sum(score * number for score, number in self.counts.items()) / self.counts.total()

    def fortune(self, share: float) -> float:
        """The logarithm of what has become of a coin that was bet against a share between 0 and 1."""
        parts = [
            sum(
                number * math.log(score * belief / share + (1 - score) * (1 - belief) / (1 - share))
                for score, number in self.counts.items()
            )
            for belief in BELIEFS
        ]
        most = max(parts)
        return most + math.log(sum(math.exp(part - most) for part in parts) / len(parts))

    def excludes(self, share: float) -> bool:
        """Whether a share is proven not to be the true one."""
        return self.fortune(share) >= ENOUGH

    @property
    def interval(self) -> tuple[float, float]:
        """Between which shares the true one lies; no more than that if nothing was seen."""
        return (self.bound(0.0), self.bound(1.0)) if self.counts else (0.0, 1.0)

    def bound(self, end: float) -> float:
        """The last share towards an end that is not excluded.

        At the mean the fortune is at most the coin, and its logarithm is convex in the share: each side has one bound.
        """
        inside, outside = self.mean, end
        for _ in range(HALVINGS):
            middle = (inside + outside) / 2
            if not 0.0 < middle < 1.0:  # nothing but wins, or losses, was seen
                return end
            if self.excludes(middle):
                outside = middle
            else:
                inside = middle
        return inside


def wilson(share: float, number: int) -> tuple[float, float]:
    """Wilson's interval of 95 % around a share of a number of matches that was fixed beforehand."""
    z, n = QUANTILE, number
    middle = share + z * z / (2 * n)
    half = z * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    low, high = (middle - half) / (1 + z * z / n), (middle + half) / (1 + z * z / n)
    # told exactly at the ends, where a bound is no bound
    return low if share > 0.0 else 0.0, high if share < 1.0 else 1.0


def elo(share: float, chance: float = 0.5) -> float:
    """By how much Elo a side is stronger that wins a share where equals would win by chance; endless at the ends."""
    if share <= 0.0:
        return -math.inf
    if share >= 1.0:
        return math.inf
    return SCALE * math.log10(share / (1 - share) * (1 - chance) / chance)
