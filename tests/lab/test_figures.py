"""Figures of studies against SciPy and against what was published, and by simulation: what is promised is kept."""

from __future__ import annotations

import math
import random
from functools import cache

import numpy as np
import pytest
from scipy import stats  # type: ignore[import-untyped]

from meadhall.lab.evidence import Evidence
from meadhall.lab.studies.figures import (
    FAIR,
    NOTHING,
    OPEN,
    STRONG,
    WEAK,
    Figure,
    calls,
    difference,
    mean_of,
    mean_share,
    paired,
    promised,
    rounds,
    share_of,
    verdict,
)
from tests.patience import THOROUGH

DICE = random.Random(5)  # noqa: S311 - fixed dice


# ---------------------------------------------------------------- intervals
@pytest.mark.parametrize(("wins", "number"), [(0, 10), (1, 7), (33, 60), (70, 100), (999, 1000), (40, 40)])
def test_share_has_the_interval_of_wilson(wins: int, number: int) -> None:
    """As SciPy has it."""
    found = share_of(wins, number)
    known = stats.binomtest(wins, number).proportion_ci(0.95, method="wilson")
    assert found[:3] == pytest.approx((wins / number, known.low, known.high), abs=1e-6)


@pytest.mark.parametrize(
    ("one", "other", "low", "high"),
    [
        # Newcombe, Interval estimation for the difference between independent proportions (1998), table II, method 10
        ((56, 70), (48, 80), 0.0524, 0.3339),
        ((9, 10), (3, 10), 0.1705, 0.8090),
        ((10, 10), (0, 10), 0.6075, 1.0),
        ((5, 56), (0, 29), -0.0381, 0.1926),
    ],
)
def test_difference_of_shares_is_the_one_that_newcombe_published(
    one: tuple[int, int], other: tuple[int, int], low: float, high: float
) -> None:
    """To the digits that he gives."""
    found = difference(share_of(*one), share_of(*other))
    assert found.value == pytest.approx(one[0] / one[1] - other[0] / other[1])
    assert (found.low, found.high) == pytest.approx((low, high), abs=1e-4)


def test_mean_has_the_normal_interval() -> None:
    """As SciPy has it, by the standard error of the values."""
    values = [DICE.gauss(3, 2) for _ in range(200)]
    known = stats.norm.interval(0.95, loc=np.mean(values), scale=stats.sem(values))
    assert mean_of(values)[1:3] == pytest.approx(known, abs=1e-5)
    assert mean_of([1.0]) == NOTHING


def test_paired_difference_is_the_normal_interval_of_differences() -> None:
    """The same as if the differences were all that was seen; pairs that go together make it narrow."""
    before = [float(DICE.random() < 0.6) for _ in range(300)]
    after = [score if DICE.random() < 0.9 else 1 - score for score in before]
    differences = [b - a for a, b in zip(before, after, strict=True)]
    known = stats.norm.interval(0.95, loc=np.mean(differences), scale=stats.sem(differences))
    found = paired(differences)
    assert found[1:3] == pytest.approx(known, abs=1e-5)
    apart = difference(share_of(sum(after), 300), share_of(sum(before), 300))
    assert found.high - found.low < 0.6 * (apart.high - apart.low)


def test_those_who_never_differed_may_still_do_so() -> None:
    """By the rule of three: what has not happened in n matches happens in 3 of n at most, with 95 %."""
    found = paired([0.0] * 60)
    assert found == Figure(0.0, -0.05, 0.05, 60)
    unseen = (1 - 0.05) ** 60
    assert unseen == pytest.approx(0.05, abs=0.005)


def test_mean_of_shares_weighs_groups_alike() -> None:
    """However many matches a group has; its error is that of independent shares."""
    found = mean_share([(90, 100), (10, 1000), (0, 0)])
    assert found.value == pytest.approx((0.9 + 0.01) / 2)
    error = math.hypot(stats.binom(100, 0.9).std() / 100, stats.binom(1000, 0.01).std() / 1000) / 2
    assert (found.high - found.low) / 2 == pytest.approx(stats.norm.ppf(0.975) * error, rel=0.05)
    assert mean_share([(30, 50), (0, 0)]) == share_of(30, 50)
    assert mean_share([]) == NOTHING


