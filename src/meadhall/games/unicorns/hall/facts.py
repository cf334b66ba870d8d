"""Facts of the unicorn game: what does not change during a match, in the words of a language: its cards."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, cast

from msgspec import structs

from meadhall import Match
from meadhall.games.unicorns.hall import wire
from meadhall.games.unicorns.rules import catalogue, citations
from meadhall.games.unicorns.rules.state import Unicorns
from meadhall.kernel.game import find_game
from meadhall.localisation import name, text_of

GAME: Final = "unicorns"
BABY: Final = "baby"  # such cards are never in the deck
PLAIN: Final = "basic"  # unicorns of this type have no text


@cache
def herd_facts(language: str) -> dict[str, wire.HerdCard]:
    """All cards of the unicorn game."""
    cards: catalogue.Catalogue = cast("Any", find_game(GAME)).catalogue
    return {
        card.id: wire.HerdCard(
            id=card.id,
            name=name(None, "card", card.id, language, game=GAME),
            type=card.type,
            type_name=name(None, "type", card.type, language, game=GAME),
            text="" if card.type == PLAIN else text_of(GAME, card.id, language=language),
            copies=card.copies,
            rules=citations.rules_of(card.type),
        )
        for card in cards.cards
    }


def unicorn_facts(match: Match, language: str) -> wire.UnicornFacts:
    """What does not change at a unicorn table; cards that are left out at it (V8.1) have no copies."""
    table = cast("Unicorns", match.state).table
    dealt = {table.faces[code].id for code in table.deck}
    return wire.UnicornFacts(
        cards={
            id: card if card.type == BABY or id in dealt else structs.replace(card, copies=0)
            for id, card in herd_facts(language).items()
        }
    )
