"""State: where all cards are during a match of unicorns, as ints and small arrays, and the contexts on its stack."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.games.unicorns.table import Table
from meadhall.kernel.bits import count
from meadhall.kernel.chance import Chance
from meadhall.kernel.machine import SAVED, State

# The context of a card being played, or of an effect: a block of ints on the stack, found through `context`.
CTX_SAVED: Final = SAVED  # the context that was running before
CTX_CARD: Final = 1  # the face
CTX_SEAT: Final = 2  # whose card or effect it is
CTX_KIND: Final = 3
CTX_DONE: Final = 4  # whether the last part was done, for a "then" (V7.5)
CTX_WHO: Final = 5  # the seat that the rest speaks of, plus one
CTX_HELD: Final = 6  # 1 while the card itself lies here, between hand and stable or pile
CTX_STAGE: Final = 7
CTX_CHAIN: Final = 8  # how many instants were played on it
CTX_CHAIN_SEATS: Final = 9  # who played them, four bits each, the first one lowest
CTX_CHAIN_FACES: Final = 10  # which, four bits each: places among the instants' faces
CTX_CHAIN_LEVELS: Final = 11  # what they answer, four bits each: 0 for the card, then the instants in their order
CTX_MOVED: Final = 12  # the card that is on its way to another stable, as an answer names it
CTX_SLOTS: Final = 13  # choices named when the card was played
SLOTS: Final = 8  # as many as there can be stables
CTX_SIZE: Final = CTX_SLOTS + SLOTS

# kinds of context
PLAYED: Final = 0
ENTERED: Final = 1
BEGAN: Final = 2
FALLEN: Final = 3
REACTED: Final = 4

# stages of a card being played, after the first one, in which things are named
ANSWERING: Final = 1
RESOLVING: Final = 2

# a slot: nothing was named, nothing is wanted, or what was named plus two
UNNAMED: Final = 0
DECLINED: Final = 1
NAMED: Final = 2


@final
class Unicorns(State):
    """One position of a match."""

    __slots__ = (
        "cards", "cut", "extra", "fresh", "hand", "known", "left", "marked", "nursery", "peeked", "piled",
        "plays", "stable", "table", "turn", "waiting",
    )  # fmt: skip

    def __init__(
        self, table: Table, chance: Chance, stack: vec[i64], hand: vec[i64], stable: vec[i64], cards: vec[i64],
        known: vec[i64], peeked: vec[i64], fresh: vec[i64], marked: vec[i64], waiting: vec[i64],
    ) -> None:  # fmt: skip
        super().__init__(table.program, table.seats, chance, stack)
        self.table: Table = table
        self.hand: vec[i64] = hand  # by seat three words
        self.stable: vec[i64] = stable  # by seat two words
        self.cards: vec[i64] = cards  # the deck from below (its top last), the pile from above (its top first)
        self.known: vec[i64] = (
            known  # by viewer and owner three words; the last viewer watches, the last owner is the deck
        )
        self.peeked: vec[i64] = peeked  # by viewer two words: positions of the deck that are known
        self.fresh: vec[i64] = fresh  # by viewer and seat: cards of a hand that may have come from the deck they knew
        self.marked: vec[i64] = marked  # by seat two words: cards chosen by an effect at the start of this turn (W5)
        self.waiting: vec[i64] = waiting  # two words: effects of the start of this turn still to come
        self.left: i64 = 0  # cards in the deck
        self.piled: i64 = 0  # cards on the discard pile
        self.nursery: i64 = 0  # of word 1
        self.turn: i64 = -1  # nobody's before the first
        self.plays: i64 = 0  # cards that may still be played in this turn
        self.extra: i64 = 0  # turns that follow for the same player
        self.cut: i64 = 0  # whether the turn ends at once

    def clone(self) -> Unicorns:
        """An independent copy; nobody listens to it yet."""
        copy = Unicorns(
            self.table, self.chance.clone(), self.stack[:], self.hand[:], self.stable[:], self.cards[:], self.known[:],
            self.peeked[:], self.fresh[:], self.marked[:], self.waiting[:],
        )  # fmt: skip
        copy.copy_kernel(self)
        copy.left = self.left
        copy.piled = self.piled
        copy.nursery = self.nursery
        copy.turn = self.turn
        copy.plays = self.plays
        copy.extra = self.extra
        copy.cut = self.cut
        return copy

    def dump(self) -> list[list[int]]:
        """The whole state as plain ints."""
        scalars: list[int] = [
            self.left, self.piled, self.nursery, self.turn, self.plays, self.extra, self.cut, self.context,
        ]  # fmt: skip
        rows = self.dump_kernel()
        rows.append(scalars)
        for array in (self.hand, self.stable, self.known, self.peeked, self.fresh, self.marked, self.waiting):
            rows.append(list(array))
        rows.append(self.listed_cards())
        return rows

    def listed_cards(self) -> list[int]:
        """Deck and pile with -1 between them: what lies there is a trace of the past, not part of the state."""
        size = len(self.cards)
        return [self.cards[at] if at < self.left or at >= size - self.piled else -1 for at in range(size)]

    def load(self, rows: list[list[int]]) -> None:
        """The reverse of dump."""
        self.load_kernel(rows)
        (
            self.left, self.piled, self.nursery, self.turn, self.plays, self.extra, self.cut, self.context,
        ) = rows[3]  # fmt: skip
        self.hand = vec[i64](rows[4])
        self.stable = vec[i64](rows[5])
        self.known = vec[i64](rows[6])
        self.peeked = vec[i64](rows[7])
        self.fresh = vec[i64](rows[8])
        self.marked = vec[i64](rows[9])
        self.waiting = vec[i64](rows[10])
        self.cards = vec[i64](rows[11])

    def hand_size(self, seat: i64) -> i64:
        """How many cards a seat holds; everybody sees that."""
        hand = self.hand
        at = 3 * seat
        return count(hand[at]) + count(hand[at + 1]) + count(hand[at + 2])

    # ---------------------------------------------------------------- contexts
    def open_context(self, kind: i64, seat: i64, card: i64) -> None:
        """Begin the context of a card or an effect; a frame of the node that closes it comes next."""
        base = self.open_block(CTX_SIZE)
        stack = self.stack
        for at in range(base + CTX_DONE, base + CTX_SIZE):
            stack[at] = 0
        stack[base + CTX_CARD] = card
        stack[base + CTX_SEAT] = seat
        stack[base + CTX_KIND] = kind
