"""Localisation: all that a match shows or asks, as sentences of a language. Facts and words are joined by id only.

A language is a folder of `locales`; a game's words are a Fluent file in it (`locales/en/duel.ftl`). A message's id
follows from the id of what it says (`card-beowulf-feint`, `question-choose_action`, `event-card_drawn`). Names go into
sentences ready-made and uninflected. What has no message is an error: no id is ever shown in a word's place.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias, cast

from meadhall.kernel.errors import MeadhallError, nearest
from meadhall.kernel.game import Option
from meadhall.kernel.match import Decision, Match
from meadhall.kernel.outcome import Outcome

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from meadhall.games.duel.state import Duel

LOCALES: Final = Path(__file__).parent / "locales"
ENGLISH: Final = "en"
NONE: Final = "none"  # what messages select on where a part is hidden or missing

Spoken: TypeAlias = str | int


class UnknownLanguageError(MeadhallError):
    """No words in that language."""


class MessageError(MeadhallError):
    """A message cannot be said: it needs something that it was not given."""


class MissingMessageError(MessageError):
    """A language has no message for something that is to be said."""


# ---------------------------------------------------------------- languages and their words
@cache
def languages() -> tuple[str, ...]:
    """The languages that there are words in."""
    return tuple(sorted(folder.name for folder in LOCALES.iterdir() if any(folder.glob("*.ftl"))))


class Words:
    """The messages of one file in one language."""

    def __init__(self, bundle: FluentBundle, where: str) -> None:
        self.bundle = bundle
        self.where = where

    def say(self, message: str, arguments: Mapping[str, Spoken] | None = None) -> str:
        """A message with its arguments filled in."""
        if not self.bundle.has_message(message):
            msg = f"{self.where} has no message {message!r}"
            raise MissingMessageError(msg)
        pattern = self.bundle.get_message(message).value
        if pattern is None:
            msg = f"the message {message!r} of {self.where} has no text of its own"
            raise MissingMessageError(msg)
        text, errors = self.bundle.format_pattern(pattern, dict(arguments or {}))
        if errors:
            msg = f"the message {message!r} of {self.where} cannot be said: {errors[0]}"
            raise MessageError(msg)
        return str(text)

    def join(self, names: Iterable[str]) -> str:
        """Several names as one part of a sentence."""
        listed = list(names)
        if len(listed) < 2:
            return listed[0] if listed else self.say("list-empty")
        return self.say("list-end", {"rest": ", ".join(listed[:-1]), "last": listed[-1]})


@cache
def words(file: str, language: str = ENGLISH) -> Words:
    """The words of a game, or of the hall itself, in a language."""
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - only those who speak need it

    if language not in languages():
        msg = f"there are no words in {language!r}" + nearest(language, list(languages()))
        raise UnknownLanguageError(msg)
    path = LOCALES / language / f"{file}.ftl"
    if not path.exists():
        msg = f"there are no words for {file!r} in {language!r}"
        raise MissingMessageError(msg)
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return Words(bundle, f"{language}/{path.name}")


def key(*parts: str) -> str:
    """The id of a message, from the ids of what it is about."""
    return "-".join(parts).replace(".", "-")


# ---------------------------------------------------------------- the one function, and names and texts beside it
def say(match: Match, thing: Decision | Option | Outcome | Mapping[str, Any], language: str = ENGLISH) -> str:
    """A question, an option, an event (as `match.events_for` gives it) or an outcome as a sentence."""
    speaker = speaker_of(match, language)
    if isinstance(thing, Decision):
        return speaker.question(thing)
    if isinstance(thing, Option):
        return speaker.option(thing)
    if isinstance(thing, Outcome):
        return speaker.outcome(thing)
    return speaker.event(thing)


def name(match: Match | None, kind: str, which: str | int, language: str = ENGLISH, *, game: str = "duel") -> str:
    """The name of a hero, fighter, card, board, zone, door, token, item or ability.

    With a match, `which` is an id (or a seat) as that match uses it; without one, the ids that its message is made of,
    joined: `name(None, "card", "beowulf-feint")`.
    """
    if match is None:
        return words(game, language).say(key(kind, str(which)))
    return speaker_of(match, language).part(kind, which)


def card_text(hero: str, card: str, language: str = ENGLISH) -> str:
    """What a hero's card does."""
    return words("duel", language).say(key("text", hero, card))


def ability_text(hero: str, ability: str, language: str = ENGLISH) -> str:
    """What one of a hero's abilities does."""
    return words("duel", language).say(key("ability-text", hero, ability))


def character_text(hero: str, language: str = ENGLISH) -> str:
    """All that a hero's character card says."""
    return words("duel", language).say(key("character", hero))


