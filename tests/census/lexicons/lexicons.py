"""Lexicons: those of all games."""

from typing import Final

from tests.census.lexicons.lexicon import Lexicon
from tests.games import parts

LEXICONS: Final[tuple[Lexicon, ...]] = tuple(parts("lexicon").values())
