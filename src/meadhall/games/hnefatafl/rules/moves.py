"""Moves: where pieces may go, and the codes by which moves are known (H2).

A code is a square, and where the piece on it goes: a file of its rank, or a rank of its file. It is known by squares,
not by pieces, so that equal positions have equal options.
"""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.games.hnefatafl.rules.state import Hnefatafl
from meadhall.games.hnefatafl.rules.table import ATTACKERS, RIGHT, UP, WAYS, Table
from meadhall.kernel.options import Options


def code_of_line(table: Table, start: i64, way: i64) -> i64:
    """The code that a piece has if it goes no step in a way; each step changes it by one."""
    if way % 2 == UP:  # or down
        return start * table.width + table.size + start // table.size
    return start * table.width + start % table.size


def start_of(table: Table, code: i64) -> i64:
    """The square that a move begins on."""
    return code // table.width


def space_of(table: Table, code: i64) -> i64:
    """The square that a move ends on."""
    start = code // table.width
    line = code % table.width
    if line < table.size:
        return start - start % table.size + line
    return (line - table.size) * table.size + start % table.size


def may_stop(table: Table, piece: i64, square: i64) -> bool:
    """Nobody stops on the throne again (H2.3); on a marked corner the king alone (H2.4)."""
    return table.marked[square] == 0 or (piece == table.king and square != table.throne)


def first_piece(table: Table, seat: i64) -> i64:
    """The lowest number of a seat's pieces."""
    return 0 if seat == ATTACKERS else table.attackers


def last_piece(table: Table, seat: i64) -> i64:
    """The highest number of a seat's pieces."""
    return table.attackers - 1 if seat == ATTACKERS else table.king


def add_moves(s: Hnefatafl, seat: i64, out: Options) -> None:
    """All moves of a seat: each piece along its rank and its file, as far as nobody stands in the way (H2.1, H2.2)."""
    table = s.table
    for piece in range(first_piece(table, seat), last_piece(table, seat) + 1):
        if s.place[piece] >= 0:
            for way in range(i64(WAYS)):
                add_moves_along(s, piece, way, out)


def add_moves_along(s: Hnefatafl, piece: i64, way: i64, out: Options) -> None:
    """All moves of a piece in one way; from square to square its code goes up or down by one."""
    table = s.table
    start = s.place[piece]
    code = code_of_line(table, start, way)
    step: i64 = 1 if way <= RIGHT else -1
    space = table.beside[WAYS * start + way]
    while space >= 0 and s.occupant[space] < 0:  # the empty throne is in nobody's way (K2)
        code += step
        if may_stop(table, piece, space):
            out.add(code)
        space = table.beside[WAYS * space + way]


def can_move(s: Hnefatafl, seat: i64) -> bool:
    """Whether a seat has any move."""
    table = s.table
    for piece in range(first_piece(table, seat), last_piece(table, seat) + 1):
        if s.place[piece] >= 0 and is_free(s, piece):
            return True
    return False


def is_free(s: Hnefatafl, piece: i64) -> bool:
    """Whether a piece on the board has any move."""
    table = s.table
    for way in range(i64(WAYS)):
        space = table.beside[WAYS * s.place[piece] + way]
        while space >= 0 and s.occupant[space] < 0:
            if may_stop(table, piece, space):
                return True
            space = table.beside[WAYS * space + way]
    return False
