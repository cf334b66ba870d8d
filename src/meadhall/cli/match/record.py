"""Record: a match in a file, saved from the terminal or a transcript, with who played it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import meadhall
from meadhall import Match, TranscriptError
from meadhall.cli.screen.spelling import closest
from meadhall.kernel.saved import check_transcript, read_json

BOTS: Final = "bots"  # the seats that bots played, beside what the match itself saves
DRAFT: Final = "draft"  # how it was drafted what is played
LEVELS: Final = "levels"  # which bots they were, in the same order


def read(path: Path) -> dict[str, Any]:
    """What a file holds, checked for its form; TranscriptError names the file and what was expected."""
    try:
        saved = check_transcript(read_json(text_of(path)))
    except OSError as problem:
        msg = f"cannot read {path}: {problem.strerror}{like(path)}"
        raise TranscriptError(msg) from problem
    except UnicodeDecodeError as problem:
        msg = f"{path}: this is not a saved match: expected JSON, found something that is no text"
        raise TranscriptError(msg) from problem
    except TranscriptError as problem:
        msg = f"{path}: {problem}"
        raise TranscriptError(msg) from problem
    return saved


def text_of(path: Path) -> str:
    """What a file holds; a pipe would wait, and a device never end."""
    if path.exists() and not (path.is_file() or path.is_dir()):
        msg = "this is not a saved match: expected a file"
        raise TranscriptError(msg)
    return path.read_text(encoding="utf-8")


def like(path: Path) -> str:
    """A hint at the file beside a missing one whose name is closest."""
    if path.exists() or not path.parent.is_dir():
        return ""
    names = [other.name for other in path.parent.iterdir() if other.is_file()]
    near = closest(path.name, names)
    return f"; did you mean '{path.with_name(near)}'?" if near else ""


def is_other(path: Path) -> bool:
    """Whether a file is there that is no saved match, and so must not be written over."""
    if not path.is_file():
        return False
    try:
        read(path)
    except TranscriptError:
        return True
    return False


def match_of(saved: dict[str, Any], until: int | None = None) -> Match:
    """The match of a record, up to a number of answers."""
    return meadhall.replay(saved, until)


def bots_of(saved: dict[str, Any], seats: int, usual: str) -> dict[int, str] | None:
    """The seats that bots played, and the bots, the usual one where none is named; None if the file does not tell."""
    bots, levels = saved.get(BOTS), saved.get(LEVELS)
    if not isinstance(bots, list):
        return None
    if not isinstance(levels, list) or len(levels) != len(bots):
        levels = [usual] * len(bots)
    return {
        seat: str(level)
        for seat, level in zip(bots, levels, strict=True)
        if isinstance(seat, int) and 0 <= seat < seats
    }


def write(path: Path, match: Match, bots: Mapping[int, str], kept: Mapping[str, Any] | None = None) -> None:
    """Save a match with who plays it, and what else is kept of it."""
    saved = json.loads(match.to_json()) | dict(kept or {})
    saved[BOTS] = sorted(bots)
    saved[LEVELS] = [bots[seat] for seat in sorted(bots)]
    path.write_text(json.dumps(saved, separators=(",", ":")) + "\n", encoding="utf-8")
