"""Where bots of the unicorn game meet."""

from itertools import combinations

import pytest

from meadhall.games.unicorns.lab.venue import SharedVenue, SixVenue
from meadhall.kernel.chance import chance_of


@pytest.mark.parametrize("players", [2, 4, 6, 8])
def test_table_is_shared_equally(players: int) -> None:
    """Every other seat is of the same side, and the sides swap; anybody may begin."""
    found = [SharedVenue(players).meeting(number, chance_of(number)) for number in range(80)]
    even, odd = found[0].seats
    assert sorted(even + odd) == list(range(players))
    assert {seat % 2 for seat in even} == {0}
    assert {meeting.setup["first"] for meeting in found} == set(range(players))
    assert {meeting.setup["players"] for meeting in found} == {players}


def test_two_sit_on_all_choices_of_seats_among_four() -> None:
    """Fifteen meetings of one match have all pairs of seats once."""
    found = [SixVenue().meeting(number, chance_of(number)).seats for number in range(15)]
    assert sorted(seats for (seats,) in found) == list(combinations(range(6), 2))
    assert (SixVenue().rounds, SixVenue().chance) == (1, 1 / 3)
