"""Firsts: with which words a phrasing can begin, so that only those are tried that may be there.

What is known here is known of a language, whoever speaks: digits and names are told by signs, and where anything may
stand nothing is told.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from meadhall.phrases.grammar import Grammar
from meadhall.phrases.printing import BLOCK, BRACKETS, CONTEXT, INTEGER, NOUN, THEIRS, UNIT
from meadhall.phrases.syntax import Shape, Syntax
from meadhall.phrases.template import Either, Item, Sequence, Slot, Text, asked_of

DIGIT: Final = "\0digit"
NAME: Final = "\0name"
MARK: Final = re.compile(r"\{name[^}]*\}")
PREFIX: Final = 2  # letters that all forms of a name have in common
First: TypeAlias = frozenset[str] | None  # None: anything
NOTHING: Final = frozenset[str]()


class Way(NamedTuple):
    """One phrasing of a shape."""

    shape: Shape
    phrasing: Sequence
    first: First


class Firsts:
    """The phrasings of a language by the words with which they can begin."""

    def __init__(self, syntax: Syntax, grammar: Grammar) -> None:
        self.syntax = syntax
        self.grammar = grammar
        self.kinds = {shape.id: {gap.name: gap.category for gap in shape.gaps} for shape in syntax.shapes}
        self.known: dict[tuple[str, tuple[str, ...]], First] = {}
        self.told: dict[tuple[str, tuple[str, ...]], list[Way]] = {}
        self.words: dict[tuple[str, tuple[str, ...]], frozenset[str]] = {}
        self.found: dict[tuple[str, tuple[str, ...], str, bool, bool], list[Way]] = {}
        numbers = {word for word in grammar.numbers if " " not in word}
        nouns = [grammar.heard_nouns[noun] for noun in grammar.joins.get("bare", [])]
        bare = {word for forms in nouns for word in first_words(grammar, forms)}
        self.numbers = frozenset({DIGIT, *numbers, *bare})

    def ways(self, category: str, forms: tuple[str, ...], word: str, *, is_number: bool, is_name: bool) -> list[Way]:
        """The phrasings of a category in a form that may begin with a word."""
        known = word if word in self.begins(category, forms) else ""
        key = (category, forms, known, is_number, is_name)
        found = self.found.get(key)
        if found is None:
            signs = {known, *([DIGIT] if is_number else []), *([NAME] if is_name else [])}
            found = self.found[key] = [
                way for way in self.all(category, forms) if way.first is None or not signs.isdisjoint(way.first)
            ]
        return found

    def begins(self, category: str, forms: tuple[str, ...]) -> frozenset[str]:
        """All words with which something of a category can begin, as far as they are told."""
        key = (category, forms)
        found = self.words.get(key)
        if found is None:
            ways = self.all(category, forms)
            found = self.words[key] = frozenset(word for way in ways for word in way.first or NOTHING)
        return found

    def all(self, category: str, forms: tuple[str, ...]) -> list[Way]:
        """All phrasings of a category in a form; the first form of a unit is its kind, which is looked at elsewhere."""
        key = (category, forms)
        found = self.told.get(key)
        if found is None:
            found = self.told[key] = list(self.made(category, forms))
        return found

    def made(self, category: str, forms: tuple[str, ...]) -> Iterable[Way]:
        """One phrasing after the other."""
        for shape in self.syntax.by_category.get(category, []):
            entry = self.grammar.entry(category, shape.id, forms)
            if entry is None or (THEIRS in forms and category == UNIT and THEIRS not in entry.forms):
                continue
            for phrasing in entry.phrasings:
                yield Way(shape, phrasing, self.of_sequence(phrasing, shape, forms))

    # ---------------------------------------------------------------- what stands first
    def of(self, category: str, forms: tuple[str, ...]) -> First:
        """With what something of a category can begin."""
        if category == BLOCK:
            return None
        if category == INTEGER:
            return self.numbers
        if category in self.syntax.listings:
            return self.of(self.syntax.listings[category].of, forms)
        if category in self.syntax.leaves:
            return frozenset({NAME})
        key = (category, forms)
        if key not in self.known:
            self.known[key] = None  # whatever begins with itself
            firsts = [way.first for way in self.all(category, forms)]
            self.known[key] = None if None in firsts else NOTHING.union(*(first or NOTHING for first in firsts))
        return self.known[key]

    def of_sequence(self, found: Sequence, shape: Shape, forms: tuple[str, ...]) -> First:
        """With what a phrasing can begin."""
        words: set[str] = set()
        for item in found.items:
            first, is_there = self.of_item(item, shape, forms)
            if first is None:
                return None
            words |= first
            if is_there:
                return frozenset(words)
        return None  # it may be empty

    def of_item(self, item: Item, shape: Shape, forms: tuple[str, ...]) -> tuple[First, bool]:
        """With what an item can begin, and whether there is always something of it."""
        if isinstance(item, Text):
            return frozenset(item.words[:1]), bool(item.words)
        if isinstance(item, Either):
            firsts = [self.of_way(way, shape, forms) for way in item.ways]
            if any(first is None for first, _ in firsts):
                return None, True
            return NOTHING.union(*(first or NOTHING for first, _ in firsts)), all(is_there for _, is_there in firsts)
        return (self.of_slot(item, shape, forms) if isinstance(item, Slot) else None), True

    def of_way(self, way: Sequence, shape: Shape, forms: tuple[str, ...]) -> tuple[First, bool]:
        """The same of one of several ways."""
        words: set[str] = set()
        for item in way.items:
            first, is_there = self.of_item(item, shape, forms)
            if first is None:
                return None, True
            words |= first
            if is_there:
                return frozenset(words), True
        return frozenset(words), False

    def of_slot(self, slot: Slot, shape: Shape, forms: tuple[str, ...]) -> First:
        """With what a slot can begin."""
        if slot.name in BRACKETS:
            return frozenset(self.grammar.words(self.grammar.joins[BRACKETS[slot.name]][0])[:1])
        if slot.name == NOUN:
            return None
        if slot.name.startswith(CONTEXT):
            return frozenset({NAME})
        return self.of(self.kinds[shape.id][slot.name], asked_of(slot, forms))


@lru_cache(maxsize=32)
def firsts_of(syntax: Syntax, grammar: Grammar) -> Firsts:
    """The firsts of a language, which all its readers share."""
    return Firsts(syntax, grammar)


def first_words(grammar: Grammar, texts: Iterable[str]) -> set[str]:
    """The first words of some texts."""
    return {word for text in texts for word in grammar.words(text)[:1]}


def prefixes(grammar: Grammar, names: Iterable[str]) -> frozenset[str]:
    """With which letters any form of some names can begin, or of the nouns that stand for them or before them."""
    said = [*names, *(text for texts in grammar.names.values() for text in texts)]
    said += [*grammar.fallbacks.values(), *(text for texts in grammar.heard_fallbacks.values() for text in texts)]
    return frozenset(word[:PREFIX] for word in first_words(grammar, [MARK.sub("", text) for text in said]))
