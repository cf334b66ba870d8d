"""Herald: tells every page how a match stands, each in its language and from its seat."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from meadhall import Match
from meadhall.localisation import Speaker, speaker_of
from meadhall.server import wire
from meadhall.server.game import hall_of
from meadhall.server.telling import messages
from meadhall.server.telling.channel import Channel
from meadhall.server.telling.names import Names, names_of

if TYPE_CHECKING:
    from meadhall.server.rooms.room import Room

BEAT: Final = 0.25  # seconds between two times that everybody is told who sits where
LATEST: Final = 60  # events that a page is told when it comes; it asks for earlier ones
PAGE: Final = 100  # events of the past that are told at a time
DIRECT: Final = 64  # pages without a seat that are told at once; more of them are told in turns
SLICE: Final = 100  # pages that are told before whoever answers comes first

Written = dict[tuple[int | None, tuple[int, ...], str, int], bytes]  # news by whose eyes and since when


class Herald:
    """What the pages of a room are told."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.moment = 0  # how often everybody was told how the match stands
        self.is_spreading = False  # whether those who watch are still being told
        self.is_seating = False  # whether everybody will soon be told who sits where
        self.seated_at = -BEAT  # when they were told last

    # ---------------------------------------------------------------- who is told
    def introduce(self, channel: Channel) -> None:
        """Tell a page everything."""
        room = self.room
        self.begin_anew(channel)
        channel.seating = b""
        channel.tell(
            wire.Table(
                version=wire.VERSION,
                id=room.id,
                game=room.record.game,
                language=channel.language,
                setup=room.match.setup,
                facts=hall_of(room.record.game).told_facts(room.match, channel.language),
                mine=channel.mine,
                window=room.record.window,
                alone=room.is_alone,
                choose=room.record.choose,
            )
        )
        channel.tell_seats(wire.ENCODER.encode(self.seats(channel.language)))
        self.tell_news(channel)
        if room.next is not None:
            channel.tell(wire.Next(id=room.next))
        if room.absence.shown is not None:
            room.absence.tell(channel)

    def begin_anew(self, channel: Channel) -> None:
        """A page is told how the match stands and what happened last, as if it had just come."""
        channel.told = max(0, self.room.match.happened - LATEST)

    def tell_past(self, channel: Channel, before: int) -> None:
        """Tell a page what happened before an event."""
        match, end = self.room.match, min(before, self.room.match.happened)
        begins = max(0, end - PAGE)
        speaker = self.speaker(channel.language)
        events = match.events_for(channel.seat, begins, end)
        channel.tell(wire.Past(begins=begins, events=[messages.told_event(speaker, event) for event in events]))

    def tell_seats(self) -> None:
        """Tell everybody soon who sits where: once, however many come and go meanwhile."""
        if not self.is_seating:
            self.is_seating = True
            wait = self.seated_at + BEAT - self.room.timer.now()
            self.room.tasks.later(max(0.0, wait), self.seat_all())

    async def seat_all(self) -> None:
        """Tell everybody who sits where, a part of them at a time."""
        self.is_seating = False
        self.seated_at = self.room.timer.now()
        channels = list(self.room.channels)
        told = {
            language: wire.ENCODER.encode(self.seats(language))
            for language in {channel.language for channel in channels}
        }
        for number, channel in enumerate(channels, 1):
            if channel.language in told:  # whoever speaks another language since then was told in it
                channel.tell_seats(told[channel.language])
            if number % SLICE == 0:
                await asyncio.sleep(0)

    def tell_all(self) -> None:
        """Tell everybody how the match stands, those at the table first."""
        self.moment += 1
        watching = [channel for channel in self.room.channels if not channel.mine]
        self.tell_some([channel for channel in self.room.channels if channel.mine])
        if len(watching) <= DIRECT:
            self.tell_some(watching)
        elif not self.is_spreading:
            self.is_spreading = True
            self.room.tasks.later(0.0, self.spread())

    async def spread(self) -> None:
        """Tell those who watch how the match stands, a part of them at a time, until all have heard the last news."""
        try:
            while behind := [
                channel for channel in self.room.channels if not channel.mine and channel.heard != self.moment
            ]:
                await self.tell_slices(behind)
        finally:
            self.is_spreading = False

    async def tell_slices(self, channels: list[Channel]) -> None:
        """Tell some pages how the match stands as long as it stands so; what they see alike is written once."""
        moment, written = self.moment, Written()
        for begin in range(0, len(channels), SLICE):
            if moment != self.moment:
                return
            self.tell_some(channels[begin : begin + SLICE], written)
            await asyncio.sleep(0)

    def tell_some(self, channels: list[Channel], written: Written | None = None) -> None:
        """Tell some pages how the match stands; those that see the same are told the same."""
        told = Written() if written is None else written
        total = self.room.match.happened
        for channel in channels:
            channel.turn_to(self.room.asked_seats())
            key = (channel.seat, tuple(channel.mine), channel.language, channel.told)
            if key not in told:
                told[key] = wire.ENCODER.encode(self.news(channel))
            channel.send(told[key])
            channel.told = total
            channel.heard = self.moment
        self.room.views.clear()

    def tell_news(self, channel: Channel) -> None:
        """Tell one page how the match stands."""
        channel.tell(self.news(channel))
        channel.told = self.room.match.happened
        channel.heard = self.moment
        self.room.views.clear()

    # ---------------------------------------------------------------- what they are told
    def names(self, language: str) -> Names:
        """What the seats are called."""
        return names_of(tuple(self.room.sitters), language)

    def speaker(self, language: str, match: Match | None = None) -> Speaker:
        """Who speaks for the match, or for one that it may become, with the names of this table."""
        return speaker_of(match or self.room.match, language, self.names(language))

    def seats(self, language: str) -> wire.Seats:
        """Who sits where."""
        room = self.room
        speaker = self.speaker(language)
        here = {channel.holder for channel in room.channels}.union(*(holders for holders, _ in room.elsewhere.values()))
        watching = sum(not channel.mine for channel in room.channels) + sum(many for _, many in room.elsewhere.values())
        seats = messages.told_seats(speaker, room.sitters, here, room.record.host, room.absence.replaced)
        return wire.Seats(seats=seats, watching=watching, shut=room.record.shut)

    def news(self, channel: Channel) -> wire.News:
        """How the match stands, for a page."""
        room, match, now = self.room, self.room.match, self.room.timer.now()
        speaker = self.speaker(channel.language)
        begins = min(channel.told, match.happened)
        asked = room.asked_seats()
        return wire.News(
            number=room.number,
            seat=channel.seat,
            view=room.view(channel.seat),
            begins=begins,
            events=messages.told_events(match, speaker, channel.seat, begins),
            asked=messages.told_asked(speaker, match.decision, asked, self.window(None, now)) if asked else None,
            question=self.question(speaker, channel.seat, now),
            clocks=room.clocks.told(now),
            undo=room.undo.told(channel),
            end=messages.told_end(match, speaker),
        )

    def question(self, speaker: Speaker, seat: int | None, now: float) -> wire.Question | None:
        """What a seat is asked, if it is."""
        room = self.room
        if seat is None or seat not in room.asked_seats():
            return None
        if room.window is None:
            return messages.told_question(speaker, room.match.decision, room.number)
        place = room.window.places[seat]
        own = self.speaker(speaker.language, place.match)
        return messages.told_question(own, place.decision, room.window.number, self.window(seat, now))

    def window(self, seat: int | None, now: float) -> wire.Window | None:
        """How long a window stays open, and what a seat has said."""
        window = self.room.window
        if window is None:
            return None
        given = None if seat is None else window.given.get(seat)
        if self.room.is_alone:  # nobody else waits: it closes with the answer
            return wire.Window(milliseconds=0, left=0, given=given)
        left = window.left(now)
        return wire.Window(milliseconds=int(1000 * window.seconds), left=int(1000 * left), given=given)
