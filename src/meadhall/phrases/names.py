"""Names: what somebody's effects speak of by name, in the forms that a language has of them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

from meadhall.phrases.grammar import Grammar
from meadhall.phrases.syntax import ALWAYS

MARK: Final = re.compile(r"\{name(?:\.(\w+))?\}")  # where a fallback has the name, plain or in a form
KIND: Final = "kind"  # what things are counted by
NOUN: Final = "noun"


class Names:
    """Names by kind and id. Where a name has no form of its own, a noun that has it stands before the plain name."""

    def __init__(
        self,
        grammar: Grammar,
        plain: Mapping[tuple[str, str], str],
        holds: Iterable[str] = (),
        called: frozenset[str] = frozenset(),
        forms: Mapping[tuple[str, str], Mapping[str, str]] | None = None,
    ) -> None:
        self.grammar = grammar
        self.plain = dict(plain)
        self.holds = {*holds, ALWAYS}  # what holds of whoever speaks
        self.called = called  # kinds whose names were given, so that no form of the language's own fits
        self.forms = dict(forms or {})  # of names, as they were given with them

    def ids(self, kind: str) -> list[str]:
        """All that there is of a kind."""
        return [id for found, id in self.plain if found == kind]

    def all_said(self) -> list[str]:
        """All names, in all forms that were given with them."""
        return [*self.plain.values(), *(text for given in self.forms.values() for text in given.values())]

    def noun(self, id: str, form: str) -> list[str]:
        """What is counted, by the id of its kind: its forms for one and for several."""
        name = f"{id}-{form}" if form else id
        found = self.grammar.nouns.get(name)
        if found is None:
            fallback = self.grammar.fallbacks[f"{KIND}.{form or NOUN}"]
            found = [filled(part.strip(), self.plain[KIND, id], {}) for part in fallback.split("/")]
        return found

    def said(self, kind: str, id: str, forms: tuple[str, ...]) -> list[str]:
        """A name in a form: as it is printed, and how else it is read; who has a name goes by a plain noun too."""
        found = self.inflected(kind, id, forms)
        return found if kind not in self.called else [*found, *self.nouns(kind, forms)]

    def nouns(self, kind: str, forms: tuple[str, ...]) -> list[str]:
        """The plain noun for whoever has another name, in a form."""
        for form in forms:
            found = self.grammar.names.get(f"{kind}-{kind}.{form}")
            if found:
                return found
        return self.grammar.names.get(f"{kind}-{kind}", [])

    def inflected(self, kind: str, id: str, forms: tuple[str, ...]) -> list[str]:
        """A name in a form, in all ways that a language has for it."""
        own = {} if kind in self.called else self.grammar.names
        given = self.forms.get((kind, id), {})
        for form in forms:
            found = own.get(f"{kind}-{id}.{form}")
            if found:
                return found
        told = [given[form] for form in forms if form in given]
        better = [f"{kind}.{form}.{case}" for form in forms for case in given]  # what can be said with such a case
        told += [filled(self.grammar.fallbacks[each], "", given) for each in better if each in self.grammar.fallbacks]
        plain = [*own.get(f"{kind}-{id}", []), self.plain[kind, id]]
        for form in forms:
            fallback = self.grammar.fallbacks.get(f"{kind}.{form}")
            if fallback is not None:
                heard = self.grammar.heard_fallbacks.get(f"{kind}.{form}", [])
                return [*told, *(filled(way, name, given) for way in (fallback, *heard) for name in plain)]
        return [*told, *plain]


def filled(fallback: str, name: str, given: Mapping[str, str]) -> str:
    """A noun before a name; a form of the name that was not given is the plain one."""
    return MARK.sub(lambda found: given.get(found[1] or "", name), fallback)
