"""Draft: a pack as its author writes it, from files or from the page: plain data, each part with where it stands."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import PurePosixPath
from typing import Any, Final, NamedTuple

import yaml

from meadhall.kernel.errors import PackError
from meadhall.packs import Source, Where, plain_source
from meadhall.packs.facts import check_depth, named
from meadhall.workshop.files import ABOUT, NAME, SUFFIX, WORDS, Files
from meadhall.workshop.mistakes import FILE, Mistake

PARTS: Final = "parts"
MOST_PIECES: Final = 400
KEYS: Final = ("about", PARTS, WORDS)


MISSING: Final = "missing"
# Why data is no fact, by how msgspec puts it.
REASONS: Final = {
    MISSING: re.compile(r"missing required field `(?P<field>[^`]*)`"),
    "too-small": re.compile(r"^Expected `(?:int|float)` >= (?P<least>-?\d+)"),
    "too-large": re.compile(r"^Expected `(?:int|float)` <= (?P<most>-?\d+)"),
    "too-long": re.compile(r"^Expected `str` of length <= (?P<most>\d+)"),
    "no-number": re.compile(r"^Expected `(?:int|float)(?: \| null)?`, got"),
    "unknown-field": re.compile(r"unknown field `(?P<field>[^`]*)`"),
}


class Piece(NamedTuple):
    """One part of a draft: its kind, its place in the draft, and its data with the lines of its file."""

    kind: str
    place: Where
    source: Source
    root: Where = ()  # where it stands in its file

    @property
    def data(self) -> Any:
        """What its author has written."""
        found = self.source.data
        for key in self.root:
            found = found[key]
        return found

    def mistake(self, where: Where, kind: str, text: str, **told: Any) -> Mistake:
        """Something wrong at a place inside of it."""
        at = (*self.root, *where)
        part = named(self.source.data, at[: max(2, len(self.root))]).removesuffix(": ")
        return Mistake((*self.place, *where), self.source.name, self.source.line(at), part, kind, text, told)

    def refused(self, where: Where, problem: str, kind: str) -> Mistake:
        """What some data was refused for: the common reasons have kinds of their own."""
        for reason, pattern in REASONS.items():
            if found := pattern.search(problem):
                told = {
                    name: int(part) if part.lstrip("-").isdigit() else part for name, part in found.groupdict().items()
                }
                more = (found["field"],) if reason == MISSING else ()
                return self.mistake((*where, *more), reason, problem, **told)
        return self.mistake(where, kind, problem)

    def refusal(self, problem: PackError, kind: str = FILE) -> Mistake:
        """What it was refused for."""
        where = problem.where[len(self.root) :]
        return self.refused(where, problem.problem, kind)


class Draft(NamedTuple):
    """A pack as it is written."""

    about: Piece
    pieces: list[Piece]
    words: list[Piece]  # a language each; its kind is the language

    def of(self, kind: str) -> list[Piece]:
        """All parts of a kind."""
        return [piece for piece in self.pieces if piece.kind == kind]


def draft_of(files: Files) -> Draft:
    """The draft in some files: pack.yaml, folders or files of parts by kind, and words/LANGUAGE.yaml."""
    about = Piece("about", ("about",), Source(ABOUT, files[ABOUT]))
    pieces: list[Piece] = []
    words: list[Piece] = []
    for path in sorted(set(files) - {ABOUT}):
        source = Source(path, files[path])
        pure = PurePosixPath(path)
        kind = pure.parent.name or pure.stem
        if kind == WORDS:
            words.append(Piece(pure.stem, (WORDS, pure.stem), source))
        elif isinstance(source.data, list):
            start = sum(piece.kind == kind for piece in pieces)
            pieces += [
                Piece(kind, (PARTS, kind, start + at), source, (at,)) for at in range(len(source.data))
            ]  # fmt: skip
        else:
            pieces.append(Piece(kind, (PARTS, kind, sum(piece.kind == kind for piece in pieces)), source))
    return Draft(about, pieces, words)


def draft_in(data: Any) -> Draft:
    """The draft in plain data, as the page has it; PackError says what it lacks."""
    if not isinstance(data, Mapping) or not isinstance(data.get("about"), Mapping) or set(data) - set(KEYS):
        msg = f"expected a draft with the parts {', '.join(KEYS)}, found {type(data).__name__}"
        raise PackError(msg)
    check_depth("draft", data)
    parts, words = data.get(PARTS) or {}, data.get(WORDS) or {}
    if not isinstance(parts, Mapping) or not isinstance(words, Mapping):
        msg = f"expected {PARTS!r} by kind and {WORDS!r} by language"
        raise PackError(msg)
    if sum(len(listed) if isinstance(listed, list) else 1 for listed in parts.values()) > MOST_PIECES:
        msg = f"expected at most {MOST_PIECES} parts in a draft"
        raise PackError(msg)
    pieces = [
        Piece(str(kind), (PARTS, str(kind), at), plain_source(f"{kind}/{at + 1}", part))
        for kind, listed in parts.items()
        for at, part in enumerate(listed if isinstance(listed, list) else [listed])
    ]
    return Draft(
        Piece("about", ("about",), plain_source(ABOUT, dict(data["about"]))),
        pieces,
        [Piece(str(each), (WORDS, str(each)), plain_source(f"{WORDS}/{each}", names)) for each, names in words.items()],
    )


def drafted(draft: Draft) -> dict[str, Any]:
    """A draft as plain data, for the page."""
    parts: dict[str, list[Any]] = {}
    for piece in draft.pieces:
        parts.setdefault(piece.kind, []).append(piece.data)
    return {"about": draft.about.data, PARTS: parts, WORDS: {piece.kind: piece.data for piece in draft.words}}


def draft_files(draft: Mapping[str, Any]) -> Files:
    """A draft as the files of a pack: a file for each part that has an id, one for all others of a kind."""
    files = {ABOUT: written(draft["about"])}
    for kind, listed in (draft.get(PARTS) or {}).items():
        names = [part.get("id") if isinstance(part, Mapping) else None for part in listed]
        if kind in ONE_FILE or not all(is_file_name(name) for name in names) or len(set(names)) < len(names):
            files[f"{kind}{SUFFIX}"] = written(listed)
        else:
            files |= {f"{kind}/{name}{SUFFIX}": written(part) for name, part in zip(names, listed, strict=True)}
    return files | {f"{WORDS}/{each}{SUFFIX}": written(names) for each, names in (draft.get(WORDS) or {}).items()}


def is_file_name(name: Any) -> bool:
    """Whether a file can be called so."""
    return isinstance(name, str) and NAME.fullmatch(f"{name}{SUFFIX}") is not None


ONE_FILE: Final = {"cards", "without"}  # kinds whose parts are short


def written(data: Any) -> str:
    """Data as YAML, in the order in which it is."""
    return yaml.safe_dump(data, sort_keys=False, allow_unicode=True, width=110)
