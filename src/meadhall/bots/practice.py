"""Practice: habits play against themselves, and what won is done more often (a policy gradient)."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.bots.habits import SEATS, Habits
from meadhall.kernel.chance import Chance
from meadhall.kernel.game import Game
from meadhall.kernel.machine import State, list_options, step
from meadhall.kernel.options import Options

LONGEST: Final = 5000  # answers of a match


@final
class Practice:
    """Matches of habits against themselves, and what they teach."""

    __slots__ = ("habits", "lesson", "out", "size", "traces")

    def __init__(self, habits: Habits[Any]) -> None:
        self.habits: Habits[Any] = habits
        self.size: i64 = len(habits.weights)
        self.traces: vec[float] = vec[float]([0.0] * (int(self.size) * SEATS))  # by seat: what it did
        self.lesson: vec[float] = vec[float]([0.0] * int(self.size))  # what to do more often, summed up
        self.out: Options = Options()

    def play(self, s: State, dice: Chance, limit: i64, mixed: bool) -> None:
        """Play a match to its end and learn from it; one that does not end teaches nothing."""
        if mixed:
            self.habits.excite(-1, dice)
        for at in range(s.seats * self.size):
            self.traces[at] = 0.0
        while s.winners < 0 and limit > 0:
            list_options(s, self.out)
            code = self.out.pick(0)
            if self.out.count() > 1:
                code = self.habits.choose(s, self.out, dice)
                self.trace(s, code)
            step(s, code)
            limit -= 1
        if s.winners >= 0:
            self.learn(s)

    def trace(self, s: State, code: i64) -> None:
        """Remember what was done, against what is done usually."""
        habits = self.habits
        base = s.asked * self.size
        total = 0.0
        for at in range(habits.used):
            total += habits.shares[at]
        for at in range(habits.used):
            more = -habits.shares[at] / total
            if habits.codes[at] == code:
                more += 1.0
            for trait in range(habits.note(s, habits.codes[at])):
                self.traces[base + habits.traits[trait]] += more

    def learn(self, s: State) -> None:
        """What winners did is right, and what the others did is wrong; an end without winners teaches nothing."""
        won: i64 = 0
        for seat in range(s.seats):
            won += s.winners >> seat & 1
        usual = float(won) / float(s.seats)
        for seat in range(s.seats):
            if self.habits.calms[seat] < 1.0:
                continue
            gain = float(s.winners >> seat & 1) - usual
            base = seat * self.size
            for at in range(self.size):
                self.lesson[at] += gain * self.traces[base + at]


def practise(game: Game[Any], setup: Any, habits: Habits[Any], dice: Chance, matches: int, mixed: bool) -> list[float]:
    """What some matches of one setup teach, as a direction for all weights; in mixed company, some do as they like."""
    practice = Practice(habits)
    for _ in range(matches):
        practice.play(game.start(setup, dice.next(), listening=False), dice, LONGEST, mixed)
    return list(practice.lesson)
