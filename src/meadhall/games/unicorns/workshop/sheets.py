"""Sheets: the cards of an expansion as they are printed."""

from __future__ import annotations

from typing import Final

import msgspec

from meadhall.games.unicorns.phrases.faces import text_of
from meadhall.games.unicorns.rules.catalogue import Card
from meadhall.localisation import key
from meadhall.localisation.visitors import words_with
from meadhall.packs.pack import Pack
from meadhall.workshop.sheets import Face, Paint, Sheets

GAME: Final = "unicorns"
TONES: Final = {
    "baby": "#b0398e", "basic": "#1f5d8c", "magical": "#6b3f8c", "magic": "#75590b", "upgrade": "#2f6b3c",
    "downgrade": "#a3261a", "instant": "#2b2520",
}  # fmt: skip
# Signs in a box of 24: a bottle, a horn, a star, a spark, a way up, a way down, a flash.
STAR: Final = "M12 1L15.2 8.6L23.4 9.3L17.2 14.7L19.1 22.7L12 18.4L4.9 22.7L6.8 14.7L0.6 9.3L8.8 8.6z"
SIGNS: Final = {
    "baby": "M10 1H14V4L16.5 7V10H7.5V7L10 4zM7 11.5H17V21A2 2 0 0 1 15 23H9A2 2 0 0 1 7 21z",
    "basic": "M21 1L14.8 21.5L12.6 19.6zM11.6 18.5L8.6 15.6L16.5 8.5zM2 20.5C6 17.5 10 18.5 13.5 23H2z",
    "magical": STAR,
    "magic": "M12 0.5L14 10L23.5 12L14 14L12 23.5L10 14L0.5 12L10 10zM19 2L19.8 4.7L22.5 5.5L19.8 6.3L19 9L18.2 6.3"
    "L15.5 5.5L18.2 4.7z",
    "upgrade": "M12 1.5L22 12H16.5V22.5H7.5V12H2z",
    "downgrade": "M12 22.5L2 12H7.5V1.5H16.5V12H22z",
    "instant": "M14.5 0.5L3.5 14H10.5L8.5 23.5L20.5 9H13z",
}  # fmt: skip


def sheets_of(pack: Pack, language: str) -> Sheets:
    """All that an expansion has to print."""
    said = words_with(pack, language)
    faces = [
        Face(
            said.say(key("card", card.id)),
            said.say(key("type", card.type)),
            [("", text)] if (text := text_of(card, language)) else [],
            pack.about.name,
            Paint(pack.id, TONES[card.type], TONES[card.type], SIGNS[card.type]),
            card.copies,
        )
        for card in (msgspec.convert(facts, Card) for facts in pack.parts.get("cards", []))
    ]
    return Sheets(GAME, pack.about.name, pack.about.author, faces, [])
