"""Decks of fewer than thirty cards, which heroes of packs may have (H2): everything is lawful with them too."""

from __future__ import annotations

from typing import Any, Final

import msgspec
import pytest

import meadhall
from meadhall.bots import make_bot
from meadhall.games.duel.rules.catalogue import Hero
from meadhall.games.duel.workshop.names import full
from meadhall.lab.contest import LIMIT, answer_seed, answered, opened, played_out
from meadhall.packs.facts import fingerprint
from meadhall.testing.laws import LAWS
from meadhall.testing.walks import Law, Subject
from tests.games.duel.homemade import homemade_duel
from tests.games.duel.test_verbs import tally
from tests.laws.cases import opener
from tests.patience import THOROUGH

# heroes that look for cards, put them under the deck, shuffle piles into it, or leave them in play
SIZES: Final = {"archivist": 29, "sun-wukong": 12, "keeper": 17}
SEEDS: Final = range(4 if THOROUGH else 1)


def cut(hero: Hero, size: int) -> dict[str, Any]:
    """A hero of a pack whose deck has only so many cards."""
    facts: dict[str, Any] = msgspec.to_builtins(hero)
    for card in facts["cards"]:
        card.pop("like", None)  # its effects stand there in full
    for _ in range(sum(card["copies"] for card in facts["cards"]) - size):
        max(facts["cards"], key=lambda card: int(card["copies"]))["copies"] -= 1
    return full("small", facts)


def setup(*heroes: str, **parts: object) -> dict[str, Any]:
    """A match that carries the pack of these heroes."""
    facts = {"heroes": [cut(homemade_duel().catalogue.hero(hero), size) for hero, size in SIZES.items()]}
    load = {"version": "1", "fingerprint": fingerprint(facts), "language": "en", "parts": facts, "words": {}}
    seats = [f"small.{hero}" if hero in SIZES else hero for hero in heroes]
    return {"board": "sarpedon", "heroes": seats, "packs": {"small": load}, **parts}


SETUPS: Final = {
    "29 against 12": setup("archivist", "sun-wukong", first=0),
    "17 among three": setup("keeper", "beowulf", "archivist", mode="free_for_all"),
    "12 and 17 in teams": setup("sun-wukong", "keeper", "king-arthur", "sun-wukong", mode="teams"),
}


@pytest.mark.parametrize("name", SETUPS)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_smaller_decks_keep_every_law(law: Law, name: str) -> None:
    """Nothing leaks, nothing is lost, and what is saved comes back."""
    law(Subject(opener("duel", SETUPS[name]), tally), SEEDS)


def test_all_cards_of_a_smaller_deck_are_drawn_before_it_is_exhausted() -> None:
    """A match is dealt from as many cards as there are, and everybody sees how many are left."""
    match = meadhall.new_match("duel", SETUPS["29 against 12"], 3)
    seats: Any = match.view(None)["seats"]
    assert [seat["hand"]["size"] + seat["deck"]["size"] for seat in seats] == [29, 12]
    assert [seat["deck"]["size"] for seat in seats] == [24, 7]


@pytest.mark.parametrize("kind", ["greedy", "search:6"])
def test_bots_play_with_smaller_decks(kind: str) -> None:
    """To the end of a match."""
    match = opened("duel", SETUPS["29 against 12"], 5)
    bot = make_bot(kind, "duel")
    assert played_out(match, lambda codes, number: answered(match, bot, codes, answer_seed(5, number))) < LIMIT
    assert match.outcome is not None
