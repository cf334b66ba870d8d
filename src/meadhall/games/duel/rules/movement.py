"""Movement: where a fighter may go (D5.3 to D5.7), and how it gets there."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.games.duel.rules import events
from meadhall.games.duel.rules.abilities import befall
from meadhall.games.duel.rules.board import path
from meadhall.games.duel.rules.lasting import NO_MOVE, is_barred
from meadhall.games.duel.rules.state import Duel
from meadhall.games.duel.rules.table import MOVED
from meadhall.kernel.bits import bit


def blocking(s: Duel, fighter: i64) -> i64:
    """The spaces that a fighter cannot pass: those of its own enemies, whoever moves it (D5.4, D5.6)."""
    return s.stands_of(s.table.foe_seats[s.table.owner[fighter]])


def is_bound(s: Duel, fighter: i64) -> bool:
    """Whether a lasting effect keeps a fighter from moving."""
    return len(s.lasting) > 0 and is_barred(s, NO_MOVE, fighter)


def area(s: Duel, fighter: i64, n: i64, blocked: i64) -> i64:
    """All spaces within n steps that do not lead through a blocked one; its own space included."""
    board = s.table.board
    start = s.space[fighter]
    if n <= 0 or is_bound(s, fighter):
        return bit(start)
    if (
        board.around(s.doors, start, n - 1) & blocked == 0
    ):  # whoever stands n steps away bars no way that is short enough
        return board.around(s.doors, start, n) & ~blocked
    found = bit(start)
    frontier = found
    while n > 0 and frontier != 0:
        frontier = board.one_step(s.doors, frontier) & ~found & ~blocked
        found |= frontier
        n -= 1
    return found


def reach(s: Duel, fighter: i64, n: i64, through: bool) -> i64:
    """Where a fighter may end a move of up to n spaces, other than where it stands."""
    if s.space[fighter] < 0:
        return 0
    blocked: i64 = 0
    if not through:
        blocked = blocking(s, fighter)
    return area(s, fighter, n, blocked) & ~s.occupied()


def has_room(s: Duel, fighter: i64, n: i64, through: bool) -> bool:
    """Whether a fighter may end a move of up to n spaces anywhere else; mostly a look at the nearest spaces tells."""
    space = s.space[fighter]
    if n <= 0 or space < 0 or is_bound(s, fighter):
        return False
    board = s.table.board
    if board.steps[s.doors * board.size + space] & ~s.occupied() != 0:
        return True
    return reach(s, fighter, n, through) != 0


def distance(s: Duel, fighter: i64, space: i64) -> i64:
    """How many steps a fighter needs to a space it can reach; as many as there are spaces if it cannot."""
    blocked = blocking(s, fighter)
    most = s.table.board.size
    n: i64 = 0
    while n < most and area(s, fighter, n, blocked) >> space & 1 == 0:
        n += 1
    return n


def way(s: Duel, fighter: i64, space: i64, through: bool) -> list[int]:
    """A shortest path for a fighter to a space."""
    board = s.table.board
    blocked: i64 = 0
    if not through:
        blocked = blocking(s, fighter)
    return path(board.steps, s.doors * board.size, s.space[fighter], space, blocked)


def walk(s: Duel, fighter: i64, space: i64, through: bool) -> None:
    """Move a fighter to a space it can reach."""
    if s.listening:
        steps = way(s, fighter, space, through)
        s.tell(events.FIGHTER_MOVED, fighter, space, events.pack_path(steps, 0), events.pack_path(steps, 1))
    s.put(fighter, space)
    if len(s.lasting) > 0:
        befall(s, MOVED, bit(fighter))


def place(s: Duel, fighter: i64, space: i64) -> None:
    """Put a fighter straight onto an empty space (D5.7)."""
    s.tell(events.FIGHTER_PLACED, fighter, space, s.space[fighter], 0)
    s.put(fighter, space)


def in_sight(s: Duel, fighter: i64) -> i64:
    """The spaces a fighter may attack: the adjacent ones, for a ranged fighter also those of a shared zone (D7.2)."""
    table = s.table
    at = s.doors * table.board.size + s.space[fighter]
    if table.ranged >> fighter & 1 != 0:
        return table.board.adjacent[at] | table.board.sight[at]
    return table.board.adjacent[at]
