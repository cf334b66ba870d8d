"""Conditions: what card files ask of the state before something happens."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from meadhall.games.duel.rules.groups import MINE, Fighters, Group, combatants
from meadhall.games.duel.rules.hands import top_of_pile
from meadhall.games.duel.rules.numbers import Number
from meadhall.games.duel.rules.state import ATTACKER, CTX_HURT, DEFENDER, FIGHT_CARD, FIGHT_SEAT, FIGHT_WHO, Duel
from meadhall.games.duel.rules.table import STRIDE, VERSATILE_AS_USED
from meadhall.games.duel.rules.values import won
from meadhall.kernel.bits import bit, lowest


class Condition:
    """Something that is so or not."""

    def holds(self, s: Duel, me: i64) -> bool:
        """Whether it is so now."""
        raise NotImplementedError


CONDITIONS: Final = (
    "won", "lost", "attacking", "defending", "moved", "left_zone", "enemy_played_card", "enemy_played_defence",
)  # fmt: skip
WON: Final = 0
LOST: Final = 1
ATTACKING: Final = 2
DEFENDING: Final = 3
MOVED: Final = 4
LEFT_ZONE: Final = 5
ENEMY_PLAYED_CARD: Final = 6
ENEMY_PLAYED_DEFENCE: Final = 7


@final
class Plain(Condition):
    """A condition with a name."""

    def __init__(self, kind: i64) -> None:
        self.kind: i64 = kind

    def holds(self, s: Duel, me: i64) -> bool:
        """Whether it is so now."""
        kind = self.kind
        if kind in (MOVED, LEFT_ZONE):
            return self.elsewhere(s, lowest(combatants(s, me, MINE)))
        if not s.in_combat():
            return False
        side = s.side(me)
        if kind == WON:
            return won(s, side)
        if kind == LOST:
            return won(s, 1 - side)
        if kind == ATTACKING:
            return side == ATTACKER
        if kind == DEFENDING:
            return side == DEFENDER
        if kind in (ENEMY_PLAYED_CARD, ENEMY_PLAYED_DEFENCE):
            return self.played(s, 1 - side)
        msg = f"no such condition: {kind}"
        raise AssertionError(msg)

    def elsewhere(self, s: Duel, f: i64) -> bool:
        """Whether a fighter stands on another space than when the turn began, or shares no zone with that one."""
        if self.kind == MOVED:
            return has_moved(s, f)
        now = s.space[f]
        then = s.began[f]
        return now >= 0 and then >= 0 and s.table.board.seen_from(s.doors, bit(then)) >> now & 1 == 0

    def played(self, s: Duel, side: i64) -> bool:
        """Whether a side has laid a card: any, or one that counts as a defence card there (D4.2)."""
        code = s.fight(FIGHT_CARD + side)
        if code < 0:
            return False
        if self.kind == ENEMY_PLAYED_CARD:
            return True
        return counts_as(s, side, 1)


def counts_as(s: Duel, side: i64, use: i64) -> bool:
    """Whether a side's card counts as an attack card (0) or a defence card (1), as D4.2 has it in this match."""
    if side == use:  # also an attack card that is laid in defence by its own leave
        return True
    card = s.table.cards[STRIDE * s.fight(FIGHT_SEAT + side) + s.fight(FIGHT_CARD + side)]
    return card.kind == "versatile" and not s.table.has(VERSATILE_AS_USED)


def has_moved(s: Duel, f: i64) -> bool:
    """Whether a fighter stands on another space than when the turn began."""
    return s.space[f] >= 0 and s.began[f] >= 0 and s.space[f] != s.began[f]


@final
class Elsewhere(Condition):
    """One of a group stands on another space than when the turn began."""

    def __init__(self, who: Fighters) -> None:
        self.who: Fighters = who

    def holds(self, s: Duel, me: i64) -> bool:
        """Whether it is so now."""
        group = self.who.of(s, me)
        while group != 0:
            if has_moved(s, lowest(group)):
                return True
            group &= group - 1
        return False


@final
class AnyOf(Condition):
    """Some fighter of a group is on the board."""

    def __init__(self, who: Fighters) -> None:
        self.who: Fighters = who

    def holds(self, s: Duel, me: i64) -> bool:
        """Whether it is so now."""
        return self.who.of(s, me) != 0


@final
class WasHurt(Condition):
    """The last damage of this effect hurt one of a group, even if it fell by it."""

    def __init__(self, kind: i64) -> None:
        self.group: Group = Group(kind)

    def holds(self, s: Duel, me: i64) -> bool:
        """Whether it is so now."""
        return s.get(CTX_HURT) & self.group.all_of(s, me) != 0


