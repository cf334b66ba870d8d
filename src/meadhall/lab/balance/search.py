"""Search: which small changes may bring somebody to a half.

The size of a change is how many points its printed numbers move, whichever they are. First every number is moved by one
point. By what that did, the search guesses what more points and two numbers together would do (their effects add up,
nearly), and tries what the guess says would do, the smallest first: changes of one number before those of two. All
matches are on the same seeds as those without the change. What comes nearest to a half is not proven by that, since it
was picked: a check plays fresh matches.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, Final, NamedTuple

from meadhall.lab.balance.trials import Trials
from meadhall.lab.evidence import QUANTILE
from meadhall.lab.studies.figures import NEAR, Figure, paired
from meadhall.lab.studies.game import Number, Step, StudyGame
from meadhall.lab.studies.plan import Plan
from meadhall.lab.studies.rating import solved

HALF: Final = 0.5
CLOSE: Final = NEAR / 2  # beside a half: what comes there is worth a check
USUAL: Final = 0.03  # what a point does, before anything was seen: nothing, give or take so much
LITTLE: Final = 0.005  # who does less than that is no part of a change of two numbers
SMALLEST: Final = 1e-3  # standard error: who never differed in some matches may still do so
AT_ONCE: Final = 6  # changes that are tried together
TRIES: Final = 4  # times, with one number and again with two


class Effort(NamedTuple):
    """How many matches are played: with each change that is tried, and at most to check one."""

    search: int = 400
    check: int = 2000


class Attempt(NamedTuple):
    """A change that was tried: its steps, its treatment, and how much more its matches were won."""

    steps: tuple[Step, ...]
    treatment: Any
    gain: Figure

    @property
    def size(self) -> int:
        """How many points."""
        return size_of(self.steps)


def size_of(steps: Sequence[Step]) -> int:
    """How many points numbers move."""
    return sum(step.size for step in steps)


class Worth:
    """What a point of each number does towards a half, as far as matches tell.

    Effects add up, so all changes that were tried tell of their numbers: a linear regression, in which whatever is not
    known better is drawn towards nothing (a ridge).
    """

    def __init__(self, numbers: Sequence[Number], sign: int) -> None:
        self.numbers = {number: at for at, number in enumerate(numbers)}
        self.sign = sign
        self.rows = [
            [float(row == column) / USUAL**2 for column in self.numbers.values()] for row in self.numbers.values()
        ]
        self.right = [0.0] * len(numbers)
        self.known: list[float] = []

    def learn(self, steps: tuple[Step, ...], gain: Figure) -> None:
        """A change tells of the points of its numbers."""
        weight = 1 / max(error(gain), SMALLEST) ** 2
        sizes = [(self.numbers[step.number], step.size) for step in steps]
        for one, size in sizes:
            self.right[one] += weight * size * self.sign * gain.value
            for other, further in sizes:
                self.rows[one][other] += weight * size * further
        self.known = []

    def of(self, number: Number) -> float:
        """What a point does; never less than nothing, which would be chance."""
        if not self.known:
            self.known = solved(self.rows, self.right)
        return max(0.0, self.known[self.numbers[number]])

    def guess(self, steps: Sequence[Step]) -> float:
        """What a change would do."""
        return self.sign * sum(step.size * self.of(step.number) for step in steps)


class Search:
    """Looks for changes of somebody who wins a share of their matches."""

    def __init__(self, plan: Plan, who: str, share: float, trials: Trials, matches: int) -> None:
        self.plan, self.who, self.share, self.trials = plan, who, share, trials
        self.part: StudyGame = plan.part
        self.sign = 1 if share < HALF else -1
        self.numbers = self.part.numbers(plan, who, self.sign)
        self.rounds = range(max(1, -(-matches // trials.size)))
        self.worth = Worth(self.numbers, self.sign)
        self.tried: dict[tuple[Step, ...], Attempt] = {}

    def fitting(self) -> Iterator[Attempt]:
        """Changes that are worth a check, the smallest first as far as is known; each once."""
        told: set[tuple[Step, ...]] = set()
        self.attempt([(Step(number, number.now + self.sign),) for number in self.numbers])
        while True:
            found = [each for each in self.fits() if each.steps not in told]
            for attempt in found:
                told.add(attempt.steps)
                yield attempt
            if not found and not self.go_on():
                return

    def go_on(self) -> bool:
        """Try what may do that was not tried before; whether there was anything."""
        for many in (1, 2):
            tried = sum(len(steps) == many and size_of(steps) > 1 for steps in self.tried)
            new = self.hopeful(many)[: max(0, min(AT_ONCE, AT_ONCE * TRIES - tried))]
            if new:
                self.attempt(new)
                return True
        if not any(len(steps) > 1 for steps in self.tried) and (farthest := self.farthest()):
            self.attempt(farthest)  # to tell how far small changes go
        return False

    def attempt(self, changes: Sequence[tuple[Step, ...]]) -> None:
        """Play matches with changes."""
        treatments = [self.part.stepped(self.plan, self.who, steps) for steps in changes]
        base, *found = self.trials.scores([None, *treatments], self.rounds)
        for steps, treatment, scores in zip(changes, treatments, found, strict=True):
            gain = paired([after - before for before, after in zip(base, scores, strict=True)])
            self.tried[steps] = Attempt(steps, treatment, gain)
            self.worth.learn(steps, gain)

    # ---------------------------------------------------------------- what may do
    def off(self, gain: float) -> float:
        """How far from a half somebody is left."""
        return abs(self.share + gain - HALF)

    def fits(self) -> list[Attempt]:
        """What was tried and came close enough to a half, as far as can be told."""
        found = [each for each in self.tried.values() if self.off(each.gain.value) <= max(CLOSE, error(each.gain))]
        return sorted(found, key=lambda each: (each.size, len(each.steps), self.off(each.gain.value)))

    def hopeful(self, many: int) -> list[tuple[Step, ...]]:
        """Changes of so many numbers that would do by the guess, the smallest first; else those that nearly would."""
        changes = self.singles() if many == 1 else self.doubles()
        new = [(self.off(self.worth.guess(steps)), steps) for steps in changes if steps not in self.tried]
        near = sorted((each for each in new if each[0] <= CLOSE), key=lambda each: (size_of(each[1]), each[0]))
        almost = sorted((each for each in new if CLOSE < each[0] <= NEAR), key=lambda each: each[0])
        return [steps for _, steps in near or almost]

    def singles(self) -> Iterator[tuple[Step, ...]]:
        """One number, by one point or more."""
        for number in self.numbers:
            for to in range(number.now + self.sign, number.last + self.sign, self.sign):
                yield (Step(number, to),)

    def doubles(self) -> Iterator[tuple[Step, ...]]:
        """Two numbers, each of which does its part, and neither of which would do alone."""
        enough = {each.steps for each in self.fits()}
        parts = [steps for steps in self.singles() if steps not in enough and self.does_its_part(steps)]
        for (one,), (other,) in combinations(parts, 2):
            if one.number != other.number:
                yield (one, other)

    def does_its_part(self, steps: tuple[Step, ...]) -> bool:
        """Whether a change does something, but not enough by itself."""
        guess = self.worth.guess(steps)
        return abs(guess) >= LITTLE and self.off(guess) > CLOSE

    def farthest(self) -> list[tuple[Step, ...]]:
        """The changes of two numbers that bring somebody nearest to a half, if the guess is right."""
        return sorted(self.doubles(), key=lambda steps: self.off(self.worth.guess(steps)))[:AT_ONCE]


def error(figure: Figure) -> float:
    """The standard error of a figure."""
    return (figure.high - figure.low) / (2 * QUANTILE)
