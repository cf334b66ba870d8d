"""Play: one match of a cell, and what is kept of it. A match follows from the study's seed, its cell and its number."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

import meadhall
from meadhall.bots import Bot, Sight, make_bot
from meadhall.kernel.chance import chance_of
from meadhall.kernel.machine import asker, legal
from meadhall.kernel.match import Match
from meadhall.kernel.shelf import Shelf
from meadhall.lab.contest import answer_seed, answered, played_out, score_of
from meadhall.lab.studies.game import Cell, Record, Sitting, StudyGame
from meadhall.lab.studies.plan import Plan

SEED_BYTES: Final = 6  # a seed fits into every program's numbers
SITTING: Final = "study"
MOST_HANDS: Final = 128  # treatments whose bots are kept in a process


class Seat(NamedTuple):
    """How one seat fared."""

    who: str
    treated: bool
    score: float
    curve: list[int]
    counters: list[int]


class Played(NamedTuple):
    """A match of a cell as it is kept."""

    number: int
    seed: int
    first: int
    subject: int
    winners: int  # a set of seats
    reason: str
    answers: int
    turns: int
    seats: list[Seat]
    cards: list[list[Any]]
    dealings: list[list[Any]]

    @property
    def score(self) -> float:
        """The score of the seat that the match is about."""
        return self.seats[self.subject].score


def seed_of(study: int, base: str, number: int) -> int:
    """The seed of a match: that of the same match without any treatment."""
    told = f"{study}/{base}/{number}".encode()
    return int.from_bytes(hashlib.sha256(told).digest()[:SEED_BYTES], "little")


class Hall:
    """What a process needs to play the matches of a plan: games and bots, each made once."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.part: StudyGame = plan.part
        self.rules = lru_cache(MOST_HANDS)(self.rules_of)
        self.bot = lru_cache(MOST_HANDS)(self.bot_of)
        self.setup = lru_cache(MOST_HANDS)(self.setup_of)

    def rules_of(self, treatment: str) -> Any:
        """The game and the bots' knowledge of it, as a treatment leaves them."""
        return self.part.rules(self.plan, self.plan.treatments.get(treatment))

    def bot_of(self, treatment: str, level: str) -> Bot:
        """A bot of a level."""
        return make_bot(level, self.part.game, self.rules(treatment)[1])

    def setup_of(self, treatment: str) -> Shelf[dict[str, object]]:
        """Prepared setups: what they are made of is looked at once."""
        return Shelf(self.rules(treatment)[0].prepare)

    def played(self, cell: Cell, number: int) -> Played:
        """Play a match of a cell."""
        seed = seed_of(self.plan.study.seed, cell.base, number)
        sitting = self.part.sitting(self.plan, cell, number, chance_of(seed, SITTING))
        match = self.opened(cell, sitting, seed)
        bot = self.bot(cell.treatment, cell.level)
        treatment: Any = self.plan.treated(cell)
        bound = sitting.treated if treatment is not None and treatment.restrict else ()

        witness = self.part.witness()

        def answer(codes: list[int], at: int) -> int:
            if match.state.asked in bound:
                code = self.restrained(match, bot, treatment.restrict, answer_seed(seed, at))
            else:
                code = answered(match, bot, codes, answer_seed(seed, at))
            if witness is not None:
                witness.answered(match.state, code)
            return code

        answers = played_out(match, answer)
        return told(match, sitting, (number, seed, answers), self.part.record(match.state, witness))

    def opened(self, cell: Cell, sitting: Sitting, seed: int) -> Match:
        """A match whose events are kept, for the record."""
        rules, _ = self.rules(cell.treatment)
        prepared = self.setup(cell.treatment).get(sitting.setup)
        return Match(rules, prepared, seed, rules.start(prepared, seed, listening=True), meadhall.__version__)

    def restrained(self, match: Match, bot: Bot, restriction: str, seed: int) -> int:
        """What a bot answers that does not play in a way: the best of what is left to it."""
        state = match.state
        sight = Sight(match, state.asked)
        thought = bot.think(sight, seed)
        options = [sight.option(code) for code in legal(state)]
        left = {option.code for option in self.part.allowed(restriction, asker(state).question, options)}
        if not left or thought.option.code in left:
            return thought.option.code
        weighed = [choice.option.code for choice in thought.choices if choice.option.code in left]
        codes = sorted(left)
        return weighed[0] if weighed else codes[chance_of(seed, SITTING).below(len(codes))]


def told(match: Match, sitting: Sitting, numbers: tuple[int, int, int], record: Record) -> Played:
    """A match that is over, as it is kept."""
    state = match.state
    winners = max(int(state.winners), 0)
    seats = [
        Seat(who, seat in sitting.treated, score_of(state.winners, sides(state, seat)), curve, counters)
        for seat, (who, curve, counters) in enumerate(zip(sitting.whos, record.curves, record.counters, strict=True))
    ]
    reason = match.game.reason(state.reason) if state.winners >= 0 else "unfinished"
    number, seed, answers = numbers
    return Played(
        number, seed, record.first, sitting.subject, winners, reason, answers, record.turns, seats, record.cards,
        record.dealings,
    )  # fmt: skip


def sides(state: Any, seat: int) -> tuple[int, ...]:
    """The seats that win together with a seat."""
    won = max(int(state.winners), 0)
    return tuple(other for other in range(state.seats) if won >> other & 1) if won >> seat & 1 else (seat,)


def scores(matches: Sequence[Played]) -> list[float]:
    """The scores of some matches, in their order."""
    return [match.score for match in matches]
