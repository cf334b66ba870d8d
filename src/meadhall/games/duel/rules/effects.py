"""Effects: the verbs of card files that hurt and heal fighters, choose them, and grant actions."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from meadhall.games.duel.rules import events
from meadhall.games.duel.rules.conditions import Condition
from meadhall.games.duel.rules.damage import deal, note_defeats
from meadhall.games.duel.rules.groups import Fighters, Spaces
from meadhall.games.duel.rules.numbers import Number
from meadhall.games.duel.rules.pieces import drop
from meadhall.games.duel.rules.state import (
    CTX_CHOSEN,
    CTX_HURT,
    CTX_OPPONENT,
    CTX_SPACES,
    FALLEN,
    FIGHT_FLAGS,
    FIGHT_SEAT,
    FIGHT_WHO,
    Duel,
)
from meadhall.kernel.bits import bit, lowest
from meadhall.kernel.machine import Block, Node
from meadhall.kernel.options import Options

ME: Final = 0  # the other one is the opponent


def seat_of(s: Duel, me: i64, who: i64) -> i64:
    """The player an effect speaks of: me, or the opponent of this card (D11.3)."""
    return me if who == ME else s.get(CTX_OPPONENT)


@final
class Damage(Node[Duel]):
    """Deal damage to each of a group at once."""

    def __init__(self, to: Fighters, n: Number) -> None:
        super().__init__()
        self.to: Fighters = to
        self.n: Number = n

    def can(self, s: Duel, me: i64) -> bool:
        """There must be somebody to hurt."""
        return self.to.of(s, me) != 0

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """One batch."""
        s.set(CTX_HURT, 0)
        deal(s, self.to.of(s, me), self.n.of(s, me), 0)


@final
class Defeat(Node[Duel]):
    """Defeat fighters outright: no damage is dealt."""

    def __init__(self, who: Fighters) -> None:
        super().__init__()
        self.who: Fighters = who

    def can(self, s: Duel, me: i64) -> bool:
        """There must be one."""
        return self.who.of(s, me) != 0

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """They leave the board at once."""
        fallen = self.who.of(s, me)
        rest = fallen
        while rest != 0:
            f = lowest(rest)
            rest &= rest - 1
            s.tell(events.FIGHTER_REMOVED, f, s.space[f], s.health[f], 0)
            s.fall(f)
            if len(s.pieces) > 0:
                drop(s, f)
        note_defeats(s, fallen)


@final
class Heal(Node[Duel]):
    """Heal each of a group by a number, or up to it; never past the maximum and never the defeated (D9.2)."""

    def __init__(self, who: Fighters, n: Number, up_to: bool) -> None:
        super().__init__()
        self.who: Fighters = who
        self.n: Number = n
        self.up_to: bool = up_to

    def can(self, s: Duel, me: i64) -> bool:
        """There must be somebody to heal."""
        return is_hurt(s, self.who.of(s, me))

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """One after another: nothing can come between."""
        group = self.who.of(s, me)
        while group != 0:
            f = lowest(group)
            group &= group - 1
            health = self.n.of(s, me)
            if not self.up_to:
                health += s.health[f]
            heal_to(s, f, health)


def is_hurt(s: Duel, group: i64) -> bool:
    """Whether one of a group has less than full health."""
    while group != 0:
        f = lowest(group)
        group &= group - 1
        if s.health[f] < s.table.health[f]:
            return True
    return False


def heal_to(s: Duel, fighter: i64, after: i64) -> None:
    """Raise a fighter's health to a number, or to the maximum if that is less; it never gets lower."""
    before = s.health[fighter]
    if after > s.table.health[fighter]:
        after = s.table.health[fighter]
    if after > before:
        s.health[fighter] = after
        s.tell(events.FIGHTER_HEALED, fighter, after - before, before, after)


