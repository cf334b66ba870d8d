"""Mutation: the cards of the unicorn game, each with one effect removed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from meadhall.games.unicorns.rules.catalogue import Card, Catalogue, Rescue
from meadhall.games.unicorns.rules.definition import UnicornGame
from meadhall.packs import MistakeError
from meadhall.testing.mutation import Blocks, Mutant

BLOCKS: Final = Blocks(
    choices=frozenset(), lists=frozenset(), closed=frozenset({"bring", "steal", "return", "discard"})
)
MOMENTS: Final = ("play", "enter", "turn_start", "fallen", "unicorn_moved")
# parts that are there or not, and what a card without them has there
PLAIN: Final[dict[str, object]] = {
    "crowded": None, "saves": None, "falls_home": False, "unanswerable": False, "hand_limit": 0,
    "plays": 0,
}  # fmt: skip


def mutants(catalogue: Catalogue, name: str) -> Iterator[Mutant]:
    """The game with a card of a catalogue without each of its effects in turn."""
    for lost, changed in changed_cards(catalogue.card(name)):
        try:
            rules = with_card(catalogue, changed)
        except MistakeError:  # what is left could not be said in a card file either
            continue
        yield Mutant(name, lost, rules)


def with_card(catalogue: Catalogue, card: Card) -> UnicornGame:
    """The game with this card in place of the whole one."""
    changed = Catalogue()
    changed.cards = [card if card.id == other.id else other for other in catalogue.cards]
    changed.letters = catalogue.letters
    return UnicornGame(changed)


def changed_cards(card: Card) -> Iterator[tuple[str, Card]]:
    """A card without each of its effects in turn."""
    for moment in MOMENTS:
        for lost, changed in BLOCKS.without_each(getattr(card, moment), moment):
            yield lost, msgspec.structs.replace(card, **{moment: changed})
    for at, rule in enumerate(card.lasting):
        yield rule, msgspec.structs.replace(card, lasting=[*card.lasting[:at], *card.lasting[at + 1 :]])
    if card.saves is not None:
        yield from changed_rescues(card, card.saves)
    for part, without in PLAIN.items():
        if getattr(card, part) != without:
            yield part, msgspec.structs.replace(card, **{part: without})


def changed_rescues(card: Card, saves: Rescue) -> Iterator[tuple[str, Card]]:
    """A card that saves from one way out of the stable less, each in turn."""
    for at, way in enumerate(saves.of):
        fewer = msgspec.structs.replace(saves, of=[*saves.of[:at], *saves.of[at + 1 :]])
        yield f"saves.from {way}", msgspec.structs.replace(card, saves=fewer)
