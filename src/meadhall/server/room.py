"""Room: one match with those who play it and those who watch. Whatever happens here happens one thing after another."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from meadhall import Match
from meadhall.kernel.match import open_match
from meadhall.server import wire
from meadhall.server.answers import Answers
from meadhall.server.choices import Choices
from meadhall.server.clock import Clocks
from meadhall.server.errands import Errands
from meadhall.server.herald import Herald
from meadhall.server.line import Line
from meadhall.server.records import ANSWER, BACK, LEAVE, Record, Row, Sitter, answers_of, rebuilt
from meadhall.server.refusal import RefusedError
from meadhall.server.storage import StorageError
from meadhall.server.thinkers import Thinkers
from meadhall.server.window import Window, is_window

if TYPE_CHECKING:
    from meadhall.server.hall import Hall

log: Final = logging.getLogger("meadhall.room")


class Room:
    """One match, live."""

    def __init__(self, record: Record, hall: Hall) -> None:
        self.hall = hall
        self.id = record.id
        self.record = record
        self.match: Match = rebuilt(record)
        self.sitters: list[Sitter] = list(record.sitters)
        self.rows: list[Row] = list(record.rows)
        self.next: str | None = record.next
        self.lines: set[Line] = set()
        self.coming = 0  # who is about to come in: the room is not closed before them
        self.lock = asyncio.Lock()
        self.window: Window | None = None
        self.asked_at = 0.0
        self.put = -1  # the number of rows at which the open question was put to whom it concerns
        self.clocks = Clocks(record.timing, len(self.sitters))
        self.errands = Errands(record.id)
        self.herald = Herald(self)
        self.answers = Answers(self)
        self.thinkers = Thinkers(self)
        self.choices = Choices(self)

    # ---------------------------------------------------------------- who is here
    @property
    def number(self) -> int:
        """How many rows there are."""
        return len(self.rows)

    @property
    def people(self) -> list[int]:
        """The seats of people who are still in the match."""
        gone = set(range(self.match.seats)) - set(self.match.present())
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.kind == "person" and seat not in gone]

    @property
    def is_full(self) -> bool:
        """Whether nobody is waited for."""
        return all(sitter.kind != "free" for sitter in self.sitters)

    @property
    def is_alone(self) -> bool:
        """Whether one person plays against bots only."""
        return len({self.sitters[seat].holder for seat in self.people}) <= 1 and self.is_full

    def seats_of(self, holder: str) -> list[int]:
        """The seats that a browser holds."""
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.kind == "person" and sitter.holder == holder]

    def is_one_person(self, seat: int, other: int) -> bool:
        """Whether one person plays both seats, as in a team of one (D12): they have no secrets from themselves."""
        setup: Any = self.match.setup
        people = setup.get("people")
        return seat == other or (people is not None and people[seat] == people[other])

    def asked_seats(self) -> list[int]:
        """All who are asked now."""
        if self.match.outcome is not None or not self.is_full:
            return []
        if self.window is not None:
            return self.window.seats
        return [self.match.decision.seat]

    # ---------------------------------------------------------------- lines
    async def enter(self, line: Line) -> None:
        """A page comes in."""
        with self.held_open():
            async with self.lock:
                await self.go_on()  # first, so that clocks run and windows are open when the page hears of them
                self.lines.add(line)
                self.herald.introduce(line)
                self.herald.tell_seats()

    @contextmanager
    def held_open(self) -> Iterator[None]:
        """Somebody does something here who is not in the room yet: it stays open until then."""
        self.coming += 1
        try:
            yield
        finally:
            self.coming -= 1
            self.close_if_empty()

    def close_if_empty(self) -> None:
        """A room that nobody is in is closed."""
        if not self.lines and not self.coming:
            self.hall.idle(self)

    async def leave(self, line: Line) -> None:
        """A page goes."""
        self.lines.discard(line)
        self.herald.tell_seats()
        self.close_if_empty()

    async def look(self, line: Line, ask: wire.Look) -> None:
        """A page looks from another of its seats."""
        async with self.lock:
            if ask.seat is not None and ask.seat not in line.mine:
                raise RefusedError("not_yours", line.word("refused-not-yours"))
            line.seat = ask.seat
            line.told = 0
            self.herald.tell_news(line)

    async def speak(self, line: Line, ask: wire.Speak) -> None:
        """A page goes on in another language."""
        async with self.lock:
            line.language = ask.language
            self.herald.introduce(line)

    # ---------------------------------------------------------------- rows
    async def do(self, line: Line | None, rows: list[Row]) -> None:
        """Store rows, then do what they say, then tell everybody, then see what comes next."""
        try:
            stored = await self.hall.ledger.append(self.id, rows)
        except StorageError as problem:
            log.exception("match %s: rows %s were not stored", self.id, [row.number for row in rows])
            if line is None:  # nobody waits for a word of refusal: it is done as soon as it can be
                self.errands.later(self.hall.patience, self.do_again(rows))
                return
            raise RefusedError("storage", line.word("refused-storage")) from problem
        if not stored:
            await self.catch_up()
            if line is not None:
                raise RefusedError("stale", line.word("refused-stale"))
            return
        for row in rows:
            self.apply(row)
        await self.after()

    def recall(self) -> None:
        """Go through all rows once more, to know which choices could be taken back and how the clocks stand."""
        rows, self.rows = self.rows, []
        self.match = open_match(self.match.game, self.match.setup, self.record.seed, self.record.version)
        for row in rows:
            self.apply(row)

    def apply(self, row: Row) -> None:
        """Do what a row says."""
        if self.match.outcome is None:
            self.clocks.settle(self.match.decision.seat, row.used)
        if row.kind == ANSWER:
            self.choices.remember(row)
            self.match.answer(row.value)
        elif row.kind == LEAVE:
            self.match.forfeit(row.seat)
        self.rows.append(row)
        if row.kind == BACK:
            self.match = open_match(self.match.game, self.match.setup, self.record.seed, self.record.version)
            self.match.repeat(answers_of(self.rows))
            self.choices.forget(int(row.value))

    async def after(self) -> None:
        """Something has happened: tell everybody, and go on."""
        self.window = None
        self.choices.wish = None
        self.asked_at = time.monotonic()
        await self.go_on(is_new=True)

    async def catch_up(self) -> None:
        """Somebody else has stored rows of this match: do what they say."""
        record = await self.hall.ledger.call(self.hall.ledger.storage.load, self.id)
        if record is not None:
            for row in record.rows[self.number :]:
                self.apply(row)
            self.put = -1
            await self.after()

    async def do_again(self, rows: list[Row]) -> None:
        """The database was away; unless something else has happened since, the same is done now."""
        async with self.lock:
            if rows[0].number == self.number:
                await self.do(None, rows)

    # ---------------------------------------------------------------- what comes next
    async def go_on(self, *, is_new: bool = False) -> None:
        """See who is asked: open a window, start a clock, wake a bot; then tell everybody if anything is new."""
        await self.finish()
        if self.match.outcome is not None:
            self.clocks.stop(time.monotonic())
        elif self.is_full:
            is_new = self.open_question() or is_new
        if is_new:
            self.herald.tell_all()

    def open_question(self) -> bool:
        """Put the open question to whom it concerns; whether a window has opened."""
        now = time.monotonic()
        if is_window(self.match):
            if self.window is not None:
                return False
            self.clocks.stop(now)
            self.window = Window(self.match, self.number, now, self.record.window)
            self.errands.later(0.0, self.thinkers.answer_window(self.window))
            if not self.is_alone:
                self.errands.later(self.window.seconds, self.answers.look_at(self.window))
            return True
        seat = self.match.decision.seat
        is_bot = self.sitters[seat].kind == "bot"
        if not is_bot:
            self.errands.later(0.0, self.thinkers.glance(self.number))
        if self.put == self.number:
            return False  # somebody came in: who is asked already is neither woken again nor given more time
        self.put = self.number
        if is_bot:
            self.clocks.stop(now)
            self.errands.later(0.0, self.thinkers.answer(self.number, seat))
        else:
            self.clocks.start(seat, now)
            if self.clocks.ticks:
                self.errands.later(self.clocks.remaining(seat, now), self.late(self.number, seat))
        return False

    async def late(self, number: int, seat: int) -> None:
        """A seat has no time left; unless it has answered, and that is only not shown yet."""
        async with self.lock:
            if number != self.number or number == self.answers.holding or self.match.outcome is not None:
                return
            if self.record.timing.late == "forfeit":
                await self.do(None, [self.leaving(seat)])
                return
        await self.thinkers.answer(number, seat)

    async def finish(self) -> None:
        """Remember how the match ended, or that it goes on after all; it follows from the rows, so it may wait."""
        outcome = self.match.outcome
        end = None if outcome is None else {"winners": list(outcome.winners), "reason": outcome.reason}
        if self.record.end != end:
            try:
                await self.hall.ledger.call(self.hall.ledger.storage.finish, self.id, end)
            except StorageError:
                log.exception("match %s: its end was not stored", self.id)
            else:
                self.record = self.record._replace(end=end)

    # ---------------------------------------------------------------- who sits here
    async def sit(self, seat: int, name: str, holder: str) -> None:
        """Somebody takes a free seat."""
        async with self.lock:
            await self.hall.ledger.call(self.hall.ledger.storage.sit, self.id, seat, name, holder)
            self.sitters[seat] = Sitter("person", name, None, holder)
            for line in self.lines:
                if line.holder == holder:
                    line.seat = line.first_seat()
                self.herald.introduce(line)
            await self.after()

    async def resign(self, line: Line, ask: wire.Resign) -> None:
        """A seat leaves for good."""
        async with self.lock:
            if ask.seat not in line.mine:
                raise RefusedError("not_yours", line.word("refused-not-yours"))
            if self.match.outcome is not None:
                raise RefusedError("over", line.word("refused-over"))
            if ask.seat in self.match.present():
                await self.do(line, [self.leaving(ask.seat)])

    def leaving(self, seat: int) -> Row:
        """The row of a seat that leaves."""
        return Row(self.number, LEAVE, seat, "", time.time(), self.clocks.used(time.monotonic()))

    async def again(self, line: Line) -> None:
        """Another match of the same kind, with everybody who sits here."""
        async with self.lock:
            if not line.mine:
                raise RefusedError("not_yours", line.word("refused-watching"))
            if self.match.outcome is None:
                raise RefusedError("illegal", line.word("refused-again"))
            if self.next is None:
                self.next = await self.hall.again(self)
            for other in self.lines:
                other.tell(wire.Next(id=self.next))

    def close(self) -> None:
        """Nothing happens here any more until somebody comes back."""
        self.errands.cancel()
        for line in list(self.lines):
            line.cut()
