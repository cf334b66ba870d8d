import math
import random
from collections import Counter
from functools import cache

import pytest

from meadhall.lab.evidence import BELIEFS, ENOUGH, Evidence, elo, wilson

SCORES = (0.0, 0.5, 1.0)


def seen(losses: int, draws: int, wins: int) -> Evidence:
    """Evidence of some scores."""
    evidence = Evidence()
    evidence.counts = +Counter(dict(zip(SCORES, (losses, draws, wins), strict=True)))
    return evidence


@cache
def is_wrong(share: float, losses: int, draws: int, wins: int) -> bool:
    """Whether these scores exclude a share."""
    return seen(losses, draws, wins).excludes(share)


def shares_of_wrong(weights: tuple[float, ...], runs: int, looks: int) -> tuple[float, float]:
    """In how many runs the true share was outside at any look: by the sequence, and by an interval for one look."""
    dice = random.Random(11)  # noqa: S311 - fixed dice
    share = sum(score * weight for score, weight in zip(SCORES, weights, strict=True))
    anytime = once = 0
    for _ in range(runs):
        counts = [0, 0, 0]
        wrong = [False, False]
        for number in range(1, looks + 1):
            counts[dice.choices(range(3), weights)[0]] += 1
            low, high = wilson((counts[2] + counts[1] / 2) / number, number)
            wrong[0] = wrong[0] or is_wrong(share, *counts)
            wrong[1] = wrong[1] or not low <= share <= high
        anytime += wrong[0]
        once += wrong[1]
    return anytime / runs, once / runs


@pytest.mark.parametrize("weights", [(0.5, 0.0, 0.5), (0.25, 0.0, 0.75), (0.2, 0.3, 0.5)])
def test_sequence_holds_the_true_share_at_all_looks(weights: tuple[float, ...]) -> None:
    """In at most about 5 % of runs it is outside at any look; an interval for one look fails that by far."""
    anytime, once = shares_of_wrong(weights, 200, 60)
    assert anytime <= 0.05
    assert once > 0.12 or weights[1]


def test_fortune_is_the_beta_binomial_mixture_of_wins_and_losses() -> None:
    """With beliefs spread evenly it is the ratio of 1 / ((n + 1) · C(n, k)) to the likelihood of the share."""
    for losses, wins, share in ((7, 13, 0.5), (0, 9, 0.6), (40, 2, 0.1)):
        number = losses + wins
        mixture = -math.log((number + 1) * math.comb(number, wins))
        likelihood = wins * math.log(share) + losses * math.log(1 - share)
        assert seen(losses, 0, wins).fortune(share) == pytest.approx(mixture - likelihood, abs=0.01)


def test_bets_are_fair_whatever_the_scores_are() -> None:
    """If a share is the mean of the scores to come, the coin is on average what it was: no spread is presumed."""
    for weights in ((0.3, 0.0, 0.7), (0.0, 0.6, 0.4), (0.2, 0.2, 0.6)):
        share = sum(score * weight for score, weight in zip(SCORES, weights, strict=True))
        single = [seen(*(int(at == score) for score in SCORES)).fortune(share) for at in SCORES]
        assert sum(w * math.exp(log) for w, log in zip(weights, single, strict=True)) == pytest.approx(1.0)
    assert sum(BELIEFS) / len(BELIEFS) == 0.5


@pytest.mark.parametrize("counts", [(10, 0, 10), (3, 4, 30), (0, 0, 25), (12, 0, 0), (0, 8, 0), (1, 0, 0), (90, 7, 3)])
def test_interval_contains_what_was_seen(counts: tuple[int, int, int]) -> None:
    """Its bounds are where the fortune is twentyfold, or the end if nothing but wins or losses was seen."""
    evidence = seen(*counts)
    low, high = evidence.interval
    assert 0.0 <= low <= evidence.mean <= high <= 1.0
    assert (low == 0.0) == (evidence.mean == 0.0)
    assert (high == 1.0) == (evidence.mean == 1.0)
    for bound in (low, high):
        if 0.0 < bound < 1.0:
            assert evidence.fortune(bound) == pytest.approx(ENOUGH, abs=1e-6)


def test_interval_narrows_with_what_is_seen() -> None:
    """From everything to little, around the same share; but never as narrow as an interval for one look."""
    assert Evidence().interval == (0.0, 1.0)
    widths = []
    for times in (1, 4, 16, 64):
        low, high = seen(3 * times, 0, 7 * times).interval
        once = wilson(0.7, 10 * times)
        assert low < once[0] < once[1] < high
        widths.append(high - low)
    assert widths == sorted(widths, reverse=True)
    assert widths[-1] < 0.15


def test_draws_prove_more_than_wins_and_losses() -> None:
    """Of two runs with the same share, the one whose scores lie closer together has the narrower interval."""
    loose, close = seen(30, 0, 50).interval, seen(10, 40, 30).interval
    assert loose[0] < close[0] < close[1] < loose[1]


def test_adding_is_counting() -> None:
    """Scores are added one by one, in any order."""
    evidence = Evidence()
    for score in (1.0, 0.5, 1.0, 0.0):
        evidence.add(score)
    assert evidence.counts == seen(1, 1, 2).counts
    assert evidence.mean == 0.625


def test_wilson_bounds_lie_on_the_edge_of_the_normal_test() -> None:
    """The bounds are the shares at which the share that was seen is 1.96 spreads away."""
    for share, number in ((0.3, 10), (0.525, 20), (0.999, 1000)):
        for bound in wilson(share, number):
            assert abs(share - bound) == pytest.approx(1.959964 * math.sqrt(bound * (1 - bound) / number))
    assert wilson(0.0, 10)[0] == 0.0
    assert wilson(1.0, 10)[1] == 1.0


def test_elo_is_of_odds_above_those_of_equals() -> None:
    """Ten to one is 400, equals have 0 whatever the chance is, and there is no end where nothing was lost."""
    assert elo(10 / 11) == pytest.approx(400)
    assert elo(0.25) == -elo(0.75)
    assert elo(0.5) == 0.0
    assert elo(1 / 3, chance=1 / 3) == pytest.approx(0.0)
    # two that are as good as ten of the other four each: 20 of 24 parts
    assert elo(20 / 24, chance=1 / 3) == pytest.approx(400)
    assert (elo(0.0), elo(1.0)) == (-math.inf, math.inf)
