"""Positions: those of all games."""

from typing import Final

from tests.counts import Position
from tests.games import parts

POSITIONS: Final[list[Position]] = [position for positions in parts("positions").values() for position in positions]
