"""Moderation: the host of a table removes, bans and mutes people, and shuts the table; all of it is logged."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from meadhall.localisation import words
from meadhall.server import wire
from meadhall.server.refusal import RefusedError
from meadhall.server.rooms.thinkers import STAND_IN
from meadhall.server.storage.records import Sitter
from meadhall.server.telling.channel import Channel
from meadhall.server.telling.names import isolated, readable

if TYPE_CHECKING:
    from meadhall.server.rooms.room import Room

MESSAGES: Final = {
    "remove": "moderated-remove",
    "ban": "moderated-ban",
    "mute": "moderated-mute",
    "unmute": "moderated-unmute",
    "shut": "moderated-shut",
    "open": "moderated-open",
}
log: Final = logging.getLogger("meadhall.moderation")


class Moderation:
    """What the host of a room may do."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.banned: set[str] = set()  # holders whom the host does not want here

    @property
    def host(self) -> str | None:
        """Who has set the table."""
        return self.room.record.host

    def refusal(self, holder: str) -> str | None:
        """Why somebody may not come in: the id of what to say."""
        if holder in self.banned:
            return "not-wanted"
        return "not-open" if self.room.record.shut and not self.room.seats_of(holder) else None

    def told(self, sitter: Sitter) -> bool:
        """Whether somebody is the host."""
        return self.host is not None and sitter.holder == self.host

    async def load(self) -> None:
        """Learn whom the host has banned."""
        self.banned = await self.room.hall.ledger.call(self.room.hall.people.banned, self.host)

    # ---------------------------------------------------------------- what is done
    async def moderate(self, channel: Channel, ask: wire.Moderate) -> None:
        """The host does something; whoever else asks for it is refused."""
        async with self.room.lock:
            if self.host is None or channel.holder != self.host:
                raise RefusedError("not_yours", channel.word("refused-host"))
            self.check(channel, ask)
            name = self.name_of(ask.seat)
            await self.act(ask)
            people = self.room.hall.people
            await self.room.hall.ledger.call(people.note, self.room.id, self.host, ask.act, ask.seat)
            told = {"match": self.room.id, "seat": ask.seat}
            log.info("match %s: its host did: %s, seat %s", self.room.id, ask.act, ask.seat, extra=told)
            self.tell(ask, name)

    def check(self, channel: Channel, ask: wire.Moderate) -> None:
        """Refuse what cannot be done with a seat."""
        if ask.act in {"shut", "open"}:
            return
        sitters, seat = self.room.sitters, -1 if ask.seat is None else ask.seat
        is_guest = 0 <= seat < len(sitters) and sitters[seat].kind == "person" and not self.told(sitters[seat])
        is_late = ask.act == "remove" and self.room.match.outcome is not None  # there is nothing to be removed from
        if not is_guest or is_late:
            raise RefusedError("illegal", channel.word("refused-moderate"))

    async def act(self, ask: wire.Moderate) -> None:
        """Do it."""
        room, people, seat = self.room, self.room.hall.people, ask.seat or 0
        if ask.act in {"shut", "open"}:
            await room.hall.ledger.call(people.shut, room.id, shut=ask.act == "shut")
            room.record = room.record._replace(shut=ask.act == "shut")
        elif ask.act in {"mute", "unmute"}:
            await self.reseat(seat, room.sitters[seat]._replace(muted=ask.act == "mute"))
        else:
            await self.remove(seat, for_good=ask.act == "ban")
        room.herald.tell_seats()

    async def remove(self, seat: int, *, for_good: bool) -> None:
        """All seats of a person become free before the match begins; afterwards a bot plays on, so that nobody wins."""
        room = self.room
        holder = room.sitters[seat].holder or ""
        if for_good:
            assert self.host is not None  # noqa: S101 - nobody else acts
            await room.hall.ledger.call(room.hall.people.ban, self.host, holder)
            self.banned.add(holder)
        if room.match.outcome is None:
            heir = Sitter("bot", "", STAND_IN, None) if room.is_full else Sitter("free", "", None, None)
            for each in room.seats_of(holder):
                await self.reseat(each, heir)
            await room.reseated()
        if for_good:
            for channel in [channel for channel in room.channels if channel.holder == holder]:
                channel.cut()

    async def reseat(self, seat: int, sitter: Sitter) -> None:
        """Store who holds a seat, then have them there."""
        room = self.room
        await room.hall.ledger.call(room.hall.people.reseat, room.id, seat, **sitter._asdict())
        room.sitters[seat] = sitter

    # ---------------------------------------------------------------- what is told
    def name_of(self, seat: int | None) -> dict[str, str]:
        """What a seat is called in each language that is spoken here, before anything is done."""
        spoken = {channel.language for channel in self.room.channels}
        return {each: "" if seat is None else self.called(seat, each) for each in spoken}

    def called(self, seat: int, language: str) -> str:
        """A person by their own name; by their seat, if they have taken it back."""
        name = self.room.sitters[seat].name
        return isolated(readable(name)) if name else self.room.herald.speaker(language).seat(seat)

    def tell(self, ask: wire.Moderate, name: dict[str, str]) -> None:
        """Tell everybody what the host has done."""
        for channel in self.room.channels:
            if channel.language in name:
                host = self.host_name(channel.language)
                told = {"host": host, "name": name[channel.language]}
                text = words("server", channel.language).say(MESSAGES[ask.act], told)
                channel.tell(wire.Moderated(act=ask.act, seat=ask.seat, text=text))

    def host_name(self, language: str) -> str:
        """What the host is called."""
        seats = [seat for seat, sitter in enumerate(self.room.sitters) if self.told(sitter)]
        return self.called(seats[0], language) if seats else ""
