"""Every effect of every card counts: a hero who lacks one of them fails a scenario of that card."""

from pathlib import Path
from typing import Final

import pytest

from meadhall.games.duel.catalogue import built_in
from meadhall.games.duel.definition import DuelGame
from meadhall.testing.mutation import Mutant, mutants
from meadhall.testing.scenario import Scenario, load_all, proving

SCENARIOS: Final = load_all(Path(__file__).parent.parent / "scenarios")


def survives(mutant: Mutant) -> bool:
    """Whether no scenario of the card or ability notices what is gone."""
    game = mutant.game(built_in())
    return not any(notices(scenario, game) for scenario in proving(SCENARIOS, mutant.subject))


def notices(scenario: Scenario, game: DuelGame) -> bool:
    """Whether a scenario fails in a game."""
    try:
        scenario.run(game)
    except AssertionError:
        return True
    return False


@pytest.mark.parametrize("hero", built_in().heroes)
def test_no_effect_can_be_removed_unnoticed(hero: str) -> None:
    """The list names each card or ability with the effect that no scenario of its own proves."""
    survivors = [f"{mutant.subject}: {mutant.lost}" for mutant in mutants(built_in().heroes[hero]) if survives(mutant)]
    assert survivors == []
