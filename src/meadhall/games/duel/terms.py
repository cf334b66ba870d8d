"""Terms: what card files speak of. Fighters, spaces, numbers and conditions, each answered from the state."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from meadhall.games.duel.hands import top_of_pile
from meadhall.games.duel.state import (
    CTX_ACTOR,
    CTX_CHOSEN,
    CTX_CROSSED,
    CTX_HURT,
    CTX_NUMBER,
    CTX_SPACE,
    FIGHT_CARD,
    FIGHT_SEAT,
    FIGHT_WHO,
    Duel,
)
from meadhall.games.duel.table import STRIDE, VERSATILE_AS_USED
from meadhall.games.duel.values import Static, printed_value, won
from meadhall.kernel.bits import below, bit, count, lowest

# ---------------------------------------------------------------- fighters
FIGHTERS: Final = (
    "mine", "enemy", "combatants", "hero", "sidekicks", "own", "friends", "enemies", "everyone", "chosen", "crossed",
    "actor",
)  # fmt: skip
MINE: Final = 0
ENEMY: Final = 1
COMBATANTS: Final = 2
HERO: Final = 3
SIDEKICKS: Final = 4
OWN: Final = 5
FRIENDS: Final = 6
ENEMIES: Final = 7
EVERYONE: Final = 8
CHOSEN: Final = 9
CROSSED: Final = 10


class Fighters:
    """A group of fighters; only those on the board (D7.7)."""

    def of(self, s: Duel, me: i64) -> i64:
        """The group as a set."""
        raise NotImplementedError


@final
class Group(Fighters):
    """A group with a name."""

    def __init__(self, kind: i64) -> None:
        self.kind: i64 = kind

    def of(self, s: Duel, me: i64) -> i64:
        """The group as a set."""
        return s.standing(self.all_of(s, me))

    def all_of(self, s: Duel, me: i64) -> i64:
        """The group, the defeated included."""
        table = s.table
        kind = self.kind
        if kind <= COMBATANTS:
            return combatants(s, me, kind)
        if kind == HERO:
            return bit(table.base[me])
        if kind == SIDEKICKS:
            return table.own[me] & ~bit(table.base[me])
        if kind == OWN:
            return table.own[me]
        if kind == ENEMIES:
            return table.foes[me]
        if kind == FRIENDS:
            return below(table.base[s.seats]) & ~table.foes[me]
        if kind == EVERYONE:
            return below(table.base[s.seats])
        if kind == CHOSEN:
            return s.get(CTX_CHOSEN)
        if kind == CROSSED:
            return s.get(CTX_CROSSED)
        return bit(s.get(CTX_ACTOR))  # actor


def combatants(s: Duel, me: i64, kind: i64) -> i64:
    """My combatant, the enemy's, or both. Outside a combat mine is who plays the card."""
    if not s.in_combat():
        return bit(s.get(CTX_ACTOR)) if kind == MINE else 0
    side = s.side(me)
    if kind == MINE:
        return bit(s.fight(FIGHT_WHO + side))
    if kind == ENEMY:
        return bit(s.fight(FIGHT_WHO + 1 - side))
    return bit(s.fight(FIGHT_WHO)) | bit(s.fight(FIGHT_WHO + 1))


@final
class Filtered(Fighters):
    """Those of a group who are near others, or in a zone with others, or not among others."""

    def __init__(
        self, who: Fighters, adjacent_to: Fighters | None, in_zone_of: Fighters | None, other_than: Fighters | None
    ) -> None:
        self.who: Fighters = who
        self.adjacent_to: Fighters | None = adjacent_to
        self.in_zone_of: Fighters | None = in_zone_of
        self.other_than: Fighters | None = other_than

    def of(self, s: Duel, me: i64) -> i64:
        """The group as a set."""
        found = self.who.of(s, me)
        board = s.table.board
        if self.other_than is not None:
            found &= ~self.other_than.of(s, me)
        if self.adjacent_to is not None:
            found = s.on_spaces(found, board.next_to(s.doors, s.spaces_of(self.adjacent_to.of(s, me))))
        if self.in_zone_of is not None:
            found = s.on_spaces(found, board.seen_from(s.doors, s.spaces_of(self.in_zone_of.of(s, me))))
        return found


# ---------------------------------------------------------------- spaces
class Spaces:
    """A set of empty spaces."""

    def of(self, s: Duel, me: i64) -> i64:
        """The empty spaces as a set."""
        raise NotImplementedError


@final
class Anywhere(Spaces):
    """Every empty space."""

    def of(self, s: Duel, me: i64) -> i64:
        """The empty spaces as a set."""
        return below(s.table.board.size) & ~s.occupied()


