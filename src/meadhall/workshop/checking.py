"""Checking: a pack from its files or from the page, with all that is wrong with it. It never raises for what it reads.

What is found wrong stays where it is: a pack with a mistake is no pack yet, and nothing else is touched by it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from meadhall.kernel.errors import PackError, nearest
from meadhall.localisation import languages
from meadhall.packs import decode
from meadhall.packs.pack import About, Pack, check_words
from meadhall.workshop.draft import Draft, draft_in, draft_of
from meadhall.workshop.files import ABOUT, read_file, read_folder, read_zip
from meadhall.workshop.maker import maker_of
from meadhall.workshop.mistakes import FILE, Mistake


class Checked(NamedTuple):
    """What became of a draft: the pack, unless something is wrong with it."""

    pack: Pack | None
    mistakes: list[Mistake]
    warnings: list[Mistake]
    draft: Draft | None = None
    sound: Pack | None = None  # the parts that nothing is wrong with, where the pack as a whole is not
    shown: Pack | None = None  # all that can be looked at


def checked_path(path: Path) -> Checked:
    """The pack in a folder or in a zip file."""
    if path.is_dir():
        return checked_folder(path)
    try:
        data = read_file(path)
    except PackError as problem:
        return refused(PackError(f"expected a folder or a zip file: {problem}"))
    return checked_zip(data)


def checked_folder(folder: Path) -> Checked:
    """The pack in a folder."""
    try:
        draft = draft_of(read_folder(folder))
    except PackError as problem:
        return refused(problem)
    return checked(draft)


def checked_zip(data: bytes) -> Checked:
    """The pack in a zip file."""
    try:
        draft = draft_of(read_zip(data))
    except PackError as problem:
        return refused(problem)
    return checked(draft)


def checked_draft(data: Any) -> Checked:
    """The pack that a page has drafted."""
    try:
        draft = draft_in(data)
    except PackError as problem:
        return refused(problem)
    return checked(draft)


def refused(problem: PackError) -> Checked:
    """What cannot be read at all."""
    return Checked(None, [Mistake((), ABOUT, 1, "", FILE, str(problem))], [])


def checked(draft: Draft) -> Checked:
    """A draft with all its parts understood."""
    try:
        about: About = decode(draft.about.source, About)
        maker = maker_of(about.game)
    except PackError as problem:
        return Checked(None, [draft.about.refusal(problem)], [], draft)
    mistakes = [*wrong_language(about, draft), *unknown_kinds(draft, maker.kinds)]
    if about.language not in languages():
        return Checked(None, mistakes, [], draft)
    made = maker.make(about, draft)
    mistakes += made.mistakes
    pack = Pack(about, {kind: parts for kind, parts in made.parts.items() if parts}, made.words)
    try:
        check_words(pack.words, about.id)
    except PackError as problem:
        return Checked(None, [*mistakes, draft.about.refusal(problem)], made.warnings, draft)
    shown = Pack(about, made.shown, made.words)
    return Checked(None if mistakes else pack, mistakes, made.warnings, draft, pack, shown)


def wrong_language(about: About, draft: Draft) -> list[Mistake]:
    """Texts can be understood in the languages that there are words in."""
    told = [(draft.about, ("language",), about.language)] + [(piece, (), piece.kind) for piece in draft.words]
    return [
        piece.mistake(where, "language", f"there are no words in {language!r}" + nearest(language, list(languages())))
        for piece, where, language in told
        if language not in languages()
    ]


def unknown_kinds(draft: Draft, kinds: tuple[str, ...]) -> list[Mistake]:
    """A pack has only parts that its game knows."""
    return [
        piece.mistake((), "kind", f"unknown kind of part {piece.kind!r}" + nearest(piece.kind, list(kinds)))
        for piece in draft.pieces
        if piece.kind not in kinds
    ]


def plain(pack: Pack) -> dict[str, Any]:
    """A pack as plain data."""
    told: dict[str, Any] = msgspec.to_builtins(pack)
    return told
