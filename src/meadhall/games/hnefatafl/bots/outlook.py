"""Outlook: what a position holds for the next move: the king's ways out, and who could be captured."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.games.hnefatafl.rules.state import Hnefatafl
from meadhall.games.hnefatafl.rules.table import ATTACKERS, DEFENDERS, WAYS, Table

OPPOSITE: Final = 2  # a way, turned around, differs by this bit
NO_WAY: Final = -1
GOALS: Final = ("edge", "corner")

# Rings: squares that are alike, however the board is turned and mirrored: by how far the nearer edge is and how far the
# nearer edge of the other kind, the smaller one first. So a board of another size shares those that it has.
RINGS: Final = 28  # on the largest board, of 13 squares along an edge


def rings(size: int) -> list[int]:
    """By square: its ring."""
    found: list[int] = []
    for square in range(size * size):
        near, far = sorted(min(each, size - 1 - each) for each in (square % size, square // size))
        found.append(near + far * (far + 1) // 2)
    return found


def exits(table: Table) -> list[int]:
    """By square and way: whether a king who goes on as far as the board does wins."""
    found: list[int] = []
    for square in range(int(table.squares)):
        for way in range(WAYS):
            last = square
            while table.beside[WAYS * last + way] >= 0:
                last = table.beside[WAYS * last + way]
            found.append(int(table.goal[last] != 0 and last != square))
    return found


def goal_of(table: Table) -> str:
    """Where the king wins; most of what is known of a board depends on it."""
    return GOALS[1] if table.marked[0] != 0 else GOALS[0]


def is_open(s: Hnefatafl, leads: vec[i64], square: i64, way: i64) -> bool:
    """Whether nobody stands between a square and a goal."""
    if leads[WAYS * square + way] == 0:
        return False
    near = s.table.beside[WAYS * square + way]
    while near >= 0:
        if s.occupant[near] >= 0:
            return False
        near = s.table.beside[WAYS * near + way]
    return True


def ways_out(s: Hnefatafl, leads: vec[i64], square: i64) -> i64:
    """In how many ways a king on a square could go on to a goal."""
    found: i64 = 0
    for way in range(i64(WAYS)):
        if is_open(s, leads, square, way):
            found += 1
    return found


def is_reached(s: Hnefatafl, square: i64, seat: i64, but: i64) -> bool:
    """Whether a piece of a seat could move to a square, coming from any way but one."""
    table = s.table
    if s.occupant[square] >= 0 or table.marked[square] != 0:
        return False
    for way in range(i64(WAYS)):
        if way != but:
            near = table.beside[WAYS * square + way]
            while near >= 0 and s.occupant[near] < 0:
                near = table.beside[WAYS * near + way]
            if near >= 0 and s.is_of(near, seat):
                return True
    return False


def is_hostile(s: Hnefatafl, square: i64, foe: i64) -> bool:
    """Whether a piece can be captured against a square (H3.1, H3.5, H3.6)."""
    if s.occupant[square] < 0:
        return s.table.marked[square] != 0
    return s.is_of(square, foe)


def is_pinched(s: Hnefatafl, square: i64, foe: i64) -> bool:
    """Whether a foe could capture who stands on a square, or would stand there, between two (H3.1, H4.3)."""
    table = s.table
    for way in range(i64(WAYS)):
        anvil = table.beside[WAYS * square + way]
        hammer = table.beside[WAYS * square + (way ^ OPPOSITE)]
        if anvil >= 0 and hammer >= 0 and is_hostile(s, anvil, foe) and is_reached(s, hammer, foe, way):
            return True
    return False


def last_gap(s: Hnefatafl, square: i64) -> i64:
    """The one way from a square next to the throne, or from the throne, that no attacker closes; -1 if not just one."""
    table = s.table
    gap: i64 = NO_WAY
    for way in range(i64(WAYS)):
        near = table.beside[WAYS * square + way]
        if near != table.throne and not s.is_of(near, ATTACKERS):
            if gap >= 0:
                return NO_WAY
            gap = way
    return gap


def is_king_exposed(s: Hnefatafl) -> bool:
    """Whether one move of the attackers could capture the king (H4)."""
    table = s.table
    square = s.place[table.king]
    if table.central[square] == 0:
        return is_pinched(s, square, ATTACKERS)
    gap = last_gap(s, square)
    return gap >= 0 and is_reached(s, table.beside[WAYS * square + gap], ATTACKERS, gap ^ OPPOSITE)


def exposed_men(s: Hnefatafl, seat: i64) -> i64:
    """How many men of a seat one move of the other could capture."""
    table = s.table
    first: i64 = 0 if seat == ATTACKERS else table.attackers
    last = table.attackers if seat == ATTACKERS else table.king
    foe: i64 = DEFENDERS if seat == ATTACKERS else ATTACKERS
    found: i64 = 0
    for piece in range(first, last):
        if s.place[piece] >= 0 and is_pinched(s, s.place[piece], foe):
            found += 1
    return found


def men_beside(s: Hnefatafl, square: i64, seat: i64) -> i64:
    """How many pieces of a seat stand next to a square."""
    found: i64 = 0
    for way in range(i64(WAYS)):
        near = s.table.beside[WAYS * square + way]
        if near >= 0 and s.is_of(near, seat):
            found += 1
    return found
