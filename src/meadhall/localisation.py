"""Localisation: all that a match shows or asks, as sentences of a language. Facts and words are joined by id only.

A language is a folder of `locales`; a game's words are a Fluent file in it (`locales/en/duel.ftl`). A message's id
follows from the id of what it says (`card-beowulf-feint`, `question-choose_action`, `event-card_drawn`). What has no
message is an error: no id is ever shown in a word's place.

Names go into sentences ready-made. Where a language inflects them, a name's message has its cases and its gender as
attributes (`.gen = Медузы`, `.gender = f`), and a sentence asks for one by the part's name and the form's:
`{ $fighter_gen }`. A form that a name lacks is an error as well; a name that is the same in every case says so with
`.indeclinable = yes`.
"""

from __future__ import annotations

import re
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
    from fluent.runtime.resolver import Message, Pattern
    from fluent.syntax.ast import Resource

    from meadhall.games.duel.state import Duel

LOCALES: Final = Path(__file__).parent / "locales"
ENGLISH: Final = "en"
NONE: Final = "none"  # what messages select on where a part is hidden or missing

PLAIN: Final = ""  # the form of a name that its message itself has
CASES: Final = ("nom", "gen", "dat", "acc", "ins", "loc", "voc")  # nom: as a subject, where that is not the plain form
GENDER: Final = "gender"
INDECLINABLE: Final = "indeclinable"
INFLECTED: Final = re.compile(rf"\$(\w+)_({'|'.join([*CASES, GENDER])})\b")

FIGHTERS: Final = frozenset({"fighter", "target", "actor", "attacker", "defender"})
SEATS: Final = frozenset({"seat", "other", "winners"})

Spoken: TypeAlias = str | int
Forms: TypeAlias = list[tuple[str, str]]  # a part's name and the form of it


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
    """The messages of one file in one language, and which of them ask for forms of which of their parts."""

    def __init__(self, bundle: FluentBundle, where: str, forms: Mapping[str, Forms]) -> None:
        self.bundle = bundle
        self.where = where
        self.forms = forms

    def say(self, message: str, arguments: Mapping[str, Spoken] | None = None) -> str:
        """A message with its arguments filled in."""
        pattern = self.found(message).value
        if pattern is None:
            msg = f"the message {message!r} of {self.where} has no text of its own"
            raise MissingMessageError(msg)
        return self.filled(message, pattern, arguments or {})

    def name(self, message: str, form: str) -> str:
        """A name in one of its forms; one that is indeclinable has the plain form in every case."""
        if form == PLAIN:
            return self.say(message)
        forms = self.found(message).attributes
        if form in forms:
            return self.filled(f"{message}.{form}", forms[form], {})
        if form in CASES and INDECLINABLE in forms:
            return self.say(message)
        msg = f"the name {message!r} of {self.where} has no form {form!r}"
        raise MessageError(msg)

    def found(self, message: str) -> Message:
        """The message of an id."""
        if not self.bundle.has_message(message):
            msg = f"{self.where} has no message {message!r}"
            raise MissingMessageError(msg)
        return self.bundle.get_message(message)

    def filled(self, message: str, pattern: Pattern, arguments: Mapping[str, Spoken]) -> str:
        """A text without gaps."""
        text, errors = self.bundle.format_pattern(pattern, dict(arguments))
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
    text = path.read_text(encoding="utf-8")
    resource = FluentResource(text)
    bundle.add_resource(resource)
    return Words(bundle, f"{language}/{path.name}", forms_in(resource, text))