@final
class NoteSpace(Node[Duel]):
    """Remember where a fighter stands."""

    def __init__(self, who: Fighters) -> None:
        super().__init__()
        self.who: Fighters = who

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Nothing is remembered of one who stands nowhere."""
        s.set(CTX_SPACES, s.spaces_of(self.who.of(s, me)))


@final
class ChooseSpace(Node[Duel]):
    """Pick a space, whoever stands there; it is remembered with those picked before."""

    def __init__(self, where: Spaces) -> None:
        super().__init__()
        self.question = "choose_space"
        self.rules = ("D8.1",)
        self.where: Spaces = where

    def spaces(self, s: Duel, me: i64) -> i64:
        """Those that may be picked: none twice."""
        return self.where.all_of(s, me) & ~s.get(CTX_SPACES)

    def can(self, s: Duel, me: i64) -> bool:
        """There must be one."""
        return self.spaces(s, me) != 0

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Asked if there is one at all."""
        if self.can(s, me):
            s.ask(me)

    def options(self, s: Duel, me: i64, a: i64, b: i64, out: Options) -> None:
        """The spaces."""
        out.put(0, self.spaces(s, me))

    def answer(self, s: Duel, me: i64, a: i64, b: i64, code: i64) -> None:
        """Remember it."""
        s.set(CTX_SPACES, s.get(CTX_SPACES) | bit(code))
        s.tell(events.SPACE_CHOSEN, me, code, 0, 0)

    def fields(self, s: Duel, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """The space."""
        return [("space", ""), ("space", s.table.board.names[code])]


@final
class ChooseFighter(Node[Duel]):
    """Pick one of a group; it is chosen for what follows."""

    def __init__(self, who: Fighters) -> None:
        super().__init__()
        self.question = "choose_fighter"
        self.rules = ("D8.1",)
        self.who: Fighters = who

    def can(self, s: Duel, me: i64) -> bool:
        """There must be one."""
        return self.who.of(s, me) != 0

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """The only one is chosen without asking."""
        group = self.who.of(s, me)
        s.set(CTX_CHOSEN, 0)
        if group & (group - 1) != 0:
            s.ask(me)
        else:
            s.set(CTX_CHOSEN, group)

    def options(self, s: Duel, me: i64, a: i64, b: i64, out: Options) -> None:
        """The group."""
        out.put(0, self.who.of(s, me))

    def answer(self, s: Duel, me: i64, a: i64, b: i64, code: i64) -> None:
        """Remember it."""
        s.set(CTX_CHOSEN, bit(code))

    def fields(self, s: Duel, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """The fighter."""
        return [("fighter", ""), ("fighter", s.table.fighter_ids[code])]


@final
class TakeOver(Node[Duel]):
    """A fighter takes my combatant's place in the combat."""

    def __init__(self, who: Fighters) -> None:
        super().__init__()
        self.who: Fighters = who

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Only a fighter on the board can."""
        who = self.who.of(s, me)
        side = s.side(me)
        before = s.fight(FIGHT_WHO + side)
        flags = s.fight(FIGHT_FLAGS + side)
        if who == 0 or s.fight(FIGHT_SEAT + side) != me:
            return
        if before != lowest(who) or flags & FALLEN != 0:  # who has come back is not the one who fell (M24)
            s.tell(events.COMBATANT_REPLACED, before, lowest(who), 0, 0)
            s.set_fight(FIGHT_WHO + side, lowest(who))
            s.set_fight(FIGHT_FLAGS + side, flags & ~FALLEN)


@final
class GainActions(Node[Duel]):
    """The player gets further actions in the turn in progress, if it is theirs (D3.2, R7)."""

    def __init__(self, who: i64, n: Number) -> None:
        super().__init__()
        self.who: i64 = who
        self.n: Number = n

    def can(self, s: Duel, me: i64) -> bool:
        """It must be that player's turn (M4)."""
        return seat_of(s, me, self.who) == s.turn

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """More to take."""
        seat = seat_of(s, me, self.who)
        n = self.n.of(s, me)
        if seat == s.turn and n > 0:
            s.actions += n
            s.tell(events.ACTIONS_GAINED, seat, n, s.actions, 0)


@final
class If(Node[Duel]):
    """One block or the other."""

    def __init__(self, condition: Condition, then: Block[Duel], other: Block[Duel]) -> None:
        super().__init__()
        self.condition: Condition = condition
        self.then: Block[Duel] = then
        self.other: Block[Duel] = other

    def branch(self, s: Duel, me: i64) -> Block[Duel]:
        """The block that runs as things are."""
        return self.then if self.condition.holds(s, me) else self.other

    def can(self, s: Duel, me: i64) -> bool:
        """As the block that would run."""
        return self.branch(s, me).can(s, me)

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """The condition is looked at now."""
        self.branch(s, me).push(s, me)
