"""Mistakes: what is wrong with a pack, where, and what was expected."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from meadhall.packs import Where

NOTHING: Final[Mapping[str, Any]] = {}
FILE: Final = "file"  # the kind of a mistake that has no sentence of its own in other languages


class Mistake(NamedTuple):
    """Something wrong, or worth a look, at a place of a draft."""

    place: Where  # in the draft: ("parts", "heroes", 0, "cards", 3, "after_combat")
    file: str
    line: int
    part: str  # the card or what else it is about, as its author calls it
    kind: str  # a stable word, by which languages say it
    text: str  # in English
    told: Mapping[str, Any] = NOTHING  # what a sentence in another language needs

    def __str__(self) -> str:
        about = f"{self.part}: " if self.part else ""
        return f"{self.file}:{self.line}: {about}{self.text}"