@final
class Fell(Condition):
    """The last damage of this effect defeated one of a group."""

    def __init__(self, kind: i64) -> None:
        self.group: Group = Group(kind)

    def holds(self, s: Duel, me: i64) -> bool:
        """Whether it is so now."""
        hurt = s.get(CTX_HURT) & self.group.all_of(s, me)
        return hurt & ~s.standing(hurt) != 0


@final
class Equal(Condition):
    """Two numbers are the same."""

    def __init__(self, one: Number, other: Number) -> None:
        self.one: Number = one
        self.other: Number = other

    def holds(self, s: Duel, me: i64) -> bool:
        """Whether it is so now."""
        return self.one.of(s, me) == self.other.of(s, me)


@final
class Least(Condition):
    """A number is at least as large as another and something more."""

    def __init__(self, one: Number, other: Number, more: i64) -> None:
        self.one: Number = one
        self.other: Number = other
        self.more: i64 = more

    def holds(self, s: Duel, me: i64) -> bool:
        """Whether it is so now."""
        return self.one.of(s, me) >= self.other.of(s, me) + self.more


@final
class Shows(Condition):
    """The hero's marker shows a side."""

    def __init__(self, side: i64) -> None:
        self.side: i64 = side

    def holds(self, s: Duel, me: i64) -> bool:
        """Whether it is so now."""
        return s.token[me] == self.side


@final
class Apart(Condition):
    """Both groups have somebody on the board, and none of the first shares a zone with the second (D7.7)."""

    def __init__(self, who: Fighters, others: Fighters) -> None:
        self.who: Fighters = who
        self.others: Fighters = others

    def holds(self, s: Duel, me: i64) -> bool:
        """Whether it is so now."""
        who = self.who.of(s, me)
        others = self.others.of(s, me)
        seen = s.table.board.seen_from(s.doors, s.spaces_of(others))
        return who != 0 and others != 0 and s.on_spaces(who, seen) == 0


@final
class Played(Condition):
    """The card's own player chose one of a group to play it; holds even if that fighter has fallen since."""

    def __init__(self, kind: i64) -> None:
        self.group: Group = Group(kind)

    def holds(self, s: Duel, me: i64) -> bool:
        """Whether it is so now."""
        return combatants(s, me, MINE) & self.group.all_of(s, me) != 0


@final
class Against(Condition):
    """The enemy combatant is a hero, or a sidekick."""

    def __init__(self, hero: bool) -> None:
        self.hero: bool = hero

    def holds(self, s: Duel, me: i64) -> bool:
        """Whether it is so now."""
        if not s.in_combat():
            return False
        f = s.fight(FIGHT_WHO + 1 - s.side(me))
        return (s.table.base[s.table.owner[f]] == f) == self.hero


@final
class Not(Condition):
    """The opposite."""

    def __init__(self, condition: Condition) -> None:
        self.condition: Condition = condition

    def holds(self, s: Duel, me: i64) -> bool:
        """Whether it is so now."""
        return not self.condition.holds(s, me)


@final
class All(Condition):
    """All of several."""

    def __init__(self, conditions: list[Condition]) -> None:
        self.conditions: list[Condition] = conditions

    def holds(self, s: Duel, me: i64) -> bool:
        """Whether it is so now."""
        for condition in self.conditions:
            if not condition.holds(s, me):
                return False
        return True


@final
class Either(Condition):
    """One of several, or more of them."""

    def __init__(self, conditions: list[Condition]) -> None:
        self.conditions: list[Condition] = conditions

    def holds(self, s: Duel, me: i64) -> bool:
        """Whether it is so now."""
        for condition in self.conditions:
            if condition.holds(s, me):
                return True
        return False


@final
class Holds(Condition):
    """The basket may count as holding an item: it shows it, or the symbol that stands for any one (D13.1)."""

    def __init__(self, item: i64) -> None:
        self.item: i64 = item

    def holds(self, s: Duel, me: i64) -> bool:
        """Whether it is so now."""
        shown = basket(s, me)
        return shown in (self.item, 0)


def basket(s: Duel, seat: i64) -> i64:
    """The symbol on top of a discard pile; 0 is the one that stands for any other, -1 is none."""
    top = top_of_pile(s, seat)
    if top < 0:
        return s.table.sheets[seat].start_symbol
    return s.table.cards[STRIDE * seat + top].symbol
