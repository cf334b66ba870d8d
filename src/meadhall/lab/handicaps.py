"""Handicaps: which one makes two unequal sides even, found by a sequential search and checked by fresh matches.

A fight has a scale of handicaps in steps, from those that help its second side most to those that help its first most;
at 0 both start as the books say. The first side's chance at a step is taken to be a logistic curve, and each batch of
matches is played where the curve, fitted to all matches so far, crosses one half: most matches are played near the step
that is sought, and a few suffice far from it. What was found is then checked by matches that the search has not seen.
If these prove that it is not even, they are learned from, and the search goes on; so an even handicap is a claim that
fresh matches had every chance to refute.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol, runtime_checkable

from meadhall.bundle import bundle_of
from meadhall.kernel.chance import Chance, chance_of
from meadhall.lab.contest import Contest, deafen, played
from meadhall.lab.evidence import Evidence
from meadhall.lab.venue import Venue

PURPOSE: Final = "handicap"
SEED_BYTES: Final = 8
EVEN: Final = 0.5
NEAR: Final = 0.45  # steps: the search ends when the crossing is known to this standard error
# What is taken for granted before the first match: the chance at no handicap is anything, a step is worth 4 % or so.
BASE_SPREAD: Final = 2.0
STEP: Final = 0.15
STEP_SPREAD: Final = 0.08
LEAST_STEP: Final = 0.03
ROUNDS: Final = 25  # of Newton's method
SEARCHED: Final = 0  # the first part of a number: what a match is for; then which check it is of


class Fixture(NamedTuple):
    """A match: its setup, and where the first side sits."""

    setup: dict[str, Any]
    seat: int


class Fight(Protocol):
    """Two sides, and the scale of handicaps between them. It is plain, for other processes need it too."""

    @property
    def key(self) -> str:
        """What it is known by; its matches follow from that."""

    @property
    def venue(self) -> Venue:
        """Where it is fought."""

    @property
    def lowest(self) -> int:
        """The last step that helps the second side."""

    @property
    def highest(self) -> int:
        """The last step that helps the first side."""

    def fixtures(self, step: int, number: int, dice: Chance) -> tuple[Fixture, ...]:
        """Matches with one seed that belong together: each side has once what the other has the next time."""


class Effort(NamedTuple):
    """How much is played: batches of so many fixtures, at most so many to search, so many to check, so many checks."""

    batch: int = 10
    search: int = 120
    check: int = 200
    checks: int = 3


class Found(NamedTuple):
    """The step that was found: the first side's share in the fresh matches, its interval, and whether it is even."""

    step: int
    share: float
    interval: tuple[float, float]
    matches: int
    searched: int  # matches that were played to find it
    is_even: bool


Play = Callable[[int, int, Sequence[int]], list[tuple[float, int]]]
"""Plays fixtures at a step, for a part and by numbers: of each the mean score and how many matches it had."""


class Curve:
    """The first side's chance by steps, as far as matches tell."""

    def __init__(self) -> None:
        self.seen: dict[int, tuple[float, float]] = {}  # by step: matches, and the first side's score in them

    def add(self, step: int, scores: Sequence[tuple[float, int]]) -> None:
        """Learn of fixtures."""
        number, points = self.seen.get(step, (0.0, 0.0))
        self.seen[step] = (
            number + sum(matches for _, matches in scores),
            points + sum(score * matches for score, matches in scores),
        )

    @property
    def matches(self) -> int:
        """How many were learned from."""
        return int(sum(number for number, _ in self.seen.values()))

    def fitted(self) -> tuple[float, float, float]:
        """Where it crosses one half, the worth of a step, and the standard error of the crossing."""
        base, worth = 0.0, STEP
        for _ in range(ROUNDS):
            slopes, bends = self.slopes(base, worth)
            wide = bends[0] * bends[2] - bends[1] * bends[1]
            base -= (bends[2] * slopes[0] - bends[1] * slopes[1]) / wide
            worth = max(LEAST_STEP, worth - (bends[0] * slopes[1] - bends[1] * slopes[0]) / wide)
        _, bends = self.slopes(base, worth)
        wide = bends[0] * bends[2] - bends[1] * bends[1]
        crossing = -base / worth
        # by the delta method: the crossing moves by -1/worth with the base, and by -crossing/worth with the worth
        variance = (bends[2] - 2 * crossing * bends[1] + crossing * crossing * bends[0]) / (worth * worth * wide)
        return crossing, worth, math.sqrt(abs(variance))

    def slopes(self, base: float, worth: float) -> tuple[tuple[float, float], tuple[float, float, float]]:
        """The gradient of what is to be least (how unlikely the matches are), and its second derivatives."""
        first = [base / BASE_SPREAD**2, (worth - STEP) / STEP_SPREAD**2]
        second = [1 / BASE_SPREAD**2, 0.0, 1 / STEP_SPREAD**2]
        for step, (number, points) in self.seen.items():
            chance = 1 / (1 + math.exp(-max(-30.0, min(30.0, base + worth * step))))
            error, weight = number * chance - points, number * chance * (1 - chance)
            first = [first[0] + error, first[1] + error * step]
            second = [second[0] + weight, second[1] + weight * step, second[2] + weight * step * step]
        return (first[0], first[1]), (second[0], second[1], second[2])


