"""Wisdom: what is known of a game, apart from how to search it. Bots see a game only through this contract."""

from __future__ import annotations

from math import exp, log
from typing import Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from meadhall.bots.settings import Settings
from meadhall.kernel.chance import Chance
from meadhall.kernel.machine import State, list_options, step
from meadhall.kernel.options import Options

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Wisdom(Generic[S]):
    """How a position of one game is judged, how it is played without much thought, and who sees an answer."""

    def judge(self, s: S, values: vec[float]) -> None:
        """Write each seat's chance to win, for a match that goes on and is quiet."""
        raise NotImplementedError

    def choose(self, s: S, out: Options, n: i64, dice: Chance) -> i64:
        """One of the n options, sensible more often than not, and quickly found."""
        raise NotImplementedError

    def is_quiet(self, s: S) -> bool:
        """Whether nothing is under way that would have to be played on before a position can be judged."""
        raise NotImplementedError

    def turn(self, s: S) -> i64:
        """The seat whose turn it is."""
        raise NotImplementedError

    def settings(self) -> Settings:
        """How this game is best searched."""
        return Settings()

    def audience(self, s: S) -> i64:
        """The seats that see the answer to the open question, the one who is asked aside."""
        raise NotImplementedError


def value_of(wisdom: Wisdom[S], s: S, values: vec[float]) -> None:
    """Write what a position is worth to each seat: its end, or its chances."""
    if s.winners < 0:
        wisdom.judge(s, values)
        return
    for seat in range(s.seats):
        values[seat] = 1.0 if s.winners >> seat & 1 != 0 else 0.0


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


def play_on(wisdom: Wisdom[S], s: S, out: Options, dice: Chance, turns: i64, limit: i64) -> None:
    """Play on by the game's own wisdom until some turns are over, and then until it is quiet."""
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
        else:
            step(s, wisdom.choose(s, out, n, dice))
        limit -= 1
