"""Drafts: what is told of packs that people write: what is wrong, how they look, and what their texts mean."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

from meadhall.bundle import games_with
from meadhall.hall import wire
from meadhall.hall.game import hall_of
from meadhall.hall.refusal import HallError
from meadhall.hall.telling.faults import faults
from meadhall.hall.wire.workshop import Branch, Checked, InWords, Read, Reword, Span, Understood, Write, Written
from meadhall.kernel.errors import PackError
from meadhall.packs import Source, plain_source
from meadhall.packs.carried import load_of
from meadhall.packs.facts import check_depth
from meadhall.workshop import checked_draft, draft_of, maker_of, read_zip
from meadhall.workshop.draft import draft_in, drafted
from meadhall.workshop.draft import written as yaml_of
from meadhall.workshop.files import LARGEST_PACK, text_of
from meadhall.workshop.speech import Twig, no_place, spoken_at, told

ZIPPED: Final = b"PK"  # how zip files begin
FILE: Final = "file"
LINE: Final = re.compile(r"line (\d+), column")
LONGEST_PROBLEM: Final = 300  # characters
LONGEST_ID: Final = 80  # characters of an id that is told back


def checked(draft: Any, language: str) -> Checked:
    """What became of a draft."""
    found = checked_draft(draft)
    pack, shown, game = found.pack, found.shown, told_of(draft, "game")
    return Checked(
        id=told_of(draft, "id"),
        fingerprint=None if pack is None else pack.fingerprint,
        load=None if pack is None else load_of(pack),
        mistakes=faults(found.mistakes, game, language),
        warnings=faults(found.warnings, game, language),
        told=None if shown is None else hall_of(shown.about.game).told_pack(shown, language),
    )


def told_of(draft: dict[str, Any], part: str) -> str:
    """What a draft tells of itself: its id or its game."""
    about = draft.get("about")
    found = about.get(part) if isinstance(about, dict) else None
    return found[:LONGEST_ID] if isinstance(found, str) else ""


# ---------------------------------------------------------------- texts
def understood(asked: Read, language: str) -> Understood:
    """What was made of a text at its place."""
    spoken = spoken_at(asked.draft, asked.place)
    speech = maker_of(told_of(asked.draft, "game")).speech(spoken, tuple(asked.place[3:]))
    if speech is None:
        raise no_place(asked.place)
    if len(asked.text) > speech.longest:
        raise HallError("too-wordy", most=speech.longest)
    made = told(speech, asked.text, language)
    found = made.found
    return Understood(
        outcome=found.outcome,
        texts=made.texts,
        tree=[branch(twig) for twig in made.tree],
        unread=[Span(start=start, end=end) for start, end in found.unread],
        expected=list(found.expected),
        nearest=list(found.nearest),
        readings=list(found.readings),
        problem=found.problem,
    )


def said(asked: Reword) -> InWords:
    """What verbs say that stand where a text could."""
    spoken = spoken_at(asked.draft, asked.place)
    found = maker_of(told_of(asked.draft, "game")).said(spoken, tuple(asked.place[3:]))
    return InWords(text=found)


def line_of(problem: str, text: str) -> int | None:
    """The line that a problem names; the last one where it speaks of the end, which some parsers put after it."""
    lines = LINE.findall(problem)
    return min(int(lines[-1]), len(text.splitlines())) if lines else None


def written(asked: Write) -> Written:
    """Data as YAML, or YAML as data."""
    if asked.text is None:
        check_depth(FILE, asked.data)
        return Written(text=yaml_of(asked.data), data=asked.data, problem=None, line=None)
    try:
        found = Source(FILE, asked.text).data
        wire.ENCODER.encode(found)  # YAML can tell what no page can be told
    except (PackError, TypeError, ValueError, OverflowError) as problem:
        told = " ".join(str(problem).removeprefix(f"{FILE}: ").split())
        return Written(text=asked.text, data=None, problem=told[:LONGEST_PROBLEM], line=line_of(told, asked.text))
    return Written(text=asked.text, data=found, problem=None, line=None)


def branch(twig: Twig) -> Branch:
    """An effect for the page."""
    return Branch(text=twig.text, parts=[branch(part) for part in twig.parts])


# ---------------------------------------------------------------- files
def draft_from(data: bytes, id: str) -> dict[str, Any]:
    """The draft in a file: a zip, a draft as JSON or YAML, or somebody else's deck."""
    try:
        found = drafted(draft_of(read_zip(data))) if data.startswith(ZIPPED) else draft_in_text(data, id)
        wire.ENCODER.encode(found)  # YAML can tell what no page can be told
    except (PackError, TypeError, ValueError, OverflowError) as problem:
        raise HallError("no-draft-in-file", 400, reason=str(problem)) from problem
    return found


def draft_in_text(data: bytes, id: str) -> dict[str, Any]:
    """The draft in a text."""
    told = data_in(data)
    if isinstance(told, dict) and "about" in told:
        return drafted(draft_in(told))
    for game in games_with("packs"):
        found = maker_of(game).imported(told, id)
        if found is not None:
            return found
    msg = "expected a pack, a draft, or a deck as unmatched.cards keeps it"
    raise PackError(msg)


def data_in(data: bytes) -> Any:
    """What a text says, as JSON or else as YAML."""
    if len(data) > LARGEST_PACK:
        msg = f"expected a file of at most {LARGEST_PACK} bytes, found {len(data)}"
        raise PackError(msg)
    try:
        found = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return Source(FILE, text_of(FILE, data)).data
    return plain_source(FILE, found).data