def test_mean_share_holds_the_true_one_as_often_as_it_says() -> None:
    """In about 95 of 100 studies of three opponents of different strength."""
    dice = np.random.default_rng(8)
    truth, runs = (0.35, 0.5, 0.8), 4000
    wins = dice.binomial(60, truth, size=(runs, 3))
    inside = 0
    for row in wins:
        found = mean_share([(float(points), 60) for points in row])
        inside += found.low <= sum(truth) / 3 <= found.high
    assert 0.94 <= inside / runs <= 0.965


# ---------------------------------------------------------------- verdicts
def test_rounds_are_whole() -> None:
    """As many matches of each group as the smallest has, so that all are equally important."""
    found = rounds([[1.0, 0.0, 1.0], [0.0, 0.5]])
    assert sum(found) / len(found) == (0.5 + 0.25) / 2
    assert rounds([]) == []


@pytest.mark.parametrize(("wins", "word"), [(300, STRONG), (100, WEAK), (200, OPEN), (215, OPEN)])
def test_verdict_is_what_the_interval_allows(wins: int, word: str) -> None:
    """Strong above a half, weak below; what is between is open."""
    found = verdict([[1.0] * wins + [0.0] * (400 - wins)])
    assert (found.word, found.number) == (word, 400)
    assert (found.low > 0.5, found.high < 0.5) == (word == STRONG, word == WEAK)


def test_verdict_is_fair_when_nothing_else_is_left() -> None:
    """Certainly between 45 and 55 per cent."""
    found = verdict([[1.0, 0.0] * 1500])
    assert found.word == FAIR
    assert 0.45 <= found.low <= found.high <= 0.55


@cache
def is_called(wins: int, number: int) -> bool:
    """Whether a half is excluded."""
    evidence = Evidence()
    evidence.counts.update({1.0: wins, 0.0: number - wins})
    return evidence.excludes(0.5)


def called(share: float, number: int, runs: int, every: int) -> tuple[float, float]:
    """In how many studies a coin is called strong at the end, and called anything at any look on the way."""
    dice = np.random.default_rng(17)
    strong = ever = 0
    for tosses in dice.random((runs, number)) < share:
        sums = np.cumsum(tosses)
        strong += int(sums[-1]) * 2 > number and is_called(int(sums[-1]), number)
        ever += any(is_called(int(sums[at - 1]), at) for at in range(every, number + 1, every))
    return strong / runs, ever / runs


def test_coin_of_55_per_cent_is_called_stronger_as_often_as_promised() -> None:
    """At the end of a study; whoever looks on the way calls it at least as often."""
    runs = 4000 if THOROUGH else 400
    for number in (400, 1500):
        strong, ever = called(0.55, number, runs, 100)
        error = 3 * math.sqrt(0.25 / runs)
        assert strong == pytest.approx(promised(0.55, number), abs=error)
        assert ever >= strong
    assert promised(0.55, 3000) > 0.95
    assert promised(0.55, 200) < promised(0.55, 1000) < promised(0.6, 1000)


def test_fair_coin_is_called_strong_or_weak_in_one_study_of_twenty_at_most() -> None:
    """However often somebody looks."""
    runs = 4000 if THOROUGH else 400
    _, ever = called(0.5, 1000, runs, 20)
    assert ever <= 0.05


def test_promise_is_the_tail_of_the_binomial() -> None:
    """Beyond the fewest wins that are called."""
    for share, number in ((0.55, 300), (0.6, 150), (0.5, 100)):
        fewest = next(wins for wins in range(number // 2, number + 1) if calls(wins, number))
        assert promised(share, number) == pytest.approx(stats.binom.sf(fewest - 1, number, share), rel=1e-9)
