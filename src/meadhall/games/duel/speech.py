"""How the ids of a duel are spoken, and what its cards and characters say."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from meadhall.games.duel.phrases.faces import Faces, faces_of
from meadhall.games.duel.rules.handicap import HANDICAP, PARTS
from meadhall.kernel.game import find_game
from meadhall.kernel.match import Decision, Match
from meadhall.kernel.outcome import Outcome
from meadhall.localisation.entries import GENDER
from meadhall.localisation.messages import ENGLISH, NONE, PLAIN, MissingMessageError, Spoken, Words, key
from meadhall.localisation.speaker import Called, Speaker
from meadhall.localisation.visitors import words_of
from meadhall.packs.carried import PACKS, behind

if TYPE_CHECKING:
    from meadhall.games.duel.rules.state import Duel

ENDLESS: Final = "endless"


NUMBERED: Final = re.compile(r"_\d+$")  # the second and further ones of a name


def faces(hero: str, language: str = ENGLISH) -> Faces:
    """What the cards of a hero say, as they are printed from their effects: one of the package, or of a pack in use."""
    packs = behind(hero, "duel")
    catalogue = cast("Any", find_game("duel")).catalogue.within(packs)
    return faces_of(catalogue.hero(hero), language, words_of("duel", language, {PACKS: packs}))


def card_text(hero: str, card: str, language: str = ENGLISH) -> str:
    """What a hero's card does."""
    return faces(hero, language).card(card)


def card_user(hero: Any, fighter: str, said: Words) -> str:
    """Who may use a card, as the catalogue's facts of its hero tell it."""
    if fighter == "any":
        return said.say("anybody")
    which = key("hero", hero.id) if fighter == "hero" else key("fighter", hero.sidekick.id)
    return said.say(which)


def ability_text(hero: str, ability: str, language: str = ENGLISH) -> str:
    """What one of a hero's abilities does."""
    return faces(hero, language).ability(ability)


def character_text(hero: str, language: str = ENGLISH) -> str:
    """All that a hero's character card says."""
    return faces(hero, language).character


