"""Faces: what is printed on unicorn cards, from the facts alone. What does nothing by itself has no text."""

from __future__ import annotations

import json
from functools import cache, lru_cache
from typing import Any, Final

from meadhall.games.unicorns.phrases.trees import spelt_card
from meadhall.games.unicorns.phrases.wording import TAGS, printer_for
from meadhall.phrases import Printer, UnprintableError
from meadhall.phrases.typography import as_verbs, typeset

KEPT: Final = 1024  # texts that are kept, in all languages


def text_of(card: Any, language: str) -> str:
    """What a card says; cards that do the same say the same, whatever their ids and packs are."""
    return printed(json.dumps(spelt_card(card)), language)


@lru_cache(maxsize=KEPT)
def printed(told: str, language: str) -> str:
    """A text as it was printed before."""
    effects = json.loads(told)
    try:
        return typeset(printer_of(language).text(effects), language) if effects else ""
    except UnprintableError:  # it can happen, but nobody would write it
        return as_verbs(effects)


@cache
def printer_of(language: str) -> Printer:
    """What prints in a language."""
    return printer_for(language, TAGS)
