"""The workshop of the unicorn game: what somebody needs to write an expansion, and what is shown of one."""

from __future__ import annotations

from typing import Final

import msgspec

from meadhall.games.unicorns.hall import facts, wire
from meadhall.games.unicorns.phrases.faces import text_of
from meadhall.games.unicorns.rules import catalogue, citations
from meadhall.games.unicorns.rules.table import TYPES
from meadhall.games.unicorns.workshop.cards import LONGEST_TEXT
from meadhall.games.unicorns.workshop.game import CARDS, WITHOUT
from meadhall.hall.wire.workshop import Entry
from meadhall.localisation import Words, key, languages, words
from meadhall.localisation.visitors import Loads, joined
from meadhall.packs.carried import load_of
from meadhall.packs.pack import LONGEST_WORD, Pack

BABY: Final = "baby"  # such cards are not in the deck


def told_workshop(language: str) -> wire.HerdWorkshop:
    """What somebody needs to write an expansion."""
    said = words(facts.GAME, language)
    return wire.HerdWorkshop(
        types=[Entry(id=type, name=said.say(key("type", type))) for type in TYPES if type != BABY],
        box=[
            Entry(id=card.id, name=card.name)
            for card in facts.herd_facts(facts.built_in(language)).values()
            if card.type != BABY
        ],
        effects=sorted(catalogue.EFFECTS),
        longest_name=LONGEST_WORD,
        longest_text=LONGEST_TEXT,
    )


# ---------------------------------------------------------------- packs
def told_pack(pack: Pack, language: str) -> wire.HerdPack:
    """The cards of an expansion."""
    cards = [msgspec.convert(each, catalogue.Card) for each in pack.parts.get(CARDS, [])]
    texts = {each: {card.id: text_of(card, each) for card in cards} for each in languages()}
    said = joined(facts.GAME, language, Loads({pack.id: load_of(pack)}))
    return wire.HerdPack(
        cards=[told_card(card, said, texts[language][card.id]) for card in cards],
        texts=texts,
        without=list(pack.parts.get(WITHOUT, [])),
    )


def told_expansion(pack: Pack, language: str) -> wire.Expansion:
    """An expansion that can be chosen for a table."""
    return wire.Expansion(
        id=pack.id,
        name=pack.about.name or pack.id,
        fingerprint=pack.fingerprint,
        cards=told_pack(pack, language).cards,
    )


def told_card(card: catalogue.Card, said: Words, text: str) -> wire.HerdCard:
    """A card with all that is printed on it."""
    return wire.HerdCard(
        id=card.id,
        name=said.say(key("card", card.id)),
        type=card.type,
        type_name=said.say(key("type", card.type)),
        text=text,
        copies=card.copies,
        rules=citations.rules_of(card.type),
    )
