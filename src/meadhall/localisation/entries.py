"""Entries: a file of words, cut into its messages. Each is parsed when it is first said, for most are never said.

A message without gaps needs no parser at all: its text and those of its forms stand there as they are.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

CASES: Final = ("nom", "gen", "dat", "acc", "ins", "loc", "voc")  # nom: as a subject, where that is not the plain form
GENDER: Final = "gender"
INFLECTED: Final = re.compile(rf"\$(\w+)_({'|'.join([*CASES, GENDER])})\b")

NAME: Final = r"-?[a-zA-Z][a-zA-Z0-9_-]*"
BEGUN: Final = re.compile(rf"^(?:({NAME}) *=|#)", re.MULTILINE)  # an entry, or a comment
NAMED: Final = re.compile(NAME)
UNBROKEN: Final = re.compile(r"[^=]+=([^{}\n]*)((?:\n +\.[a-zA-Z][a-zA-Z0-9_-]* *=[^{}\n]+)*)")
ATTRIBUTE: Final = re.compile(r"\.([a-zA-Z0-9_-]+) *=(.*)")
SPACE: Final = " "

Forms: TypeAlias = list[tuple[str, str]]  # a part's name and the form of it


class Plain(NamedTuple):
    """A message without gaps, and its forms."""

    text: str | None
    forms: dict[str, str]


class Entries:
    """All messages of a language's file, and those of one beside it that they may name."""

    def __init__(self, language: str, text: str, beside: str = "") -> None:
        self.language = language
        self.texts = entries_in(beside) | entries_in(text)
        self.bundles: dict[str, FluentBundle] = {}
        self.plain: dict[str, Plain | None] = {}
        self.forms: dict[str, Forms] = {}  # of the messages that were parsed, those that they ask for

    @property
    def bundle(self) -> FluentBundle:
        """The messages that were parsed; two threads that need it first at the same time get the same one."""
        from fluent.runtime import FluentBundle  # noqa: PLC0415 - only those who say more than names need it

        found = self.bundles.get(self.language)
        return found or self.bundles.setdefault(self.language, FluentBundle([self.language], use_isolating=False))

    def as_it_stands(self, id: str) -> Plain | None:
        """A message whose texts stand in its file as they are said; None where they have to be parsed."""
        if id not in self.texts:
            return None
        if id not in self.plain:
            self.plain[id] = plain(self.texts[id])
        return self.plain[id]

    def parsed(self, id: str) -> FluentBundle:
        """The bundle, with a message and all that it names in it."""
        if id not in self.forms:
            self.forms |= self.taken_in(id)  # only now, for whoever finds it there goes on to say it
        return self.bundle

    def taken_in(self, id: str) -> dict[str, Forms]:
        """Parse a message and all that it may name; the forms that each of them asks for."""
        from fluent.runtime import FluentResource  # noqa: PLC0415 - likewise

        found: dict[str, Forms] = {}
        wanted = [id]
        while wanted:
            each = wanted.pop()
            if each in self.forms or each in found or each not in self.texts:
                continue
            resource = FluentResource(self.texts[each])
            self.bundle.add_resource(resource)
            found[each] = forms_in(resource, self.texts[each])
            wanted += NAMED.findall(self.texts[each])
        return found

    def asked_by(self, id: str) -> Forms:
        """The forms of its parts that a message asks for, known beforehand so that no others have to be made."""
        if id not in self.texts or self.as_it_stands(id) is not None:
            return []  # who says it tells that there is none
        self.parsed(id)
        return self.forms[id]


def forms_in(resource: Resource, text: str) -> Forms:
    """The forms that the text of a message asks for; those of its attributes are told by nobody."""
    from fluent.syntax.ast import Message  # noqa: PLC0415 - likewise

    spans = [entry.value.span for entry in resource.body if isinstance(entry, Message) and entry.value]
    return [form for span in spans if span for form in INFLECTED.findall(text, span.start, span.end)]


def entries_in(text: str) -> dict[str, str]:
    """The entries of a file by their ids; of two with the same id the first one counts."""
    found: dict[str, str] = {}
    end = len(text)
    for begun in reversed([*BEGUN.finditer(text)]):
        if begun[1]:
            found.pop(begun[1], None)
            found[begun[1]] = text[begun.start() : end]
        end = begun.start()
    return dict(reversed(found.items()))


def plain(entry: str) -> Plain | None:
    """An entry without gaps whose texts have one line each."""
    found = UNBROKEN.fullmatch(entry.rstrip())
    if found is None:
        return None
    forms = {name: text.strip(SPACE) for name, text in ATTRIBUTE.findall(found[2])}
    text = found[1].strip(SPACE) or None
    return Plain(text, forms) if all(forms.values()) and (text or forms) else None
