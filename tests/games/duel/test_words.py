"""The words of the duel, where no other game has anything like it."""

import re
from typing import Final

import pytest

from meadhall.games.duel.rules.catalogue import built_in
from meadhall.games.duel.rules.table import TIMINGS
from meadhall.games.duel.speech import card_text
from meadhall.localisation import key, languages, words
from tests.census.lexicons.written import written
from tests.games.duel.lexicon import HEROES, LEXICON

per_language: Final = pytest.mark.parametrize("language", languages())


@per_language
def test_effects_that_are_called_by_a_number_have_one(language: str) -> None:
    """Where the words for an effect ask for its number, every card that offers it tells the number."""
    messages = written("duel", language)
    labels = LEXICON.labels
    numbered = [label for label in labels if "number" in messages[key("effect", label.name)].variables]
    assert [label.name for label in numbered if label.number is None] == []


@per_language
@pytest.mark.parametrize("hero", HEROES)
def test_texts_of_cards_have_the_timings_of_their_effects(hero: str, language: str) -> None:
    """In a card's text each timing stands before its part."""
    said = words("duel", language)
    spoken = [said.say(key("timing", timing)) for timing in TIMINGS]
    for card in built_in().hero(hero).cards:
        text = card_text(hero, card.id, language)
        timings = [word for word, timing in zip(spoken, TIMINGS, strict=True) if getattr(card, timing)]
        assert re.findall(rf"({'|'.join(spoken)}):", text) == timings, card.id
        assert not timings or text.startswith(timings[0]), card.id
