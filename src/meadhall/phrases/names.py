"""Names: what somebody's effects speak of by name, in the forms that a language has of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from meadhall.phrases.grammar import Grammar
from meadhall.phrases.syntax import ALWAYS

MARK: Final = "{name}"  # where a fallback has the plain name
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
    ) -> None:
        self.grammar = grammar
        self.plain = dict(plain)
        self.holds = {*holds, ALWAYS}  # what holds of whoever speaks
        self.called = called  # kinds whose names were given, so that no form of the language's own fits

    def ids(self, kind: str) -> list[str]:
        """All that there is of a kind."""
        return [id for found, id in self.plain if found == kind]

    def noun(self, id: str, form: str) -> list[str]:
        """What is counted, by the id of its kind: its forms for one and for several."""
        name = f"{id}-{form}" if form else id
        found = self.grammar.nouns.get(name)
        if found is None:
            fallback = self.grammar.fallbacks[f"{KIND}.{form or NOUN}"]
            found = [part.strip().replace(MARK, self.plain[KIND, id]) for part in fallback.split("/")]
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
        for form in forms:
            found = own.get(f"{kind}-{id}.{form}")
            if found:
                return found
        plain = [*own.get(f"{kind}-{id}", []), self.plain[kind, id]]
        for form in forms:
            fallback = self.grammar.fallbacks.get(f"{kind}.{form}")
            if fallback is not None:
                return [fallback.replace(MARK, name) for name in plain]
        return plain
