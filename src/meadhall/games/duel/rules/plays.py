"""Plays: the verbs of card files about hands, decks and discard piles."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from meadhall.games.duel.rules import events, steps
from meadhall.games.duel.rules.combat import PASS, card_fields
from meadhall.games.duel.rules.effects import seat_of
from meadhall.games.duel.rules.hands import (
    boost_of,
    discard,
    discard_random,
    discard_top,
    draw,
    faces_on_top,
    lift,
    peek,
    pile,
    put_into_deck,
    put_under_deck,
    recall,
    search_deck,
    see_hand,
    show_picked,
    show_top,
    shuffle,
    shuffle_pile,
    take_from_pile,
    take_from_top,
    take_openly,
    top_of_pile,
    watching,
)
from meadhall.games.duel.rules.numbers import Number, tagged
from meadhall.games.duel.rules.state import (
    CTX_CARD,
    CTX_NUMBER,
    CTX_OPPONENT,
    CTX_PICKED,
    Duel,
)
from meadhall.games.duel.rules.table import DECK, STRIDE
from meadhall.kernel.bits import bit, count, lowest
from meadhall.kernel.machine import Node
from meadhall.kernel.options import Options


@final
class Draw(Node[Duel]):
    """A player draws cards; what cannot be drawn hurts (D5.2)."""

    def __init__(self, who: i64, n: Number) -> None:
        super().__init__()
        self.who: i64 = who
        self.n: Number = n

    def exhausts(self, s: Duel, me: i64) -> bool:
        """Whether the deck, whose size everybody sees, has fewer cards than that."""
        seat = seat_of(s, me, self.who)
        return seat >= 0 and s.left[seat] < self.n.of(s, me)

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Mandatory."""
        seat = seat_of(s, me, self.who)
        if seat >= 0:
            missing = draw(s, seat, self.n.of(s, me))
            if missing > 0:
                s.push_step(steps.EXHAUST, seat, missing, 0)


