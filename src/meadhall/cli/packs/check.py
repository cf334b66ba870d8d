"""`meadhall packs check`: all that is wrong with a pack, with file, line and what was expected; and its warnings."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from meadhall.cli import Commands, option_of_language
from meadhall.cli.screen.voice import Voice, language_of
from meadhall.localisation import ENGLISH

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
    game = game_of(checked)
    yield from (shown(mistake, root, game, voice) for mistake in sorted(checked.mistakes, key=line_of))
    for warning in sorted(checked.warnings, key=line_of):
        yield voice.word("packs-warning", text=shown(warning, root, game, voice))
    if checked.pack is not None:
        about = checked.pack.about
        yield voice.word("packs-sound", name=about.name, id=about.id, version=about.version)
    if checked.mistakes or checked.warnings:
        yield voice.word("packs-count", mistakes=len(checked.mistakes), warnings=len(checked.warnings))


def line_of(mistake: Mistake) -> tuple[str, int]:
    """Where something is wrong, in the order in which people read."""
    return mistake.file, mistake.line


def game_of(checked: Checked) -> str:
    """The game that a pack says it is for, whether or not there is one."""
    about = checked.draft.about.data if checked.draft is not None else None
    found = about.get("game") if isinstance(about, dict) else None
    return found if isinstance(found, str) else ""


def shown(mistake: Mistake, root: str, game: str, voice: Voice) -> str:
    """A mistake in one line, with the file as it can be opened from here.

    In English it has its own words, which tell what was expected; other languages have a sentence for each kind.
    """
    from meadhall.hall.telling.faults import sentence  # noqa: PLC0415 - likewise

    if voice.language != ENGLISH:
        mistake = mistake._replace(text=sentence(mistake, game, voice.language))
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
