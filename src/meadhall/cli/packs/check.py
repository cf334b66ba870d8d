"""`meadhall packs check`: all that is wrong with a pack, with file, line and what was expected; and its warnings."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from meadhall.cli import Commands, option_of_language
from meadhall.cli.screen.voice import Voice, language_of

if TYPE_CHECKING:
    from meadhall.workshop import Checked, Mistake

FAULTY: Final = 1  # the status where something is wrong


def register(parts: Commands) -> None:
    """Add the command."""
    part = parts.add_parser("check", help="tell all that is wrong with a pack", description=__doc__)
    part.add_argument("path", metavar="PATH", type=Path, help="the pack's folder or zip file")
    part.add_argument("--json", action="store_true", help="print one JSON object")
    option_of_language(part)
    part.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Check a pack, and tell what was found."""
    from meadhall.workshop import checked_path  # noqa: PLC0415 - who asks for help alone reads no packs

    voice = Voice(arguments.language or language_of())
    checked = checked_path(arguments.path)
    if arguments.json:
        print(json.dumps(told(checked), ensure_ascii=False))
    else:
        for line in lines(checked, arguments.path, voice):
            print(line)
    return 0 if checked.pack is not None else FAULTY


def lines(checked: Checked, path: Path, voice: Voice) -> Iterable[str]:
    """What was found, for a person."""
    root = f"{path}/" if path.is_dir() else f"{path}: "
    yield from (shown(mistake, root, voice) for mistake in sorted(checked.mistakes, key=line_of))
    for warning in sorted(checked.warnings, key=line_of):
        yield voice.word("packs-warning", text=shown(warning, root, voice))
    if checked.pack is not None:
        about = checked.pack.about
        yield voice.word("packs-sound", name=about.name, id=about.id, version=about.version)
    if checked.mistakes or checked.warnings:
        yield voice.word("packs-count", mistakes=len(checked.mistakes), warnings=len(checked.warnings))


def line_of(mistake: Mistake) -> tuple[str, int]:
    """Where something is wrong, in the order in which people read."""
    return mistake.file, mistake.line


def shown(mistake: Mistake, root: str, voice: Voice) -> str:  # noqa: ARG001 - the words are English so far
    """A mistake in one line, with the file as it can be opened from here."""
    return f"{root}{' '.join(str(mistake).split())}"


def told(checked: Checked) -> dict[str, Any]:
    """What was found, as data."""
    found: dict[str, Any] = {
        "mistakes": [plain(mistake) for mistake in checked.mistakes],
        "warnings": [plain(warning) for warning in checked.warnings],
    }
    if checked.pack is not None:
        about = checked.pack.about
        found |= {"id": about.id, "version": about.version, "fingerprint": checked.pack.fingerprint}
    return found


def plain(mistake: Mistake) -> dict[str, Any]:
    """A mistake as data."""
    return {
        "file": mistake.file, "line": mistake.line, "part": mistake.part, "kind": mistake.kind, "text": mistake.text,
        "place": list(mistake.place),
    }  # fmt: skip
