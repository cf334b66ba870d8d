"""Answers: how what people say gets into a match: at once, when a window closes, or when a beat is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meadhall import IllegalAnswerError
from meadhall.kernel.match import Decision
from meadhall.server import wire
from meadhall.server.line import Line
from meadhall.server.post import Given, Holding
from meadhall.server.records import ANSWER, Row
from meadhall.server.refusal import RefusedError
from meadhall.server.window import Window

if TYPE_CHECKING:
    from meadhall.server.room import Room

HELD_BACK: Final = {"duel": "choose_defence_card"}  # by game: a question whose answer must not tell by its speed


class Answers:
    """The answers to the open question of a room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.holding = -1  # the number of rows at which an answer was held back last

    @property
    def is_held_back(self) -> bool:
        """Whether the open question is one whose answer must not tell by its speed."""
        return HELD_BACK.get(self.room.record.game) == self.room.match.decision.question

    def row(self, seat: int, option: str) -> Row:
        """The next row: an answer, with the time that it took."""
        used = self.room.clocks.used(self.room.timer.now())
        return Row(self.room.number, ANSWER, seat, option, self.room.timer.date(), used)

    # ---------------------------------------------------------------- of people
    async def answer(self, line: Line, ask: wire.Answer) -> None:
        """A page answers for the seat it looks from."""
        room = self.room
        async with room.lock:
            self.admit(line)
            if ask.number != (room.number if room.window is None else room.window.number):
                raise RefusedError("stale", line.word("refused-stale"))  # also if the next question is another's
            seat = self.asked_of(line)
            if room.window is not None:
                self.give(line, room.window, seat, ask.option)
                return
            self.check(line, room.match.decision, ask.option)
            wait = self.hold_left()
            if wait > 0.0:
                self.holding = room.number
                room.hall.neighbours.send(Holding(sender=room.hall.neighbours.me, match=room.id, number=room.number))
                room.errands.later(wait, self.held(seat, room.number, ask.option))
                return
            await room.do(line, [self.row(seat, ask.option)])

    def admit(self, line: Line) -> None:
        """Refuse who has nothing to say here, or no longer."""
        room = self.room
        if room.match.outcome is not None:
            raise RefusedError("over", line.word("refused-over"))
        if not room.is_full:
            raise RefusedError("waiting", line.word("refused-waiting"))
        if not line.mine:
            raise RefusedError("not_yours", line.word("refused-watching"))

    def asked_of(self, line: Line) -> int:
        """The seat of a page that is asked; refused if none is."""
        self.admit(line)
        if line.seat is None or line.seat not in line.mine or line.seat not in self.room.asked_seats():
            raise RefusedError("not_asked", line.word("refused-not-asked"))
        return line.seat

    def check(self, line: Line, decision: Decision, option: str) -> None:
        """Refuse what is not among the options."""
        try:
            decision.code_of(option)
        except IllegalAnswerError as problem:
            raise RefusedError("illegal", line.word("refused-illegal")) from problem

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
    def give(self, line: Line, window: Window, seat: int, option: str) -> None:
        """An answer in a window: it is kept until its turn has come, and nobody else hears of it."""
        if seat in window.given:
            raise RefusedError("stale", line.word("refused-stale"))
        self.check(line, window.places[seat].decision, option)
        self.take(window, seat, option)
        others = self.room.hall.neighbours
        others.send(Given(sender=others.me, match=self.room.id, number=window.number, seat=seat, option=option))

    def take(self, window: Window, seat: int, option: str) -> None:
        """Keep an answer in a window, and tell only those who look from that seat."""
        window.give(seat, option)
        for line in self.room.lines:
            if line.seat == seat:
                self.room.herald.tell_news(line)
        self.room.errands.later(0.0, self.look_at(window))

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
