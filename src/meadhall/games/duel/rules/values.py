"""Values: what the two cards of a combat count, and who won it (D7.6, D7.8, D8.3, D8.4)."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.games.duel.rules import events
from meadhall.games.duel.rules.hands import boost_of
from meadhall.games.duel.rules.lasting import change_of_value
from meadhall.games.duel.rules.state import (
    ATTACKER,
    CANCELLED,
    FIGHT_ADD,
    FIGHT_BASE,
    FIGHT_BOOST,
    FIGHT_CARD,
    FIGHT_DEALT,
    FIGHT_FINAL,
    FIGHT_FLAGS,
    FIGHT_SEAT,
    FIGHT_STAGE,
    IGNORED,
    STRUCK,
    Duel,
)
from meadhall.games.duel.rules.table import STRIDE


def printed_value(s: Duel, side: i64) -> i64:
    """The number printed on a side's card; 0 without a card."""
    return printed_in(s, s.combat, side)


def printed_in(s: Duel, combat: i64, side: i64) -> i64:
    """The number printed on a side's card in a combat on the stack; 0 without a card."""
    code = s.stack[combat + FIGHT_CARD + side]
    if code < 0:
        return 0
    return s.table.value[STRIDE * s.stack[combat + FIGHT_SEAT + side] + code]


def printed_boost(s: Duel, side: i64) -> i64:
    """The boost value of a side's card; 0 without a card or without one (R4)."""
    code = s.fight(FIGHT_CARD + side)
    if code < 0:
        return 0
    return boost_of(s, s.fight(FIGHT_SEAT + side), code)


class Static:
    """A lasting change of combat values that a character card makes."""

    def bonus(self, s: Duel, me: i64, side: i64) -> i64:
        """What it adds to the value of this seat's card now."""
        raise NotImplementedError


def value(s: Duel, side: i64) -> i64:
    """What a side's card counts: 0 if it is ignored, whatever changes it (D8.4); once damage is worked out, as then."""
    if s.fight(FIGHT_STAGE) >= STRUCK:
        return s.fight(FIGHT_FINAL + side)
    if s.fight(FIGHT_CARD + side) < 0 or s.fight(FIGHT_FLAGS + side) & IGNORED != 0:
        return 0
    seat = s.fight(FIGHT_SEAT + side)
    total = s.fight(FIGHT_BASE + side) + s.fight(FIGHT_ADD + side)
    if side == ATTACKER:
        total += laid_boost(s)
    for static in s.table.sheets[seat].statics:
        total += static.bonus(s, seat, side)
    if len(s.lasting) > 0:
        total += change_of_value(s, side)
    if total < 0:  # M27
        return 0
    return total


def laid_boost(s: Duel) -> i64:
    """What the boost laid with the attack adds: nothing if the effects of the attack card are cancelled (R3)."""
    code = s.fight(FIGHT_BOOST)
    if code < 0 or s.fight(FIGHT_FLAGS) & CANCELLED != 0:
        return 0
    return boost_of(s, s.fight(FIGHT_SEAT), code)


def add_value(s: Duel, side: i64, n: i64) -> None:
    """Change a side's value by an amount."""
    if n != 0 and s.fight(FIGHT_CARD + side) >= 0:
        change(s, side, FIGHT_ADD, s.fight(FIGHT_ADD + side) + n)


def set_value(s: Duel, side: i64, n: i64) -> None:
    """The card counts as n; additions stay."""
    if n != s.fight(FIGHT_BASE + side) and s.fight(FIGHT_CARD + side) >= 0:
        change(s, side, FIGHT_BASE, n)


def change(s: Duel, side: i64, slot: i64, n: i64) -> None:
    """Write a part of a side's value and tell of it."""
    before = s.fight(FIGHT_BASE + side) + s.fight(FIGHT_ADD + side)
    s.set_fight(slot + side, n)
    s.tell(
        events.VALUE_CHANGED,
        s.fight(FIGHT_SEAT + side),
        before,
        s.fight(FIGHT_BASE + side) + s.fight(FIGHT_ADD + side),
        0,
    )


def won(s: Duel, side: i64) -> bool:
    """Whether a side won: the attacker by dealing at least 1 damage with the attack itself, else the defender."""
    return (s.fight(FIGHT_DEALT) > 0) == (side == ATTACKER)
