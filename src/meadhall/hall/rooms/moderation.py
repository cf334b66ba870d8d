"""Moderation: the host of a table removes, bans and mutes people, and shuts the table; all of it is written down."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.hall import wire
from meadhall.hall.effects.needs import Ban, Banned, Note, Reseat, Shut
from meadhall.hall.effects.outlet import Job
from meadhall.hall.records import Sitter
from meadhall.hall.refusal import RefusedError
from meadhall.hall.rooms.table import Table
from meadhall.hall.rooms.thinkers import STAND_IN
from meadhall.hall.telling.channel import Channel
from meadhall.hall.telling.herald import Herald
from meadhall.hall.telling.names import isolated, readable
from meadhall.localisation import words

MESSAGES: Final = {
    "remove": "moderated-remove",
    "ban": "moderated-ban",
    "mute": "moderated-mute",
    "unmute": "moderated-unmute",
    "shut": "moderated-shut",
    "open": "moderated-open",
}


class Moderation:
    """What the host of a room may do."""

    def __init__(self, table: Table, herald: Herald, *, reseated: Callable[[], Job]) -> None:
        self.course, self.seating, *_ = table
        self.herald = herald
        self.reseated = reseated
        self.banned: set[str] = set()  # holders whom the host does not want here

    @property
    def host(self) -> str | None:
        """Who has set the table."""
        return self.course.record.host

    def refusal(self, holder: str) -> str | None:
        """Why somebody may not come in: the id of what to say."""
        if holder in self.banned:
            return "not-wanted"
        return "not-open" if self.course.record.shut and not self.seating.seats_of(holder) else None

    def told(self, sitter: Sitter) -> bool:
        """Whether somebody is the host."""
        return self.host is not None and sitter.holder == self.host

    def load(self) -> Job:
        """Learn whom the host has banned."""
        self.banned = yield Banned(self.host)

    # ---------------------------------------------------------------- what is done
    def moderate(self, channel: Channel, ask: wire.Moderate) -> Job:
        """The host does something; whoever else asks for it is refused."""
        if self.host is None or channel.holder != self.host:
            raise RefusedError("not_yours", channel.word("refused-host"))
        self.check(channel, ask)
        name = self.name_of(ask.seat)
        yield from self.act(ask)
        yield Note(self.host, ask.act, ask.seat)
        self.tell(ask, name)

    def check(self, channel: Channel, ask: wire.Moderate) -> None:
        """Refuse what cannot be done with a seat."""
        if ask.act in {"shut", "open"}:
            return
        sitters, seat = self.seating.sitters, -1 if ask.seat is None else ask.seat
        is_guest = 0 <= seat < len(sitters) and sitters[seat].kind == "person" and not self.told(sitters[seat])
        is_late = ask.act == "remove" and self.course.is_over  # there is nothing to be removed from
        if not is_guest or is_late:
            raise RefusedError("illegal", channel.word("refused-moderate"))

    def act(self, ask: wire.Moderate) -> Job:
        """Do it."""
        seat = ask.seat or 0
        if ask.act in {"shut", "open"}:
            yield Shut(ask.act == "shut")
            self.course.record = self.course.record._replace(shut=ask.act == "shut")
        elif ask.act in {"mute", "unmute"}:
            yield from self.reseat(seat, self.seating.sitters[seat]._replace(muted=ask.act == "mute"))
        else:
            yield from self.remove(seat, for_good=ask.act == "ban")
        self.herald.tell_seats()

    def remove(self, seat: int, *, for_good: bool) -> Job:
        """All seats of a person become free before the match begins; afterwards a bot plays on, so that nobody wins."""
        seating = self.seating
        holder = seating.sitters[seat].holder or ""
        if for_good:
            assert self.host is not None  # noqa: S101 - nobody else acts
            yield Ban(self.host, holder)
            self.banned.add(holder)
        if not self.course.is_over:
            heir = Sitter("bot", "", STAND_IN, None) if seating.is_full else Sitter("free", "", None, None)
            for each in seating.seats_of(holder):
                yield from self.reseat(each, heir)
            yield from self.reseated()
        if for_good:
            for channel in [channel for channel in seating.channels if channel.holder == holder]:
                channel.cut()

    def reseat(self, seat: int, sitter: Sitter) -> Job:
        """Have it stored who holds a seat, then have them there."""
        yield Reseat(seat, sitter)
        self.seating.sitters[seat] = sitter

    # ---------------------------------------------------------------- what is told
    def name_of(self, seat: int | None) -> dict[str, str]:
        """What a seat is called in each language that is spoken here, before anything is done."""
        spoken = {channel.language for channel in self.seating.channels}
        return {each: "" if seat is None else self.called(seat, each) for each in spoken}

    def called(self, seat: int, language: str) -> str:
        """A person by their own name; by their seat, if they have taken it back."""
        name = self.seating.sitters[seat].name
        return isolated(readable(name)) if name else self.herald.speaker(language).seat(seat)

    def tell(self, ask: wire.Moderate, name: dict[str, str]) -> None:
        """Tell everybody what the host has done."""
        for channel in self.seating.channels:
            if channel.language in name:
                host = self.host_name(channel.language)
                told = {"host": host, "name": name[channel.language]}
                text = words("server", channel.language).say(MESSAGES[ask.act], told)
                channel.tell(wire.Moderated(act=ask.act, seat=ask.seat, text=text))

    def host_name(self, language: str) -> str:
        """What the host is called."""
        seats = [seat for seat, sitter in enumerate(self.seating.sitters) if self.told(sitter)]
        return self.called(seats[0], language) if seats else ""
