"""Heroes, boards and cards made for the tests: rules that none of the package's own shows yet."""

from functools import cache
from pathlib import Path
from typing import Final

from meadhall.games.duel.catalogue import DATA, Catalogue
from meadhall.games.duel.definition import DuelGame
from meadhall.games.unicorns import catalogue as cards
from meadhall.games.unicorns.definition import UnicornGame
from meadhall.testing.scenario import Scenario, load

HERE: Final = Path(__file__).parent
PADDOCK: Final = HERE / "unicorns" / "cards"


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


@cache
def homemade_unicorns() -> UnicornGame:
    """The unicorn game with a set of its own in place of the printed one."""
    catalogue = cards.Catalogue()
    catalogue.load(PADDOCK)
    return UnicornGame(catalogue)


def homemade_unicorn_scenarios() -> list[Scenario]:
    """The scenarios that need this set."""
    return load(HERE / "unicorns" / "rules.yaml", "unicorns")
