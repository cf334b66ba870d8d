"""Channel: one page that looks at a table: whose eyes it has, in which language, and what it has been told."""

from __future__ import annotations

from typing import Any

from meadhall.hall import wire
from meadhall.hall.effects.outlet import Cut, Outlet, Tell
from meadhall.localisation import words


class Channel:
    """A page, from the room's side. Its link is whatever carries messages to it; the room never looks at that."""

    def __init__(self, outlet: Outlet, holder: str, language: str, address: str = "", link: Any = None) -> None:
        self.outlet = outlet
        self.address = address
        self.holder = holder
        self.language = language
        self.link = link
        self.is_gone = False
        self.told = 0  # events
        self.sent = 0  # bytes
        self.seating = b""  # who sits where, as it was told last
        self.heard = -1  # the last moment of the match that it was told of
        self.seen: int | None = None  # the last that it has shown to its end; None if it never says so
        self.mine: list[int] = []  # the seats that the browser holds
        self.seat: int | None = None  # from which it looks

    def tell(self, message: wire.Tell) -> None:
        """Send a message."""
        self.send(wire.ENCODER.encode(message))

    def send(self, text: bytes) -> None:
        """Send what is written already."""
        self.sent += len(text)
        self.outlet.effects.append(Tell(self, text))

    def tell_seats(self, text: bytes) -> None:
        """Send who sits where, unless that is known."""
        if text != self.seating:
            self.seating = text
            self.send(text)

    def cut(self) -> None:
        """End the channel."""
        self.outlet.effects.append(Cut(self))

    def word(self, message: str) -> str:
        """Something that the server itself says, in the language of the page."""
        return words("server", self.language).say(message)

    def refuse(self, reason: wire.Reason, text: str) -> None:
        """Tell why something was not done."""
        self.outlet.count("refused", reason)
        self.tell(wire.Refused(reason=reason, text=text))
