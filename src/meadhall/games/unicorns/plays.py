"""Plays: the verbs of card files about hands, the deck, the discard pile and turns."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from meadhall.games.unicorns import events
from meadhall.games.unicorns.choices import JOINT, OPTIONAL, Choice
from meadhall.games.unicorns.deck import (
    deck_faces,
    draw,
    lift,
    lift_from_pile,
    look_through,
    peek,
    pile_faces,
    shuffle,
    shuffle_hand_in,
    shuffle_pile_in,
    take_from_deck,
    take_from_top,
)
from meadhall.games.unicorns.effects import What
from meadhall.games.unicorns.ending import deck_ran_out
from meadhall.games.unicorns.hands import by_chance, discard, gain_openly, see_hand, snatch, swap_hands
from meadhall.games.unicorns.state import CTX_CARD, CTX_DONE, CTX_HELD, CTX_WHO, Unicorns
from meadhall.games.unicorns.table import CODES, WORDS
from meadhall.kernel.bits import bit, count
from meadhall.kernel.machine import Node
from meadhall.kernel.options import Options

ME: Final = 0
CHOSEN: Final = 1
WHO: Final = ("me", "chosen")
NOTHING: Final = CODES  # to find nothing


def player(s: Unicorns, me: i64, who: i64) -> i64:
    """Whom an effect speaks of."""
    if who == ME:
        return me
    return s.get(CTX_WHO) - 1


def card_field(s: Unicorns, kind: str, code: int) -> list[tuple[str, object]]:
    """An option that is a card."""
    return [(kind, ""), ("card", s.table.faces[code].id)]


@final
class Draw(Node[Unicorns]):
    """Draw cards (V4.1)."""

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n: i64 = n

    def run(self, s: Unicorns, me: i64, a: i64, b: i64) -> None:
        """As many as there are."""
        if s.is_gone(me):
            return
        done: i64 = 0
        if draw(s, me, self.n) > 0:
            done = 1
        s.set(CTX_DONE, done)


@final
class Discard(Choice):
    """A player discards cards, and chooses which (V4.2). The seat whose hand it is is asked."""

    def __init__(self, who: i64, n: i64, what: What) -> None:
        super().__init__()
        self.question = "choose_discard"
        self.rules = ("V4.2", "V7.6")
        self.who: i64 = who
        self.n: i64 = n
        self.what: What = what
        self.any: bool = what.name == "card"

    def times(self, s: Unicorns, me: i64) -> i64:
        """As many as it says."""
        return self.n

    def is_hidden(self) -> bool:
        """A hand is hidden."""
        return True

    def can(self, s: Unicorns, me: i64) -> bool:
        """As a price it must be paid whole; how many cards there are is plain to see."""
        return s.hand_size(player(s, me, self.who)) >= self.n

    def is_possible(self, s: Unicorns, me: i64, a: i64, b: i64) -> bool:
        """There must be a card; what cards there are is hidden."""
        return s.hand_size(player(s, me, self.who)) > 0

    def matching(self, s: Unicorns, seat: i64) -> i64:
        """How many cards of a hand could be discarded."""
        total: i64 = 0
        for word in range(i64(WORDS)):
            mask: i64 = self.what.masks[word]
            total += count(s.hand[3 * seat + word] & mask)
        return total

    def run(self, s: Unicorns, me: i64, a: i64, b: i64) -> None:
        """Asked of the player whose hand it is."""
        seat = player(s, me, self.who)
        if seat < 0 or s.is_gone(seat) or a >= self.n:
            return
        if a == 0 and b & JOINT == 0:
            s.set(CTX_DONE, 0)
        if s.hand_size(seat) > 0:
            s.ask_with(seat, a, b)

    def offer(self, s: Unicorns, me: i64, a: i64, b: i64, out: Options) -> None:
        """Cards of the hand; as a price all that are left to pay must be there."""
        seat = player(s, me, self.who)
        if b & OPTIONAL != 0 and self.matching(s, seat) < self.n - a:
            return
        for word in range(i64(WORDS)):
            mask: i64 = self.what.masks[word]
            out.put(word, s.hand[3 * seat + word] & mask & s.table.first[word])

    def do(self, s: Unicorns, me: i64, a: i64, code: i64) -> None:
        """It goes."""
        discard(s, player(s, me, self.who), code, events.BY_EFFECT)

    def describe(self, s: Unicorns, me: i64, a: i64, code: int) -> list[tuple[str, object]]:
        """The card."""
        return card_field(s, "discard", code)


@final
class ChoosePlayer(Choice):
    """Choose another player, whom the rest speaks of (V4.6)."""

    def __init__(self, holding: bool) -> None:
        super().__init__()
        self.question = "choose_player"
        self.rules = ("V4.6", "V7.7")
        self.holding: bool = holding

    def offer(self, s: Unicorns, me: i64, a: i64, b: i64, out: Options) -> None:
        """Others at the table; where it is about their cards, those who hold some."""
        found: i64 = 0
        for seat in range(s.seats):
            if seat != me and not s.is_gone(seat) and (not self.holding or s.hand_size(seat) > 0):
                found |= bit(seat)
        out.put(0, found)

    def do(self, s: Unicorns, me: i64, a: i64, code: i64) -> None:
        """Remember who."""
        s.set(CTX_WHO, code + 1)
        s.tell(events.PLAYER_CHOSEN, me, code, 0, 0)

    def tell_named(self, s: Unicorns, me: i64, code: i64) -> None:
        """The player."""
        s.tell(events.PLAYER_NAMED, me, code, 0, 0)

    def describe(self, s: Unicorns, me: i64, a: i64, code: int) -> list[tuple[str, object]]:
        """The player."""
        return [("player", ""), ("other", code)]


@final
class TakeRandom(Node[Unicorns]):
    """Take a card of the chosen player's hand by chance."""

    def run(self, s: Unicorns, me: i64, a: i64, b: i64) -> None:
        """If there is one."""
        other = s.get(CTX_WHO) - 1
        if not s.is_gone(me) and other >= 0 and s.hand_size(other) > 0:
            snatch(s, me, other, by_chance(s, other))