class DuelSpeaker(Speaker):
    """How the ids of a duel are spoken."""

    fighters: ClassVar[frozenset[str]] = frozenset({"fighter", "target", "actor", "attacker", "defender", "mover"})
    seats: ClassVar[frozenset[str]] = Speaker.seats | {"other"}
    quoted: ClassVar[Mapping[str, str]] = {"cards": "card"}

    def __init__(self, match: Match, language: str, names: Called | None = None) -> None:
        super().__init__(match, language, names)
        self.table = cast("Duel", match.state).table
        self.voice = (self.table.board.id, *(sheet.hero for sheet in self.table.sheets))

    def is_missing(self, meaning: str, value: object) -> bool:
        """Whether there is nothing to name; a search in vain tells so itself."""
        return super().is_missing(meaning, value) or (meaning, value) == ("found", NONE)

    def part(self, meaning: str, value: object, form: str = PLAIN) -> str:
        """One part of a sentence: beside what every game has, an effect with its number, or a fighter."""
        if isinstance(value, tuple):
            return self.effect(*value)
        if meaning in self.fighters:
            return self.fighter(str(value), form)
        return super().part(meaning, value, form)

    def effect(self, effect: str, number: int | None) -> str:
        """An effect that may be chosen; one of a home-made card for which there is no word says just that."""
        for name in (effect, NUMBERED.sub("", effect)):
            try:
                return self.words.say(key("effect", name), {"number": NONE if number is None else number})
            except MissingMessageError:
                continue
        return self.words.say("effect-other")

    def message(self, kind: str, which: str) -> str:
        """The id of the message that names a thing."""
        if kind in {"card", "found"}:
            return key("card", *self.table.names[which])
        if kind in {"zone", "door"}:
            return key(kind, self.table.board.id, which)
        if kind == "piece":
            return key("piece", *self.table.piece_names[which])
        if kind in {"hero", "board", "token", "side", "item"}:
            return key(kind, which)
        if kind == "ability":
            return key("ability", self.hero_with(which), which)
        return ""

    def fighter(self, which: str, form: str = PLAIN) -> str:
        """A hero or a sidekick, numbered if there are several alike, with the seat if another seat has the same."""
        table = self.table
        at = table.fighter_ids.index(which)
        seat: int = table.owner[at]
        number: int = at - table.base[seat]
        sheet = table.sheets[seat]
        if number == 0:
            return self.seat(seat, form)
        spoken = self.words.name(key("fighter", sheet.sidekick), form)
        if len(sheet.fighters) > 2 and form != GENDER:
            spoken = self.words.say("numbered", {"name": spoken, "number": number})
        return self.seated(spoken, seat, form)

    def seat(self, seat: int, form: str = PLAIN) -> str:
        """A player goes by the name of the hero, whoever plays it."""
        return self.seated(self.words.name(key("hero", self.table.sheets[seat].hero), form), seat, form)

    def seated(self, spoken: str, seat: int, form: str) -> str:
        """A name, told apart from the same name at another seat."""
        hero = self.table.sheets[seat].hero
        if form == GENDER or sum(sheet.hero == hero for sheet in self.table.sheets) < 2:
            return spoken
        return self.words.say("seated", {"name": spoken, "number": seat + 1})

    def hero_with(self, ability: str) -> str:
        """The hero that an ability is of: the asked seat's, or else any at this table."""
        sheets = self.table.sheets
        for sheet in [sheets[self.answering], *sheets]:
            if any(ability == other.id for other in sheet.abilities):
                return sheet.hero
        msg = f"nobody at this table has an ability {ability!r}"
        raise MissingMessageError(msg)

    def surroundings(self, decision: Decision) -> dict[str, object]:
        """The card or ability behind a question, tokens, actions left, the two combatants, and damage to come."""
        view: Any = self.match.view(None)
        combat = view["combat"] or {"attacker": {}, "defender": {}}
        return {
            "source": self.source(decision.about),
            "token": self.token(decision.seat),
            "actions": view["actions"],
            "attacker": combat["attacker"].get("fighter"),
            "defender": combat["defender"].get("fighter"),
            "number": view["pending"].get(self.table.fighter_ids[self.table.base[decision.seat]], 0),
        }

    def terms(self) -> list[str]:
        """Each seat that starts with more or less than the books give it (H1)."""
        told = cast("list[dict[str, int]]", self.match.setup.get(HANDICAP, []))
        return [self.handicap(seat, parts) for seat, parts in enumerate(told) if parts]

    def handicap(self, seat: int, parts: Mapping[str, int]) -> str:
        """What a seat starts with."""
        what = [
            self.words.say(
                key("handicap", part), {"number": abs(parts[part]), "way": "more" if parts[part] > 0 else "less"}
            )
            for part in PARTS
            if part in parts
        ]
        return self.words.say("handicap", {"seat": self.seat(seat), "what": self.words.join(what)})

    def ending(self, outcome: Outcome) -> dict[str, object]:
        """The card or ability whose effects came to no end."""
        return {"source": self.source(self.match.game.asking(self.match.state))} if outcome.reason == ENDLESS else {}

    def source(self, about: Mapping[str, object]) -> str:
        """The name of the card or ability that a question is about."""
        for meaning in ("card", "ability"):
            if about.get(meaning):
                return self.part(meaning, about[meaning])
        return NONE

    def source_text(self, about: Mapping[str, object]) -> str:
        """The text of the card or ability that a question is about."""
        if about.get("card"):
            hero, card = self.table.names[str(about["card"])]
            return self.faces(hero).card(card)
        if about.get("ability"):
            ability = str(about["ability"])
            return self.faces(self.hero_with(ability)).ability(ability)
        if about.get("character"):
            return self.faces(str(about["character"])).character
        return ""

    def faces(self, hero: str) -> Faces:
        """What the cards of a hero at this table say."""
        return faces_of(self.table.catalogue.hero(hero), self.language, self.words)

    @staticmethod
    def text(words: Words, language: str, *ids: str) -> str:  # noqa: ARG004 - what is printed needs no message
        """What a card of a hero says, outside of any match."""
        hero, card = ids
        return card_text(hero, card, language)

    def way(self, kind: str) -> str:
        """An action by its name."""
        return self.words.say(key("way", kind))

    def why(self, reason: str) -> str:
        """Why something cannot be done now; empty if it can."""
        return self.words.say(key("why", reason)) if reason else ""

    def token(self, seat: int) -> str | None:
        """What a seat's hero gathers and spends."""
        return self.table.sheets[seat].token or None

    def details(self, fields: Mapping[str, object]) -> dict[str, object]:
        """The numbers of a card and of effects, and what is paid with."""
        card = fields.get("card")
        numbers = self.card_numbers(card) if isinstance(card, str) else {"value": None, "boost": None}
        return {"token": self.token(self.answering), **numbers, **self.effects(fields)}

    def effects(self, fields: Mapping[str, Any]) -> dict[str, object]:
        """The effects of an option, each with the number that it names."""
        if "effects" in fields:
            return {"effects": list(zip(fields["effects"], fields["amounts"], strict=True))}
        return {"effect": (fields["effect"], fields["amount"])} if "effect" in fields else {}

    def remarks(self, parts: Mapping[str, Any]) -> dict[str, object]:
        """The tokens that have changed."""
        return {"token": self.token(parts["seat"]) if "seat" in parts else None}

    def face(self, card: str) -> Any:
        """A card of this match."""
        return self.table.cards[self.table.card_ids.index(card)]

    def card_numbers(self, card: str) -> dict[str, Spoken]:
        """A card's value and boost value."""
        face = self.face(card)
        return {"value": NONE if face.value < 0 else face.value, "boost": NONE if face.boost < 0 else face.boost}
