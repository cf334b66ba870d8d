"""Cards of other authors: what is read of them means what they say, and the rest is declined."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

from meadhall.games.duel.phrases.game import PHRASES
from meadhall.games.duel.phrases.trees import spelt
from meadhall.packs.facts import read_yaml
from meadhall.phrases.texts import IMPOSSIBLE, UNDERSTOOD
from tests.patience import THOROUGH

DECKS: Final = read_yaml(Path(__file__).with_name("authors.yaml").read_text(encoding="utf-8"))


class Told(NamedTuple):
    """A text with its timing, the names it speaks of, and what it means; None where it must be declined."""

    timing: str
    text: str
    names: dict[str, str]
    means: list[Any] | None


def told() -> Iterator[Told]:
    """All texts."""
    for deck in DECKS:
        for card in deck["cards"]:
            yield Told(card["timing"], card["text"], deck["names"], card.get("means"))


TOLD: Final = list(told())


@pytest.mark.parametrize("card", TOLD, ids=lambda card: card.text)
def test_text_of_another_author_means_what_it_says(card: Told) -> None:
    """It is read as whoever knows the game would play it, or it is declined."""
    found = PHRASES.texts("en", card.timing, card.names).understood(card.text)
    if card.means is None:
        assert found.outcome != UNDERSTOOD, found.printed
    else:
        assert (found.outcome, spelt(found.effects)) == (UNDERSTOOD, spelt(card.means)), found


@pytest.mark.parametrize("text", ["If you won the combat, draw 2 cards.", "If you lost the combat, discard 1 card."])
def test_text_that_speaks_of_the_end_of_a_combat_is_refused_before_it(text: str) -> None:
    """Who has won is known after the combat: earlier the condition would never hold, which nobody can have meant."""
    found = {timing: PHRASES.texts("en", timing, {}).understood(text) for timing in ("immediate", "during", "after")}
    assert [each.outcome for each in found.values()] == [IMPOSSIBLE, IMPOSSIBLE, UNDERSTOOD]
    assert "before that" in found["during"].problem


# ---------------------------------------------------------------- nothing is swallowed
GUARDED: Final = (
    "if", "may", "instead", "each", "or", "unless", "until", "another", "only", "cannot", "not", "no", "all", "any",
    "random", "other", "once", "next", "except", "up to",
)  # fmt: skip
PART: Final = 15  # where there is less time, each text gets one word of so many
READ: Final = [card for card in TOLD if card.means is not None]
# a value that is set replaces the printed one, whether "instead" is said or not; one of "any", "a" and "one" is chosen
HARMLESS: Final = {"instead": "set_value", "any": "", "may": "discard_any", "each": "own", "all": "cancel"}

SAYING_NO_MORE: Final = ("and if ", "• or ", "any other space ")  # than the same phrase without the word


def meaning(card: Told, text: str) -> list[Any] | None:
    """What a text means with the card's names at its timing; None where it is not understood."""
    found = PHRASES.texts("en", card.timing, card.names).understood(text)
    return spelt(found.effects) if found.outcome == UNDERSTOOD else None


def is_harmless(word: str, card: Told) -> bool:
    """Whether a word says what the rest of a text says anyway."""
    return word in HARMLESS and HARMLESS[word] in json.dumps(card.means)


def without(text: str, word: str) -> Iterator[str]:
    """A text without one of the places at which it has a word."""
    for found in re.finditer(rf"\b{word}\b", text, re.IGNORECASE):
        yield text[: found.start()] + text[found.end() :]


def with_more(text: str, word: str, *, everywhere: bool) -> list[str]:
    """A text with a word too many, at one place or at all of them."""
    words = text.split(" ")
    places = range(1, len(words)) if everywhere else [1 + len(text + word) % max(1, len(words) - 1)]
    return [" ".join([*words[:at], word, *words[at:]]) for at in places]


@pytest.mark.parametrize("card", READ, ids=lambda card: card.text)
def test_no_guarded_word_of_a_text_is_swallowed(card: Told) -> None:
    """Without such a word a text means something else or nothing: so the word was heard."""
    same = spelt(card.means or [])
    for word in GUARDED:
        for text in without(card.text, word):
            assert meaning(card, text) != same or is_harmless(word, card), text


@pytest.mark.parametrize("card", READ, ids=lambda card: card.text)
def test_guarded_word_too_many_is_never_swallowed(card: Told) -> None:
    """With such a word more a text means something else or nothing."""
    same = spelt(card.means or [])
    for word in GUARDED if THOROUGH else GUARDED[len(card.text) % PART :: PART]:
        for text in with_more(card.text, word, everywhere=THOROUGH):
            if any(phrase in text and phrase not in card.text for phrase in SAYING_NO_MORE):
                continue
            assert meaning(card, text) != same or is_harmless(word, card), text


def test_most_texts_are_read() -> None:
    """Of what other authors write, most is read whole."""
    assert len(READ) / len(TOLD) > 0.6
