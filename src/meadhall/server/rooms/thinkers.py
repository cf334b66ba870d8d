"""Thinkers: the bots of a table, who answer for themselves or for who is late, and advise."""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
from typing import TYPE_CHECKING, Final

from meadhall import Match, bots
from meadhall.server import wire
from meadhall.server.processes.brains import SEED_BITS, Payer
from meadhall.server.processes.shares import Rank
from meadhall.server.refusal import RefusedError
from meadhall.server.rooms.timer import Timer
from meadhall.server.rooms.window import Window
from meadhall.server.telling.channel import Channel

if TYPE_CHECKING:
    from meadhall.server.rooms.room import Room

log: Final = logging.getLogger("meadhall.room")
THOUGHT: Final = 0.6  # the part of a beat that a bot thinks at most
STAND_IN: Final = "warrior"  # the bot that answers for who is late
ADVISED: Final = 5  # answers
UNASKED: Final = 0.5  # seconds that a bot thinks at most where nobody waits for it
RESTING: Final = 400  # such answers after which a table rests until somebody comes
MOST_QUEUED: Final = 4  # thoughts that wait for an address, before it gets no more advice
UNSEEN: Final = 10.0  # seconds that a bot waits at most until the players have seen what happened before
HASTY: Final = "guest"  # the bot that answers at once for one that is not ready


async def beat(timer: Timer, begun: float, seconds: float) -> None:
    """Wait for the next beat of a clock that began then: who needs a little longer does not show how much."""
    if seconds > 0.0:
        beats = max(1, math.ceil((timer.now() - begun) / seconds))
        await timer.until(begun + beats * seconds)


