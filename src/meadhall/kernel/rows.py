"""Rows: the numbers that a state is saved as, checked before a state is made of them."""

from __future__ import annotations

from types import TracebackType
from typing import Any, Final

from meadhall.kernel.chance import LOW, PLAIN_SIZE, SEALED_SIZE
from meadhall.kernel.errors import TranscriptError
from meadhall.kernel.machine import CHANCE_ROW, NODE_MASK, QUESTION_ROW, SEAT_MASK, SEAT_SHIFT, STACK_ROW, WINNERS

LARGEST: Final = 2**63 - 1  # that fits into 64 bits with a sign
LARGEST_COUNT: Final = 2**20  # of anything that is only counted
LONGEST_STACK: Final = 4_096  # numbers; matches by chance need less than a tenth
KERNEL_ROWS: Final = ("question", "chance", "stack")
# what goes wrong in the rules of a game only if the state they work on cannot be
BROKEN: Final = (LookupError, ArithmeticError, ValueError, NotImplementedError, MemoryError)


class Guard:
    """Turns what goes wrong inside a state that came from outside into a refusal; of others it changes nothing."""

    __slots__ = ("is_foreign",)

    def __init__(self, is_foreign: bool) -> None:
        self.is_foreign: bool = is_foreign

    def __enter__(self) -> None:
        """Nothing has gone wrong yet."""

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Give what went wrong its name."""
        if self.is_foreign and isinstance(error, BROKEN):
            raise refused(f"it does not hold together ({type(error).__name__}: {error})") from error


def refused(problem: str) -> TranscriptError:
    """The error for a state that cannot be."""
    return TranscriptError(f"the state of the saved match cannot be: {problem}")


def named_rows(rows: Any, names: tuple[str, ...]) -> list[list[int]]:
    """As many rows as there are names, of whole numbers that fit into 64 bits."""
    if not isinstance(rows, list) or len(rows) != len(names):
        told = f"{len(rows)} of them" if isinstance(rows, list) else type(rows).__name__
        raise refused(f"expected the rows {', '.join(names)}, found {told}")
    for name, row in zip(names, rows, strict=True):
        check_numbers(name, row)
    checked: list[list[int]] = rows
    return checked


def plain_rows(rows: Any) -> list[list[int]]:
    """Rows of whole numbers, however many."""
    if not isinstance(rows, list):
        raise refused(f"expected a list of rows, found {type(rows).__name__}")
    return named_rows(rows, tuple([f"row {at}" for at in range(len(rows))]))


def check_numbers(name: str, row: Any) -> None:
    """One row of whole numbers that fit into 64 bits."""
    if not isinstance(row, list):
        raise refused(f"{name} must be a list of whole numbers, found {type(row).__name__}")
    kinds = set(map(type, row))
    if kinds and kinds != {int}:
        strange = next(kind for kind in kinds if kind is not int)
        raise refused(f"{name} must be a list of whole numbers, found {strange.__name__} in it")
    if row and (min(row) < -LARGEST or max(row) > LARGEST):
        raise refused(f"{name} must be numbers of at most 63 bits, found a larger one")


def check_row(name: str, row: list[int], size: int, low: int, high: int) -> None:
    """A row has its length, and every number of it is in range."""
    if len(row) != size:
        raise refused(f"{name} must be {size} numbers, found {len(row)}")
    if row and (min(row) < low or max(row) > high):
        found = min(row) if min(row) < low else max(row)
        raise refused(f"{name} must be numbers from {low} to {high}, found {found}")


def check_number(name: str, number: int, low: int, high: int) -> None:
    """A number is in range."""
    if not low <= number <= high:
        raise refused(f"{name} must be from {low} to {high}, found {number}")


def check_kernel(rows: list[list[int]], seats: int, reasons: int, nodes: int) -> None:
    """What the states of all games have: the open question, the stream of chance and the stack."""
    everybody = (1 << seats) - 1
    question, chance, stack = rows[QUESTION_ROW], rows[CHANCE_ROW], rows[STACK_ROW]
    check_row("question", question, 5, -1, LARGEST)
    frame, asked, winners, reason, gone = question
    check_number("asked", asked, -1, seats - 1)
    check_number("winners", winners, -1, everybody)
    check_number("reason", reason, 0, reasons - 1)
    check_number("gone", gone, 0, everybody)
    if (winners < 0) == (asked < 0):
        raise refused(f"either somebody is asked or the match is over; asked is {asked}, winners are {winners}")
    if asked >= 0:
        check_frame("the open question", frame, seats, nodes)
        if gone >> asked & 1:
            raise refused(f"seat {asked} is asked and has left the table")
    check_chance(chance)
    if not 1 <= len(stack) <= LONGEST_STACK or stack[0] != 0:
        raise refused(f"the stack must be 1 to {LONGEST_STACK} numbers, of which the first is 0")


def check_table(question: list[int], away: int, seats: int) -> None:
    """As long as a match goes on, two at least are in it."""
    if question[WINNERS] < 0 and seats - away.bit_count() < 2:
        raise refused(f"the match goes on, but of {seats} seats {away.bit_count()} are no longer in it")


def check_chance(words: list[int]) -> None:
    """A stream of either kind."""
    if len(words) == SEALED_SIZE:
        check_row("the key of chance", words[:-1], SEALED_SIZE - 1, 0, LOW)
        check_number("the place in the stream of chance", words[-1], 0, LARGEST >> 1)
        return
    check_row("chance", words, PLAIN_SIZE, 0, LOW)
    if not any(words):
        raise refused("chance has only noughts, of which nothing but noughts follows")


def check_frame(where: str, frame: int, seats: int, nodes: int) -> None:
    """A frame names a step that there is and a seat that there is."""
    if frame < 0 or frame & NODE_MASK >= nodes or frame >> SEAT_SHIFT & SEAT_MASK >= seats:
        raise refused(f"{where}: no step of {nodes} for one of {seats} seats is written {frame}")


def chain_of(name: str, stack: list[int], base: int, size: int, saved: int, taken: set[int]) -> list[int]:
    """Where the blocks of a kind begin, the running one first; none reaches out of the stack or into another."""
    found: list[int] = []
    while base != 0:
        if not 0 < base <= len(stack) - size or (found and base >= found[-1]):
            raise refused(f"{name} begins at {base}; expected {size} numbers of the stack before the last one")
        places = range(base, base + size)
        if not taken.isdisjoint(places):
            raise refused(f"{name} at {base} lies over something else on the stack")
        taken.update(places)
        found.append(base)
        base = stack[base + saved]
    return found


def check_frames(stack: list[int], taken: set[int], seats: int, nodes: int) -> None:
    """All of the stack that belongs to no block is frames, but for the first number."""
    for at in range(1, len(stack)):
        if at not in taken:
            check_frame(f"place {at} of the stack", stack[at], seats, nodes)
