"""Proof: every answer to a question is played on in the same worlds, until one is proven better than all the others.

A world is dealt from what the asked seat knows. In each, an answer is given, and then equal bots play on, each from no
more than its own seat knows, until the match is over; what is not over after some turns is judged as it stands. Two
answers in one world have the same dice, so what differs is their own doing. The differences are the evidence: whether
their mean is above 0 is decided by bets (meadhall.lab.evidence), with a chance to err of 5 % for all answers together,
at whatever moment it is decided.
"""

from __future__ import annotations

import math
from statistics import fmean
from typing import Any, Final, NamedTuple

from librt.vecs import vec

from meadhall.bots.bot import Bot
from meadhall.bots.levels import make_bot, wisdom_of
from meadhall.bots.sight import Sight
from meadhall.bots.wisdom import value_of
from meadhall.kernel.chance import chance_of
from meadhall.kernel.game import Game
from meadhall.kernel.machine import State, legal, step
from meadhall.kernel.match import Match
from meadhall.lab.contest import answered
from meadhall.lab.evidence import TRUST, Evidence
from meadhall.puzzles.puzzle import Proof

SOME: Final = 5  # worlds before an answer is given up
FEWEST: Final = 10  # worlds before it is proven
MOST: Final = 40  # worlds in which it must have been
CLEAR: Final = 0.15  # by how much the best answer is better than any other, on average
HOPELESS: Final = 0.1  # what is less after some worlds is given up
LONGEST: Final = 400  # answers after which a match is judged as it stands
DIGITS: Final = 3
WORLDS: Final = "puzzle worlds"
SEED_SHIFT: Final = 20


class Played(NamedTuple):
    """How a match went on after an answer: what it came to for the seat, and whether it ended, by when, and how."""

    share: float
    is_over: bool
    is_at_once: bool  # in the same turn
    is_lost: bool


class Gap(Evidence):
    """By how much one answer is better than another, world by world: a difference as a score from 0 to 1."""

    def __init__(self, among: int) -> None:
        super().__init__()
        self.enough = math.log(among / (1 - TRUST))  # shared among all comparisons

    def see(self, difference: float) -> None:
        """One more world; differences are told apart in steps of a hundredth, which is all that judges can mean."""
        self.add(round((1.0 + difference) / 2.0, 2))

    def excludes(self, share: float) -> bool:
        """Whether a share is proven not to be the true one."""
        return self.fortune(share) >= self.enough

    @property
    def difference(self) -> float:
        """The mean of all."""
        return 2.0 * self.mean - 1.0

    @property
    def is_proven(self) -> bool:
        """Whether the answer is proven to be better, and clearly."""
        return self.difference >= CLEAR and self.excludes(0.5)

    @property
    def bounds(self) -> tuple[float, float]:
        """Between which differences the true one lies."""
        low, high = self.interval
        return round(2.0 * low - 1.0, DIGITS), round(2.0 * high - 1.0, DIGITS)


class Verdict(NamedTuple):
    """What was proven: the right answers, and how it went on after the best and after every wrong one."""

    right: list[int]
    proof: Proof
    best: list[Played]
    wrong: dict[int, list[Played]]


