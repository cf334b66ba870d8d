"""Lines: pages that look at tables. What a page says is heard one thing after another, as on a socket."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final

from meadhall.browser.heads import OWN
from meadhall.hall import wire
from meadhall.hall.refusal import HallError
from meadhall.hall.telling.channel import Channel
from meadhall.localisation import ENGLISH, languages, words

if TYPE_CHECKING:
    from meadhall.browser.room import LiveRoom
    from meadhall.browser.worker import BrowserHall

BAD: Final = 1008  # close code: the page breaks the rules
GONE: Final = 4404  # there is no such table
AWAY: Final = 1013  # the table cannot be found just now: pages come back by themselves


class Line:
    """One page, from its hello until it goes."""

    def __init__(self, number: int, id: str, hall: BrowserHall) -> None:
        self.number = number
        self.id = id
        self.hall = hall
        self.said: deque[str] = deque()
        self.is_busy = False
        self.is_closed = False
        self.room: LiveRoom | None = None
        self.channel: Channel | None = None

    def hear(self, text: str) -> None:
        """The page says something, which waits until what it has said before is done."""
        self.said.append(text)
        self.go_on()

    def go_on(self) -> None:
        """Hear what the page has said, as long as nothing is under way."""
        while self.said and not self.is_busy and not self.is_closed:
            self.is_busy = True
            self.heed(self.said.popleft())

    def done(self, _problem: Exception | None = None) -> None:
        """What the page has said last is done."""
        self.is_busy = False
        self.go_on()

    def heed(self, text: str) -> None:
        """Do what a page says."""
        ask = wire.decoded(text)
        if self.room is None or self.channel is None:
            self.greet(ask)
        elif ask is None:
            self.room.refuse(self.channel, "unreadable", "refused-unreadable")
            self.done()
        else:
            self.room.hear(self.channel, ask, self.done)

    # ---------------------------------------------------------------- coming in
    def greet(self, hello: wire.Asks | None) -> None:
        """The first thing that a page says is hello, in our words and in time."""
        if not isinstance(hello, wire.Hello) or hello.language not in languages():
            self.dismiss("unreadable", "refused-unreadable", ENGLISH)
        elif hello.version != wire.VERSION:
            self.dismiss("version", "refused-version", hello.language)
        else:
            language = hello.language
            self.hall.room(self.id, lambda room, problem: self.led_in(language, room, problem))

    def dismiss(self, reason: wire.Reason, message: str, language: str) -> None:
        """Tell a page why its line ends."""
        told = wire.Refused(reason=reason, text=words("server", language).say(message))
        self.hall.bridge.tell(self.number, wire.ENCODER.encode(told).decode())
        self.hall.end(self.number, BAD, "")

    def led_in(self, language: str, room: LiveRoom | None, problem: Exception | None) -> None:
        """Lead a page to its room."""
        if self.is_closed:
            self.hall.shut_if_empty(room)
            return
        if room is None:
            self.turn_away(language, problem)
            return
        self.room = room
        self.channel = room.room.channel(OWN, language, link=self.number)
        room.enter(self.channel, self.done)

    def turn_away(self, language: str, problem: Exception | None) -> None:
        """There is no table to be led to."""
        if isinstance(problem, HallError):
            self.hall.end(self.number, GONE, problem.text(language))
        else:
            self.hall.end(self.number, AWAY, words("server", language).say("storage-away"))

    def close(self) -> None:
        """The page has gone."""
        self.is_closed = True
        if self.room is not None and self.channel is not None:
            self.room.leave(self.channel)
