"""Spelling: which known word somebody who mistyped one has probably meant."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


def closest(word: str, known: Iterable[str]) -> str | None:
    """The word that was perhaps meant."""
    return next(iter(get_close_matches(word, list(known), n=1)), None)
