"""Choices: the verbs of card files that let a player decide what takes effect."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from meadhall.games.duel.rules import events
from meadhall.games.duel.rules.conditions import basket
from meadhall.games.duel.rules.effects import seat_of
from meadhall.games.duel.rules.numbers import Number
from meadhall.games.duel.rules.order import Item, matters
from meadhall.games.duel.rules.state import (
    CTX_OPPONENT,
    Duel,
)
from meadhall.kernel.bits import below, bit, count, lowest
from meadhall.kernel.machine import Block, Node
from meadhall.kernel.options import Options

YES: Final = 0


@final
class Label:
    """How a block of effects is called where it may be picked: its name, and the number it names."""

    __slots__ = ("name", "number")

    def __init__(self, name: str, number: int | None) -> None:
        self.name: str = name
        self.number: int | None = number


@final
class May(Node[Duel]):
    """A block that the player may leave out, sometimes at a price that must be payable."""

    def __init__(self, price: Block[Duel], block: Block[Duel], label: Label) -> None:
        super().__init__()
        self.question = "choose_whether"
        self.rules = ("D8.1",)
        self.price: Block[Duel] = price
        self.block: Block[Duel] = block
        self.label: Label = label

    def can(self, s: Duel, me: i64) -> bool:
        """The price can be paid and the rest would do something."""
        return self.block.can(s, me) and (self.price.is_empty() or self.price.can(s, me))

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Asked if it would do anything."""
        if self.can(s, me):
            s.ask(me)

    def options(self, s: Duel, me: i64, a: i64, b: i64, out: Options) -> None:
        """Yes or no."""
        out.put(0, 3)

    def answer(self, s: Duel, me: i64, a: i64, b: i64, code: i64) -> None:
        """Do it or not."""
        if code == YES:
            self.block.push(s, me)
            self.price.push(s, me)

    def fields(self, s: Duel, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """Yes or no."""
        if code == YES:
            return [("use", ""), ("effect", self.label.name), ("amount", self.label.number)]
        return [("pass", "")]


@final
class Choose(Node[Duel]):
    """A player picks some of several blocks, no block twice, before any of them takes effect (R7).

    A code is the set of blocks picked. A block that would do nothing may be picked as well (R19), unless all of them
    may be left out anyway. Where the last block is what happens to a player who does none of the others (M8), those
    must be possible, and the last one is always open.
    """

    def __init__(
        self,
        who: i64,
        blocks: list[Block[Duel]],
        labels: list[Label],
        picks: Number,
        optional: bool,
        declinable: bool,
        order: Arrange | None,
    ) -> None:
        super().__init__()
        self.question = "choose_effect"
        self.rules = ("D8.1", "R19", "R7")
        self.who: i64 = who
        self.blocks: list[Block[Duel]] = blocks
        self.labels: list[Label] = labels
        self.picks: Number = picks
        self.optional: bool = optional
        self.declinable: bool = declinable
        self.order: Arrange | None = order  # where several may be picked

    def doing(self, s: Duel, me: i64) -> i64:
        """The blocks that would do something."""
        found: i64 = 0
        for at in range(len(self.blocks)):
            if self.blocks[at].can(s, me):
                found |= bit(at)
        return found

    def possible(self, s: Duel, me: i64) -> i64:
        """The blocks that may be picked."""
        if self.declinable:
            return self.doing(s, me) | bit(len(self.blocks) - 1)
        if self.optional:
            return self.doing(s, me)
        return below(len(self.blocks))

    def can(self, s: Duel, me: i64) -> bool:
        """Some block must do something."""
        return self.declinable or self.doing(s, me) != 0

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Without a choice there is no question; all grounds are public."""
        possible = self.possible(s, me)
        picks = self.picks.of(s, me)
        if possible == 0 or picks == 0:
            return
        if not self.optional and picks >= count(possible):
            self.start(s, me, possible)
        else:
            s.ask(seat_of(s, me, self.who))

    def options(self, s: Duel, me: i64, a: i64, b: i64, out: Options) -> None:
        """Sets of as many blocks as may be picked."""
        possible = self.possible(s, me)
        picks = self.picks.of(s, me)
        for chosen in range(below(len(self.blocks)) + 1):
            if chosen & ~possible == 0 and (count(chosen) == picks or (self.optional and chosen == 0)):
                out.add(chosen)

    def answer(self, s: Duel, me: i64, a: i64, b: i64, code: i64) -> None:
        """They take effect."""
        self.start(s, me, code)

    def start(self, s: Duel, me: i64, chosen: i64) -> None:
        """The one picked, or several in the order that the player wants."""
        order = self.order
        if chosen == 0:
            return
        if order is None:
            self.blocks[lowest(chosen)].push(s, me)
        else:
            order.push(s, me, chosen, 0)

    def fields(self, s: Duel, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """The blocks by name."""
        picked = [label for at, label in enumerate(self.labels) if code >> at & 1]
        if not picked:
            return [("pass", "")]
        amounts = [label.number for label in picked]
        return [("effect", ""), ("effects", [label.name for label in picked]), ("amounts", amounts)]


# how many blocks can be put in order: the second operand of a frame has room for so many numbers of four bits
MOST_ARRANGED: Final = 5
PLACE_BITS: Final = 4


@final
class Arrange(Node[Duel]):
    """The player says in which order the blocks picked take effect, before any of them does (R22, R7).

    `a` is the set of blocks without a place yet, `b` the places given: the numbers of blocks, each plus 1, in groups of
    four bits, the last one lowest. Only where the order can matter is anybody asked.
    """

    def __init__(self, who: i64, items: list[Item], labels: list[Label]) -> None:
        super().__init__()
        self.question = "choose_order"
        self.rules = ("R22", "R7")
        self.who: i64 = who
        self.items: list[Item] = items
        self.labels: list[Label] = labels

    def mattering(self, s: Duel, me: i64, blocks: i64) -> i64:
        """Those of some blocks for which it can matter whether another of them comes before or after."""
        items = self.items
        found: i64 = 0
        for one in range(i64(len(items))):
            for other in range(one):
                if blocks >> one & blocks >> other & 1 != 0 and matters(items[one], items[other], s, me):
                    found |= bit(one) | bit(other)
        return found

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """What needs no thought comes in printed order; the rest is asked for."""
        asked = self.mattering(s, me, a)
        plain = a & ~asked
        while plain != 0:
            b = b << PLACE_BITS | lowest(plain) + 1
            plain &= plain - 1
        if asked != 0:
            s.ask_with(seat_of(s, me, self.who), asked, b)
        else:
            self.start(s, me, b)

    def start(self, s: Duel, me: i64, places: i64) -> None:
        """Push the last one first."""
        while places != 0:
            self.items[(places & below(PLACE_BITS)) - 1].block.push(s, me)
            places >>= PLACE_BITS

    def options(self, s: Duel, me: i64, a: i64, b: i64, out: Options) -> None:
        """Any block without a place."""
        out.put(0, a)

    def answer(self, s: Duel, me: i64, a: i64, b: i64, code: i64) -> None:
        """It comes next."""
        self.push(s, me, a & ~bit(code), b << PLACE_BITS | code + 1)

    def fields(self, s: Duel, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """The block by name."""
        label = self.labels[code]
        return [("effect_first", ""), ("effect", label.name), ("amount", label.number)]


@final
class ChooseOpponent(Node[Duel]):
    """Pick the opponent that the rest of the card speaks of."""

    def __init__(self) -> None:
        super().__init__()
        self.question = "choose_opponent"
        self.rules = ("D11.3",)

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """The only one is known already."""
        if s.get(CTX_OPPONENT) < 0:
            s.ask(me)

    def options(self, s: Duel, me: i64, a: i64, b: i64, out: Options) -> None:
        """Opponents still in the match."""
        out.put(0, s.table.foe_seats[me] & ~s.out)

    def answer(self, s: Duel, me: i64, a: i64, b: i64, code: i64) -> None:
        """Remember it."""
        s.set(CTX_OPPONENT, code)
        s.tell(events.OPPONENT_CHOSEN, me, code, 0, 0)

    def fields(self, s: Duel, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """The seat."""
        return [("opponent", ""), ("seat", code)]


@final
class EachOpponent(Node[Duel]):
    """A block for each opponent still in the match, the next in turn first: it is "the opponent" there (D11.3).

    `a`: those still to come. `b`: who was the opponent before, plus two.
    """

    def __init__(self, block: Block[Duel]) -> None:
        super().__init__()
        self.block: Block[Duel] = block

    def can(self, s: Duel, me: i64) -> bool:
        """There is somebody."""
        return s.table.foe_seats[me] & ~s.out != 0

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """One after another, then the opponent is who it was."""
        if b == 0:
            a = s.table.foe_seats[me]
            b = s.get(CTX_OPPONENT) + 2
        a &= ~s.out
        if a == 0:
            s.set(CTX_OPPONENT, b - 2)
            return
        seat = (me + 1) % s.seats
        while a >> seat & 1 == 0:
            seat = (seat + 1) % s.seats
        s.set(CTX_OPPONENT, seat)
        self.push(s, me, a & ~bit(seat), b)
        self.block.push(s, me)


@final
class Basket(Node[Duel]):
    """Effects marked with an item: only those of the item in the basket act, else the unmarked rest (D13.1, R1).

    A code is a symbol's number, 0 for none of those named here.
    """

    def __init__(self, items: list[int], blocks: list[Block[Duel]], other: Block[Duel], names: list[str]) -> None:
        super().__init__()
        self.question = "choose_item"
        self.rules = ("D13.1",)
        self.items: list[int] = items
        self.blocks: list[Block[Duel]] = blocks
        self.other: Block[Duel] = other
        self.names: list[str] = names

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """The symbol that stands for any one item asks which."""
        shown = basket(s, me)
        if shown == 0:
            s.ask(me)
        else:
            self.start(s, me, shown)

    def options(self, s: Duel, me: i64, a: i64, b: i64, out: Options) -> None:
        """The items named here, or another one."""
        found: i64 = 0
        for item in self.items:
            found |= bit(item)
        if len(self.items) < len(s.table.sheets[me].symbols) - 1:
            found |= 1
        out.put(0, found)

    def answer(self, s: Duel, me: i64, a: i64, b: i64, code: i64) -> None:
        """Take it as that item."""
        s.tell(events.ITEM_CHOSEN, me, code, 0, 0)
        self.start(s, me, code)

    def start(self, s: Duel, me: i64, item: i64) -> None:
        """Let the effects of an item act."""
        for at in range(len(self.items)):
            if self.items[at] == item:
                self.blocks[at].push(s, me)
                return
        self.other.push(s, me)

    def fields(self, s: Duel, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """The item."""
        return [("item", ""), ("item", s.table.sheets[me].symbols[code] if code else "none")]
