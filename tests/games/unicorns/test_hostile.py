"""Hostile states of the unicorn game are refused by their names."""

from typing import Any

import pytest

from meadhall import Match, TranscriptError
from tests.kernel.test_hostile import with_number

THREE: dict[str, object] = {"players": 3}


@pytest.mark.parametrize(
    ("row", "at", "number", "message"),
    [
        (3, 2, 0, "not every card is in one place"),
        (3, 0, 1000, "cards in the deck must be from 0 to"),
        (4, 0, True, "hands must be a list of whole numbers, found bool in it"),
        (7, 1, 1 << 59, "viewer 0 knows cards above the deck"),
        (11, 0, 178, "not every card is in one place"),
    ],
)
def test_state_with_a_wrong_number_is_refused_by_its_name(row: int, at: int, number: Any, message: str) -> None:
    """A number out of its range, or one that does not fit the others, is refused before anything is played."""
    with pytest.raises(TranscriptError, match=message):
        Match.from_json(with_number("unicorns", THREE, row, at, number))
