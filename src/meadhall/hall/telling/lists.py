"""Lists: the tables at which somebody has a seat. Those that are open tell how they stand; the others are read."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import meadhall
from meadhall import Match
from meadhall.hall import wire
from meadhall.hall.records import Record, is_full, rebuilt
from meadhall.hall.rooms.room import Room
from meadhall.hall.telling.cache import AskedCache, AskedSeats
from meadhall.hall.telling.summaries import asked_in, outdated, summary_of


class Lists:
    """Tables as they are listed."""

    def __init__(self, rooms: Callable[[], Iterable[str]], room: Callable[[str], Room | None]) -> None:
        self.rooms = rooms  # the ids of those that are open
        self.room = room  # one of them
        self.cache = AskedCache()

    def known(self) -> dict[str, int | None]:
        """The matches whose rows need not be read, after as many rows as they had; None: however many."""
        return {**self.cache.numbers(), **dict.fromkeys(self.rooms())}

    def summary(self, record: Record, holder: str, language: str) -> wire.Summary:
        """A table as it is listed; of one that is over, its end is enough."""
        room = self.room(record.id)
        if room is not None:
            seating = room.seating
            now = room.course.record._replace(sitters=seating.sitters)
            match, asked = room.course.match, room.asked.seats
            return summary_of(now, match, asked, holder, language, seating.here, seating.replaced)
        try:
            match = rebuilt(record)
        except meadhall.TranscriptError as problem:
            return outdated(record, holder, language, problem)
        return summary_of(record, match, self.asked(record, match), holder, language)

    def asked(self, record: Record, match: Match) -> list[int]:
        """Who is asked in a match that nobody looks at; where it was not played through, as it was seen when it was."""
        if not is_full(record.sitters):
            return []
        found = None if record.rows else self.cache.kept.get(record.id)
        if found is None:
            found = self.cache.keep(record.id, AskedSeats(len(record.rows), asked_in(record, match)))
        return found.asked
