"""Diagram: a position as rows of letters, the uppermost rank first, as files and readers draw it."""

from __future__ import annotations

from typing import Final

from meadhall.packs import MistakeError

ATTACKER: Final = "A"
DEFENDER: Final = "D"
KING: Final = "K"
EMPTY: Final = "."
MARK: Final = "+"  # an empty square that has a meaning of its own: the throne, or a corner that is the king's
LETTERS: Final = ATTACKER + DEFENDER + KING + EMPTY + MARK
FILES: Final = "abcdefghijklm"


def name_of(square: int, size: int) -> str:
    """A square by its file and its rank: e5. Squares are numbered from a1 along the ranks."""
    return f"{FILES[square % size]}{square // size + 1}"


def read_rows(rows: list[str], size: int, marked: list[bool]) -> str:
    """The letter of every square from a1 on; MistakeError says in which row something is wrong."""
    if len(rows) != size:
        raise MistakeError((), f"expected {size} rows of {size} letters, found {len(rows)} rows")
    for at, row in enumerate(rows):
        if len(row) != size:
            raise MistakeError((at,), f"expected {size} letters, found {len(row)}: {row!r}")
        strange = [letter for letter in row if letter not in LETTERS]
        if strange:
            raise MistakeError((at,), f"unknown letter {strange[0]!r}; expected one of: {' '.join(LETTERS)}")
    letters = "".join(reversed(rows))
    for square in range(size * size):
        check_letter(letters[square], square, size, marked)
    return letters


def check_letter(letter: str, square: int, size: int, marked: list[bool]) -> None:
    """A mark stands only on a marked square, and no man stands there (H2.3, H2.4)."""
    where = (size - 1 - square // size,)
    if letter == MARK and not marked[square]:
        raise MistakeError(where, f"{name_of(square, size)} is neither the throne nor a corner that is the king's")
    if letter in {ATTACKER, DEFENDER} and marked[square]:
        raise MistakeError(where, f"only the king may stand on {name_of(square, size)}")


def squares_of(letters: str, letter: str) -> list[int]:
    """Where a letter stands."""
    return [square for square, found in enumerate(letters) if found == letter]


def drawn(letters: list[str], size: int) -> list[str]:
    """Letters from a1 on as rows, the uppermost first."""
    return ["".join(letters[rank * size : (rank + 1) * size]) for rank in reversed(range(size))]
