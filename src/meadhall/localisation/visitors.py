"""Visitors: names that come with a match's packs, beside the words of its game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, Final

from meadhall.localisation.entries import CASES, GENDER
from meadhall.localisation.messages import ENGLISH, PLAIN, Spoken, Words, words
from meadhall.packs.carried import PACKS, used
from meadhall.packs.pack import PLAIN as NAME
from meadhall.packs.pack import Pack, Word, plain_word

MOST: Final = 128  # sets of names that are kept
MARKLESS: Final = ("side-", "item-")  # things whose ids have no pack's id before them
UNTOLD: Final = "m"  # the gender of a name whose author tells none: that of "hero" where nouns have genders


class WordsWithNames(Words):
    """The words of a game, and names that others have given.

    A name that nobody has inflected stands as it is in every case. What a pack brings without a name goes by its id.
    "the Lamplighter" has a large letter where it stands alone, and where a sentence begins with it.
    """

    def __init__(self, own: Words, names: Mapping[str, Word], packs: Iterable[str]) -> None:
        super().__init__(own.entries, own.where)
        self.names = names
        self.marks = [f"-{pack}-" for pack in packs]
        told = [each for word in names.values() for each in ([word] if isinstance(word, str) else word.values())]
        self.small = tuple(each for each in told if each[:1].islower())

    def given(self, message: str) -> Word | None:
        """The name behind a message; None if it is not of a pack."""
        if message in self.names:
            return self.names[message]
        found = next((mark for mark in self.marks if mark in message), "-" if message.startswith(MARKLESS) else None)
        return None if found is None or super().has(message) else message.partition(found)[2].replace("-", " ").title()

    def say(self, message: str, arguments: Mapping[str, Spoken] | None = None) -> str:
        """A message, or a name that stands alone."""
        word = self.given(message)
        if word is not None:
            return large(plain_word(word))
        said = super().say(message, arguments)
        return large(said) if arguments and said.startswith(self.small) else said

    def name(self, message: str, form: str = PLAIN, arguments: Mapping[str, Spoken] | None = None) -> str:
        """A name in one of its forms."""
        word = self.given(message)
        if word is None:
            return super().name(message, form, arguments)
        forms = {NAME: word} if isinstance(word, str) else word
        if form == GENDER:
            return forms.get(GENDER, UNTOLD)
        return forms.get(form, plain_word(word))

    def has(self, message: str) -> bool:
        """Whether there is a message or a name of an id."""
        return self.given(message) is not None or super().has(message)

    def has_form(self, message: str, form: str) -> bool:
        """Whether a name has a form of its own; one that was given can stand in every case."""
        if self.given(message) is not None:
            return form == GENDER or form in CASES
        return super().has_form(message, form)

    def given_forms(self, message: str) -> dict[str, str]:
        """The cases that somebody gave with a name."""
        return cases_of(self.given(message))


def large(text: str) -> str:
    """A text with a large first letter."""
    return text[:1].upper() + text[1:]


def cases_of(word: Word | None) -> dict[str, str]:
    """The cases that somebody gave with a name."""
    return {case: word[case] for case in CASES if case in word} if isinstance(word, dict) else {}


def words_of(game: str, language: str, setup: Mapping[str, Any]) -> Words:
    """The words for a match: those of its game, with the names of what its packs bring."""
    packs = setup.get(PACKS)
    return joined(game, language, Loads(packs)) if packs else words(game, language)


class Loads:
    """What a setup carries of packs, to be looked up by: the same words stand for the same fingerprints and names."""

    def __init__(self, packs: Mapping[str, Any]) -> None:
        self.packs = packs
        self.told = repr([(id, load["fingerprint"], load["language"], load["words"]) for id, load in packs.items()])

    def __hash__(self) -> int:
        return hash(self.told)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Loads) and self.told == other.told


@lru_cache(maxsize=MOST)
def joined(game: str, language: str, loads: Loads) -> Words:
    """The words of a game with the names of some packs."""
    names: dict[str, Word] = {}
    for load in loads.packs.values():
        names |= names_in(load["words"], load["language"], language)
    return WordsWithNames(words(game, language), names, loads.packs)


def names_in(told: Mapping[str, Any], own: str, language: str) -> dict[str, Word]:
    """The names of a pack in a language; where it has none there, in the author's, or else in English."""
    names: dict[str, Word] = {}
    for each in (ENGLISH, own, language):
        for things in told.get(each, {}).values():
            names |= things
    return names


IN_USE: Final[dict[tuple[str, str], tuple[list[Pack], Words]]] = {}  # the last words with the names of packs in use


def words_known(game: str, language: str) -> Words:
    """The words of a game, with the names of all packs that this process uses."""
    packs = used(game)
    if not packs:
        return words(game, language)
    before, found = IN_USE.get((game, language), ([], None))
    if found is None or [*map(id, before)] != [*map(id, packs)]:
        names: dict[str, Word] = {}
        for pack in packs:
            names |= names_in(pack.words, pack.about.language, language)
        found = WordsWithNames(words(game, language), names, [pack.id for pack in packs])
        IN_USE[game, language] = packs, found
    return found


def words_with(pack: Pack, language: str) -> Words:
    """The words of a game, with the names of one pack."""
    names = names_in(pack.words, pack.about.language, language)
    return WordsWithNames(words(pack.about.game, language), names, [pack.id])
