"""What the host says, as it is written: the same in every language, and with the names that things have themselves."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

import pytest
from fluent.syntax import ast as ftl

from meadhall.lessons import courses
from meadhall.lessons.wording import ABOUT, FILE, OTHERWISE
from meadhall.localisation import ENGLISH, Words, key, languages, words
from tests.census.lexicons.written import entries, everything, terms, written
from tests.census.test_words import QUOTES, SLIPS, shown

per_language = pytest.mark.parametrize("language", languages())
per_game = pytest.mark.parametrize("game", sorted(game for game, course in courses().items() if course))
MAY: Final = {
    "en": {"may"},
    "ru": {"можете"},
    "uk": {"можете"},
    "pl": {"możesz"},
    "de": {"darfst"},
}  # quoted from cards
NAMES: Final = ("card-", "hero-", "fighter-", "ability-")
KINDS: Final = ("token-", "type-")


def file_of(game: str) -> str:
    """The file of what is said in the lessons of a game."""
    return f"{game}/{FILE}"


def wanted(game: str) -> dict[str, set[str]]:
    """All messages that the lessons of a game need, and what stands beside each."""
    found: dict[str, set[str]] = {}
    for lesson in courses()[game]:
        found[lesson.message] = {ABOUT}
        for step in lesson.plan.steps:
            found[key(lesson.message, step.say)] = set() if step.wanted is None else {OTHERWISE}
    return found


def names_of(game: str, language: str) -> set[str]:
    """All names of a game, but for those that are words for kinds of things as well (rage, a basic unicorn)."""
    own = words(game, language)
    said = {id: own.say(id) for id in written(game, language) if id.startswith((*NAMES, *KINDS))}
    kinds = {name for id, name in said.items() if id.startswith(KINDS)}
    names = {name for id, name in said.items() if id.startswith(NAMES)}
    return {name for name in names if name not in kinds}


def said(game: str, message: str, language: str) -> str:
    """A message and what stands beside it, in words."""
    found: Words = words(file_of(game), language, beside=game)
    return " ".join([found.say(message), *(found.name(message, part) for part in sorted(wanted(game)[message]))])


@per_language
@per_game
def test_messages_are_those_that_lessons_need(game: str, language: str) -> None:
    """Every lesson and step has its message, with a correction where an answer is wanted; none is left over."""
    assert {name: inside.attributes for name, inside in written(file_of(game), language).items()} == wanted(game)


@per_language
@per_game
def test_the_file_is_well_formed(game: str, language: str) -> None:
    """Nothing in it is misspelt Fluent, no message stands there twice, and none needs anything but names."""
    file = file_of(game)
    found = entries(file, language)
    assert [entry.content for entry in found if isinstance(entry, ftl.Junk)] == []
    ids = Counter(entry.id.name for entry in found if isinstance(entry, (ftl.Message, ftl.Term)))
    assert [name for name, count in ids.items() if count > 1] == []
    assert terms(file, language) == {}
    assert [name for name, inside in written(file, language).items() if inside.variables] == []


@per_language
@per_game
def test_words_are_well_set(game: str, language: str) -> None:
    """Quotation marks are the language's own, in pairs; no space is doubled or stands before a stop."""
    begin, end = QUOTES[language]
    for name, inside in everything(file_of(game), language).items():
        text = "".join(inside.texts)
        assert {*text} & {*"„“”«»"} <= {begin, end}, name
        assert text.count(begin) == text.count(end), name
        assert [slip for part in inside.texts for slip in SLIPS.findall(part)] == [], name
        assert not any("  " in part for part in inside.texts), name


@per_language
@per_game
def test_only_names_are_quoted(game: str, language: str) -> None:
    """Between quotation marks stands a name taken from the game, or the word by which a card leaves a choice."""
    begin, end = QUOTES[language]
    for name in wanted(game):
        parts = written(file_of(game), language)[name].texts
        literal = {quoted for text in parts for quoted in re.findall(f"{begin}([^{end}]+){end}", text)}
        assert literal <= MAY[language], name


@per_language
@per_game
def test_no_name_is_written_out(game: str, language: str) -> None:
    """Names of cards, fighters and abilities come from the game's own words, so they cannot differ from them."""
    named = sorted(names_of(game, language))
    names = re.compile(rf"(?<!\w)({'|'.join(map(re.escape, named))})(?!\w)")
    for message in wanted(game) if named else ():
        texts = written(file_of(game), language)[message].texts
        assert [name for text in texts for name in names.findall(text)] == [], message


@per_language
@per_game
def test_numbers_are_those_of_the_english_words(game: str, language: str) -> None:
    """What is counted is the same in every language; a single one may be a word."""
    for message in wanted(game):
        here, english = (shown(said(game, message, each)) for each in (language, ENGLISH))
        assert {**here, 1: 0} == {**english, 1: 0}, message
