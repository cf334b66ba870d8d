"""Thinkers: the bots of a table, who answer for themselves or for who is late, and advise."""

from __future__ import annotations

import asyncio
import math
from typing import TYPE_CHECKING, Final

from meadhall.server import wire
from meadhall.server.line import Line
from meadhall.server.refusal import RefusedError
from meadhall.server.timer import Timer
from meadhall.server.window import Window

if TYPE_CHECKING:
    from meadhall.server.room import Room

THOUGHT: Final = 0.6  # the part of a beat that a bot thinks at most
STAND_IN: Final = "warrior"  # the bot that answers for who is late
ADVISED: Final = 5  # answers


async def beat(timer: Timer, begun: float, seconds: float) -> None:
    """Wait for the next beat of a clock that began then: who needs a little longer does not show how much."""
    if seconds > 0.0:
        beats = max(1, math.ceil((timer.now() - begun) / seconds))
        await timer.until(begun + beats * seconds)


class Thinkers:
    """What bots do at a table."""

    def __init__(self, room: Room) -> None:
        self.room = room

    def level(self, seat: int) -> str:
        """How strong the bot is that answers for a seat."""
        return self.room.sitters[seat].level or STAND_IN

    async def answer(self, number: int, seat: int) -> None:
        """A bot thinks and answers, never quicker than its pace: speed would tell how much it had to choose from."""
        room, begun = self.room, self.room.timer.now()
        if room.number != number:
            return
        for line in room.lines:
            line.tell(wire.Thinking(seat=seat))
        pace, thought = room.hall.pace, 0.0
        if room.answers.is_held_back:
            pace, thought = room.hall.hold, room.hall.hold * THOUGHT
        option = await room.hall.brains.answer(room.match, self.level(seat), thought)
        await beat(room.timer, begun, pace)
        async with room.lock:
            if room.number == number and room.match.outcome is None:
                await room.do(None, [room.answers.row(seat, option)])

    async def answer_window(self, window: Window) -> None:
        """All bots of a window answer at the same moment, whether they had to think or not."""
        room = self.room
        bots = [seat for seat in window.seats if room.sitters[seat].kind == "bot"]
        rounds = -(-len(bots) // room.hall.brains.processes)
        thought = room.hall.hold * THOUGHT / max(rounds, 1)
        found = await asyncio.gather(
            *(room.hall.brains.answer(window.places[seat].match, self.level(seat), thought) for seat in bots)
        )
        await beat(room.timer, window.opened, room.hall.hold)
        if room.window is window:
            for seat, option in zip(bots, found, strict=True):
                window.give(seat, option)
            await room.answers.look_at(window)

    async def advise(self, line: Line, ask: wire.Advise) -> None:
        """Advice for the seat that a page looks from; only where nobody else could be harmed by it."""
        room = self.room
        seat = room.answers.asked_of(line)
        match = room.match if room.window is None else room.window.places[seat].match
        if not room.is_alone:
            raise RefusedError("illegal", line.word("refused-advice"))
        if ask.number != room.number:
            raise RefusedError("stale", line.word("refused-stale"))
        names = room.herald.names(line.language)
        counsel = await room.hall.brains.advise(match, ADVISED, line.language, names)
        choices = [
            wire.Choice(option=option, text=text, chance=chance, share=share)
            for option, text, chance, share in counsel.choices
        ]
        line.tell(wire.Advice(number=ask.number, chance=counsel.chance, choices=choices, line=counsel.line))

    async def glance(self, number: int) -> None:
        """Tell a person who plays against bots how likely they are to win."""
        room = self.room
        if not room.is_alone or room.number != number or room.match.outcome is not None or not room.lines:
            return
        seat = room.match.decision.seat
        chance = await room.hall.brains.glance(room.match)
        for line in room.lines:
            if line.seat == seat:
                line.tell(wire.Chance(number=number, seat=seat, chance=chance))
