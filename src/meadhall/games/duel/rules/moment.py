"""Moment: how far a combat has come, for everybody to see while somebody is asked in the middle of it."""

from __future__ import annotations

from typing import Final

from meadhall.games.duel.rules import steps
from meadhall.games.duel.rules.state import FIGHT_SEAT, FIGHT_SIZE, Duel
from meadhall.kernel.machine import NODE_MASK, SEAT_SHIFT, operand_of

TIMES: Final = ("immediately", "during", "after")  # by the timing of effects
LAYING: Final = (steps.LAY_BOOST, steps.DECLARE, steps.LAY_DEFENCE, steps.REVEAL)


def moment_of(s: Duel) -> str:
    """The part of the running combat that is being played: the first of its steps that does not wait any more."""
    waiting = still_to_come(s)
    frames = s.table.combat_steps
    if waiting == len(frames):
        return "laying"
    step = frames[waiting] & NODE_MASK
    if step == steps.PHASE:
        return TIMES[operand_of(frames[waiting])]
    if step in LAYING:
        return "laying"
    return "damage" if step == steps.STRIKE else "end"


def still_to_come(s: Duel) -> int:
    """How many of the combat's steps, counted from the last one, still lie on the stack as they were put there."""
    base = s.combat + FIGHT_SIZE
    seat = s.fight(FIGHT_SEAT) << SEAT_SHIFT
    frames = s.table.combat_steps
    at = 0
    while at < len(frames) and base + at < s.sp and s.stack[base + at] == frames[at] | seat:
        at += 1
    return at
