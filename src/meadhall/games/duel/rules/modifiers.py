"""Modifiers: the verbs of card files about the two cards of a combat and what they count."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from meadhall.games.duel.rules import events
from meadhall.games.duel.rules.abilities import befall
from meadhall.games.duel.rules.combat import PASS, card_fields
from meadhall.games.duel.rules.effects import seat_of
from meadhall.games.duel.rules.hands import (
    boost_of,
    discard,
)
from meadhall.games.duel.rules.numbers import Number
from meadhall.games.duel.rules.state import (
    ATTACKER,
    CANCELLED,
    FIGHT_BONUS,
    FIGHT_BOOST,
    FIGHT_CARD,
    FIGHT_FLAGS,
    FIGHT_SEAT,
    FIGHT_WHO,
    IGNORED,
    LIMIT_SHIFT,
    PREVENTED,
    REDUCED_SHIFT,
    SHIELD,
    Duel,
)
from meadhall.games.duel.rules.table import BOOSTED, STRIDE
from meadhall.games.duel.rules.values import add_value, set_value
from meadhall.kernel.bits import bit
from meadhall.kernel.machine import Block, Node
from meadhall.kernel.options import Options


@final
class Cancel(Node[Duel]):
    """All effects of the enemy card are cancelled, unless it says that they cannot be, or has none (D8.6, R20)."""

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """What has been done stays done (R2)."""
        side = 1 - s.side(me)
        code = s.fight(FIGHT_CARD + side)
        seat = s.fight(FIGHT_SEAT + side)
        if code >= 0 and s.table.cards[STRIDE * seat + code].can_be_cancelled():
            s.set_fight(FIGHT_FLAGS + side, s.fight(FIGHT_FLAGS + side) | CANCELLED)
            s.tell(events.EFFECTS_CANCELLED, seat, 0, 0, 0)
            if side == ATTACKER and s.fight(FIGHT_BOOST) >= 0:
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
    """My card counts as another number, or the enemy's does."""

    def __init__(self, n: Number, other: i64) -> None:
        super().__init__()
        self.n: Number = n
        self.other: i64 = other  # 1 for the enemy card

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Additions stay."""
        set_value(s, s.side(me) ^ self.other, self.n.of(s, me))


@final
class AddValue(Node[Duel]):
    """My card gets a number added, or the enemy's does."""

    def __init__(self, n: Number, other: i64) -> None:
        super().__init__()
        self.n: Number = n
        self.other: i64 = other  # 1 for the enemy card

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Add it."""
        add_value(s, s.side(me) ^ self.other, self.n.of(s, me))


@final
class Boost(Node[Duel]):
    """A player who has laid a card may discard another to add its boost value (D5.5); who has paid for it, must.

    The boost may count twice, and effects may follow from it.
    """

    def __init__(self, who: i64, must: bool, times: i64, then: Block[Duel]) -> None:
        super().__init__()
        self.question = "choose_boost"
        self.rules = ("D5.5", "R4")
        self.who: i64 = who
        self.must: bool = must
        self.times: i64 = times
        self.then: Block[Duel] = then

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
            add_value(s, s.side(seat), self.times * boost_of(s, seat, code))
            self.then.push(s, me)
            if len(s.lasting) > 0:
                befall(s, BOOSTED, s.table.own[seat])

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
class Shield(Node[Duel]):
    """My combatant takes less combat damage, or no more than a number; the best of several limits counts (R12)."""

    def __init__(self, n: Number, is_limit: bool) -> None:
        super().__init__()
        self.n: Number = n
        self.is_limit: bool = is_limit

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """For the combat damage still to come."""
        side = s.side(me)
        n = self.n.of(s, me)
        flags = s.fight(FIGHT_FLAGS + side)
        if self.is_limit:
            before = flags >> LIMIT_SHIFT & SHIELD
            after = within(n + 1)
            if before != 0 and before < after:
                after = before
            shift: i64 = LIMIT_SHIFT
        else:
            after = within((flags >> REDUCED_SHIFT & SHIELD) + n)
            shift = REDUCED_SHIFT
        s.set_fight(FIGHT_FLAGS + side, flags & ~(i64(SHIELD) << shift) | after << shift)
        kind: i64 = events.DAMAGE_LIMITED if self.is_limit else events.DAMAGE_REDUCED
        s.tell(kind, s.fight(FIGHT_WHO + side), n, 0, 0)


def within(n: i64) -> i64:
    """A number that a shield has room for."""
    if n < 0:
        return 0
    if n > SHIELD:
        return SHIELD
    return n


@final
class Steadfast(Node[Duel]):
    """The effects of this card cannot be cancelled (D8.6). Nothing happens: whoever would cancel them looks for it."""

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """It is a fact of the card."""


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
