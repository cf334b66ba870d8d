"""Every scenario of every game: those in the folder of its name, and those with heroes made for the tests."""

from pathlib import Path
from typing import Any, Final

import pytest

import meadhall
from meadhall.kernel.game import Game, find_game
from meadhall.testing.scenario import Scenario, load_all
from tests.homemade import homemade_duel, homemade_scenarios, homemade_unicorn_scenarios, homemade_unicorns

HERE: Final = Path(__file__).parent
FOLDERS: Final = sorted({path.parent for path in HERE.rglob("*.yaml")})
GAMES: Final[list[tuple[Game[Any], list[Scenario]]]] = [
    *((find_game(folder.name), load_all(folder, folder.name)) for folder in FOLDERS),
    (homemade_duel(), homemade_scenarios()),
    (homemade_unicorns(), homemade_unicorn_scenarios()),
]
CASES: Final = [pytest.param(game, scenario, id=repr(scenario)) for game, told in GAMES for scenario in told]


@pytest.mark.parametrize(("game", "scenario"), CASES)
def test_scenario_holds(game: Game[Any], scenario: Scenario) -> None:
    """What the scenario expects is so."""
    scenario.run(game)


def test_every_scenario_lies_in_the_folder_of_a_game() -> None:
    """The folder says whose position a scenario tells; none lies outside or deeper."""
    assert {folder.parent for folder in FOLDERS} == {HERE}
    assert {folder.name for folder in FOLDERS} <= set(meadhall.games())


def test_every_scenario_has_a_name_of_its_own() -> None:
    """A failure can be found by its name."""
    names = [repr(scenario) for _, told in GAMES for scenario in told]
    assert [name for name in sorted(set(names)) if names.count(name) > 1] == []