@final
class TakeSeen(Choice):
    """Look at the chosen player's hand and take a card of it."""

    def __init__(self) -> None:
        super().__init__()
        self.question = "choose_card_of_hand"
        self.rules = ("V7.2",)

    def is_hidden(self) -> bool:
        """Only the two see it."""
        return True

    def run(self, s: Unicorns, me: i64, a: i64, b: i64) -> None:
        """Look first, once."""
        other = s.get(CTX_WHO) - 1
        if s.is_gone(me) or other < 0 or s.hand_size(other) == 0 or a > 0:
            return
        if b & JOINT == 0:
            see_hand(s, me, other)
        s.ask_with(me, 0, JOINT)

    def offer(self, s: Unicorns, me: i64, a: i64, b: i64, out: Options) -> None:
        """Any of them."""
        other = s.get(CTX_WHO) - 1
        for word in range(i64(WORDS)):
            out.put(word, s.hand[3 * other + word] & s.table.first[word])

    def do(self, s: Unicorns, me: i64, a: i64, code: i64) -> None:
        """Take it."""
        snatch(s, me, s.get(CTX_WHO) - 1, code)

    def describe(self, s: Unicorns, me: i64, a: i64, code: int) -> list[tuple[str, object]]:
        """The card."""
        return card_field(s, "take", code)


@final
class SwapHands(Node[Unicorns]):
    """Trade hands with the chosen player."""

    def run(self, s: Unicorns, me: i64, a: i64, b: i64) -> None:
        """Whole hands, empty ones too."""
        other = s.get(CTX_WHO) - 1
        if not s.is_gone(me) and other >= 0 and not s.is_gone(other):
            swap_hands(s, me, other)


@final
class TakeFromPile(Choice):
    """Take a card of a kind from the discard pile to hand."""

    def __init__(self, what: What) -> None:
        super().__init__()
        self.question = "choose_from_pile"
        self.rules = ("V7.4",)
        self.what: What = what

    def offer(self, s: Unicorns, me: i64, a: i64, b: i64, out: Options) -> None:
        """The pile lies open."""
        for word in range(i64(WORDS)):
            mask: i64 = self.what.masks[word]
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
    """Search the deck for a card of a kind, show it, take it to hand, shuffle (V7.4). `a`: whether one has looked."""

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
        """What is there, or nothing if none is."""
        for word in range(i64(WORDS)):
            mask: i64 = self.what.masks[word]
            if mask != 0:
                out.put(word, deck_faces(s, word) & mask)
        if out.count() == 0:
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
            if s.cards[at] // 60 == word:
                found |= bit(s.cards[at] % 60)
        out.put(word, found)


@final
class ShuffleIn(Node[Unicorns]):
    """Shuffle the discard pile into the deck, and with it one's hand and the card itself where it says so."""

    def __init__(self, everything: bool) -> None:
        super().__init__()
        self.everything: bool = everything

    def run(self, s: Unicorns, me: i64, a: i64, b: i64) -> None:
        """All together."""
        if self.everything and not s.is_gone(me):
            s.tell(events.HAND_SHUFFLED, me, s.hand_size(me), 0, 0)
            shuffle_hand_in(s, me)
            if s.get(CTX_HELD) != 0:
                s.set(CTX_HELD, 0)
                s.piled += 1
                s.cards[len(s.cards) - s.piled] = s.get(CTX_CARD)
        s.tell(events.PILE_SHUFFLED, me, s.piled, 0, 0)
        shuffle_pile_in(s)
        s.set(CTX_DONE, 1)


@final
class ExtraTurn(Node[Unicorns]):
    """Take one more turn when this one has fully ended (W2)."""

    def run(self, s: Unicorns, me: i64, a: i64, b: i64) -> None:
        """It waits."""
        s.extra += 1
        s.tell(events.TURN_EXTENDED, me, s.extra, 0, 0)


@final
class CutTurn(Node[Unicorns]):
    """The turn ends at once: no drawing, no action; what must still happen at its start waits no longer (W5)."""

    def run(self, s: Unicorns, me: i64, a: i64, b: i64) -> None:
        """Note it."""
        s.cut = 1
        s.tell(events.TURN_CUT, me, 0, 0, 0)


@final
class PlayMore(Node[Unicorns]):
    """More cards may be played in this turn."""

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n: i64 = n

    def run(self, s: Unicorns, me: i64, a: i64, b: i64) -> None:
        """So many instead of one."""
        s.plays = self.n
        s.tell(events.PLAYS_GAINED, me, self.n, 0, 0)
