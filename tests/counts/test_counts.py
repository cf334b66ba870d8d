"""Every stored position has as many ways to go on as it had when it was stored."""

from pathlib import Path
from typing import Final

import pytest

from tests.counts import COMMAND, breakdown, difference, path_of, read, revive, stored
from tests.counts.positions import POSITIONS

STORED: Final = stored()


@pytest.mark.parametrize(("game", "path"), [pytest.param(*each, id=f"{each[0]}-{each[1].stem}") for each in STORED])
def test_position_has_as_many_paths_as_stored(game: str, path: Path) -> None:
    """What differs is told by first answer."""
    counted = read(path)
    match = revive(game, counted)
    found = breakdown(match, counted["depth"])
    lines = difference(counted["by_first_answer"], found)
    assert not lines, "\n".join([f"{path.stem}, by first answer (if it should be so: {COMMAND}):", *lines])
    assert (match.decision.question, sum(found.values())) == (counted["question"], counted["count"])


def test_every_position_is_stored_and_no_other() -> None:
    """Files and positions belong together."""
    named = sorted((position.game, path_of(position)) for position in POSITIONS)
    assert named == sorted(STORED), COMMAND


def test_a_difference_names_the_first_answer() -> None:
    """A breakdown shows where to look: what changed, what is new and what is gone."""
    assert difference({"a": 1, "b": 2, "c": 3}, {"a": 1, "b": 5, "d": 4}) == [
        "b: stored 2, found 5",
        "c: stored 3, found nothing",
        "d: stored nothing, found 4",
    ]
