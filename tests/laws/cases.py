"""Cases: the tables of a game that the laws are run over. A game tells its own in `tests/games/NAME/cases.py`."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, NamedTuple

import meadhall
from meadhall.kernel.match import Match
from meadhall.testing.walks import Subject
from tests.patience import THOROUGH

Setup = dict[str, Any]


class Cases(NamedTuple):
    """The tables of one game, by names that no other game has."""

    game: str
    setups: Mapping[str, Setup]
    tally: Callable[[Match], object]  # what never changes: all cards or pieces, wherever they are
    spared: Collection[str] = ()  # tables that show what others show, where there is less time
    lore: Collection[str] = ()  # the parts of a state that hold what seats know of what is hidden

    def subjects(self) -> dict[str, Subject]:
        """The game as the laws need it, once for each table."""
        names = [name for name in self.setups if THOROUGH or name not in self.spared]
        return {name: Subject(opener(self.game, self.setups[name]), self.tally) for name in names}


def opener(game: str, setup: Setup) -> Callable[[int], Match]:
    """How to open matches of a setup."""
    return lambda seed: meadhall.new_match(game, setup, seed)
