"""Searches: the verbs of card files about the deck and the discard pile."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from meadhall.games.unicorns.rules import events
from meadhall.games.unicorns.rules.choices import Choice
from meadhall.games.unicorns.rules.deck import (
    deck_faces,
    lift,
    look_through,
    peek,
    shuffle,
    shuffle_hand_in,
    shuffle_pile_in,
    take_from_deck,
    take_from_top,
)
from meadhall.games.unicorns.rules.ending import deck_ran_out
from meadhall.games.unicorns.rules.hands import gain_openly
from meadhall.games.unicorns.rules.kinds import What
from meadhall.games.unicorns.rules.pile import lift_from_pile, pile_faces, put_on_pile
from meadhall.games.unicorns.rules.plays import card_field
from meadhall.games.unicorns.rules.state import CTX_CARD, CTX_DONE, CTX_HELD, Unicorns
from meadhall.games.unicorns.rules.table import CODES, WORDS
from meadhall.kernel.bits import WORD, bit
from meadhall.kernel.machine import Node
from meadhall.kernel.options import Options

NOTHING: Final = CODES  # to find nothing, above the codes of all cards


@final
class TakeFromPile(Choice):
    """Take a card of a kind from the discard pile to hand."""

    def __init__(self, what: What) -> None:
        super().__init__()
        self.question = "choose_from_pile"
        self.rules = ("V7.4",)
        self.what: What = what

    def looks_at(self) -> str:
        """The pile."""
        return "pile"

    def offer(self, s: Unicorns, me: i64, a: i64, b: i64, out: Options) -> None:
        """The pile lies open."""
        for word in range(i64(WORDS)):
            mask = self.what.masks[word]
            if mask != 0:
                out.put(word, pile_faces(s, word) & mask)

    def do(self, s: Unicorns, me: i64, a: i64, code: i64) -> None:
        """Take it."""
        lift_from_pile(s, code)
        gain_openly(s, me, code)
        s.tell(events.CARD_TAKEN, me, code, 0, 0)

    def tell_named(self, s: Unicorns, me: i64, code: i64) -> None:
        """The card."""
        s.tell(events.CARD_NAMED, me, code, me, 0)

    def describe(self, s: Unicorns, me: i64, a: i64, code: int) -> list[tuple[str, object]]:
        """The card."""
        return card_field(s, "take", code)


@final
class Search(Node[Unicorns]):
    """Search the deck for a card of a kind, show it, take it or none, shuffle (V7.4, U10). `a`: 1 after the look."""

    def __init__(self, what: What) -> None:
        super().__init__()
        self.question = "choose_from_deck"
        self.rules = ("V7.4",)
        self.what: What = what

    def can(self, s: Unicorns, me: i64) -> bool:
        """There must be a deck."""
        return s.left > 0

    def run(self, s: Unicorns, me: i64, a: i64, b: i64) -> None:
        """Only the player sees what is there: it is asked even if nothing that fits is."""
        if s.is_gone(me) or s.left == 0:
            return
        if a == 0:
            look_through(s, me, self.what.masks)
        s.ask_with(me, 1, 0)

    def options(self, s: Unicorns, me: i64, a: i64, b: i64, out: Options) -> None:
        """What is there, or nothing."""
        for word in range(i64(WORDS)):
            mask = self.what.masks[word]
            if mask != 0:
                out.put(word, deck_faces(s, word) & mask)
        out.add(NOTHING)

    def answer(self, s: Unicorns, me: i64, a: i64, b: i64, code: i64) -> None:
        """Show it and take it."""
        if code == NOTHING:
            code = -1
        else:
            take_from_deck(s, me, code)
        shuffle(s)
        s.tell(events.DECK_SEARCHED, me, code, 0, 0)
        if s.left == 0:
            deck_ran_out(s)

    def fields(self, s: Unicorns, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """The card."""
        return [("nothing", "")] if code == NOTHING else card_field(s, "find", code)


@final
class Foresee(Node[Unicorns]):
    """Look at the uppermost cards of the deck and take one; the others go back in any order."""

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.question = "choose_from_top"
        self.rules = ("V7.2",)
        self.n: i64 = n
        self.order: PutBack = PutBack()

    def run(self, s: Unicorns, me: i64, a: i64, b: i64) -> None:
        """As many as there are. `a`: how many have been looked at."""
        n = a
        if s.is_gone(me) or s.left == 0:
            return
        if a == 0:
            n = self.n
            if n > s.left:
                n = s.left
            peek(s, me, n)
        s.ask_with(me, n, 0)

    def options(self, s: Unicorns, me: i64, a: i64, b: i64, out: Options) -> None:
        """The faces on top."""
        list_top(s, a, 0, out)

    def answer(self, s: Unicorns, me: i64, a: i64, b: i64, code: i64) -> None:
        """Take it."""
        if a > 2:
            self.order.push(s, me, a - 1, 0)
        take_from_top(s, me, code)

    def fields(self, s: Unicorns, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """The card."""
        return card_field(s, "take", code)


@final
class PutBack(Node[Unicorns]):
    """Put cards back on the deck: say which comes uppermost. `a`: of how many; `b`: how many lie in order above."""

    def __init__(self) -> None:
        super().__init__()
        self.question = "choose_order"
        self.rules = ("V7.2",)

    def run(self, s: Unicorns, me: i64, a: i64, b: i64) -> None:
        """Only the player knows them."""
        if not s.is_gone(me):
            s.ask(me)

    def options(self, s: Unicorns, me: i64, a: i64, b: i64, out: Options) -> None:
        """The faces that are not in order yet."""
        list_top(s, a, b, out)

    def answer(self, s: Unicorns, me: i64, a: i64, b: i64, code: i64) -> None:
        """It lies where it was put; the last one needs no word."""
        lift(s, code, b)
        s.confide(events.CARD_PUT_BACK, bit(me), me, b + 1, 0, code)
        if b + 2 < a:
            self.push(s, me, a, b + 1)

    def fields(self, s: Unicorns, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """The card."""
        return card_field(s, "put", code)


def list_top(s: Unicorns, n: i64, skip: i64, out: Options) -> None:
    """The faces of the n uppermost cards of the deck, but for the very uppermost ones."""
    for word in range(i64(WORDS)):
        found: i64 = 0
        for at in range(s.left - n, s.left - skip):
            if s.cards[at] // WORD == word:
                found |= bit(s.cards[at] % WORD)
        out.put(word, found)


@final
class ShuffleIn(Node[Unicorns]):
    """Shuffle the discard pile into the deck, and with it one's hand and the card itself where it says so."""

    def __init__(self, everything: bool) -> None:
        super().__init__()
        self.everything: bool = everything

    def run(self, s: Unicorns, me: i64, a: i64, b: i64) -> None:
        """All together; who has left does nothing more (U7)."""
        if s.is_gone(me):
            return
        if self.everything:
            s.tell(events.HAND_SHUFFLED, me, s.hand_size(me), 0, 0)
            shuffle_hand_in(s, me)
            if s.get(CTX_HELD) != 0:
                s.set(CTX_HELD, 0)
                put_on_pile(s, s.get(CTX_CARD))
        s.tell(events.PILE_SHUFFLED, me, s.piled, 0, 0)
        shuffle_pile_in(s)
        s.set(CTX_DONE, 1)
