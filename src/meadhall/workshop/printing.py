"""Printing: sheets as PDF, SVG or PNG. Typst sets them, which the extra `print` brings with letters for all languages.

What is printed is handed over as data: nothing in it can be taken for markup, and nothing else is read.
"""

from __future__ import annotations

import json
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from meadhall.svg import NAMES, PLAIN
from meadhall.workshop.emblems import emblems
from meadhall.workshop.sheets import Order, Sheets, told

if TYPE_CHECKING:
    from typst import Compiler

TEMPLATE: Final = Path(__file__).with_name("sheets.typ")
LETTERS: Final = "Libertinus Serif"  # which Typst has in it
FORMATS: Final = ("pdf", "svg", "png")
DENSITY: Final = 200.0  # dots per inch of a PNG


def printed(sheets: Sheets, order: Order, kind: str, density: float = DENSITY) -> list[bytes]:
    """The files of some sheets: one PDF, or a picture for each page."""
    made: Any = compiler_of(sheets, order).compile(format=kind, ppi=density)  # type: ignore[arg-type]
    return made if isinstance(made, list) else [made]


def compiler_of(sheets: Sheets, order: Order) -> Compiler:
    """What sets some sheets; other letters than its own are used only where it has none."""
    import typst  # noqa: PLC0415 - an extra that only who prints needs

    page = told(sheets, order, emblems(sheets.game))
    for each in page["pages"]:
        if "svg" in each:
            each["svg"] = lettered(each["svg"])
    return typst.Compiler(TEMPLATE.read_bytes(), sys_inputs={"told": json.dumps(page, ensure_ascii=False)})


def lettered(svg: str) -> str:
    """A picture in the letters that are there; an SVG carries it along as it is, for programs that have others."""
    for family in (NAMES, PLAIN):
        svg = svg.replace(f'font-family="{escape(family)}"', f'font-family="{LETTERS}, {escape(family)}"')
    return svg
