"""Plays: the verbs of card files about cards, values, tokens and choices."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from meadhall.games.duel import events, steps
from meadhall.games.duel.combat import PASS, card_fields
from meadhall.games.duel.effects import seat_of
from meadhall.games.duel.hands import (
    boost_of,
    discard,
    discard_random,
    discard_top,
    draw,
    faces_on_top,
    lift,
    peek,
    pile,
    put_under_deck,
    search_deck,
    see_hand,
    show_picked,
    take_from_pile,
    take_from_top,
    take_openly,
    top_of_pile,
    watching,
)
from meadhall.games.duel.state import (
    CANCELLED,
    CTX_CARD,
    CTX_NUMBER,
    CTX_OPPONENT,
    CTX_PICKED,
    FIGHT_BONUS,
    FIGHT_BOOST,
    FIGHT_CARD,
    FIGHT_FLAGS,
    FIGHT_SEAT,
    FIGHT_WHO,
    IGNORED,
    KEPT,
    PREVENTED,
    Duel,
)
from meadhall.games.duel.table import DECK, STRIDE, VIRTUAL
from meadhall.games.duel.terms import Number, basket, tagged
from meadhall.games.duel.values import add_value, set_value
from meadhall.kernel.bits import below, bit, count, lowest
from meadhall.kernel.machine import Block, Node
from meadhall.kernel.options import Options

YES: Final = 0
NO: Final = 1


# ---------------------------------------------------------------- cards
@final
class Draw(Node[Duel]):
    """A player draws cards; what cannot be drawn hurts (D5.2)."""

    def __init__(self, who: i64, n: Number) -> None:
        super().__init__()
        self.who: i64 = who
        self.n: Number = n

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Mandatory."""
        seat = seat_of(s, me, self.who)
        if seat >= 0:
            missing = draw(s, seat, self.n.of(s, me))
            if missing > 0:
                steps.push(s, steps.EXHAUST, seat, missing, 0)


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
    """The card in combat goes back to the hand rather than to the discard pile."""

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Everybody has seen it; a bonus attack is no card that could come to a hand."""
        side = s.side(me)
        code = s.get(CTX_CARD)
        if code >= VIRTUAL:
            return
        s.set_fight(FIGHT_FLAGS + side, s.fight(FIGHT_FLAGS + side) | KEPT)
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
    """The uppermost card of one's own deck is discarded, which is no draw (R5); its boost value is noted."""

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Nothing happens without a deck."""
        s.set(CTX_NUMBER, 0)
        if s.left[me] > 0:
            s.set(CTX_NUMBER, boost_of(s, me, discard_top(s, me)))


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


# ---------------------------------------------------------------- values
@final
class Cancel(Node[Duel]):
    """All effects of the enemy card are cancelled, unless it says that they cannot be (D8.6)."""

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """What has been done stays done (R2)."""
        side = 1 - s.side(me)
        code = s.fight(FIGHT_CARD + side)
        seat = s.fight(FIGHT_SEAT + side)
        if code >= 0 and not s.table.cards[STRIDE * seat + code].uncancellable:
            s.set_fight(FIGHT_FLAGS + side, s.fight(FIGHT_FLAGS + side) | CANCELLED)
            s.tell(events.EFFECTS_CANCELLED, seat, 0, 0, 0)
            if side == 0 and s.fight(FIGHT_BOOST) >= 0:
                s.tell(events.BOOST_LOST, seat, s.fight(FIGHT_BOOST), 0, 0)  # R3


@final
class IgnoreValue(Node[Duel]):
    """The enemy card's value counts as 0 (D8.4)."""

    def can(self, s: Duel, me: i64) -> bool:
        """There must be a card with a value that counts."""
        side = 1 - s.side(me)
        return s.fight(FIGHT_CARD + side) >= 0 and s.fight(FIGHT_FLAGS + side) & IGNORED == 0

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Whatever changes it."""
        if self.can(s, me):
            side = 1 - s.side(me)
            s.set_fight(FIGHT_FLAGS + side, s.fight(FIGHT_FLAGS + side) | IGNORED)
            s.tell(events.VALUE_IGNORED, s.fight(FIGHT_SEAT + side), 0, 0, 0)


@final
class SetValue(Node[Duel]):
    """My card counts as another number."""

    def __init__(self, n: Number) -> None:
        super().__init__()
        self.n: Number = n

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Additions stay."""
        set_value(s, s.side(me), self.n.of(s, me))


