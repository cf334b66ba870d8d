"""Every scenario of every file, those with heroes made for the tests included."""

from pathlib import Path
from typing import Final

import pytest

from meadhall.games.duel.definition import DuelGame, duel
from meadhall.testing.scenario import Scenario, load_all
from tests.homemade import homemade_duel, homemade_scenarios

GAMES: Final = [(duel(), load_all(Path(__file__).parent)), (homemade_duel(), homemade_scenarios())]
CASES: Final = [pytest.param(game, scenario, id=repr(scenario)) for game, told in GAMES for scenario in told]


@pytest.mark.parametrize(("game", "scenario"), CASES)
def test_scenario_holds(game: DuelGame, scenario: Scenario) -> None:
    """What the scenario expects is so."""
    scenario.run(game)


def test_every_scenario_has_a_name_of_its_own() -> None:
    """A failure can be found by its name."""
    names = [repr(scenario) for _, told in GAMES for scenario in told]
    assert [name for name in sorted(set(names)) if names.count(name) > 1] == []
