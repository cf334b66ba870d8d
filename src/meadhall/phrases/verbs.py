"""Verbs: the verbs of a game's card files with all words for them, and an example of each."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from meadhall.phrases.game import Verb
from meadhall.phrases.printing import UNIT, Printer, UnprintableError
from meadhall.phrases.samples import sample
from meadhall.phrases.syntax import Shape
from meadhall.phrases.texts import shown


def verbs_told(verbs: Iterable[str], printer: Printer, verb_in: Callable[[Any], str]) -> list[Verb]:
    """All verbs by name, each with the phrasings of all shapes that it begins, those that it makes alone first.

    The printer is for somebody who has whatever a verb speaks of; `verb_in` tells the verb of an effect.
    """
    units = [shape for shape in printer.syntax.shapes if shape.category == UNIT]
    return [
        told(verb, sorted((shape for shape in units if verb_in(shape.tree[0]) == verb), key=size), printer)
        for verb in sorted(verbs)
    ]


def size(shape: Shape) -> int:
    """How many effects a shape stands for."""
    return len(shape.tree)


def told(verb: str, shapes: list[Shape], printer: Printer) -> Verb:
    """A verb with its phrasings and an example."""
    entries = [entry for shape in shapes for entry in printer.grammar.entries.get((UNIT, shape.id), [])]
    phrasings = list(dict.fromkeys(shown(phrasing) for entry in entries for phrasing in entry.phrasings))
    return Verb(verb, phrasings, example_of(shapes, printer))


def example_of(shapes: list[Shape], printer: Printer) -> str:
    """How the simplest effect of the first of some shapes is said."""
    for shape in shapes:
        if shape.when in printer.names.holds:
            try:
                return printer.text(sample(printer.syntax, printer.names, shape))
            except UnprintableError:
                continue
    return ""
