"""Choices: what every effect that lets a player choose has in common, and the verbs that order effects.

A choice is made when its effect happens, or named before, when the card is played (V7.7, W11). Named choices wait in
slots of the context. The second operand of a choice tells which of both is going on, and whether it may be left out.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from meadhall.games.unicorns.rules.state import (
    BEGAN,
    CTX_DONE,
    CTX_KIND,
    CTX_SLOTS,
    DECLINED,
    NAMED,
    UNNAMED,
    Unicorns,
)
from meadhall.games.unicorns.rules.table import STABLE_CODES
from meadhall.kernel.bits import bit
from meadhall.kernel.machine import Block, Node
from meadhall.kernel.options import Options

# how a choice is made: bits of the second operand
NAME: Final = 1  # now, for later
OPTIONAL: Final = 2  # it may be left out
JOINT: Final = 4  # as one of several players: what another did is not forgotten
GATHERED: Final = 8  # all that could be chosen has been: what has no name is skipped

YES: Final = 0
NO: Final = 1
NONE_CHOSEN: Final = 8 * STABLE_CODES  # to choose nothing: above the codes of cards in eight stables


class Choice(Node[Unicorns]):
    """One or several things are chosen, one after the other. `a`: how many have been; `b`: how it is done."""

    def __init__(self) -> None:
        super().__init__()
        self.slot: i64 = -1  # the first of its slots, if it is named
        self.rules = ("V7.2",)

    # what a kind of choice says of itself
    def slots(self) -> int:
        """How many slots it needs when it is named."""
        return 1

    def looks_at(self) -> str:
        """Where it chooses from: `stables`, `pile`, `nursery`, `players`, or what is `hidden` from others."""
        return "stables"

    def times(self, s: Unicorns, me: i64) -> i64:
        """How many things are to be chosen."""
        return 1

    def offer(self, s: Unicorns, me: i64, a: i64, b: i64, out: Options) -> None:
        """What may be chosen now."""
        raise NotImplementedError

    def is_possible(self, s: Unicorns, me: i64, a: i64, b: i64) -> bool:
        """Whether, on grounds that everybody knows, something may be there to be chosen."""
        out = Options()
        self.offer(s, me, a, b, out)
        return out.count() > 0

    def is_hidden(self) -> bool:
        """Whether what can be chosen is hidden from others: then even one answer is asked for."""
        return False

    def do(self, s: Unicorns, me: i64, a: i64, code: i64) -> None:
        """Do it to what was chosen."""
        raise NotImplementedError

    def tell_named(self, s: Unicorns, me: i64, code: i64) -> None:
        """Tell everybody what was named."""
        raise NotImplementedError

    def describe(self, s: Unicorns, me: i64, a: i64, code: int) -> list[tuple[str, object]]:
        """What a code means."""
        raise NotImplementedError

    # how a choice goes
    def can(self, s: Unicorns, me: i64) -> bool:
        """Whether there is something to choose."""
        return self.is_possible(s, me, 0, 0)

    def can_begin(self, s: Unicorns, me: i64) -> bool:
        """Whether there is something to choose for an effect that may be left out."""
        return self.can(s, me)

    def run(self, s: Unicorns, me: i64, a: i64, b: i64) -> None:
        """Name it, take what was named, or ask."""
        if s.is_gone(me) or a >= self.times(s, me):
            return
        if b & NAME != 0:
            if s.get(CTX_SLOTS) != DECLINED:  # who names nothing first leaves all of it out (U3)
                self.ask(s, me, a, b)
            return
        if a == 0 and b & JOINT == 0:
            s.set(CTX_DONE, 0)
        named: i64 = UNNAMED
        if self.slot >= 0:
            named = s.get(CTX_SLOTS + self.slot + a)
        if named == UNNAMED and b & GATHERED == 0:
            self.ask(s, me, a, b)
        elif named == UNNAMED:
            self.go_on(s, me, a, b)
        elif named >= NAMED:
            self.take_named(s, me, a, b, named - NAMED)

    def ask(self, s: Unicorns, me: i64, a: i64, b: i64) -> None:
        """Ask, unless everybody knows that there is no choice (U15)."""
        if b & OPTIONAL != 0 or self.is_hidden():
            if self.is_possible(s, me, a, b):
                s.ask_with(me, a, b)
            else:
                self.go_on(s, me, a, b)
            return
        out = Options()
        self.offer(s, me, a, b, out)
        n = out.count()
        if n == 1:
            self.answer(s, me, a, b, out.pick(0))
        elif n > 1:
            s.ask_with(me, a, b)
        else:
            self.go_on(s, me, a, b)

    def go_on(self, s: Unicorns, me: i64, a: i64, b: i64) -> None:
        """Nothing could be chosen this time; there may be a next one."""
        if a + 1 < self.times(s, me):
            self.push(s, me, a + 1, b | JOINT)

    def take_named(self, s: Unicorns, me: i64, a: i64, b: i64, code: i64) -> None:
        """What was named is done if it still can be; otherwise that part is skipped (W11)."""
        out = Options()
        self.offer(s, me, a, b, out)
        if out.has(code):
            self.finish(s, me, a, b, code)
        else:
            self.go_on(s, me, a, b)

    def finish(self, s: Unicorns, me: i64, a: i64, b: i64, code: i64) -> None:
        """Do it; then choose the next."""
        s.set(CTX_DONE, 1)
        if a + 1 < self.times(s, me):
            self.push(s, me, a + 1, (b | JOINT) & ~OPTIONAL)
        self.do(s, me, a, code)

    def options(self, s: Unicorns, me: i64, a: i64, b: i64, out: Options) -> None:
        """All that may be chosen; nothing where that is allowed, or where only the player sees that nothing fits."""
        self.offer(s, me, a, b, out)
        if b & OPTIONAL != 0 or (self.is_hidden() and out.count() == 0):
            out.add(NONE_CHOSEN)

    def answer(self, s: Unicorns, me: i64, a: i64, b: i64, code: i64) -> None:
        """Do it, or remember it until its effect happens."""
        if b & NAME == 0:
            if code != NONE_CHOSEN:
                self.finish(s, me, a, b, code)
            return
        at = CTX_SLOTS + self.slot + a
        if code == NONE_CHOSEN:
            s.set(at, DECLINED)
            return
        s.set(at, code + NAMED)
        self.tell_named(s, me, code)
        if a + 1 < self.times(s, me):
            self.push(s, me, a + 1, b & ~OPTIONAL)

    def fields(self, s: Unicorns, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """What is chosen."""
        return [("pass", "")] if code == NONE_CHOSEN else self.describe(s, me, a, code)


@final
class May(Node[Unicorns]):
    """Effects that may be left out (V7.2). If a choice among them was named or declined before, that was the answer."""

    def __init__(self, block: Block[Unicorns], named: Choice | None, first: Choice | None) -> None:
        super().__init__()
        self.question = "choose_whether"
        self.rules = ("V7.2",)
        self.block: Block[Unicorns] = block
        self.rest: Block[Unicorns] = Block(block.nodes[1:])
        self.named: Choice | None = named  # the choice inside that is named when the card is played
        self.first: Choice | None = first  # the first effect, if it is a choice: to pass on it leaves all out

    def can(self, s: Unicorns, me: i64) -> bool:
        """Whether the first of them can be done."""
        return self.block.can(s, me)

    def is_out_of_reach(self, s: Unicorns, me: i64) -> bool:
        """Whether everybody sees that its price cannot be paid: then nothing is named for what it buys."""
        first = self.first
        return first is not None and first is not self.named and not first.can(s, me)

    def is_pointless(self, s: Unicorns, me: i64, code: i64) -> bool:
        """Whether what was named is gone, so that nobody would pay for it (U3)."""
        choice = self.named
        if choice is None or choice is self.first:
            return False
        out = Options()
        choice.offer(s, me, 0, 0, out)
        return not out.has(code)

    def run(self, s: Unicorns, me: i64, a: i64, b: i64) -> None:
        """Ask whether, or begin at once where that is known."""
        if s.is_gone(me) or not self.can(s, me):
            return
        s.set(CTX_DONE, 0)
        named: i64 = UNNAMED
        choice = self.named
        if choice is not None:
            named = s.get(CTX_SLOTS + choice.slot)
        if named >= NAMED:
            if not self.is_pointless(s, me, named - NAMED):
                self.block.push(s, me)
        elif named == UNNAMED:
            first = self.first
            if first is not None:
                self.rest.push(s, me)
                first.push(s, me, 0, OPTIONAL)
            else:
                s.ask(me)

    def options(self, s: Unicorns, me: i64, a: i64, b: i64, out: Options) -> None:
        """Yes or no."""
        out.put(0, bit(YES) | bit(NO))

    def answer(self, s: Unicorns, me: i64, a: i64, b: i64, code: i64) -> None:
        """Do it or not."""
        if code == YES:
            self.block.push(s, me)

    def fields(self, s: Unicorns, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """Yes or no."""
        return [("use", "")] if code == YES else [("pass", "")]


@final
class Then(Node[Unicorns]):
    """Effects that happen only if what came before was done (V7.5)."""

    def __init__(self, block: Block[Unicorns]) -> None:
        super().__init__()
        self.block: Block[Unicorns] = block

    def run(self, s: Unicorns, me: i64, a: i64, b: i64) -> None:
        """Look whether it was; who has left does nothing more (U7)."""
        if s.get(CTX_DONE) != 0 and not s.is_gone(me):
            self.block.push(s, me)


@final
class Each(Node[Unicorns]):
    """Every player does something, the one whose effect it is first, then in turn order (V4.6)."""

    def __init__(self, node: Node[Unicorns] | None) -> None:
        super().__init__()
        self.node: Node[Unicorns] | None = node

    def run(self, s: Unicorns, me: i64, a: i64, b: i64) -> None:
        """One after another."""
        s.set(CTX_DONE, 0)
        node = self.node
        if node is None:
            return
        for offset in range(s.seats - 1, -1, -1):
            seat = (me + offset) % s.seats
            if not s.is_gone(seat):
                node.push(s, seat, 0, JOINT)


def begins_turn(s: Unicorns) -> bool:
    """Whether the effect that runs, or is about to, is one of the start of a turn: they choose no card twice (W5)."""
    return s.context == 0 or s.get(CTX_KIND) == BEGAN
