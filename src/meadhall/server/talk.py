"""Talk: what people at a table say to each other: a phrase or a sign of a fixed list, nothing free. Nothing is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meadhall.server import wire
from meadhall.server.line import Line
from meadhall.server.post import Spoken
from meadhall.server.refusal import RefusedError
from meadhall.server.visitors import Allowances

if TYPE_CHECKING:
    from meadhall.server.room import Room

PHRASES: Final = (4.0, 0.25)  # of a person: at once, and a second


class Talk:
    """What is said in a room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.said = Allowances()

    def speak(self, line: Line, ask: wire.Phrase) -> None:
        """Somebody at the table says something; who watches is silent, and so is whom the host has muted."""
        if not line.mine:
            raise RefusedError("not_yours", line.word("refused-watching"))
        seat = line.mine[0] if line.seat is None else line.seat
        if self.room.sitters[seat].muted:
            raise RefusedError("muted", line.word("refused-quiet"))
        if not self.said.take(line.holder, self.room.timer.now(), *PHRASES):
            raise RefusedError("too_fast", line.word("refused-chatty"))
        self.hear(seat, ask.phrase)
        others = self.room.hall.neighbours
        others.send(Spoken(sender=others.me, match=self.room.id, seat=seat, phrase=ask.phrase))

    def hear(self, seat: int, phrase: wire.Phrases) -> None:
        """Everybody hears it, each in their own language: the page has the words."""
        told = wire.ENCODER.encode(wire.Said(seat=seat, phrase=phrase))
        for line in self.room.lines:
            line.send(told)