class Thinkers:
    """What bots do at a table."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.unasked = 0  # answers since somebody of the match was last here
        self.looked = asyncio.Event()  # a page has shown something, or has gone

    # ---------------------------------------------------------------- for whom they think
    def payer(self, rank: Rank = Rank.AWAITED) -> Payer:
        """Who pays for a thought: the address of whoever plays here, else of whoever looks."""
        channels = self.room.channels
        found = next((channel for channel in channels if channel.mine), None) or next(iter(channels), None)
        return ("" if found is None else found.address, rank if self.room.is_awaited else Rank.IDLE)

    def is_resting(self) -> bool:
        """Whether a table has gone on without its people for long enough; it is counted with each answer."""
        self.unasked = 0 if self.room.is_awaited else self.unasked + 1
        return self.unasked > RESTING

    def wake(self) -> None:
        """Somebody has come: the table goes on."""
        if self.unasked > RESTING:
            self.unasked = 0
            self.room.attend()

    # ---------------------------------------------------------------- for whom they wait
    def see(self, channel: Channel, number: int) -> None:
        """A page has shown what had happened after so many rows."""
        channel.seen = number
        self.looked.set()

    def is_seen(self) -> bool:
        """Whether the players' pages have shown what happened; one that never says so is not waited for."""
        number = self.room.number
        return all(channel.seen is None or channel.seen >= number for channel in self.room.channels if channel.mine)

    async def until_seen(self, latest: float) -> None:
        """Wait until the players have seen what happened, but not for ever, and not at a table with clocks."""
        if self.room.clocks.ticks:
            return
        late = asyncio.ensure_future(self.room.timer.until(latest))
        try:
            while not (self.is_seen() or late.done()):
                self.looked.clear()
                looked = asyncio.ensure_future(self.looked.wait())
                await asyncio.wait({late, looked}, return_when=asyncio.FIRST_COMPLETED)
                looked.cancel()
        finally:
            late.cancel()

    # ---------------------------------------------------------------- what they do
    def level(self, seat: int) -> str:
        """How strong the bot is that answers for a seat."""
        return self.room.sitters[seat].level or STAND_IN

    async def answer(self, number: int, seat: int) -> None:
        """A bot thinks and answers, never quicker than its pace: speed would tell how much it had to choose from."""
        room, begun = self.room, self.room.timer.now()
        if room.number != number or self.is_resting():
            return
        for channel in room.channels:
            channel.tell(wire.Thinking(seat=seat))
        if room.answers.is_held_back:
            option = await self.in_time(seat, begun)
        else:
            seconds = 0.0 if room.is_awaited else UNASKED
            option = await room.hall.brains.answer(room.match, self.level(seat), self.payer(), seconds)
            await beat(room.timer, begun, room.hall.pace)
            await self.until_seen(begun + UNSEEN)
        async with room.lock:
            if room.number == number and room.match.outcome is None:
                await room.do(None, [room.answers.row(seat, option)])

    async def in_time(self, seat: int, begun: float) -> str:
        """An answer that is shown when a beat is over, whatever the bot holds and however busy the hall is.

        The moment is set before the bot begins to think. One that is not ready then answers hastily.
        """
        room, hold = self.room, self.room.hall.hold
        thinking = self.begin(room.match, seat, hold * THOUGHT)
        hasty = bots.think(room.match, HASTY, secrets.randbits(SEED_BITS)).option.id
        await room.timer.until(begun + hold)
        return self.result_of(thinking) or hasty

    async def answer_window(self, window: Window) -> None:
        """All bots of a window answer when a beat is over, whatever they hold; one that is not ready lets it pass."""
        room, hold = self.room, self.room.hall.hold
        seats = [seat for seat in window.seats if room.is_bot(seat)]
        if self.is_resting():
            return
        rounds = -(-len(seats) // room.hall.brains.processes)
        thought = hold * THOUGHT / max(rounds, 1)
        thinking = {seat: self.begin(window.places[seat].match, seat, thought) for seat in seats}
        await room.timer.until(window.opened + hold)
        if room.window is window:
            for seat in seats:
                option = self.result_of(thinking[seat]) or window.passing
                if seat not in window.given:  # whoever was away may have come back and answered
                    window.give(seat, option)
            await room.answers.look_at(window)

    def result_of(self, thinking: asyncio.Task[str]) -> str | None:
        """What was thought, if it was in time; who is still at it stops."""
        if not thinking.done():
            thinking.cancel()
        elif not thinking.cancelled() and thinking.exception() is None:
            return thinking.result()
        elif not thinking.cancelled():
            log.error("a bot could not think", exc_info=thinking.exception())
        self.room.hall.brains.meter.late.inc()
        return None

    def begin(self, match: Match, seat: int, seconds: float) -> asyncio.Task[str]:
        """A bot begins to think about an answer, for so many seconds at most."""
        work = self.room.hall.brains.answer(match, self.level(seat), self.payer(), seconds)
        return self.room.tasks.begin(work)

    async def advise(self, channel: Channel, ask: wire.Advise) -> None:
        """Advice for the seat that a page looks from; only where nobody else could be harmed by it."""
        room = self.room
        seat = room.answers.asked_of(channel)
        match = room.match if room.window is None else room.window.places[seat].match
        if not room.is_alone:
            raise RefusedError("illegal", channel.word("refused-advice"))
        if ask.number != room.number:
            raise RefusedError("stale", channel.word("refused-stale"))
        payer = self.payer(Rank.WANTED)
        if room.hall.brains.shares.queued(payer[0]) >= MOST_QUEUED:
            raise RefusedError("busy", channel.word("refused-busy"))
        names = room.herald.names(channel.language)
        advised = await room.hall.brains.advise(match, payer, ADVISED, channel.language, names)
        choices = [
            wire.Choice(option=option, text=text, chance=chance, share=share)
            for option, text, chance, share in advised.choices
        ]
        channel.tell(wire.Advice(number=ask.number, chance=advised.chance, choices=choices, line=advised.line))

    async def glance(self, number: int) -> None:
        """Tell a person who plays against bots how likely they are to win."""
        room = self.room
        if not room.is_alone or room.number != number or room.match.outcome is not None or not room.is_awaited:
            return
        seat = room.match.decision.seat
        chance = await room.hall.brains.glance(room.match, self.payer(Rank.WANTED))
        for channel in room.channels:
            if channel.seat == seat:
                channel.tell(wire.Chance(number=number, seat=seat, chance=chance))
