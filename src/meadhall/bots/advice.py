"""Advice: the best answers to an open question, with their chances."""

from __future__ import annotations

from typing import Final

from meadhall.bots.bot import Budget, SearchBot
from meadhall.bots.levels import wisdom_of
from meadhall.bots.sight import Sight
from meadhall.bots.thought import Thought
from meadhall.kernel.match import Match

ITERATIONS: Final = 4_000


def advise(match: Match, seat: int, iterations: int = ITERATIONS, seed: int = 0, seconds: float = 0.0) -> Thought:
    """The best answers for the seat that is asked, with their chances to win, from no more than that seat knows.

    It takes so many iterations, or so many seconds if that is less. Where there is only one answer, its chance is told
    all the same: a bot would not have thought about it.
    """
    bot, sight = SearchBot(wisdom_of(match.game.name), iterations), Sight(match, seat)
    if len(sight.codes()) == 1:
        return bot.foresee(sight, seed)
    return bot.think(sight, seed, Budget(iterations, seconds))
