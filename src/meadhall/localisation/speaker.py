"""Speaker: says what happens in a match of any game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Protocol

from meadhall.kernel.game import Option
from meadhall.kernel.match import Decision, Match
from meadhall.kernel.outcome import Outcome
from meadhall.localisation.entries import GENDER
from meadhall.localisation.messages import NONE, PLAIN, MessageError, Spoken, Words, key
from meadhall.localisation.visitors import words_of


class Called(Protocol):
    """Knows what the seats of a table are called by those who sit there."""

    def called(self, seat: int, form: str) -> str | None:
        """A seat by a name of its own; None if it has none."""


class Speaker:
    """Says what happens in a match; a game adds how its own ids are spoken, and what its sentences may mention."""

    seats: ClassVar[frozenset[str]] = frozenset({"seat", "winners"})  # the parts that are seats
    quoted: ClassVar[Mapping[str, str]] = {}  # lists whose names may have commas in them, and what each of these names
    foreseen: int | None = None  # the seat whose answer to a later question is being told

    def __init__(self, match: Match, language: str, names: Called | None = None) -> None:
        self.match = match
        self.language = language
        self.names = names
        self.words = words_of(match.game.name, language, match.setup)
        self.voice: object = names  # what the same parts may be called differently by

    # ---------------------------------------------------------------- what a game adds
    def seat(self, seat: int, form: str = PLAIN) -> str:
        """How a player is called."""
        raise NotImplementedError

    def message(self, kind: str, which: str) -> str:
        """The id of the message that names a thing; empty if things of this kind have no names."""
        raise NotImplementedError

    def source_text(self, about: Mapping[str, object]) -> str:
        """The text of what a question is about; empty if the rules themselves ask."""
        raise NotImplementedError

    def surroundings(self, decision: Decision) -> dict[str, object]:  # noqa: ARG002 - a game's own may look at it
        """What a question may mention besides who is asked."""
        return {}

    def details(self, fields: Mapping[str, object]) -> dict[str, object]:  # noqa: ARG002 - likewise
        """What an option may mention besides its own parts."""
        return {}

    def remarks(self, parts: Mapping[str, Any]) -> dict[str, object]:  # noqa: ARG002 - likewise
        """What an event may mention besides its own parts."""
        return {}

    def ending(self, outcome: Outcome) -> dict[str, object]:  # noqa: ARG002 - likewise
        """What the end of a match may mention besides who has won."""
        return {}

    def terms(self) -> list[str]:
        """What this table has agreed on beside the rules, a sentence each: handicaps, for example."""
        return []

    @staticmethod
    def name(words: Words, kind: str, which: str) -> str:
        """The name of a thing outside of any match."""
        return words.say(key(kind, which))

    @staticmethod
    def text(words: Words, language: str, *ids: str) -> str:  # noqa: ARG004 - a game that prints its cards asks for it
        """What a card says, by its ids, outside of any match."""
        return words.say(key("text", *ids))

    # ---------------------------------------------------------------- sentences
    def question(self, decision: Decision) -> str:
        """A question to a seat."""
        return self.sentence(key("question", decision.question), {"seat": decision.seat, **self.surroundings(decision)})

    def option(self, option: Option) -> str:
        """An answer; its words may depend on the question, as long as that is open."""
        return self.answer(option, self.asked(option))

    def options(self, decision: Decision) -> list[str]:
        """All answers to an open question."""
        return [self.answer(option, decision.question) for option in decision.options]

    def answer(self, option: Option, question: str) -> str:
        """An answer to a question."""
        parts = {**option.fields, **self.details(option.fields), "question": question}
        return self.sentence(key("option", option.kind), parts)

    def foretold(self, seat: int, option: Option) -> str:
        """An answer that a seat may give to a question that is not open yet."""
        self.foreseen = seat
        return self.answer(option, NONE)

    def asked(self, option: Option) -> str:
        """The question that an option answers."""
        is_open = self.match.outcome is None and any(option.id == other.id for other in self.match.decision.options)
        return self.match.decision.question if is_open else NONE

    @property
    def answering(self) -> int:
        """The seat whose answers are told."""
        return max(self.match.state.asked, 0) if self.foreseen is None else self.foreseen

    def event(self, event: Mapping[str, Any]) -> str:
        """What happened."""
        parts = {meaning: value for meaning, value in event.items() if meaning != "event"}
        return self.sentence(key("event", event["event"]), parts | self.remarks(parts))

    def outcome(self, outcome: Outcome) -> str:
        """How a match ended."""
        parts = {"winners": list(outcome.winners), "count": len(outcome.winners)}
        return self.sentence(key("reason", outcome.reason), parts | self.ending(outcome))

    # ---------------------------------------------------------------- the parts of a sentence
    def sentence(self, message: str, parts: Mapping[str, object]) -> str:
        """A message with its parts spoken, also in the forms that it asks for; many matches have the same to say."""
        asked = (message, self.voice, self.answering, *map(frozen, parts.values()), *parts)
        return self.words.sentence(asked, lambda: self.put(message, parts))

    def put(self, message: str, parts: Mapping[str, object]) -> str:
        """A sentence that was not said yet."""
        spoken = {meaning: self.spoken(meaning, value) for meaning, value in parts.items()}
        for meaning, form in self.words.forms(message):
            if meaning in parts:
                spoken[f"{meaning}_{form}"] = self.spoken(meaning, parts[meaning], form)
        return self.words.say(message, spoken)

    def spoken(self, meaning: str, value: object, form: str = PLAIN) -> Spoken:
        """A part as a name, a number or a list; hidden and missing ones as the word that messages select on."""
        if self.is_missing(meaning, value):
            return NONE
        if isinstance(value, list):
            return self.listed(meaning, value, form)
        if isinstance(value, int) and meaning not in self.seats and form == PLAIN:
            return value
        return self.part(meaning, value, form)

    def is_missing(self, meaning: str, value: object) -> bool:  # noqa: ARG002 - likewise
        """Whether there is nothing to name: it is hidden, or there is none."""
        return value is None

    def part(self, meaning: str, value: object, form: str = PLAIN) -> str:
        """One part of an event, an option or a question, spoken."""
        if meaning in self.seats:
            return self.seat(int(str(value)), form)
        if meaning in self.quoted:
            return self.words.say("quoted", {"name": self.part(self.quoted[meaning], value, form)})
        return self.thing(meaning, str(value), form)

    def thing(self, kind: str, which: str, form: str) -> str:
        """A thing by its name; what has no name, like a space, is its id, and that has no forms."""
        message = self.message(kind, which)
        return self.words.name(message or kind, form) if message or form else which

    def listed(self, meaning: str, values: list[object], form: str) -> str:
        """Several names, each of them inflected; together they have no gender."""
        if form == GENDER:
            msg = f"a list has no gender: ${meaning}_{form}"
            raise MessageError(msg)
        return self.words.join(self.part(meaning, each, form) for each in values)


def frozen(value: object) -> object:
    """A part of a sentence as something to be looked up by."""
    if isinstance(value, list):
        return tuple(map(frozen, value))
    if isinstance(value, Mapping):
        return tuple((part, frozen(each)) for part, each in value.items())
    return value
