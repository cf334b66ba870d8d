"""Heroes and boards made for the tests: rules that none of the package's own shows yet."""

from functools import cache
from pathlib import Path
from typing import Final

from meadhall.games.duel.rules.catalogue import DATA, Catalogue
from meadhall.games.duel.rules.definition import DuelGame
from meadhall.testing.scenario import Scenario, load

HERE: Final = Path(__file__).parent


@cache
def homemade_duel() -> DuelGame:
    """The duel with a second pack beside the package's own."""
    catalogue = Catalogue()
    catalogue.load(DATA)
    catalogue.load(HERE)
    return DuelGame(catalogue)


def homemade_scenarios() -> list[Scenario]:
    """The scenarios that need this pack."""
    return load(HERE / "rules.yaml", "duel")
