"""AskedCache: who is asked in matches that nobody looks at, so that a list of them need not play each one through."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, NamedTuple

MOST: Final = 5_000


class AskedSeats(NamedTuple):
    """After so many rows, these seats are asked."""

    number: int
    asked: list[int]


class AskedCache:
    """The last ones that were caught, by the id of their match."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, AskedSeats] = OrderedDict()

    def keep(self, id: str, found: AskedSeats) -> AskedSeats:
        """Remember one; the oldest makes room."""
        self.kept[id] = found
        self.kept.move_to_end(id)
        if len(self.kept) > MOST:
            self.kept.popitem(last=False)
        return found

    def numbers(self) -> dict[str, int]:
        """After how many rows each was caught."""
        return {id: found.number for id, found in self.kept.items()}
