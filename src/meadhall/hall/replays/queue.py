"""Queue: whose review is thought about next. One question at a time, and nobody is behind who asks for too much.

Players come first, with matches in which they have sat; uploads come last. Addresses take turns, question by question,
so whoever asks for much delays only themselves.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from meadhall.hall.records import UPLOAD, Record
from meadhall.hall.refusal import HallError

OWN: Final = 0  # whoever asks has sat there
PLAYED: Final = 1  # others have
BROUGHT: Final = 2  # it came as a file
MOST_OF_ONE: Final = 3  # reviews of a rank that wait for one address
MOST_WAITING: Final = 64
MOST_KNOWN: Final = 1_000  # addresses of which it is known when they had a turn
FORGOTTEN: Final = 60.0  # seconds after which nobody waits for a review any more: pages ask every few seconds


class Place:
    """The place of a review: for which address, of which rank, and since when nobody has asked for it."""

    def __init__(self) -> None:
        self.mark = ""
        self.rank = BROUGHT
        self.asked_at = 0.0

    def ask(self, mark: str, rank: int, now: float) -> None:
        """Somebody asks for it; it is theirs if they come before whoever has asked until now."""
        self.asked_at = now
        if rank < self.rank or not self.mark:
            self.mark, self.rank = mark, rank


P = TypeVar("P", bound=Place)


class Turns(Generic[P]):
    """All reviews that wait, by their matches, in the order in which they came."""

    def __init__(self) -> None:
        self.waiting: dict[str, P] = {}
        self.served: dict[str, int] = {}  # by address: when it had a turn last
        self.turn = 0

    def admit(self, id: str, new: P) -> None:
        """Let a review wait; refused if as many of its address do, or if all places are taken by better ones."""
        same = [each for each in self.waiting.values() if (each.mark, each.rank) == (new.mark, new.rank)]
        if len(same) >= MOST_OF_ONE:
            raise HallError("too-many-reviews", 503)
        if len(self.waiting) >= MOST_WAITING:
            last = max(self.waiting, key=lambda each: (self.waiting[each].rank, self.waiting[each].asked_at))
            if self.waiting[last].rank <= new.rank:
                raise HallError("too-many-reviews", 503)
            del self.waiting[last]
        self.waiting[id] = new

    def forget(self, now: float) -> dict[str, P]:
        """Take away the reviews that nobody has asked for again."""
        gone = {id: each for id, each in self.waiting.items() if now - each.asked_at > FORGOTTEN}
        for id in gone:
            del self.waiting[id]
        return gone

    def next(self) -> str | None:
        """Whose turn it is: players first, then the address that has waited longest."""
        if not self.waiting:
            self.served.clear()
            return None
        found, place = min(self.waiting.items(), key=lambda each: (each[1].rank, self.served.get(each[1].mark, 0)))
        self.turn += 1
        self.served.pop(place.mark, None)
        self.served[place.mark] = self.turn  # the last one now
        if len(self.served) > MOST_KNOWN:
            del self.served[next(iter(self.served))]
        return found


def rank_of(record: Record, holder: str) -> int:
    """Where the review of a match stands, for who asks."""
    if record.origin == UPLOAD:
        return BROUGHT
    return OWN if any(sitter.holder == holder for sitter in record.sitters) else PLAYED
