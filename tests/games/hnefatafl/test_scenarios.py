"""Every scenario of hnefatafl holds, and every rule and ruling is proven by one."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from meadhall.testing.scenario import Scenario, load_all
from tests.games.hnefatafl import GAME, RULES, RULINGS

SCENARIOS: Final = load_all(Path(__file__).parent / "scenarios", "hnefatafl")


@pytest.mark.parametrize("scenario", SCENARIOS, ids=repr)
def test_scenario_holds(scenario: Scenario) -> None:
    """What the scenario expects is so."""
    scenario.run(GAME)


@pytest.mark.parametrize("rule", RULES)
def test_rule_is_proven_by_a_scenario(rule: str) -> None:
    """Each id of rulings.md is named by a scenario."""
    assert any(rule in scenario.proves for scenario in SCENARIOS)


def test_scenarios_prove_only_what_there_is() -> None:
    """A slip in an id would prove nothing; and no id stands in rulings.md twice."""
    assert {rule for scenario in SCENARIOS for rule in scenario.proves} <= set(RULES)
    assert len(RULES) == len(set(RULES))


def test_every_rule_has_its_source_and_every_ruling_its_reason() -> None:
    """rulings.md says of each where it comes from."""
    paragraphs = re.split(r"\n(?=- \*\*[HK]\d)", RULINGS)[1:]
    assert len(paragraphs) == len(RULES)
    assert [part for part in paragraphs if not re.search(r"\*(Source|Reason): .+\*", part, re.DOTALL)] == []


def test_every_scenario_has_a_name_of_its_own() -> None:
    """A failure can be found by its name."""
    names = [scenario.name for scenario in SCENARIOS]
    assert len(names) == len(set(names))