def card_line(match: Match, card: str, language: str = ENGLISH) -> str:
    """A card of a match with its numbers, who may use it, and what it does."""
    return DuelSpeaker(match, language).card_line(card)


def source_text(match: Match, decision: Decision, language: str = ENGLISH) -> str:
    """What the card or ability behind a question does; empty if the rules themselves ask."""
    return DuelSpeaker(match, language).source_text(decision.about)


def rule_text(rule: str, language: str = ENGLISH, *, game: str = "duel") -> str:
    """A rule or ruling by its id, in short: why something is asked, offered or refused."""
    return words(game, language).say(key("rule", rule))


# ---------------------------------------------------------------- speakers
class Speaker:
    """Says what happens in a match of any game; a game adds how its own ids are spoken."""

    def __init__(self, match: Match, language: str) -> None:
        self.match = match
        self.words = words(match.game.name, language)

    def part(self, meaning: str, value: object) -> str:
        """One part of an event, an option or a question, spoken."""
        raise NotImplementedError

    def surroundings(self, decision: Decision) -> dict[str, Spoken]:
        """What a question may mention besides who is asked."""
        raise NotImplementedError

    def details(self, fields: Mapping[str, object]) -> dict[str, Spoken]:
        """What an option may mention besides its own parts."""
        raise NotImplementedError

    def question(self, decision: Decision) -> str:
        """A question to a seat."""
        arguments = self.surroundings(decision) | {"seat": self.part("seat", decision.seat)}
        return self.words.say(key("question", decision.question), arguments)

    def option(self, option: Option) -> str:
        """An answer; its words may depend on the question, as long as that is open."""
        arguments = self.spoken(option.fields) | self.details(option.fields) | {"question": self.asked(option)}
        return self.words.say(key("option", option.kind), arguments)

    def asked(self, option: Option) -> str:
        """The question that an option answers."""
        is_open = self.match.outcome is None and any(option.id == other.id for other in self.match.decision.options)
        return self.match.decision.question if is_open else NONE

    def event(self, event: Mapping[str, Any]) -> str:
        """What happened."""
        parts = {meaning: value for meaning, value in event.items() if meaning != "event"}
        return self.words.say(key("event", event["event"]), self.spoken(parts) | self.remarks(parts))

    def remarks(self, parts: Mapping[str, Any]) -> dict[str, Spoken]:
        """What an event may mention besides its own parts."""
        raise NotImplementedError

    def outcome(self, outcome: Outcome) -> str:
        """How a match ended."""
        winners = self.words.join(self.part("seat", seat) for seat in outcome.winners)
        return self.words.say(key("reason", outcome.reason), {"winners": winners, "count": len(outcome.winners)})

    def spoken(self, parts: Mapping[str, object]) -> dict[str, Spoken]:
        """All parts by their names."""
        return {meaning: self.either(meaning, value) for meaning, value in parts.items()}

    def either(self, meaning: str, value: object) -> Spoken:
        """A part as a name, a number or a list; hidden and missing ones as the word that messages select on."""
        if value is None:
            return NONE
        if isinstance(value, list):
            return self.words.join(self.part(meaning, each) for each in value)
        if isinstance(value, int) and meaning not in {"seat", "other"}:
            return value
        return self.part(meaning, value)


