"""Every scenario of every game: those in its folder, and those with things made for the tests."""

from collections.abc import Iterator
from typing import Any, Final

import pytest

from meadhall.kernel.game import Game, find_game
from meadhall.testing.scenario import Scenario
from tests.census.ledgers import LEDGERS
from tests.games import folder_of, names_with


def groups() -> Iterator[tuple[Game[Any], list[Scenario]]]:
    """The rules, and the scenarios that are played by them."""
    for ledger in LEDGERS:
        yield find_game(ledger.game), ledger.scenarios()
        if ledger.homemade is not None:
            yield ledger.homemade.rules(), ledger.homemade.scenarios()


GROUPS: Final = list(groups())
CASES: Final = [
    pytest.param(rules, scenario, id=f"{rules.name}: {scenario}") for rules, told in GROUPS for scenario in told
]


@pytest.mark.parametrize(("rules", "scenario"), CASES)
def test_scenario_holds(rules: Game[Any], scenario: Scenario) -> None:
    """What the scenario expects is so."""
    scenario.run(rules)


def test_every_scenario_is_run() -> None:
    """No file of scenarios lies in the folder of a game without a ledger, and none holds nothing."""
    files = {(game, path.name) for game in names_with("scenarios") for path in folder_of(game).glob("scenarios/**/*")}
    run = {(ledger.game, scenario.source.rpartition("/")[2]) for ledger in LEDGERS for scenario in ledger.scenarios()}
    assert files == run


def test_every_scenario_has_a_name_of_its_own() -> None:
    """A failure can be found by its name."""
    names = [f"{rules.name}: {scenario}" for rules, told in GROUPS for scenario in told]
    assert [name for name in sorted(set(names)) if names.count(name) > 1] == []
