"""Messages: the words of a game, or of the hall itself, in one language, found by id."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from meadhall.bundle import BUNDLES
from meadhall.kernel.errors import MeadhallError, nearest
from meadhall.localisation.entries import CASES, Entries, Forms

if TYPE_CHECKING:
    from fluent.runtime.resolver import Message, Pattern

GAME: Final = "game"  # the file that says what happens in a game
LOCALES: Final = Path(__file__).parents[1] / "locales"
ENGLISH: Final = "en"
NONE: Final = "none"  # what messages select on where a part is hidden or missing

PLAIN: Final = ""  # the form of a name that its message itself has
INDECLINABLE: Final = "indeclinable"
REMEMBERED: Final = 4_096  # sentences of a file, before all are forgotten: many matches say the same

Spoken: TypeAlias = str | int


class UnknownLanguageError(MeadhallError):
    """No words in that language."""


class MessageError(MeadhallError):
    """A message cannot be said: it needs something that it was not given."""


class MissingMessageError(MessageError):
    """A language has no message for something that is to be said."""


@cache
def languages() -> tuple[str, ...]:
    """The languages that there are words in."""
    return tuple(sorted(folder.name for folder in LOCALES.iterdir() if any(folder.glob("*.ftl"))))


class Words:
    """The messages of one file in one language, and which of them ask for forms of which of their parts."""

    def __init__(self, entries: Entries, where: str) -> None:
        self.entries = entries
        self.where = where
        self.remembered: dict[tuple[object, ...], str] = {}
        self.sentences: dict[tuple[object, ...], str] = {}

    def say(self, message: str, arguments: Mapping[str, Spoken] | None = None) -> str:
        """A message with its arguments filled in."""
        return self.remember(message, PLAIN, arguments or {})

    def remember(self, message: str, form: str, arguments: Mapping[str, Spoken]) -> str:
        """A text as it was said before; if it was not, it is made."""
        asked = (message, form, *arguments.values(), *arguments)
        said = self.remembered.get(asked)
        if said is None:
            said = self.made(message, form, arguments)
            keep(self.remembered, asked, said)
        return said

    def made(self, message: str, form: str, arguments: Mapping[str, Spoken]) -> str:
        """A text that was not said yet."""
        plain = self.entries.as_it_stands(message)
        said = None if plain is None else plain.forms.get(form) if form else plain.text
        if said is not None:
            return said
        return self.filled(f"{message}.{form}" if form else message, self.pattern(message, form), arguments)

    def sentence(self, asked: tuple[object, ...], make: Callable[[], str]) -> str:
        """A whole sentence as it was said before of the same; if it was not, it is made."""
        said = self.sentences.get(asked)
        if said is None:
            said = make()
            keep(self.sentences, asked, said)
        return said

    def pattern(self, message: str, form: str) -> Pattern:
        """What a message, or a form of it, is made of."""
        found = self.found(message)
        if form:
            return found.attributes[form]
        if found.value is None:
            msg = f"the message {message!r} of {self.where} has no text of its own"
            raise MissingMessageError(msg)
        return found.value

    def name(self, message: str, form: str = PLAIN, arguments: Mapping[str, Spoken] | None = None) -> str:
        """A name in one of its forms; one that is indeclinable has the plain form in every case."""
        if self.has_form(message, form):
            return self.remember(message, form, arguments or {})
        if form == PLAIN or (form in CASES and self.has_form(message, INDECLINABLE)):
            return self.say(message, arguments)
        msg = f"the name {message!r} of {self.where} has no form {form!r}"
        raise MessageError(msg)

    def has(self, message: str) -> bool:
        """Whether there is a message of an id."""
        return message in self.entries.texts

    def has_form(self, message: str, form: str) -> bool:
        """Whether a name has a form of its own beside the plain one, or anything else as an attribute."""
        plain = self.entries.as_it_stands(message)
        return form in (self.found(message).attributes if plain is None else plain.forms)

    def forms(self, message: str) -> Forms:
        """The forms of its parts that a message asks for."""
        return self.entries.asked_by(message)

    def given_forms(self, message: str) -> dict[str, str]:  # noqa: ARG002 - names from elsewhere have some
        """The cases of a name that came with it; those of names that are built in are with the phrasings."""
        return {}

    def found(self, message: str) -> Message:
        """The message of an id."""
        if not self.has(message) or not (bundle := self.entries.parsed(message)).has_message(message):
            msg = f"{self.where} has no message {message!r}"
            raise MissingMessageError(msg)
        return bundle.get_message(message)

    def filled(self, message: str, pattern: Pattern, arguments: Mapping[str, Spoken]) -> str:
        """A text without gaps."""
        text, errors = self.entries.bundle.format_pattern(pattern, dict(arguments))
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


def keep(memory: dict[tuple[object, ...], str], asked: tuple[object, ...], said: str) -> None:
    """Keep what was said; a memory that is full begins anew."""
    if len(memory) >= REMEMBERED:
        memory.clear()
    memory[asked] = said


@cache
def words(file: str, language: str = ENGLISH, *, beside: str | None = None) -> Words:
    """The words of a game, or of the hall itself, in a language; a game's may stand beside, to take names from."""
    if language not in languages():
        msg = f"there are no words in {language!r}" + nearest(language, list(languages()))
        raise UnknownLanguageError(msg)
    text, other = read(file_of(file, language)), "" if beside is None else read(file_of(beside, language))
    return Words(Entries(language, text, other), f"{language}/{file}.ftl")


def file_of(file: str, language: str) -> Path:
    """Where words are: the hall's own by the name of their file; a game's by its own name, `NAME` or `NAME/FILE`."""
    game, _, part = file.partition("/")
    if game in BUNDLES:
        return BUNDLES[game].locales / language / f"{part or GAME}.ftl"
    return LOCALES / language / f"{file}.ftl"


def read(path: Path) -> str:
    """A file of words."""
    if not path.exists():
        msg = f"there are no words for {path.stem!r} in {path.parent.name!r}"
        raise MissingMessageError(msg)
    return path.read_text(encoding="utf-8")


def key(*parts: str) -> str:
    """The id of a message, from the ids of what it is about."""
    return "-".join(parts).replace(".", "-")
