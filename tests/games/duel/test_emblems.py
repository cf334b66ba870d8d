"""Pictures of cards: every card of the package has its own, home-made ones get some, and no match follows from them."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Final

import msgspec

from meadhall.games.duel.hall.facts import bonus_emblem
from meadhall.games.duel.rules.catalogue import DATA, Catalogue, Hero, built_in, emblem_of, emblems, spare_emblems
from tests.games.duel import homemade

HEROES: Final = built_in().heroes
PAGE: Final = Path(__file__).parents[3] / "web" / "dist"


def own() -> Catalogue:
    """The heroes of the package with home-made ones beside them."""
    catalogue = Catalogue()
    catalogue.load(DATA)
    catalogue.load(homemade.HERE)
    return catalogue


def pictures(hero: Hero) -> list[str]:
    """The pictures of a deck."""
    return [emblem_of(hero, card) for card in hero.cards]


def test_every_card_of_the_package_has_a_picture_that_no_other_card_has() -> None:
    """No two cards of the game look alike, and no spare picture is one of theirs."""
    drawn = Counter(card.emblem for hero in HEROES.values() for card in hero.cards)
    assert None not in drawn
    assert [name for name, times in drawn.items() if times > 1] == []
    spare = Counter(name for names in spare_emblems().values() for name in names)
    assert {name for name, times in spare.items() if times > 1} == set()
    assert spare.keys().isdisjoint(drawn)


def test_cards_of_home_made_heroes_get_pictures_of_their_types_when_they_name_none() -> None:
    """A deck without names of pictures has one that ships for each card, all of them different."""
    for id, hero in own().heroes.items():
        assert len({*pictures(hero)}) == len(hero.cards), id
        assert {*pictures(hero)} <= {*emblems()}


def test_a_home_made_card_keeps_its_picture_when_another_would_get_the_same() -> None:
    """Where a file names a spare picture, cards that name none get others."""
    hero = own().heroes["tinker"]
    first, *others = hero.cards
    taken = emblem_of(hero, next(card for card in others if card.type == "attack"))
    changed = msgspec.structs.replace(hero, cards=[msgspec.structs.replace(first, emblem=taken), *others])
    assert len({*pictures(changed)}) == len(hero.cards)


def test_a_match_stays_the_same_when_a_picture_is_another() -> None:
    """Saved matches go on after a card has been drawn anew: the fingerprint leaves pictures out."""
    catalogue = own()
    before = catalogue.fingerprint(["medusa", "alice"], "heorot", "duel")
    for name in ("medusa", "alice"):
        hero = catalogue.heroes[name]
        cards = [msgspec.structs.replace(card, emblem="anvil") for card in hero.cards]
        catalogue.heroes[name] = msgspec.structs.replace(hero, cards=cards)
    assert catalogue.fingerprint(["medusa", "alice"], "heorot", "duel") == before


def test_a_bonus_attack_looks_like_the_card_that_brings_it() -> None:
    """What strikes after a card has its picture; what an ability brings has one of an attack."""
    assert bonus_emblem(HEROES["yennenga"], "volley") == "arrow-cluster"
    assert bonus_emblem(HEROES["yennenga"], "no-card-of-hers") in spare_emblems()["attack"]


def test_page_brings_every_picture_for_sheets_that_are_printed() -> None:
    """What a card may name can be drawn without a page as well: each picture is there, as paths and nothing else."""
    found = json.loads(PAGE.joinpath("emblems-duel.json").read_text(encoding="utf-8"))
    assert found.keys() == {*emblems()}, "python tools/page.py build makes the page anew"
    assert all(body.startswith("<path ") and "currentColor" in body for body in found.values())
