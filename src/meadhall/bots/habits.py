"""Habits: what is done without thinking. A few traits speak for each answer, and each trait has a weight."""

from __future__ import annotations

from math import exp
from typing import Any, Final, Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from meadhall.kernel.bits import WORD, lowest
from meadhall.kernel.chance import Chance
from meadhall.kernel.machine import State
from meadhall.kernel.options import Options

S = TypeVar("S", bound=State)

MOST: Final = 16  # traits of one answer
SEATS: Final = 8
ROLL: Final = 1.0 / 4294967296.0


Shapes = tuple[tuple[str, int, int], ...]  # weights that belong to no card: their name, where they begin, how many


@mypyc_attr(allow_interpreted_subclasses=True)
class Habits(Generic[S]):
    """How a game is played by habit: an answer is as likely as the weights of its traits make it (softmax)."""

    def __init__(self, learned: dict[str, Any], size: int, shapes: Shapes) -> None:
        self.learned: dict[str, Any] = learned
        self.shapes: Shapes = shapes
        self.weights: vec[float] = vec[float]([0.0] * size)
        self.factors: vec[float] = vec[float]([1.0] * size)  # by how much each makes an answer likelier
        self.traits: vec[i64] = vec[i64]([0] * MOST)  # of the answer looked at last
        self.n: i64 = 0  # how many these are
        self.codes: vec[i64] = vec[i64]([0] * 64)  # the answers to the question that is open …
        self.shares: vec[float] = vec[float]([0.0] * 64)  # … and how likely each is
        self.used: i64 = 0
        self.calms: vec[float] = vec[float]([1.0] * SEATS)  # by seat: how much of its habits it keeps to, 0 to 1

    def learn(self, s: S) -> None:
        """Look up the weights for the cards of a match."""
        for name, base, size in self.shapes:
            self.write(base, self.learned.get("shapes", {}).get(name, [0.0] * size))

    def told(self, s: S) -> dict[str, Any]:
        """The reverse: what was learned, with the weights of the cards of a match as they are now."""
        raise NotImplementedError

    def told_shapes(self) -> dict[str, list[float]]:
        """The weights that belong to no card."""
        return {name: self.read(base, size) for name, base, size in self.shapes}

    def write(self, base: int, row: list[float]) -> None:
        """Set some weights in a row."""
        for at, weight in enumerate(row):
            self.weights[base + at] = float(weight)
            self.factors[base + at] = exp(float(weight))

    def read(self, base: int, size: int) -> list[float]:
        """Some weights in a row, as they are written down."""
        return [round(float(self.weights[base + at]), 2) for at in range(size)]

    def ready(self, s: S) -> None:
        """Look at the question that is open."""
        raise NotImplementedError

    def note(self, s: S, code: i64) -> i64:
        """Write the traits of an answer; how many there are."""
        raise NotImplementedError

    def add(self, trait: i64) -> None:
        """One more trait."""
        self.traits[self.n] = trait
        self.n += 1

    def share(self, s: S, code: i64) -> float:
        """How likely an answer is, up to a factor, once the question was looked at."""
        calm = self.calms[s.asked]
        n = self.note(s, code)
        if calm < 1.0:
            return self.calmer(n, calm)
        share = 1.0
        for at in range(n):
            share *= self.factors[self.traits[at]]
        return share

    def calmer(self, n: i64, calm: float) -> float:
        """The same for who does not quite keep to habits."""
        pull = 0.0
        for at in range(n):
            pull += self.weights[self.traits[at]]
        return exp(calm * pull)

    def weigh(self, s: S, out: Options) -> float:
        """Write how likely each answer is, up to a factor: their sum."""
        self.ready(s)
        self.used = 0
        total = 0.0
        for word in range(out.used):
            if out.words[word] != 0:
                total += self.weigh_word(s, word, out.words[word])
        return total

    def weigh_word(self, s: S, word: i64, rest: i64) -> float:
        """The same for the answers of one word."""
        total = 0.0
        while rest != 0:
            code = word * WORD + lowest(rest)
            rest &= rest - 1
            total += self.put(code, self.share(s, code))
        return total

    def put(self, code: i64, share: float) -> float:
        """Write how likely an answer is, and say it."""
        if self.used == len(self.codes):
            self.codes = append(self.codes, i64(0))
            self.shares = append(self.shares, 0.0)
        self.codes[self.used] = code
        self.shares[self.used] = share
        self.used += 1
        return share

    def excite(self, seat: i64, dice: Chance) -> None:
        """Every other player keeps to habits, or does not quite, or not at all; the seat itself (-1: nobody) does."""
        for other in range(i64(SEATS)):
            roll = dice.below(8)
            self.calms[other] = 1.0
            if other != seat and roll < 4:
                self.calms[other] = 0.25 * float(roll)

    def choose(self, s: S, out: Options, dice: Chance) -> i64:
        """One of the options."""
        rest = self.weigh(s, out) * float(dice.next()) * ROLL
        at: i64 = 0
        while at < self.used - 1:
            rest -= self.shares[at]
            if rest < 0.0:
                break
            at += 1
        return self.codes[at]
