"""What unicorn cards do, in words: printed, read back, and in every language the same."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import data

from meadhall.games.unicorns.phrases.faces import text_of
from meadhall.games.unicorns.phrases.game import PHRASES
from meadhall.games.unicorns.phrases.syntax import SYNTAX
from meadhall.games.unicorns.phrases.trees import spelt_card, spelt_moments, written
from meadhall.games.unicorns.phrases.wording import in_full
from meadhall.games.unicorns.rules.catalogue import Card, built_in
from meadhall.games.unicorns.rules.table import LASTING
from meadhall.localisation import languages
from meadhall.phrases.printing import MOMENT
from meadhall.phrases.texts import IMPOSSIBLE, UNDERSTOOD, UNKNOWN
from tests.patience import THOROUGH, some
from tests.phrases.trees import trees

LANGUAGES: Final = languages()
CARDS: Final = [card for card in built_in().cards if spelt_card(card)]
EXAMPLES: Final = 400 if THOROUGH else 12
CIRCLE: Final = [*zip(LANGUAGES, [*LANGUAGES[1:], LANGUAGES[0]], strict=True)]
WHOLE: Final = "card"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_card_is_read_as_it_is_printed(card: Card, language: str) -> None:
    """read(print(tree)) == tree for every card that does something, and no word of it is only decoration."""
    texts = PHRASES.texts(language, WHOLE, {})
    found = texts.understood(texts.printer.text(spelt_card(card)))
    assert (found.outcome, spelt_moments(found.effects), found.loose) == (UNDERSTOOD, spelt_card(card), 0)


@pytest.mark.parametrize("language", LANGUAGES)
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(drawn=data())
def test_any_effects_are_read_as_they_are_printed(language: str, drawn: Any) -> None:
    """read(print(tree)) == tree for what no card does, at any moment."""
    texts = PHRASES.texts(language, WHOLE, {"tag": "Zebra"})
    names = texts.printer.names
    tree = in_full([*drawn.draw(trees(SYNTAX, names)), *drawn.draw(trees(SYNTAX, names, MOMENT))])
    text = texts.printer.text(tree)
    found = {json.dumps(in_full(each), sort_keys=True) for each in texts.reader.read(text).trees}
    assert found == {json.dumps(tree, sort_keys=True)}, text


@pytest.mark.parametrize(("here", "there"), CIRCLE)
def test_card_read_in_one_language_is_printed_in_another_as_if_it_came_from_the_file(here: str, there: str) -> None:
    """A German text that is read and printed in English is what the English card says."""
    one, other = (PHRASES.texts(language, WHOLE, {}) for language in (here, there))
    for card in some(CARDS, part=8):
        read = one.understood(one.printer.text(spelt_card(card))).effects
        assert other.printer.text(spelt_moments(read)) == other.printer.text(spelt_card(card))


def test_every_rule_that_lasts_has_a_shape() -> None:
    """A lasting rule that nobody can say or write fails here."""
    known = [shape.tree[0]["lasting"] for shape in SYNTAX.shapes if shape.id.startswith("lasting-")]
    assert sorted(known) == sorted(LASTING)


@pytest.mark.parametrize(
    "text",
    ["Draw 1 card instead.", "You may not draw 1 card.", "Destroy each unicorn.", "Draw 1 card or discard 1 card."],
)
def test_no_clause_is_swallowed(text: str) -> None:
    """A text with a word too many is declined and never read without it."""
    assert PHRASES.texts("en", "play", {}).understood(text).outcome == UNKNOWN


def test_effects_that_cannot_happen_say_why() -> None:
    """Nobody was chosen, and a moment inside of another makes no sense."""
    found = PHRASES.texts("en", "enter", {}).understood("That player discards 1 card of their choice.")
    assert (found.outcome, "chosen" in found.problem) == (IMPOSSIBLE, True)
    found = PHRASES.texts("en", "enter", {}).understood("At the start of your turn, draw 1 card.")
    assert (found.outcome, "turn_start" in found.problem) == (IMPOSSIBLE, True)


def test_effects_are_written_as_card_files_have_them() -> None:
    """What was read stands in a card file as it is, and means the same there."""
    for card in CARDS:
        assert spelt_moments(written(spelt_card(card))) == spelt_card(card)


def test_numbers_stand_on_one_line_with_what_they_count() -> None:
    """Where a language is printed so, a no-break space holds them, and the text is read all the same."""
    texts = {language: text_of(built_in().card("good-deal"), language) for language in LANGUAGES}
    assert texts["ru"] == "Возьмите 3\u00a0карты, затем сбросьте 1\u00a0карту."
    assert texts["en"] == "Draw 3 cards, then discard 1 card."
    assert {PHRASES.texts(language, WHOLE, {}).understood(text).outcome for language, text in texts.items()} == {
        UNDERSTOOD
    }
