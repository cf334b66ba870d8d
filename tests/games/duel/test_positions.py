"""The stored positions of the duel tell of every mode."""

from tests.counts import path_of, read
from tests.games.duel.positions import POSITIONS


def test_each_mode_has_a_few_positions() -> None:
    """A mode without positions could change unnoticed."""
    modes = [read(path_of(position))["setup"]["mode"] for position in POSITIONS]
    assert all(modes.count(mode) >= 3 for mode in ("duel", "free_for_all", "teams"))
