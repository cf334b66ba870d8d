"""Order: whether it can matter which of two effects comes first, judged by what everybody sees (R22)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from meadhall.games.duel.rules.groups import Fighters
from meadhall.games.duel.rules.plays import Draw
from meadhall.games.duel.rules.state import Duel
from meadhall.kernel.machine import Block

# what an effect changes or goes by
HEALTH: Final = 1
BOARD: Final = 2
CARDS: Final = 4
TURN: Final = 8
DECISION: Final = 16  # somebody decides something while it happens
EVERYTHING: Final = 31  # an effect of which no more is known

TOUCHED: Final[dict[str, int]] = {
    "heal": HEALTH,
    "heal_to": HEALTH,
    "damage": HEALTH | BOARD,
    "defeat": HEALTH | BOARD,
    "move": BOARD | DECISION,
    "place": BOARD | DECISION,
    "summon": BOARD | DECISION,
    "swap": BOARD,
    "draw": CARDS,
    "discard_random": CARDS,
    "discard_top": CARDS,
    "reveal_top": CARDS,
    "shuffle_pile": CARDS,
    "recall": CARDS | DECISION,
    "search": CARDS | DECISION,
    "discard": CARDS | DECISION,
    "gain_actions": TURN,
}


@final
class Touch:
    """What an effect changes or goes by: nothing if it is about fighters of whom none is left (D7.7)."""

    __slots__ = ("draw", "parts", "who")

    def __init__(self, parts: i64, draw: Draw | None, who: Fighters | None) -> None:
        self.parts: i64 = parts
        self.draw: Draw | None = draw
        self.who: Fighters | None = who

    def now(self, s: Duel, me: i64) -> i64:
        """As things are: a deck that runs out costs health, and perhaps fighters (D5.2)."""
        if self.who is not None and self.who.of(s, me) == 0:
            return 0
        if self.draw is not None and self.draw.exhausts(s, me):
            return self.parts | HEALTH | BOARD
        return self.parts


@final
class Item:
    """One of several blocks of effects that may be put in order."""

    __slots__ = ("block", "touches")

    def __init__(self, block: Block[Duel], touches: list[Touch]) -> None:
        self.block: Block[Duel] = block
        self.touches: list[Touch] = touches

    def touched(self, s: Duel, me: i64) -> i64:
        """What it changes or goes by."""
        found: i64 = 0
        for touch in self.touches:
            found |= touch.now(s, me)
        return found


def matters(one: Item, other: Item, s: Duel, me: i64) -> bool:
    """Whether two items touch the same things, or one shows cards before the other asks for a decision."""
    a = one.touched(s, me)
    b = other.touched(s, me)
    if a & b & ~DECISION != 0:
        return True
    if a & CARDS != 0 and b & DECISION != 0:
        return other.block.can(s, me)
    return b & CARDS != 0 and a & DECISION != 0 and one.block.can(s, me)
