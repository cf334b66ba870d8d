"""Damage: one batch at a time. Collect, shift (may ask), apply together, then what it triggers (D9.1, D13.2)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from meadhall.games.duel.rules import events, steps
from meadhall.games.duel.rules.abilities import befall, nth_seat, push_abilities
from meadhall.games.duel.rules.defeat import follow_heroes, settle
from meadhall.games.duel.rules.lasting import after_averting
from meadhall.games.duel.rules.pieces import drop
from meadhall.games.duel.rules.state import (
    BATCH_AMOUNTS,
    BATCH_COMBAT,
    BATCH_SAVED,
    CTX_HURT,
    DEFENDER,
    FIGHT_DEALT,
    FIGHT_WHO,
    Duel,
)
from meadhall.games.duel.rules.table import DEFEAT_AT_ONCE, DEFEATED, HURT
from meadhall.kernel.bits import below, bit, lowest
from meadhall.kernel.machine import Node
from meadhall.kernel.options import Options

EXHAUSTION = 2


def deal(s: Duel, targets: i64, n: i64, combat: i64) -> None:
    """Deal n damage to each of a set of fighters at once.

    `combat` is 1 for combat damage, 0 for the damage of an effect, 2 for neither.
    """
    targets = s.standing(targets)
    if targets == 0 or n <= 0:
        return
    hero = next_shifter(s, targets)
    if hero < 0:
        hurt: i64 = 0
        rest = targets
        while rest != 0:
            f = lowest(rest)
            rest &= rest - 1
            if wound(s, f, n, combat):
                hurt |= bit(f)
        finish_batch(s, hurt, combat)
        return
    open_batch(s, targets, n, combat)
    s.tell(events.DAMAGE_COMING, hero, n, 0, 0)
    s.push_step(steps.APPLY_BATCH, s.table.owner[hero], 0, 0)
    push_shifts(s, targets)


def next_shifter(s: Duel, targets: i64) -> i64:
    """The first target whose damage may be shifted to a sidekick, -1 if there is none."""
    table = s.table
    while targets != 0:
        f = lowest(targets)
        targets &= targets - 1
        seat = table.owner[f]
        if f == table.base[seat] and table.sheets[seat].shifts and shields(s, f) != 0:
            return f
    return -1


def shields(s: Duel, hero: i64) -> i64:
    """The sidekicks in a zone that the hero shares."""
    table = s.table
    seat = table.owner[hero]
    zone = table.board.seen_from(s.doors, bit(s.space[hero]))
    return s.on_spaces(table.own[seat] & ~bit(hero), zone)


def open_batch(s: Duel, targets: i64, n: i64, combat: i64) -> None:
    """Put the amounts on the stack, where shifts can change them."""
    saved = s.batch
    s.batch = s.sp
    s.push(saved)
    s.push(combat)
    for f in range(s.table.base[s.seats]):
        s.push(n * (targets >> f & 1))


def push_shifts(s: Duel, targets: i64) -> None:
    """Let every target that may shift its damage be asked, the first one first."""
    table = s.table
    for order in range(s.seats - 1, -1, -1):
        seat = nth_seat(s, order)
        hero = table.base[seat]
        if targets >> hero & 1 != 0 and table.sheets[seat].shifts:
            s.push_step(steps.SHIFT_DAMAGE, seat, shields(s, hero), 0)


def wound(s: Duel, fighter: i64, n: i64, combat: i64) -> bool:
    """Lower a fighter's health; at 0 it is defeated and leaves the board at once."""
    before = s.health[fighter]
    if before <= 0 or n <= 0:
        return False
    if len(s.lasting) > 0:
        n = after_averting(s, fighter, n)
        if n == 0:
            return False
    after = before - n
    if after < 0:
        after = 0
    s.health[fighter] = after
    s.tell(events.DAMAGE_DEALT, fighter, n, before, after)
    if combat == 1 and fighter == s.fight(FIGHT_WHO + DEFENDER):
        s.set_fight(FIGHT_DEALT, n)
    if after == 0:
        s.tell(events.FIGHTER_DEFEATED, fighter, s.space[fighter], 0, 0)
        s.fall(fighter)
        if len(s.pieces) > 0:
            drop(s, fighter)
    return True


