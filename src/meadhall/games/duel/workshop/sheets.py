"""Sheets: the heroes and boards of a pack as they are printed: a character card, its deck, then the boards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import msgspec

from meadhall.games.duel import drawing
from meadhall.games.duel.phrases.faces import RULE, Faces, rules_of
from meadhall.games.duel.phrases.wording import names_of
from meadhall.games.duel.rules.catalogue import Battlefield, Card, Hero, emblem_of
from meadhall.localisation import Words, key, words
from meadhall.localisation.visitors import words_with
from meadhall.packs.pack import Pack
from meadhall.phrases.typography import typeset
from meadhall.workshop.sheets import Face, Paint, Sheets, capital

TONES: Final = {"attack": "#a3361f", "defence": "#1f5d8c", "versatile": "#6b3f8c", "scheme": "#75590b"}
# Signs in a box of 24: a sword, a shield, a sword before a shield, a scroll; a heart for whoever has health.
SIGNS: Final = {
    "attack": "M21 2L22 3L21.5 7L11 17.5L13 19.5L11.5 21L8.5 18L5.5 21.5A2 2 0 1 1 2.5 18.5L6 15.5L3 12.5L4.5 11"
    "L6.5 13L17 2.5z",
    "defence": "M2.5 3C6 4.5 9 4 12 1.5C15 4 18 4.5 21.5 3V11C21.5 17 17 21 12 23C7 21 2.5 17 2.5 11zM12 5V19.3"
    "C16 17.3 18.5 14.5 18.5 10.5V6.6C16 6.8 14 6.2 12 5z",
    "versatile": "M1 4C4.5 5 6.5 4.4 9 2.5C10.3 3.5 11.5 4.2 12.8 4.5L6.5 12.5L5 11.2L3.4 13L5.6 15L3.9 17.2"
    "C2 14.9 1 12 1 9zM22.5 2L23 3L21.5 8L12.5 17L14.5 19L13 20.5L10.3 18L7.8 20.8A1.9 1.9 0 1 1 5.2 18.2L8 15.7"
    "L5.5 13L7 11.5L9 13.5L18 4z",
    "scheme": "M6 1.5H20.5A2.5 2.5 0 0 1 23 4V6.5H18V19.5A3 3 0 0 1 15 22.5H3.5A2.5 2.5 0 0 1 1 20V17.5H3.5V4"
    "A2.5 2.5 0 0 1 6 1.5zM7 6V7.8H15V6zM7 10V11.8H15V10zM7 14V15.8H15V14z",
    "hero": "M12 22.5C5 16.5 1.5 12.8 1.5 8.3C1.5 4.8 4.2 2.3 7.3 2.3C9.2 2.3 11 3.3 12 4.9C13 3.3 14.8 2.3 16.7 2.3"
    "C19.8 2.3 22.5 4.8 22.5 8.3C22.5 12.8 19 16.5 12 22.5z",
}  # fmt: skip
GAME: Final = "duel"
HERO: Final = "hero"
SEPARATOR: Final = "\u00a0· "  # no line begins with it


def sheets_of(pack: Pack, language: str) -> Sheets:
    """All that a pack of the duel has to print."""
    said = words_with(pack, language)
    heroes = [Deck(msgspec.convert(facts, Hero), said, language) for facts in pack.parts.get("heroes", [])]
    boards = [msgspec.convert(facts, Battlefield) for facts in pack.parts.get("boards", [])]
    return Sheets(
        GAME, pack.about.name, pack.about.author,
        [face for hero in heroes for face in (hero.character(), *map(hero.face, hero.hero.cards))],
        [drawing.svg(board, language, said) for board in boards],
    )  # fmt: skip


class Deck:
    """A hero with all that is printed of it in one language."""

    def __init__(self, hero: Hero, said: Words, language: str) -> None:
        self.hero = hero
        self.said = said
        self.language = language
        self.own = words(f"{GAME}/terminal", language)
        self.texts = Faces(hero, language, names_of(hero, language, said))
        self.name = said.say(key("hero", hero.id))
        self.timing = re.compile(rf"({'|'.join(map(re.escape, self.texts.timings.values()))}): ")

    # ---------------------------------------------------------------- cards
    def face(self, card: Card) -> Face:
        """One card of the deck."""
        return Face(
            self.said.say(key("card", self.hero.id, card.id)),
            self.line(card),
            self.paragraphs(self.texts.card(card.id)),
            self.name,
            Paint(self.hero.id, self.hero.colour, TONES[card.type], SIGNS[card.type]),
            card.copies,
            "" if card.value is None else str(card.value),
            "" if card.boost is None else f"+{card.boost}",
            emblem_of(self.hero, card),
        )

    def line(self, card: Card) -> str:
        """A card's type, who may use it, and its symbol."""
        parts = [self.own.say("card-type", {"type": card.type}), self.user(card.fighter)]
        if card.symbol is not None:
            parts.append(self.said.say(key("item", card.symbol)))
        return SEPARATOR.join(parts)

    def user(self, fighter: str) -> str:
        """Who may use a card."""
        if fighter == HERO:
            return self.said.say(key("hero", self.hero.id))
        if fighter == "sidekick" and self.hero.sidekick is not None:
            return self.said.say(key("fighter", self.hero.sidekick.id))
        return self.said.say("anybody")

    def paragraphs(self, text: str) -> list[tuple[str, str]]:
        """The effects under each timing, with the timing before them."""
        first, *rest = self.timing.split(text)
        found = [("", first.strip()), *zip(rest[::2], map(str.strip, rest[1::2]), strict=True)]
        return [part for part in found if part[1]]

    # ---------------------------------------------------------------- the character card
    def character(self) -> Face:
        """The hero's own card."""
        numbers = [f"{self.own.say('column-move')}: {self.hero.move}", self.reach(self.hero.attack)]
        return Face(
            self.name,
            SEPARATOR.join([f"{self.own.say('column-health')}: {self.hero.health}", *numbers]),
            [*self.sidekick(), *self.rules()],
            "",
            Paint(self.hero.id, self.hero.colour, None, SIGNS[HERO]),
            mark=str(self.hero.health),
            emblem=self.hero.emblem or "",
        )

    def reach(self, attack: str) -> str:
        """How far somebody strikes."""
        return self.own.say("reach", {"reach": attack})

    def sidekick(self) -> Iterator[tuple[str, str]]:
        """The sidekicks with their numbers."""
        side = self.hero.sidekick
        if side is not None:
            name = capital(self.said.say(key("fighter", side.id)))
            counted = name if side.count == 1 else f"{name} ×{side.count}"
            yield counted, f"{self.own.say('column-health')}: {side.health} · {self.reach(side.attack)}"

    def rules(self) -> Iterator[tuple[str, str]]:
        """All that the character card says; abilities with their names."""
        abilities = iter(self.hero.abilities)
        for tree in rules_of(self.hero):
            lead = self.said.say(key("ability", self.hero.id, next(abilities).id)) if "do" in tree else ""
            yield lead, typeset(self.texts.rule(RULE, tree), self.language)