@final
class Discard(Node[Duel]):
    """A player picks cards of their hand and discards them. `a`: how many more, plus one once it is known."""

    def __init__(self, who: i64, n: Number) -> None:
        super().__init__()
        self.question = "choose_discard"
        self.rules = ("D8.1",)
        self.who: i64 = who
        self.n: Number = n

    def can(self, s: Duel, me: i64) -> bool:
        """There must be a card; how many there are is plain to see."""
        seat = seat_of(s, me, self.who)
        return seat >= 0 and s.hand[seat] != 0

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Asked of the player whose hand it is."""
        more = a - 1
        if a == 0:
            more = self.n.of(s, me)
        if more > 0 and self.can(s, me):
            s.ask_with(seat_of(s, me, self.who), more + 1, 0)

    def options(self, s: Duel, me: i64, a: i64, b: i64, out: Options) -> None:
        """Any face in hand."""
        seat = seat_of(s, me, self.who)
        out.put(0, s.hand[seat] & s.table.first[seat])

    def answer(self, s: Duel, me: i64, a: i64, b: i64, code: i64) -> None:
        """Discard it."""
        discard(s, seat_of(s, me, self.who), code, events.BY_CHOICE)
        self.push(s, me, a - 1, 0)

    def fields(self, s: Duel, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """The card."""
        return card_fields(s, seat_of(s, me, self.who), code)


@final
class DrawTo(Node[Duel]):
    """A player draws until the hand has as many cards; what cannot be drawn hurts (D5.2)."""

    def __init__(self, who: i64, n: Number) -> None:
        super().__init__()
        self.who: i64 = who
        self.n: Number = n

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """None if there are enough."""
        seat = seat_of(s, me, self.who)
        if seat >= 0:
            missing = draw(s, seat, self.n.of(s, me) - count(s.hand[seat]))
            if missing > 0:
                s.push_step(steps.EXHAUST, seat, missing, 0)


@final
class DiscardAny(Node[Duel]):
    """A player discards as many cards of the hand as they like; how many is noted. `a`: how many so far, plus one."""

    def __init__(self, who: i64) -> None:
        super().__init__()
        self.question = "choose_discard"
        self.rules = ("D8.1",)
        self.who: i64 = who

    def can(self, s: Duel, me: i64) -> bool:
        """There must be a card."""
        seat = seat_of(s, me, self.who)
        return seat >= 0 and s.hand[seat] != 0

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Asked as long as there is a card."""
        if a == 0:
            a = 1
        s.set(CTX_NUMBER, a - 1)
        if self.can(s, me):
            s.ask_with(seat_of(s, me, self.who), a, 0)

    def options(self, s: Duel, me: i64, a: i64, b: i64, out: Options) -> None:
        """Any face in hand, or no more."""
        seat = seat_of(s, me, self.who)
        out.put(0, s.hand[seat] & s.table.first[seat] | bit(PASS))

    def answer(self, s: Duel, me: i64, a: i64, b: i64, code: i64) -> None:
        """Discard it, and ask again."""
        if code != PASS:
            discard(s, seat_of(s, me, self.who), code, events.BY_CHOICE)
            self.push(s, me, a + 1, 0)

    def fields(self, s: Duel, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """The card, or none."""
        return card_fields(s, seat_of(s, me, self.who), code)


@final
class DiscardRandom(Node[Duel]):
    """A player loses cards of the hand by chance; the sum of their boost values is noted."""

    def __init__(self, who: i64, n: Number) -> None:
        super().__init__()
        self.who: i64 = who
        self.n: Number = n

    def can(self, s: Duel, me: i64) -> bool:
        """There must be a card."""
        seat = seat_of(s, me, self.who)
        return seat >= 0 and s.hand[seat] != 0

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """As many as there are."""
        seat = seat_of(s, me, self.who)
        total: i64 = 0
        for _ in range(self.n.of(s, me)):
            code = discard_random(s, seat) if seat >= 0 else -1
            if code >= 0:
                total += boost_of(s, seat, code)
        s.set(CTX_NUMBER, total)


@final
class Take(Node[Duel]):
    """Take a card of one's own discard pile to hand; one with a tag, if a tag is told."""

    def __init__(self, tag: str) -> None:
        super().__init__()
        self.question = "choose_from_discard"
        self.rules = ("D3.4", "D8.1")
        self.tag: str = tag

    def faces(self, s: Duel, me: i64) -> i64:
        """The faces that may be taken."""
        return pile(s, me) & s.table.first[me] & tagged(s, me, self.tag)

    def can(self, s: Duel, me: i64) -> bool:
        """There must be one."""
        return self.faces(s, me) != 0

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Asked if there is a choice: the pile lies open."""
        faces = self.faces(s, me)
        if faces & (faces - 1) != 0:
            s.ask(me)
        elif faces != 0:
            take_from_pile(s, me, count(faces - 1))

    def options(self, s: Duel, me: i64, a: i64, b: i64, out: Options) -> None:
        """The faces."""
        out.put(0, self.faces(s, me))

    def answer(self, s: Duel, me: i64, a: i64, b: i64, code: i64) -> None:
        """Take it."""
        take_from_pile(s, me, code)

    def fields(self, s: Duel, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """The card."""
        return card_fields(s, me, code)


@final
class TakeTop(Node[Duel]):
    """Take the uppermost card of one's own discard pile to hand."""

    def can(self, s: Duel, me: i64) -> bool:
        """There must be one; the basket card is no action card (R16)."""
        return s.piled[me] > 0

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Take it."""
        if s.piled[me] > 0:
            take_from_pile(s, me, top_of_pile(s, me))


@final
class KeepCard(Node[Duel]):
    """The card that takes effect goes back to the hand rather than to the discard pile."""

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Everybody has seen it; a bonus attack is no card that could come to a hand."""
        code = s.get(CTX_CARD)
        if not s.release(me):
            return
        take_openly(s, me, code)
        s.tell(events.CARD_KEPT, me, code, 0, 0)


@final
class SeeHand(Node[Duel]):
    """Look at the opponent's hand."""

    def can(self, s: Duel, me: i64) -> bool:
        """There must be a card in it."""
        opponent = s.get(CTX_OPPONENT)
        return opponent >= 0 and s.hand[opponent] != 0

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """From now on it is known."""
        opponent = s.get(CTX_OPPONENT)
        if opponent >= 0:
            see_hand(s, me, opponent)


class OfOpponent(Node[Duel]):
    """Pick a card of the opponent's hand, which was seen."""

    def __init__(self) -> None:
        super().__init__()
        self.question = "choose_card_of_opponent"
        self.rules = ("D8.1",)

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Asked whenever there is a card."""
        opponent = s.get(CTX_OPPONENT)
        if opponent >= 0 and s.hand[opponent] != 0:
            s.ask(me)

    def options(self, s: Duel, me: i64, a: i64, b: i64, out: Options) -> None:
        """Any face of that hand."""
        opponent = s.get(CTX_OPPONENT)
        out.put(0, s.hand[opponent] & s.table.first[opponent])

    def fields(self, s: Duel, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """The card."""
        return card_fields(s, s.get(CTX_OPPONENT), code)


@final
class PutUnder(OfOpponent):
    """It goes under their deck; only its owner and who picked it know which one it is."""

    def answer(self, s: Duel, me: i64, a: i64, b: i64, code: i64) -> None:
        """Put it there."""
        put_under_deck(s, s.get(CTX_OPPONENT), code, me)


@final
class PickCard(OfOpponent):
    """It is shown to everybody, for what follows (M22); its boost value is noted."""

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Nothing is picked from an empty hand."""
        s.set(CTX_PICKED, 0)
        s.set(CTX_NUMBER, 0)
        super().run(s, me, a, b)

    def answer(self, s: Duel, me: i64, a: i64, b: i64, code: i64) -> None:
        """Show and remember it."""
        opponent = s.get(CTX_OPPONENT)
        s.set(CTX_PICKED, code + 1)
        s.set(CTX_NUMBER, boost_of(s, opponent, code))
        show_picked(s, opponent, code)
        s.tell(events.CARD_CHOSEN, opponent, code, me, 0)


@final
class DiscardPicked(Node[Duel]):
    """The card picked from the opponent's hand is discarded."""

    def can(self, s: Duel, me: i64) -> bool:
        """There must be one."""
        return s.get(CTX_PICKED) > 0

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Before everybody's eyes."""
        picked = s.get(CTX_PICKED) - 1
        if picked >= 0:
            s.set(CTX_PICKED, 0)
            discard(s, s.get(CTX_OPPONENT), picked, events.BY_CHOICE)


@final
class TakeAll(Node[Duel]):
    """Take all cards with a tag from one's own discard pile to hand."""

    def __init__(self, tag: str) -> None:
        super().__init__()
        self.tag: str = tag

    def can(self, s: Duel, me: i64) -> bool:
        """There must be one."""
        return pile(s, me) & tagged(s, me, self.tag) != 0

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """One after another, each before everybody's eyes."""
        found = pile(s, me) & tagged(s, me, self.tag)
        while found != 0:
            take_from_pile(s, me, s.table.code_of[STRIDE * me + lowest(found)])
            found &= found - 1


@final
class DiscardTop(Node[Duel]):
    """The uppermost cards of a deck are discarded, which is no draw (R5); the sum of their boost values is noted."""

    def __init__(self, who: i64, n: Number) -> None:
        super().__init__()
        self.who: i64 = who
        self.n: Number = n

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Nothing happens without a deck."""
        seat = seat_of(s, me, self.who)
        n = self.n.of(s, me)
        total: i64 = 0
        while n > 0 and seat >= 0 and s.left[seat] > 0:
            total += boost_of(s, seat, discard_top(s, seat))
            n -= 1
        s.set(CTX_NUMBER, total)


@final
class RevealTop(Node[Duel]):
    """The uppermost card of one's own deck is shown to everybody and stays there; its boost value is noted."""

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Nothing happens without a deck (R5)."""
        s.set(CTX_NUMBER, 0)
        if s.left[me] > 0:
            s.set(CTX_NUMBER, boost_of(s, me, show_top(s, me)))


@final
class Recall(Node[Duel]):
    """A card of one's own discard pile goes onto the deck, under it, or is shuffled into it."""

    def __init__(self, place: i64) -> None:
        super().__init__()
        self.question = "choose_from_discard"
        self.rules = ("D3.4", "D8.1")
        self.place: i64 = place

    def can(self, s: Duel, me: i64) -> bool:
        """There must be one."""
        return s.piled[me] > 0

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Asked if there is a choice: the pile lies open."""
        faces = pile(s, me) & s.table.first[me]
        if faces & (faces - 1) != 0:
            s.ask(me)
        elif faces != 0:
            recall(s, me, lowest(faces), self.place)

    def options(self, s: Duel, me: i64, a: i64, b: i64, out: Options) -> None:
        """The faces."""
        out.put(0, pile(s, me) & s.table.first[me])

    def answer(self, s: Duel, me: i64, a: i64, b: i64, code: i64) -> None:
        """It goes there."""
        recall(s, me, code, self.place)

    def fields(self, s: Duel, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """The card."""
        return card_fields(s, me, code)


@final
class ShufflePile(Node[Duel]):
    """One's own discard pile is shuffled into the deck."""

    def can(self, s: Duel, me: i64) -> bool:
        """There must be one."""
        return s.piled[me] > 0

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Nobody knows the order of the deck any more."""
        if s.piled[me] > 0:
            shuffle_pile(s, me)


@final
class PutCard(Node[Duel]):
    """This card does not go to the discard pile, but onto the deck, under it, into it, or out of the match."""

    def __init__(self, place: i64) -> None:
        super().__init__()
        self.place: i64 = place

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Only once, and not the card of a bonus attack or an ability."""
        code = s.get(CTX_CARD)
        if not s.release(me):
            return
        if self.place != events.AWAY:
            put_into_deck(s, me, code, self.place)
        s.tell(events.CARD_PUT, me, code, self.place, 0)


@final
class Search(Node[Duel]):
    """Look through one's own deck, take any card to hand unseen by others, and shuffle."""

    def __init__(self) -> None:
        super().__init__()
        self.question = "choose_from_deck"
        self.rules = ("D8.1",)

    def can(self, s: Duel, me: i64) -> bool:
        """There must be a card."""
        return s.left[me] > 0

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Asked whenever there is one: which there are is a secret."""
        if s.left[me] > 0:
            s.ask(me)

    def options(self, s: Duel, me: i64, a: i64, b: i64, out: Options) -> None:
        """The faces in the deck."""
        out.put(0, faces_on_top(s, me, s.left[me], 0))

    def answer(self, s: Duel, me: i64, a: i64, b: i64, code: i64) -> None:
        """Take it; nobody knows the order of the rest."""
        take_from_top(s, me, code)
        shuffle(s, me)

    def fields(self, s: Duel, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """The card."""
        return card_fields(s, me, code)


@final
class Fetch(Node[Duel]):
    """Take a card from one's own discard pile or deck; a deck that was looked through is shuffled."""

    def __init__(self, tag: str) -> None:
        super().__init__()
        self.tag: str = tag

    def can(self, s: Duel, me: i64) -> bool:
        """There must be a deck to look through, or one on the pile."""
        return s.left[me] > 0 or pile(s, me) & tagged(s, me, self.tag) != 0

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """The pile lies open, so the deck is touched only if the card is not there."""
        wanted = tagged(s, me, self.tag)
        piled = pile(s, me) & wanted
        if piled != 0:
            take_from_pile(s, me, s.table.code_of[STRIDE * me + lowest(piled)])
        elif s.left[me] > 0:
            search_deck(s, me, wanted)


@final
class Foresee(Node[Duel]):
    """Look at the uppermost cards of one's own deck, take some and put the others back on top in any order.

    `a`: how many of them still lie there, plus one once they have been seen; `b`: how many are still to be taken. How
    many questions are asked does not depend on what the cards are.
    """

    def __init__(self, n: i64, take: i64) -> None:
        super().__init__()
        self.question = "choose_from_deck"
        self.rules = ("D8.1",)
        self.n: i64 = n
        self.take: i64 = take
        self.order: Reorder = Reorder()

    def can(self, s: Duel, me: i64) -> bool:
        """There must be a card."""
        return s.left[me] > 0

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Look, then ask for one card after another, then for the order of the rest."""
        if a == 0:
            n = self.n if self.n < s.left[me] else s.left[me]
            if n == 0:
                return
            peek(s, me, n)
            a = n + 1
            b = self.take
        if a > 1 and b > 0:
            s.ask_with(me, a, b)
        else:
            self.order.push(s, me, a - 1, 0)

    def options(self, s: Duel, me: i64, a: i64, b: i64, out: Options) -> None:
        """The faces that lie there."""
        out.put(0, faces_on_top(s, me, a - 1, 0))

    def answer(self, s: Duel, me: i64, a: i64, b: i64, code: i64) -> None:
        """Take it, unseen by others."""
        take_from_top(s, me, code)
        self.push(s, me, a - 1, b - 1)

    def fields(self, s: Duel, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """The card."""
        return card_fields(s, me, code)


@final
class Reorder(Node[Duel]):
    """The uppermost cards of one's own deck, which were seen, get a new order, the top first.

    `a`: how many there are; `b`: how many of them already lie as they shall.
    """

    def __init__(self) -> None:
        super().__init__()
        self.question = "order_deck"
        self.rules = ("D8.1",)

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """The last one needs no question."""
        if a - b > 1:
            s.ask(me)
        elif a > b:
            self.tell_place(s, me, b, s.cards[DECK * me + s.left[me] - a])

    def options(self, s: Duel, me: i64, a: i64, b: i64, out: Options) -> None:
        """The faces that do not lie there yet."""
        out.put(0, faces_on_top(s, me, a, b))

    def answer(self, s: Duel, me: i64, a: i64, b: i64, code: i64) -> None:
        """It is the next one from above."""
        lift(s, me, code, b)
        self.tell_place(s, me, b, code)
        self.push(s, me, a, b + 1)

    def tell_place(self, s: Duel, me: i64, above: i64, code: i64) -> None:
        """A card lies under so many others now."""
        s.confide(events.CARD_RETURNED, watching(s, me), me, above + 1, 0, code)

    def fields(self, s: Duel, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """The card."""
        return card_fields(s, me, code)
