"""Absence: somebody stays away at a table without clocks. After a fair wait that everybody sees, others may act."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from meadhall.server import wire
from meadhall.server.processes.pubsub import Replaced
from meadhall.server.refusal import RefusedError
from meadhall.server.telling.channel import Channel

if TYPE_CHECKING:
    from meadhall.server.rooms.room import Room

AWAY: Final = 180.0  # seconds for somebody who has no page open
SILENT: Final = 600.0  # seconds for somebody who has one and does not answer
NOTICE: Final = 180.0  # seconds for which the silence of somebody who is here is shown
NOBODY: Final = wire.Absence(seat=None, left=0)


class Wait(NamedTuple):
    """Who keeps the others waiting, from when that is shown, and when it can be claimed."""

    seat: int
    shown: float
    until: float


class Absence:
    """Who keeps the others of a room waiting."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.opened = room.timer.now()
        self.left: dict[str, float] = {}  # by holder: when their last page was closed
        self.replaced: set[int] = set()  # seats for which a bot plays until they are back
        self.shown: Wait | None = None
        self.due = -1.0  # when it is looked at again

    # ---------------------------------------------------------------- who comes and goes
    def enter(self, channel: Channel) -> None:
        """Somebody has come: whoever played for them stops."""
        self.left.pop(channel.holder, None)
        self.replaced.difference_update(channel.mine)

    def leave(self, channel: Channel) -> None:
        """Somebody's page was closed."""
        if channel.mine and all(other.holder != channel.holder for other in self.room.channels):
            self.left[channel.holder] = self.room.timer.now()

    def wait(self) -> Wait | None:
        """Who keeps the others waiting, if somebody does."""
        room = self.room
        if room.clocks.ticks or room.window is not None or room.match.outcome is not None or not room.is_full:
            return None
        seat = room.match.decision.seat
        holder = room.sitters[seat].holder
        others = {room.sitters[other].holder for other in room.people} - {holder}
        if room.sitters[seat].kind != "person" or seat in self.replaced or not others:
            return None
        asked = max(room.asked_at, self.opened)
        if room.is_here(holder):
            return Wait(seat, asked + SILENT - NOTICE, asked + SILENT)
        since = max(asked, self.left.get(holder or "", self.opened))
        return Wait(seat, since, since + AWAY)

    # ---------------------------------------------------------------- what is told
    def refresh(self) -> None:
        """Tell everybody if it has changed who keeps them waiting, and look again when there will be more to tell."""
        now, found = self.room.timer.now(), self.wait()
        shown = found if found is not None and found.shown <= now else None
        if shown != self.shown:
            self.shown = shown
            for channel in self.room.channels:
                self.tell(channel)
        if found is not None and shown is None:
            self.look_later(found.shown)

    def look_later(self, moment: float) -> None:
        """Look again at a moment, once."""
        if moment != self.due:
            self.due = moment
            self.room.tasks.later(max(0.0, moment - self.room.timer.now()), self.look(moment))

    async def look(self, moment: float) -> None:
        """It is the moment: see whether somebody still keeps the others waiting."""
        if moment == self.due:
            self.due = -1.0
            self.refresh()

    def tell(self, channel: Channel) -> None:
        """Tell a page who keeps the others waiting."""
        channel.tell(self.told())

    def told(self) -> wire.Absence:
        """Who keeps the others waiting, and for how long still."""
        if self.shown is None:
            return NOBODY
        left = max(0.0, self.shown.until - self.room.timer.now())
        return wire.Absence(seat=self.shown.seat, left=int(1000 * left))

    # ---------------------------------------------------------------- what can be done
    async def claim(self, channel: Channel, ask: wire.Claim) -> None:
        """Somebody who plays here has waited long enough for another."""
        room = self.room
        async with room.lock:
            found = self.wait()
            if not any(seat in room.people for seat in channel.mine) or ask.seat in channel.mine:
                raise RefusedError("not_yours", channel.word("refused-watching"))
            if found is None or found.seat != ask.seat or room.timer.now() < found.until:
                raise RefusedError("illegal", channel.word("refused-claim"))
            if ask.way == "leave":
                await room.do(channel, [room.leaving(ask.seat)])
            else:
                self.replace(ask.seat)
                others = room.hall.peers
                others.send(Replaced(sender=others.me, match=room.id, seat=ask.seat))

    def replace(self, seat: int) -> None:
        """A bot plays for a seat until somebody comes back to it."""
        self.replaced.add(seat)
        self.room.herald.tell_seats()
        self.room.put_again()
        self.refresh()
