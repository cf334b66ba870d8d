"""`meadhall packs show`: all cards and boards of a pack on sheets, to be printed and cut out."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

from meadhall.cli import Commands, option_of_language
from meadhall.cli.screen.voice import Voice, language_of
from meadhall.kernel.errors import MeadhallError

if TYPE_CHECKING:
    from meadhall.packs.pack import Pack

KINDS: Final = {".pdf": "pdf", ".svg": "svg", ".png": "png"}
PAPERS: Final = ("a4", "letter")
DENSITY: Final = 200  # dots per inch
MOST_DENSE: Final = 600
MOST_TOGETHER: Final = 24  # pages in one PNG, which has to be in memory as a whole


class SheetsError(MeadhallError):
    """Sheets that cannot be made or written."""


# What reads packs is imported where it is needed: who asks for help alone waits for nothing.
# ruff: noqa: PLC0415
def register(parts: Commands) -> None:
    """Add the command."""
    part = parts.add_parser("show", help="draw all cards and boards of a pack, to print and cut", description=__doc__)
    part.add_argument("pack", metavar="PACK", help="its folder, its zip file, or its id if it is installed")
    part.add_argument("--out", metavar="FILE", type=Path, help="a .pdf, .svg or .png (default: ID.pdf)")
    part.add_argument(
        "--paper", choices=PAPERS, default=PAPERS[0], help="what it is printed on: a4 (default) or letter"
    )
    part.add_argument("--once", action="store_true", help="every card once, with the number of its copies")
    part.add_argument("--pages", action="store_true", help="a file for each page of SVG or PNG, not one with all")
    part.add_argument("--dpi", metavar="N", type=int, default=DENSITY, help=f"dots per inch of a PNG ({DENSITY})")
    option_of_language(part)
    part.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Draw a pack, and tell where the sheets are."""
    from meadhall.cli.packs.offer import pack_named
    from meadhall.workshop import maker_of
    from meadhall.workshop.printing import printed
    from meadhall.workshop.sheets import Order, page_count

    voice = Voice(arguments.language or language_of())
    pack = pack_named(arguments.pack)
    file = arguments.out or Path(f"{pack.id}.pdf")
    kind = kind_of(file)
    is_together = kind != "pdf" and not arguments.pages
    sheets = maker_of(pack.about.game).sheets(pack, voice.language)
    order = Order(voice.language, arguments.paper, arguments.once, is_together, foot_of(pack, voice))
    pages = page_count(sheets, order)
    check(kind, pages, arguments.dpi, is_together=is_together)
    files = named(file, printed(sheets, order, kind, arguments.dpi))
    for path, data in files.items():
        write(path, data)
    cards = len(sheets.cards(is_once=order.is_once))
    where = str(file) if len(files) == 1 else f"{min(files)} … {max(files)}"
    print(voice.word("packs-shown", cards=cards, boards=len(sheets.boards), pages=pages, file=where))
    return 0


def kind_of(file: Path) -> str:
    """What kind of file is wanted, as its name tells."""
    if file.suffix.lower() not in KINDS:
        msg = f"expected a file that ends in {', '.join(KINDS)}, found {file.name!r}"
        raise SheetsError(msg)
    return KINDS[file.suffix.lower()]


def check(kind: str, pages: int, density: int, *, is_together: bool) -> None:
    """Refuse what would be nothing, or too much."""
    if not pages:
        msg = "this pack has neither cards nor boards to be drawn"
        raise SheetsError(msg)
    if not 1 <= density <= MOST_DENSE:
        msg = f"--dpi: expected 1 to {MOST_DENSE}, found {density}"
        raise SheetsError(msg)
    if kind == "png" and is_together and pages > MOST_TOGETHER:
        msg = f"{pages} pages are too many for one PNG: --pages makes a file for each, and a .pdf has them all"
        raise SheetsError(msg)


def foot_of(pack: Pack, voice: Voice) -> str:
    """What stands under every page: whose work this is, and how it is printed in its true size."""
    about = pack.about
    parts = [f"{about.name} {about.version}", about.author, about.licence, voice.word("packs-scale")]
    return " · ".join(part for part in parts if part)


def named(file: Path, made: list[bytes]) -> dict[Path, bytes]:
    """Files by their names; several are numbered."""
    if len(made) == 1:
        return {file: made[0]}
    width = len(str(len(made)))
    return {file.with_stem(f"{file.stem}-{at:0{width}}"): data for at, data in enumerate(made, 1)}


def write(path: Path, data: bytes) -> None:
    """Write a file."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    except OSError as problem:
        msg = f"the sheets cannot be written to {path}: {problem.strerror}"
        raise SheetsError(msg) from problem
