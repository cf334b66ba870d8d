"""`meadhall packs new`: a small pack that works, to begin with."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from meadhall.bundle import games_with
from meadhall.cli import Commands, option_of_language
from meadhall.cli.screen.voice import Voice, language_of
from meadhall.kernel.errors import PackError

if TYPE_CHECKING:
    from meadhall.workshop import Files


def register(parts: Commands) -> None:
    """Add the command."""
    games = games_with("packs")
    part = parts.add_parser("new", help="write a small pack that works, to begin with", description=__doc__)
    part.add_argument("id", metavar="ID", help="by what matches will know the pack: small letters, digits and hyphens")
    part.add_argument("folder", nargs="?", metavar="FOLDER", type=Path, help="where to write it (default: ./ID)")
    part.add_argument("--game", choices=games, default=games[0], help=f"what it is for ({games[0]})")
    option_of_language(part)
    part.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Write an example in the person's language."""
    from meadhall.workshop import draft_files, maker_of  # noqa: PLC0415 - who asks for help alone reads no packs

    voice = Voice(arguments.language or language_of())
    check_id(arguments.id)
    folder = arguments.folder or Path(arguments.id)
    files = draft_files(maker_of(arguments.game).example(arguments.id, voice.language))
    write(folder, files)
    for path in files:
        print(folder / path)
    print(voice.word("packs-begun", folder=str(folder)))
    return 0


def check_id(id: str) -> None:
    """Refuse what cannot be the id of a pack."""
    from meadhall.packs.pack import LONGEST_ID  # noqa: PLC0415 - likewise
    from meadhall.workshop.library import is_id  # noqa: PLC0415 - likewise

    if not is_id(id):
        msg = f"expected an id of at most {LONGEST_ID} small letters, digits and hyphens, such as 'my-tavern'; found"
        raise PackError(f"{msg} {id!r:.80}")


def write(folder: Path, files: Files) -> None:
    """Write the files of a pack into a folder of its own; nothing that is there is written over."""
    from meadhall.workshop.files import checked_paths  # noqa: PLC0415 - likewise

    checked_paths(files)  # a draft of somebody else may have any names in it
    if folder.is_symlink() or (folder.exists() and not (folder.is_dir() and not any(folder.iterdir()))):
        msg = f"{folder} is there already; expected a new folder, or an empty one"
        raise PackError(msg)
    try:
        for path, text in files.items():
            file = folder / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8", newline="\n")
    except OSError as problem:
        msg = f"the pack cannot be written to {folder}: {problem.strerror}"
        raise PackError(msg) from problem
