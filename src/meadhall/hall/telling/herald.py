"""Herald: tells every page how a match stands, each in its language and from its seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from meadhall import Match
from meadhall.hall import wire
from meadhall.hall.drafting.telling import told_draft, told_plan, told_story
from meadhall.hall.game import hall_of
from meadhall.hall.rooms.absence import Absence
from meadhall.hall.rooms.table import Table
from meadhall.hall.rooms.undo import UndoLog
from meadhall.hall.telling import messages
from meadhall.hall.telling.channel import Channel
from meadhall.hall.telling.names import Names, names_of
from meadhall.localisation import Speaker, speaker_of
from meadhall.packs.carried import light

BEAT: Final = 0.25  # seconds between two times that everybody is told who sits where
LATEST: Final = 60  # events that a page is told when it comes; it asks for earlier ones
PAGE: Final = 100  # events of the past that are told at a time
DIRECT: Final = 64  # pages without a seat that are told at once; more of them are told in turns
SLICE: Final = 100  # pages that are told before whoever answers comes first

Written = dict[tuple[int | None, tuple[int, ...], str, int], bytes]  # news by whose eyes and since when


class Herald:
    """What the pages of a room are told."""

    def __init__(self, table: Table, undo: UndoLog, absence: Absence) -> None:
        self.course, self.seating, self.asked, self.clocks, self.outlet = table
        self.undo = undo
        self.absence = absence
        self.left: Callable[[], float | None] = lambda: None  # seconds that are left for a turn of a draft
        self.next: str | None = self.course.record.next  # the match that follows
        self.moment = 0  # how often everybody was told how the match stands
        self.is_spreading = False  # whether those who watch are still being told
        self.is_seating = False  # whether everybody will soon be told who sits where
        self.seated_at = -BEAT  # when they were told last

    # ---------------------------------------------------------------- who is told
    def introduce(self, channel: Channel) -> None:
        """Tell a page everything."""
        course, record = self.course, self.course.record
        names = self.names(channel.language)
        self.begin_anew(channel)
        channel.seating = b""
        channel.tell(
            wire.Table(
                version=wire.VERSION,
                id=record.id,
                game=record.game,
                language=channel.language,
                setup=light(course.match.setup),
                facts=hall_of(record.game).told_facts(course.match, channel.language),
                mine=channel.mine,
                window=record.window,
                alone=self.seating.is_alone,
                choose=record.choose,
                terms=[] if course.draft is not None else self.speaker(channel.language).terms(),
                draft=None if course.draft is None else told_plan(record.game, course.draft, channel.language),
                drafted=told_story(record, course.drafted, names, channel.language),
            )
        )
        channel.tell_seats(wire.ENCODER.encode(self.seats(channel.language)))
        self.tell_news(channel)
        if self.next is not None:
            channel.tell(wire.Next(id=self.next))
        if self.absence.shown is not None:
            self.absence.tell(channel)

    def begin_anew(self, channel: Channel) -> None:
        """A page is told how the match stands and what happened last, as if it had just come."""
        channel.told = max(0, self.course.match.happened - LATEST)

    def tell_past(self, channel: Channel, before: int) -> None:
        """Tell a page what happened before an event."""
        match, end = self.course.match, min(before, self.course.match.happened)
        begins = max(0, end - PAGE)
        speaker = self.speaker(channel.language)
        events = match.events_for(channel.seat, begins, end)
        channel.tell(wire.Past(begins=begins, events=[messages.told_event(speaker, event) for event in events]))

    def tell_seats(self) -> None:
        """Tell everybody soon who sits where: once, however many come and go meanwhile."""
        if not self.is_seating:
            self.is_seating = True
            self.outlet.later(max(0.0, self.seated_at + BEAT - self.outlet.now), self.seat_all)

    def seat_all(self) -> None:
        """Tell everybody who sits where."""
        self.is_seating = False
        self.seated_at = self.outlet.now
        channels = list(self.seating.channels)
        told = {
            language: wire.ENCODER.encode(self.seats(language))
            for language in {channel.language for channel in channels}
        }
        self.in_slices(self.seat_slices(channels, told))

    def seat_slices(self, channels: list[Channel], told: dict[str, bytes]) -> Iterator[None]:
        """Tell pages who sits where, a part of them at a time."""
        for number, channel in enumerate(channels, 1):
            if channel.language in told:  # whoever speaks another language since then was told in it
                channel.tell_seats(told[channel.language])
            if number % SLICE == 0:
                yield

    def in_slices(self, work: Iterator[None]) -> None:
        """Do a part of something now and the rest right afterwards, so that whoever answers comes first."""
        if next(work, self) is not self:
            self.outlet.later(0.0, lambda: self.in_slices(work))

    def tell_all(self) -> None:
        """Tell everybody how the match stands, those at the table first."""
        self.moment += 1
        watching = [channel for channel in self.seating.channels if not channel.mine]
        self.tell_some([channel for channel in self.seating.channels if channel.mine])
        if len(watching) <= DIRECT:
            self.tell_some(watching)
        elif not self.is_spreading:
            self.is_spreading = True
            self.outlet.later(0.0, lambda: self.in_slices(self.spread()))

    def spread(self) -> Iterator[None]:
        """Tell those who watch how the match stands, a part of them at a time, until all have heard the last news."""
        try:
            while behind := [
                channel for channel in self.seating.channels if not channel.mine and channel.heard != self.moment
            ]:
                yield from self.tell_slices(behind)
        finally:
            self.is_spreading = False

    def tell_slices(self, channels: list[Channel]) -> Iterator[None]:
        """Tell some pages how the match stands as long as it stands so; what they see alike is written once."""
        moment, written = self.moment, Written()
        for begin in range(0, len(channels), SLICE):
            if moment != self.moment:
                return
            self.tell_some(channels[begin : begin + SLICE], written)
            yield

    def tell_some(self, channels: list[Channel], written: Written | None = None) -> None:
        """Tell some pages how the match stands; those that see the same are told the same."""
        told = Written() if written is None else written
        total = self.course.match.happened
        for channel in channels:
            self.seating.turn(channel, self.asked.seats)
            key = (channel.seat, tuple(channel.mine), channel.language, channel.told)
            if key not in told:
                told[key] = wire.ENCODER.encode(self.standing(channel))
            channel.send(told[key])
            channel.told = total
            channel.heard = self.moment
        self.course.views.clear()

    def tell_news(self, channel: Channel) -> None:
        """Tell one page how the match stands."""
        channel.tell(self.standing(channel))
        channel.told = self.course.match.happened
        channel.heard = self.moment
        self.course.views.clear()

    def tell_seat(self, seat: int) -> None:
        """Tell all pages that look from a seat how the match stands."""
        for channel in self.seating.channels:
            if channel.seat == seat:
                self.tell_news(channel)

    def tell_next(self) -> None:
        """Tell everybody where it goes on."""
        if self.next is not None:
            for channel in self.seating.channels:
                channel.tell(wire.Next(id=self.next))

    # ---------------------------------------------------------------- what they are told
    def names(self, language: str) -> Names:
        """What the seats are called."""
        return names_of(tuple(self.seating.sitters), language)

    def speaker(self, language: str, match: Match | None = None) -> Speaker:
        """Who speaks for the match, or for one that it may become, with the names of this table."""
        return speaker_of(match or self.course.match, language, self.names(language))

    def seats(self, language: str) -> wire.Seats:
        """Who sits where."""
        seating, record = self.seating, self.course.record
        speaker = self.speaker(language)
        seats = messages.told_seats(speaker, seating.sitters, seating.here, record.host, seating.replaced)
        if self.course.draft is not None:
            seats = messages.by_person(seats, language)
        return wire.Seats(seats=seats, watching=seating.watching, shut=record.shut)

    def standing(self, channel: Channel) -> wire.News | wire.Draft:
        """How the match stands, for a page, or its draft: of a match that has not begun nothing is told."""
        draft, course = self.course.draft, self.course
        if draft is None:
            return self.news(channel)
        names = self.names(channel.language)
        return told_draft(course.record.game, draft, course.number, channel, names, self.seating.is_full, self.left())

    def news(self, channel: Channel) -> wire.News:
        """How the match stands, for a page."""
        course, match, now = self.course, self.course.match, self.outlet.now
        speaker = self.speaker(channel.language)
        begins = min(channel.told, match.happened)
        asked = self.asked.seats
        return wire.News(
            number=course.number,
            seat=channel.seat,
            view=course.view(channel.seat),
            begins=begins,
            events=messages.told_events(match, speaker, channel.seat, begins),
            asked=messages.told_asked(speaker, match.decision, asked, self.window(None, now)) if asked else None,
            question=self.question(speaker, channel.seat, now),
            clocks=self.clocks.told(now),
            undo=self.undo.told(channel),
            end=messages.told_end(match, speaker),
        )

    def question(self, speaker: Speaker, seat: int | None, now: float) -> wire.Question | None:
        """What a seat is asked, if it is."""
        if seat is None or seat not in self.asked.seats:
            return None
        window = self.asked.window
        if window is None:
            return messages.told_question(speaker, self.course.match.decision, self.course.number)
        place = window.places[seat]
        own = self.speaker(speaker.language, place.match)
        return messages.told_question(own, place.decision, window.number, self.window(seat, now))

    def window(self, seat: int | None, now: float) -> wire.Window | None:
        """How long a window stays open, and what a seat has said."""
        window = self.asked.window
        if window is None:
            return None
        given = None if seat is None else window.given.get(seat)
        if self.seating.is_alone:  # nobody else waits: it closes with the answer
            return wire.Window(milliseconds=0, left=0, given=given)
        left = window.left(now)
        return wire.Window(milliseconds=int(1000 * window.seconds), left=int(1000 * left), given=given)
