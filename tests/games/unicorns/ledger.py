"""What the unicorn game has to prove."""

from __future__ import annotations

from typing import Final

from meadhall.games.unicorns.rules.catalogue import built_in
from meadhall.games.unicorns.testing.mutation import changed_cards, mutants
from tests.census.ledger import Homemade, Ledger, in_chapters, numbered
from tests.games.unicorns.homemade import homemade_scenarios, homemade_unicorns

RULES: Final = in_chapters("V", (4, 4, 4, 7, 5, 2, 8, 2))
RULINGS: Final = numbered("W", 12)  # of the rules themselves; the others are about single cases
CARDS: Final = [card.id for card in built_in().cards]

LEDGER: Final = Ledger(
    game="unicorns",
    rules=RULES + CARDS,  # every card has its proof
    rulings=[
        *RULINGS, *numbered("T", 16), *numbered("E", 6), *numbered("N", 6), *numbered("C", 25), *numbered("U", 16),
    ],
    subjects=lambda: set(CARDS),
    in_python=("test_setup.py",),
    homemade=Homemade(homemade_unicorns, homemade_scenarios),
    bearers=tuple(card.id for card in built_in().cards if any(changed_cards(card))),
    mutants=lambda card: mutants(built_in(), card),
)  # fmt: skip
