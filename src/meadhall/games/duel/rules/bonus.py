"""Bonus: a lasting change of combat values that a character card makes."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from meadhall.games.duel.rules.conditions import Condition, counts_as
from meadhall.games.duel.rules.numbers import Number
from meadhall.games.duel.rules.state import (
    FIGHT_WHO,
    Duel,
)
from meadhall.games.duel.rules.values import Static

ATTACK_CARD: Final = 2  # a bonus for cards of a kind, whichever way they are used


@final
class Bonus(Static):
    """A number added to the cards of some fighters while they attack or defend, or to their cards of one kind.

    `when` is 0 while attacking, 1 while defending, 2 for attack cards and 3 for defence cards.
    """

    def __init__(self, whose: i64, when: i64, condition: Condition, number: Number) -> None:
        self.whose: i64 = whose  # counted from the hero
        self.when: i64 = when
        self.condition: Condition = condition
        self.number: Number = number

    def bonus(self, s: Duel, me: i64, side: i64) -> i64:
        """What it adds to the value of this seat's card now."""
        fighter = s.fight(FIGHT_WHO + side) - s.table.base[me]
        if self.whose >> fighter & 1 == 0 or not self.fits(s, side) or not self.condition.holds(s, me):
            return 0
        return self.number.of(s, me)

    def fits(self, s: Duel, side: i64) -> bool:
        """Whether it is about the card of this side."""
        if self.when < ATTACK_CARD:
            return side == self.when
        return counts_as(s, side, self.when - ATTACK_CARD)
