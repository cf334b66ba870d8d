"""`meadhall packs install`, `list`, `remove` and `export`: packs that every match on this machine can have."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from meadhall.cli import Commands, option_of_language
from meadhall.cli.folders import data_folder, named_folder
from meadhall.cli.packs.check import FAULTY
from meadhall.cli.packs.offer import library, tell_faults
from meadhall.cli.screen.voice import Voice, language_of
from meadhall.kernel.errors import PackError

if TYPE_CHECKING:
    from meadhall.packs.pack import Pack


INSTALL: Final = "`meadhall packs install`: a copy of a pack goes into the hall's data, and its parts into all lists."
LIST: Final = "`meadhall packs list`: each pack that is installed, with its id, version, game and name."
REMOVE: Final = "`meadhall packs remove`: a pack goes; matches that were played with it carry what they need."
EXPORT: Final = "`meadhall packs export`: a pack as one zip file, which others install or open in the workshop."


# Whatever reads packs is imported where it is needed: who asks for help alone waits for nothing.
# ruff: noqa: PLC0415
def register(parts: Commands) -> None:
    """Add the commands."""
    install = parts.add_parser("install", help="let all matches on this machine have a pack", description=INSTALL)
    install.add_argument("path", metavar="PATH", type=Path, help="the pack's folder or zip file")
    install.add_argument("--replace", action="store_true", help="in the place of the one with the same id")
    install.set_defaults(run=run_install)
    listed = parts.add_parser("list", help="list the packs that are installed", description=LIST)
    listed.add_argument("--json", action="store_true", help="print one JSON object a line")
    listed.set_defaults(run=run_list)
    remove = parts.add_parser("remove", help="take an installed pack away", description=REMOVE)
    remove.add_argument("id", metavar="ID", help="its id")
    remove.set_defaults(run=run_remove)
    export = parts.add_parser("export", help="write a pack into one zip file, to be shared", description=EXPORT)
    export.add_argument("pack", metavar="PACK", help="its id if it is installed, or its folder")
    export.add_argument("file", metavar="FILE.zip", type=Path, help="the file to write")
    export.set_defaults(run=run_export)
    for part in (install, listed, remove, export):
        part.add_argument(
            "--data", type=named_folder, default=data_folder(), help="the folder of the hall's data, with packs in it"
        )
        option_of_language(part)


def run_install(arguments: argparse.Namespace) -> int:
    """Take a pack in."""
    voice = voice_of(arguments)
    pack, before = library(arguments.data).install(zip_of(arguments.path), replace=arguments.replace)
    name, version = pack.about.name, pack.about.version
    if before is None:
        print(voice.word("packs-installed", name=name, id=pack.id, version=version))
    else:
        old = before.pack.about.version if before.pack else "–"
        print(voice.word("packs-replaced", name=name, id=pack.id, version=version, before=old))
    return 0


def zip_of(path: Path) -> bytes:
    """A pack as a zip file: the same files are always the same bytes."""
    from meadhall.workshop import read_folder, read_zip, zipped
    from meadhall.workshop.files import read_file

    return zipped(read_folder(path) if path.is_dir() else read_zip(read_file(path)))


def run_list(arguments: argparse.Namespace) -> int:
    """List what is installed, a line each; what is faulty is told elsewhere."""
    shelf = library(arguments.data)
    found = shelf.packs()
    packs = [each.pack for each in found if each.pack is not None]
    faults = [each.problem for each in found if each.pack is None] + shelf.strangers()
    if arguments.json:
        for pack in packs:
            print(json.dumps(told(pack), ensure_ascii=False))
    elif not found:
        print(voice_of(arguments).word("packs-none"))
    else:
        rows = [[pack.id, pack.about.version, pack.about.game, pack.about.name] for pack in packs]
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        for row in rows:
            print("  ".join(part.ljust(width) for part, width in zip(row, widths, strict=True)).rstrip())
    tell_faults(faults)
    return FAULTY if faults else 0


def told(pack: Pack) -> dict[str, Any]:
    """A pack as data."""
    about = pack.about
    parts = {
        kind: [part["id"] if isinstance(part, dict) else part for part in told] for kind, told in pack.parts.items()
    }
    return {
        "id": about.id, "version": about.version, "game": about.game, "name": about.name, "author": about.author,
        "licence": about.licence, "fingerprint": pack.fingerprint, "parts": parts,
    }  # fmt: skip


def run_remove(arguments: argparse.Namespace) -> int:
    """Take a pack away."""
    library(arguments.data).remove(arguments.id)
    print(voice_of(arguments).word("packs-removed", id=arguments.id))
    return 0


def run_export(arguments: argparse.Namespace) -> int:
    """Write a pack as one file."""
    from meadhall.workshop import checked_zip
    from meadhall.workshop.library import sound

    path = Path(arguments.pack)
    data = zip_of(path) if path.exists() else library(arguments.data).data(arguments.pack)
    pack = sound(checked_zip(data), arguments.pack)
    try:
        with arguments.file.open("xb") as file:
            file.write(data)
    except FileExistsError:
        msg = f"{arguments.file} is there already; expected the name of a new file"
        raise PackError(msg) from None
    except OSError as problem:
        msg = f"{arguments.file} cannot be written: {problem.strerror}"
        raise PackError(msg) from problem
    about = pack.about
    print(voice_of(arguments).word("packs-exported", name=about.name, version=about.version, file=str(arguments.file)))
    return 0


def voice_of(arguments: argparse.Namespace) -> Voice:
    """What speaks to the person."""
    return Voice(arguments.language or language_of())
