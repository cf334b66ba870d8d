"""Positions: those of all games; a new game adds its own here."""

from typing import Final

from tests.counts import duel, unicorns

POSITIONS: Final = (*duel.POSITIONS, *unicorns.POSITIONS)
