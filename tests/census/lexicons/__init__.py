"""Lexicons: what each game has to say. A new game enters its own in LEXICONS; the census of words does the rest."""

from typing import Final

from tests.census.lexicons.duel import DuelLexicon
from tests.census.lexicons.lexicon import Lexicon
from tests.census.lexicons.unicorns import UnicornLexicon

LEXICONS: Final[tuple[Lexicon, ...]] = (DuelLexicon(), UnicornLexicon())
