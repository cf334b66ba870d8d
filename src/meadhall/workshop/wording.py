"""Wording: the names of a pack's parts, from the parts themselves and from files with other languages."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, NamedTuple

from meadhall.kernel.errors import nearest
from meadhall.localisation.entries import CASES, GENDER
from meadhall.packs.pack import LONGEST_WORD, PLAIN, About, Word
from meadhall.workshop.draft import Draft, Piece
from meadhall.workshop.maker import Made


class Named(NamedTuple):
    """A part with what can be named of it: the author's names by thing, all things, and their messages."""

    id: str  # as the draft has it
    full: str  # as matches have it
    names: Mapping[str, Word]
    things: Collection[str]
    message: Callable[[str], str]


def add_words(about: About, draft: Draft, parts: list[Named], made: Made) -> None:
    """The names of all parts in all languages; what names nothing, as it was removed, is worth a warning."""
    known = {part.id: part for part in parts}
    for part in parts:
        put(made, about.language, part, part.names)
    for piece in draft.words:
        if not isinstance(piece.data, dict):
            made.mistakes.append(piece.mistake((), "words", f"expected names by part, found {piece.data!r:.80}"))
            continue
        for id, names in piece.data.items():
            if id not in known:
                told = f"there is no part {id!r} to be named" + nearest(str(id), list(known))
                made.warnings.append(piece.mistake((str(id),), "words-part", told, part=str(id)))
            elif right := checked_names(piece, known[id], names, made):
                put(made, piece.kind, known[id], right)


def put(made: Made, language: str, part: Named, names: Mapping[str, Word]) -> None:
    """Keep names of a part in a language."""
    found = made.words.setdefault(language, {}).setdefault(part.full, {})
    found |= {part.message(thing): word for thing, word in names.items()}


def checked_names(piece: Piece, part: Named, names: Any, made: Made) -> dict[str, Word]:
    """The names of a part that name something of it."""
    if not isinstance(names, dict):
        made.mistakes.append(piece.mistake((part.id,), "words", f"expected names by thing, found {names!r:.80}"))
        return {}
    found: dict[str, Word] = {}
    for thing, word in names.items():
        where = (part.id, str(thing))
        if thing not in part.things:
            told = f"{part.id} has no {thing!r} to be named" + nearest(str(thing), sorted(part.things))
            made.warnings.append(piece.mistake(where, "words-thing", told, part=part.id, thing=str(thing)))
        elif not is_word(word):
            forms = ", ".join([*CASES, GENDER])
            told = f"expected a name of 1 to {LONGEST_WORD} characters, or {PLAIN!r} with forms ({forms})"
            made.mistakes.append(piece.mistake(where, "words", f"{told}; found {word!r:.100}"))
        else:
            found[thing] = word
    return found


def is_word(word: Any) -> bool:
    """Whether something is a name, or a name with forms."""
    if isinstance(word, dict):
        known = {PLAIN, GENDER, *CASES}
        return PLAIN in word and set(word) <= known and all(is_word(form) for form in word.values())
    return isinstance(word, str) and len(word.strip()) > 0 and len(word) <= LONGEST_WORD
