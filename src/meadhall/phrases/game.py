"""What a game brings so that its cards can be written in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from meadhall.phrases.texts import Texts


class Verb(NamedTuple):
    """A verb of card files: how it is said, and an example of it."""

    id: str
    phrasings: list[str]
    example: str


class GamePhrases(NamedTuple):
    """How one game's cards are said and read."""

    folder: Path  # with a file of phrasings for each language
    timings: Mapping[str, str]  # the moments at which effects happen, by all the words for them
    kinds: Sequence[str]  # what a speaker can have a name for
    texts: Callable[[str, str, Mapping[str, str]], Texts]  # by language, timing, and names by their kinds
    verbs: Callable[[str], list[Verb]]  # by language: all verbs, in the order of their names

    @property
    def languages(self) -> list[str]:
        """The languages that there are phrasings in."""
        return sorted(path.stem for path in self.folder.glob("*.txt"))
