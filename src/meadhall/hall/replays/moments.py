"""Moments: questions of a match looked back at, as they are kept: ids and numbers, no words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from meadhall import Match
from meadhall.bots.coaching import coaching_of
from meadhall.bots.levels import wisdom_of
from meadhall.bots.review import Moment as Seen
from meadhall.bots.review import look_back

DIGITS: Final = 4  # of a chance
LIKELY: Final = 2.0  # by how many errors a fact must differ to be kept


class Difference(msgspec.Struct, frozen=True, array_like=True):
    """A fact that comes out otherwise: how much of it there is on average after each answer, and how sure that is."""

    name: str
    given: float
    best: float
    error: float


class Lines(msgspec.Struct, frozen=True, array_like=True):
    """The lines after two answers: by how much the better one is worth more in them, and by what they differ."""

    gain: float
    error: float
    differences: list[Difference]


class Way(msgspec.Struct, frozen=True, array_like=True):
    """A way of answering that was open: whether it was taken, and whether the best answer would have taken it."""

    name: str
    given: bool
    best: bool


class Moment(msgspec.Struct, frozen=True):
    """A question looked back at, as it is kept: ids and numbers, no words.

    Lines are told where an answer cost something. What was kept before there was a coach has no ways (None).
    """

    number: int
    seat: int
    given: str
    given_chance: float
    best: str
    best_chance: float
    chances: list[float]
    lines: Lines | None = None
    ways: list[Way] | None = None

    @property
    def cost(self) -> float:
        """How much of a chance to win the answer gave away."""
        return self.best_chance - self.given_chance


PARTS: Final = tuple(field.name for field in msgspec.structs.fields(Moment))
MOMENTS: Final = msgspec.json.Decoder(list[Moment])


def moment_of(told: Iterable[Any]) -> Moment:
    """What came of looking back at a question."""
    return msgspec.convert(dict(zip(PARTS, told, strict=False)), Moment)


def looked_back(world: str, number: int, answer: str, iterations: int) -> tuple[Any, ...]:
    """One question, thought about in a process: from what the asked seat knew, which is all that its world tells.

    What comes of it is plain data, for it goes from one process to another.
    """
    match = Match.from_json(world)
    game = match.game.name
    found = look_back(match, number, answer, wisdom_of(game), iterations, coaching_of(game))
    chances = [round(chance, DIGITS) for chance in found.chances]
    given, best = round(found.given_chance, DIGITS), round(found.best_chance, DIGITS)
    ways = [(way.name, way.given, way.best) for way in found.ways]
    return found.number, found.seat, found.given.id, given, found.best.id, best, chances, lines_of(found), ways


def lines_of(moment: Seen) -> tuple[Any, ...] | None:
    """The lines after the two answers of a moment, in short: of what differs, only what speaks for the better one."""
    told = moment.comparison
    if told is None:
        return None
    differences = [
        (each.name, round(each.given, DIGITS), round(each.best, DIGITS), round(each.error, DIGITS))
        for each in told.differences
        if each.best > each.given and each.best - each.given >= LIKELY * each.error
    ]
    return round(told.gain, DIGITS), round(told.error, DIGITS), differences
