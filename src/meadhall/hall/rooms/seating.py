"""Seating: who sits where, who is here, and for whom a bot plays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from meadhall.bundle import bundle_of
from meadhall.hall.records import Sitter, is_full
from meadhall.hall.rooms.course import Course

if TYPE_CHECKING:
    from meadhall.hall.telling.channel import Channel


class Seating:
    """The people and bots of a room."""

    def __init__(self, sitters: list[Sitter], course: Course) -> None:
        self.course = course
        self.sitters = list(sitters)
        self.channels: dict[Channel, None] = {}  # the pages that look, in the order in which they came
        self.elsewhere: dict[str, tuple[list[str], int]] = {}  # by process: who is at the table there, how many watch
        self.replaced: set[int] = set()  # seats for which a bot plays until they are back

    # ---------------------------------------------------------------- seats
    @property
    def people(self) -> list[int]:
        """The seats of people who are still in the match."""
        present = set(self.course.match.present())
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.kind == "person" and seat in present]

    @property
    def is_full(self) -> bool:
        """Whether nobody is waited for."""
        return is_full(self.sitters)

    @property
    def is_alone(self) -> bool:
        """Whether one person plays against bots only."""
        return len({self.sitters[seat].holder for seat in self.people}) <= 1 and self.is_full

    def is_bot(self, seat: int) -> bool:
        """Whether a bot answers for a seat: its own, or for somebody who stays away."""
        return self.sitters[seat].kind == "bot" or seat in self.replaced

    def seats_of(self, holder: str) -> list[int]:
        """The seats that a browser holds."""
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.kind == "person" and sitter.holder == holder]

    def is_one_person(self, seat: int, other: int) -> bool:
        """Whether one person plays both seats, as in a team of one (D12): they have no secrets from themselves."""
        setup: Any = self.course.match.setup
        people = setup.get("people")
        return seat == other or (people is not None and people[seat] == people[other])

    def sees_alike(self, seat: int, other: int) -> bool:
        """Whether who looks from one seat may look from the other: one person may, and all where nothing is hidden."""
        return self.is_one_person(seat, other) or bundle_of(self.course.record.game).sight is None

    # ---------------------------------------------------------------- who is here
    @property
    def is_awaited(self) -> bool:
        """Whether somebody who plays here and is still in the match has a page open, in whichever process."""
        people = self.people
        if any(seat in people for channel in self.channels for seat in channel.mine):
            return True
        elsewhere = {holder for holders, _ in self.elsewhere.values() for holder in holders}
        return any(self.sitters[seat].holder in elsewhere for seat in people)

    def is_here(self, holder: str | None) -> bool:
        """Whether somebody has a page open at this table, in whichever process."""
        if any(channel.holder == holder for channel in self.channels):
            return True
        return any(holder in holders for holders, _ in self.elsewhere.values())

    @property
    def here(self) -> set[str]:
        """All who have a page open."""
        return {channel.holder for channel in self.channels}.union(*(holders for holders, _ in self.elsewhere.values()))

    @property
    def watching(self) -> int:
        """How many look without a seat."""
        return sum(not channel.mine for channel in self.channels) + sum(many for _, many in self.elsewhere.values())

    # ---------------------------------------------------------------- whose eyes
    def first_seat(self, mine: list[int], asked: list[int]) -> int | None:
        """Who plays alone at a screen looks from their seat; several people at one screen draw a curtain first."""
        if not mine or not all(self.sees_alike(mine[0], seat) for seat in mine):
            return None
        return next((seat for seat in asked if seat in mine), mine[0])

    def turn(self, channel: Channel, asked: list[int]) -> None:
        """Somebody is asked: who has that seat too looks from it; anybody else is handed the screen first, unseen."""
        mine = channel.mine
        if self.course.draft is not None and not self.course.draft.is_secret:
            channel.seat = mine[0] if len(mine) == 1 else None  # all that was chosen so far lies open
            return
        if self.course.draft is not None and channel.seat is None:
            channel.seat = self.first_seat(mine, asked)
        theirs = [seat for seat in asked if seat in mine]
        if len(mine) > 1 and theirs and channel.seat not in asked:
            own = (seat for seat in theirs if channel.seat is not None and self.sees_alike(seat, channel.seat))
            channel.seat = next(own, None)

    def reseat(self, channel: Channel, asked: list[int]) -> None:
        """Seats have changed hands: which of them a page has, and from which it looks."""
        channel.mine = self.seats_of(channel.holder)
        if channel.seat is None or channel.seat not in channel.mine:
            channel.seat = self.first_seat(channel.mine, asked)
