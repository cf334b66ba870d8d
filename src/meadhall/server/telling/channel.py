"""Channel: one page that looks at a table: whose eyes it has, in which language, and what it has been told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meadhall.localisation import words
from meadhall.server import wire
from meadhall.server.telling.outbox import Outbox

if TYPE_CHECKING:
    from meadhall.server.rooms.room import Room

MOST_WAITING: Final = 256  # messages to a page that does not listen, before its channel is cut
MOST_BYTES: Final = 512 * 1024  # of these messages


class Channel:
    """A page, from the server's side."""

    def __init__(self, room: Room, holder: str, language: str, address: str = "") -> None:
        self.room = room
        self.address = address
        self.holder = holder
        self.language = language
        self.told = 0  # events
        self.sent = 0  # bytes
        self.seating = b""  # who sits where, as it was told last
        self.heard = -1  # the last moment of the match that it was told of
        self.seen: int | None = None  # the last that it has shown to its end; None if it never says so
        self.outbox = Outbox()
        self.mine = room.seats_of(holder)  # the seats that the browser holds
        self.seat: int | None = self.first_seat()

    def first_seat(self) -> int | None:
        """Who plays alone at a screen looks from their seat; several people at one screen draw a curtain first."""
        mine = self.mine
        if not mine or not all(self.room.sees_alike(mine[0], seat) for seat in mine):
            return None
        return next((seat for seat in self.room.asked_seats() if seat in mine), mine[0])

    def turn_to(self, asked: list[int]) -> None:
        """Somebody is asked: who has that seat too looks from it; anybody else is handed the screen first, unseen."""
        mine = self.mine
        theirs = [seat for seat in asked if seat in mine]
        if len(mine) > 1 and theirs and self.seat not in asked:
            own = (seat for seat in theirs if self.seat is not None and self.room.sees_alike(seat, self.seat))
            self.seat = next(own, None)

    def tell(self, message: wire.Tell) -> None:
        """Send a message."""
        self.send(wire.ENCODER.encode(message))

    def send(self, text: bytes) -> None:
        """Send what is written already; a page that does not listen is cut off, and can come back."""
        if self.outbox.closed:
            return
        self.sent += len(text)
        if len(self.outbox) >= MOST_WAITING or self.outbox.size + len(text) > MOST_BYTES:
            self.cut()
        else:
            self.outbox.put(text)

    def tell_seats(self, text: bytes) -> None:
        """Send who sits where, unless that is known."""
        if text != self.seating:
            self.seating = text
            self.send(text)

    def cut(self) -> None:
        """End the channel."""
        self.outbox.close()

    def word(self, message: str) -> str:
        """Something that the server itself says, in the language of the page."""
        return words("server", self.language).say(message)

    def refuse(self, reason: wire.Reason, text: str) -> None:
        """Tell why something was not done."""
        self.room.hall.traffic.refuse(reason)
        self.tell(wire.Refused(reason=reason, text=text))
