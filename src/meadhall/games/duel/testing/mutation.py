"""Mutation: the heroes of the duel, each with one effect removed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from meadhall.games.duel.rules.catalogue import Card, Catalogue, Hero
from meadhall.games.duel.rules.definition import DuelGame
from meadhall.games.duel.rules.table import TIMINGS
from meadhall.testing.mutation import Blocks, Mutant

BLOCKS: Final = Blocks(
    choices=frozenset({"of"}),
    lists=frozenset({"swap", "apart", "equal", "if", "who", "to"}),
    closed=frozenset({"if", "to", "who", "where", "n"}),
)
# lasting rules of a character card, and what a hero without them has there
LASTING: Final[dict[str, object]] = {"shifts_damage": False, "lays_boost": None, "moves_farther": None}


def mutants(catalogue: Catalogue, hero: Hero) -> Iterator[Mutant]:
    """The duel with the hero of a catalogue without each of its effects in turn."""
    for subject, lost, changed in changed_heroes(hero):
        yield Mutant(subject, lost, with_hero(catalogue, changed))


def with_hero(catalogue: Catalogue, hero: Hero) -> DuelGame:
    """The duel with this hero in place of the whole one."""
    changed = Catalogue()
    changed.heroes = {**catalogue.heroes, hero.id: hero}
    changed.boards = catalogue.boards
    changed.shared = catalogue.shared
    return DuelGame(changed)


def changed_heroes(hero: Hero) -> Iterator[tuple[str, str, Hero]]:
    """What loses an effect, which one, and the hero without it."""
    for at, card in enumerate(hero.cards):
        for lost, changed in changed_cards(card):
            cards = [*hero.cards[:at], changed, *hero.cards[at + 1 :]]
            yield f"{hero.id}/{card.id}", lost, msgspec.structs.replace(hero, cards=cards)
    for at, ability in enumerate(hero.abilities):
        for lost, changed_do in BLOCKS.without_each(ability.do, "do"):
            others = list(hero.abilities)
            others[at] = msgspec.structs.replace(ability, do=changed_do)
            yield f"{hero.id}/{ability.id}", lost, msgspec.structs.replace(hero, abilities=others)
    for at in range(len(hero.bonuses)):
        fewer = [*hero.bonuses[:at], *hero.bonuses[at + 1 :]]
        yield hero.id, f"bonuses[{at}]", msgspec.structs.replace(hero, bonuses=fewer)
    for field, without in LASTING.items():
        if getattr(hero, field) != without:
            yield hero.id, field, msgspec.structs.replace(hero, **{field: without})


def changed_cards(card: Card) -> Iterator[tuple[str, Card]]:
    """A card without each of its effects in turn."""
    for timing in TIMINGS:
        for lost, changed in BLOCKS.without_each(getattr(card, timing), timing):
            yield lost, msgspec.structs.replace(card, **{timing: changed})
    if card.uncancellable:
        yield "uncancellable", msgspec.structs.replace(card, uncancellable=False)
    if card.defends_if is not None:
        yield "defends_if", msgspec.structs.replace(card, defends_if=None)
