"""`meadhall packs text`: all heroes, boards and cards of a pack in words, printed from what they do."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from meadhall.cli import Commands, option_of_language
from meadhall.cli.game import terminal_of
from meadhall.cli.packs.check import FAULTY
from meadhall.cli.screen.voice import Voice, language_of
from meadhall.kernel.errors import PackError


def register(parts: Commands) -> None:
    """Add the command."""
    part = parts.add_parser("text", help="print a pack's heroes, boards and cards in words", description=__doc__)
    part.add_argument("path", metavar="PATH", type=Path, help="the pack's folder or zip file")
    option_of_language(part)
    part.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print everything that is sound; whether that is all of it tells the status."""
    from meadhall.packs.carried import use  # noqa: PLC0415 - who asks for help alone reads no packs
    from meadhall.workshop import checked_path  # noqa: PLC0415 - likewise

    voice = Voice(arguments.language or language_of())
    checked = checked_path(arguments.path)
    pack = checked.pack or checked.sound
    if pack is None:
        raise PackError(str(checked.mistakes[0]))
    use(pack)
    for line in terminal_of(pack.about.game).pack_lines(pack, voice):
        print(line)
    if checked.mistakes:
        told = voice.word("packs-count", mistakes=len(checked.mistakes), warnings=len(checked.warnings))
        print(voice.word("packs-partly", path=str(arguments.path), count=told), file=sys.stderr)
        return FAULTY
    return 0
