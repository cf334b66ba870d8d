"""Cards that were written before they were read: how many of them are understood, and that none is misunderstood."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from meadhall.games.duel.phrases.game import PHRASES
from meadhall.games.duel.phrases.trees import spelt
from meadhall.packs.facts import read_yaml
from meadhall.phrases.texts import UNDERSTOOD


def decks(name: str) -> list[dict[str, Any]]:
    """All decks of a collection."""
    found: list[dict[str, Any]] = read_yaml(Path(__file__).with_name(name).read_text(encoding="utf-8"))
    return found


HALVES: Final = decks("halves.yaml")
TONGUES: Final = decks("tongues.yaml")
LEAST: Final = {"seen": 0.6, "unseen": 0.55, "fresh": 0.6}


def name_of(deck: dict[str, Any]) -> str:
    """A deck by its language and its hero."""
    return " ".join([deck.get("language", "en"), *deck["names"].values()])


@pytest.mark.parametrize("deck", [*HALVES, *TONGUES], ids=name_of)
def test_texts_mean_what_they_say_or_are_declined(deck: dict[str, Any]) -> None:
    """What was compared by hand is read just so, and the rest is not read as something else."""
    for card in deck["cards"]:
        texts = PHRASES.texts(deck.get("language", "en"), card["timing"], deck["names"])
        found = texts.understood(card["text"])
        if "means" in card:
            assert (found.outcome, spelt(found.effects)) == (UNDERSTOOD, spelt(card["means"])), card["text"]
        else:
            assert found.outcome != UNDERSTOOD, (card["text"], found.printed)


@pytest.mark.parametrize("half", sorted(LEAST))
def test_more_than_half_of_the_texts_are_read(half: str) -> None:
    """The rates that docs/benchmarks.md tells do not get worse unnoticed."""
    told = [card for deck in HALVES for card in deck["cards"] if card["half"] == half]
    assert sum("means" in card for card in told) / len(told) >= LEAST[half]


@pytest.mark.parametrize("deck", TONGUES, ids=name_of)
def test_most_common_texts_are_read_in_every_language(deck: dict[str, Any]) -> None:
    """The imperative and the third person, names in their cases, and several words for the same thing."""
    assert sum("means" in card for card in deck["cards"]) / len(deck["cards"]) >= 0.85
