"""Stays: the verbs of card files about cards that stay in play and effects that last."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from meadhall.games.duel.rules.abilities import Awaiting
from meadhall.games.duel.rules.groups import Fighters
from meadhall.games.duel.rules.lasting import Lasting, anchor_of, discard_anchor, is_anchor
from meadhall.games.duel.rules.numbers import Number
from meadhall.games.duel.rules.state import AN_ABILITY, CTX_KIND, Duel
from meadhall.kernel.machine import Node


@final
class When(Awaiting):
    """From now on, or for the next time only, effects follow from something that happens to fighters."""

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Begin to wait."""
        if self.until >= 0 or self.once or anchor_of(s, me) != 0 or s.get(CTX_KIND) == AN_ABILITY:
            self.begin(s, me, 0)


@final
class Lasts(Lasting):
    """For a while fighters are stronger, faster, safe or bound. How much is settled when it begins (M30)."""

    def __init__(self, kind: i64, who: Fighters, settled: bool, until: i64, once: bool, n: Number) -> None:
        super().__init__(kind, who, settled, until, once)
        self.n: Number = n

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """It begins now."""
        if self.until >= 0 or self.once or anchor_of(s, me) != 0 or s.get(CTX_KIND) == AN_ABILITY:
            self.begin(s, me, self.n.of(s, me))


@final
class DiscardFromPlay(Node[Duel]):
    """The card that takes effect is discarded from play."""

    def can(self, s: Duel, me: i64) -> bool:
        """It must lie there."""
        return anchor_of(s, me) != 0

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """With all that belongs to it."""
        found = anchor_of(s, me)
        if found != 0 and is_anchor(s, me, found - 1):
            discard_anchor(s, me, found - 1)
