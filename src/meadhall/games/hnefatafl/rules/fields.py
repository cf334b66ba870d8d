"""Fields: what a position of a match of hnefatafl holds, and the rows in which it is saved.

Written by tools/generate.py from fields.yaml: not to be edited.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.games.hnefatafl.rules.table import NONE, NOWHERE, SEATS, Table
from meadhall.kernel.chance import Chance
from meadhall.kernel.machine import State
from meadhall.kernel.rows import KERNEL_ROWS

ROWS: Final = (*KERNEL_ROWS, "turn", "places", "past positions")
NUMBERS_ROW: Final = 3
PLACE_ROW: Final = 4
PAST_ROW: Final = 5
NUMBERS: Final = ("turn", "moves", "quiet", "moved", "origin", "taken")


class Fields(State):
    """What a position of a match of hnefatafl holds, beside what every game's state does."""

    __slots__ = ("moved", "moves", "occupant", "origin", "past", "place", "quiet", "table", "taken", "turn")

    table: Table
    place: vec[i64]  # by piece: its square
    occupant: vec[i64]  # by square: its piece; follows from the places
    past: vec[i64]  # all positions since the last capture, packed, the present one last
    turn: i64
    moves: i64
    quiet: i64  # moves since the last capture
    moved: i64  # the piece of the last move
    origin: i64  # where it came from
    taken: i64  # what it took

    def __init__(self, table: Table, chance: Chance, like: Fields | None = None) -> None:
        self.table = table
        if like is None:
            super().__init__(table.program, SEATS, chance, vec[i64]([0] * 4))
            squares: int = table.squares
            self.place = table.start[:]
            self.occupant = vec[i64]([NONE] * squares)
            self.past = vec[i64]([])
            self.turn = 0
            self.moves = 0
            self.quiet = 0
            self.moved = NONE
            self.origin = NOWHERE
            self.taken = 0
        else:
            super().__init__(table.program, SEATS, chance, like.stack[:])
            self.place = like.place[:]
            self.occupant = like.occupant[:]
            self.past = like.past[:]
            self.turn = like.turn
            self.moves = like.moves
            self.quiet = like.quiet
            self.moved = like.moved
            self.origin = like.origin
            self.taken = like.taken
            self.copy_kernel(like)

    def dump(self) -> list[list[int]]:
        """The whole state as plain ints."""
        rows = self.dump_kernel()
        numbers: list[int] = [self.turn, self.moves, self.quiet, self.moved, self.origin, self.taken]
        rows.append(numbers)
        rows.append(list(self.place))
        rows.append(list(self.past))
        return rows

    def load(self, rows: list[list[int]]) -> None:
        """The reverse of dump."""
        self.load_kernel(rows)
        (self.turn, self.moves, self.quiet, self.moved, self.origin, self.taken) = rows[NUMBERS_ROW]
        self.place = vec[i64](rows[PLACE_ROW])
        self.past = vec[i64](rows[PAST_ROW])
