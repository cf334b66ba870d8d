"""Fields: what a position of a duel holds, and the rows in which it is saved.

Written by tools/generate.py from fields.yaml: not to be edited.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.games.duel.rules.table import Table
from meadhall.kernel.chance import Chance
from meadhall.kernel.machine import State
from meadhall.kernel.rows import KERNEL_ROWS

ROWS: Final = (
    *KERNEL_ROWS,
    "turn",
    "spaces",
    "health",
    "spaces at the start of the turn",
    "spaces of the seats",
    "hands",
    "sizes of the decks",
    "sizes of the piles",
    "tokens",
    "known cards",
    "known places",
    "cards",
    "what lasts",
    "tokens on the board",
)
NUMBERS_ROW: Final = 3
SPACE_ROW: Final = 4
HEALTH_ROW: Final = 5
BEGAN_ROW: Final = 6
STANDS_ROW: Final = 7
HAND_ROW: Final = 8
LEFT_ROW: Final = 9
PILED_ROW: Final = 10
TOKEN_ROW: Final = 11
KNOWN_ROW: Final = 12
PEEKED_ROW: Final = 13
CARDS_ROW: Final = 14
LASTING_ROW: Final = 15
PIECES_ROW: Final = 16
PLAIN_ROWS: Final = LASTING_ROW  # there are no more where nothing else is
NUMBERS: Final = ("turn", "actions", "taken", "played", "out", "doors", "context", "combat", "batch")


class Fields(State):
    """What a position of a duel holds, beside what every game's state does."""

    __slots__ = (
        "actions",
        "batch",
        "began",
        "cards",
        "combat",
        "doors",
        "hand",
        "health",
        "known",
        "lasting",
        "left",
        "out",
        "peeked",
        "pieces",
        "piled",
        "played",
        "space",
        "stands",
        "table",
        "taken",
        "token",
        "turn",
    )

    table: Table
    space: vec[i64]  # by fighter; -1 off the board
    health: vec[i64]  # by fighter
    began: vec[i64]  # by fighter
    stands: vec[i64]  # by seat: the spaces its fighters stand on
    hand: vec[i64]  # by seat: a set of cards
    left: vec[i64]  # by seat: cards left in the deck
    piled: vec[i64]  # by seat: cards on the discard pile
    token: vec[i64]  # by seat
    known: vec[i64]  # viewer * seats + owner: cards known to be in hand, or laid face down from it
    peeked: vec[i64]  # viewer * seats + owner: positions of the deck that are known
    cards: vec[i64]  # by seat 30 places: the deck from below (its top last), the pile from above
    lasting: vec[i64]  # by seat and place: a frame with its source, and whom it is about; empty where nothing can last
    # by seat and kind: the spaces with one, and how many each fighter has; empty where no hero has such kinds
    pieces: vec[i64]
    turn: i64  # nobody's before the first
    actions: i64  # still to be taken this turn
    taken: i64  # begun this turn
    played: i64  # seats that have had a turn (D11.2)
    out: i64  # seats whose heroes are defeated
    doors: i64  # closed ones
    combat: i64  # where the running one begins on the stack, 0 for none
    batch: i64  # where the damage begins that waits for shifts, 0 for none

    def __init__(self, table: Table, chance: Chance, like: Fields | None = None) -> None:  # noqa: PLR0915 - a statement for each part
        self.table = table
        if like is None:
            super().__init__(table.program, table.seats, chance, vec[i64]([0] * 96))
            seats: int = table.seats
            fighters: int = len(table.health)
            room: int = table.lasting
            kinds: int = table.pieces
            self.space = vec[i64]([-1] * fighters)
            self.health = vec[i64]([0] * fighters)
            self.began = vec[i64]([-1] * fighters)
            self.stands = vec[i64]([0] * seats)
            self.hand = vec[i64]([0] * seats)
            self.left = table.deck_sizes[:]
            self.piled = vec[i64]([0] * seats)
            self.token = vec[i64]([0] * seats)
            self.known = vec[i64]([0] * (seats * seats))
            self.peeked = vec[i64]([0] * (seats * seats))
            self.cards = table.full_decks()
            self.lasting = vec[i64]([0] * room)
            self.pieces = vec[i64]([0] * kinds)
            self.turn = -1
            self.actions = 0
            self.taken = 0
            self.played = 0
            self.out = 0
            self.doors = 0
            self.combat = 0
            self.batch = 0
        else:
            super().__init__(table.program, table.seats, chance, like.stack[:])
            self.space = like.space[:]
            self.health = like.health[:]
            self.began = like.began[:]
            self.stands = like.stands[:]
            self.hand = like.hand[:]
            self.left = like.left[:]
            self.piled = like.piled[:]
            self.token = like.token[:]
            self.known = like.known[:]
            self.peeked = like.peeked[:]
            self.cards = like.cards[:]
            self.lasting = like.lasting[:]
            self.pieces = like.pieces[:]
            self.turn = like.turn
            self.actions = like.actions
            self.taken = like.taken
            self.played = like.played
            self.out = like.out
            self.doors = like.doors
            self.combat = like.combat
            self.batch = like.batch
            self.copy_kernel(like)

    def dump(self) -> list[list[int]]:
        """The whole state as plain ints."""
        rows = self.dump_kernel()
        numbers: list[int] = [
            self.turn,
            self.actions,
            self.taken,
            self.played,
            self.out,
            self.doors,
            self.context,
            self.combat,
            self.batch,
        ]
        rows.append(numbers)
        rows.append(list(self.space))
        rows.append(list(self.health))
        rows.append(list(self.began))
        rows.append(list(self.stands))
        rows.append(list(self.hand))
        rows.append(list(self.left))
        rows.append(list(self.piled))
        rows.append(list(self.token))
        rows.append(list(self.known))
        rows.append(list(self.peeked))
        rows.append(list(self.cards))
        if len(self.lasting) + len(self.pieces) > 0:
            rows.append(list(self.lasting))
            rows.append(list(self.pieces))
        return rows

    def load(self, rows: list[list[int]]) -> None:
        """The reverse of dump."""
        self.load_kernel(rows)
        (
            self.turn,
            self.actions,
            self.taken,
            self.played,
            self.out,
            self.doors,
            self.context,
            self.combat,
            self.batch,
        ) = rows[NUMBERS_ROW]
        self.space = vec[i64](rows[SPACE_ROW])
        self.health = vec[i64](rows[HEALTH_ROW])
        self.began = vec[i64](rows[BEGAN_ROW])
        self.stands = vec[i64](rows[STANDS_ROW])
        self.hand = vec[i64](rows[HAND_ROW])
        self.left = vec[i64](rows[LEFT_ROW])
        self.piled = vec[i64](rows[PILED_ROW])
        self.token = vec[i64](rows[TOKEN_ROW])
        self.known = vec[i64](rows[KNOWN_ROW])
        self.peeked = vec[i64](rows[PEEKED_ROW])
        self.cards = vec[i64](rows[CARDS_ROW])
        if len(rows) > PLAIN_ROWS:
            self.lasting = vec[i64](rows[LASTING_ROW])
            self.pieces = vec[i64](rows[PIECES_ROW])
