"""Options span as many words as a question needs."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadhall.kernel.options import Options


@given(st.sets(st.integers(0, 1500), min_size=1))
def test_options_are_a_set_of_codes(codes: set[int]) -> None:
    """What was added is counted, listed, picked and found, however many words it takes."""
    options = Options()
    for code in codes:
        options.add(code)
    ordered = sorted(codes)
    assert options.codes() == ordered
    assert options.count() == len(ordered)
    assert [options.pick(at) for at in range(len(ordered))] == ordered
    assert all(options.has(code) == (code in codes) for code in range(1600))


def test_options_forget_the_last_question() -> None:
    """A cleared set holds nothing of what was there, also in words that come into use again."""
    options = Options()
    options.add(500)
    options.clear()
    assert options.count() == 0
    options.add(501)
    assert options.codes() == [501]


def test_picking_too_far_is_an_error() -> None:
    """There is no option beyond the last."""
    options = Options()
    options.add(3)
    with pytest.raises(IndexError):
        options.pick(1)