@final
class AddValue(Node[Duel]):
    """My card gets a number added."""

    def __init__(self, n: Number) -> None:
        super().__init__()
        self.n: Number = n

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Add it."""
        add_value(s, s.side(me), self.n.of(s, me))


@final
class Boost(Node[Duel]):
    """A player who has laid a card may discard another to add its boost value (D5.5); who has paid for it, must."""

    def __init__(self, who: i64, must: bool) -> None:
        super().__init__()
        self.question = "choose_boost"
        self.rules = ("D5.5", "R4")
        self.who: i64 = who
        self.must: bool = must

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Asked whenever there is a card to boost and one in hand."""
        seat = seat_of(s, me, self.who)
        if seat >= 0 and s.fight(FIGHT_CARD + s.side(seat)) >= 0 and s.hand[seat] != 0:
            s.ask(seat)

    def options(self, s: Duel, me: i64, a: i64, b: i64, out: Options) -> None:
        """Cards with a boost value, or none."""
        seat = seat_of(s, me, self.who)
        cards = s.hand[seat] & s.table.first[seat] & s.table.boostable[seat]
        if not self.must or cards == 0:
            cards |= bit(PASS)
        out.put(0, cards)

    def answer(self, s: Duel, me: i64, a: i64, b: i64, code: i64) -> None:
        """Discard it and add."""
        if code != PASS:
            seat = seat_of(s, me, self.who)
            discard(s, seat, code, events.AS_BOOST)
            add_value(s, s.side(seat), boost_of(s, seat, code))

    def fields(self, s: Duel, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """The card, or none."""
        return card_fields(s, seat_of(s, me, self.who), code)


@final
class Guard(Node[Duel]):
    """Combat damage of this attack to my combatant is prevented, or hits the enemy combatant (R12)."""

    def __init__(self, flag: i64) -> None:
        super().__init__()
        self.flag: i64 = flag

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """For the combat damage still to come."""
        side = s.side(me)
        s.set_fight(FIGHT_FLAGS + side, s.fight(FIGHT_FLAGS + side) | self.flag)
        kind: i64 = events.DAMAGE_PREVENTED if self.flag == PREVENTED else events.DAMAGE_REFLECTED
        s.tell(kind, s.fight(FIGHT_WHO + side), s.fight(FIGHT_WHO + 1 - side), 0, 0)


@final
class BonusAttack(Node[Duel]):
    """Another attack by the same fighters follows (R6)."""

    def __init__(self, code: i64) -> None:
        super().__init__()
        self.code: i64 = code

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """It begins once the cards are cleared."""
        if s.side(me) == 0:
            s.set_fight(FIGHT_BONUS, self.code)
            s.tell(events.BONUS_ANNOUNCED, me, self.code, 0, 0)


# ---------------------------------------------------------------- tokens
@final
class Gain(Node[Duel]):
    """Gain tokens, up to the most that may be held."""

    def __init__(self, n: Number) -> None:
        super().__init__()
        self.n: Number = n

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """What does not fit is lost."""
        most = s.table.sheets[me].token_most
        total = s.token[me] + self.n.of(s, me)
        set_tokens(s, me, total if total < most else most)


def set_tokens(s: Duel, seat: i64, n: i64) -> None:
    """Change a seat's tokens and tell of it."""
    if n != s.token[seat]:
        s.tell(events.TOKENS_CHANGED, seat, s.token[seat], n, 0)
        s.token[seat] = n


@final
class Pay(Node[Duel]):
    """Optionally pay a number of tokens for a block of effects (D13.2)."""

    def __init__(self, n: i64, then: Block[Duel]) -> None:
        super().__init__()
        self.question = "choose_payment"
        self.rules = ("D13.2",)
        self.n: i64 = n
        self.then: Block[Duel] = then

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Asked if there are enough, which all can see."""
        if s.token[me] >= self.n:
            s.ask(me)

    def options(self, s: Duel, me: i64, a: i64, b: i64, out: Options) -> None:
        """Pay or not."""
        out.put(0, 3)

    def answer(self, s: Duel, me: i64, a: i64, b: i64, code: i64) -> None:
        """Pay, then the effects."""
        if code == YES:
            set_tokens(s, me, s.token[me] - self.n)
            self.then.push(s, me)

    def fields(self, s: Duel, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """Yes or no."""
        return [("pay", ""), ("number", self.n)] if code == YES else [("pass", "")]


@final
class PayAny(Node[Duel]):
    """Pay as many tokens as one likes; the number is noted."""

    def __init__(self) -> None:
        super().__init__()
        self.question = "choose_payment"
        self.rules = ("D13.2",)

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Asked if there are any."""
        s.set(CTX_NUMBER, 0)
        if s.token[me] > 0:
            s.ask(me)

    def options(self, s: Duel, me: i64, a: i64, b: i64, out: Options) -> None:
        """From none to all."""
        out.put(0, below(s.token[me] + 1))

    def answer(self, s: Duel, me: i64, a: i64, b: i64, code: i64) -> None:
        """Pay and note."""
        set_tokens(s, me, s.token[me] - code)
        s.set(CTX_NUMBER, code)

    def fields(self, s: Duel, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """How many."""
        return [("pay", ""), ("number", code)]


@final
class TurnOver(Node[Duel]):
    """The hero's marker is turned to its next side, or to a certain one."""

    def __init__(self, side: i64) -> None:
        super().__init__()
        self.side: i64 = side  # -1: the next

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Turn it."""
        side = self.side
        if side < 0:
            side = (s.token[me] + 1) % (s.table.sheets[me].token_most + 1)
        s.token[me] = side
        s.tell(events.SIDE_TURNED, me, side, 0, 0)


# ---------------------------------------------------------------- choices
@final
class Label:
    """How a block of effects is called where it may be picked: its name, and the number it names."""

    __slots__ = ("name", "number")

    def __init__(self, name: str, number: int | None) -> None:
        self.name: str = name
        self.number: int | None = number


@final
class May(Node[Duel]):
    """A block that the player may leave out, sometimes at a price that must be payable."""

    def __init__(self, price: Block[Duel], block: Block[Duel], label: Label) -> None:
        super().__init__()
        self.question = "choose_whether"
        self.rules = ("D8.1",)
        self.price: Block[Duel] = price
        self.block: Block[Duel] = block
        self.label: Label = label

    def can(self, s: Duel, me: i64) -> bool:
        """The price can be paid and the rest would do something."""
        return self.block.can(s, me) and (self.price.is_empty() or self.price.can(s, me))

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Asked if it would do anything."""
        if self.can(s, me):
            s.ask(me)

    def options(self, s: Duel, me: i64, a: i64, b: i64, out: Options) -> None:
        """Yes or no."""
        out.put(0, 3)

    def answer(self, s: Duel, me: i64, a: i64, b: i64, code: i64) -> None:
        """Do it or not."""
        if code == YES:
            self.block.push(s, me)
            self.price.push(s, me)

    def fields(self, s: Duel, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """Yes or no."""
        if code == YES:
            return [("use", ""), ("effect", self.label.name), ("amount", self.label.number)]
        return [("pass", "")]


@final
class Choose(Node[Duel]):
    """A player picks some of several blocks, no block twice; they take effect in printed order (R7).

    A code is the set of blocks picked. What would do nothing may not be picked while something else would do something;
    but where the last block is what happens to a player who declines the others, declining is always open.
    """

    def __init__(
        self,
        who: i64,
        blocks: list[Block[Duel]],
        labels: list[Label],
        picks: Number,
        optional: bool,
        declinable: bool,
    ) -> None:
        super().__init__()
        self.question = "choose_effect"
        self.rules = ("D8.1", "D8.5", "R7")
        self.who: i64 = who
        self.blocks: list[Block[Duel]] = blocks
        self.labels: list[Label] = labels
        self.picks: Number = picks
        self.optional: bool = optional
        self.declinable: bool = declinable

    def possible(self, s: Duel, me: i64) -> i64:
        """The blocks that may be picked."""
        found: i64 = 0
        if self.declinable:
            found = bit(len(self.blocks) - 1)
        for at in range(len(self.blocks)):
            if self.blocks[at].can(s, me):
                found |= bit(at)
        return found

    def can(self, s: Duel, me: i64) -> bool:
        """Some block must be possible."""
        return self.possible(s, me) != 0

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Without a choice there is no question; all grounds are public."""
        possible = self.possible(s, me)
        picks = self.picks.of(s, me)
        if possible == 0:
            return
        if not self.optional and picks >= count(possible):
            self.start(s, me, possible)
        else:
            s.ask(seat_of(s, me, self.who))

    def options(self, s: Duel, me: i64, a: i64, b: i64, out: Options) -> None:
        """Sets of as many blocks as may be picked."""
        possible = self.possible(s, me)
        picks = self.picks.of(s, me)
        for chosen in range(below(len(self.blocks)) + 1):
            if chosen & ~possible == 0 and (count(chosen) == picks or (self.optional and chosen == 0)):
                out.add(chosen)

    def answer(self, s: Duel, me: i64, a: i64, b: i64, code: i64) -> None:
        """They take effect."""
        self.start(s, me, code)

    def start(self, s: Duel, me: i64, chosen: i64) -> None:
        """The first block first."""
        for at in range(i64(len(self.blocks)) - 1, -1, -1):
            if chosen >> at & 1 != 0:
                self.blocks[at].push(s, me)

    def fields(self, s: Duel, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """The blocks by name."""
        picked = [label for at, label in enumerate(self.labels) if code >> at & 1]
        if not picked:
            return [("pass", "")]
        amounts = [label.number for label in picked]
        return [("effect", ""), ("effects", [label.name for label in picked]), ("amounts", amounts)]


@final
class ChooseOpponent(Node[Duel]):
    """Pick the opponent that the rest of the card speaks of."""

    def __init__(self) -> None:
        super().__init__()
        self.question = "choose_opponent"
        self.rules = ("D11.3",)

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """The only one is known already."""
        if s.get(CTX_OPPONENT) < 0:
            s.ask(me)

    def options(self, s: Duel, me: i64, a: i64, b: i64, out: Options) -> None:
        """Opponents still in the match."""
        out.put(0, s.table.foe_seats[me] & ~s.out)

    def answer(self, s: Duel, me: i64, a: i64, b: i64, code: i64) -> None:
        """Remember it."""
        s.set(CTX_OPPONENT, code)
        s.tell(events.OPPONENT_CHOSEN, me, code, 0, 0)

    def fields(self, s: Duel, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """The seat."""
        return [("opponent", ""), ("seat", code)]


@final
class Basket(Node[Duel]):
    """Effects marked with an item: only those of the item in the basket act, else the unmarked rest (D13.1, R1).

    A code is a symbol's number, 0 for none of those named here.
    """

    def __init__(self, items: list[int], blocks: list[Block[Duel]], other: Block[Duel], names: list[str]) -> None:
        super().__init__()
        self.question = "choose_item"
        self.rules = ("D13.1",)
        self.items: list[int] = items
        self.blocks: list[Block[Duel]] = blocks
        self.other: Block[Duel] = other
        self.names: list[str] = names

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """The symbol that stands for any one item asks which."""
        shown = basket(s, me)
        if shown == 0:
            s.ask(me)
        else:
            self.start(s, me, shown)

    def options(self, s: Duel, me: i64, a: i64, b: i64, out: Options) -> None:
        """The items named here, or another one."""
        found: i64 = 0
        for item in self.items:
            found |= bit(item)
        if len(self.items) < len(s.table.sheets[me].symbols) - 1:
            found |= 1
        out.put(0, found)

    def answer(self, s: Duel, me: i64, a: i64, b: i64, code: i64) -> None:
        """Take it as that item."""
        s.tell(events.ITEM_CHOSEN, me, code, 0, 0)
        self.start(s, me, code)

    def start(self, s: Duel, me: i64, item: i64) -> None:
        """Let the effects of an item act."""
        for at in range(len(self.items)):
            if self.items[at] == item:
                self.blocks[at].push(s, me)
                return
        self.other.push(s, me)

    def fields(self, s: Duel, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """The item."""
        return [("item", ""), ("item", s.table.sheets[me].symbols[code] if code else "none")]
