"""Answers: how what people say gets into a match: at once, when a window closes, or when a beat is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall import IllegalAnswerError
from meadhall.bundle import bundle_of
from meadhall.kernel.match import Decision
from meadhall.server import wire
from meadhall.server.processes.pubsub import Given, Holding
from meadhall.server.refusal import RefusedError
from meadhall.server.rooms.window import Window
from meadhall.server.storage.records import ANSWER, Row
from meadhall.server.telling.channel import Channel

if TYPE_CHECKING:
    from meadhall.server.rooms.room import Room


class Answers:
    """The answers to the open question of a room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.holding = -1  # the number of rows at which an answer was held back last

    @property
    def is_held_back(self) -> bool:
        """Whether the open question is one whose answer must not tell by its speed."""
        return bundle_of(self.room.record.game).held_back == self.room.match.decision.question

    def row(self, seat: int, option: str) -> Row:
        """The next row: an answer, with the time that it took."""
        used = self.room.clocks.used(self.room.timer.now())
        return Row(self.room.number, ANSWER, seat, option, self.room.timer.date(), used)

    # ---------------------------------------------------------------- of people
    async def answer(self, channel: Channel, ask: wire.Answer) -> None:
        """A page answers for the seat it looks from."""
        room = self.room
        async with room.lock:
            self.admit(channel)
            if ask.number != (room.number if room.window is None else room.window.number):
                raise RefusedError("stale", channel.word("refused-stale"))  # also if the next question is another's
            seat = self.asked_of(channel)
            if room.window is not None:
                self.give(channel, room.window, seat, ask.option)
                return
            self.check(channel, room.match.decision, ask.option)
            wait = self.hold_left()
            if wait > 0.0:
                self.holding = room.number
                room.hall.peers.send(Holding(sender=room.hall.peers.me, match=room.id, number=room.number))
                room.tasks.later(wait, self.held(seat, room.number, ask.option))
                return
            await room.do(channel, [self.row(seat, ask.option)])

    def admit(self, channel: Channel) -> None:
        """Refuse who has nothing to say here, or no longer."""
        room = self.room
        if room.match.outcome is not None:
            raise RefusedError("over", channel.word("refused-over"))
        if not room.is_full:
            raise RefusedError("waiting", channel.word("refused-waiting"))
        if not channel.mine:
            raise RefusedError("not_yours", channel.word("refused-watching"))

    def asked_of(self, channel: Channel) -> int:
        """The seat of a page that is asked; refused if none is."""
        self.admit(channel)
        if channel.seat is None or channel.seat not in channel.mine or channel.seat not in self.room.asked_seats():
            raise RefusedError("not_asked", channel.word("refused-not-asked"))
        return channel.seat

    def check(self, channel: Channel, decision: Decision, option: str) -> None:
        """Refuse what is not among the options."""
        try:
            decision.code_of(option)
        except IllegalAnswerError as problem:
            raise RefusedError("illegal", channel.word("refused-illegal")) from problem

    # ---------------------------------------------------------------- held back
    def hold_left(self) -> float:
        """Seconds before the answer to the open question may be shown."""
        if not self.is_held_back or self.room.is_alone:
            return 0.0
        return max(0.0, self.room.asked_at + self.room.hall.hold - self.room.timer.now())

    async def held(self, seat: int, number: int, option: str) -> None:
        """Give an answer that was held back, unless something else has happened meanwhile."""
        room = self.room
        async with room.lock:
            if room.number == number and room.match.outcome is None:
                await room.do(None, [self.row(seat, option)])

    # ---------------------------------------------------------------- in windows
    def give(self, channel: Channel, window: Window, seat: int, option: str) -> None:
        """An answer in a window: it is kept until its turn has come, and nobody else hears of it."""
        if seat in window.given:
            raise RefusedError("stale", channel.word("refused-stale"))
        self.check(channel, window.places[seat].decision, option)
        self.take(window, seat, option)
        others = self.room.hall.peers
        others.send(Given(sender=others.me, match=self.room.id, number=window.number, seat=seat, option=option))

    def take(self, window: Window, seat: int, option: str) -> None:
        """Keep an answer in a window, and tell only those who look from that seat."""
        window.give(seat, option)
        for channel in self.room.channels:
            if channel.seat == seat:
                self.room.herald.tell_news(channel)
        self.room.tasks.later(0.0, self.look_at(window))

    def hear(self, number: int, seat: int, option: str) -> None:
        """A seat has answered in a window through another process."""
        window = self.room.window
        if window is not None and window.number == number and seat in window.places and seat not in window.given:
            self.take(window, seat, option)

    async def look_at(self, window: Window) -> None:
        """Give to the match what a window has brought, once it is time."""
        room = self.room
        async with room.lock:
            if room.window is not window or not room.leads:
                return
            if room.is_alone:
                is_over = all(seat in window.given for seat in window.seats)
            else:
                is_over = window.left(room.timer.now()) <= 0.0
            found = window.ready(is_over)
            if found is not None:
                now = room.timer.date()  # windows take nobody's time
                rows = [Row(room.number + at, ANSWER, seat, option, now) for at, (seat, option) in enumerate(found)]
                await room.do(None, rows)
