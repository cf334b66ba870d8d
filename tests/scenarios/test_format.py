"""The scenario format is strict: a slip is refused by name, never taken for something else."""

from pathlib import Path
from typing import Any, Final

import pytest

from meadhall.kernel.game import find_game
from meadhall.packs.facts import read_yaml
from meadhall.testing.scenario import Scenario
from meadhall.testing.stage import ScenarioError
from tests.games import parts
from tests.scenarios import Slips

ALL: Final[dict[str, Slips]] = parts("slips")
SPOILT: Final = [
    pytest.param(game, *change, id=f"{game}-{name}")
    for game, slips in ALL.items()
    for name, change in slips.found.items()
]

of_every_game = pytest.mark.parametrize("game", ALL)


def told(text: str) -> Scenario:
    """A scenario from its text."""
    data: dict[str, Any] = read_yaml(text)
    return Scenario(data, "test_format")


def test_the_example_of_the_handbook_holds() -> None:
    """docs/scenarios.md shows a scenario as it can be run."""
    page = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")
    example = page.partition("```yaml\n")[2].partition("```")[0]
    for data in read_yaml(example):
        Scenario(data, "docs/scenarios.md").run(find_game("duel"))


@of_every_game
def test_a_scenario_says_of_which_game_it_is(game: str) -> None:
    """By its own word, or by that of its folder; without either it is refused, and so is a game without a stage."""
    told(f"game: {game}\n{ALL[game].example}").run()
    data: dict[str, Any] = read_yaml(ALL[game].example)
    Scenario(data, "test_format", game).run()
    for wrong, says in ((None, "unknown game None"), (f"{game}x", f"did you mean {game!r}")):
        with pytest.raises(ScenarioError, match=says):
            Scenario(data, "test_format", wrong).run()


@of_every_game
def test_the_scenario_that_is_spoilt_below_holds(game: str) -> None:
    """Otherwise its refusals would prove nothing."""
    told(ALL[game].example).run(find_game(game))


@pytest.mark.parametrize(("game", "old", "new", "says"), SPOILT)
def test_a_slip_is_refused_by_name(game: str, old: str, new: str, says: str) -> None:
    """The message names the scenario's file and what was expected."""
    good = ALL[game].example
    assert old in good
    with pytest.raises(ScenarioError) as refused:
        told(good.replace(old, new, 1)).run(find_game(game))
    assert "test_format" in str(refused.value)
    assert says in str(refused.value)