def forms_in(resource: Resource, text: str) -> dict[str, Forms]:
    """The forms that messages ask for, known beforehand so that no others have to be made."""
    from fluent.syntax.ast import Message  # noqa: PLC0415 - likewise

    messages = [entry for entry in resource.body if isinstance(entry, Message)]
    spans = {message.id.name: message.value.span for message in messages if message.value}
    found = {name: INFLECTED.findall(text, span.start, span.end) for name, span in spans.items() if span}
    return {name: forms for name, forms in found.items() if forms}


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

    def part(self, meaning: str, value: object, form: str = PLAIN) -> str:
        """One part of an event, an option or a question, spoken."""
        raise NotImplementedError

    def surroundings(self, decision: Decision) -> dict[str, object]:
        """What a question may mention besides who is asked."""
        raise NotImplementedError

    def details(self, fields: Mapping[str, object]) -> dict[str, object]:
        """What an option may mention besides its own parts."""
        raise NotImplementedError

    def question(self, decision: Decision) -> str:
        """A question to a seat."""
        return self.sentence(key("question", decision.question), {"seat": decision.seat, **self.surroundings(decision)})

    def option(self, option: Option) -> str:
        """An answer; its words may depend on the question, as long as that is open."""
        parts = {**option.fields, **self.details(option.fields), "question": self.asked(option)}
        return self.sentence(key("option", option.kind), parts)

    def asked(self, option: Option) -> str:
        """The question that an option answers."""
        is_open = self.match.outcome is None and any(option.id == other.id for other in self.match.decision.options)
        return self.match.decision.question if is_open else NONE

    def event(self, event: Mapping[str, Any]) -> str:
        """What happened."""
        parts = {meaning: value for meaning, value in event.items() if meaning != "event"}
        return self.sentence(key("event", event["event"]), parts | self.remarks(parts))

    def remarks(self, parts: Mapping[str, Any]) -> dict[str, object]:
        """What an event may mention besides its own parts."""
        raise NotImplementedError

    def outcome(self, outcome: Outcome) -> str:
        """How a match ended."""
        parts = {"winners": list(outcome.winners), "count": len(outcome.winners)}
        return self.sentence(key("reason", outcome.reason), parts)

    def sentence(self, message: str, parts: Mapping[str, object]) -> str:
        """A message with its parts spoken, also in the forms that it asks for."""
        spoken = {meaning: self.spoken(meaning, value) for meaning, value in parts.items()}
        for meaning, form in self.words.forms.get(message, ()):
            if meaning in parts:
                spoken[f"{meaning}_{form}"] = self.spoken(meaning, parts[meaning], form)
        return self.words.say(message, spoken)

    def spoken(self, meaning: str, value: object, form: str = PLAIN) -> Spoken:
        """A part as a name, a number or a list; hidden and missing ones as the word that messages select on."""
        if value is None or (meaning, value) == ("found", NONE):
            return NONE
        if isinstance(value, list):
            return self.listed(meaning, value, form)
        if isinstance(value, int) and meaning not in SEATS and form == PLAIN:
            return value
        return self.part(meaning, value, form)

    def listed(self, meaning: str, values: list[object], form: str) -> str:
        """Several names, each of them inflected; together they have no gender."""
        if form == GENDER:
            msg = f"a list has no gender: ${meaning}_{form}"
            raise MessageError(msg)
        return self.words.join(self.part(meaning, each, form) for each in values)


class DuelSpeaker(Speaker):
    """How the ids of a duel are spoken."""

    def __init__(self, match: Match, language: str) -> None:
        super().__init__(match, language)
        self.table = cast("Duel", match.state).table

    def part(self, meaning: str, value: object, form: str = PLAIN) -> str:
        """A name for each kind of thing; what has no name, like a space, is its id."""
        if isinstance(value, tuple):
            return self.effect(*value)
        which = str(value)
        if meaning in FIGHTERS:
            return self.fighter(which, form)
        if meaning in SEATS:
            return self.seat(int(which), form)
        if meaning == "cards":
            return self.words.say("quoted", {"name": self.part("card", value, form)})
        message = self.message(meaning, which)
        return self.words.name(message or meaning, form) if message or form else which

    def effect(self, effect: str, number: int | None) -> str:
        """An effect that may be chosen."""
        return self.words.say(key("effect", effect), {"number": NONE if number is None else number})

    def message(self, meaning: str, which: str) -> str:
        """The id of the message that names a thing."""
        if meaning in {"card", "found"}:
            return key("card", *self.table.names[which])
        if meaning in {"zone", "door"}:
            return key(meaning, self.table.board.id, which)
        if meaning in {"hero", "board", "token", "side", "item"}:
            return key(meaning, which)
        if meaning == "ability":
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
        """A player goes by the name of the hero."""
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
        first = max(self.match.state.asked, 0)
        for sheet in [sheets[first], *sheets]:
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
        if about.get("character"):
            return self.words.say(key("character", str(about["character"])))
        return ""

    def token(self, seat: int) -> str | None:
        """What a seat's hero gathers and spends."""
        return self.table.sheets[seat].token or None

    def details(self, fields: Mapping[str, object]) -> dict[str, object]:
        """The numbers of a card and of effects, and what is paid with."""
        card = fields.get("card")
        numbers = self.card_numbers(card) if isinstance(card, str) else {"value": None, "boost": None}
        return {"token": self.token(max(self.match.state.asked, 0)), **numbers, **self.effects(fields)}

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


SPEAKERS: Final[dict[str, type[Speaker]]] = {"duel": DuelSpeaker}


def speaker_of(match: Match, language: str) -> Speaker:
    """Who speaks for a match."""
    if match.game.name not in SPEAKERS:
        msg = f"there are no words for the game {match.game.name!r}" + nearest(match.game.name, list(SPEAKERS))
        raise MissingMessageError(msg)
    return SPEAKERS[match.game.name](match, language)
