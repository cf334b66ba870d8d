"""Worker: the hall of one tab. JavaScript calls in with what happens, and the bridge does what is wanted."""

from __future__ import annotations

import gc
import secrets
from collections.abc import Callable
from typing import Final

import msgspec

import meadhall
from meadhall.browser.books import Books
from meadhall.browser.brains import Brains
from meadhall.browser.bridge import Bridge
from meadhall.browser.endpoints import Endpoints
from meadhall.browser.lines import GONE, Line
from meadhall.browser.room import LiveRoom
from meadhall.browser.store import Matches
from meadhall.hall.notices import Alive, Ended, Notices
from meadhall.hall.records import UPLOAD, Record
from meadhall.hall.refusal import HallError, unplayable
from meadhall.hall.rooms.room import Moment, Room
from meadhall.hall.settings import Settings
from meadhall.hall.telling.lists import Lists

LONGEST: Final = 2.0  # seconds that a bot thinks at most
TAB_BYTES: Final = 9
NOTICES: Final = msgspec.json.Decoder(Notices)

Opened = Callable[[LiveRoom | None, Exception | None], None]


class BrowserHall:
    """All rooms of a tab."""

    def __init__(self, bridge: Bridge, thinkers: int = 1) -> None:
        self.bridge = bridge
        self.me = secrets.token_urlsafe(TAB_BYTES)  # what this tab is called by the others
        self.settings = Settings(processes=thinkers, has_peers=True, longest=LONGEST, is_shared=False)
        self.matches = Matches(bridge, self.later)
        self.books = Books(bridge)
        self.brains = Brains(bridge, thinkers)
        self.rooms: dict[str, LiveRoom] = {}
        self.opening: dict[str, list[Opened]] = {}
        self.lines: dict[int, Line] = {}
        self.counted = 0
        self.alarms: dict[int, Callable[[], None]] = {}
        self.lists = Lists(lambda: self.rooms, self.open_at)
        self.endpoints = Endpoints(self)

    @property
    def moment(self) -> Moment:
        """The time."""
        return Moment(self.bridge.now(), self.bridge.date())

    # ---------------------------------------------------------------- what JavaScript calls
    def ask(self, token: int, method: str, path: str, body: str, language: str) -> None:
        """An endpoint is asked."""
        self.endpoints.ask(token, method, path, body, language)

    def enter(self, line: int, id: str) -> None:
        """A page opens a line."""
        self.lines[line] = Line(line, id, self)
        self.bridge.opened(line)

    def hear(self, line: int, text: str) -> None:
        """A page says something."""
        if line in self.lines:
            self.lines[line].hear(text)

    def leave(self, line: int) -> None:
        """A page has closed its line."""
        found = self.lines.pop(line, None)
        if found is not None:
            found.close()

    def ring(self, token: int) -> None:
        """The moment of an alarm has come."""
        self.alarms.pop(token)()

    def stored(self, token: int, text: str) -> None:
        """An operation of the storage is done."""
        self.matches.stored(token, text)

    def lost(self, token: int, text: str) -> None:
        """An operation of the storage has failed."""
        self.matches.lost(token, text)

    def fetched(self, token: int, text: str) -> None:
        """A file is here."""
        self.books.fetched(token, text)

    def missed(self, token: int, text: str) -> None:
        """A file did not come."""
        self.books.missed(token, text)

    def thought(self, token: int, text: str) -> None:
        """A thinker is done."""
        self.brains.thought(token, text)

    def notice(self, text: str) -> None:
        """Another tab tells something; one of an older version may tell what this one does not know."""
        try:
            notice = NOTICES.decode(text)
        except msgspec.DecodeError as problem:
            self.bridge.warn(f"a notice of another tab was not understood: {problem}")
            return
        room = self.rooms.get(notice.match)
        if room is not None and not isinstance(notice, (Alive, Ended)):
            room.do_later(room.room.notice(notice))

    def lead(self, id: str, leads: bool) -> None:
        """This tab leads a match, or another does."""
        room = self.rooms.get(id)
        if room is not None:
            room.do_later(room.room.lead(leads=leads))

    # ---------------------------------------------------------------- later
    def later(self, seconds: float, work: Callable[[], None]) -> None:
        """Do something after a while."""
        self.counted += 1
        self.alarms[self.counted] = work
        self.bridge.wake(self.counted, max(0.0, seconds))

    def publish(self, notice: Notices) -> None:
        """Tell the other tabs."""
        told = msgspec.structs.replace(notice, sender=self.me)
        self.bridge.publish(msgspec.json.encode(told).decode())

    # ---------------------------------------------------------------- rooms
    def open_at(self, id: str) -> Room | None:
        """The room of a match, if it is open."""
        found = self.rooms.get(id)
        return None if found is None else found.room

    def room(self, id: str, then: Opened) -> None:
        """A room by the id of its match, opened if it is not; however many come at once, there is one room."""
        if id in self.rooms:
            then(self.rooms[id], None)
            return
        waiting = self.opening.setdefault(id, [])
        waiting.append(then)
        if len(waiting) == 1:
            self.matches.find(id, lambda found, problem: self.found(id, found, problem))

    def found(self, id: str, record: Record | None, problem: Exception | None) -> None:
        """A match was read, or not."""
        if problem is not None:
            self.tell_opened(id, None, problem)
            return
        try:
            room = self.rooms[id] = self.opened(record)
        except HallError as refusal:
            self.tell_opened(id, None, refusal)
            return
        room.do(room.room.moderation.load(), lambda trouble: self.begun(room, trouble))

    def opened(self, record: Record | None) -> LiveRoom:
        """A room from what is kept; HallError if it cannot be played, or if there is none."""
        if record is None:
            raise HallError("no-match", 404)
        if record.origin == UPLOAD:
            raise HallError("not-playable", 409)
        try:
            return LiveRoom(record, self)
        except meadhall.TranscriptError as problem:
            raise unplayable(record.version, problem) from problem

    def begun(self, room: LiveRoom, problem: Exception | None) -> None:
        """A room is open: whoever waits comes in."""
        if problem is not None:
            self.shut(room)
            self.tell_opened(room.id, None, problem)
            return
        self.bridge.seek(room.id)
        room.room.present(asks=True)
        room.perform(room.room.done())
        self.tell_opened(room.id, room, None)

    def tell_opened(self, id: str, room: LiveRoom | None, problem: Exception | None) -> None:
        """Tell all who wait for a room."""
        for then in self.opening.pop(id):
            then(room, problem)

    def shut_if_empty(self, room: LiveRoom | None) -> None:
        """A room that nobody is in is closed unless somebody's clock runs."""
        if room is not None and not room.room.seating.channels and room.room.clocks.running is None:
            self.shut(room)

    def shut(self, room: LiveRoom) -> None:
        """Close a room."""
        room.close()
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
            self.bridge.release(room.id)
            self.later(0.0, collect)  # its parts know each other, and a browser's memory never shrinks again

    def shut_all(self) -> None:
        """All matches are gone: nobody has a table to look at any more."""
        for line in list(self.lines):
            self.end(line, GONE, "")
        for room in list(self.rooms.values()):
            self.shut(room)

    def end(self, line: int, code: int, reason: str) -> None:
        """Close the line of a page."""
        self.leave(line)
        self.bridge.close(line, code, reason)


def collect() -> None:
    """Let go of what nobody needs any more, now that nobody waits."""
    gc.collect()


def open_hall(bridge: Bridge, thinkers: int = 1) -> BrowserHall:
    """The hall of a tab."""
    return BrowserHall(bridge, thinkers)
