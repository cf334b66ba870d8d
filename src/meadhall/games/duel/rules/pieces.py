"""Pieces: the tokens that a hero's effects lay on spaces and on fighters, and where they lie.

Each kind takes two ints: the spaces on which one lies, and how many lie on each fighter, three bits a fighter.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.duel.rules import events
from meadhall.games.duel.rules.state import Duel
from meadhall.games.duel.rules.table import PIECE_KINDS, PIECE_PARTS
from meadhall.kernel.bits import bit, count, lowest, shift

HELD_BITS: Final = 3  # for how many of a kind lie on a fighter
MOST_HELD: Final = 7


def place_of(seat: i64, kind: i64) -> i64:
    """Where a kind of a seat is kept."""
    return PIECE_PARTS * (PIECE_KINDS * seat + kind)


def lying(s: Duel, seat: i64, kind: i64) -> i64:
    """The spaces on which one lies."""
    return s.pieces[place_of(seat, kind)]


def held(s: Duel, seat: i64, kind: i64, fighter: i64) -> i64:
    """How many lie on a fighter."""
    return s.pieces[place_of(seat, kind) + 1] >> HELD_BITS * fighter & MOST_HELD


def held_by(s: Duel, seat: i64, kind: i64, fighters: i64) -> i64:
    """How many lie on some fighters."""
    found: i64 = 0
    while fighters != 0:
        found += held(s, seat, kind, lowest(fighters))
        fighters &= fighters - 1
    return found


def holders(s: Duel, seat: i64, kind: i64) -> i64:
    """The fighters on whom some lie."""
    found: i64 = 0
    for f in range(len(s.space)):
        if held(s, seat, kind, f) > 0:
            found |= bit(f)
    return found


def left_over(s: Duel, seat: i64, kind: i64) -> i64:
    """How many lie beside the board."""
    used = count(lying(s, seat, kind))
    for f in range(len(s.space)):
        used += held(s, seat, kind, f)
    return s.table.sheets[seat].piece_most[kind] - used


def lay(s: Duel, seat: i64, kind: i64, space: i64) -> None:
    """Lay one on a space."""
    s.pieces[place_of(seat, kind)] |= bit(space)
    s.tell(events.PIECE_LAID, seat, kind, space, 0)


def lift(s: Duel, seat: i64, kind: i64, space: i64) -> None:
    """Take one off a space."""
    s.pieces[place_of(seat, kind)] &= ~bit(space)
    s.tell(events.PIECE_LIFTED, seat, kind, space, 0)


def shove(s: Duel, seat: i64, kind: i64, origin: i64, space: i64) -> None:
    """Move one to another space."""
    at = place_of(seat, kind)
    s.pieces[at] = s.pieces[at] & ~bit(origin) | bit(space)
    s.tell(events.PIECE_MOVED, seat, kind, space, origin)


def hold(s: Duel, seat: i64, kind: i64, fighter: i64, n: i64) -> None:
    """So many lie on a fighter from now on."""
    before = held(s, seat, kind, fighter)
    if n == before:
        return
    at = place_of(seat, kind) + 1
    s.pieces[at] += shift(n, HELD_BITS * fighter) - shift(before, HELD_BITS * fighter)
    s.tell(events.PIECES_HELD, fighter, seat, kind, n)


def drop(s: Duel, fighter: i64) -> None:
    """All that lies on a fighter goes back beside the board."""
    for seat in range(s.seats):
        for kind in range(i64(len(s.table.sheets[seat].pieces))):
            hold(s, seat, kind, fighter, 0)


def drop_all(s: Duel, seat: i64) -> None:
    """All of a player's go back."""
    for kind in range(i64(len(s.table.sheets[seat].pieces))):
        spaces = lying(s, seat, kind)
        while spaces != 0:
            lift(s, seat, kind, lowest(spaces))
            spaces &= spaces - 1
        for f in range(len(s.space)):
            hold(s, seat, kind, f, 0)
