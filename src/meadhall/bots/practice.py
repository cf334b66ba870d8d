"""Practice: habits play against themselves, and what won is done more often (a policy gradient).

With a judge, what made a seat's chances rise in the next few turns is done more often: so far fewer matches teach as
much, because an answer is not praised or blamed for all that happened after it.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.bots.habits import SEATS, Habits
from meadhall.bots.wisdom import Wisdom, value_of
from meadhall.kernel.chance import Chance
from meadhall.kernel.game import Game
from meadhall.kernel.machine import State, list_options, step
from meadhall.kernel.options import Options

LONGEST: Final = 5000  # answers of a match


@final
class Practice:
    """Matches of habits against themselves, and what they teach."""

    __slots__ = ("chances", "fading", "habits", "judge", "known", "lesson", "out", "size", "touched", "traces", "used")

    def __init__(self, habits: Habits[Any], judge: Wisdom[Any] | None = None, fading: float = 1.0) -> None:
        self.habits: Habits[Any] = habits
        self.judge: Wisdom[Any] | None = judge
        self.fading: float = fading  # how much of what was done is remembered after each turn
        self.size: i64 = len(habits.weights)
        self.traces: vec[float] = vec[float]([0.0] * (int(self.size) * SEATS))  # by seat: what it did
        self.known: vec[i64] = vec[i64]([0] * (int(self.size) * SEATS))  # whether a trait is among those touched …
        self.touched: vec[i64] = vec[i64]([0] * (int(self.size) * SEATS))  # … which are listed here, seat by seat
        self.used: vec[i64] = vec[i64]([0] * SEATS)  # how many they are
        self.lesson: vec[float] = vec[float]([0.0] * int(self.size))  # what to do more often, summed up
        self.chances: vec[float] = vec[float]([0.0] * SEATS)  # by seat, when they were looked at last
        self.out: Options = Options()

    def play(self, s: State, dice: Chance, limit: i64, mixed: bool) -> None:
        """Play a match to its end and learn from it; one that does not end teaches nothing."""
        if mixed:
            self.habits.excite(-1, dice)
        self.forget(s)
        turn: i64 = -1
        while s.winners < 0 and limit > 0:
            if self.judge is not None and self.judge.turn(s) != turn and self.judge.is_quiet(s):
                self.look(s, turn < 0)
                turn = self.judge.turn(s)
            list_options(s, self.out)
            code = self.out.pick(0)
            if self.out.count() > 1:
                code = self.habits.choose(s, self.out, dice)
                self.trace(s, code)
            step(s, code)
            limit -= 1
        if s.winners >= 0:
            self.learn(s)

    def forget(self, s: State) -> None:
        """Nobody has done anything yet."""
        for seat in range(s.seats):
            base = seat * self.size
            for at in range(self.used[seat]):
                trait = self.touched[base + at]
                self.traces[base + trait] = 0.0
                self.known[base + trait] = 0
            self.used[seat] = 0

    def trace(self, s: State, code: i64) -> None:
        """Remember what was done, against what is done usually."""
        habits = self.habits
        total = 0.0
        for at in range(habits.used):
            total += habits.shares[at]
        for at in range(habits.used):
            more = -habits.shares[at] / total
            if habits.codes[at] == code:
                more += 1.0
            for trait in range(habits.note(s, habits.codes[at])):
                self.touch(s.asked, habits.traits[trait], more)

    def touch(self, seat: i64, trait: i64, more: float) -> None:
        """A trait of an answer that was given, or was not."""
        base = seat * self.size
        if self.known[base + trait] == 0:
            self.known[base + trait] = 1
            self.touched[base + self.used[seat]] = trait
            self.used[seat] += 1
        self.traces[base + trait] += more

    def look(self, s: State, first: bool) -> None:
        """A turn is over: what was done is right as far as the chances have risen, and fades."""
        values = vec[float]([0.0] * SEATS)
        if self.judge is None:
            return
        value_of(self.judge, s, values)
        for seat in range(s.seats):
            if not first:
                self.praise(seat, values[seat] - self.chances[seat])
            self.chances[seat] = values[seat]

    def learn(self, s: State) -> None:
        """What winners did is right, and what the others did is wrong; an end without winners teaches nothing."""
        won: i64 = 0
        for seat in range(s.seats):
            won += s.winners >> seat & 1
        usual = float(won) / float(s.seats)
        for seat in range(s.seats):
            before = usual if self.judge is None else self.chances[seat]
            self.praise(seat, float(s.winners >> seat & 1) - before)

    def praise(self, seat: i64, gain: float) -> None:
        """Learn from what a seat has done, if it keeps to its habits."""
        if self.habits.calms[seat] < 1.0:
            return
        base = seat * self.size
        for at in range(self.used[seat]):
            trait = self.touched[base + at]
            self.lesson[trait] += gain * self.traces[base + trait]
            self.traces[base + trait] *= self.fading


def practise(
    game: Game[Any], setup: Any, habits: Habits[Any], dice: Chance, matches: int, mixed: bool,
    judge: Wisdom[Any] | None = None, fading: float = 1.0,
) -> list[float]:  # fmt: skip
    """What some matches of one setup teach, as a direction for all weights; in mixed company, some do as they like."""
    practice = Practice(habits, judge, fading)
    for _ in range(matches):
        practice.play(game.start(setup, dice.next(), listening=False), dice, LONGEST, mixed)
    return list(practice.lesson)
