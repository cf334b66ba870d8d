"""Ledgers: what each game must prove, and where its proofs stand. A new game enters its own in LEDGERS."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import meadhall
from meadhall.games.duel.catalogue import built_in
from meadhall.games.unicorns import catalogue as unicorns
from meadhall.testing.duel.mutation import mutants
from meadhall.testing.mutation import Mutant
from meadhall.testing.scenario import Scenario, load_all
from meadhall.testing.unicorns import mutation as unicorns_mutation
from tests.homemade import homemade_scenarios, homemade_unicorn_scenarios

TESTS: Final = Path(__file__).parent.parent


class Ledger(NamedTuple):
    """One game's duties: ids that scenarios or tests must prove, and things whose every effect must count."""

    game: str
    rules: list[str]  # of the rulebook, worked examples included
    rulings: list[str]  # each has its paragraph in the game's rulings.md
    not_yet: dict[str, str]  # what cannot be proven before there is what it speaks of, and why
    subjects: Callable[[], set[str]]  # what scenarios may prove beside rules and rulings: cards, abilities
    in_python: tuple[str, ...]  # files in tests/ with tests whose docstrings begin with the ids that they prove
    homemade: Callable[[], list[Scenario]]  # scenarios that need more than what the package holds
    bearers: list[str]  # whoever has effects that can be removed
    mutants: Callable[[str], Iterator[Mutant]]  # the game without each effect of a bearer in turn

    @property
    def everything(self) -> list[str]:
        """All ids to be proven."""
        return [*self.rules, *self.rulings]

    def scenarios(self) -> list[Scenario]:
        """The scenarios of the package's own game: those in the folder of its name."""
        return folder_of_scenarios(self.game)

    def written_rulings(self) -> str:
        """The text of the game's rulings."""
        return (Path(meadhall.__file__).parent / "games" / self.game / "rulings.md").read_text(encoding="utf-8")


@cache
def folder_of_scenarios(game: str) -> list[Scenario]:
    """All scenarios in the folder of a game, read once."""
    return load_all(TESTS / "scenarios" / game, game)


def numbered(letter: str, count: int) -> list[str]:
    """Ids with one number: R1, R2 …."""
    return [f"{letter}{number}" for number in range(1, count + 1)]


def in_chapters(letter: str, chapters: tuple[int, ...]) -> list[str]:
    """Ids with two numbers, from how many rules each chapter has: D1.1, D1.2 …."""
    return [f"{letter}{chapter}.{rule}" for chapter, rules in enumerate(chapters, 1) for rule in range(1, rules + 1)]


# ---------------------------------------------------------------- the duel
DUEL_RULES: Final = in_chapters("D", (8, 4, 4, 4, 7, 2, 8, 8, 3, 3, 5, 5, 2))
DUEL_RULINGS: Final = numbered("R", 23)  # with a source outside
REPLACED: Final = {"M2", "M15"}  # by R19 and R18


def heroes_and_their_cards() -> set[str]:
    """Heroes, their cards and their abilities."""
    found: set[str] = set()
    for hero in built_in().heroes.values():
        found.add(hero.id)
        found |= {f"{hero.id}/{card.id}" for card in hero.cards}
        found |= {f"{hero.id}/{ability.id}" for ability in hero.abilities}
    return found


DUEL: Final = Ledger(
    game="duel",
    rules=DUEL_RULES + numbered("X", 6),
    rulings=DUEL_RULINGS + [ruling for ruling in numbered("M", 26) if ruling not in REPLACED],  # and of our own
    not_yet={"D10.2": "no large fighter exists"},
    subjects=heroes_and_their_cards,
    in_python=("test_boards.py", "test_rules.py", "test_setup.py"),
    homemade=homemade_scenarios,
    bearers=list(built_in().heroes),
    mutants=lambda hero: mutants(built_in(), built_in().heroes[hero]),
)

# ---------------------------------------------------------------- the unicorn game
UNICORN_RULES: Final = in_chapters("V", (4, 4, 4, 7, 5, 2, 8, 2))
UNICORN_RULINGS: Final = numbered("W", 12)  # of the rules themselves; the others are about single cases
CARDS: Final = [card.id for card in unicorns.built_in().cards]

UNICORNS: Final = Ledger(
    game="unicorns",
    rules=UNICORN_RULES + CARDS,  # every card has its proof
    rulings=[
        *UNICORN_RULINGS, *numbered("T", 16), *numbered("E", 6), *numbered("N", 6), *numbered("C", 25),
        *numbered("U", 16),
    ],
    not_yet={},
    subjects=lambda: set(CARDS),
    in_python=("test_unicorns.py",),
    homemade=homemade_unicorn_scenarios,
    bearers=[card.id for card in unicorns.built_in().cards if any(unicorns_mutation.changed_cards(card))],
    mutants=lambda card: unicorns_mutation.mutants(unicorns.built_in(), card),
)  # fmt: skip

LEDGERS: Final = (DUEL, UNICORNS)