def found(lowest: int, highest: int, play: Play, effort: Effort, guess: int | None = None) -> Found:
    """The step that makes two sides even, or comes nearest to it; a guess is checked before anything is searched."""
    curve, searched = Curve(), 0
    least, most = lowest, highest  # what checks have left
    for check in range(1, effort.checks + 1):
        step = guess if guess is not None and check == 1 else sought(curve, (least, most), play, effort, searched)
        searched = curve.matches
        evidence, matches = checked(step, check, play, effort)
        told = Found(step, evidence.mean, evidence.interval, matches, searched, not evidence.excludes(EVEN))
        if told.is_even or check == effort.checks:
            return told
        curve.add(step, [(evidence.mean, matches)])
        if evidence.mean < EVEN:
            least = step + 1
        else:
            most = step - 1
        if least > most:  # the step beyond is proven to be too much: this one is as near as can be
            return told
    raise AssertionError("a search without a check")  # pragma: no cover


def sought(curve: Curve, room: tuple[int, int], play: Play, effort: Effort, before: int) -> int:
    """Where the curve crosses one half, when that is known well enough or enough was played."""
    number = before  # so that no fixture is played twice
    for _ in range(0, effort.search, effort.batch):
        step = nearest_step(curve, room)
        curve.add(step, play(step, SEARCHED, range(number, number + effort.batch)))
        number += effort.batch
        if curve.fitted()[2] < NEAR:
            break
    return nearest_step(curve, room)


def nearest_step(curve: Curve, room: tuple[int, int]) -> int:
    """The step of the scale at which the curve is nearest to one half."""
    crossing = curve.fitted()[0] if curve.seen else 0.0
    return max(room[0], min(room[1], round(crossing)))


def checked(step: int, check: int, play: Play, effort: Effort) -> tuple[Evidence, int]:
    """What fresh matches prove; they end early where they prove that a step is not even."""
    evidence, matches = Evidence(), 0
    for begin in range(0, effort.check, effort.batch):
        for score, number in play(step, check, range(begin, min(begin + effort.batch, effort.check))):
            evidence.add(score)
            matches += number
        if evidence.excludes(EVEN):
            break
    return evidence, matches


# ---------------------------------------------------------------- playing
class Bout(NamedTuple):
    """A fight between bots of one level, and the seed from which all of it follows."""

    fight: Fight
    level: str
    seed: int


def fought(bout: Bout, step: int, part: int, number: int) -> tuple[float, int]:
    """Play the matches that belong together: the first side's mean score, and how many there were."""
    name = f"{bout.seed} {bout.fight.key} {part} {number}"
    dice = chance_of(int.from_bytes(blake2b(name.encode(), digest_size=SEED_BYTES).digest()), PURPOSE)
    fixtures = bout.fight.fixtures(step, number, dice)
    contest, seed = Contest(bout.fight.venue, bout.level, bout.level, bout.seed), dice.next()
    scores = [played(contest, fixture.setup, seed, (fixture.seat,)).score for fixture in fixtures]
    return sum(scores) / len(scores), len(scores)


Spread = Callable[[Callable[[int], tuple[float, int]], Sequence[int]], list[tuple[float, int]]]


@contextmanager
def hands(processes: int) -> Iterator[Spread]:
    """Who plays: this process alone, or several; the scores are the same."""
    if processes <= 1:
        yield lambda play, numbers: list(map(play, numbers))
        return
    with multiprocessing.get_context("spawn").Pool(processes, initializer=deafen) as pool:
        yield lambda play, numbers: pool.map(play, numbers, chunksize=1)


def evened(bout: Bout, effort: Effort, spread: Spread, guess: int | None = None) -> Found:
    """What makes a fight even."""

    def play(step: int, part: int, numbers: Sequence[int]) -> list[tuple[float, int]]:
        return spread(partial(fought, bout, step, part), numbers)

    return found(bout.fight.lowest, bout.fight.highest, play, effort, guess)


# ---------------------------------------------------------------- what a game brings
@runtime_checkable
class Handicaps(Protocol):
    """The fights of a game between which handicaps can be found, and where it keeps them."""

    def add_options(self, parser: argparse.ArgumentParser) -> None:
        """Add the options by which fights are chosen."""

    def fights(self, arguments: argparse.Namespace) -> list[tuple[Fight, Fight | None]]:
        """The fights that were asked for; with each the one that it is a part of, whose handicap is the first guess."""

    def told(self, fight: Fight, found: Found) -> dict[str, Any]:
        """What was found, as plain data; with the setup's parts that follow."""

    def settings(self, arguments: argparse.Namespace) -> dict[str, Any]:
        """What the fights depend on, as plain data."""

    @property
    def file(self) -> Path:
        """Where the handicaps that come with the package are kept."""


def handicaps_of(game: str) -> Handicaps:
    """The fights of a game."""
    found: Handicaps = bundle_of(game).load("handicaps")
    return found
