"""Wording: the kinds of cards that unicorn cards speak of, and what prints and reads them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from meadhall.games.unicorns.phrases.syntax import SYNTAX
from meadhall.games.unicorns.phrases.trees import spelt_moments, written
from meadhall.games.unicorns.rules.kinds import KINDS
from meadhall.games.unicorns.rules.table import TYPES
from meadhall.phrases import Grammar, Names, Printer, Reader, load
from meadhall.phrases.names import KIND

FOLDER: Final = Path(__file__).parent
TAGS: Final = {"narwhal": "Narwhal"}


@cache
def grammar_of(language: str) -> Grammar:
    """How a language says the effects of unicorn cards."""
    return load(FOLDER / f"{language}.txt")


def names_of(language: str, tags: Mapping[str, str]) -> Names:
    """All kinds of cards: by type, by what they have in common, and by tag."""
    plain = {(KIND, kind): kind for kind in (*TYPES, *KINDS)} | {(KIND, tag): name for tag, name in tags.items()}
    return Names(grammar_of(language), plain)


def printer_for(language: str, tags: Mapping[str, str]) -> Printer:
    """What prints the effects of cards with these tags."""
    return Printer(SYNTAX, grammar_of(language), names_of(language, tags))


def reader_for(language: str, tags: Mapping[str, str]) -> Reader:
    """What reads the effects of cards with these tags."""
    return Reader(SYNTAX, grammar_of(language), names_of(language, tags))


def in_full(tree: list[Any]) -> list[Any]:
    """A tree in full and in one form."""
    return spelt_moments(written(tree))
