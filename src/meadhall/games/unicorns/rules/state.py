"""State: where all cards are during a match of unicorns, as ints and small arrays, and the contexts on its stack."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from meadhall.games.unicorns.rules.fields import CARDS_ROW, Fields
from meadhall.games.unicorns.rules.table import GRADES, HERD, SPELLS, WORDS
from meadhall.kernel.bits import count
from meadhall.kernel.machine import SAVED

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

ENDLESS: Final = 5  # the reason of a match whose effects come to no end


@final
class Unicorns(Fields):
    """One position of a match; what it holds is declared in fields.yaml."""

    __slots__ = ()

    def stop_endless(self) -> None:
        """Nobody wins a match that would never go on."""
        self.finish(0, ENDLESS)

    def clone(self) -> Unicorns:
        """An independent copy; nobody listens to it yet."""
        return Unicorns(self.table, self.chance.clone(), self)

    def dump(self) -> list[list[int]]:
        """The whole state as plain ints."""
        rows = super().dump()
        rows[CARDS_ROW] = self.listed_cards()
        return rows

    def listed_cards(self) -> list[int]:
        """Deck and pile with -1 between them: what lies there is a trace of the past, not part of the state."""
        size = len(self.cards)
        return [self.cards[at] if at < self.left or at >= size - self.piled else -1 for at in range(size)]

    def hand_size(self, seat: i64) -> i64:
        """How many cards a seat holds; everybody sees that."""
        hand = self.hand
        at = WORDS * seat
        return count(hand[at + HERD]) + count(hand[at + GRADES]) + count(hand[at + SPELLS])

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
