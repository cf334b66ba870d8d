"""What holds for the phrasings of every game in every language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

import pytest

from meadhall.bundle import bundle_of, games_with
from meadhall.games.duel.phrases import game as duel_game
from meadhall.games.duel.phrases import syntax as duel_syntax
from meadhall.games.duel.phrases import wording as duel_wording
from meadhall.games.duel.phrases.pronouns import words
from meadhall.games.duel.phrases.trees import written
from meadhall.games.duel.rules import vocabulary as duel_vocabulary
from meadhall.games.unicorns.phrases import syntax as unicorn_syntax
from meadhall.games.unicorns.phrases import wording as unicorn_wording
from meadhall.games.unicorns.rules import vocabulary as unicorn_vocabulary
from meadhall.localisation import languages
from meadhall.phrases import Grammar, Reader, Syntax
from meadhall.phrases.printing import BLOCK, SIMPLE
from meadhall.phrases.template import Either, Sequence, Slot, Text, slots_of
from meadhall.phrases.texts import distinct


class Game(NamedTuple):
    """What a game says, and how."""

    syntax: Syntax
    grammar_of: Callable[[str], Grammar]
    verbs: set[str]


GAMES: Final = {
    "duel": Game(duel_syntax.SYNTAX, duel_wording.grammar_of, set(duel_vocabulary.VERBS)),
    "unicorns": Game(unicorn_syntax.SYNTAX, unicorn_wording.grammar_of, set(unicorn_vocabulary.VERBS)),
}
# What must never be dropped from a text: words that change what happens.
GUARDED: Final = {
    "en": {"if", "may", "instead", "each", "up", "or", "not", "all", "random"},
    "de": {"wenn", "darf", "darfst", "stattdessen", "jeder", "jede", "jedem", "bis", "oder", "nicht", "alle"},
    "ru": {"если", "можете", "может", "вместо", "каждый", "каждого", "каждому", "более", "или", "не", "все"},
    "uk": {"якщо", "можете", "може", "замість", "кожен", "кожного", "кожному", "більше", "або", "чи", "не", "всі"},
    "pl": {"jeśli", "możesz", "może", "zamiast", "każdy", "każdego", "każdemu", "maksymalnie", "lub", "albo", "nie"},
}


def test_every_game_with_phrasings_is_looked_at() -> None:
    """A game that brings phrasings keeps these laws too."""
    assert sorted(GAMES) == games_with("phrases")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", sorted(GAMES))
def test_language_says_every_shape_with_all_its_gaps(game: str, language: str) -> None:
    """Each phrasing of each shape names just its gaps, and no phrasing is for a shape that there is not."""
    grammar = GAMES[game].grammar_of(language)
    shapes = {(shape.category, shape.id): {gap.name for gap in shape.gaps} for shape in GAMES[game].syntax.shapes}
    needed = {(shape.category, shape.id) for shape in GAMES[game].syntax.shapes if shape.is_needed}
    assert needed <= set(grammar.entries) <= set(shapes)
    for key, entries in grammar.entries.items():
        for entry in entries:
            for phrasing, text in zip(entry.phrasings, entry.phrasings.texts, strict=True):
                named = {name for name in slots_of(phrasing) if name[0] not in "@#()"}
                assert named == shapes[key], (key, text)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", sorted(GAMES))
def test_nothing_that_changes_a_meaning_is_optional(game: str, language: str) -> None:
    """Words that are read and not printed are none of those on which an effect hangs."""
    loose = {
        word
        for entries in GAMES[game].grammar_of(language).entries.values()
        for entry in entries
        for phrasing in entry.phrasings
        for word in optional_words(phrasing)
    }
    assert loose & GUARDED[language] == set()


def optional_words(found: Sequence, *, is_optional: bool = False) -> Iterator[str]:
    """The words of a phrasing that are read and not printed."""
    for item in found.items:
        if isinstance(item, Text) and is_optional:
            yield from item.words
        elif isinstance(item, Either):
            for way in item.ways:
                yield from optional_words(way, is_optional=is_optional or not item.is_printed)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", sorted(GAMES))
def test_phrasing_that_begins_with_effects_begins_with_simple_ones(game: str, language: str) -> None:
    """Otherwise a reader would have to read it in order to know whether it is there."""
    kinds = {shape.id: {gap.name: gap.category for gap in shape.gaps} for shape in GAMES[game].syntax.shapes}
    for (_, id), entries in GAMES[game].grammar_of(language).entries.items():
        for entry in entries:
            for phrasing in entry.phrasings:
                first = phrasing.items[0]
                if isinstance(first, Slot) and kinds[id].get(first.name) == BLOCK:
                    assert SIMPLE in first.forms, (id, entry.phrasings.texts)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", sorted(GAMES))
def test_example_of_every_verb_is_read(game: str, language: str) -> None:
    """`meadhall packs verbs` shows for each verb something that can be written and happens."""
    told = bundle_of(game).load("phrases").verbs(language)
    assert [verb.id for verb in told] == sorted(GAMES[game].verbs)
    assert all(verb.phrasings and verb.example for verb in told)


@pytest.mark.parametrize("language", languages())
def test_examples_of_a_duel_are_read_as_their_verbs(language: str) -> None:
    """What is shown for a verb can be written on a card, and means one thing in which the verb is."""
    reader = Reader(duel_syntax.SYNTAX, duel_wording.grammar_of(language), duel_game.everything(language))
    for verb in duel_game.verbs(language):
        trees = [full for tree in reader.read(verb.example).trees if (full := duel_wording.in_full(tree)) is not None]
        (tree,) = distinct(trees)
        assert verb.id in set(words(written(tree))), verb.example
