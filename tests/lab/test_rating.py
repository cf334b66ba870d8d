"""Ratings against a likelihood that SciPy climbs, and equilibria against its linear programs."""

from __future__ import annotations

import math
import random

import numpy as np
import pytest
from scipy.optimize import linprog, minimize  # type: ignore[import-untyped]
from scipy.special import expit  # type: ignore[import-untyped]

from meadhall.lab.studies.rating import (
    ELO,
    PRIOR,
    bradley_terry,
    equilibrium,
    equilibrium_intervals,
    matrix,
    solved,
)

Points = dict[tuple[int, int], tuple[float, int]]


def played(strengths: list[float], matches: int, seed: int) -> Points:
    """What comes of matches between everybody, by true strengths."""
    dice = random.Random(seed)  # noqa: S311 - fixed dice
    pairs = [(one, other) for one in range(len(strengths)) for other in range(one + 1, len(strengths))]
    chances = {pair: expit(strengths[pair[0]] - strengths[pair[1]]) for pair in pairs}
    return {pair: (float(sum(dice.random() < chances[pair] for _ in range(matches))), matches) for pair in pairs}


def climbed(n: int, points: Points) -> tuple[np.ndarray, np.ndarray]:
    """The likeliest strengths by SciPy, and how they vary together, from the curvature by finite differences."""

    def unlikely(found: np.ndarray) -> float:
        total = PRIOR * float(found @ found) / 2
        for (one, other), (scored, matches) in points.items():
            gap = found[one] - found[other]
            total += scored * np.logaddexp(0, -gap) + (matches - scored) * np.logaddexp(0, gap)
        return total

    found = minimize(unlikely, np.zeros(n), method="BFGS", options={"gtol": 1e-7}).x
    step = 1e-3
    curve = np.zeros((n, n))
    units = np.eye(n) * step
    for a in range(n):
        for b in range(n):
            corners = [unlikely(found + s * units[a] + t * units[b]) * s * t for s in (1, -1) for t in (1, -1)]
            curve[a, b] = sum(corners) / (4 * step * step)
    return found, np.linalg.inv(curve)


def test_ratings_are_the_likeliest_ones_and_so_are_their_intervals() -> None:
    """A logistic regression of who beat whom."""
    points = played([0.8, 0.1, 0.0, -0.3, -0.6], 60, 3)
    found = bradley_terry(5, points)
    known, together = climbed(5, points)
    apart = np.eye(5) - 1 / 5
    errors = np.sqrt(np.diag(apart @ together @ apart))
    assert [each.elo for each in found] == pytest.approx(list(ELO * (known - known.mean())), abs=0.1)
    assert [each.high - each.elo for each in found] == pytest.approx(list(1.959964 * ELO * errors), rel=1e-3)
    assert sum(each.elo for each in found) == pytest.approx(0.0, abs=1e-6)


def test_rating_of_two_is_the_odds_between_them() -> None:
    """Ten to one is 400."""
    one, other = bradley_terry(2, {(0, 1): (1000.0, 1100)})
    assert one.elo - other.elo == pytest.approx(400, abs=0.1)


def test_intervals_of_ratings_hold_the_true_ones() -> None:
    """In about 95 of 100."""
    truth = [0.5, 0.2, -0.1, -0.6]
    inside = total = 0
    for seed in range(150):
        for rating, strength in zip(bradley_terry(4, played(truth, 80, seed)), truth, strict=True):
            inside += rating.low <= ELO * strength <= rating.high
            total += 1
    assert 0.92 <= inside / total <= 0.98


def test_who_has_won_everything_is_rated_all_the_same() -> None:
    """Far above all others, and with an interval that says how little is known."""
    best, *others = bradley_terry(3, {(0, 1): (20.0, 20), (0, 2): (20.0, 20), (1, 2): (10.0, 20)})
    assert math.isfinite(best.elo)
    assert best.elo > 400 + max(each.elo for each in others)
    assert best.high - best.low > 1000
    assert bradley_terry(1, {})[0].elo == 0.0


def test_equations_are_solved_as_numpy_solves_them() -> None:
    """With pivots."""
    dice = np.random.default_rng(1)
    rows = dice.normal(size=(6, 6))
    rows[0, 0] = 0.0
    right = dice.normal(size=6)
    assert solved(rows.tolist(), right.tolist()) == pytest.approx(list(np.linalg.solve(rows, right)))


# ---------------------------------------------------------------- equilibria
def guaranteed(shares: list[list[float]]) -> tuple[float, np.ndarray]:
    """What a mixture wins at least that wins most then, and the mixture: a linear program."""
    n = len(shares)
    gains = np.array(shares)
    found = linprog(
        [0.0] * n + [-1.0],
        A_ub=np.hstack([-gains.T, np.ones((n, 1))]),
        b_ub=np.zeros(n),
        A_eq=[[1.0] * n + [0.0]],
        b_eq=[1.0],
        bounds=[(0, 1)] * n + [(None, None)],
    )
    return found.x[-1], found.x[:-1]


@pytest.mark.parametrize("seed", range(4))
def test_equilibrium_is_beaten_by_nobody(seed: int) -> None:
    """It wins as much at least as the mixture of the linear program: a half, since all have the same choice."""
    dice = random.Random(seed)  # noqa: S311 - fixed dice
    n = 7
    points = {(a, b): (100 * min(0.9, max(0.1, dice.gauss(0.5, 0.15))), 100) for a in range(n) for b in range(a + 1, n)}
    shares = matrix(n, points)
    mix = equilibrium(shares)
    worst = min(sum(weight * shares[a][b] for a, weight in enumerate(mix)) for b in range(n))
    value, known = guaranteed(shares)
    assert value == pytest.approx(0.5, abs=1e-9)
    assert worst == pytest.approx(value, abs=0.002)
    assert mix == pytest.approx(list(known), abs=0.05)
    assert sum(mix) == pytest.approx(1.0)


def test_equilibrium_of_rock_paper_scissors_is_a_third_each() -> None:
    """And whoever beats everybody is chosen always."""
    circle = matrix(3, {(0, 1): (9, 10), (1, 2): (9, 10), (0, 2): (1, 10)})
    assert equilibrium(circle) == pytest.approx([1 / 3] * 3, abs=0.01)
    best = matrix(3, {(0, 1): (9, 10), (1, 2): (5, 10), (0, 2): (8, 10)})
    assert equilibrium(best) == pytest.approx([1.0, 0.0, 0.0], abs=0.01)


def test_interval_of_an_equilibrium_narrows_with_matches() -> None:
    """Around the share that is right."""
    widths = []
    for matches in (20, 2000):
        points = {(0, 1): (0.6 * matches, matches), (1, 2): (0.6 * matches, matches), (0, 2): (0.4 * matches, matches)}
        (low, high), *_ = equilibrium_intervals(3, points)
        assert low <= 1 / 3 <= high
        widths.append(high - low)
    assert widths[1] < widths[0] / 3
