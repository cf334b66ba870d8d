"""Verbs: the verbs of a game's card files with all words for them, and an example of each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from meadhall.phrases.game import Verb
from meadhall.phrases.printing import UNIT, Printer, UnprintableError
from meadhall.phrases.samples import sample
from meadhall.phrases.syntax import Shape
from meadhall.phrases.texts import shown

NONE: Final[Mapping[str, list[Any]]] = {}


def verbs_told(
    verbs: Iterable[str],
    printer: Printer,
    verb_in: Callable[[Any], str],
    examples: Mapping[str, list[Any]] = NONE,
) -> list[Verb]:
    """All verbs by name, each with the phrasings of all shapes that it begins, those that it makes alone first.

    The printer is for somebody who has whatever a verb speaks of; `verb_in` tells the verb of an effect. A verb without
    an example of its own is shown by the simplest effect that there is of it.
    """
    units = [shape for shape in printer.syntax.shapes if shape.category == UNIT]
    found = {verb: sorted((shape for shape in units if verb_in(shape.tree[0]) == verb), key=size) for verb in verbs}
    told = {verb: printer.text(effects) for verb, effects in examples.items()}
    return [
        Verb(verb, phrasings_of(shapes, printer), told.get(verb) or example_of(shapes, printer))
        for verb, shapes in sorted(found.items())
    ]


def size(shape: Shape) -> int:
    """How many effects a shape stands for."""
    return len(shape.tree)


def phrasings_of(shapes: list[Shape], printer: Printer) -> list[str]:
    """All phrasings of some shapes, each once."""
    entries = [entry for shape in shapes for entry in printer.grammar.entries.get((UNIT, shape.id), [])]
    return list(dict.fromkeys(shown(phrasing) for entry in entries for phrasing in entry.phrasings))


def example_of(shapes: list[Shape], printer: Printer) -> str:
    """How the simplest effect of the first of some shapes is said."""
    for shape in shapes:
        if shape.when in printer.names.holds:
            try:
                return printer.text(sample(printer.syntax, printer.names, shape))
            except UnprintableError:
                continue
    return ""
