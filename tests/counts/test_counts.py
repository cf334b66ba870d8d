"""Every stored position has as many ways to go on as it had when it was stored."""

from pathlib import Path
from typing import Final

import pytest

from tests.counts import COMMAND, FOLDER, POSITIONS, breakdown, difference, path_of, read, revive

STORED: Final = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_position_has_as_many_paths_as_stored(path: Path) -> None:
    """What differs is told by first answer."""
    stored = read(path)
    match = revive(stored)
    found = breakdown(match, stored["depth"])
    lines = difference(stored["by_first_answer"], found)
    assert not lines, "\n".join([f"{path.stem}, by first answer (if it should be so: {COMMAND}):", *lines])
    assert (match.decision.question, sum(found.values())) == (stored["question"], stored["count"])


def test_every_position_is_stored_and_no_other() -> None:
    """Files and positions belong together; each mode has a few."""
    assert sorted(path_of(position) for position in POSITIONS) == STORED, COMMAND
    modes = [read(path)["setup"]["mode"] for path in STORED]
    assert all(modes.count(mode) >= 3 for mode in ("duel", "free_for_all", "teams"))


def test_a_difference_names_the_first_answer() -> None:
    """A breakdown shows where to look: what changed, what is new and what is gone."""
    assert difference({"a": 1, "b": 2, "c": 3}, {"a": 1, "b": 5, "d": 4}) == [
        "b: stored 2, found 5",
        "c: stored 3, found nothing",
        "d: stored nothing, found 4",
    ]