@final
class Near(Spaces):
    """Empty spaces next to fighters, or in a zone with them."""

    def __init__(self, who: Fighters, zone: bool) -> None:
        self.who: Fighters = who
        self.zone: bool = zone

    def of(self, s: Duel, me: i64) -> i64:
        """The empty spaces as a set."""
        board = s.table.board
        around = s.spaces_of(self.who.of(s, me))
        found = board.seen_from(s.doors, around) if self.zone else board.next_to(s.doors, around)
        return found & ~s.occupied()


@final
class NotedSpace(Spaces):
    """The space remembered earlier in the effect, if it is empty."""

    def of(self, s: Duel, me: i64) -> i64:
        """The empty spaces as a set."""
        noted = s.get(CTX_SPACE)
        return bit(noted - 1) & ~s.occupied() if noted > 0 else 0


# ---------------------------------------------------------------- numbers
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


NUMBERS: Final = ("noted", "tokens", "printed_enemy_value", "zones_of_enemy", "hand")
NOTED: Final = 0
TOKENS: Final = 1
PRINTED_ENEMY_VALUE: Final = 2
ZONES_OF_ENEMY: Final = 3


@final
class Named(Number):
    """A number that the state tells."""

    def __init__(self, kind: i64) -> None:
        self.kind: i64 = kind

    def of(self, s: Duel, me: i64) -> i64:
        """The amount now."""
        if self.kind == NOTED:
            return s.get(CTX_NUMBER)
        if self.kind == TOKENS:
            return s.token[me]
        if self.kind == PRINTED_ENEMY_VALUE:
            return printed_value(s, 1 - s.side(me))
        if self.kind == ZONES_OF_ENEMY:
            space = s.space[s.fight(FIGHT_WHO + 1 - s.side(me))]
            return count(s.table.board.zones_of[space]) if space >= 0 else 0
        return count(s.hand[me])


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


# ---------------------------------------------------------------- conditions
class Condition:
    """Something that is so or not."""

    def holds(self, s: Duel, me: i64) -> bool:
        """Whether it is so now."""
        raise NotImplementedError


CONDITIONS: Final = ("won", "lost", "attacking", "defending", "moved", "enemy_played_card", "enemy_played_defence")
WON: Final = 0
LOST: Final = 1
ATTACKING: Final = 2
DEFENDING: Final = 3
MOVED: Final = 4
ENEMY_PLAYED_CARD: Final = 5


@final
class Plain(Condition):
    """A condition with a name."""

    def __init__(self, kind: i64) -> None:
        self.kind: i64 = kind

    def holds(self, s: Duel, me: i64) -> bool:
        """Whether it is so now."""
        kind = self.kind
        if kind == MOVED:
            f = lowest(combatants(s, me, MINE))
            return s.space[f] >= 0 and s.began[f] >= 0 and s.space[f] != s.began[f]
        if not s.in_combat():
            return False
        side = s.side(me)
        if kind == WON:
            return won(s, side)
        if kind == LOST:
            return won(s, 1 - side)
        if kind == ATTACKING:
            return side == 0
        if kind == DEFENDING:
            return side == 1
        return self.played(s, 1 - side)

    def played(self, s: Duel, side: i64) -> bool:
        """Whether a side has laid a card: any, or one that counts as a defence card there (D4.2)."""
        code = s.fight(FIGHT_CARD + side)
        if code < 0:
            return False
        if self.kind == ENEMY_PLAYED_CARD:
            return True
        # an attack card laid by its own leave to defend is a defence card then; a versatile one always is
        if side == 1:
            return True
        card = s.table.cards[STRIDE * s.fight(FIGHT_SEAT + side) + code]
        return card.defends() and not s.table.has(VERSATILE_AS_USED)


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


def tagged(s: Duel, seat: i64, codes: i64, tag: str) -> i64:
    """Those of a set of cards whose face bears a tag (an empty tag: all)."""
    found: i64 = 0
    while codes != 0:
        code = lowest(codes)
        codes &= codes - 1
        if not tag or tag in s.table.cards[STRIDE * seat + code].tags:
            found |= bit(code)
    return found


@final
class Bonus(Static):
    """A number added to the cards of some fighters while they attack, or while they defend."""

    def __init__(self, whose: i64, side: i64, condition: Condition, number: Number) -> None:
        self.whose: i64 = whose  # counted from the hero
        self.side: i64 = side
        self.condition: Condition = condition
        self.number: Number = number

    def bonus(self, s: Duel, me: i64, side: i64) -> i64:
        """What it adds to the value of this seat's card now."""
        fighter = s.fight(FIGHT_WHO + side) - s.table.base[me]
        if side != self.side or self.whose >> fighter & 1 == 0 or not self.condition.holds(s, me):
            return 0
        return self.number.of(s, me)
