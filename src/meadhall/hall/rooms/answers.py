"""Answers: how what people say gets into a match: at once, when a window closes, or when a beat is over."""

from __future__ import annotations

from collections.abc import Callable

from meadhall import IllegalAnswerError
from meadhall.hall import wire
from meadhall.hall.effects.outlet import Job
from meadhall.hall.notices import Given, Holding
from meadhall.hall.records import ANSWER, Row
from meadhall.hall.refusal import RefusedError
from meadhall.hall.rooms.table import Table
from meadhall.hall.rooms.window import Window
from meadhall.hall.settings import Settings
from meadhall.hall.telling.channel import Channel
from meadhall.kernel.match import Decision

Do = Callable[[Channel | None, list[Row]], Job]  # stores rows, and goes on


class Answers:
    """The answers to the open question of a room."""

    def __init__(self, table: Table, settings: Settings, *, do: Do, tell_seat: Callable[[int], None]) -> None:
        self.course, self.seating, self.asked, self.clocks, self.outlet = table
        self.settings = settings
        self.do = do
        self.tell_seat = tell_seat

    def row(self, seat: int, option: str) -> Row:
        """The next row: an answer, with the time that it took."""
        used = self.clocks.used(self.outlet.now)
        return Row(self.course.number, ANSWER, seat, option, self.outlet.date, used)

    # ---------------------------------------------------------------- of people
    def answer(self, channel: Channel, ask: wire.Answer) -> Job:
        """A page answers for the seat it looks from."""
        self.admit(channel)
        if ask.number != self.asked.number:
            raise RefusedError("stale", channel.word("refused-stale"))  # also if the next question is another's
        seat = self.asked_of(channel)
        if self.asked.window is not None:
            self.give(channel, self.asked.window, seat, ask.option)
            return
        self.check(channel, self.course.match.decision, ask.option)
        wait = self.hold_left()
        if wait > 0.0:
            number = self.asked.holding = self.course.number
            self.outlet.publish(Holding(sender="", match=self.course.record.id, number=number))
            self.outlet.later(wait, lambda: self.held(seat, number, ask.option))
            return
        yield from self.do(channel, [self.row(seat, ask.option)])

    def admit(self, channel: Channel) -> None:
        """Refuse who has nothing to say here, or no longer."""
        if self.course.is_over:
            raise RefusedError("over", channel.word("refused-over"))
        if not self.seating.is_full:
            raise RefusedError("waiting", channel.word("refused-waiting"))
        if self.course.draft is not None:
            raise RefusedError("waiting", channel.word("refused-drafting"))
        if not channel.mine:
            raise RefusedError("not_yours", channel.word("refused-watching"))

    def asked_of(self, channel: Channel) -> int:
        """The seat of a page that is asked; refused if none is."""
        self.admit(channel)
        if channel.seat is None or channel.seat not in channel.mine or channel.seat not in self.asked.seats:
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
        if not self.asked.is_held_back or self.seating.is_alone:
            return 0.0
        return max(0.0, self.asked.since + self.settings.hold - self.outlet.now)

    def held(self, seat: int, number: int, option: str) -> Job:
        """Give an answer that was held back, unless something else has happened meanwhile."""
        if self.course.number == number and not self.course.is_over:
            yield from self.do(None, [self.row(seat, option)])

    # ---------------------------------------------------------------- in windows
    def give(self, channel: Channel, window: Window, seat: int, option: str) -> None:
        """An answer in a window: it is kept until its turn has come, and nobody else hears of it."""
        if seat in window.given:
            raise RefusedError("stale", channel.word("refused-stale"))
        self.check(channel, window.places[seat].decision, option)
        self.take(window, seat, option)
        notice = Given(sender="", match=self.course.record.id, number=window.number, seat=seat, option=option)
        self.outlet.publish(notice)

    def take(self, window: Window, seat: int, option: str) -> None:
        """Keep an answer in a window, and tell only those who look from that seat."""
        window.give(seat, option)
        self.tell_seat(seat)
        self.outlet.later(0.0, lambda: self.look_at(window))

    def hear(self, notice: Given) -> None:
        """A seat has answered in a window through another process."""
        window, seat = self.asked.window, notice.seat
        is_ours = window is not None and window.number == notice.number
        if window is not None and is_ours and seat in window.places and seat not in window.given:
            self.take(window, seat, notice.option)

    def look_at(self, window: Window) -> Job:
        """Give to the match what a window has brought, once it is time."""
        if self.asked.window is not window or not self.asked.leads:
            return
        if self.seating.is_alone:
            is_over = all(seat in window.given for seat in window.seats)
        else:
            is_over = window.left(self.outlet.now) <= 0.0
        found = window.ready(is_over)
        if found is not None:
            now, number = self.outlet.date, self.course.number  # windows take nobody's time
            rows = [Row(number + at, ANSWER, seat, option, now) for at, (seat, option) in enumerate(found)]
            yield from self.do(None, rows)
