"""Tokens: the verbs of card files about what a hero gathers and spends, turns over, or lays on the board."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from meadhall.games.duel.rules import events
from meadhall.games.duel.rules.board import FARTHEST
from meadhall.games.duel.rules.choices import YES
from meadhall.games.duel.rules.groups import Fighters, Spaces
from meadhall.games.duel.rules.numbers import Number
from meadhall.games.duel.rules.pieces import MOST_HELD, held, held_by, hold, lay, left_over, lift, lying, shove
from meadhall.games.duel.rules.state import (
    CTX_NUMBER,
    Duel,
)
from meadhall.kernel.bits import WORD, below, bit, lowest
from meadhall.kernel.machine import Block, Node
from meadhall.kernel.options import Options


@final
class Gain(Node[Duel]):
    """Gain tokens, up to the most that may be held."""

    def __init__(self, n: Number) -> None:
        super().__init__()
        self.n: Number = n

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """What does not fit is lost."""
        most = s.table.sheets[me].token_most
        total = s.token[me] + self.n.of(s, me)
        set_tokens(s, me, total if total < most else most)


def set_tokens(s: Duel, seat: i64, n: i64) -> None:
    """Change a seat's tokens and tell of it."""
    if n != s.token[seat]:
        s.tell(events.TOKENS_CHANGED, seat, s.token[seat], n, 0)
        s.token[seat] = n


