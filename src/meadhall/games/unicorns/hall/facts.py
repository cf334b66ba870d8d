"""Facts of the unicorn game: what does not change during a match, in the words of a language: its cards."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Final, NamedTuple, cast

from msgspec import structs

from meadhall import Match
from meadhall.games.unicorns.hall import wire
from meadhall.games.unicorns.phrases.faces import text_of
from meadhall.games.unicorns.rules import catalogue, citations
from meadhall.games.unicorns.rules.state import Unicorns
from meadhall.games.unicorns.speech import UnicornSpeaker
from meadhall.kernel.game import find_game
from meadhall.localisation import Words, key, words, words_of
from meadhall.packs.carried import PACKS

GAME: Final = "unicorns"
KEPT: Final = 32  # sets of cards whose facts are kept, in all languages
BABY: Final = "baby"  # such cards are never in the deck


class Known(NamedTuple):
    """What there is to tell of: cards, and the words for them."""

    catalogue: catalogue.Catalogue
    words: Words
    language: str


@cache
def built_in(language: str) -> Known:
    """The cards of the package."""
    return Known(cast("Any", find_game(GAME)).catalogue, words(GAME, language), language)


def known_at(match: Match, language: str) -> Known:
    """The cards that a match can tell of: those of its packs too."""
    if PACKS not in match.setup:
        return built_in(language)
    table = cast("Unicorns", match.state).table
    return Known(table.catalogue, words_of(GAME, language, match.setup), language)


@lru_cache(maxsize=KEPT)
def herd_facts(known: Known) -> dict[str, wire.HerdCard]:
    """All cards of the unicorn game."""
    return {
        card.id: wire.HerdCard(
            id=card.id,
            name=UnicornSpeaker.name(known.words, "card", card.id),
            type=card.type,
            type_name=known.words.say(key("type", card.type)),
            text=text_of(card, known.language),
            copies=card.copies,
            rules=citations.rules_of(card.type),
        )
        for card in known.catalogue.cards
    }


def unicorn_facts(match: Match, language: str) -> wire.UnicornFacts:
    """What does not change at a unicorn table; cards that are left out at it (V8.1) have no copies."""
    table = cast("Unicorns", match.state).table
    dealt = {table.faces[code].id for code in table.deck}
    return wire.UnicornFacts(
        cards={
            id: card if card.type == BABY or id in dealt else structs.replace(card, copies=0)
            for id, card in herd_facts(known_at(match, language)).items()
        }
    )
