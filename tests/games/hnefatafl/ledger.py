"""What hnefatafl has to prove."""

from __future__ import annotations

from typing import Final

from tests.census.ledger import Ledger, in_chapters, numbered

RULES: Final = in_chapters("H", (4, 4, 8, 4, 5))
RULINGS: Final = numbered("K", 21)

LEDGER: Final = Ledger(game="hnefatafl", rules=RULES, rulings=RULINGS)
