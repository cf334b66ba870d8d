"""Cards made for the tests: rules that none of the package's own shows yet."""

from functools import cache
from pathlib import Path
from typing import Final

from meadhall.games.unicorns.rules.catalogue import Catalogue
from meadhall.games.unicorns.rules.definition import UnicornGame
from meadhall.testing.scenario import Scenario, load

HERE: Final = Path(__file__).parent
PADDOCK: Final = HERE / "cards"


@cache
def homemade_unicorns() -> UnicornGame:
    """The unicorn game with a set of its own in place of the printed one."""
    catalogue = Catalogue()
    catalogue.load(PADDOCK)
    return UnicornGame(catalogue)


def homemade_scenarios() -> list[Scenario]:
    """The scenarios that need this set."""
    return load(HERE / "rules.yaml", "unicorns")
