"""Ranking: which sentences of many texts are not understood, first those that keep most of them from being read."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from meadhall.phrases.texts import UNDERSTOOD, Texts, Understanding
from meadhall.phrases.tokens import tokens

NUMBER: Final = "n"
SHORT: Final = 2  # "a" and "no" are numbers, and much else
SIGNS: Final = re.compile(r"\s+([,.;:!?])")
STOP: Final = "."


class Declined(NamedTuple):
    """A sentence without its numbers and names that was not understood."""

    sentence: str
    outcome: str
    unlocks: int  # texts of which nothing else is unread
    texts: int  # all texts that have it
    example: str  # the words that were not understood, in the first of them


def ranked(texts: Texts, told: Iterable[str], names: Mapping[str, str]) -> list[Declined]:
    """What was not understood in some texts, the sentence that most of them wait for first."""
    found: dict[tuple[str, str], Declined] = {}
    for text in told:
        understood = texts.understood(text)
        if understood.outcome == UNDERSTOOD:
            continue
        missing = unread_of(text, understood, names, texts)
        for sentence, words in missing.items():
            key = (sentence, understood.outcome)
            known = found.get(key, Declined(*key, 0, 0, words))
            found[key] = known._replace(unlocks=known.unlocks + (len(missing) == 1), texts=known.texts + 1)
    return sorted(found.values(), key=lambda each: (-each.unlocks, -each.texts, each.sentence))


def unread_of(text: str, found: Understanding, names: Mapping[str, str], texts: Texts) -> dict[str, str]:
    """The sentences of a text that were not understood, each with its unread words."""
    numbers = {word for word in texts.printer.grammar.numbers if len(word) > SHORT}
    spans = found.unread or [(0, len(text))]
    return {shape(sentence_at(text, start), names, numbers): text[start:end].strip() for start, end in spans}


def sentence_at(text: str, place: int) -> str:
    """The sentence around a place."""
    end = text.find(STOP, place)
    return text[text.rfind(STOP, 0, place) + 1 : end + 1 if end >= 0 else len(text)]


def shape(sentence: str, names: Mapping[str, str], numbers: Iterable[str]) -> str:
    """A sentence in small letters, with kinds for names and a sign for every number."""
    plain = " ".join(token.text for token in tokens(sentence))
    for kind, name in sorted(names.items(), key=lambda pair: -len(pair[1])):
        said = " ".join(token.text for token in tokens(name))
        plain = re.sub(rf"\b{re.escape(said)}(?='s?\b|\b)", kind, plain)
    words = {*numbers}
    kept = [NUMBER if word.isdigit() or word in words else word for word in plain.split()]
    return SIGNS.sub(r"\1", " ".join(kept))
