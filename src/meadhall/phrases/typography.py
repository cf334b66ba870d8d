"""Typography: how printed texts are set. It changes no word, and whoever reads them back sees no difference."""

from __future__ import annotations

import json
import re
from typing import Any, Final

HOLDING: Final = frozenset({"pl", "ru", "uk"})  # languages whose printers never part a number from its word
NUMBER: Final = re.compile(r"(?<=\d) (?=[^\W\d])")
HELD: Final = "\u00a0"


def typeset(text: str, language: str) -> str:
    """A text as it stands on a card: numbers and what they count are on one line, where a language wants that."""
    return NUMBER.sub(HELD, text) if language in HOLDING else text


def as_verbs(effects: Any) -> str:
    """Effects for which there are no words, as a card file has them: a card with such ones harms no table."""
    return json.dumps(effects, ensure_ascii=False)