def finish_batch(s: Duel, hurt: i64, combat: i64) -> None:
    """Note who was hurt, look at heroes if the match does so at once, and let abilities answer."""
    if combat == 0 and s.context != 0:
        s.set(CTX_HURT, hurt)
    push_triggers(s, hurt, HURT)
    note_defeats(s, hurt & ~s.standing(hurt))


def note_defeats(s: Duel, fell: i64) -> None:
    """Fighters have left the board: what their defeat brings about."""
    if fell != 0:
        follow_heroes(s, fell)
        if s.table.has(DEFEAT_AT_ONCE):
            settle(s)
    push_triggers(s, fell, DEFEATED)


def push_triggers(s: Duel, fighters: i64, moment: i64) -> None:
    """Let the abilities of the fighters' owners run that act when this befalls one of them."""
    table = s.table
    if fighters == 0:
        return
    if len(s.lasting) > 0:
        befall(s, moment, fighters)
        return
    for order in range(s.seats - 1, -1, -1):
        seat = nth_seat(s, order)
        mine = (fighters & table.own[seat]) >> table.base[seat]
        sheet = table.sheets[seat]
        if mine != 0 and sheet.moments >> moment & 1 != 0:
            push_abilities(s, seat, moment, mine)


@final
class ShiftDamage(Node[Duel]):
    """The owner may shift damage from the hero to sidekicks in a shared zone, one of them after another.

    `a` is the set of sidekicks still to be asked about. None can take more than the health it has left, less what it
    suffers in the same batch.
    """

    def __init__(self) -> None:
        super().__init__()
        self.question = "shift_damage"
        self.rules = ("D8.7", "D7.8")

    def most(self, s: Duel, me: i64, sidekick: i64) -> i64:
        """How much can still be shifted to a sidekick."""
        room = s.health[sidekick] - s.stack[s.batch + BATCH_AMOUNTS + sidekick]
        meant = s.stack[s.batch + BATCH_AMOUNTS + s.hero_of(me)]
        return room if room < meant else meant

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Ask about the next sidekick that can take some."""
        while a != 0:
            if self.most(s, me, lowest(a)) > 0:
                s.ask_with(me, a, 0)
                return
            a &= a - 1

    def options(self, s: Duel, me: i64, a: i64, b: i64, out: Options) -> None:
        """Any amount from 0 to the most it can take."""
        out.put(0, below(self.most(s, me, lowest(a)) + 1))

    def answer(self, s: Duel, me: i64, a: i64, b: i64, code: i64) -> None:
        """Shift the amount."""
        sidekick = lowest(a)
        hero = s.hero_of(me)
        if code > 0:
            s.stack[s.batch + BATCH_AMOUNTS + hero] -= code
            s.stack[s.batch + BATCH_AMOUNTS + sidekick] += code
            s.tell(events.DAMAGE_SHIFTED, hero, sidekick, code, 0)
        self.push(s, me, a & (a - 1), 0)

    def fields(self, s: Duel, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """How much goes to whom."""
        return [("shift", ""), ("fighter", s.table.fighter_ids[lowest(a)]), ("number", code)]


@final
class ApplyBatch(Node[Duel]):
    """All shifts are made: the damage is dealt together."""

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Take the batch off the stack and apply it."""
        base = s.batch
        combat = s.stack[base + BATCH_COMBAT]
        hurt: i64 = 0
        for f in range(s.table.base[s.seats]):
            if wound(s, f, s.stack[base + BATCH_AMOUNTS + f], combat):
                hurt |= bit(f)
        s.batch = s.stack[base + BATCH_SAVED]
        s.sp = base
        finish_batch(s, hurt, combat)


@final
class Exhaust(Node[Duel]):
    """A card could not be drawn: each of the player's fighters takes 2 damage, once for each missing card (D5.2)."""

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """`a` cards are missing."""
        if a > 1:
            self.push(s, me, a - 1, 0)
        s.tell(events.DECK_EXHAUSTED, me, 0, 0, 0)
        deal(s, s.table.own[me], EXHAUSTION, 2)
