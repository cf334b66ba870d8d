"""Plays: the verbs of card files about hands, players and turns."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from meadhall.games.unicorns.rules import events
from meadhall.games.unicorns.rules.choices import JOINT, Choice
from meadhall.games.unicorns.rules.deck import draw
from meadhall.games.unicorns.rules.hands import by_chance, discard, see_hand, snatch, swap_hands
from meadhall.games.unicorns.rules.kinds import What
from meadhall.games.unicorns.rules.state import CTX_DONE, CTX_WHO, Unicorns
from meadhall.games.unicorns.rules.table import WORDS
from meadhall.kernel.bits import bit, count
from meadhall.kernel.machine import Node
from meadhall.kernel.options import Options

ME: Final = 0
CHOSEN: Final = 1
WHO: Final = ("me", "chosen")
SEEN: Final = 8  # beside the ways in which a choice is made: the hand has been looked at


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
        self.is_price: bool = False  # whether it must be paid whole for what follows

    def times(self, s: Unicorns, me: i64) -> i64:
        """As many as it says."""
        return self.n

    def is_hidden(self) -> bool:
        """A hand is hidden."""
        return True

    def looks_at(self) -> str:
        """A hand."""
        return "hidden"

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
            total += count(s.hand[WORDS * seat + word] & self.what.masks[word])
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
        """Cards of the hand; a price is not begun that cannot be paid whole."""
        seat = player(s, me, self.who)
        if self.is_price and a == 0 and self.matching(s, seat) < self.n:
            return
        for word in range(i64(WORDS)):
            out.put(word, s.hand[WORDS * seat + word] & self.what.masks[word] & s.table.first[word])

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

    def looks_at(self) -> str:
        """Who sits at the table."""
        return "players"

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
        other = player(s, me, CHOSEN)
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

    def looks_at(self) -> str:
        """A hand."""
        return "hidden"

    def run(self, s: Unicorns, me: i64, a: i64, b: i64) -> None:
        """Look first, once, however often it is asked."""
        other = player(s, me, CHOSEN)
        if s.is_gone(me) or other < 0 or s.hand_size(other) == 0:
            return
        if b & SEEN == 0:
            see_hand(s, me, other)
        s.ask_with(me, a, b | SEEN)

    def offer(self, s: Unicorns, me: i64, a: i64, b: i64, out: Options) -> None:
        """Any of them."""
        other = player(s, me, CHOSEN)
        for word in range(i64(WORDS)):
            out.put(word, s.hand[WORDS * other + word] & s.table.first[word])

    def do(self, s: Unicorns, me: i64, a: i64, code: i64) -> None:
        """Take it."""
        snatch(s, me, player(s, me, CHOSEN), code)

    def describe(self, s: Unicorns, me: i64, a: i64, code: int) -> list[tuple[str, object]]:
        """The card."""
        return card_field(s, "take", code)


@final
class SwapHands(Node[Unicorns]):
    """Trade hands with the chosen player."""

    def run(self, s: Unicorns, me: i64, a: i64, b: i64) -> None:
        """Whole hands, empty ones too."""
        other = player(s, me, CHOSEN)
        if not s.is_gone(me) and other >= 0 and not s.is_gone(other):
            swap_hands(s, me, other)


@final
class ExtraTurn(Node[Unicorns]):
    """Take one more turn when this one has fully ended (W2)."""

    def run(self, s: Unicorns, me: i64, a: i64, b: i64) -> None:
        """It waits; in another player's turn there is none to take."""
        if me == s.turn:
            s.extra += 1
            s.tell(events.TURN_EXTENDED, me, s.extra, 0, 0)


@final
class CutTurn(Node[Unicorns]):
    """The turn ends at once: no drawing, no action, but what must still happen at its start (W5, T5)."""

    def run(self, s: Unicorns, me: i64, a: i64, b: i64) -> None:
        """Only one's own."""
        if me == s.turn:
            s.cut = 1
            s.tell(events.TURN_CUT, me, 0, 0, 0)
