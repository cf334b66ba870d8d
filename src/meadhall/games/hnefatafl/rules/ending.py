"""Ending: how a match ends, and leaving it (H5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.hnefatafl.rules import events
from meadhall.games.hnefatafl.rules.moves import can_move
from meadhall.games.hnefatafl.rules.state import Hnefatafl
from meadhall.games.hnefatafl.rules.table import ATTACKERS, DEFENDERS
from meadhall.kernel.bits import bit

MOST_REPEATS: Final = 3  # the third time the same position is on the board, the match is drawn (H5.4)
NOBODY_WINS: Final = 0

REASONS: Final[list[str]] = []  # by number


def reason(name: str) -> i64:
    """Declare a reason why a match ends."""
    REASONS.append(name)
    return len(REASONS) - 1


ESCAPED: Final = reason("king_escaped")
CAPTURED: Final = reason("king_captured")
NO_ATTACKERS: Final = reason("no_attackers")
REPETITION: Final = reason("repetition")
NO_MOVES: Final = reason("no_moves")
QUIET: Final = reason("quiet")
FORFEIT: Final = reason("forfeit")


def settle_move(s: Hnefatafl, piece: i64) -> None:
    """A piece has moved and taken what it took: perhaps somebody has won (H5.1 to H5.3, K16)."""
    table = s.table
    if s.place[table.king] < 0:
        s.finish(bit(ATTACKERS), CAPTURED)
    elif piece == table.king and table.goal[s.place[piece]] != 0:
        s.tell(events.KING_ESCAPED, DEFENDERS, piece, s.place[piece], 0)
        s.finish(bit(DEFENDERS), ESCAPED)
    elif s.taken != 0 and not has_attackers(s):
        s.finish(bit(DEFENDERS), NO_ATTACKERS)


def has_attackers(s: Hnefatafl) -> bool:
    """Whether any attacker is left."""
    for piece in range(s.table.attackers):
        if s.place[piece] >= 0:
            return True
    return False


def settle_turn(s: Hnefatafl, seat: i64) -> None:
    """A seat is to move: perhaps the match is drawn (H5.4, H5.5, K14), for the first reason that holds (K15)."""
    if s.repeats() >= MOST_REPEATS:
        draw(s, REPETITION)
    elif s.quiet >= s.table.quiet_limit:
        draw(s, QUIET)
    elif not can_move(s, seat):
        draw(s, NO_MOVES)


def draw(s: Hnefatafl, why: i64) -> None:
    """Nobody wins."""
    s.tell(events.MATCH_DRAWN, why, 0, 0, 0)
    s.finish(NOBODY_WINS, why)


def forfeit(s: Hnefatafl, seat: i64) -> None:
    """A seat leaves, and the other one wins (K17)."""
    s.gone |= bit(seat)
    s.tell(events.SEAT_LEFT, seat, 0, 0, 0)
    s.finish(bit(1 - seat), FORFEIT)