@final
class Pay(Node[Duel]):
    """Optionally pay a number of tokens for a block of effects (D13.2)."""

    def __init__(self, n: i64, then: Block[Duel]) -> None:
        super().__init__()
        self.question = "choose_payment"
        self.rules = ("D13.2",)
        self.n: i64 = n
        self.then: Block[Duel] = then

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Asked if there are enough, which all can see."""
        if s.token[me] >= self.n:
            s.ask(me)

    def options(self, s: Duel, me: i64, a: i64, b: i64, out: Options) -> None:
        """Pay or not."""
        out.put(0, 3)

    def answer(self, s: Duel, me: i64, a: i64, b: i64, code: i64) -> None:
        """Pay, then the effects."""
        if code == YES:
            set_tokens(s, me, s.token[me] - self.n)
            self.then.push(s, me)

    def fields(self, s: Duel, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """Yes or no."""
        return [("pay", ""), ("number", self.n)] if code == YES else [("pass", "")]


@final
class PayAny(Node[Duel]):
    """Pay as many tokens as one likes; the number is noted."""

    def __init__(self) -> None:
        super().__init__()
        self.question = "choose_payment"
        self.rules = ("D13.2",)

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Asked if there are any."""
        s.set(CTX_NUMBER, 0)
        if s.token[me] > 0:
            s.ask(me)

    def options(self, s: Duel, me: i64, a: i64, b: i64, out: Options) -> None:
        """From none to all."""
        out.put(0, below(s.token[me] + 1))

    def answer(self, s: Duel, me: i64, a: i64, b: i64, code: i64) -> None:
        """Pay and note."""
        set_tokens(s, me, s.token[me] - code)
        s.set(CTX_NUMBER, code)

    def fields(self, s: Duel, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """How many."""
        return [("pay", ""), ("number", code)]


@final
class TurnOver(Node[Duel]):
    """The hero's marker is turned to its next side, or to a certain one."""

    def __init__(self, side: i64) -> None:
        super().__init__()
        self.side: i64 = side  # -1: the next

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Turn it."""
        side = self.side
        if side < 0:
            side = (s.token[me] + 1) % (s.table.sheets[me].token_most + 1)
        s.token[me] = side
        s.tell(events.SIDE_TURNED, me, side, 0, 0)


# ---------------------------------------------------------------- on the board
class OnBoard(Node[Duel]):
    """A space is picked for a token of a kind of mine; the only one is taken without asking.

    `a` is how many more, plus one. Everything about such tokens is open to all.
    """

    def __init__(self, kind: i64, n: Number) -> None:
        super().__init__()
        self.question = "choose_space"
        self.rules = ("M35", "D8.1")
        self.kind: i64 = kind
        self.n: Number = n

    def spaces(self, s: Duel, me: i64) -> i64:
        """Those that may be picked."""
        raise NotImplementedError

    def act(self, s: Duel, me: i64, space: i64) -> None:
        """What happens there."""
        raise NotImplementedError

    def can(self, s: Duel, me: i64) -> bool:
        """There must be one."""
        return self.spaces(s, me) != 0

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """One after another, as long as there is a space."""
        more = a - 1
        if a == 0:
            more = self.n.of(s, me)
        spaces = self.spaces(s, me)
        if more <= 0 or spaces == 0 or s.out >> me & 1 != 0:
            return
        if spaces & (spaces - 1) != 0:
            s.ask_with(me, within(more) + 1, 0)
        else:
            self.push(s, me, within(more), 0)
            self.act(s, me, lowest(spaces))

    def options(self, s: Duel, me: i64, a: i64, b: i64, out: Options) -> None:
        """The spaces."""
        out.put(0, self.spaces(s, me))

    def answer(self, s: Duel, me: i64, a: i64, b: i64, code: i64) -> None:
        """That one, then the others."""
        self.push(s, me, a - 1, 0)
        self.act(s, me, code)

    def fields(self, s: Duel, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """The space."""
        return [("space", ""), ("space", s.table.board.names[code])]


def within(n: i64) -> i64:
    """No more than there can be spaces."""
    return n if n < WORD else i64(WORD)


@final
class PlaceToken(OnBoard):
    """Lay tokens on spaces that have none of their kind, as long as some are left beside the board (M35)."""

    def __init__(self, kind: i64, n: Number, where: Spaces) -> None:
        super().__init__(kind, n)
        self.where: Spaces = where

    def spaces(self, s: Duel, me: i64) -> i64:
        """Whoever stands there."""
        if left_over(s, me, self.kind) <= 0:
            return 0
        return self.where.all_of(s, me) & ~lying(s, me, self.kind)

    def act(self, s: Duel, me: i64, space: i64) -> None:
        """Lay it."""
        lay(s, me, self.kind, space)


@final
class RemoveToken(OnBoard):
    """Take tokens off spaces."""

    def __init__(self, kind: i64, n: Number, where: Spaces) -> None:
        super().__init__(kind, n)
        self.where: Spaces = where

    def spaces(self, s: Duel, me: i64) -> i64:
        """Where one lies."""
        return self.where.all_of(s, me) & lying(s, me, self.kind)

    def act(self, s: Duel, me: i64, space: i64) -> None:
        """Take it off."""
        lift(s, me, self.kind, space)


@final
class MoveToken(Node[Duel]):
    """Move one token up to a number of spaces, whoever stands on the way. `a`: the space it lies on, plus one."""

    def __init__(self, kind: i64, up_to: Number) -> None:
        super().__init__()
        self.question = "choose_space"
        self.rules = ("M35", "D8.2")
        self.kind: i64 = kind
        self.up_to: Number = up_to

    def movable(self, s: Duel, me: i64) -> i64:
        """The tokens that can go anywhere."""
        found: i64 = 0
        spaces = lying(s, me, self.kind)
        while spaces != 0:
            space = lowest(spaces)
            spaces &= spaces - 1
            if self.ends(s, me, space) != 0:
                found |= bit(space)
        return found

    def ends(self, s: Duel, me: i64, space: i64) -> i64:
        """Where one may end: not where another one lies."""
        n = self.up_to.of(s, me)
        if n <= 0:
            return 0
        if n > FARTHEST:
            n = FARTHEST
        return s.table.board.around(s.doors, space, n) & ~lying(s, me, self.kind)

    def can(self, s: Duel, me: i64) -> bool:
        """There must be one that can go."""
        return self.movable(s, me) != 0

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """First which one, if there are several, then where to."""
        tokens = self.movable(s, me)
        if a == 0 and tokens != 0 and tokens & (tokens - 1) == 0:
            a = lowest(tokens) + 1
        if tokens != 0 and (a == 0 or tokens >> a - 1 & 1 != 0):
            s.ask_with(me, a, 0)

    def options(self, s: Duel, me: i64, a: i64, b: i64, out: Options) -> None:
        """A token; or its way, which may be none at all."""
        if a == 0:
            out.put(0, self.movable(s, me))
        else:
            out.put(0, self.ends(s, me, a - 1) | bit(a - 1))

    def answer(self, s: Duel, me: i64, a: i64, b: i64, code: i64) -> None:
        """Go on to its way, or move it."""
        if a == 0:
            self.push(s, me, code + 1, 0)
        elif code != a - 1:
            shove(s, me, self.kind, a - 1, code)

    def fields(self, s: Duel, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """The space."""
        return [("space", ""), ("space", s.table.board.names[code])]


@final
class GiveToken(Node[Duel]):
    """Each of a group gets tokens, the first fighters first, as long as some are left (M35); or loses them."""

    def __init__(self, kind: i64, n: Number, who: Fighters, takes: bool) -> None:
        super().__init__()
        self.kind: i64 = kind
        self.n: Number = n
        self.who: Fighters = who
        self.takes: bool = takes

    def can(self, s: Duel, me: i64) -> bool:
        """There must be somebody, and a token for them or on them."""
        who = self.who.of(s, me)
        if self.takes:
            return held_by(s, me, self.kind, who) > 0
        return who != 0 and left_over(s, me, self.kind) > 0

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """One fighter after another."""
        group = self.who.of(s, me)
        n = self.n.of(s, me)
        while group != 0 and n > 0:
            f = lowest(group)
            group &= group - 1
            before = held(s, me, self.kind, f)
            if self.takes:
                hold(s, me, self.kind, f, before - least(n, before))
            else:
                room = least(left_over(s, me, self.kind), MOST_HELD - before)
                hold(s, me, self.kind, f, before + least(n, room))


def least(one: i64, other: i64) -> i64:
    """The smaller of two numbers."""
    return one if one < other else other
