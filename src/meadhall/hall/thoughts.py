"""Thoughts: what a bot is asked, in a world that its seat could be in. Whoever has time may think it, in any process.

A thought is handed a world dealt anew from what the bot's seat knows: the true one never leaves the room.
"""

from __future__ import annotations

import secrets
from enum import IntEnum
from typing import Final, NamedTuple

from meadhall import Match, bots
from meadhall.hall.telling.names import Names
from meadhall.localisation import speaker_of

SEED_BITS: Final = 63
GLANCE: Final = 300  # iterations for a chance to win


class Rank(IntEnum):
    """How urgent a thought is: a person waits for it, somebody would like to know, or nobody is there."""

    AWAITED = 0
    WANTED = 1
    IDLE = 2


Payer = tuple[str, Rank]  # who pays for a thought, and how urgent it is


class Advised(NamedTuple):
    """What a bot advises: the chance to win, answers with their chances and how much was thought of each, a line."""

    chance: float
    choices: list[tuple[str, str, float, float]]  # id, words, chance, share of all tries
    line: list[str]


class Answer(NamedTuple):
    """What a bot of a level answers, in so many seconds at most; 0 for as long as it takes."""

    world: str
    level: str
    seed: int
    seconds: float = 0.0

    @property
    def label(self) -> str:
        """By what it is counted."""
        return self.level

    def think(self) -> str:
        """The id of an option."""
        match = Match.from_json(self.world)
        budget = bots.Budget(seconds=self.seconds) if self.seconds else None
        if budget is not None:
            budget.iterations = bots.level_named(self.level).effort(match.game.name).iterations
        return bots.think(match, self.level, self.seed, budget=budget).option.id


class Advice(NamedTuple):
    """What a bot advises whoever is asked, in words."""

    world: str
    seed: int
    most: int  # answers
    language: str
    names: Names
    seconds: float = 0.0  # at most; 0 for as long as it takes

    @property
    def label(self) -> str:
        """By what it is counted."""
        return "advice"

    def think(self) -> Advised:
        """The best answers, and how it may go on."""
        match = Match.from_json(self.world)
        thought = bots.advise(match, match.decision.seat, seed=self.seed, seconds=self.seconds)
        speaker = speaker_of(match, self.language, self.names)
        tries = sum(choice.visits for choice in thought.choices) or 1
        choices = [
            (choice.option.id, speaker.option(choice.option), choice.chance, choice.visits / tries)
            for choice in thought.choices[: self.most]
        ]
        line = [f"{speaker.seat(seat)}: {speaker.foretold(seat, option)}" for seat, option in thought.line]
        return Advised(thought.chance, choices, line)


class Glance(NamedTuple):
    """How likely whoever is asked is to win, judged in so many seconds at most; 0 for as long as it takes."""

    world: str
    seed: int
    seconds: float = 0.0

    @property
    def label(self) -> str:
        """By what it is counted."""
        return "glance"

    def think(self) -> float:
        """From 0 to 1."""
        match = Match.from_json(self.world)
        seat = match.decision.seat
        return bots.advise(match, seat, iterations=GLANCE, seed=self.seed, seconds=self.seconds).chance


Thought = Answer | Advice | Glance


def draw_seed() -> int:
    """A seed that nobody can foresee."""
    return secrets.randbits(SEED_BITS)


def world_of(match: Match) -> str:
    """A world that the seat which is asked could be in."""
    return match.determinize(match.decision.seat, draw_seed()).to_json()
