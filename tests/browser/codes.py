"""Codes: reads a QR code as ISO/IEC 18004 says, to see that a page draws one that says what it should.

Only what the page uses: up to version 5 at level L, which is one block of bytes; nothing is repaired.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

QUIET: Final = 4  # modules of light around it
FORMAT_MASK: Final = 0b101010000010010
LEVEL_L: Final = 0b01
BYTES: Final = 0b0100
TIMING: Final = 6
FINDER: Final = 8  # modules of a corner, with what keeps it apart
MASKS: Final[list[Callable[[int, int], bool]]] = [
    lambda y, x: (y + x) % 2 == 0,
    lambda y, _: y % 2 == 0,
    lambda _, x: x % 3 == 0,
    lambda y, x: (y + x) % 3 == 0,
    lambda y, x: (y // 2 + x // 3) % 2 == 0,
    lambda y, x: y * x % 2 + y * x % 3 == 0,
    lambda y, x: (y * x % 2 + y * x % 3) % 2 == 0,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2 == 0,
]
Dark = set[tuple[int, int]]


def read(path: str, width: int) -> str:
    """The text of a code that is drawn as unit squares, so many of them wide with the light around it."""
    size = width - 2 * QUIET
    drawn = re.findall(r"M(\d+) (\d+)h1v1h-1z", path)
    dark = {(int(y) - QUIET, int(x) - QUIET) for x, y in drawn}
    assert len(dark) == len(drawn)
    assert all(0 <= y < size and 0 <= x < size for y, x in dark), "it is not light all around"
    version = (size - 17) // 4
    assert 2 <= version <= 5
    mask = MASKS[mask_of(dark)]
    bits = "".join(str(int(((y, x) in dark) != mask(y, x))) for y, x in walk(size))
    assert int(bits[:4], 2) == BYTES
    length = int(bits[4:12], 2)
    return bytes(int(bits[at : at + 8], 2) for at in range(12, 12 + 8 * length, 8)).decode()


def mask_of(dark: Dark) -> int:
    """Which pattern lies over the code, as it says beside its first corner."""
    places = [*((8, x) for x in (0, 1, 2, 3, 4, 5, 7, 8)), *((y, 8) for y in (7, 5, 4, 3, 2, 1, 0))]
    told = int("".join(str(int(place in dark)) for place in places), 2) ^ FORMAT_MASK
    assert told >> 13 == LEVEL_L
    return told >> 10 & 0b111


def walk(size: int) -> Iterator[tuple[int, int]]:
    """All modules that carry bits, in their order: two columns at a time from the right, up and down."""
    rightmost = [*range(size - 1, TIMING, -2), *range(TIMING - 1, 0, -2)]
    for number, right in enumerate(rightmost):
        rows = range(size) if number % 2 else range(size - 1, -1, -1)
        yield from ((y, x) for y in rows for x in (right, right - 1) if carries(y, x, size))


def carries(y: int, x: int, size: int) -> bool:
    """Whether a module carries a bit: corners, the lines between them and the small square do not."""
    corner = (y <= FINDER and (x <= FINDER or x >= size - FINDER)) or (y >= size - FINDER and x <= FINDER)
    small = abs(y - (size - 7)) <= 2 and abs(x - (size - 7)) <= 2
    return not corner and not small and TIMING not in {y, x}
