"""The scenario format is strict: a slip is refused by name, never taken for something else."""

from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from meadhall.games.duel.definition import duel
from meadhall.testing.scenario import Scenario
from meadhall.testing.stage import ScenarioError

GAME: Final = duel()
GOOD: Final = """
name: a position
proves: [D3.1]
board: heorot
doors: {west: closed}
turn: 0
seats:
  - {hero: beowulf, fighters: {beowulf: H15, wiglaf: {at: H23, health: 3}}, tokens: 2, hand: [feint], rest: deck}
  - {hero: achilles, fighters: {achilles: H16}, hand: [skirmish], discard: [spear-throw]}
steps:
  - attack:beowulf:achilles
  - expect: {asked: choose_attack_card, seat: 0, options: [feint], tokens.0: 2, wiglaf.health: 3}
  - refuse: skirmish
  - feint
"""

# what is changed into what, and what the refusal says
SLIPS: Final = {
    "an unknown part": ("turn: 0", "trun: 0", "did you mean 'turn'"),
    "an unknown part of a seat": ("tokens: 2", "token: 2", "did you mean 'tokens'"),
    "an unknown fighter": ("wiglaf: {", "wiglav: {", "did you mean 'wiglaf'"),
    "an unknown part of a fighter": ("health: 3}}", "helth: 3}}", "did you mean 'health'"),
    "an unknown space": ("beowulf: H15", "beowulf: H95", "H95"),
    "two fighters on a space": ("achilles: H16", "achilles: H15", "H15"),
    "more health than there is": ("health: 3}}", "health: 30}}", "at most 9"),
    "more tokens than there are": ("tokens: 2", "tokens: 5", "at most 3"),
    "an unknown card": ("hand: [feint]", "hand: [faint]", "did you mean 'feint'"),
    "more copies than there are": ("hand: [feint]", "hand: [feint, feint, feint, feint]", "more copies of feint"),
    "an unknown place for the rest": ("rest: deck", "rest: dekc", "did you mean 'deck'"),
    "an unknown door": ("{west: closed}", "{east: closed}", "did you mean 'west'"),
    "an unknown state of a door": ("{west: closed}", "{west: shut}", "shut"),
    "an unknown moment": ("turn: 0", "at: turnstart", "did you mean 'turn_start'"),
    "a turn of nobody": ("turn: 0", "turn: 2", "seat 2"),
    "an unknown kind of step": ("- refuse: skirmish", "- refuses: skirmish", "did you mean 'refuse'"),
    "two steps in one": ("- refuse: skirmish", "- {refuse: skirmish, expect: {seat: 0}}", "one"),
    "an unknown expectation": ("wiglaf.health: 3}", "wiglaff.health: 3}", "did you mean 'wiglaf'"),
    "a part of the view that is not there": ("wiglaf.health: 3}", "combat.atacker: 3}", "did you mean 'attacker'"),
    "a scenario of no game": ("proves: [D3.1]", "game: dual", "not of duel"),
    "no steps": (GOOD[GOOD.index("steps:") :], "steps: []", "steps"),
    "an expectation that does not hold": ("seat: 0, options", "seat: 1, options", "expected seat to be 1, found 0"),
    "an answer that is not legal": ("  - feint\n", "  - skirmish\n", "'skirmish' is not an answer"),
    "a refusal that does not come": ("- refuse: skirmish", "- refuse: feint", "'feint' was not refused"),
}

HERD: Final = """
name: a position
game: unicorns
proves: [V3.3]
turn: 0
seats:
  - {hand: [rhinocorn, claw-machine], stable: [baby-unicorn-red, llamacorn]}
  - {hand: [neigh], stable: [baby-unicorn-blue]}
deck: [shake-up]
discard: [good-deal]
rest: deck
steps:
  - expect: {asked: choose_action, seat: 0, unicorns.0: 2, discard.top: good-deal, known.1.0: []}
  - refuse: play:neigh
  - draw
"""
HERD_SLIPS: Final = {
    "an unknown part": ("turn: 0", "trun: 0", "did you mean 'turn'"),
    "an unknown part of a seat": ("{hand: [neigh]", "{hnad: [neigh]", "did you mean 'hand'"),
    "an unknown card": ("[rhinocorn, ", "[rinocorn, ", "did you mean 'rhinocorn'"),
    "a baby in a hand": ("[rhinocorn, ", "[baby-unicorn-pink, ", "unknown card 'baby-unicorn-pink'"),
    "a baby in two stables": ("[baby-unicorn-blue]", "[baby-unicorn-red]", "baby-unicorn-red stands in two stables"),
    "an instant in a stable": ("[baby-unicorn-blue]", "[super-neigh]", "super-neigh can never stand in a stable"),
    "more copies than there are": ("deck: [shake-up]", "deck: [llamacorn]", "more copies of llamacorn"),
    "a seat too many": ("turn: 0", "players: 3", "2 seats for 3 players"),
    "an unknown place for the rest": ("rest: deck", "rest: dekc", "did you mean 'deck'"),
    "an unknown moment": ("turn: 0", "at: turnstart", "did you mean 'turn_start'"),
    "a turn of nobody": ("turn: 0", "turn: 2", "seat 2"),
    "an unknown part of the pile": ("discard.top", "discard.tpo", "did you mean 'top'"),
    "a part of the view that is not there": ("unicorns.0: 2", "nusery.0: 2", "did you mean 'nursery'"),
    "an expectation that does not hold": ("unicorns.0: 2", "unicorns.0: 3", "expected unicorns.0 to be 3, found 2"),
    "an answer that is not legal": ("- draw", "- drwa", "did you mean 'draw'"),
}
SPOILT: Final = [(GOOD, *each) for each in SLIPS.values()] + [(HERD, *each) for each in HERD_SLIPS.values()]
CALLED: Final = [f"duel-{slip}" for slip in SLIPS] + [f"unicorns-{slip}" for slip in HERD_SLIPS]


def told(text: str) -> Scenario:
    """A scenario from its text."""
    data: dict[str, Any] = yaml.safe_load(text)
    return Scenario(data, "test_format")


def test_the_example_of_the_handbook_holds() -> None:
    """docs/scenarios.md shows a scenario as it can be run."""
    page = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")
    example = page.partition("```yaml\n")[2].partition("```")[0]
    for data in yaml.safe_load(example):
        Scenario(data, "docs/scenarios.md").run(GAME)


def test_a_scenario_says_of_which_game_it_is() -> None:
    """By its own word, or by that of its folder; without either it is refused, and so is a game without a stage."""
    told("game: duel\n" + GOOD).run()
    data: dict[str, Any] = yaml.safe_load(GOOD)
    Scenario(data, "test_format", "duel").run()
    for game, says in ((None, "unknown game None"), ("dual", "did you mean 'duel'")):
        with pytest.raises(ScenarioError, match=says):
            Scenario(data, "test_format", game).run()


def test_the_scenarios_that_are_spoilt_below_hold() -> None:
    """Otherwise their refusals would prove nothing."""
    told(GOOD).run(GAME)
    told(HERD).run()


@pytest.mark.parametrize(("good", "old", "new", "says"), SPOILT, ids=CALLED)
def test_a_slip_is_refused_by_name(good: str, old: str, new: str, says: str) -> None:
    """The message names the scenario's file and what was expected."""
    assert old in good
    with pytest.raises(ScenarioError) as refused:
        told(good.replace(old, new, 1)).run(GAME if good == GOOD else None)
    assert "test_format" in str(refused.value)
    assert says in str(refused.value)
