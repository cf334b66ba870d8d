"""The workshop of the duel: what somebody needs to write heroes and boards, and what is shown of them."""

from __future__ import annotations

from typing import Final

import msgspec

from meadhall.games.duel.hall import facts, wire
from meadhall.games.duel.hall.facts import Known
from meadhall.games.duel.phrases.faces import Faces
from meadhall.games.duel.phrases.syntax import FATES
from meadhall.games.duel.phrases.wording import names_of
from meadhall.games.duel.rules import catalogue, scenery
from meadhall.games.duel.rules.table import DECK, MOMENTS
from meadhall.games.duel.workshop.boards import COLOURS
from meadhall.games.duel.workshop.heroes import LONGEST_TEXT, TIMINGS
from meadhall.hall.wire.workshop import Entry
from meadhall.localisation import Words, key, languages, words
from meadhall.localisation.visitors import Loads, joined
from meadhall.packs.carried import load_of
from meadhall.packs.pack import LONGEST_WORD, Pack

WORDS: Final = f"{facts.GAME}/workshop"
GROUPS: Final = ("own", "hero", "sidekicks")


def told_workshop(language: str) -> wire.DuelWorkshop:
    """What somebody needs to write heroes and boards."""
    own, said = words(facts.GAME, language), words(WORDS, language)
    return wire.DuelWorkshop(
        timings=[Entry(id=timing, name=own.say(key("timing", timing))) for timing in TIMINGS],
        moments=[Entry(id=moment, name=said.say(key("moment", moment))) for moment in MOMENTS],
        fates=list(FATES),
        whose=[Entry(id=group, name=said.say(key("whose", group))) for group in GROUPS],
        shared=shared_effects(own),
        emblems=list(catalogue.emblems()),
        grounds=list(scenery.GROUNDS),
        motifs=[*scenery.AREAS, *scenery.WAYS, *scenery.THINGS],
        colors=list(COLOURS),
        deck=DECK,
        sidekicks=catalogue.MOST_SIDEKICKS,
        longest_name=LONGEST_WORD,
        longest_text=LONGEST_TEXT,
    )


def shared_effects(said: Words) -> list[Entry]:
    """The effects that cards of many heroes have, called as the first of these cards is."""
    found: dict[str, str] = {}
    for hero in catalogue.built_in().heroes.values():
        for card in hero.cards:
            if card.like is not None:
                found.setdefault(card.like, said.say(key("card", hero.id, card.id)))
    return sorted((Entry(id=id, name=name) for id, name in found.items()), key=lambda entry: entry.name)


# ---------------------------------------------------------------- packs
def told_pack(pack: Pack, language: str) -> wire.DuelPack:
    """The heroes and boards of a pack."""
    known = {each: known_of(pack, each) for each in languages()}
    here = known[language]
    return wire.DuelPack(
        heroes=[told_hero(hero, known, language) for hero in here.catalogue.heroes.values()],
        boards=[facts.board_facts.__wrapped__(board, here) for board in here.catalogue.boards],
    )


def known_of(pack: Pack, language: str) -> Known:
    """The heroes and boards of a pack alone, which nobody has to check again, and the words for them."""
    found = catalogue.Catalogue()
    found.heroes = {each["id"]: msgspec.convert(each, catalogue.Hero) for each in pack.parts.get("heroes", [])}
    found.boards = {each["id"]: msgspec.convert(each, catalogue.Battlefield) for each in pack.parts.get("boards", [])}
    return Known(found, joined(facts.GAME, language, Loads({pack.id: load_of(pack)})), language)


def told_hero(hero: catalogue.Hero, known: dict[str, Known], language: str) -> wire.PackHero:
    """A hero with its deck, and what its cards say in all languages."""
    faces = {each: faces_in(hero, here) for each, here in known.items()}
    return wire.PackHero(
        facts=facts.character_facts(hero, known[language], faces[language]),
        deck=[facts.card_facts(hero, card, known[language], faces[language]) for card in hero.cards],
        texts={each: texts_of(hero, face) for each, face in faces.items()},
    )


def faces_in(hero: catalogue.Hero, known: Known) -> Faces:
    """What the cards of a hero say, as its author calls things."""
    return Faces(hero, known.language, names_of(hero, known.language, known.words))


def texts_of(hero: catalogue.Hero, faces: Faces) -> wire.HeroTexts:
    """All that a hero's cards say in one language."""
    return wire.HeroTexts(
        character=faces.character,
        abilities={ability.id: faces.ability(ability.id) for ability in hero.abilities},
        cards={card.id: faces.card(card.id) for card in hero.cards},
    )
