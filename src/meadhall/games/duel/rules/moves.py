"""Moves: the verbs of card files that bring fighters to other spaces."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from meadhall.games.duel.rules import events
from meadhall.games.duel.rules.groups import Fighters, Spaces
from meadhall.games.duel.rules.lasting import forget_fighter
from meadhall.games.duel.rules.movement import has_room, is_bound, place, reach, walk, way
from meadhall.games.duel.rules.numbers import Number
from meadhall.games.duel.rules.state import (
    CTX_CHOSEN,
    CTX_CROSSED,
    CTX_NUMBER,
    Duel,
)
from meadhall.kernel.bits import WORD, bit, lowest
from meadhall.kernel.machine import Node
from meadhall.kernel.options import Options

DONE: Final = 59  # the last number of a word, which is no space's


@final
class Move(Node[Duel]):
    """Move each of a group up to a number of spaces, one after another in any order. `a`: those still to go.

    Codes: word f is fighter f walking to a space; DONE leaves the others where they are.
    """

    def __init__(self, who: Fighters, up_to: Number, through: bool) -> None:
        super().__init__()
        self.question = "move_fighter"
        self.rules = ("D5.4", "D5.6", "D8.2")
        self.who: Fighters = who
        self.up_to: Number = up_to
        self.through: bool = through

    def can(self, s: Duel, me: i64) -> bool:
        """One of the group must have somewhere to go."""
        return self.can_go(s, me, self.who.of(s, me))

    def can_go(self, s: Duel, me: i64, group: i64) -> bool:
        """Whether one of some fighters can go anywhere."""
        n = self.up_to.of(s, me)
        while group != 0:
            if has_room(s, lowest(group), n, self.through):
                return True
            group &= group - 1
        return False

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Find the group, then ask while one of it can go anywhere. `b` is 1 once the group is known."""
        if b == 0:
            a = self.who.of(s, me)
        if self.can_go(s, me, s.standing(a)):
            s.ask_with(me, a, 1)

    def options(self, s: Duel, me: i64, a: i64, b: i64, out: Options) -> None:
        """Destinations by fighter, and being done."""
        n = self.up_to.of(s, me)
        out.put(0, bit(DONE))
        while a != 0:
            f = lowest(a)
            a &= a - 1
            out.put(f, reach(s, f, n, self.through))

    def answer(self, s: Duel, me: i64, a: i64, b: i64, code: i64) -> None:
        """Walk; the others follow."""
        if code != DONE:
            f = code // WORD
            self.push(s, me, a & ~bit(f), 1)
            walk(s, f, code % WORD, self.through)

    def fields(self, s: Duel, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """Who goes where, by which path."""
        if code == DONE:
            return [("done", "")]
        f, space = code // WORD, code % WORD
        names = s.table.board.names
        steps_taken = [names[at] for at in way(s, f, space, self.through)]
        return [("move", ""), ("fighter", s.table.fighter_ids[f]), ("space", names[space]), ("path", steps_taken)]


@final
class Charge(Node[Duel]):
    """Move one fighter step by step through enemies and note whose spaces it crosses (R10).

    `b` is 1 once it is under way. Only steps are offered from which the move can still end on an empty space.
    """

    def __init__(self, who: Fighters, up_to: Number) -> None:
        super().__init__()
        self.question = "move_step"
        self.rules = ("R10", "D5.4")
        self.who: Fighters = who
        self.up_to: Number = up_to

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Start with all steps; one step less comes after each answer."""
        if b == 0:
            s.set(CTX_CROSSED, 0)
            s.set(CTX_NUMBER, self.up_to.of(s, me))
        who = self.who.of(s, me)
        if who != 0 and self.onward(s, lowest(who)) != 0:
            s.ask_with(me, 0, 1)

    def others(self, s: Duel, f: i64) -> i64:
        """Where anybody else stands."""
        found: i64 = 0
        for other in range(len(s.space)):
            if other != f and s.space[other] >= 0:
                found |= bit(s.space[other])
        return found

    def onward(self, s: Duel, f: i64) -> i64:
        """Neighbouring spaces from which an empty one can still be reached."""
        board = s.table.board
        left = s.get(CTX_NUMBER)
        if left <= 0 or is_bound(s, f):
            return 0
        free = ~self.others(s, f)
        near = board.one_step(s.doors, bit(s.space[f]))
        found: i64 = 0
        while near != 0:
            space = lowest(near)
            near &= near - 1
            if board.around(s.doors, space, left - 1) & free != 0:
                found |= bit(space)
        return found

    def options(self, s: Duel, me: i64, a: i64, b: i64, out: Options) -> None:
        """A step, or stopping where nobody else stands."""
        f = lowest(self.who.of(s, me))
        found = self.onward(s, f)
        if self.others(s, f) >> s.space[f] & 1 == 0:
            found |= bit(DONE)
        out.put(0, found)

    def answer(self, s: Duel, me: i64, a: i64, b: i64, code: i64) -> None:
        """Take the step; leaving a space that others hold crosses them."""
        if code == DONE:
            return
        f = lowest(self.who.of(s, me))
        s.set(CTX_CROSSED, s.get(CTX_CROSSED) | s.on_spaces(s.table.foes[me], bit(s.space[f])))
        s.set(CTX_NUMBER, s.get(CTX_NUMBER) - 1)
        self.push(s, me, 0, 1)
        walk(s, f, code, through=True)

    def fields(self, s: Duel, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """The next space."""
        if code == DONE:
            return [("done", "")]
        f = lowest(self.who.of(s, me))
        return [("step", ""), ("fighter", s.table.fighter_ids[f]), ("space", s.table.board.names[code])]


class Arrival(Node[Duel]):
    """A fighter comes onto an empty space that the player picks; the only space is taken without asking."""

    def __init__(self, where: Spaces) -> None:
        super().__init__()
        self.where: Spaces = where

    def comer(self, s: Duel, me: i64, a: i64) -> i64:
        """The fighter that comes, -1 if there is none; `a` may tell which."""
        raise NotImplementedError

    def arrive(self, s: Duel, fighter: i64, space: i64) -> None:
        """Put it there."""
        raise NotImplementedError

    def can(self, s: Duel, me: i64) -> bool:
        """It needs the fighter and a space."""
        return self.comer(s, me, 0) >= 0 and self.where.of(s, me) != 0

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Everything about it is plain to see."""
        spaces = self.where.of(s, me)
        if self.comer(s, me, a) >= 0 and spaces != 0:
            if spaces & (spaces - 1) != 0:
                s.ask(me)
            else:
                self.answer(s, me, a, b, lowest(spaces))

    def options(self, s: Duel, me: i64, a: i64, b: i64, out: Options) -> None:
        """The spaces."""
        out.put(0, self.where.of(s, me))

    def answer(self, s: Duel, me: i64, a: i64, b: i64, code: i64) -> None:
        """It comes."""
        self.arrive(s, self.comer(s, me, a), code)

    def fields(self, s: Duel, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """Who comes where."""
        fighter = s.table.fighter_ids[self.comer(s, me, a)]
        return [("place", ""), ("fighter", fighter), ("space", s.table.board.names[code])]


@final
class Place(Arrival):
    """Put each of a group straight onto another space (D5.7), one after another. `a`: the one whose turn it is."""

    def __init__(self, who: Fighters, where: Spaces) -> None:
        super().__init__(where)
        self.question = "place_fighter"
        self.rules = ("D5.7",)
        self.who: Fighters = who

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Several are placed one by one."""
        group = a if a != 0 else self.who.of(s, me)
        if group & (group - 1) == 0:
            super().run(s, me, a, b)
            return
        self.push(s, me, group & (group - 1), 0)
        self.push(s, me, bit(lowest(group)), 0)

    def comer(self, s: Duel, me: i64, a: i64) -> i64:
        """The one it is about."""
        who = s.standing(a) if a != 0 else self.who.of(s, me)
        if who == 0:
            return -1
        return lowest(who)

    def arrive(self, s: Duel, fighter: i64, space: i64) -> None:
        """Put it there."""
        place(s, fighter, space)


@final
class Summon(Arrival):
    """A sidekick that is not on the board comes (back) with full health (R9). It is chosen for what follows."""

    def __init__(self, where: Spaces) -> None:
        super().__init__(where)
        self.question = "place_summoned"
        self.rules = ("R9",)

    def comer(self, s: Duel, me: i64, a: i64) -> i64:
        """The first sidekick off the board; nobody comes for a player who is out."""
        table = s.table
        if s.out >> me & 1 != 0:
            return -1
        for f in range(table.base[me] + 1, table.base[me + 1]):
            if s.space[f] < 0:
                return f
        return -1

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Nobody is chosen if nobody can come."""
        s.set(CTX_CHOSEN, 0)
        super().run(s, me, a, b)

    def arrive(self, s: Duel, fighter: i64, space: i64) -> None:
        """Put it there."""
        s.health[fighter] = s.table.health[fighter]
        if len(s.lasting) > 0:
            forget_fighter(s, fighter)
        s.began[fighter] = -1  # whichever token it is, it was not there when the turn began (M10)
        s.put(fighter, space)
        s.set(CTX_CHOSEN, bit(fighter))
        s.tell(events.FIGHTER_SUMMONED, fighter, space, s.health[fighter], 0)


@final
class Swap(Node[Duel]):
    """Two fighters trade places."""

    def __init__(self, one: Fighters, other: Fighters) -> None:
        super().__init__()
        self.one: Fighters = one
        self.other: Fighters = other

    def can(self, s: Duel, me: i64) -> bool:
        """Both must be on the board."""
        return self.one.of(s, me) != 0 and self.other.of(s, me) != 0

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Both at once."""
        if self.can(s, me):
            one = lowest(self.one.of(s, me))
            other = lowest(self.other.of(s, me))
            there = s.space[other]
            here = s.space[one]
            place(s, one, there)
            place(s, other, here)
