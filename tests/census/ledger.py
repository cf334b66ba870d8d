"""Ledger: what a game must prove, and where its proofs stand. A game has its own in `tests/games/NAME/ledger.py`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, NamedTuple

from meadhall.bundle import bundle_of
from meadhall.kernel.game import Game
from meadhall.testing.mutation import Mutant
from meadhall.testing.scenario import Scenario, load_all
from tests.games import folder_of


class Homemade(NamedTuple):
    """Scenarios that need more than what the package holds, and the rules that have it."""

    rules: Callable[[], Game[Any]]
    scenarios: Callable[[], list[Scenario]]


class Ledger(NamedTuple):
    """One game's duties: ids that scenarios or tests must prove, and things whose every effect must count."""

    game: str
    rules: list[str]  # of the rulebook, worked examples included
    rulings: list[str]  # each has its paragraph in the game's rulings.md
    not_yet: Mapping[str, str] = MappingProxyType(
        {}
    )  # what cannot be proven before there is what it speaks of, and why
    subjects: Callable[[], set[str]] = set  # what scenarios may prove beside rules and rulings: cards, abilities
    in_python: tuple[str, ...] = ()  # files beside the ledger with tests whose docstrings begin with what they prove
    homemade: Homemade | None = None
    bearers: tuple[str, ...] = ()  # whoever has effects that can be removed
    mutants: Callable[[str], Iterator[Mutant]] | None = None  # the game without each effect of a bearer in turn

    @property
    def everything(self) -> list[str]:
        """All ids to be proven."""
        return [*self.rules, *self.rulings]

    def scenarios(self) -> list[Scenario]:
        """The scenarios of the package's own game."""
        return scenarios_of(self.game)

    def homemade_scenarios(self) -> list[Scenario]:
        """The scenarios that need what was made for the tests."""
        return [] if self.homemade is None else self.homemade.scenarios()

    def written_rulings(self) -> str:
        """The text of the game's rulings."""
        return (bundle_of(self.game).folder / "rulings.md").read_text(encoding="utf-8")


@cache
def scenarios_of(game: str) -> list[Scenario]:
    """All scenarios in the folder of a game, read once."""
    return load_all(folder_of(game) / "scenarios", game)


def numbered(letter: str, count: int) -> list[str]:
    """Ids with one number: R1, R2 …."""
    return [f"{letter}{number}" for number in range(1, count + 1)]


def in_chapters(letter: str, chapters: tuple[int, ...]) -> list[str]:
    """Ids with two numbers, from how many rules each chapter has: D1.1, D1.2 …."""
    return [f"{letter}{chapter}.{rule}" for chapter, rules in enumerate(chapters, 1) for rule in range(1, rules + 1)]