class Court:
    """Plays answers on, with bots of one kind."""

    def __init__(self, game: Game[Any], bot: str, turns: int) -> None:
        self.game = game
        self.name = bot
        self.bot: Bot = make_bot(bot, game.name)
        self.wisdom = wisdom_of(game.name)
        self.turns = turns

    def try_best(self, match: Match, order: list[int], seed: int) -> Verdict | None:
        """Whether the first answer of an order is proven better than all others; None if it is not, or not clearly.

        The order is that in which they look good: what is no puzzle is soon found out.
        """
        case = Case(self, match, order, seed)
        if not case.wrong or not all(case.is_beaten(code) for code in case.wrong):
            return None
        return case.verdict()

    # ---------------------------------------------------------------- playing on
    def world(self, match: Match, seed: int, number: int) -> State:
        """A world that the asked seat could be in."""
        sight = Sight(match, match.state.asked)
        return sight.world(chance_of(seed << SEED_SHIFT | number, WORLDS))

    def played(self, match: Match, world: State, code: int, seed: int) -> Played:
        """Give an answer in a world and play on."""
        seat, state = world.asked, world.clone()
        whose = begun = self.wisdom.turn(state)
        turns = 0
        step(state, code)
        twin = Match(self.game, match.setup, None, state, match.version)
        number = 0
        while state.winners < 0 and number < LONGEST:
            if self.wisdom.turn(state) != whose:
                whose = self.wisdom.turn(state)
                turns += 1
            if turns >= self.turns and self.wisdom.is_quiet(state):
                break
            codes = legal(state)
            chosen = codes[0] if len(codes) == 1 else answered(twin, self.bot, codes, seed << SEED_SHIFT | number)
            step(state, chosen)
            number += 1
        values = vec[float]([0.0] * int(state.seats))
        value_of(self.wisdom, state, values)
        is_over = state.winners >= 0
        has_won = is_over and state.winners >> seat & 1 == 1
        return Played(float(values[seat]), is_over, is_over and turns == 0 and whose == begun, is_over and not has_won)


class Case:
    """One question under way: the best answer, those that are as good by their very effect, and all others."""

    def __init__(self, court: Court, match: Match, order: list[int], seed: int) -> None:
        self.court = court
        self.match = match
        self.seed = seed
        same = twins(match.state, order, order[0])
        self.right = [code for code in order if code in same]
        self.wrong = [code for code in order if code not in same]
        self.gaps = {code: Gap(len(self.wrong)) for code in self.wrong}
        self.worlds: list[State] = []
        self.best: list[Played] = []
        self.played: dict[int, list[Played]] = {code: [] for code in self.wrong}

    def is_beaten(self, code: int) -> bool:
        """Whether an answer is proven to be clearly worse than the best one, world after world."""
        gap = self.gaps[code]
        for number in range(MOST):
            self.look(code, number)
            if number + 1 >= SOME and gap.difference < HOPELESS:
                return False
            if number + 1 >= FEWEST and gap.is_proven:
                return True
        return False

    def look(self, code: int, number: int) -> None:
        """Play on in one more world, after an answer and after the best one."""
        dice = self.seed << 8 | number
        if number == len(self.best):
            self.worlds.append(self.court.world(self.match, self.seed, number))
            self.best.append(self.court.played(self.match, self.worlds[number], self.right[0], dice))
        found = self.court.played(self.match, self.worlds[number], code, dice)
        self.played[code].append(found)
        self.gaps[code].see(self.best[number].share - found.share)

    def verdict(self) -> Verdict:
        """All other answers are proven to be worse."""
        shares = {code: round(fmean(each.share for each in self.played[code]), DIGITS) for code in self.wrong}
        second = min(self.wrong, key=lambda code: (self.gaps[code].difference, code))
        option = self.court.game.option
        state = self.match.state
        proof = Proof(
            worlds=len(self.best),
            share=round(fmean(each.share for each in self.best), DIGITS),
            second=shares[second],
            gap=self.gaps[second].bounds,
            bot=self.court.name,
            others={option(state, code).id: shares[code] for code in self.wrong},
        )
        return Verdict(self.right, proof, self.best, self.played)


def twins(state: State, codes: list[int], best: int) -> set[int]:
    """The answers that have the very effect of one: they leave everything as that one does, in all that anybody sees.

    A fighter may go to a space by two ways, or one of two equal cards may be named: whoever answers so is right too.
    """
    wanted = effect(state, best)
    return {code for code in codes if code == best or effect(state, code) == wanted}


def effect(state: State, code: int) -> list[list[int]]:
    """All that is so after an answer."""
    ahead = state.clone()
    step(ahead, code)
    return ahead.dump()
