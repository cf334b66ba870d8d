"""Messages: the words of a game, or of the hall itself, in one language, found by id."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from meadhall.bundle import BUNDLES
from meadhall.kernel.errors import MeadhallError, nearest

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message, Pattern
    from fluent.syntax.ast import Resource

GAME: Final = "game"  # the file that says what happens in a game
LOCALES: Final = Path(__file__).parents[1] / "locales"
ENGLISH: Final = "en"
NONE: Final = "none"  # what messages select on where a part is hidden or missing

PLAIN: Final = ""  # the form of a name that its message itself has
CASES: Final = ("nom", "gen", "dat", "acc", "ins", "loc", "voc")  # nom: as a subject, where that is not the plain form
GENDER: Final = "gender"
INDECLINABLE: Final = "indeclinable"
REMEMBERED: Final = 4_096  # sentences of a file, before all are forgotten: many matches say the same
INFLECTED: Final = re.compile(rf"\$(\w+)_({'|'.join([*CASES, GENDER])})\b")

Spoken: TypeAlias = str | int
Forms: TypeAlias = list[tuple[str, str]]  # a part's name and the form of it


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

    def __init__(self, bundle: FluentBundle, where: str, forms: Mapping[str, Forms]) -> None:
        self.bundle = bundle
        self.where = where
        self.forms = forms
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
            where = f"{message}.{form}" if form else message
            said = self.filled(where, self.pattern(message, form), arguments)
            keep(self.remembered, asked, said)
        return said

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
        return self.bundle.has_message(message)

    def has_form(self, message: str, form: str) -> bool:
        """Whether a name has a form of its own beside the plain one, or anything else as an attribute."""
        return form in self.found(message).attributes

    def given_forms(self, message: str) -> dict[str, str]:  # noqa: ARG002 - names from elsewhere have some
        """The cases of a name that came with it; those of names that are built in are with the phrasings."""
        return {}

    def found(self, message: str) -> Message:
        """The message of an id."""
        if not self.has(message):
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


def keep(memory: dict[tuple[object, ...], str], asked: tuple[object, ...], said: str) -> None:
    """Keep what was said; a memory that is full begins anew."""
    if len(memory) >= REMEMBERED:
        memory.clear()
    memory[asked] = said


@cache
def words(file: str, language: str = ENGLISH, *, beside: str | None = None) -> Words:
    """The words of a game, or of the hall itself, in a language; a game's may stand beside, to take names from."""
    from fluent.runtime import FluentBundle  # noqa: PLC0415 - only those who speak need it

    if language not in languages():
        msg = f"there are no words in {language!r}" + nearest(language, list(languages()))
        raise UnknownLanguageError(msg)
    resource, text = read(file_of(file, language))
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(resource)
    if beside is not None:
        bundle.add_resource(read(file_of(beside, language))[0])
    return Words(bundle, f"{language}/{file}.ftl", forms_in(resource, text))


def file_of(file: str, language: str) -> Path:
    """Where words are: the hall's own by the name of their file; a game's by its own name, `NAME` or `NAME/FILE`."""
    game, _, part = file.partition("/")
    if game in BUNDLES:
        return BUNDLES[game].locales / language / f"{part or GAME}.ftl"
    return LOCALES / language / f"{file}.ftl"


@cache
def read(path: Path) -> tuple[Resource, str]:
    """A file of words, and its text."""
    from fluent.runtime import FluentResource  # noqa: PLC0415 - likewise

    if not path.exists():
        msg = f"there are no words for {path.stem!r} in {path.parent.name!r}"
        raise MissingMessageError(msg)
    text = path.read_text(encoding="utf-8")
    return FluentResource(text), text


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
