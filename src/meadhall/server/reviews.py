"""Reviews: what a bot thinks of a match that is over, one question after another; thought once, and kept."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from meadhall import Match
from meadhall.bots.levels import wisdom_of
from meadhall.bots.review import ITERATIONS, is_choice, look_back
from meadhall.server.brains import world_of
from meadhall.server.hall import Hall
from meadhall.server.papers.replays import Estimate, Mistake, Review
from meadhall.server.refusal import HallError
from meadhall.server.shares import Rank
from meadhall.server.tape import Tape

PAYER: Final = ("reviews", Rank.WANTED)
AT_ONCE: Final = 1  # matches that are thought about; of each, one question is in the hands of a bot
MOST_WAITING: Final = 24  # of these, and those whose turn will come
COSTLY: Final = 5  # answers of a seat that are told
LEAST: Final = 0.01  # what an answer must have cost to be told
DIGITS: Final = 4  # of a chance


class Moment(msgspec.Struct, frozen=True):
    """A question in hindsight, as it is kept: ids and numbers, no words."""

    number: int
    seat: int
    given: str
    given_chance: float
    best: str
    best_chance: float
    chances: list[float]

    @property
    def cost(self) -> float:
        """How much of a chance to win the answer gave away."""
        return self.best_chance - self.given_chance


class Thinking:
    """A review that is not done yet."""

    def __init__(self) -> None:
        self.moments: list[Moment] = []
        self.share = 0.0


MOMENTS: Final = msgspec.json.Decoder(list[Moment])


def looked_back(world: str, number: int, answer: str, iterations: int) -> tuple[Any, ...]:
    """One question, thought about in a process: from what the asked seat knew, which is all that its world tells."""
    match = Match.from_json(world)
    found = look_back(match, number, answer, wisdom_of(match.game.name), iterations)
    chances = [round(chance, DIGITS) for chance in found.chances]
    given, best = round(found.given_chance, DIGITS), round(found.best_chance, DIGITS)
    return found.number, found.seat, found.given.id, given, found.best.id, best, chances


class Reviews:
    """Reviews that are kept, and those that are being thought of; whoever asks for the same waits for the same."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.thinking: dict[str, Thinking] = {}
        self.turn = asyncio.Semaphore(AT_ONCE)

    async def review(self, tape: Tape, language: str) -> Review:
        """What is thought of a match, as far as it has been thought; it is begun if nobody has asked for it before."""
        id, storage = tape.record.id, self.hall.ledger.storage
        if id not in self.thinking:
            kept = await self.hall.ledger.call(storage.review, id)
            if kept is not None:
                moments = MOMENTS.decode(kept)
                costly = await mistakes(tape, moments, language)
                return Review(state="done", share=1.0, curve=curve(moments), costly=costly)
            self.begin(tape)
        found = self.thinking[id]
        return Review(state="thinking", share=found.share, curve=curve(found.moments), costly=[])

    def begin(self, tape: Tape) -> None:
        """Think about a match, as soon as it is its turn."""
        id = tape.record.id
        if id in self.thinking:
            return  # somebody has asked for it meanwhile
        if len(self.thinking) >= MOST_WAITING:
            raise HallError("too-many-reviews", 503)
        self.thinking[id] = Thinking()
        self.hall.errands.later(0.0, self.think(tape, self.thinking[id]))

    async def think(self, tape: Tape, found: Thinking) -> None:
        """Look at every question with a choice, and keep what was thought."""
        storage = self.hall.ledger.storage
        try:
            async with self.turn:
                await self.look_at_all(tape, found)
                moments = msgspec.json.encode(found.moments).decode()
                await self.hall.ledger.call(storage.keep_review, tape.record.id, moments, time.time())
        finally:
            del self.thinking[tape.record.id]

    async def look_at_all(self, tape: Tape, found: Thinking) -> None:
        """One question after another: bots that play are never behind more than one of them."""
        brains, match = self.hall.brains, tape.at(0)
        for number, answer in enumerate(tape.answers):
            if is_choice(match, number, answer):
                with brains.meter.thinking("review"):
                    told = await brains.work(PAYER, looked_back, world_of(match), number, answer, ITERATIONS)
                found.moments.append(Moment(*told))
            match.repeat([answer])
            found.share = (number + 1) / tape.total


def curve(moments: list[Moment]) -> list[Estimate]:
    """Everybody's chances along the match."""
    return [Estimate(number=moment.number, chances=moment.chances) for moment in moments]


def costliest(moments: list[Moment]) -> Iterable[Moment]:
    """The answers that cost most, some of each seat, the worst first."""
    told: dict[int, int] = {}
    for moment in sorted(moments, key=lambda moment: -moment.cost):
        told[moment.seat] = told.get(moment.seat, 0) + 1
        if moment.cost >= LEAST and told[moment.seat] <= COSTLY:
            yield moment


async def mistakes(tape: Tape, moments: list[Moment], language: str) -> list[Mistake]:
    """The costliest answers, in words."""
    found = []
    for moment in costliest(moments):
        found.append(mistake(tape, moment, language))
        await asyncio.sleep(0)
    return found


def mistake(tape: Tape, moment: Moment, language: str) -> Mistake:
    """An answer that cost much, in words."""
    match = tape.at(moment.number)
    speaker = tape.speaker(match, language)
    said = {option.id: option for option in match.decision.options}
    return Mistake(
        number=moment.number,
        turn=tape.turn(moment.number),
        seat=moment.seat,
        given=speaker.option(said[moment.given]),
        given_chance=moment.given_chance,
        best=speaker.option(said[moment.best]),
        best_chance=moment.best_chance,
    )
