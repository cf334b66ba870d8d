"""Reach: where a fighter could go in a manoeuvre, and whom it could attack from there, as everybody may reckon it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from meadhall.games.duel.rules.board import FARTHEST
from meadhall.games.duel.rules.hands import boost_of
from meadhall.games.duel.rules.movement import area, blocking, distance, in_sight
from meadhall.games.duel.rules.state import Duel
from meadhall.games.duel.rules.turn import attackable, move_value, steps_of
from meadhall.games.duel.rules.view import sees_hand
from meadhall.kernel.bits import bit, lowest, members


@final
class Reach:
    """A fighter's reach, as sets of spaces and fighters."""

    __slots__ = ("attacks", "boosted", "later", "moves", "nears", "threatens")

    def __init__(self) -> None:
        self.moves: i64 = 0  # spaces that a manoeuvre leads to, doors on the way included
        self.boosted: i64 = 0  # those that it leads to only with the best boost in hand
        self.attacks: i64 = 0  # fighters it could attack from where it stands
        self.threatens: i64 = 0  # spaces it could attack from where it stands
        self.later: i64 = 0  # further fighters it could attack after a move
        self.nears: i64 = 0  # further spaces it could attack after a move


def reach_of(s: Duel, fighter: i64, viewer: int | None) -> Reach:
    """What a viewer may know of a fighter's reach: a boost counts only for those who see the hand it comes from."""
    found = Reach()
    if s.space[fighter] < 0:
        return found
    seat = s.table.owner[fighter]
    n = move_value(s, seat)
    found.moves = ends(s, fighter, steps_of(s, fighter, n))
    if sees_hand(s, int(seat), viewer):
        found.boosted = ends(s, fighter, steps_of(s, fighter, n + best_boost(s, seat))) & ~found.moves
    foes = attackable(s, seat)
    found.threatens = in_sight(s, fighter) & ~bit(s.space[fighter])
    found.attacks = s.on_spaces(foes, found.threatens)
    found.nears = seen_from(s, fighter, found.moves) & ~found.threatens
    found.later = s.on_spaces(foes, found.nears)
    return found


def best_boost(s: Duel, seat: i64) -> i64:
    """The highest boost value in a hand."""
    most: i64 = 0
    for code in members(s.hand[seat] & s.table.first[seat] & s.table.boostable[seat]):
        most = max(most, boost_of(s, seat, code))
    return most


def ends(s: Duel, fighter: i64, n: i64) -> i64:
    """The empty spaces on which a manoeuvre of n steps may end; opening a door on the way costs a step (D10.1)."""
    n = min(n, FARTHEST)
    found = area(s, fighter, n, blocking(s, fighter)) & ~s.occupied()
    if len(s.table.board.doors) > 0 and n > 0:
        found |= behind_doors(s, fighter, n)
    return found


def behind_doors(s: Duel, fighter: i64, n: i64) -> i64:
    """The empty spaces to which the doors that a fighter opens by itself let it."""
    doors, space, found = s.doors, s.space[fighter], i64(0)
    for door in members(doors):
        near = area(s, fighter, n - 1, blocking(s, fighter)) & s.table.board.doorways[door]
        while near != 0:
            at = lowest(near)
            near &= near - 1
            left = n - 1 - distance(s, fighter, at)
            s.space[fighter] = at
            s.doors = doors & ~bit(door)
            found |= ends(s, fighter, left) & ~bit(space)
            s.space[fighter] = space
            s.doors = doors
    return found


def seen_from(s: Duel, fighter: i64, spaces: i64) -> i64:
    """All spaces that a fighter could attack from one of several, doors as they are."""
    space, found = s.space[fighter], i64(0)
    for there in members(spaces):
        s.space[fighter] = there
        found |= in_sight(s, fighter)
    s.space[fighter] = space
    return found
