"""Speech: what somebody who writes a text has at its place: what understands it, and how all languages say the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from meadhall.kernel.errors import PackError
from meadhall.localisation import ENGLISH, languages
from meadhall.packs import plain_source
from meadhall.phrases import Printer, Texts, Understanding
from meadhall.phrases.printing import BLOCK, INTEGER, MOMENT, UNIT, UnprintableError, sentence, tidy
from meadhall.phrases.syntax import Bound, Shape
from meadhall.phrases.texts import UNDERSTOOD
from meadhall.phrases.typography import typeset
from meadhall.workshop.draft import PARTS, Piece
from meadhall.workshop.files import WORDS
from meadhall.workshop.wording import is_word

EMPTY: Final = "empty"


class Speech(NamedTuple):
    """What understands the texts at a place of a draft, and what prints their effects in each language.

    `spelt` writes effects of a card file as the trees that are printed.
    """

    texts: Texts
    printers: Mapping[str, Printer]
    spelt: Callable[[list[Any]], list[Any]]
    longest: int  # characters of a text


class Spoken(NamedTuple):
    """A part of a draft whose texts are read: its language, and the names that it has in others, by thing."""

    language: str
    piece: Piece
    names: Mapping[str, Mapping[str, Any]]


class Twig(NamedTuple):
    """An effect in words, and those inside of it."""

    text: str
    parts: list[Twig]


class Told(NamedTuple):
    """What was made of a text: how each language says the same, and its effects as a tree."""

    found: Understanding
    texts: dict[str, str]
    tree: list[Twig]


def spoken_at(draft: Any, place: Sequence[Any]) -> Spoken:
    """The part of a draft that a place is in; PackError if there is none."""
    try:
        _, kind, at = place[:3]
        part = draft[PARTS][kind][at]
        language = draft["about"].get("language", ENGLISH)
    except (LookupError, TypeError, ValueError, AttributeError) as problem:
        raise no_place(place) from problem
    if place[0] != PARTS or not isinstance(at, int) or at < 0 or language not in languages():
        raise no_place(place)
    piece = Piece(str(kind), (PARTS, str(kind), at), plain_source(f"{kind}/{at + 1}", part))
    return Spoken(language, piece, dict(names_of(part, draft.get(WORDS))))


def no_place(place: Sequence[Any]) -> PackError:
    """The error for a place where no text stands."""
    return PackError(f"expected the place of a text in the draft, found {list(place)!r:.200}")


def names_of(part: Any, words: Any) -> Iterator[tuple[str, dict[str, Any]]]:
    """The names of a part in other languages, as far as they are names."""
    id = part.get("id") if isinstance(part, Mapping) else None
    for language, parts in words.items() if isinstance(words, Mapping) else ():
        found = parts.get(id) if isinstance(parts, Mapping) and isinstance(id, str) else None
        if isinstance(found, Mapping):
            yield str(language), {str(thing): word for thing, word in found.items() if is_word(word)}


def told(speech: Speech, text: str, language: str) -> Told:
    """What a text means, with its effects in the words of a language."""
    if not text.strip():
        return Told(Understanding(EMPTY, [], ""), {}, [])
    found = speech.texts.understood(text)
    if found.outcome != UNDERSTOOD:
        return Told(found, {}, [])
    trees = speech.spelt(found.effects)
    texts = {
        each: typeset(said, each)
        for each, printer in speech.printers.items()
        if (said := printed(printer, trees)) is not None
    }
    return Told(found, texts, branches(speech.printers.get(language, speech.texts.printer), trees))


def printed(printer: Printer, trees: list[Any]) -> str | None:
    """Effects as sentences; None where a language cannot speak of them."""
    try:
        return printer.text(trees)
    except UnprintableError:
        return None


def said_of(speech: Speech, verbs: list[Any]) -> str | None:
    """What sound verbs say, in the language that is read; None unless the words mean just the same."""
    trees = speech.spelt(verbs)
    text = printed(speech.texts.printer, trees)
    if text is None or len(text) > speech.longest:
        return None
    found = speech.texts.understood(text)
    return text if found.outcome == UNDERSTOOD and speech.spelt(found.effects) == trees else None


def branches(printer: Printer, trees: list[Any]) -> list[Twig]:
    """Each effect by itself, with those inside of it."""
    try:
        return [twig(printer, shape, bound) for shape, bound in printer.units(trees, MOMENT, UNIT)]
    except UnprintableError:
        return []


def twig(printer: Printer, shape: Shape, bound: Bound) -> Twig:
    """One effect."""
    said = typeset(sentence(tidy(printer.unit(shape, bound))), printer.grammar.language)
    return Twig(said, [part for block in inside(printer, shape, bound) for part in branches(printer, block)])


def inside(printer: Printer, shape: Shape, bound: Bound) -> Iterator[list[Any]]:
    """All effects that stand in the gaps of a shape, or in what stands in them."""
    for name, category in dict(shape.gaps).items():  # the same gap may stand in several places
        yield from blocks(printer, category, bound[name])


def blocks(printer: Printer, category: str, tree: Any) -> Iterator[list[Any]]:
    """All effects that are part of a tree of a category."""
    syntax = printer.syntax
    if category == BLOCK:
        yield tree
    elif category in syntax.listings:
        for part in tree:
            yield from blocks(printer, syntax.listings[category].of, part)
    elif category != INTEGER and category not in syntax.leaves:
        for shape in syntax.near(category, tree):
            found = printer.bound(shape, tree) if printer.can_say(shape) else None
            if found is not None:
                yield from inside(printer, shape, found)
                return