class DuelSpeaker(Speaker):
    """How the ids of a duel are spoken."""

    def __init__(self, match: Match, language: str) -> None:
        super().__init__(match, language)
        self.table = cast("Duel", match.state).table

    def part(self, meaning: str, value: object) -> str:
        """A name for each kind of thing."""
        which = str(value)
        if meaning in {"fighter", "target", "actor"}:
            return self.fighter(which)
        if meaning in {"seat", "other"}:
            return self.seat(int(which))
        if meaning in {"card", "cards"}:
            return self.words.say(key("card", *self.table.names[which]))
        if meaning in {"zone", "door"}:
            return self.words.say(key(meaning, self.table.board.id, which))
        if meaning in {"hero", "board", "token", "item", "effect"}:
            return self.words.say(key(meaning, which))
        if meaning == "effects":
            return self.words.say(key("effect", which))
        if meaning == "ability":
            return self.words.say(key("ability", self.hero_with(which), which))
        return which

    def fighter(self, which: str) -> str:
        """A hero or a sidekick, numbered if there are several alike, with the seat if another seat has the same."""
        table = self.table
        at = table.fighter_ids.index(which)
        seat: int = table.owner[at]
        number: int = at - table.base[seat]
        sheet = table.sheets[seat]
        if number == 0:
            return self.seat(seat)
        spoken = self.words.say(key("fighter", sheet.sidekick))
        if len(sheet.fighters) > 2:
            spoken = self.words.say("numbered", {"name": spoken, "number": number})
        return self.seated(spoken, seat)

    def seat(self, seat: int) -> str:
        """A player goes by the name of the hero."""
        return self.seated(self.words.say(key("hero", self.table.sheets[seat].hero)), seat)

    def seated(self, spoken: str, seat: int) -> str:
        """A name, told apart from the same name at another seat."""
        hero = self.table.sheets[seat].hero
        if sum(sheet.hero == hero for sheet in self.table.sheets) < 2:
            return spoken
        return self.words.say("seated", {"name": spoken, "number": seat + 1})

    def hero_with(self, ability: str) -> str:
        """The hero that an ability is of: the asked seat's, or else any at this table."""
        sheets = self.table.sheets
        first = max(self.match.state.asked, 0)
        for sheet in [sheets[first], *sheets]:
            if any(ability == other.id for other in sheet.abilities):
                return sheet.hero
        msg = f"nobody at this table has an ability {ability!r}"
        raise MissingMessageError(msg)

    def surroundings(self, decision: Decision) -> dict[str, Spoken]:
        """The card or ability behind a question, the tokens, the actions left and the two combatants."""
        view: Any = self.match.view(None)
        combat = view["combat"] or {"attacker": {}, "defender": {}}
        return {
            "source": self.source(decision.about),
            "token": self.token(decision.seat),
            "actions": view["actions"],
            "attacker": self.either("fighter", combat["attacker"].get("fighter")),
            "defender": self.either("fighter", combat["defender"].get("fighter")),
        }

    def source(self, about: Mapping[str, object]) -> str:
        """The name of the card or ability that a question is about."""
        for meaning in ("card", "ability"):
            if about.get(meaning):
                return self.part(meaning, about[meaning])
        return NONE

    def source_text(self, about: Mapping[str, object]) -> str:
        """The text of the card or ability that a question is about."""
        if about.get("card"):
            return self.words.say(key("text", *self.table.names[str(about["card"])]))
        if about.get("ability"):
            ability = str(about["ability"])
            return self.words.say(key("ability-text", self.hero_with(ability), ability))
        return ""

    def token(self, seat: int) -> str:
        """What a seat's hero gathers and spends."""
        token = self.table.sheets[seat].token
        return self.words.say(key("token", token)) if token else NONE

    def details(self, fields: Mapping[str, object]) -> dict[str, Spoken]:
        """The numbers of a card, and what is paid with."""
        card = fields.get("card")
        numbers: dict[str, Spoken] = {"value": NONE, "boost": NONE, "token": self.token(max(self.match.state.asked, 0))}
        return numbers | self.card_numbers(card) if isinstance(card, str) else numbers

    def remarks(self, parts: Mapping[str, Any]) -> dict[str, Spoken]:
        """The name of the tokens that have changed."""
        return {"token": self.token(parts["seat"]) if "seat" in parts else NONE}

    def face(self, card: str) -> Any:
        """A card of this match."""
        return self.table.cards[self.table.card_ids.index(card)]

    def card_numbers(self, card: str) -> dict[str, Spoken]:
        """A card's value and boost value."""
        face = self.face(card)
        return {"value": NONE if face.value < 0 else face.value, "boost": NONE if face.boost < 0 else face.boost}

    def card_line(self, card: str) -> str:
        """A card with all that is printed on it."""
        face = self.face(card)
        hero, name_of_card = self.table.names[card]
        sheet = next(sheet for sheet in self.table.sheets if sheet.hero == hero)
        facts = {
            "card": self.part("card", card),
            "type": face.kind,
            "who": self.users(sheet, face.fighters),
            "symbol": self.part("item", sheet.symbols[face.symbol]) if face.symbol >= 0 else NONE,
            "text": self.words.say(key("text", hero, name_of_card)),
        }
        return self.words.say("card-line", facts | self.card_numbers(card))

    def users(self, sheet: Any, fighters: int) -> str:
        """Who may use a card: anybody, the hero or the sidekicks."""
        if fighters == 1:
            return self.words.say(key("hero", sheet.hero))
        return self.words.say(key("fighter", sheet.sidekick)) if fighters and not fighters & 1 else NONE


SPEAKERS: Final[dict[str, type[Speaker]]] = {"duel": DuelSpeaker}


def speaker_of(match: Match, language: str) -> Speaker:
    """Who speaks for a match."""
    if match.game.name not in SPEAKERS:
        msg = f"there are no words for the game {match.game.name!r}" + nearest(match.game.name, list(SPEAKERS))
        raise MissingMessageError(msg)
    return SPEAKERS[match.game.name](match, language)
