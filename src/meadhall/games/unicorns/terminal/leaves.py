"""Leaves: what a pack brings to the unicorn game, in words: cards that come into the deck, cards that leave it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from meadhall.cli.screen.voice import Voice
from meadhall.games.unicorns.terminal import UNICORNS, face
from meadhall.kernel.game import find_game
from meadhall.localisation import words_known
from meadhall.packs.carried import load_of, used
from meadhall.packs.pack import Pack

INDENT: Final = "  "


def pack_lines(pack: Pack, voice: Voice) -> Iterator[str]:
    """All cards of a pack that is in use, each with all that is printed on it."""
    called = words_known(UNICORNS, voice.language)
    for card in cards_of(pack):
        found = face.face_of(card, voice, called)
        yield f"{card.copies} × {found.name} ({card.id}): {found.kind}"
        if found.text:
            yield INDENT + found.text
    gone = [voice.called(UNICORNS, "card", card) for card in pack.parts.get("without", [])]
    if gone:
        yield voice.own(UNICORNS, "pack-without", cards=", ".join(gone))


def cards_of(pack: Pack) -> list[Any]:
    """The cards that a pack brings."""
    game: Any = find_game(UNICORNS)
    catalogue = game.catalogue.within({pack.id: load_of(pack)})
    return [catalogue.card(part["id"]) for part in pack.parts.get("cards", [])]


def offered() -> dict[str, Any]:
    """All cards that can be looked at, by id: those of the package, and of packs in use, whatever deck they go into."""
    game: Any = find_game(UNICORNS)
    cards = [*game.catalogue.cards, *(card for pack in used(UNICORNS) for card in cards_of(pack))]
    return {card.id: card for card in cards}
