"""Unicorn cards of other authors: what is read of them means what they say, and the rest is declined."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

from meadhall.games.unicorns.phrases.game import PHRASES, WHOLE
from meadhall.games.unicorns.phrases.trees import spelt_moments
from meadhall.localisation import languages
from meadhall.packs.facts import read_yaml
from meadhall.phrases.names import KIND
from meadhall.phrases.template import Either, Kinded, Sequence
from meadhall.phrases.texts import UNDERSTOOD
from tests.phrases.test_grammars import GUARDED


class Told(NamedTuple):
    """A text with its language, and what it means; None where it must be declined."""

    language: str
    text: str
    means: list[Any] | None


def told() -> Iterator[Told]:
    """All texts in all languages."""
    known = read_yaml(Path(__file__).with_name("herd.yaml").read_text(encoding="utf-8"))
    for language, cards in known.items():
        for card in cards:
            yield Told(language, card["text"], card.get("means"))


TOLD: Final = list(told())
# "would be" says that something else happens instead, "your unicorns" are all of them, and every turn is one's own turn
REPEATED: Final = ("would be destroyed or sacrificed, return", "All your unicorns", "каждого вашего", "кожного свого")


def meaning(language: str, text: str) -> list[Any] | None:
    """What the text of a whole card means; None where it is not understood."""
    found = PHRASES.texts(language, WHOLE, {}).understood(text)
    return spelt_moments(found.effects) if found.outcome == UNDERSTOOD else None


@pytest.mark.parametrize("card", TOLD, ids=lambda card: f"{card.language}: {card.text}")
def test_text_of_another_author_means_what_it_says(card: Told) -> None:
    """It is read as whoever knows the game would play it, or it is declined."""
    assert meaning(card.language, card.text) == (None if card.means is None else spelt_moments(card.means))


def without(card: Told) -> Iterator[str]:
    """A text without one of the words on which its meaning hangs."""
    for word in GUARDED[card.language]:
        for found in re.finditer(rf"\b{word}\b", card.text, re.IGNORECASE):
            yield card.text[: found.start()] + card.text[found.end() :]


def test_no_word_that_changes_a_meaning_is_swallowed() -> None:
    """A text without its "if", "may" or "each" means something else, or nothing; but for words that repeat others."""
    swallowed = [
        text
        for card in TOLD
        if card.means is not None
        for text in without(card)
        if meaning(card.language, text) == spelt_moments(card.means) and not any(each in card.text for each in REPEATED)
    ]
    assert swallowed == []


def forms_of(found: Sequence) -> Iterator[str]:
    """The forms in which a phrasing asks for what is counted."""
    for item in found.items:
        if isinstance(item, Kinded):
            yield item.form
        elif isinstance(item, Either):
            for way in item.ways:
                yield from forms_of(way)


@pytest.mark.parametrize("language", languages())
def test_every_kind_has_every_form_that_a_phrasing_asks_for(language: str) -> None:
    """Cards that only share a tag can be spoken of wherever other kinds can."""
    texts = PHRASES.texts(language, WHOLE, {"tag": "Zebra"})
    entries = [entry for entries in texts.printer.grammar.entries.values() for entry in entries]
    forms = {form for entry in entries for phrasing in entry.phrasings for form in forms_of(phrasing)}
    assert all(texts.printer.names.noun(kind, form) for kind in texts.printer.names.ids(KIND) for form in forms)
