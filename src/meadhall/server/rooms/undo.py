"""Undo: what people could take back, freely or if all others agree."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from meadhall.server import wire
from meadhall.server.processes.pubsub import Wish
from meadhall.server.refusal import RefusedError
from meadhall.server.storage.records import ANSWER, BACK, DEAL, LEAVE, Row
from meadhall.server.telling.channel import Channel
from meadhall.undo import seen_by

if TYPE_CHECKING:
    from meadhall.server.rooms.room import Room


class UndoLog:
    """The choices of a match that still stand, and who wants to take one back."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.made: list[int] = []  # each: how many answers there were before it
        self.wish: tuple[int, set[int]] | None = None  # who wants to take back, and who has agreed
        self.watching = False  # whether it is noted what people see
        self.known: dict[int, Counter[str]] = {}  # by seat: the cards that somebody has seen while the same person acts
        self.shown = 0  # how many answers there were when something hidden was shown last, or somebody else had acted

    # ---------------------------------------------------------------- what there is
    def remember(self, row: Row) -> None:
        """Keep what a person could take back: a choice.

        Nobody goes back to before a deal anew, nor to before somebody left: they would sit there again without having
        been asked, and what they held may lie open.
        """
        room = self.room
        if row.kind in {DEAL, LEAVE}:
            self.made = []
        is_theirs = row.kind == ANSWER and room.sitters[row.seat].kind == "person"
        if is_theirs and len(room.match.decision.options) > 1:
            self.made.append(len(room.given))

    def run(self) -> int:
        """How many answers there were when the person began who has acted last."""
        givers, sitters = self.room.givers, self.room.sitters
        begin = len(givers)
        while begin and sitters[givers[begin - 1]].holder == sitters[givers[-1]].holder:
            begin -= 1
        return begin

    def begin(self, at: int) -> None:
        """All later choices are gone; from here on it is noted what people see."""
        self.made = [at for at in self.made if at < len(self.room.given)]
        self.shown = at
        self.known = {}
        self.watching = True
        self.note(at)

    def note(self, answered: int) -> None:
        """Note what people have seen after so many answers; alone with bots nobody asks for it."""
        room = self.room
        if not self.watching or room.is_alone:
            return
        for seat in room.people:
            seen = seen_by(room.record.game)(room.view(seat))
            known = self.known.setdefault(seat, seen)
            if seen - known:
                self.shown = answered
                self.known[seat] = known | seen

    def last(self, seats: list[int]) -> int | None:
        """The last choice of some seats; none once the match is over, since its replay shows all cards."""
        if self.room.match.outcome is not None:
            return None
        return next((at for at in reversed(self.made) if self.room.givers[at] in seats), None)

    def is_free(self, channel: Channel, choice: int) -> bool:
        """Whether a choice can be taken back without asking: nothing hidden was shown since, nobody else has acted."""
        if self.room.is_alone:
            return True
        mine = channel.mine
        return choice >= self.shown and all(seat in mine for seat in self.room.givers[choice:])

    def told(self, channel: Channel) -> wire.Undo:
        """Whether a page's last choice can be taken back, and who wants to."""
        choice = self.last(channel.mine)
        asks, agreed = (None, []) if self.wish is None else (self.wish[0], sorted(self.wish[1]))
        way = "none" if choice is None or not channel.mine else "free" if self.is_free(channel, choice) else "agreed"
        return wire.Undo(way=way, asks=asks, agreed=agreed)  # type: ignore[arg-type]

    # ---------------------------------------------------------------- what is done
    async def back(self, channel: Channel, ask: wire.Back) -> None:
        """Take a choice back, or ask the others whether it may be."""
        async with self.room.lock:
            if self.room.match.outcome is not None:
                raise RefusedError("over", channel.word("refused-over"))
            choice = self.last(channel.mine)
            if choice is None:
                raise RefusedError("illegal", channel.word("refused-back"))
            if ask.number != self.room.number:
                raise RefusedError("stale", channel.word("refused-stale"))
            if self.is_free(channel, choice):
                await self.take_back(choice)
            elif self.room.sitters[self.room.givers[choice]].muted:
                raise RefusedError("muted", channel.word("refused-muted"))
            else:
                self.wish = (self.room.givers[choice], set(channel.mine))
                self.tell_wish()

    async def agree(self, channel: Channel, ask: wire.Agree) -> None:
        """Somebody says whether another may take a choice back."""
        async with self.room.lock:
            if self.wish is None or not channel.mine:
                return
            if ask.yes:
                self.wish[1].update(channel.mine)
            else:
                self.wish = None
            self.tell_wish()
            await self.grant()

    async def grant(self) -> None:
        """Take the choice back once all agree."""
        if self.wish is not None and self.room.match.outcome is None and set(self.room.people) <= self.wish[1]:
            choice = self.last([self.wish[0]])
            if choice is not None:
                await self.take_back(choice)

    def tell_wish(self) -> None:
        """Tell everybody who wants to take back, and who has agreed."""
        self.room.herald.tell_all()
        seat, agreed = (None, set[int]()) if self.wish is None else self.wish
        others = self.room.hall.peers
        others.send(Wish(sender=others.me, match=self.room.id, number=self.room.number, seat=seat, agreed=[*agreed]))

    async def hear(self, notice: Wish) -> None:
        """Somebody wants to take back, has agreed or declined, through another process."""
        if notice.number != self.room.number:
            return
        same = self.wish is not None and self.wish[0] == notice.seat
        agreed = self.wish[1] if self.wish is not None and same else set[int]()
        self.wish = None if notice.seat is None else (notice.seat, agreed | set(notice.agreed))
        self.room.herald.tell_all()
        await self.grant()

    async def take_back(self, choice: int) -> None:
        """Go back to before a choice. Time is not given back: whoever thinks twice has thought twice."""
        room = self.room
        used = room.clocks.used(room.timer.now())
        await room.do(None, [Row(room.number, BACK, room.givers[choice], str(choice), room.timer.date(), used)])
