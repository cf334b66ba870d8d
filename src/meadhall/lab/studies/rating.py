"""Rating: how strong each is, from who beat whom: Bradley–Terry ratings with intervals, and shares of an equilibrium.

Bradley and Terry give everybody a strength so that the odds between two are the ratio of theirs. The ratings are those
under which what was seen is likeliest (Newton's method), in Elo from the average; their intervals follow from the
curvature there. A whisper of a prior keeps who has won everything from going to infinity.

The equilibrium is the mixture that nobody can beat: how often somebody who may choose would choose each. It is found by
regret matching, whose average approaches it.
"""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from meadhall.lab.evidence import QUANTILE, SCALE

PRIOR: Final = 1e-3  # the weight of what is thought before anything was seen
STEPS: Final = 60
SMALL: Final = 1e-12
LONGEST: Final = 2.0  # a step of Newton's method
ROUNDS: Final = 4_000  # of regret matching
SAMPLES: Final = 100  # of matrices, for intervals of an equilibrium
FEWER_ROUNDS: Final = 400
ELO: Final = SCALE / math.log(10)

Points = Mapping[tuple[int, int], tuple[float, int]]  # of the first against the second, and of how many matches


class Rating(NamedTuple):
    """A strength in Elo from the average, and where it lies."""

    elo: float
    low: float
    high: float


def solved(rows: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations (Gauss, with the largest pivot)."""
    n = len(right)
    table = [[*row, value] for row, value in zip(rows, right, strict=True)]
    for at in range(n):
        pivot = max(range(at, n), key=lambda row: abs(table[row][at]))
        table[at], table[pivot] = table[pivot], table[at]
        for row in range(n):
            if row != at:
                factor = table[row][at] / table[at][at]
                table[row] = [a - factor * b for a, b in zip(table[row], table[at], strict=True)]
    return [table[at][n] / table[at][at] for at in range(n)]


def slope_and_curve(n: int, points: Points, found: Sequence[float]) -> tuple[list[float], list[list[float]]]:
    """Where the likelihood rises, and how it bends, at some strengths."""
    slope = [-PRIOR * strength for strength in found]
    curve = [[PRIOR * (row == column) for column in range(n)] for row in range(n)]
    for (one, other), (scored, matches) in points.items():
        share = 1 / (1 + math.exp(found[other] - found[one]))
        off, weight = scored - matches * share, matches * share * (1 - share)
        slope[one] += off
        slope[other] -= off
        curve[one][one] += weight
        curve[other][other] += weight
        curve[one][other] -= weight
        curve[other][one] -= weight
    return slope, curve


def bradley_terry(n: int, points: Points) -> list[Rating]:
    """Ratings of n, which sum to nothing."""
    if n < 2:
        return [Rating(0.0, -math.inf, math.inf)] * n
    found = [0.0] * n
    for _ in range(STEPS):
        slope, curve = slope_and_curve(n, points, found)
        step = solved(curve, slope)
        length = max(abs(each) for each in step)
        much = min(1.0, LONGEST / length) if length else 0.0
        found = [strength + much * each for strength, each in zip(found, step, strict=True)]
        if length < SMALL:
            break
    mean = sum(found) / n
    _, curve = slope_and_curve(n, points, found)
    ratings = []
    for at in range(n):
        apart = [(row == at) - 1 / n for row in range(n)]  # one against the average of all
        error = math.sqrt(max(0.0, sum(a * b for a, b in zip(apart, solved(curve, apart), strict=True))))
        elo = ELO * (found[at] - mean)
        ratings.append(Rating(elo, elo - ELO * QUANTILE * error, elo + ELO * QUANTILE * error))
    return ratings


# ---------------------------------------------------------------- an equilibrium
def equilibrium(shares: Sequence[Sequence[float]], rounds: int = ROUNDS) -> list[float]:
    """How often each is chosen in a mixture that nobody beats, by what each wins against each."""
    n = len(shares)
    gains = [[share - 0.5 for share in row] for row in shares]
    regrets, total = [0.0] * n, [0.0] * n
    for number in range(1, rounds + 1):
        whole = sum(regrets)
        mix = [regret / whole for regret in regrets] if whole > 0 else [1 / n] * n
        worth = [sum(gain * weight for gain, weight in zip(row, mix, strict=True)) for row in gains]
        regrets = [max(0.0, regret + value) for regret, value in zip(regrets, worth, strict=True)]
        total = [sum_ + number * weight for sum_, weight in zip(total, mix, strict=True)]
    whole = sum(total)
    return [weight / whole for weight in total]


def equilibrium_intervals(n: int, points: Points, seed: int = 1) -> list[tuple[float, float]]:
    """Where each share of the equilibrium lies: what comes of matrices that what was seen makes likely."""
    dice = random.Random(seed)  # noqa: S311 - fixed dice
    samples = []
    for _ in range(SAMPLES):
        drawn = {
            pair: (dice.betavariate(scored + 0.5, matches - scored + 0.5), 1)
            for pair, (scored, matches) in points.items()
        }
        samples.append(equilibrium(matrix(n, drawn), FEWER_ROUNDS))
    found = []
    for at in range(n):
        column = sorted(sample[at] for sample in samples)
        found.append((column[round(0.025 * (SAMPLES - 1))], column[round(0.975 * (SAMPLES - 1))]))
    return found


def matrix(n: int, points: Points) -> list[list[float]]:
    """What each wins against each; a half where nobody has tried."""
    found = [[0.5] * n for _ in range(n)]
    for (one, other), (scored, matches) in points.items():
        if matches:
            found[one][other] = scored / matches
            found[other][one] = 1 - scored / matches
    return found
