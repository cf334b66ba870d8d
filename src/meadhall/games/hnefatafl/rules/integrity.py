"""Integrity: whether rows that came from outside can be a position of a match of hnefatafl."""

from __future__ import annotations

from typing import Any, Final

from meadhall.games.hnefatafl.rules.ending import (
    CAPTURED,
    ESCAPED,
    FORFEIT,
    MOST_REPEATS,
    NO_ATTACKERS,
    NO_MOVES,
    NOBODY_WINS,
    QUIET,
    REASONS,
    REPETITION,
    has_attackers,
)
from meadhall.games.hnefatafl.rules.fields import NUMBERS, NUMBERS_ROW, PAST_ROW, PLACE_ROW, ROWS
from meadhall.games.hnefatafl.rules.moves import can_move
from meadhall.games.hnefatafl.rules.state import TAKEN_BITS, Hnefatafl
from meadhall.games.hnefatafl.rules.table import ATTACKERS, DEFENDERS, KING_BITS, NONE, NOWHERE, SEATS, Table
from meadhall.games.hnefatafl.rules.turn import CHOOSE_MOVE
from meadhall.games.hnefatafl.rules.view import unpacked
from meadhall.kernel.bits import WORD
from meadhall.kernel.machine import ASKED, FRAME, QUESTION_ROW, STACK_ROW, frame_of
from meadhall.kernel.rows import (
    LARGEST_COUNT,
    check_kernel,
    check_number,
    check_row,
    named_rows,
    refused,
)

ALL_BITS: Final = (1 << WORD) - 1
MOST_TAKEN: Final = 3  # by one move: from the fourth side the piece came
MOST_PACKED: Final = (1 << MOST_TAKEN * TAKEN_BITS) - 1
WINNERS: Final = {ESCAPED: 1 << DEFENDERS, CAPTURED: 1 << ATTACKERS, NO_ATTACKERS: 1 << DEFENDERS}


# ---------------------------------------------------------------- rows
def checked_rows(table: Table, rows: Any) -> list[list[int]]:
    """Rows whose numbers are each in their range."""
    told = named_rows(rows, ROWS)
    check_kernel(told, SEATS, len(REASONS), len(table.program.entries))
    numbers = named_numbers(told[NUMBERS_ROW])
    check_question(told[QUESTION_ROW], told[STACK_ROW], numbers["turn"])
    check_numbers(table, numbers)
    check_row(ROWS[PLACE_ROW], told[PLACE_ROW], len(table.ids), NOWHERE, int(table.squares) - 1)
    check_past(table, told[PAST_ROW], numbers["quiet"])
    return told


def named_numbers(row: list[int]) -> dict[str, int]:
    """The numbers of a position by name."""
    check_row(ROWS[NUMBERS_ROW], row, len(NUMBERS), -1, MOST_PACKED)
    return dict(zip(NUMBERS, row, strict=True))


def check_question(question: list[int], stack: list[int], turn: int) -> None:
    """Whoever's turn it is is asked for a move, and nothing else is still to happen."""
    frame, asked = question[FRAME], question[ASKED]
    if len(stack) != 1:
        raise refused(f"one move at a time is asked for, and the stack has {len(stack)} numbers")
    if asked >= 0 and (frame != frame_of(CHOOSE_MOVE, asked, 0, 0) or turn != asked):
        raise refused(f"seat {asked} is asked, but not for a move in its own turn")


def check_numbers(table: Table, numbers: dict[str, int]) -> None:
    """Whose turn it is, what was counted, and the last move."""
    check_number("turn", numbers["turn"], 0, SEATS - 1)
    check_number("moves", numbers["moves"], 0, LARGEST_COUNT)
    check_number("moves without a capture", numbers["quiet"], 0, min(numbers["moves"], int(table.quiet_limit)))
    check_number("the piece that moved last", numbers["moved"], NONE, len(table.ids) - 1)
    check_number("where it came from", numbers["origin"], NOWHERE, int(table.squares) - 1)
    check_number("what it took", numbers["taken"], 0, MOST_PACKED)


def check_past(table: Table, row: list[int], quiet: int) -> None:
    """There are whole positions, the present one at least, and no more than moves since the last capture allow."""
    words: int = table.words
    if not row or len(row) % words or len(row) > words * (quiet + 1):
        raise refused(f"past positions must be 1 to {quiet + 1} of {words} numbers, found {len(row)} numbers")
    check_row(ROWS[PAST_ROW], row, len(row), 0, ALL_BITS)


# ---------------------------------------------------------------- the position
def check_position(s: Hnefatafl) -> None:
    """What the parts of a position say of each other."""
    check_pieces(s)
    check_last(s)
    check_record(s)
    if s.winners < 0:
        check_running(s)
    else:
        check_end(s)


def check_pieces(s: Hnefatafl) -> None:
    """Every square has one piece at most, and what is the king's no other (H2.3, H2.4)."""
    table = s.table
    standing = [int(square) for square in s.place if square >= 0]
    if len(set(standing)) < len(standing):
        raise refused("two pieces stand on one square")
    for piece in range(table.king):
        if s.place[piece] >= 0 and table.marked[s.place[piece]] != 0:
            raise refused(f"{table.ids[piece]} stands on {table.names[s.place[piece]]}, where only the king may")
    if s.place[table.king] < 0 and (s.winners < 0 or s.reason != CAPTURED):
        raise refused("the king is gone, and the match has not ended by that")


