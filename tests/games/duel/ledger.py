"""What the duel has to prove."""

from __future__ import annotations

from typing import Final

from meadhall.games.duel.rules.catalogue import built_in
from meadhall.games.duel.testing.mutation import mutants
from tests.census.ledger import Homemade, Ledger, in_chapters, numbered
from tests.games.duel.homemade import homemade_duel, homemade_scenarios

RULES: Final = in_chapters("D", (8, 4, 4, 4, 7, 2, 8, 8, 3, 3, 5, 5, 2))
RULINGS: Final = numbered("R", 23)  # with a source outside
REPLACED: Final = {"M2", "M15"}  # by R19 and R18


def heroes_and_their_cards() -> set[str]:
    """Heroes, their cards and their abilities."""
    found: set[str] = set()
    for hero in built_in().heroes.values():
        found.add(hero.id)
        found |= {f"{hero.id}/{card.id}" for card in hero.cards}
        found |= {f"{hero.id}/{ability.id}" for ability in hero.abilities}
    return found


LEDGER: Final = Ledger(
    game="duel",
    rules=RULES + numbered("X", 6),
    rulings=RULINGS
    + [ruling for ruling in numbered("M", 37) if ruling not in REPLACED]  # and of our own
    + numbered("H", 2),  # house rules
    not_yet={"D10.2": "no large fighter exists"},
    subjects=heroes_and_their_cards,
    in_python=("test_boards.py", "test_rules.py", "test_setup.py"),
    homemade=Homemade(homemade_duel, homemade_scenarios),
    bearers=tuple(built_in().heroes),
    mutants=lambda hero: mutants(built_in(), built_in().heroes[hero]),
)
