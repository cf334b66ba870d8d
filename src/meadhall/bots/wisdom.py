"""Wisdom: what is known of a game, apart from how to search it. Bots see a game only through this contract."""

from __future__ import annotations

from math import exp, log
from typing import Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from meadhall.bots.habits import Habits
from meadhall.bots.settings import Settings
from meadhall.kernel.chance import Chance
from meadhall.kernel.machine import State, list_options, step
from meadhall.kernel.options import Options

S = TypeVar("S", bound=State)
NOBODY: Final = -1
ROLLS: Final = 4294967296.0  # what a roll of the dice is below


@mypyc_attr(allow_interpreted_subclasses=True)
class Wisdom(Generic[S]):
    """How a position of one game is judged, how the game is played by habit, and who sees an answer."""

    def __init__(self, habits: Habits[S]) -> None:
        self.habits: Habits[S] = habits

    def judge(self, s: S, values: vec[float]) -> None:
        """Write each seat's chance to win, for a match that goes on and is quiet; a draw counts as it is worth."""
        raise NotImplementedError

    def choose(self, s: S, out: Options, dice: Chance) -> i64:
        """One of the options, as habit has it."""
        return self.habits.choose(s, out, dice)

    def is_quiet(self, s: S) -> bool:
        """Whether nothing is under way that would have to be played on before a position can be judged."""
        raise NotImplementedError

    def turn(self, s: S) -> i64:
        """The seat whose turn it is."""
        raise NotImplementedError

    def settings(self, seats: i64) -> Settings:
        """How this game is best searched at a table of this size."""
        return Settings()

    def temper(self) -> float:
        """The power to which who looks but one answer ahead raises chances: below 1, small leads count for more."""
        return 1.0

    def draw(self) -> float:
        """What an end without winners is worth to each seat: nothing, if by the rules everybody has lost then."""
        return 0.0

    def audience(self, s: S) -> i64:
        """The seats that see the answer to the open question, the one who is asked aside."""
        raise NotImplementedError


def value_of(wisdom: Wisdom[S], s: S, values: vec[float]) -> None:
    """Write what a position is worth to each seat: its end, or its chances."""
    if s.winners < 0:
        wisdom.judge(s, values)
        return
    lost = wisdom.draw() if s.winners == 0 else 0.0
    for seat in range(s.seats):
        values[seat] = 1.0 if s.winners >> seat & 1 != 0 else lost


def tempered(odds: vec[float], values: vec[float], temper: float) -> None:
    """Write chances as they are worth while thinking."""
    total = 0.0
    for seat in range(len(odds)):
        values[seat] = odds[seat]
        if temper != 1.0 and odds[seat] > 0.0:
            values[seat] = exp(temper * log(odds[seat]))
        total += values[seat]
    if temper != 1.0:
        for seat in range(len(odds)):
            values[seat] /= total


def play_on(
    wisdom: Wisdom[S], s: S, out: Options, dice: Chance, turns: i64, limit: i64, own: i64 = NOBODY, noise: float = 0.0
) -> None:
    """Play on by the game's own wisdom until some turns are over, and then until it is quiet.

    Where there is noise, everybody but one seat gives so many answers by chance.
    """
    whose = wisdom.turn(s)
    while s.winners < 0 and limit > 0:
        if wisdom.turn(s) != whose:
            whose = wisdom.turn(s)
            turns -= 1
        if turns <= 0 and wisdom.is_quiet(s):
            return
        list_options(s, out)
        n = out.count()
        if n == 1:
            step(s, out.pick(0))
        elif noise > 0.0 and s.asked != own and float(dice.next()) < noise * ROLLS:
            step(s, out.pick(dice.below(n)))
        else:
            step(s, wisdom.choose(s, out, dice))
        limit -= 1
