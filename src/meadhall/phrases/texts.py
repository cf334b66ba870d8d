"""Texts: what one speaker's words mean, and how it is told to whoever has written them."""

from __future__ import annotations

import json
from collections.abc import Callable
from collections.abc import Sequence as Row
from difflib import get_close_matches
from typing import Any, Final, NamedTuple

from meadhall.phrases.grammar import Grammar
from meadhall.phrases.printing import UNIT, Printer
from meadhall.phrases.reading import Reader
from meadhall.phrases.template import Either, Item, Sequence, Text
from meadhall.phrases.tokens import tokens

UNDERSTOOD: Final = "understood"
UNKNOWN: Final = "not understood"
AMBIGUOUS: Final = "ambiguous"
IMPOSSIBLE: Final = "impossible"
MOST_NEAR: Final = 3
MOST_TREES: Final = 64  # meanings of one text that are looked at
ENDLESS: Final = "it is too long, or can be read in too many ways: shorter sentences help"
LONGEST_SAID: Final = 200  # characters of a sentence to which others are compared
CLOSE: Final = 0.4
GAP: Final = "…"


class Understanding(NamedTuple):
    """What was made of a text. Effects and their words are there only where it has one meaning."""

    outcome: str
    effects: list[Any]  # as a card file has them
    printed: str
    loose: int = 0  # words of the text that change nothing
    unread: Row[tuple[int, int]] = ()
    expected: Row[str] = ()  # words that would have been understood where the first one was not
    nearest: Row[str] = ()  # phrasings like the sentence that was not understood
    readings: Row[str] = ()  # where there are several
    problem: str = ""  # why effects that were understood cannot happen, or why nothing was


class Texts:
    """Understands one speaker in one language.

    `full` writes a tree in full and in one form, or tells that there is none; `built` tells why effects cannot happen.
    """

    def __init__(
        self,
        printer: Printer,
        reader: Reader,
        full: Callable[[list[Any]], list[Any] | None],
        written: Callable[[Any], Any],
        built: Callable[[list[Any]], str],
        near: tuple[str, ...] = (UNIT,),
    ) -> None:
        self.categories = near  # of phrasings that are told to whoever was not understood
        self.printer = printer
        self.reader = reader
        self.full = full
        self.written = written
        self.built = built

    def understood(self, text: str) -> Understanding:
        """What a text means; where there are several meanings or none, why."""
        found = self.reader.read(text)
        if found.is_endless or len(found.trees) > MOST_TREES:
            return Understanding(UNKNOWN, [], "", unread=[(0, len(text))], problem=ENDLESS)
        trees = distinct([full for tree in found.trees if (full := self.full(tree)) is not None])
        problems = [self.built(self.written(tree)) for tree in trees]
        able = [tree for tree, problem in zip(trees, problems, strict=True) if not problem]
        if len(able) == 1:
            return Understanding(UNDERSTOOD, self.written(able[0]), self.printer.text(able[0]), found.loose)
        if able:
            return Understanding(AMBIGUOUS, [], "", readings=[self.printer.text(tree) for tree in able])
        if trees:
            return Understanding(IMPOSSIBLE, [], "", problem=problems[0])
        near = self.near(text, found.unread)
        return Understanding(UNKNOWN, [], "", unread=found.unread, expected=found.expected, nearest=near)

    def near(self, text: str, unread: list[tuple[int, int]]) -> list[str]:
        """Phrasings like the first sentence that was not understood."""
        place = unread[0][0] if unread else 0
        start = text.rfind(".", 0, place) + 1
        end = text.find(".", place)
        said = " ".join(token.text for token in tokens(text[start : end if end > 0 else len(text)]))
        known = phrasings_of(self.printer.grammar, *self.categories)
        return get_close_matches(said[:LONGEST_SAID], known, MOST_NEAR, CLOSE)


def phrasings_of(grammar: Grammar, *categories: str) -> list[str]:
    """All phrasings of some categories that a language prints, with their gaps as dots."""
    found = [
        shown(entry.phrasings[0])
        for (category, _), entries in grammar.entries.items()
        if category in (categories or (UNIT,))
        for entry in entries
    ]
    return [said for said in found if said.strip(f"{GAP} ,")]


def shown(found: Sequence) -> str:
    """A phrasing with its gaps as dots."""
    parts = [part for item in found.items if (part := shown_item(item))]
    return " ".join("".join(parts).split())


def shown_item(item: Item) -> str:
    """One item of a phrasing."""
    if isinstance(item, Text):
        return item.text
    return shown(item.ways[0]) if isinstance(item, Either) else GAP


def distinct(trees: list[Any]) -> list[Any]:
    """Each tree once."""
    return list({json.dumps(tree, sort_keys=True): tree for tree in trees}.values())
