"""Bot: whoever answers for a seat, from what that seat sees. The kinds: random, greedy, and search."""

from __future__ import annotations

import time
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import mypyc_attr

from meadhall.bots.search import LOOK, MOST_STOPPED, Search
from meadhall.bots.sight import Sight
from meadhall.bots.thought import Choice, Thought
from meadhall.bots.wisdom import Wisdom, play_on, tempered, value_of
from meadhall.kernel.chance import Chance, chance_of
from meadhall.kernel.machine import step
from meadhall.kernel.options import Options

WORLDS: Final = 32  # in which a greedy bot looks at each answer
TWICE: Final = 2
SURE: Final = 0.9999
LONG: Final = 8  # answers of a line that is told
FORESEEN: Final = 400  # iterations that tell a chance to win, where there is nothing to choose


class Budget:
    """How long a bot may think: iterations, or seconds, or whichever is over first."""

    __slots__ = ("iterations", "seconds")

    def __init__(self, iterations: int = 0, seconds: float = 0.0) -> None:
        self.iterations: int = iterations
        self.seconds: float = seconds


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """One way to answer. The same sight and the same seed give the same answer, unless time decides."""

    def think(self, sight: Sight, seed: int, budget: Budget | None = None) -> Thought:
        """Answer the question that the seat is asked."""
        raise NotImplementedError


def only_answer(sight: Sight, codes: list[int]) -> Thought:
    """What a bot thinks where there is no choice: nothing, not even of its chance to win."""
    option = sight.option(codes[0])
    return Thought(option, 0.5, [Choice(option, 0, 0.5)], [(sight.seat, option)], 0, 0.0)


class RandomBot(Bot):
    """Gives any answer, one as gladly as another."""

    def think(self, sight: Sight, seed: int, budget: Budget | None = None) -> Thought:
        """Roll a die."""
        codes = sight.codes()
        option = sight.option(codes[chance_of(seed, "random bot").below(len(codes))])
        return Thought(option, 0.5, [Choice(option, 0, 0.5)], [(sight.seat, option)], 0, 0.0)


class GreedyBot(Bot):
    """Looks one answer ahead, until all is quiet again, in some worlds; gives what looks best. It does not search."""

    def __init__(self, wisdom: Wisdom[Any], worlds: int = WORLDS) -> None:
        self.wisdom: Wisdom[Any] = wisdom
        self.worlds: int = worlds
        self.temper: float = wisdom.temper()

    def think(self, sight: Sight, seed: int, budget: Budget | None = None) -> Thought:
        """Look at every answer in the same worlds."""
        start = time.perf_counter()
        codes = sight.codes()
        dice = chance_of(seed, "greedy bot")
        worth = [0.0] * len(codes)
        chances = [0.0] * len(codes)
        before = sight.base.program.stopped
        worlds = 0
        while worlds < self.worlds and sight.base.program.stopped - before < MOST_STOPPED:
            self.look(sight, codes, dice, worth, chances)
            worlds += 1
        order = sorted(range(len(codes)), key=lambda at: -worth[at])
        choices = [Choice(sight.option(codes[at]), worlds, chances[at] / worlds) for at in order]
        best = choices[0]
        spent = time.perf_counter() - start
        return Thought(best.option, best.chance, choices, [(sight.seat, best.option)], worlds, spent)

    def look(self, sight: Sight, codes: list[int], dice: Chance, worth: list[float], chances: list[float]) -> None:
        """Add what each answer looks like in one more world."""
        world = sight.world(dice)
        odds = vec[float]([0.0] * int(world.seats))
        values = vec[float]([0.0] * int(world.seats))
        out = Options()
        for at, code in enumerate(codes):
            ahead = world.clone()
            step(ahead, code)
            play_on(self.wisdom, ahead, out, dice, 0, LOOK)
            value_of(self.wisdom, ahead, odds)
            tempered(odds, values, 1.0 if ahead.winners >= 0 else self.temper)
            worth[at] += values[sight.seat]
            chances[at] += odds[sight.seat]


class SearchBot(Bot):
    """Searches; with mistakes, it gives any answer now and then."""

    def __init__(self, wisdom: Wisdom[Any], iterations: int, mistakes: float = 0.0) -> None:
        self.wisdom: Wisdom[Any] = wisdom
        self.iterations: int = iterations
        self.mistakes: float = mistakes

    def think(self, sight: Sight, seed: int, budget: Budget | None = None) -> Thought:
        """Search for as many iterations as the bot or the budget has, or until time is up."""
        codes = sight.codes()
        if len(codes) == 1:
            return only_answer(sight, codes)
        dice = chance_of(seed, "search bot")
        errs = float(dice.next()) < self.mistakes * 4294967296.0
        thought = self.search(sight, dice, budget)
        if errs:
            thought.option = sight.option(codes[dice.below(len(codes))])
        return thought

    def foresee(self, sight: Sight, seed: int) -> Thought:
        """The only answer there is, with the chance to win that is left with it."""
        start = time.perf_counter()
        option = sight.option(sight.codes()[0])
        search = Search(sight.game, self.wisdom, sight.base, chance_of(seed, "search bot"))
        search.foresee(min(self.iterations, FORESEEN))
        chance = search.chances()[sight.seat]
        choice = Choice(option, search.iterations, chance)
        spent = time.perf_counter() - start
        return Thought(option, chance, [choice], [(sight.seat, option)], search.iterations, spent)

    def search(self, sight: Sight, dice: Chance, budget: Budget | None) -> Thought:
        """Think in earnest."""
        start = time.perf_counter()
        iterations, seconds = self.iterations, 0.0
        if budget is not None:
            seconds = budget.seconds
            iterations = budget.iterations or (ENDLESS if seconds > 0.0 else self.iterations)
        search = Search(sight.game, self.wisdom, sight.base, dice)
        search.run(iterations, seconds)
        found = search.edges_of_root()
        found.sort(key=rank)
        choices = [Choice(sight.option(code), visits, chance) for code, visits, chance in found]
        best = choices[0]
        line = search.line(LONG, best.option.code)
        return Thought(best.option, best.chance, choices, line, search.iterations, time.perf_counter() - start)


def rank(edge: tuple[int, int, float]) -> tuple[int, int, float, int]:
    """The best answers first: what won every time, what was tried most, and last what lost every time.

    An edge is code, visits and chance. Habit may have a bad answer tried most where all that is left is a small hope;
    so of what as good as lost every time, the smallest hope goes first.
    """
    code, visits, chance = edge
    sure = 0
    if visits >= TWICE:
        sure = int(chance <= 1.0 - SURE) - int(chance >= SURE)
    return sure, 0 if sure > 0 else -visits, -chance, code


ENDLESS: Final = 1_000_000_000
