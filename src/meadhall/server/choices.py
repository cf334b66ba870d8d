"""Choices: what people could take back, freely or if all others agree."""

from __future__ import annotations

import time
from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from meadhall.retreat import SEEN
from meadhall.server import wire
from meadhall.server.line import Line
from meadhall.server.records import BACK, Row, answers_of, standing
from meadhall.server.refusal import RefusedError

if TYPE_CHECKING:
    from meadhall.server.room import Room


class Choice(NamedTuple):
    """An answer that could be taken back: how many answers there were before, whose it is, what people had seen."""

    at: int
    seat: int
    seen: dict[int, Counter[str]]


class Choices:
    """The choices of a match that still stand, and who wants to take one back."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.made: list[Choice] = []
        self.wish: tuple[int, set[int]] | None = None  # who wants to take back, and who has agreed

    # ---------------------------------------------------------------- what there is
    def remember(self, row: Row) -> None:
        """Keep what a person could take back: a choice, with what everybody had seen then."""
        room = self.room
        if room.sitters[row.seat].kind != "person" or len(room.match.decision.options) < 2:
            return
        seen = SEEN[room.record.game]
        known = {seat: seen(room.match.view(seat)) for seat in room.people}
        self.made.append(Choice(len(answers_of(room.rows)), row.seat, known))

    def forget(self, at: int) -> None:
        """All from there on was taken back."""
        self.made = [choice for choice in self.made if choice.at < at]

    def last(self, line: Line) -> Choice | None:
        """The last choice of a page's own seats."""
        mine = line.mine
        return next((choice for choice in reversed(self.made) if choice.seat in mine), None)

    def is_free(self, line: Line, choice: Choice) -> bool:
        """Whether a choice can be taken back without asking: nothing hidden was shown since, nobody else has acted."""
        room = self.room
        if room.is_alone:
            return True
        if any(row.seat not in line.mine for row in standing(room.rows)[choice.at :]):
            return False
        seen = SEEN[room.record.game]
        return not any(seen(room.match.view(seat)) - known for seat, known in choice.seen.items())

    def told(self, line: Line) -> wire.Retreat:
        """Whether a page's last choice can be taken back, and who wants to."""
        choice = self.last(line)
        asks, agreed = (None, []) if self.wish is None else (self.wish[0], sorted(self.wish[1]))
        way = "none" if choice is None or not line.mine else "free" if self.is_free(line, choice) else "agreed"
        return wire.Retreat(way=way, asks=asks, agreed=agreed)  # type: ignore[arg-type]

    # ---------------------------------------------------------------- what is done
    async def back(self, line: Line, ask: wire.Back) -> None:
        """Take a choice back, or ask the others whether it may be."""
        async with self.room.lock:
            choice = self.last(line)
            if choice is None:
                raise RefusedError("illegal", line.word("refused-back"))
            if ask.number != self.room.number:
                raise RefusedError("stale", line.word("refused-stale"))
            if self.is_free(line, choice):
                await self.take_back(choice)
            else:
                self.wish = (choice.seat, set(line.mine))
                self.room.herald.tell_all()

    async def agree(self, line: Line, ask: wire.Agree) -> None:
        """Somebody says whether another may take a choice back."""
        async with self.room.lock:
            if self.wish is None or not line.mine:
                return
            if not ask.yes:
                self.wish = None
                self.room.herald.tell_all()
                return
            seat, agreed = self.wish
            agreed.update(line.mine)
            choice = next((each for each in reversed(self.made) if each.seat == seat), None)
            if choice is not None and set(self.room.people) <= agreed:
                await self.take_back(choice)
            else:
                self.room.herald.tell_all()

    async def take_back(self, choice: Choice) -> None:
        """Go back to before a choice. Time is not given back: whoever thinks twice has thought twice."""
        room = self.room
        used = room.clocks.used(time.monotonic())
        await room.do(None, [Row(room.number, BACK, choice.seat, str(choice.at), time.time(), used)])
