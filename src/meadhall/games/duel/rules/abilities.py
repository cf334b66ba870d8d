"""Abilities: sources of effects at one moment, and the order in which their owner lets them act (D7.5)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from meadhall.games.duel.rules import steps
from meadhall.games.duel.rules.state import (
    A_COMBAT_CARD,
    AN_ABILITY,
    CANCELLED,
    DEFENDER,
    FIGHT_CARD,
    FIGHT_FLAGS,
    FIGHT_SEAT,
    FIGHT_WHO,
    Duel,
)
from meadhall.games.duel.rules.table import STRIDE
from meadhall.kernel.bits import bit, lowest
from meadhall.kernel.machine import Node
from meadhall.kernel.options import Options


def abilities_at(s: Duel, seat: i64, moment: i64, whose: i64) -> i64:
    """A seat's abilities that act at a moment befalling some of its fighters: ability n as member n + 1."""
    sheet = s.table.sheets[seat]
    found: i64 = 0
    if sheet.moments >> moment & 1 == 0:
        return 0
    for at in range(len(sheet.abilities)):
        ability = sheet.abilities[at]
        if ability.moment == moment and ability.whose & whose != 0:
            found |= bit(at + 1)
    return found


def push_abilities(s: Duel, seat: i64, moment: i64, whose: i64) -> None:
    """Let a seat's abilities act at a moment."""
    sources = abilities_at(s, seat, moment, whose)
    if sources != 0:
        s.push_step(steps.TRIGGER, seat, sources, moment)


@final
class Trigger(Node[Duel]):
    """Effects of one player at one time: if they come from several sources, the player picks the order.

    `a` is the set of sources still to act: 0 for the card laid in combat, n + 1 for the hero's ability n; `b` is the
    timing.
    """

    def __init__(self) -> None:
        super().__init__()
        self.question = "choose_order"
        self.rules = ("D7.5",)

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Start the only source, or ask which comes first."""
        if a & (a - 1) != 0:
            s.ask(me)
        elif a != 0:
            self.start(s, me, lowest(a), b)

    def options(self, s: Duel, me: i64, a: i64, b: i64, out: Options) -> None:
        """Any source that has not acted yet."""
        out.put(0, a)

    def answer(self, s: Duel, me: i64, a: i64, b: i64, code: i64) -> None:
        """That source acts, then the others."""
        self.push(s, me, a & ~bit(code), b)
        self.start(s, me, code, b)

    def start(self, s: Duel, me: i64, source: i64, timing: i64) -> None:
        """Open a context and let the source's effects run in it."""
        opponent: i64 = -1
        actor = s.hero_of(me)
        if s.in_combat() and (s.fight(FIGHT_SEAT) == me or s.fight(FIGHT_SEAT + DEFENDER) == me):
            side = s.side(me)
            opponent = s.fight(FIGHT_SEAT + 1 - side)
            actor = s.fight(FIGHT_WHO + side)
        if source == 0:
            code = s.fight(FIGHT_CARD + s.side(me))
            s.open_context(A_COMBAT_CARD, me, code, actor, opponent)
            s.push_step(steps.CLOSE_CARD, me, 0, 0)
            s.table.cards[STRIDE * me + code].blocks[timing].push(s, me)
        else:
            s.open_context(AN_ABILITY, me, source - 1, actor, opponent)
            s.push_step(steps.CLOSE_CARD, me, 0, 0)
            s.table.sheets[me].abilities[source - 1].block.push(s, me)

    def fields(self, s: Duel, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """The card or the ability."""
        if code == 0:
            return [("card_first", ""), ("card", s.table.card_ids[STRIDE * me + s.fight(FIGHT_CARD + s.side(me))])]
        return [("ability_first", ""), ("ability", s.table.sheets[me].abilities[code - 1].id)]


@final
class CloseCard(Node[Duel]):
    """A card's or ability's effects are over."""

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Take its context off the stack."""
        s.close_context()


def sources_at(s: Duel, side: i64, timing: i64) -> i64:
    """What acts for one side of a combat at a timing: the card, unless cancelled, and the hero's abilities."""
    seat = s.fight(FIGHT_SEAT + side)
    code = s.fight(FIGHT_CARD + side)
    sources = abilities_at(s, seat, timing, bit(s.fight(FIGHT_WHO + side) - s.table.base[seat]))
    if code >= 0 and s.fight(FIGHT_FLAGS + side) & CANCELLED == 0:
        block = s.table.cards[STRIDE * seat + code].blocks[timing]
        if not block.is_empty():
            sources |= 1
    return sources


@final
class Phase(Node[Duel]):
    """The effects at one timing of a combat, the defender's first (D7.5). `a`: timing, `b`: 1 if both are to come."""

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """The attacker's are looked at only when the defender's are done: they may have been cancelled."""
        if b == 1:
            sources = sources_at(s, 1, a)
            if sources != 0:
                self.push(s, me, a, 0)
                s.push_step(steps.TRIGGER, s.fight(FIGHT_SEAT + DEFENDER), sources, a)
                return
        sources = sources_at(s, 0, a)
        if sources != 0:
            s.push_step(steps.TRIGGER, me, sources, a)
