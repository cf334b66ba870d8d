"""Sets of small numbers, kept as the bits of one int.

A word holds the numbers 0 to 59: far enough from the sign bit that compiled and pure Python agree on every operation.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

WORD: Final = 60


def shift(x: i64, n: i64) -> i64:
    """Shift to the left. A literal on the left would be compiled as a 32-bit shift."""
    return x << n


def bit(n: i64) -> i64:
    """The set that holds only n."""
    return shift(1, n)


def below(n: i64) -> i64:
    """The set of all numbers under n."""
    return shift(1, n) - 1


def count(x: i64) -> i64:
    """How many numbers are in the set."""
    x = x - ((x >> 1) & 0x1555555555555555)
    x = (x & 0x3333333333333333) + ((x >> 2) & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    return (x * 0x0101010101010101) >> 56 & 127


def lowest(x: i64) -> i64:
    """The smallest number of a set that is not empty."""
    return count((x & -x) - 1)


def nth(x: i64, n: i64) -> i64:
    """The number with n smaller ones in the set."""
    while n > 0:
        x &= x - 1
        n -= 1
    return lowest(x)


def members(x: int) -> list[int]:
    """The numbers of the set in order, for readers outside the hot path."""
    return [n for n in range(x.bit_length()) if x >> n & 1]


if __file__.endswith(".py"):  # uncompiled, Python's own operations on ints are several times faster
    globals().update(
        bit=[1 << n for n in range(WORD + 1)].__getitem__,
        below=[(1 << n) - 1 for n in range(WORD + 1)].__getitem__,
        count=int.bit_count,
        lowest=lambda x: (x & -x).bit_length() - 1,
    )
