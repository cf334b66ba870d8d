"""Talk: what people at a table say to each other: a phrase or a sign of a fixed list, nothing free. Nothing is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meadhall.server import wire
from meadhall.server.http.visitors import Allowances
from meadhall.server.processes.pubsub import Spoken
from meadhall.server.refusal import RefusedError
from meadhall.server.telling.channel import Channel

if TYPE_CHECKING:
    from meadhall.server.rooms.room import Room

PHRASES: Final = (4.0, 0.25)  # of a person: at once, and a second


class Talk:
    """What is said in a room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.said = Allowances()

    def speak(self, channel: Channel, ask: wire.Phrase) -> None:
        """Somebody at the table says something; who watches is silent, and so is whom the host has muted."""
        if not channel.mine:
            raise RefusedError("not_yours", channel.word("refused-watching"))
        seat = channel.mine[0] if channel.seat is None else channel.seat
        if self.room.sitters[seat].muted:
            raise RefusedError("muted", channel.word("refused-quiet"))
        if not self.said.take(channel.holder, self.room.timer.now(), *PHRASES):
            raise RefusedError("too_fast", channel.word("refused-chatty"))
        self.hear(seat, ask.phrase)
        others = self.room.hall.peers
        others.send(Spoken(sender=others.me, match=self.room.id, seat=seat, phrase=ask.phrase))

    def hear(self, seat: int, phrase: wire.Phrases) -> None:
        """Everybody hears it, each in their own language: the page has the words."""
        told = wire.ENCODER.encode(wire.Said(seat=seat, phrase=phrase))
        for channel in self.room.channels:
            channel.send(told)
