"""Numbers: the amounts that card files speak of, told by the state."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from meadhall.games.duel.rules.groups import Fighters, Spaces
from meadhall.games.duel.rules.hands import pile
from meadhall.games.duel.rules.pieces import held_by, lying
from meadhall.games.duel.rules.state import (
    CTX_NUMBER,
    CTX_OPPONENT,
    DEFENDER,
    FALLEN,
    FIGHT_DEALT,
    FIGHT_FLAGS,
    FIGHT_SAVED,
    FIGHT_WHO,
    Duel,
)
from meadhall.games.duel.rules.table import DECK
from meadhall.games.duel.rules.values import printed_boost, printed_in, printed_value, value
from meadhall.kernel.bits import below, count, lowest


class Number:
    """An amount."""

    def of(self, s: Duel, me: i64) -> i64:
        """The amount now."""
        raise NotImplementedError


@final
class Fixed(Number):
    """A number printed on the card."""

    def __init__(self, n: i64) -> None:
        self.n: i64 = n

    def of(self, s: Duel, me: i64) -> i64:
        """The amount now."""
        return self.n


NUMBERS: Final = (
    "noted", "tokens", "printed_enemy_value", "zones_of_enemy", "hand", "action", "my_value", "enemy_value",
    "damage_dealt", "printed_enemy_value_before", "enemy_hand", "pile", "printed_value", "my_boost", "enemy_boost",
    "damage_taken",
)  # fmt: skip
NOTED: Final = 0
TOKENS: Final = 1
PRINTED_ENEMY_VALUE: Final = 2
ZONES_OF_ENEMY: Final = 3
HAND: Final = 4
ACTION: Final = 5
MY_VALUE: Final = 6
ENEMY_VALUE: Final = 7
DAMAGE_DEALT: Final = 8
PRINTED_ENEMY_VALUE_BEFORE: Final = 9
ENEMY_HAND: Final = 10
PILE: Final = 11
PRINTED_VALUE: Final = 12
MY_BOOST: Final = 13
ENEMY_BOOST: Final = 14
DAMAGE_TAKEN: Final = 15


@final
class Named(Number):
    """A number that the state tells."""

    def __init__(self, kind: i64) -> None:
        self.kind: i64 = kind

    def of(self, s: Duel, me: i64) -> i64:
        """The amount now."""
        kind = self.kind
        if kind == NOTED:
            return s.get(CTX_NUMBER)
        if kind == TOKENS:
            return s.token[me]
        if kind == HAND:
            return count(s.hand[me])
        if kind == ACTION:
            return s.taken
        if kind == PILE:
            return s.piled[me]
        if kind == ENEMY_HAND:
            opponent = s.get(CTX_OPPONENT)
            return count(s.hand[opponent]) if opponent >= 0 else 0
        return self.in_combat(s, s.side(me))

    def in_combat(self, s: Duel, side: i64) -> i64:
        """A number of the running combat."""
        kind = self.kind
        if kind == ZONES_OF_ENEMY:
            space = s.space[s.fight(FIGHT_WHO + 1 - side)]
            gone = space < 0 or s.fight(FIGHT_FLAGS + 1 - side) & FALLEN != 0
            return 0 if gone else count(s.table.board.zones_of[space])
        if kind == MY_VALUE:
            return value(s, side)
        if kind == ENEMY_VALUE:
            return value(s, 1 - side)
        if kind == DAMAGE_DEALT:
            return s.fight(FIGHT_DEALT)
        if kind == DAMAGE_TAKEN:  # an attack alone deals damage
            return s.fight(FIGHT_DEALT) if side == DEFENDER else 0
        return self.printed(s, side)

    def printed(self, s: Duel, side: i64) -> i64:
        """A number printed on a card of the running combat."""
        kind = self.kind
        if kind == PRINTED_VALUE:
            return printed_value(s, side)
        if kind == PRINTED_ENEMY_VALUE:
            return printed_value(s, 1 - side)
        if kind == PRINTED_ENEMY_VALUE_BEFORE:  # in the combat that this bonus attack follows
            before = s.fight(FIGHT_SAVED)
            return printed_in(s, before, 1 - side) if before != 0 else 0
        if kind == MY_BOOST:
            return printed_boost(s, side)
        if kind == ENEMY_BOOST:
            return printed_boost(s, 1 - side)
        msg = f"no such number: {kind}"
        raise AssertionError(msg)


@final
class Health(Number):
    """The health of fighters, all together."""

    def __init__(self, who: Fighters) -> None:
        self.who: Fighters = who

    def of(self, s: Duel, me: i64) -> i64:
        """The amount now."""
        total: i64 = 0
        group = self.who.of(s, me)
        while group != 0:
            total += s.health[lowest(group)]
            group &= group - 1
        return total


@final
class Pieces(Number):
    """How many tokens of a kind of mine lie on spaces, or on fighters; on the whole board if neither is told."""

    def __init__(self, kind: i64, where: Spaces | None, who: Fighters | None) -> None:
        self.kind: i64 = kind
        self.where: Spaces | None = where
        self.who: Fighters | None = who

    def of(self, s: Duel, me: i64) -> i64:
        """The amount now."""
        if self.who is not None:
            return held_by(s, me, self.kind, self.who.of(s, me))
        spaces = lying(s, me, self.kind)
        if self.where is not None:
            return count(spaces & self.where.all_of(s, me))
        return count(spaces) + held_by(s, me, self.kind, below(s.table.base[s.seats]))


@final
class Piled(Number):
    """The cards with a tag in one's own discard pile."""

    def __init__(self, tag: str) -> None:
        self.tag: str = tag

    def of(self, s: Duel, me: i64) -> i64:
        """The amount now."""
        return count(pile(s, me) & tagged(s, me, self.tag))


@final
class Times(Number):
    """A number for each: of fighters, or of another number."""

    def __init__(self, each: i64, plus: i64, who: Fighters | None, number: Number | None) -> None:
        self.each: i64 = each
        self.plus: i64 = plus
        self.who: Fighters | None = who
        self.number: Number | None = number

    def of(self, s: Duel, me: i64) -> i64:
        """The amount now."""
        if self.who is not None:
            return self.each * count(self.who.of(s, me)) + self.plus
        return self.each * self.number.of(s, me) + self.plus if self.number is not None else self.plus


def tagged(s: Duel, seat: i64, tag: str) -> i64:
    """All cards of a seat's deck whose face bears a tag; an empty tag: all."""
    if not tag:
        return below(DECK)
    return s.table.sheets[seat].tagged[tag]
