"""Room: one match with those who play it and those who watch, without a loop, a socket or a database.

Whoever runs a room hands in what pages say, the time, thoughts and what was stored, each as a plain call, and gets back
what is to be done (meadhall.hall.effects.outlet). Whatever happens here happens one thing after another.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

from meadhall.hall import wire
from meadhall.hall.drafting.room import Drafting
from meadhall.hall.effects.needs import Finish, Follow, Load, Since, Sit, Store
from meadhall.hall.effects.outlet import Done, Effect, Job, Outlet
from meadhall.hall.effects.queue import NOBODY, Queue
from meadhall.hall.endings import end_of, is_kept
from meadhall.hall.game import hall_of
from meadhall.hall.notices import Following, Given, Holding, Notices, Present, Replaced, Sat, Spoken, Stored, Wish
from meadhall.hall.records import BACK, DRAFT, LEAVE, Record, Row, Sitter
from meadhall.hall.refusal import RefusedError, StorageError
from meadhall.hall.rooms.absence import Absence
from meadhall.hall.rooms.answers import Answers
from meadhall.hall.rooms.asked import Asked
from meadhall.hall.rooms.clock import Clocks
from meadhall.hall.rooms.course import Course
from meadhall.hall.rooms.moderation import Moderation
from meadhall.hall.rooms.seating import Seating
from meadhall.hall.rooms.table import Table
from meadhall.hall.rooms.talk import Talk
from meadhall.hall.rooms.thinkers import Thinkers
from meadhall.hall.rooms.undo import UndoLog
from meadhall.hall.rooms.window import Window, is_window
from meadhall.hall.settings import Settings
from meadhall.hall.telling.channel import Channel
from meadhall.hall.telling.herald import Herald
from meadhall.localisation import languages


class Moment(NamedTuple):
    """A time, to measure by and to write down."""

    now: float
    date: float


class Room:
    """One match, live."""

    def __init__(self, record: Record, settings: Settings, at: Moment) -> None:
        self.id = record.id
        self.settings = settings
        self.outlet = Outlet(*at)
        self.queue = Queue(self.outlet)
        self.course = Course(record)
        self.seating = Seating(record.sitters, self.course)
        self.asked = Asked(self.course, self.seating)
        self.clocks = Clocks(record.timing, len(record.sitters))
        table = Table(self.course, self.seating, self.asked, self.clocks, self.outlet)
        self.undo = UndoLog(table, do=self.do, tell_all=self.tell_all)
        self.absence = Absence(table)
        self.herald = Herald(table, self.undo, self.absence)
        self.answers = Answers(table, settings, do=self.do, tell_seat=self.herald.tell_seat)
        self.drafting = Drafting(table, settings, do=self.do, tell_seat=self.herald.tell_seat)
        self.herald.left = self.drafting.left
        self.thinkers = Thinkers(table, self.answers, settings, begin=self.queue.add, attend=self.attend)
        self.moderation = Moderation(table, self.herald, reseated=self.reseated)
        self.talk = Talk(table)
        self.has_begun = False  # whether a draft has just led to the match
        self.recall(record.rows)

    # ---------------------------------------------------------------- what is handed in
    def channel(self, holder: str, language: str, address: str = "", link: Any = None) -> Channel:
        """A page that wants to come in."""
        return Channel(self.outlet, holder, language, address, link)

    def enter(self, at: Moment, channel: Channel, token: int = NOBODY) -> list[Effect]:
        """A page comes in."""
        return self.begin(at, self.entering(channel), token)

    def leave(self, at: Moment, channel: Channel) -> list[Effect]:
        """A page goes."""
        self.outlet.now, self.outlet.date = at
        channel.is_gone = True
        if self.seating.channels.pop(channel, self) is not self:
            self.thinkers.looked()
            self.absence.leave(channel)
            self.absence.refresh()
            self.herald.tell_seats()
            self.present()
        return self.done()

    def hear(self, at: Moment, channel: Channel, ask: wire.Asks, token: int = NOBODY) -> list[Effect]:
        """A page says something."""
        self.outlet.now, self.outlet.date = at
        job = self.job_of(channel, ask)
        if job is not None:
            self.queue.add(self.heeded(channel, job), token)
        elif isinstance(ask, wire.Advise):
            self.advise(channel, ask, token)
        else:
            self.at_once(channel, lambda: self.heed(channel, ask))
            self.finished(token)
        return self.done()

    def begin(self, at: Moment, job: Job, token: int = NOBODY) -> list[Effect]:
        """Something is to be done here, after all that was asked for before."""
        self.outlet.now, self.outlet.date = at
        self.queue.add(job, token)
        return self.done()

    def reply(self, at: Moment, value: Any) -> list[Effect]:
        """What a job needed is here."""
        self.outlet.now, self.outlet.date = at
        self.queue.resume(value)
        return self.done()

    def fail(self, at: Moment, problem: Exception) -> list[Effect]:
        """What a job needed cannot be had."""
        self.outlet.now, self.outlet.date = at
        self.queue.resume(None, problem)
        return self.done()

    def ring(self, at: Moment, token: int) -> list[Effect]:
        """The moment of an alarm has come."""
        self.outlet.now, self.outlet.date = at
        job = self.outlet.alarms.pop(token)()
        if job is not None:
            self.queue.add(job)
        return self.done()

    def thought(self, at: Moment, token: int, result: Any) -> list[Effect]:
        """Something has been thought about."""
        self.outlet.now, self.outlet.date = at
        then = self.outlet.thoughts.pop(token, None)
        if then is not None:
            then(result)
        return self.done()

    def unthought(self, at: Moment, token: int) -> list[Effect]:
        """Something could not be thought about."""
        return self.thought(at, token, None)

    def done(self) -> list[Effect]:
        """Go on as far as possible; what is to be done outside."""
        self.queue.run()
        return self.outlet.taken()

    # ---------------------------------------------------------------- what pages say
    def job_of(self, channel: Channel, ask: wire.Asks) -> Job | None:
        """What is done for a page in its turn; None for what nobody waits for."""
        match ask:
            case wire.Answer():
                return self.answers.answer(channel, ask)
            case wire.Pick():
                return self.drafting.pick(channel, ask)
            case wire.Resign():
                return self.resign(channel, ask)
            case wire.Back():
                return self.undo.back(channel, ask)
            case wire.Agree():
                return self.undo.agree(channel, ask)
            case wire.Claim():
                return self.claim(channel, ask)
            case wire.Again():
                return self.again(channel)
            case wire.Moderate():
                return self.moderation.moderate(channel, ask)
            case wire.Speak() | wire.Look() | wire.History() | wire.Inspect():
                return self.shown(channel, ask)
            case _:
                return None

    def shown(self, channel: Channel, ask: wire.Speak | wire.Look | wire.History | wire.Inspect) -> Job:
        """A page wants to see something else: it waits for what is under way, so that it sees what comes of it."""
        yield from ()
        match ask:
            case wire.Look():
                self.look(channel, ask)
            case wire.History() | wire.Inspect() if self.course.draft is not None:
                raise RefusedError("waiting", channel.word("refused-drafting"))
            case wire.History():
                self.herald.tell_past(channel, max(0, ask.before))
            case wire.Inspect():
                self.inspect(channel, ask)
            case wire.Speak() if ask.language in languages():
                channel.language = ask.language
                self.herald.introduce(channel)
            case _:
                channel.refuse("unreadable", channel.word("refused-unreadable"))

    def heed(self, channel: Channel, ask: wire.Asks) -> None:
        """Do at once what a page says that changes nothing of the match."""
        match ask:
            case wire.Seen():
                self.thinkers.see(channel, ask.number)
            case wire.Phrase():
                self.talk.speak(channel, ask)
            case wire.Ping():
                channel.tell(wire.Pong())
            case _:
                channel.refuse("unreadable", channel.word("refused-unreadable"))

    def heeded(self, channel: Channel, job: Job) -> Job:
        """Do what a page asks for; whatever is wrong with it is told, and the match goes on."""
        try:
            yield from job
        except RefusedError as refusal:
            self.refuse(channel, refusal)
        except StorageError:
            channel.refuse("storage", channel.word("storage-away"))

    def at_once(self, channel: Channel, act: Callable[[], None]) -> bool:
        """Do something that needs nothing; whether it was not refused."""
        try:
            act()
        except RefusedError as refusal:
            self.refuse(channel, refusal)
            return False
        return True

    def refuse(self, channel: Channel, refusal: RefusedError) -> None:
        """Tell a page why something was not done, and how it stands if the page did not know."""
        channel.refuse(refusal.reason, str(refusal))
        if refusal.reason in {"stale", "storage"}:
            self.herald.tell_news(channel)

    def advise(self, channel: Channel, ask: wire.Advise, token: int) -> None:
        """A page asks for advice; it is heard again when it has got it."""
        if not self.at_once(channel, lambda: self.thinkers.advise(channel, ask, lambda: self.finished(token))):
            self.finished(token)

    def finished(self, token: int) -> None:
        """What somebody waits for is done."""
        if token != NOBODY:
            self.outlet.effects.append(Done(token, None))

    # ---------------------------------------------------------------- pages
    def tell_all(self) -> None:
        """Tell everybody how the match stands."""
        self.herald.tell_all()

    def entering(self, channel: Channel) -> Job:
        """A page comes in."""
        yield from self.go_on()  # first, so that clocks run and windows are open when the page hears of them
        if channel.is_gone:
            return
        self.seating.channels[channel] = None
        self.seating.reseat(channel, self.asked.seats)
        self.absence.enter(channel)
        self.thinkers.wake()
        self.herald.introduce(channel)
        self.herald.tell_seats()
        self.absence.refresh()
        self.present()

    def look(self, channel: Channel, ask: wire.Look) -> None:
        """A page looks from another of its seats."""
        if ask.seat is not None and ask.seat not in channel.mine:
            raise RefusedError("not_yours", channel.word("refused-not-yours"))
        channel.seat = ask.seat
        self.herald.begin_anew(channel)
        self.herald.tell_news(channel)

    def inspect(self, channel: Channel, ask: wire.Inspect) -> None:
        """A page asks what can be reckoned of something; where there is no such thing it hears nothing."""
        found = hall_of(self.course.record.game).inspected(self.course.match, ask.thing, channel.seat)
        if found is not None:
            channel.tell(wire.Inspection(number=self.course.number, thing=ask.thing, facts=found))

    def present(self, *, asks: bool = False) -> None:
        """Tell the other processes who is here, if there are any."""
        if not self.settings.has_peers:
            return
        channels = self.seating.channels
        here = sorted({channel.holder for channel in channels if channel.mine})
        watching = sum(not channel.mine for channel in channels)
        self.outlet.publish(Present(sender="", match=self.id, holders=here, watching=watching, asks=asks))

    # ---------------------------------------------------------------- rows
    def do(self, channel: Channel | None, rows: list[Row]) -> Job:
        """Have rows stored, then do what they say, then tell everybody, then see what comes next."""
        try:
            stored = yield Store(rows)
        except StorageError as problem:
            if channel is None:  # nobody waits for a word of refusal: it is done as soon as it can be
                self.outlet.later(self.settings.patience, lambda: self.do_again(rows))
                return
            raise RefusedError("storage", channel.word("refused-storage")) from problem
        if not stored:
            yield from self.catch_up()
            if channel is not None:
                raise RefusedError("stale", channel.word("refused-stale"))
            return
        for row in rows:
            self.apply(row)
        yield from self.after()

    def do_again(self, rows: list[Row]) -> Job:
        """The database was away; unless something else has happened since, the same is done now."""
        if rows[0].number == self.course.number:
            yield from self.do(None, rows)

    def recall(self, rows: list[Row]) -> None:
        """Do what all rows say; then look once more at the last of them, to know what can be taken back."""
        for row in rows:
            self.apply(row)
        self.has_begun = False  # nobody looks yet
        self.undo.return_to(len(self.course.given))

    def apply(self, row: Row) -> None:
        """Do what a row says."""
        if self.course.draft is not None or row.kind == DRAFT:
            self.course.take(row)
            self.has_begun = self.course.draft is None and not self.course.is_arranged
            self.course.number += 1
            return
        if not self.course.is_over:
            self.clocks.settle(self.course.match.decision.seat, row.used)
        if row.kind == BACK:
            self.undo.return_to(int(row.value))
        else:
            self.undo.remember(row)
            self.course.take(row)
            self.undo.note(len(self.course.givers))
        self.course.number += 1

    def after(self) -> Job:
        """Something has happened: tell everybody, and go on."""
        self.asked.window = None
        self.undo.wish = None
        self.asked.since = self.outlet.now
        if self.has_begun:
            self.begin_match()
        yield from self.go_on(is_new=True)

    def begin_match(self) -> None:
        """The draft is over: everybody is told what is played, and from their own seats."""
        self.has_begun = False
        self.undo.return_to(len(self.course.given))
        for channel in self.seating.channels:
            channel.seat = None  # whoever drafted last for several seats looks from none of them
            self.seating.reseat(channel, self.asked.seats)
            self.herald.introduce(channel)
        self.herald.tell_seats()

    def catch_up(self) -> Job:
        """Another process may have stored rows of this match: do what they say."""
        rows: list[Row] = yield Since(self.course.number)
        for row in rows:
            self.apply(row)
        if rows:
            self.asked.put = -1
            yield from self.after()

    def look_around(self) -> Job:
        """Through another process somebody may have sat down, or set the table again."""
        record: Record | None = yield Load()
        if record is None:
            return
        known = self.course.record
        if record.shut != known.shut or record.host != known.host:
            self.course.record = known._replace(shut=record.shut, host=record.host)
            self.herald.tell_seats()
        yield from self.moderation.load()
        if record.setup != known.setup:
            self.rearrange(record)
        if record.sitters != self.seating.sitters:
            self.seating.sitters = list(record.sitters)
            yield from self.reseated()
        if record.next != self.herald.next:
            self.herald.next = record.next
            self.herald.tell_next()

    # ---------------------------------------------------------------- what comes next
    def go_on(self, *, is_new: bool = False) -> Job:
        """See who is asked: open a window, start a clock, wake a bot; then tell everybody if anything is new."""
        yield from self.finish()
        yield from self.drafting.arrange()
        if self.course.is_over:
            self.clocks.stop(self.outlet.now)
        elif self.seating.is_full and self.course.draft is not None:
            self.drafting.open()
        elif self.seating.is_full:
            is_new = self.open_question() or is_new
        if is_new:
            self.herald.tell_all()
            self.absence.refresh()

    def open_question(self) -> bool:
        """Put the open question to whom it concerns; whether a window has opened."""
        now, asked, number = self.outlet.now, self.asked, self.course.number
        if is_window(self.course.match):
            if asked.window is not None:
                return False
            self.clocks.stop(now)
            asked.window = Window(self.course.match, number, now, self.course.record.window)
            self.attend()
            return True
        seat = self.course.match.decision.seat
        is_bot = self.seating.is_bot(seat)
        if not is_bot and self.seating.is_alone:
            self.outlet.later(0.0, lambda: self.thinkers.glance(number))
        if asked.put == number:
            return False  # somebody came in: who is asked already is neither woken again nor given more time
        asked.put = number
        if is_bot:
            self.clocks.stop(now)
        else:
            self.clocks.start(seat, now)
        self.attend()
        return False

    def attend(self) -> None:
        """See to it that the open question is answered: by bots, in time, or for who is late."""
        if self.course.draft is not None:
            self.drafting.attend()
            return
        if not self.asked.leads or self.course.is_over or not self.seating.is_full:
            return
        now, window, number = self.outlet.now, self.asked.window, self.course.number
        if window is not None:
            self.outlet.later(0.0, lambda: self.thinkers.answer_window(window))
            if not self.seating.is_alone:
                self.outlet.later(window.left(now), lambda: self.answers.look_at(window))
            return
        seat = self.course.match.decision.seat
        if self.seating.is_bot(seat):
            self.outlet.later(0.0, lambda: self.thinkers.answer(number, seat))
        elif self.clocks.ticks:
            self.outlet.later(self.clocks.remaining(seat, now), lambda: self.late(number, seat))

    def lead(self, *, leads: bool) -> Job:
        """This process leads the match from now on, or another does."""
        yield from ()
        if leads != self.asked.leads:
            self.asked.leads = leads
            if self.course.draft is not None:
                self.drafting.attend()
            elif self.asked.window is not None or self.asked.put == self.course.number:
                self.attend()

    def late(self, number: int, seat: int) -> Job:
        """A seat has no time left; unless it has answered, and that is only not shown yet."""
        if number != self.course.number or number == self.asked.holding or self.course.is_over:
            return
        if self.course.record.timing.late == "forfeit":
            yield from self.do(None, [self.leaving(seat)])
        else:
            self.thinkers.answer(number, seat)

    def finish(self) -> Job:
        """Have it kept how the match ended; it follows from the rows, so it may wait."""
        end = end_of(self.course.match)
        if not is_kept(end, self.course.record.end):
            with suppress(StorageError):
                yield Finish(end)
                self.course.record = self.course.record._replace(end=end)

    # ---------------------------------------------------------------- who sits here
    def sit(self, seat: int, name: str, holder: str, arranged: Record | None = None) -> Job:
        """Somebody takes a free seat, and may have arranged the table anew for it."""
        yield Sit(seat, name, holder, None if arranged is None else (self.course.record, arranged))
        if arranged is not None:
            self.rearrange(arranged)
        self.seating.sitters[seat] = Sitter("person", name, None, holder)
        yield from self.seated()

    def rearrange(self, record: Record) -> None:
        """The setup has changed before anything has happened: the match is another one."""
        self.course.rearrange(record)
        self.undo.return_to(0)

    def seated(self) -> Job:
        """Somebody has sat down: tell everybody, and begin if nobody is waited for any more."""
        for channel in self.seating.channels:
            self.seating.reseat(channel, self.asked.seats)
            self.herald.introduce(channel)
        yield from self.after()

    def reseated(self) -> Job:
        """Seats have changed hands: whoever answers for them now is asked."""
        self.asked.put = self.drafting.put = -1
        yield from self.seated()

    def resign(self, channel: Channel, ask: wire.Resign) -> Job:
        """A seat leaves for good."""
        if ask.seat not in channel.mine:
            raise RefusedError("not_yours", channel.word("refused-not-yours"))
        if self.course.is_over:
            raise RefusedError("over", channel.word("refused-over"))
        yield from self.leave_seat(channel, ask.seat)

    def leave_seat(self, channel: Channel | None, seat: int) -> Job:
        """A seat leaves, if it is still there; a draft that is not worth while any more is finished by bots."""
        draft = self.course.draft
        if seat not in self.course.match.present() or (draft is not None and seat in draft.gone):
            return
        rows = self.drafting.finished(seat) if draft is not None else []
        yield from self.do(channel, [*rows, self.leaving(seat)._replace(number=self.course.number + len(rows))])

    def leave_for_good(self, holder: str) -> Job:
        """A person leaves with all their seats; the last of them may be over with the match."""
        for seat in self.seating.seats_of(holder):
            if not self.course.is_over:
                yield from self.leave_seat(None, seat)

    def leaving(self, seat: int) -> Row:
        """The row of a seat that leaves."""
        return Row(self.course.number, LEAVE, seat, "", self.outlet.date, self.clocks.used(self.outlet.now))

    def claim(self, channel: Channel, ask: wire.Claim) -> Job:
        """Somebody who plays here has waited long enough for another."""
        self.absence.check(channel, ask)
        if ask.way == "leave":
            yield from self.leave_seat(channel, ask.seat)
        else:
            self.replace(ask.seat)
            self.outlet.publish(Replaced(sender="", match=self.id, seat=ask.seat))

    def replace(self, seat: int) -> None:
        """A bot plays for a seat until somebody comes back to it."""
        self.seating.replaced.add(seat)
        self.herald.tell_seats()
        self.asked.put = self.course.number
        self.attend()
        self.absence.refresh()

    def again(self, channel: Channel) -> Job:
        """Another match of the same kind, with everybody who sits here."""
        if not channel.mine:
            raise RefusedError("not_yours", channel.word("refused-watching"))
        if not self.course.is_over:
            raise RefusedError("illegal", channel.word("refused-again"))
        if self.herald.next is None:
            self.herald.next = yield Follow(self.course.record._replace(sitters=list(self.seating.sitters)))
        self.herald.tell_next()

    # ---------------------------------------------------------------- other processes
    def notice(self, notice: Notices) -> Job:
        """Do what another process tells."""
        match notice:
            case Stored():
                yield from self.catch_up()
            case Sat() | Following():
                yield from self.look_around()
            case Given():
                self.answers.hear(notice)
            case Holding():
                self.asked.holding = notice.number
            case Replaced():
                self.replace(notice.seat)
            case Spoken():
                self.talk.hear(notice.seat, notice.phrase)
            case Wish():
                yield from self.undo.hear(notice)
            case Present():
                self.seating.elsewhere[notice.sender] = (notice.holders, notice.watching)
                self.herald.tell_seats()
                if notice.asks:
                    self.present()

    def forget(self, at: Moment, sender: str) -> list[Effect]:
        """Another process is gone, and with it all who were there."""
        self.outlet.now, self.outlet.date = at
        if self.seating.elsewhere.pop(sender, None) is not None:
            self.herald.tell_seats()
        return self.done()
