"""Mutation: a hero with one effect removed. A card is proven when its scenarios fail without any one of its effects."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import msgspec

from meadhall.games.duel.catalogue import Card, Catalogue, Hero
from meadhall.games.duel.definition import DuelGame
from meadhall.games.duel.table import TIMINGS

# lasting rules of a character card, and what a hero without them has there
LASTING: Final[dict[str, object]] = {"shifts_damage": False, "lays_boost": None, "moves_farther": None}


class Mutant(NamedTuple):
    """A hero without one effect: which card or ability lost it, what was lost, and the hero."""

    subject: str
    lost: str
    hero: Hero

    def game(self, catalogue: Catalogue) -> DuelGame:
        """The duel with this hero in place of the whole one."""
        changed = Catalogue()
        changed.heroes = {**catalogue.heroes, self.hero.id: self.hero}
        changed.boards = catalogue.boards
        changed.shared = catalogue.shared
        return DuelGame(changed)


def mutants(hero: Hero) -> Iterator[Mutant]:
    """The hero without each of its effects in turn."""
    for at, card in enumerate(hero.cards):
        for lost, changed in card_mutants(card):
            cards = [*hero.cards[:at], changed, *hero.cards[at + 1 :]]
            yield Mutant(f"{hero.id}/{card.id}", lost, msgspec.structs.replace(hero, cards=cards))
    for at, ability in enumerate(hero.abilities):
        for lost, changed_do in without_each(ability.do, "do"):
            others = list(hero.abilities)
            others[at] = msgspec.structs.replace(ability, do=changed_do)
            yield Mutant(f"{hero.id}/{ability.id}", lost, msgspec.structs.replace(hero, abilities=others))
    for at in range(len(hero.bonuses)):
        fewer = [*hero.bonuses[:at], *hero.bonuses[at + 1 :]]
        yield Mutant(hero.id, f"bonuses[{at}]", msgspec.structs.replace(hero, bonuses=fewer))
    for field, without in LASTING.items():
        if getattr(hero, field) != without:
            yield Mutant(hero.id, field, msgspec.structs.replace(hero, **{field: without}))


def card_mutants(card: Card) -> Iterator[tuple[str, Card]]:
    """A card without each of its effects in turn."""
    for timing in TIMINGS:
        for lost, changed in without_each(getattr(card, timing), timing):
            yield lost, msgspec.structs.replace(card, **{timing: changed})
    if card.uncancellable:
        yield "uncancellable", msgspec.structs.replace(card, uncancellable=False)
    if card.defends_if is not None:
        yield "defends_if", msgspec.structs.replace(card, defends_if=None)


def without_each(block: list[Any], where: str) -> Iterator[tuple[str, list[Any]]]:
    """A block without each of its effects in turn, those inside other effects included."""
    for at, effect in enumerate(block):
        here = f"{where}[{at}]"
        yield f"{here} {effect}", [*block[:at], *block[at + 1 :]]
        for lost, changed in inner(effect, here):
            yield lost, [*block[:at], changed, *block[at + 1 :]]


def inner(effect: Any, where: str) -> Iterator[tuple[str, Any]]:
    """An effect without each of the effects inside it."""
    if isinstance(effect, dict):
        for key, value in effect.items():
            for lost, changed in inner_of(key, value, where):
                yield lost, {**effect, key: changed}


def inner_of(key: str, value: Any, where: str) -> Iterator[tuple[str, Any]]:
    """What lies below one part of an effect: a block, several blocks, or parts with blocks in them."""
    here = f"{where}.{key}"
    if key == "of":
        for at, block in enumerate(value):
            for lost, changed in without_each(block, f"{here}[{at}]"):
                yield lost, [*value[:at], changed, *value[at + 1 :]]
    elif isinstance(value, list) and is_block(key):
        yield from without_each(value, here)
    elif isinstance(value, dict) and key not in {"if", "to", "who", "where", "n"}:
        yield from inner(value, here)


def is_block(key: str) -> bool:
    """Whether a part with this name is a block of effects."""
    return key not in {"swap", "apart", "equal", "if", "who", "to"}
