"""Messages as they are written: the files of words, looked at from outside."""

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache

from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from meadhall.localisation import CASES, GENDER, file_of


class Inside(Visitor):
    """Gathers what stands in a message: text, variables, the keys that it selects on, and what it takes from others."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.variables: set[str] = set()
        self.attributes: set[str] = set()
        self.selects: dict[str, set[str]] = defaultdict(set)
        self.taken: set[tuple[str, str]] = set()  # forms of names
        self.terms: set[str] = set()

    @property
    def mentioned(self) -> set[str]:
        """The variables, and the parts of which only an inflected form stands there."""
        cases = "|".join(CASES)
        return self.variables | {re.sub(rf"_({cases})$", "", name) for name in self.variables}

    @property
    def inflected(self) -> Iterator[tuple[str, str]]:
        """The parts of which the message uses an inflected form, and that form."""
        for variable in self.variables:
            part, _, form = variable.rpartition("_")
            if form in {*CASES, GENDER}:
                yield part, form

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - the visitor's own names
        """Note a piece of text."""
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        """Note a variable."""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        """Note an attribute of another message."""
        if node.attribute is not None:
            self.taken.add((node.id.name, node.attribute.name))

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        """Note a piece that several messages share."""
        self.terms.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        """Note what is told apart."""
        if isinstance(node.selector, ftl.VariableReference):
            keys = [variant.key for variant in node.variants]
            self.selects[node.selector.id.name] |= {k.name if isinstance(k, ftl.Identifier) else k.value for k in keys}
        self.generic_visit(node)

    def visit_Attribute(self, node: ftl.Attribute) -> None:  # noqa: N802
        """Note an attribute."""
        self.attributes.add(node.id.name)
        self.generic_visit(node)


def entries(file: str, language: str) -> list[ftl.EntryType]:
    """All that stands in a file of words."""
    return parse(file_of(file, language).read_text(encoding="utf-8")).body


@cache
def written(file: str, language: str) -> dict[str, Inside]:
    """The messages of a file by id."""
    return {entry.id.name: inside(entry) for entry in entries(file, language) if isinstance(entry, ftl.Message)}


@cache
def terms(file: str, language: str) -> dict[str, Inside]:
    """The pieces that messages of a file are put together from, by id."""
    return {f"-{entry.id.name}": inside(entry) for entry in entries(file, language) if isinstance(entry, ftl.Term)}


def everything(file: str, language: str) -> dict[str, Inside]:
    """Messages and pieces."""
    return written(file, language) | terms(file, language)


def inside(entry: ftl.EntryType) -> Inside:
    """What stands in one entry."""
    found = Inside()
    found.visit(entry)
    return found


def taken(file: str, language: str) -> set[tuple[str, str]]:
    """The forms that texts take from a name outright, as in `{ hero-medusa.gen }`."""
    return {pair for inside in everything(file, language).values() for pair in inside.taken}
