"""`meadhall packs import`: a deck in the format of unmatched.cards, or a zip file or draft of Meadhall, as a folder.

No text is lost: what is not understood stays in the files as it was written, and `meadhall packs check` names it.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from meadhall.bundle import games_with
from meadhall.cli import Commands, option_of_language
from meadhall.cli.packs.check import FAULTY
from meadhall.cli.packs.new import check_id, write
from meadhall.cli.screen.voice import Voice, language_of
from meadhall.kernel.errors import PackError

if TYPE_CHECKING:
    from meadhall.workshop import Files, Mistake

ZIP: Final = b"PK"  # with what such files begin
TEXT: Final = "text-"  # with what the kinds of mistakes of texts begin


# Whatever reads packs is imported where it is needed: who asks for help alone waits for nothing.
# ruff: noqa: PLC0415
def register(parts: Commands) -> None:
    """Add the command."""
    part = parts.add_parser("import", help="make a pack of somebody's deck", description=__doc__)
    part.add_argument("file", metavar="FILE", type=Path, help="a deck of unmatched.cards, or a zip or draft of ours")
    part.add_argument("folder", nargs="?", metavar="FOLDER", type=Path, help="where to write the pack (default: ./ID)")
    part.add_argument("--id", metavar="ID", help="by what matches will know it (default: made of the file's name)")
    option_of_language(part)
    part.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Write the pack, then tell what of it is not understood, most frequent first."""
    from meadhall.packs import read_yaml
    from meadhall.workshop import checked_folder
    from meadhall.workshop.files import ABOUT, read_file

    voice = Voice(arguments.language or language_of())
    if arguments.id is not None:
        check_id(arguments.id)
    files = files_of(read_file(arguments.file), arguments.id, arguments.file)
    folder = arguments.folder or Path(arguments.id or str(read_yaml(files[ABOUT])["id"]))
    write(folder, files)
    checked = checked_folder(folder)
    for words, times in unread(checked.mistakes):
        print(f"{times:4}  {words}")
    count = voice.word("packs-count", mistakes=len(checked.mistakes), warnings=len(checked.warnings))
    print(voice.word("packs-imported", folder=str(folder), count=count))
    return FAULTY if checked.mistakes else 0


def files_of(data: bytes, id: str | None, path: Path) -> Files:
    """The files of the pack in a file, whatever kind it is of."""
    from meadhall.workshop import draft_files, draft_of, read_zip
    from meadhall.workshop.draft import draft_in, drafted

    if data.startswith(ZIP):
        files = read_zip(data)
        found = drafted(draft_of(files))
        if id is None:
            check_id(str(found["about"].get("id", "")) if isinstance(found["about"], dict) else "")
            return files
    else:
        found = draft_from(read_json(data, path), id or id_of(path), path)
        found = drafted(draft_in(found))
    if not isinstance(found["about"], dict):
        msg = f"{path}: expected what the pack is, found {found['about']!r:.80}"
        raise PackError(msg)
    found["about"] = {**found["about"], "id": id or found["about"].get("id") or id_of(path)}
    check_id(str(found["about"]["id"]))
    return draft_files(found)


def draft_from(data: Any, id: str, path: Path) -> Any:
    """The draft in a JSON file: one of ours, or one made of a deck that some game can read."""
    from meadhall.workshop import maker_of

    if isinstance(data, dict) and "about" in data:
        return data
    for game in games_with("packs"):
        found = maker_of(game).imported(data, id)
        if found is not None:
            return found
    msg = f"{path}: expected a deck in the format of unmatched.cards, or a zip file or a draft of Meadhall"
    raise PackError(msg)


def read_json(data: bytes, path: Path) -> Any:
    """A file as JSON."""
    try:
        return json.loads(data.decode("utf-8-sig"))
    except (ValueError, RecursionError) as problem:
        msg = f"{path}: expected a zip file or JSON: {problem}"
        raise PackError(msg) from problem


def id_of(path: Path) -> str:
    """An id made of a file's name."""
    from meadhall.workshop.ids import id_from

    return id_from(path.stem, "imported")


def unread(mistakes: list[Mistake]) -> list[tuple[str, int]]:
    """The words that were not understood, without their numbers, and how often they are there; most frequent first."""
    from meadhall.phrases.ranking import shape

    found: Counter[str] = Counter()
    for mistake in mistakes:
        if mistake.kind.startswith(TEXT):
            words = str(mistake.told.get("words") or mistake.text)
            found.update(shape(part, {}, ()) for part in words.split("; ") if part.strip())
    return sorted(found.items(), key=lambda pair: (-pair[1], pair[0]))
