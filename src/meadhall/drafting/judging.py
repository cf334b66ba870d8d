"""Judging: what a matrix says of what can be chosen, as a hint for people and as the judgement of bots.

Only what everybody knows goes into it: choices that others have made in secret do not change a hint.
"""

from __future__ import annotations

import math
from typing import Final

from meadhall.drafting.draft import Draft
from meadhall.drafting.matrix import Matrix, Share
from meadhall.drafting.steps import REMOVING
from meadhall.kernel.chance import Chance, chance_of

EVEN: Final = 0.5  # the share of whatever has not been measured
CAUTION: Final = 0.04  # how much better something must look to be chosen clearly more often
FINENESS: Final = 1_000_000  # parts of a lot


def share_of(draft: Draft, matrix: Matrix, seat: int, thing: str) -> Share | None:
    """What is known of something that a seat may choose now.

    For a role: how often it wins against what the other side may still play. For a place: how often one's own side
    wins there.
    """
    turn, plan = draft.turn, draft.plan
    places = draft.pools.get(plan.place or "", [])
    if turn.what == plan.place:
        return matrix.at(playable(draft, [seat]), playable(draft, draft.others(seat)), thing)
    if turn.what != plan.role:
        return None
    foes = [seat] if turn.source == "others" else draft.others(seat)
    return matrix.share([thing], playable(draft, foes), [draft.place] if draft.place else places)


def playable(draft: Draft, seats: list[int]) -> list[str]:
    """The roles that some seats may still come to play, as everybody knows."""
    found = [thing for seat in seats for thing in of_seat(draft, seat)]
    return list(dict.fromkeys(found))


def of_seat(draft: Draft, seat: int) -> list[str]:
    """The roles that a seat may still come to play."""
    if seat in draft.roles:
        return [draft.roles[seat]]
    role = draft.plan.role
    return draft.picked.get(role, {}).get(seat) or draft.pools.get(role, [])


# ---------------------------------------------------------------- bots
def chosen_by_bot(draft: Draft, matrix: Matrix | None, seat: int) -> list[str]:
    """What a bot chooses: mostly what the matrix favours, now and then something else, always the same for a seed."""
    chance = chance_of(draft.seed, f"draft {draft.number} {seat}")
    weights = {thing: weight(draft, matrix, seat, thing) for thing in draft.options(seat)}
    return [taken(weights, chance) for _ in range(draft.turn.many)]


def weight(draft: Draft, matrix: Matrix | None, seat: int, thing: str) -> float:
    """How likely something is to be chosen."""
    found = None if matrix is None else share_of(draft, matrix, seat, thing)
    share = EVEN if found is None else found.share
    turn = draft.turn
    wants_less = turn.do in REMOVING and turn.what == draft.plan.place  # a place is struck where one would lose
    return math.exp((EVEN - share if wants_less else share - EVEN) / CAUTION)


def taken(weights: dict[str, float], chance: Chance) -> str:
    """One of several, drawn by its weight, and no longer among them."""
    lot = chance.below(FINENESS) / FINENESS * sum(weights.values())
    for thing in list(weights):
        lot -= weights[thing]
        if lot < 0.0:
            break
    del weights[thing]
    return thing
