"""Pack: what somebody has made for a game, once its files were understood: facts with verbs, and words by language."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final

import msgspec

from meadhall.kernel.errors import PackError
from meadhall.packs.facts import Facts, fingerprint

MARK: Final = "."  # between a pack's id and that of something in it
ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST_ID: Final = 40
LONGEST_WORD: Final = 80  # characters of a name
MOST_WORDS: Final = 4_000
Id = Annotated[str, msgspec.Meta(pattern=rf"^{ID.pattern}$", max_length=LONGEST_ID)]
Line = Annotated[str, msgspec.Meta(max_length=LONGEST_WORD)]
Word = Line | dict[str, Line]  # a name, or a name with the forms that a language has of it
Names = dict[
    str, dict[str, Word]
]  # by part of a pack, and by message: `hero-tavern-brewer`, `card-tavern-brewer-ladle`
PLAIN: Final = "name"  # the form that a name itself has


class About(Facts, frozen=True):
    """What `pack.yaml` tells of a pack."""

    id: Id
    game: str
    name: Line
    author: Line = ""
    licence: Line = ""
    version: Line = "1"
    language: str = "en"  # of the names and texts in its files


class Pack(Facts, frozen=True):
    """A pack: its parts by kind (heroes, boards, cards …) as facts in full, and its names by language."""

    about: About
    parts: dict[str, list[Any]]
    words: dict[str, Names]

    @property
    def id(self) -> str:
        """By what setups name it."""
        return self.about.id

    @property
    def fingerprint(self) -> str:
        """A short hash of its meaning: with the same one, matches go the same way, whatever things are called."""
        return fingerprint(self.parts)


def named_in(pack: str, id: str) -> str:
    """The id of something in a pack, as setups and matches have it."""
    return f"{pack}{MARK}{id}"


def pack_of(id: str) -> str:
    """The pack that an id is of; nothing where it is built in."""
    return id.partition(MARK)[0] if MARK in id else ""


def plain_word(word: Word) -> str:
    """A name in its plain form."""
    return word if isinstance(word, str) else word[PLAIN]


def check_words(words: dict[str, Names], where: str) -> None:
    """Names are there, short, and not more than anybody needs."""
    told = [
        (language, part, thing, word)
        for language, names in words.items()
        for part, things in names.items()
        for thing, word in things.items()
    ]
    if len(told) > MOST_WORDS:
        msg = f"{where}: expected at most {MOST_WORDS} names in all languages together, found {len(told)}"
        raise PackError(msg)
    for language, part, thing, word in told:
        if isinstance(word, dict) and PLAIN not in word:
            msg = f"{where}: {part}, {thing} in {language}: expected a part {PLAIN!r} beside its forms"
            raise PackError(msg)
        if not plain_word(word).strip():
            msg = f"{where}: {part}, {thing} in {language}: expected a name, found nothing"
            raise PackError(msg)
