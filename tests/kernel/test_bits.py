"""Sets of small numbers behave like Python's own sets, compiled or not."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from meadhall.kernel.bits import WORD, below, bit, count, lowest, members, nth, shift

NUMBERS = st.sets(st.integers(0, WORD - 1), min_size=1)


def word(numbers: set[int]) -> int:
    """The word that stands for a set."""
    return sum(1 << number for number in numbers)


@given(NUMBERS)
def test_a_word_tells_its_members(numbers: set[int]) -> None:
    """Count, lowest, nth and members agree with the set that the word stands for."""
    ordered = sorted(numbers)
    assert count(word(numbers)) == len(numbers)
    assert lowest(word(numbers)) == ordered[0]
    assert members(word(numbers)) == ordered
    assert [nth(word(numbers), at) for at in range(len(ordered))] == ordered


@given(st.integers(0, WORD - 1))
def test_shifts_reach_the_whole_word(number: int) -> None:
    """A shift past 32 bits keeps its bits, in compiled code too."""
    assert bit(number) == 1 << number
    assert below(number) == (1 << number) - 1
    assert shift(1, number) == 1 << number
