"""Absence: somebody stays away at a table without clocks. After a fair wait that everybody sees, others may act."""

from __future__ import annotations

from typing import Final, NamedTuple

from meadhall.hall import wire
from meadhall.hall.refusal import RefusedError
from meadhall.hall.rooms.table import Table
from meadhall.hall.telling.channel import Channel

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

    def __init__(self, table: Table) -> None:
        self.course, self.seating, self.asked, self.clocks, self.outlet = table
        self.opened = self.outlet.now
        self.left: dict[str, float] = {}  # by holder: when their last page was closed
        self.shown: Wait | None = None
        self.due = -1.0  # when it is looked at again

    # ---------------------------------------------------------------- who comes and goes
    def enter(self, channel: Channel) -> None:
        """Somebody has come: whoever played for them stops."""
        self.left.pop(channel.holder, None)
        self.seating.replaced.difference_update(channel.mine)

    def leave(self, channel: Channel) -> None:
        """Somebody's page was closed."""
        if channel.mine and all(other.holder != channel.holder for other in self.seating.channels):
            self.left[channel.holder] = self.outlet.now

    def wait(self) -> Wait | None:
        """Who keeps the others waiting, if somebody does."""
        seating = self.seating
        if self.clocks.ticks or self.asked.window is not None or self.course.is_over or not seating.is_full:
            return None
        seat = self.asked.keeps_waiting
        sitter = seating.sitters[seat]
        others = {seating.sitters[other].holder for other in seating.people} - {sitter.holder}
        if sitter.kind != "person" or seat in seating.replaced or not others:
            return None
        asked = max(self.asked.since, self.opened)
        if seating.is_here(sitter.holder):
            return Wait(seat, asked + SILENT - NOTICE, asked + SILENT)
        since = max(asked, self.left.get(sitter.holder or "", self.opened))
        return Wait(seat, since, since + AWAY)

    # ---------------------------------------------------------------- what is told
    def refresh(self) -> None:
        """Tell everybody if it has changed who keeps them waiting, and look again when there will be more to tell."""
        now, found = self.outlet.now, self.wait()
        shown = found if found is not None and found.shown <= now else None
        if shown != self.shown:
            self.shown = shown
            for channel in self.seating.channels:
                self.tell(channel)
        if found is not None and shown is None:
            self.look_later(found.shown)

    def look_later(self, moment: float) -> None:
        """Look again at a moment, once."""
        if moment != self.due:
            self.due = moment
            self.outlet.later(max(0.0, moment - self.outlet.now), lambda: self.look(moment))

    def look(self, moment: float) -> None:
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
        left = max(0.0, self.shown.until - self.outlet.now)
        return wire.Absence(seat=self.shown.seat, left=int(1000 * left))

    # ---------------------------------------------------------------- what can be done
    def check(self, channel: Channel, ask: wire.Claim) -> None:
        """Refuse who has not waited long enough for another, or does not play here."""
        found = self.wait()
        if not any(seat in self.seating.people for seat in channel.mine) or ask.seat in channel.mine:
            raise RefusedError("not_yours", channel.word("refused-watching"))
        if found is None or found.seat != ask.seat or self.outlet.now < found.until:
            raise RefusedError("illegal", channel.word("refused-claim"))
