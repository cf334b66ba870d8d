"""Fields: what a position of a match of unicorns holds, and the rows in which it is saved.

Written by tools/generate.py from fields.yaml: not to be edited.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.games.unicorns.rules.table import DECK_WORDS, GROUPS, STABLE_WORDS, WORDS, Table
from meadhall.kernel.chance import Chance
from meadhall.kernel.machine import State
from meadhall.kernel.rows import KERNEL_ROWS

ROWS: Final = (
    *KERNEL_ROWS,
    "turn",
    "hands",
    "stables",
    "known cards",
    "known places",
    "fresh cards",
    "chosen cards",
    "effects to come",
    "cards",
)
NUMBERS_ROW: Final = 3
HAND_ROW: Final = 4
STABLE_ROW: Final = 5
KNOWN_ROW: Final = 6
PEEKED_ROW: Final = 7
FRESH_ROW: Final = 8
MARKED_ROW: Final = 9
WAITING_ROW: Final = 10
CARDS_ROW: Final = 11
NUMBERS: Final = ("left", "piled", "nursery", "turn", "plays", "extra", "cut", "context")


class Fields(State):
    """What a position of a match of unicorns holds, beside what every game's state does."""

    __slots__ = (
        "cards",
        "cut",
        "extra",
        "fresh",
        "hand",
        "known",
        "left",
        "marked",
        "nursery",
        "peeked",
        "piled",
        "plays",
        "stable",
        "table",
        "turn",
        "waiting",
    )

    table: Table
    hand: vec[i64]  # by seat three words
    stable: vec[i64]  # by seat two words
    known: vec[i64]  # by viewer and owner three words
    peeked: vec[i64]  # by viewer two words: positions of the deck that are known
    fresh: vec[i64]  # by group, viewer and seat: cards of a hand that may have come from the deck they knew
    marked: vec[i64]  # by seat two words: cards chosen by an effect at the start of this turn (W5)
    waiting: vec[i64]  # two words: effects of the start of this turn still to come
    cards: vec[i64]  # the deck from below (its top last), the pile from above (its top first)
    left: i64  # cards in the deck
    piled: i64  # cards on the discard pile
    nursery: i64  # babies, of the word of grades
    turn: i64  # nobody's before the first
    plays: i64  # cards that may still be played in this turn
    extra: i64  # turns that follow for the same player
    cut: i64  # whether the turn ends at once

    def __init__(self, table: Table, chance: Chance, like: Fields | None = None) -> None:
        self.table = table
        if like is None:
            super().__init__(table.program, table.seats, chance, vec[i64]([0] * 96))
            seats: int = table.seats
            viewers: int = seats + 1
            owners: int = seats + 2
            self.hand = vec[i64]([0] * (WORDS * seats))
            self.stable = vec[i64]([0] * (STABLE_WORDS * seats))
            self.known = vec[i64]([0] * (WORDS * viewers * owners))
            self.peeked = vec[i64]([0] * (DECK_WORDS * viewers))
            self.fresh = vec[i64]([0] * (GROUPS * viewers * seats))
            self.marked = vec[i64]([0] * (STABLE_WORDS * seats))
            self.waiting = vec[i64]([0] * STABLE_WORDS)
            self.cards = table.deck[:]
            self.left = 0
            self.piled = 0
            self.nursery = 0
            self.turn = -1
            self.plays = 0
            self.extra = 0
            self.cut = 0
        else:
            super().__init__(table.program, table.seats, chance, like.stack[:])
            self.hand = like.hand[:]
            self.stable = like.stable[:]
            self.known = like.known[:]
            self.peeked = like.peeked[:]
            self.fresh = like.fresh[:]
            self.marked = like.marked[:]
            self.waiting = like.waiting[:]
            self.cards = like.cards[:]
            self.left = like.left
            self.piled = like.piled
            self.nursery = like.nursery
            self.turn = like.turn
            self.plays = like.plays
            self.extra = like.extra
            self.cut = like.cut
            self.copy_kernel(like)

    def dump(self) -> list[list[int]]:
        """The whole state as plain ints."""
        rows = self.dump_kernel()
        numbers: list[int] = [
            self.left,
            self.piled,
            self.nursery,
            self.turn,
            self.plays,
            self.extra,
            self.cut,
            self.context,
        ]
        rows.append(numbers)
        rows.append(list(self.hand))
        rows.append(list(self.stable))
        rows.append(list(self.known))
        rows.append(list(self.peeked))
        rows.append(list(self.fresh))
        rows.append(list(self.marked))
        rows.append(list(self.waiting))
        rows.append(list(self.cards))
        return rows

    def load(self, rows: list[list[int]]) -> None:
        """The reverse of dump."""
        self.load_kernel(rows)
        (
            self.left,
            self.piled,
            self.nursery,
            self.turn,
            self.plays,
            self.extra,
            self.cut,
            self.context,
        ) = rows[NUMBERS_ROW]
        self.hand = vec[i64](rows[HAND_ROW])
        self.stable = vec[i64](rows[STABLE_ROW])
        self.known = vec[i64](rows[KNOWN_ROW])
        self.peeked = vec[i64](rows[PEEKED_ROW])
        self.fresh = vec[i64](rows[FRESH_ROW])
        self.marked = vec[i64](rows[MARKED_ROW])
        self.waiting = vec[i64](rows[WAITING_ROW])
        self.cards = vec[i64](rows[CARDS_ROW])
