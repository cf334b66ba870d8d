"""Cards that were written before they were read: how many of them are understood, and that none is misunderstood."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from meadhall.games.duel.phrases.game import PHRASES
from meadhall.games.duel.phrases.trees import spelt
from meadhall.phrases.texts import UNDERSTOOD

DECKS: Final = yaml.safe_load(Path(__file__).with_name("halves.yaml").read_text(encoding="utf-8"))
CARDS: Final = [(deck["names"], card) for deck in DECKS for card in deck["cards"]]
LEAST: Final = {"seen": 0.6, "unseen": 0.55}


@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: str(deck["names"]))
def test_texts_mean_what_they_say_or_are_declined(deck: dict[str, Any]) -> None:
    """What was compared by hand is read just so, and the rest is not read as something else."""
    for card in deck["cards"]:
        found = PHRASES.texts("en", card["timing"], deck["names"]).understood(card["text"])
        if "means" in card:
            assert (found.outcome, spelt(found.effects)) == (UNDERSTOOD, spelt(card["means"])), card["text"]
        else:
            assert found.outcome != UNDERSTOOD, (card["text"], found.printed)


@pytest.mark.parametrize("half", sorted(LEAST))
def test_more_than_half_of_the_texts_are_read(half: str) -> None:
    """The rates that docs/benchmarks.md tells do not get worse unnoticed."""
    told = [card for _, card in CARDS if card["half"] == half]
    assert sum("means" in card for card in told) / len(told) >= LEAST[half]
