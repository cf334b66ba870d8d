"""Texts that are made to hold up whoever reads them: each is given up after so many steps, in words."""

from __future__ import annotations

from typing import Any, Final

import pytest

from meadhall.bundle import bundle_of
from meadhall.phrases import reading
from meadhall.phrases.texts import UNDERSTOOD, UNKNOWN

LONGEST: Final = 1_000  # characters of a text
NAMES: Final = {"duel": {"hero": "Bo", "sidekicks": "Dogs", "token": "rage"}, "unicorns": {}}
TIMINGS: Final = {"duel": "after", "unicorns": "card"}
REPEATED: Final = {
    "duel": (
        "draw 1 card, then ", "Move each of your fighters up to 2 spaces. ", "you may ", "if you won, ", "(", "1 ",
        "choose one: ", "either draw 1 card or ", "choose one: draw 1 card; or ", "•",
        "if you won, you may choose one: ",
    ),
    "unicorns": ("draw 1 card, then ", "each player ", "sacrifice a unicorn card or "),
}  # fmt: skip


@pytest.mark.parametrize(("game", "text"), [(game, text) for game, texts in REPEATED.items() for text in texts])
def test_text_that_repeats_itself_is_read_in_bounded_steps(game: str, text: str) -> None:
    """Understood, or refused with a reason; never more steps than are allowed, nor a deeper call than Python has."""
    phrases: Any = bundle_of(game).load("phrases")
    texts = phrases.texts("en", TIMINGS[game], NAMES[game])
    found = texts.understood((text * LONGEST)[:LONGEST])
    assert texts.reader.steps <= reading.MOST_STEPS * 1.01
    assert found.outcome in {UNDERSTOOD, UNKNOWN} or found.readings or found.problem
    if texts.reader.steps > reading.MOST_STEPS:
        assert (found.outcome, bool(found.problem)) == (UNKNOWN, True)


def test_longest_cards_are_far_from_the_bound() -> None:
    """What was given up above is no text of a card."""
    phrases: Any = bundle_of("duel").load("phrases")
    texts = phrases.texts("en", "scheme", {"hero": "Bo", "sidekick": "Dog", "token": "rage"})
    text = (
        "Pay any amount of rage; for each rage paid, choose a different effect, in any order: draw 2 cards; move Bo up "
        "to 4 spaces; or Bo heals 2. You may draw 1 card. Deal 1 damage to each enemy adjacent to Bo."
    )
    assert texts.understood(text).outcome == UNDERSTOOD
    assert texts.reader.steps * 5 < reading.MOST_STEPS
