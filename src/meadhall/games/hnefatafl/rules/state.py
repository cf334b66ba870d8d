"""State: where the pieces of a match of hnefatafl stand, as ints and small arrays, and what has been on the board."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from meadhall.games.hnefatafl.rules.fields import PLACE_ROW, Fields
from meadhall.games.hnefatafl.rules.table import KING_BITS, NONE, NOWHERE
from meadhall.kernel.bits import WORD, bit

TAKEN_BITS: Final = 8  # for each piece that the last move took: its number plus one


@final
class Hnefatafl(Fields):
    """One position of a match; what it holds is declared in fields.yaml."""

    __slots__ = ()

    def clone(self) -> Hnefatafl:
        """An independent copy; nobody listens to it yet."""
        return Hnefatafl(self.table, self.chance.clone(), self)

    def load(self, rows: list[list[int]]) -> None:
        """The reverse of dump."""
        super().load(rows)
        self.stand(rows[PLACE_ROW])

    def stand(self, places: list[int]) -> None:
        """Put every piece on its square."""
        self.place = vec[i64](places)
        occupant = vec[i64]([NONE] * len(self.occupant))
        for piece, square in enumerate(places):
            if square >= 0:
                occupant[square] = piece
        self.occupant = occupant

    # ---------------------------------------------------------------- pieces on squares
    def put(self, piece: i64, square: i64) -> None:
        """A piece goes from its square to another."""
        self.occupant[self.place[piece]] = NONE
        self.occupant[square] = piece
        self.place[piece] = square

    def take_off(self, piece: i64) -> None:
        """A piece leaves the board."""
        self.occupant[self.place[piece]] = NONE
        self.place[piece] = NOWHERE

    def is_of(self, square: i64, seat: i64) -> bool:
        """Whether a piece of a seat stands on a square."""
        piece = self.occupant[square]
        return piece >= 0 and self.table.side(piece) == seat

    # ---------------------------------------------------------------- positions so far
    def note_position(self) -> None:
        """Add the position on the board to those that have been there: exact, pieces of a kind being alike (K12)."""
        table = self.table
        base: i64 = len(self.past)
        past = self.past
        for _ in range(table.words):
            past = append(past, i64(0))
        past[base] = self.place[table.king] + 1
        for piece in range(table.king):
            square = self.place[piece]
            if square >= 0:
                at = KING_BITS + square
                if piece >= table.attackers:
                    at += table.squares
                past[base + at // WORD] |= bit(at % WORD)
        self.past = past

    def forget_positions(self) -> None:
        """After a capture no earlier position can come again."""
        self.past = NO_PAST[:]

    def repeats(self) -> i64:
        """How often the present position has been on the board with the same side to move."""
        words = self.table.words
        present = len(self.past) - words
        found: i64 = 0
        at: i64 = present
        while at >= 0:  # sides move in turn: every other position has the same side to move
            if self.is_same(at, present):
                found += 1
            at -= 2 * words
        return found

    def is_same(self, one: i64, other: i64) -> bool:
        """Whether two packed positions are equal."""
        for word in range(self.table.words):
            if self.past[one + word] != self.past[other + word]:
                return False
        return True


NO_PAST: Final[vec[i64]] = vec[i64]([])
