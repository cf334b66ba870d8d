"""The turn: one seat after the other moves one piece, and takes what it encloses (H1.4, H2, H3)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from meadhall.games.hnefatafl.rules import events
from meadhall.games.hnefatafl.rules.captures import captures
from meadhall.games.hnefatafl.rules.ending import settle_move, settle_turn
from meadhall.games.hnefatafl.rules.moves import add_moves, space_of, start_of
from meadhall.games.hnefatafl.rules.state import TAKEN_BITS, Hnefatafl
from meadhall.games.hnefatafl.rules.table import WAYS
from meadhall.kernel.bits import lowest, shift
from meadhall.kernel.machine import Node
from meadhall.kernel.options import Options

# the numbers under which the program knows these steps
BEGIN_TURN: Final = 0
CHOOSE_MOVE: Final = 1


@final
class BeginTurn(Node[Hnefatafl]):
    """A seat is to move, unless the match is drawn now."""

    def run(self, s: Hnefatafl, me: i64, a: i64, b: i64) -> None:
        """Ask for a move."""
        s.turn = me
        s.tell(events.TURN_BEGAN, me, 0, 0, 0)
        settle_turn(s, me)
        if s.winners < 0:
            s.push_step(CHOOSE_MOVE, me, 0, 0)


@final
class ChooseMove(Node[Hnefatafl]):
    """A seat moves one of its pieces."""

    def __init__(self) -> None:
        super().__init__()
        self.question = "choose_move"
        self.rules = ("H1.4", "H2.1", "H2.2", "H2.3")

    def run(self, s: Hnefatafl, me: i64, a: i64, b: i64) -> None:
        """Nobody may pass (H1.4)."""
        s.ask(me)

    def options(self, s: Hnefatafl, me: i64, a: i64, b: i64, out: Options) -> None:
        """Every move of every piece."""
        add_moves(s, me, out)

    def answer(self, s: Hnefatafl, me: i64, a: i64, b: i64, code: i64) -> None:
        """The piece moves and takes what it encloses; then the other seat moves, unless somebody has won."""
        start = start_of(s.table, code)
        space = space_of(s.table, code)
        piece = s.occupant[start]
        s.put(piece, space)
        s.moves += 1
        s.quiet += 1
        s.moved = piece
        s.origin = start
        s.taken = 0
        s.tell(events.PIECE_MOVED, me, piece, start, space)
        take_all(s, me, space, captures(s, me, space))
        s.note_position()
        settle_move(s, piece)
        if s.winners < 0:
            s.push_step(BEGIN_TURN, 1 - me, 0, 0)

    def fields(self, s: Hnefatafl, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """The piece, its way, and what it would take."""
        table = s.table
        start: int = start_of(table, code)
        space: int = space_of(table, code)
        piece: int = s.occupant[start]
        return [
            ("move", ""),
            ("piece", table.ids[piece]),
            ("from", table.names[start]),
            ("space", table.names[space]),
            ("captures", [table.ids[each] for each in foreseen(s, me, piece, start, space)]),
        ]


def take_all(s: Hnefatafl, me: i64, square: i64, ways: i64) -> None:
    """The pieces next to a square, in some ways, leave the board together."""
    if ways == 0:
        return
    table = s.table
    s.quiet = 0
    s.forget_positions()
    count: i64 = 0
    while ways != 0:
        prey = table.beside[WAYS * square + lowest(ways)]
        ways &= ways - 1
        piece = s.occupant[prey]
        s.take_off(piece)
        s.taken |= shift(piece + 1, TAKEN_BITS * count)
        count += 1
        s.tell(events.KING_CAPTURED if piece == table.king else events.PIECE_CAPTURED, me, piece, prey, 0)


def foreseen(s: Hnefatafl, me: i64, piece: i64, start: i64, space: i64) -> list[int]:
    """The pieces that a move would take: it is tried, and taken back."""
    s.put(piece, space)
    ways = captures(s, me, space)
    found: list[int] = []
    while ways != 0:
        found.append(s.occupant[s.table.beside[WAYS * space + lowest(ways)]])
        ways &= ways - 1
    s.put(piece, start)
    return found
