"""Terms: what card files speak of. Fighters, spaces, numbers and conditions, each answered from the state."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from meadhall.games.duel.hands import pile, top_of_pile
from meadhall.games.duel.state import (
    CTX_ACTOR,
    CTX_CHOSEN,
    CTX_CROSSED,
    CTX_HURT,
    CTX_NUMBER,
    CTX_OPPONENT,
    CTX_SPACES,
    FALLEN,
    FIGHT_CARD,
    FIGHT_DEALT,
    FIGHT_FLAGS,
    FIGHT_SAVED,
    FIGHT_SEAT,
    FIGHT_WHO,
    Duel,
)
from meadhall.games.duel.table import DECK, STRIDE, VERSATILE_AS_USED
from meadhall.games.duel.values import Static, printed_in, printed_value, value, won
from meadhall.kernel.bits import below, bit, count, lowest

# ---------------------------------------------------------------- fighters
FIGHTERS: Final = (
    "mine", "enemy", "combatants", "hero", "sidekicks", "own", "friends", "enemies", "everyone", "chosen", "crossed",
    "opponent_hero",
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
        if self.kind <= COMBATANTS and s.in_combat():
            return s.standing(self.all_of(s, me) & ~fallen(s))
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
        opponent = s.get(CTX_OPPONENT)  # opponent_hero
        return bit(table.base[opponent]) if opponent >= 0 else 0


def fallen(s: Duel) -> i64:
    """The combatants who have been defeated, even if one of that name stands on the board again (D7.7)."""
    found: i64 = 0
    for side in range(i64(2)):
        if s.fight(FIGHT_FLAGS + side) & FALLEN != 0:
            found |= bit(s.fight(FIGHT_WHO + side))
    return found


def combatants(s: Duel, me: i64, kind: i64) -> i64:
    """My combatant, the enemy's, or both. For one who is in no combat mine is who plays the card."""
    if not s.in_combat() or (s.fight(FIGHT_SEAT) != me and s.fight(FIGHT_SEAT + 1) != me):
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


@final
class On(Fighters):
    """Those of a group who stand on the spaces remembered earlier in the effect."""

    def __init__(self, who: Fighters) -> None:
        self.who: Fighters = who

    def of(self, s: Duel, me: i64) -> i64:
        """The group as a set."""
        return s.on_spaces(self.who.of(s, me), s.get(CTX_SPACES))


@final
class Weak(Fighters):
    """Those of a group with little health left."""

    def __init__(self, who: Fighters, most: i64) -> None:
        self.who: Fighters = who
        self.most: i64 = most

    def of(self, s: Duel, me: i64) -> i64:
        """The group as a set."""
        found: i64 = 0
        group = self.who.of(s, me)
        while group != 0:
            f = lowest(group)
            group &= group - 1
            if s.health[f] <= self.most:
                found |= bit(f)
        return found


# ---------------------------------------------------------------- spaces
class Spaces:
    """A set of spaces."""

    def all_of(self, s: Duel, me: i64) -> i64:
        """The spaces as a set, those with a fighter on them included."""
        raise NotImplementedError

    def of(self, s: Duel, me: i64) -> i64:
        """The empty ones of them."""
        return self.all_of(s, me) & ~s.occupied()


@final
class Anywhere(Spaces):
    """Every space."""

    def all_of(self, s: Duel, me: i64) -> i64:
        """The spaces as a set."""
        return below(s.table.board.size)


@final
class Near(Spaces):
    """Spaces next to fighters, or in a zone with them."""

    def __init__(self, who: Fighters, zone: bool) -> None:
        self.who: Fighters = who
        self.zone: bool = zone

    def all_of(self, s: Duel, me: i64) -> i64:
        """The spaces as a set."""
        board = s.table.board
        around = s.spaces_of(self.who.of(s, me))
        return board.seen_from(s.doors, around) if self.zone else board.next_to(s.doors, around)


@final
class Noted(Spaces):
    """The spaces remembered earlier in the effect, or those next to them."""

    def __init__(self, beside: bool) -> None:
        self.beside: bool = beside

    def all_of(self, s: Duel, me: i64) -> i64:
        """The spaces as a set."""
        noted = s.get(CTX_SPACES)
        return s.table.board.next_to(s.doors, noted) if self.beside else noted


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


NUMBERS: Final = (
    "noted", "tokens", "printed_enemy_value", "zones_of_enemy", "hand", "action", "my_value", "enemy_value",
    "damage_dealt", "printed_enemy_value_before",
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
        return self.in_combat(s, s.side(me))

    def in_combat(self, s: Duel, side: i64) -> i64:
        """A number of the running combat."""
        kind = self.kind
        if kind == PRINTED_ENEMY_VALUE:
            return printed_value(s, 1 - side)
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
        before = s.fight(FIGHT_SAVED)  # printed_enemy_value_before: in the combat that this bonus attack follows
        return printed_in(s, before, 1 - side) if before != 0 else 0


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


# ---------------------------------------------------------------- conditions
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
            return side == 0
        if kind == DEFENDING:
            return side == 1
        return self.played(s, 1 - side)

    def elsewhere(self, s: Duel, f: i64) -> bool:
        """Whether a fighter stands on another space than when the turn began, or shares no zone with that one."""
        now = s.space[f]
        then = s.began[f]
        if now < 0 or then < 0:
            return False
        if self.kind == MOVED:
            return now != then
        return s.table.board.seen_from(s.doors, bit(then)) >> now & 1 == 0

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


def tagged(s: Duel, seat: i64, tag: str) -> i64:
    """All cards of a seat's deck whose face bears a tag; an empty tag: all."""
    if not tag:
        return below(DECK)
    return s.table.sheets[seat].tagged[tag]


ATTACK_CARD: Final = 2  # a bonus for cards of a kind, whichever way they are used
DEFENCE_CARD: Final = 3


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
