"""`meadhall lab report DIR`: tell what a study says, on one page that needs no network: verdict, cards, skill, feel.

The page has all five languages, light and dark, tables to be sorted, and a sentence before each of them. With
`--pictures` the ratings, who beats whom and what the cards are worth are written as pictures (SVG) as well.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from meadhall.cli import Commands

PAGE: Final = "report.html"


def register(parts: Commands) -> None:
    """Add the command."""
    part = parts.add_parser(
        "report", help="tell what a study says, as a page", description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    part.add_argument("study", type=Path, metavar="DIR", help="the folder of a study that has been run to its end")
    part.add_argument("--out", type=Path, metavar="FILE", help=f"where the page goes (default: {PAGE} in the folder)")
    part.add_argument("--pictures", type=Path, metavar="DIR", help="write pictures for documents there, in English")
    part.set_defaults(run=run)


# What reads the results is imported when it is known that something is to be told.
# ruff: noqa: PLC0415
def run(arguments: argparse.Namespace) -> int:
    """Write the page, and the pictures if they are wanted."""
    from meadhall.lab.report import page_of, pictures_of, report_of

    plan, document = report_of(arguments.study)
    written = [(arguments.out or arguments.study / PAGE, page_of(plan, document))]
    if arguments.pictures:
        written += [(arguments.pictures / name, told) for name, told in pictures_of(plan, document).items()]
    for path, text in written:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
        print(path)
    return 0
