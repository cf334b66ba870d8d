"""Captures: what a piece takes that has just moved to a square (H3, H4).

Only the piece that moved takes anything, and only what stands next to it: who moves between two enemies is safe (H3.2).
"""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.games.hnefatafl.rules.state import Hnefatafl
from meadhall.games.hnefatafl.rules.table import ATTACKERS, WAYS
from meadhall.kernel.bits import bit


def captures(s: Hnefatafl, me: i64, square: i64) -> i64:
    """The ways from a square, to which a seat has just moved, in which a piece is taken (H3.3)."""
    table = s.table
    found: i64 = 0
    for way in range(i64(WAYS)):
        prey = table.beside[WAYS * square + way]
        if prey < 0 or s.occupant[prey] < 0 or s.is_of(prey, me):
            continue
        taken = is_king_taken(s, prey, way) if s.occupant[prey] == table.king else is_man_taken(s, me, prey, way)
        if taken:
            found |= bit(way)
    return found


def is_man_taken(s: Hnefatafl, me: i64, prey: i64, way: i64) -> bool:
    """Between the piece that moved and another one of its side, the king included, or a hostile square (H3.1, H3.4)."""
    beyond = s.table.beside[WAYS * prey + way]
    if beyond < 0:  # the edge is hostile to nobody (H3.7)
        return False
    if s.occupant[beyond] < 0:
        return s.table.marked[beyond] != 0  # the empty throne and the king's corners are hostile to all (H3.5, H3.6)
    return s.is_of(beyond, me) or is_lone_defender(s, prey, beyond)


def is_lone_defender(s: Hnefatafl, prey: i64, beyond: i64) -> bool:
    """On some boards the king on the throne does not help the one defender whom three attackers leave him (H3.8)."""
    table = s.table
    if not table.lone_defender_falls or beyond != table.throne or s.occupant[beyond] != table.king:
        return False
    for way in range(i64(WAYS)):
        near = table.beside[WAYS * beyond + way]
        if near != prey and not s.is_of(near, ATTACKERS):
            return False
    return True


def is_king_taken(s: Hnefatafl, square: i64, way: i64) -> bool:
    """On and beside the throne the king must be surrounded (H4.1, H4.2); elsewhere he is like any other (H4.3)."""
    table = s.table
    if table.central[square] != 0:
        return is_surrounded(s, square)
    beyond = table.beside[WAYS * square + way]
    if beyond < 0:
        return False
    if s.occupant[beyond] < 0:
        return table.marked[beyond] != 0  # a corner (H4.4): the throne is never next to him here
    return s.is_of(beyond, ATTACKERS)


def is_surrounded(s: Hnefatafl, square: i64) -> bool:
    """Whether attackers stand on all sides of a square but the throne."""
    table = s.table
    for way in range(i64(WAYS)):
        near = table.beside[WAYS * square + way]
        if near != table.throne and not s.is_of(near, ATTACKERS):
            return False
    return True