def check_last(s: Hnefatafl) -> None:
    """The last move: a piece that still stands where it went, and what it took."""
    table = s.table
    taken = unpacked(s.taken)
    if s.moved < 0:
        if s.origin >= 0 or taken:
            raise refused("nothing was moved, but something came from somewhere")
        return
    if s.place[s.moved] < 0 or s.origin < 0 or s.occupant[s.origin] >= 0 or not is_line(s):
        raise refused(f"{table.ids[s.moved]} did not come the way it says")
    is_once = len(set(taken)) == len(taken)
    if (taken and s.quiet != 0) or not is_once or not all(could_be_taken(s, piece) for piece in taken):
        raise refused("the last move took what it cannot have taken")


def could_be_taken(s: Hnefatafl, piece: int) -> bool:
    """Whether a piece may be one that the last move took: an enemy who is off the board."""
    table = s.table
    return 0 <= piece < len(s.place) and s.place[piece] < 0 and table.side(piece) != table.side(s.moved)


def is_line(s: Hnefatafl) -> bool:
    """Whether the last move went along a rank or a file."""
    size = s.table.size
    start, space = s.origin, s.place[s.moved]
    return start // size == space // size or start % size == space % size


def check_record(s: Hnefatafl) -> None:
    """The last position of the record is the one on the board, and from each to the next one piece has moved."""
    table = s.table
    words: int = table.words
    past: list[int] = [int(word) for word in s.past]
    positions = [past[at : at + words] for at in range(0, len(past), words)]
    fresh = s.clone()
    fresh.forget_positions()
    fresh.note_position()
    if positions[-1] != [int(word) for word in fresh.past]:
        raise refused("the last of the past positions is not the one on the board")
    seat = int(s.moves) % SEATS  # who is to move in the last of them
    for later, earlier in zip(reversed(positions), reversed(positions[:-1]), strict=False):
        seat = 1 - seat
        if not is_step(table, seat, earlier, later):
            raise refused("one of the past positions does not follow from the one before it")


def is_step(table: Table, seat: int, earlier: list[int], later: list[int]) -> bool:
    """Whether one piece of a seat has changed its square between two positions, and nothing else."""
    one, other = unpacked_position(table, earlier), unpacked_position(table, later)
    if seat == ATTACKERS:
        return one[1:] == other[1:] and is_shift(one[0], other[0])
    king, defenders = one[2] != other[2], one[1] != other[1]
    return one[0] == other[0] and king != defenders and (king or is_shift(one[1], other[1]))


def is_shift(one: int, other: int) -> bool:
    """Whether two sets of squares differ by one piece that has changed its square."""
    return (one & ~other).bit_count() == 1 and (other & ~one).bit_count() == 1


def unpacked_position(table: Table, words: list[int]) -> tuple[int, int, int]:
    """The squares of attackers, those of defenders, and the king's plus one."""
    whole = sum(word << WORD * at for at, word in enumerate(words))
    squares: int = table.squares
    men = whole >> KING_BITS
    return men & (1 << squares) - 1, men >> squares, whole & (1 << KING_BITS) - 1


def check_running(s: Hnefatafl) -> None:
    """As long as a match goes on, nothing has happened that ends it."""
    if s.gone != 0:
        raise refused("somebody has left, and the match goes on")
    if s.turn != s.moves % SEATS:
        raise refused(f"after {s.moves} moves it is not the turn of seat {s.turn}")
    if s.moved >= 0 and s.table.side(s.moved) == s.turn:
        raise refused(f"seat {s.turn} has moved last, and it is its turn")
    if s.table.goal[s.place[s.table.king]] != 0 or not has_attackers(s):
        raise refused("the defenders have won, and the match goes on")
    if s.repeats() >= MOST_REPEATS or s.quiet >= s.table.quiet_limit or not can_move(s, s.turn):
        raise refused("the match is drawn, and it goes on")


def check_end(s: Hnefatafl) -> None:
    """An end has the winners that its reason says, and what it says is so."""
    reason = int(s.reason)
    winners = 3 - int(s.gone) if reason == FORFEIT else WINNERS.get(reason, NOBODY_WINS)
    if s.winners != winners or (s.gone != 0) != (reason == FORFEIT) or s.gone == 3:
        raise refused(f"nobody wins like that by {REASONS[reason]}")
    if not holds(s, reason):
        raise refused(f"the match has ended by {REASONS[reason]}, and that is not so")


def holds(s: Hnefatafl, reason: int) -> bool:
    """Whether what a reason says is so on the board, and nothing that would have ended the match before."""
    if reason == CAPTURED:
        return s.place[s.table.king] < 0
    is_out = s.table.goal[s.place[s.table.king]] != 0
    if reason == ESCAPED:
        return is_out
    if is_out or has_attackers(s) == (reason == NO_ATTACKERS):
        return False
    if reason == REPETITION:
        return s.repeats() >= MOST_REPEATS
    if reason == QUIET:
        return s.quiet >= s.table.quiet_limit
    return reason != NO_MOVES or not can_move(s, s.turn)
