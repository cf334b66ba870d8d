"""Groups: the fighters and the spaces that card files speak of, found in the state."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from meadhall.games.duel.rules.pieces import holders, lying
from meadhall.games.duel.rules.state import (
    CTX_ACTOR,
    CTX_CHOSEN,
    CTX_CROSSED,
    CTX_OPPONENT,
    CTX_SPACES,
    DEFENDER,
    FALLEN,
    FIGHT_FLAGS,
    FIGHT_SEAT,
    FIGHT_WHO,
    SIDES,
    Duel,
)
from meadhall.kernel.bits import below, bit, lowest

FIGHTERS: Final = (
    "mine", "enemy", "combatants", "hero", "sidekicks", "own", "friends", "enemies", "everyone", "chosen", "crossed",
    "opponent_hero", "attacker", "defender",
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
OPPONENT_HERO: Final = 11
ATTACKING: Final = 12
DEFENDING: Final = 13


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
        if (self.kind <= COMBATANTS or self.kind >= ATTACKING) and s.in_combat():
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
        if kind >= ATTACKING:
            return bit(s.fight(FIGHT_WHO + kind - ATTACKING)) if s.in_combat() else 0
        return self.in_context(s)

    def in_context(self, s: Duel) -> i64:
        """A group that the running card or ability has made."""
        if self.kind == CHOSEN:
            return s.get(CTX_CHOSEN)
        if self.kind == CROSSED:
            return s.get(CTX_CROSSED)
        if self.kind == OPPONENT_HERO:
            opponent = s.get(CTX_OPPONENT)
            return bit(s.table.base[opponent]) if opponent >= 0 else 0
        msg = f"no such group of fighters: {self.kind}"
        raise AssertionError(msg)


def fallen(s: Duel) -> i64:
    """The combatants who have been defeated, even if one of that name stands on the board again (D7.7)."""
    found: i64 = 0
    for side in range(i64(SIDES)):
        if s.fight(FIGHT_FLAGS + side) & FALLEN != 0:
            found |= bit(s.fight(FIGHT_WHO + side))
    return found


def combatants(s: Duel, me: i64, kind: i64) -> i64:
    """My combatant, the enemy's, or both. For one who is in no combat mine is who plays the card."""
    if not s.in_combat() or (s.fight(FIGHT_SEAT) != me and s.fight(FIGHT_SEAT + DEFENDER) != me):
        return bit(s.get(CTX_ACTOR)) if kind == MINE else 0
    side = s.side(me)
    if kind == MINE:
        return bit(s.fight(FIGHT_WHO + side))
    if kind == ENEMY:
        return bit(s.fight(FIGHT_WHO + 1 - side))
    return bit(s.fight(FIGHT_WHO)) | bit(s.fight(FIGHT_WHO + DEFENDER))


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
class OnPiece(Fighters):
    """Those of a group who stand on a space with a token of a kind of mine."""

    def __init__(self, who: Fighters, kind: i64) -> None:
        self.who: Fighters = who
        self.kind: i64 = kind

    def of(self, s: Duel, me: i64) -> i64:
        """The group as a set."""
        return s.on_spaces(self.who.of(s, me), lying(s, me, self.kind))


@final
class WithPiece(Fighters):
    """Those of a group on whom a token of a kind of mine lies."""

    def __init__(self, who: Fighters, kind: i64) -> None:
        self.who: Fighters = who
        self.kind: i64 = kind

    def of(self, s: Duel, me: i64) -> i64:
        """The group as a set."""
        return self.who.of(s, me) & holders(s, me, self.kind)


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
class Pieced(Spaces):
    """The spaces on which a token of a kind of mine lies, or those next to them."""

    def __init__(self, kind: i64, beside: bool) -> None:
        self.kind: i64 = kind
        self.beside: bool = beside

    def all_of(self, s: Duel, me: i64) -> i64:
        """The spaces as a set."""
        spaces = lying(s, me, self.kind)
        return s.table.board.next_to(s.doors, spaces) if self.beside else spaces


@final
class Under(Spaces):
    """The spaces on which fighters stand."""

    def __init__(self, who: Fighters) -> None:
        self.who: Fighters = who

    def all_of(self, s: Duel, me: i64) -> i64:
        """The spaces as a set."""
        return s.spaces_of(self.who.of(s, me))


@final
class Noted(Spaces):
    """The spaces remembered earlier in the effect, or those next to them."""

    def __init__(self, beside: bool) -> None:
        self.beside: bool = beside

    def all_of(self, s: Duel, me: i64) -> i64:
        """The spaces as a set."""
        noted = s.get(CTX_SPACES)
        return s.table.board.next_to(s.doors, noted) if self.beside else noted
