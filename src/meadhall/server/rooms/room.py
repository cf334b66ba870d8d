"""Room: one match with those who play it and those who watch. Whatever happens here happens one thing after another."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from meadhall import Match
from meadhall.bundle import bundle_of
from meadhall.kernel.match import open_match
from meadhall.server import wire
from meadhall.server.game import hall_of
from meadhall.server.refusal import RefusedError
from meadhall.server.rooms.absence import Absence
from meadhall.server.rooms.answers import Answers
from meadhall.server.rooms.clock import Clocks
from meadhall.server.rooms.moderation import Moderation
from meadhall.server.rooms.talk import Talk
from meadhall.server.rooms.tasks import Tasks
from meadhall.server.rooms.thinkers import Thinkers
from meadhall.server.rooms.undo import UndoLog
from meadhall.server.rooms.window import Window, is_window
from meadhall.server.storage.database import StorageError
from meadhall.server.storage.endings import end_of, is_kept
from meadhall.server.storage.records import BACK, LEAVE, Record, Row, Sitter, answer_of, opened, rebuilt
from meadhall.server.telling.channel import Channel
from meadhall.server.telling.herald import Herald

if TYPE_CHECKING:
    from meadhall.server.hall import Hall

log: Final = logging.getLogger("meadhall.room")


class Room:
    """One match, live."""

    def __init__(self, record: Record, hall: Hall, *, live: bool = True) -> None:
        self.hall = hall
        self.id = record.id
        self.record = record._replace(rows=[])  # what they say is in the match; many matches lie idle
        self.match: Match = opened(record) if live else rebuilt(record)
        self.sitters: list[Sitter] = list(record.sitters)
        self.number = 0 if live else len(record.rows)  # of rows
        self.given: list[str] = []  # the answers that still count, as a transcript has them
        self.givers: list[int] = []  # and whose each of them is
        self.views: dict[int | None, dict[str, Any]] = {}  # of the present moment, while it is told
        self.next: str | None = record.next
        self.channels: set[Channel] = set()
        self.elsewhere: dict[str, tuple[list[str], int]] = {}  # by process: who is at the table there, how many watch
        self.leads = False  # whether bots, windows and clocks of this match are this process's task
        self.coming = 0  # who is about to come in: the room is not closed before them
        self.lock = asyncio.Lock()
        self.window: Window | None = None
        self.asked_at = 0.0
        self.put = -1  # the number of rows at which the open question was put to whom it concerns
        self.clocks = Clocks(record.timing, len(self.sitters))
        self.timer = hall.timer
        self.tasks = Tasks(record.id, self.timer)
        self.herald = Herald(self)
        self.answers = Answers(self)
        self.thinkers = Thinkers(self)
        self.undo = UndoLog(self)
        self.absence = Absence(self)
        self.moderation = Moderation(self)
        self.talk = Talk(self)
        if live:
            self.recall(record.rows)

    # ---------------------------------------------------------------- who is here
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

    @property
    def is_awaited(self) -> bool:
        """Whether somebody who plays here and is still in the match has a page open, in whichever process."""
        people = self.people
        if any(seat in people for channel in self.channels for seat in channel.mine):
            return True
        elsewhere = {holder for holders, _ in self.elsewhere.values() for holder in holders}
        return any(self.sitters[seat].holder in elsewhere for seat in people)

    def is_here(self, holder: str | None) -> bool:
        """Whether somebody has a page open at this table, in whichever process."""
        if any(channel.holder == holder for channel in self.channels):
            return True
        return any(holder in holders for holders, _ in self.elsewhere.values())

    def is_bot(self, seat: int) -> bool:
        """Whether a bot answers for a seat: its own, or for somebody who stays away."""
        return self.sitters[seat].kind == "bot" or seat in self.absence.replaced

    def seats_of(self, holder: str) -> list[int]:
        """The seats that a browser holds."""
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.kind == "person" and sitter.holder == holder]

    def is_one_person(self, seat: int, other: int) -> bool:
        """Whether one person plays both seats, as in a team of one (D12): they have no secrets from themselves."""
        setup: Any = self.match.setup
        people = setup.get("people")
        return seat == other or (people is not None and people[seat] == people[other])

    def sees_alike(self, seat: int, other: int) -> bool:
        """Whether who looks from one seat may look from the other: one person may, and all where nothing is hidden."""
        return self.is_one_person(seat, other) or bundle_of(self.record.game).sight is None

    def view(self, seat: int | None) -> dict[str, Any]:
        """How the match looks from a seat; looked at once, though several ask."""
        found = self.views.get(seat)
        if found is None:
            found = self.views[seat] = self.match.view(seat)
        return found

    def asked_seats(self) -> list[int]:
        """All who are asked now."""
        if self.match.outcome is not None or not self.is_full:
            return []
        if self.window is not None:
            return self.window.seats
        return [self.match.decision.seat]

    # ---------------------------------------------------------------- channels
    async def enter(self, channel: Channel) -> None:
        """A page comes in."""
        with self.held_open():
            async with self.lock:
                await self.go_on()  # first, so that clocks run and windows are open when the page hears of them
                self.channels.add(channel)
                self.absence.enter(channel)
                self.thinkers.wake()
                self.herald.introduce(channel)
                self.herald.tell_seats()
                self.absence.refresh()
                self.hall.peers.present(self)

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
        if not self.channels and not self.coming:
            self.hall.idle(self)

    async def leave(self, channel: Channel) -> None:
        """A page goes."""
        self.channels.discard(channel)
        self.thinkers.looked.set()
        self.absence.leave(channel)
        self.absence.refresh()
        self.herald.tell_seats()
        self.hall.peers.present(self)
        self.close_if_empty()

    async def look(self, channel: Channel, ask: wire.Look) -> None:
        """A page looks from another of its seats."""
        async with self.lock:
            if ask.seat is not None and ask.seat not in channel.mine:
                raise RefusedError("not_yours", channel.word("refused-not-yours"))
            channel.seat = ask.seat
            self.herald.begin_anew(channel)
            self.herald.tell_news(channel)

    async def history(self, channel: Channel, ask: wire.History) -> None:
        """A page asks what happened earlier."""
        async with self.lock:
            self.herald.tell_past(channel, max(0, ask.before))

    async def inspect(self, channel: Channel, ask: wire.Inspect) -> None:
        """A page asks what can be reckoned of something; where there is no such thing it hears nothing."""
        async with self.lock:
            found = hall_of(self.record.game).inspected(self.match, ask.thing, channel.seat)
            number = self.number
        if found is not None:
            channel.tell(wire.Inspection(number=number, thing=ask.thing, facts=found))

    async def speak(self, channel: Channel, ask: wire.Speak) -> None:
        """A page goes on in another language."""
        async with self.lock:
            channel.language = ask.language
            self.herald.introduce(channel)

    # ---------------------------------------------------------------- rows
    async def do(self, channel: Channel | None, rows: list[Row]) -> None:
        """Store rows, then do what they say, then tell everybody, then see what comes next."""
        try:
            stored = await self.hall.ledger.append(self.id, rows)
        except StorageError as problem:
            told = {"match": self.id, "seat": rows[0].seat}
            log.exception("match %s: rows %s were not stored", self.id, [row.number for row in rows], extra=told)
            if channel is None:  # nobody waits for a word of refusal: it is done as soon as it can be
                self.tasks.later(self.hall.patience, self.do_again(rows))
                return
            raise RefusedError("storage", channel.word("refused-storage")) from problem
        if not stored:
            await self.catch_up()
            if channel is not None:
                raise RefusedError("stale", channel.word("refused-stale"))
            return
        for row in rows:
            self.apply(row)
        await self.after()

    def recall(self, rows: list[Row]) -> None:
        """Do what all rows say; then look once more at the last of them, to know what can be taken back."""
        for row in rows:
            self.apply(row)
        self.return_to(len(self.given))

    def apply(self, row: Row) -> None:
        """Do what a row says."""
        if self.match.outcome is None:
            self.clocks.settle(self.match.decision.seat, row.used)
        if row.kind == BACK:
            self.return_to(int(row.value))
        else:
            self.undo.remember(row)
            answer = answer_of(row)
            self.match.repeat([answer])
            self.views.clear()
            self.given.append(answer)
            self.givers.append(row.seat)
            self.undo.note(len(self.givers))
        self.number += 1

    def return_to(self, at: int) -> None:
        """Go back to how it was after so many answers."""
        del self.given[at:], self.givers[at:]
        self.match = open_match(
            self.match.game, self.match.setup, self.record.seed, self.record.version, sealed=self.record.sealed
        )
        begin = self.undo.run()
        self.match.repeat(self.given[:begin])
        self.views.clear()
        self.undo.begin(begin)
        for answered, answer in enumerate(self.given[begin:], begin + 1):
            self.match.repeat([answer])
            self.views.clear()
            self.undo.note(answered)

    async def after(self) -> None:
        """Something has happened: tell everybody, and go on."""
        self.window = None
        self.undo.wish = None
        self.asked_at = self.timer.now()
        await self.go_on(is_new=True)

    async def catch_up(self) -> None:
        """Another process may have stored rows of this match: do what they say."""
        rows = await self.hall.ledger.call(self.hall.ledger.storage.since, self.id, self.number)
        for row in rows:
            self.apply(row)
        if rows:
            self.put = -1
            await self.after()

    async def look_around(self) -> None:
        """Through another process somebody may have sat down, or set the table again."""
        record = await self.hall.ledger.call(self.hall.ledger.storage.load, self.id)
        if record is None:
            return
        if record.shut != self.record.shut or record.host != self.record.host:
            self.record = self.record._replace(shut=record.shut, host=record.host)
            self.herald.tell_seats()
        await self.moderation.load()
        if record.setup != self.record.setup:
            self.rearrange(record)
        if record.sitters != self.sitters:
            self.sitters = list(record.sitters)
            await self.reseated()
        if record.next != self.next:
            self.next = record.next
            self.tell_next()

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
            self.clocks.stop(self.timer.now())
        elif self.is_full:
            is_new = self.open_question() or is_new
        if is_new:
            self.herald.tell_all()
            self.absence.refresh()

    def open_question(self) -> bool:
        """Put the open question to whom it concerns; whether a window has opened."""
        now = self.timer.now()
        if is_window(self.match):
            if self.window is not None:
                return False
            self.clocks.stop(now)
            self.window = Window(self.match, self.number, now, self.record.window)
            self.attend()
            return True
        seat = self.match.decision.seat
        is_bot = self.is_bot(seat)
        if not is_bot and self.is_alone:
            self.tasks.later(0.0, self.thinkers.glance(self.number))
        if self.put == self.number:
            return False  # somebody came in: who is asked already is neither woken again nor given more time
        self.put = self.number
        if is_bot:
            self.clocks.stop(now)
        else:
            self.clocks.start(seat, now)
        self.attend()
        return False

    def attend(self) -> None:
        """See to it that the open question is answered: by bots, in time, or for who is late."""
        if not self.leads or self.match.outcome is not None or not self.is_full:
            return
        now = self.timer.now()
        if self.window is not None:
            self.tasks.later(0.0, self.thinkers.answer_window(self.window))
            if not self.is_alone:
                self.tasks.later(self.window.left(now), self.answers.look_at(self.window))
            return
        seat = self.match.decision.seat
        if self.is_bot(seat):
            self.tasks.later(0.0, self.thinkers.answer(self.number, seat))
        elif self.clocks.ticks:
            self.tasks.later(self.clocks.remaining(seat, now), self.late(self.number, seat))

    async def lead(self, *, leads: bool) -> None:
        """This process leads the match from now on, or another does."""
        if leads == self.leads:
            return
        async with self.lock:
            self.leads = leads
            if self.window is not None or self.put == self.number:
                self.attend()

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
        """Remember how the match ended; it follows from the rows, so it may wait."""
        end = end_of(self.match)
        if not is_kept(end, self.record.end):
            try:
                await self.hall.ledger.call(self.hall.ledger.storage.finish, self.id, end)
            except StorageError:
                log.exception("match %s: its end was not stored", self.id, extra={"match": self.id})
            else:
                self.record = self.record._replace(end=end)

    # ---------------------------------------------------------------- who sits here
    async def sit(self, seat: int, name: str, holder: str, arranged: Record | None = None) -> None:
        """Somebody takes a free seat, and may have arranged the table anew for it."""
        async with self.lock:
            change = None if arranged is None else (self.record, arranged)
            await self.hall.ledger.call(self.hall.ledger.storage.sit, self.id, seat, name, holder, change)
            if arranged is not None:
                self.rearrange(arranged)
            self.sitters[seat] = Sitter("person", name, None, holder)
            await self.seated()

    def rearrange(self, record: Record) -> None:
        """The setup has changed before anything has happened: the match is another one."""
        self.record = self.record._replace(setup=record.setup, fingerprint=record.fingerprint)
        self.match = opened(self.record)
        self.views.clear()
        self.return_to(0)

    async def seated(self) -> None:
        """Somebody has sat down: tell everybody, and begin if nobody is waited for any more."""
        for channel in self.channels:
            channel.mine = self.seats_of(channel.holder)
            if channel.seat is None or channel.seat not in channel.mine:
                channel.seat = channel.first_seat()
            self.herald.introduce(channel)
        await self.after()

    async def reseated(self) -> None:
        """Seats have changed hands: whoever answers for them now is asked."""
        self.put = -1
        await self.seated()

    def put_again(self) -> None:
        """Put the open question to whoever answers for the asked seat now."""
        self.put = self.number
        self.attend()

    async def resign(self, channel: Channel, ask: wire.Resign) -> None:
        """A seat leaves for good."""
        async with self.lock:
            if ask.seat not in channel.mine:
                raise RefusedError("not_yours", channel.word("refused-not-yours"))
            if self.match.outcome is not None:
                raise RefusedError("over", channel.word("refused-over"))
            if ask.seat in self.match.present():
                await self.do(channel, [self.leaving(ask.seat)])

    async def leave_for_good(self, holder: str) -> None:
        """A person leaves with all their seats; the last of them may be over with the match."""
        async with self.lock:
            for seat in self.seats_of(holder):
                if self.match.outcome is None and seat in self.match.present():
                    await self.do(None, [self.leaving(seat)])

    def leaving(self, seat: int) -> Row:
        """The row of a seat that leaves."""
        return Row(self.number, LEAVE, seat, "", self.timer.date(), self.clocks.used(self.timer.now()))

    async def again(self, channel: Channel) -> None:
        """Another match of the same kind, with everybody who sits here."""
        async with self.lock:
            if not channel.mine:
                raise RefusedError("not_yours", channel.word("refused-watching"))
            if self.match.outcome is None:
                raise RefusedError("illegal", channel.word("refused-again"))
            if self.next is None:
                self.next = await self.hall.again(self)
            self.tell_next()

    def tell_next(self) -> None:
        """Tell everybody where it goes on."""
        if self.next is not None:
            for channel in self.channels:
                channel.tell(wire.Next(id=self.next))

    def close(self) -> None:
        """Nothing happens here any more until somebody comes back."""
        self.tasks.cancel()
        for channel in list(self.channels):
            channel.cut()
