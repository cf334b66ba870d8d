"""Talk: what people at a table say to each other: a phrase or a sign of a fixed list, nothing free. Nothing is kept."""

from __future__ import annotations

from typing import Final

from meadhall.hall import wire
from meadhall.hall.allowance import Allowances
from meadhall.hall.notices import Spoken
from meadhall.hall.refusal import RefusedError
from meadhall.hall.rooms.table import Table
from meadhall.hall.telling.channel import Channel

PHRASES: Final = (4.0, 0.25)  # of a person: at once, and a second


class Talk:
    """What is said in a room."""

    def __init__(self, table: Table) -> None:
        self.match = table.course.record.id
        self.seating = table.seating
        self.outlet = table.outlet
        self.said = Allowances()

    def speak(self, channel: Channel, ask: wire.Phrase) -> None:
        """Somebody at the table says something; who watches is silent, and so is whom the host has muted."""
        if not channel.mine:
            raise RefusedError("not_yours", channel.word("refused-watching"))
        seat = channel.mine[0] if channel.seat is None else channel.seat
        if self.seating.sitters[seat].muted:
            raise RefusedError("muted", channel.word("refused-quiet"))
        if not self.said.take(channel.holder, self.outlet.now, *PHRASES):
            raise RefusedError("too_fast", channel.word("refused-chatty"))
        self.hear(seat, ask.phrase)
        self.outlet.publish(Spoken(sender="", match=self.match, seat=seat, phrase=ask.phrase))

    def hear(self, seat: int, phrase: wire.Phrases) -> None:
        """Everybody hears it, each in their own language: the page has the words."""
        told = wire.ENCODER.encode(wire.Said(seat=seat, phrase=phrase))
        for channel in self.seating.channels:
            channel.send(told)
