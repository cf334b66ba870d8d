"""Herald: tells every page how a match stands, each in its language and from its seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall import Match
from meadhall.localisation import Speaker, speaker_of
from meadhall.server import telling, wire
from meadhall.server.facts import facts_of
from meadhall.server.line import Line
from meadhall.server.names import Names, names_of

if TYPE_CHECKING:
    from meadhall.server.room import Room


class Herald:
    """What the pages of a room are told."""

    def __init__(self, room: Room) -> None:
        self.room = room

    # ---------------------------------------------------------------- who is told
    def introduce(self, line: Line) -> None:
        """Tell a page everything."""
        room = self.room
        line.told = 0
        line.tell(
            wire.Table(
                version=wire.VERSION,
                id=room.id,
                game=room.record.game,  # type: ignore[arg-type]
                language=line.language,
                setup=room.match.setup,
                facts=facts_of(room.match, line.language),
                mine=line.mine,
                window=room.record.window,
                alone=room.is_alone,
            )
        )
        line.tell(self.seats(line.language))
        self.tell_news(line)
        if room.next is not None:
            line.tell(wire.Next(id=room.next))

    def tell_seats(self) -> None:
        """Tell everybody who sits where."""
        for line in self.room.lines:
            line.tell(self.seats(line.language))

    def tell_all(self) -> None:
        """Tell everybody how the match stands; pages that see the same are told the same."""
        told: dict[tuple[int | None, tuple[int, ...], str, int], bytes] = {}
        total = self.room.match.happened
        for line in self.room.lines:
            line.turn_to(self.room.asked_seats())
            key = (line.seat, tuple(line.mine), line.language, line.told)
            if key not in told:
                told[key] = wire.ENCODER.encode(self.news(line))
            line.send(told[key])
            line.told = total
        self.room.views.clear()

    def tell_news(self, line: Line) -> None:
        """Tell one page how the match stands."""
        line.tell(self.news(line))
        line.told = self.room.match.happened
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
        here = {line.holder for line in room.lines}.union(*(holders for holders, _ in room.elsewhere.values()))
        watching = sum(not line.mine for line in room.lines) + sum(many for _, many in room.elsewhere.values())
        return wire.Seats(seats=telling.told_seats(speaker, room.sitters, here), watching=watching)

    def news(self, line: Line) -> wire.News:
        """How the match stands, for a page."""
        room, match, now = self.room, self.room.match, self.room.timer.now()
        speaker = self.speaker(line.language)
        begins = min(line.told, match.happened)
        asked = room.asked_seats()
        return wire.News(
            number=room.number,
            seat=line.seat,
            view=room.view(line.seat),
            begins=begins,
            events=telling.told_events(match, speaker, line.seat, begins),
            asked=telling.told_asked(speaker, match.decision, asked, self.window(None, now)) if asked else None,
            question=self.question(speaker, line.seat, now),
            clocks=room.clocks.told(now),
            retreat=room.choices.told(line),
            end=telling.told_end(match, speaker),
        )

    def question(self, speaker: Speaker, seat: int | None, now: float) -> wire.Question | None:
        """What a seat is asked, if it is."""
        room = self.room
        if seat is None or seat not in room.asked_seats():
            return None
        if room.window is None:
            return telling.told_question(speaker, room.match.decision, room.number)
        place = room.window.places[seat]
        own = self.speaker(speaker.language, place.match)
        return telling.told_question(own, place.decision, room.window.number, self.window(seat, now))

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
