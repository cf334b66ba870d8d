"""Ledgers: those of all games."""

from typing import Final

from tests.census.ledger import Ledger
from tests.games import parts

LEDGERS: Final[tuple[Ledger, ...]] = tuple(parts("ledger").values())
