"""Sheets: all cards and boards of a pack as they are printed to be cut out: what stands on which page."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from meadhall.workshop.emblems import CREDIT

A_PAGE: Final = 9  # cards
LONGEST_WORD: Final = 28  # signs that stand together where no line can end
LONG: Final = 110  # characters of a text that is set a little smaller
PAPERS: Final = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}  # millimetres, upright
VIEW: Final = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')
STRENGTH: Final = 0.1  # of colours that follow from an id
COLOUR: Final = re.compile("#[0-9a-fA-F]{6}")
UNBROKEN: Final = re.compile(rf"\S{{{LONGEST_WORD}}}")
LAST: Final = re.compile(r" (?=\S{1,3}$)")  # before a last word that is too short for a line of its own
HELD: Final = "\u00a0"
SEPARATOR: Final = " · "
PLACE: Final = "\u200b"  # where a line may end in a word that no language has


class Paint(NamedTuple):
    """What a card is painted in: the colours of whoever it belongs to, and the tone and sign of its type."""

    owner: str  # the colours of an owner without a colour of its own follow from its id
    colour: str | None = None
    tone: str | None = None  # #rrggbb; by default the owner's ink
    sign: str = ""  # of the type, as path data in a box of 24


class Face(NamedTuple):
    """A card as it is printed."""

    name: str
    line: str  # what it is and who may use it
    text: list[tuple[str, str]]  # paragraphs, each with what is set in bold before it
    foot: str
    paint: Paint
    copies: int = 1
    mark: str = ""  # the large number
    boost: str = ""
    emblem: str = ""  # the name of its picture


class Sheets(NamedTuple):
    """Everything of a pack that can be printed."""

    game: str
    title: str
    author: str
    faces: list[Face]
    boards: list[str]  # as SVG

    def cards(self, *, is_once: bool) -> list[int]:
        """Which face each card has, in the order in which they are printed."""
        return [at for at, face in enumerate(self.faces) for _ in range(1 if is_once else face.copies)]


class Order(NamedTuple):
    """How sheets are wanted."""

    language: str
    paper: str = "a4"
    is_once: bool = False
    is_together: bool = False
    foot: str = ""  # under every page, before its number


def told(sheets: Sheets, order: Order, emblems: Mapping[str, str]) -> dict[str, Any]:
    """Sheets as sheets.typ wants to have them told; a card without a picture has the initial of its name."""
    credit = CREDIT if any(face.emblem in emblems for face in sheets.faces) else ""
    cards = sheets.cards(is_once=order.is_once)
    pages: list[dict[str, Any]] = [
        {"kind": "cards", "first": at, "cards": cards[at : at + A_PAGE], "foot": credit}
        for at in range(0, len(cards), A_PAGE)
    ]
    pages += [{"kind": "board", "svg": svg, "size": size_of(svg), "foot": ""} for svg in sheets.boards]
    for at, page in enumerate(pages, 1):
        page["foot"] = SEPARATOR.join(part for part in (order.foot, page["foot"], f"{at}/{len(pages)}") if part)
    return {
        "title": sheets.title, "author": sheets.author, "language": order.language, "paper": PAPERS[order.paper],
        "together": order.is_together, "pages": pages,
        "faces": [face_told(face, at, emblems, is_once=order.is_once) for at, face in enumerate(sheets.faces)],
    }  # fmt: skip


def page_count(sheets: Sheets, order: Order) -> int:
    """How many pages there are."""
    return math.ceil(len(sheets.cards(is_once=order.is_once)) / A_PAGE) + len(sheets.boards)


def face_told(face: Face, at: int, emblems: Mapping[str, str], *, is_once: bool) -> dict[str, Any]:
    """A card as sheets.typ wants to have it told; the place in its deck parts its shield."""
    paint = face.paint
    number = lot(paint.owner)
    return {
        "name": breakable(capital(face.name)), "line": breakable(capital(face.line)), "foot": capital(face.foot),
        "text": [[lead, breakable(LAST.sub(HELD, said))] for lead, said in face.text],
        "long": sum(len(said) for _, said in face.text) > LONG,
        "mark": face.mark, "boost": face.boost, "sign": paint.sign, "tone": paint.tone,
        "colour": paint.colour if COLOUR.fullmatch(paint.colour or "") else None,
        "hue": number % 360, "strength": STRENGTH, "motif": number, "arms": at,
        "initial": initial(face.name), "emblem": emblems.get(face.emblem),
        "times": f"×{face.copies}" if is_once and face.copies > 1 else "",
    }  # fmt: skip


def size_of(svg: str) -> Sequence[float]:
    """Width and height of a picture, in units of its own."""
    width, height = VIEW.findall(svg)[0]  # the outermost element tells it
    return float(width), float(height)


def lot(id: str) -> int:
    """A number that is always the same for an id: on the page, too, the colours of a home-made hero follow from it."""
    found = 7
    for letter in id:
        found = (found * 31 + ord(letter)) % 1_000_003
    return found


def breakable(said: str) -> str:
    """Words with places at which a line may end, in those that are longer than any word of a language."""
    return UNBROKEN.sub(lambda found: found[0] + PLACE, said)


def initial(name: str) -> str:
    """The letter that stands for a name: its first capital, for articles and the like are small."""
    letters = [sign for sign in name if sign.isalpha()]
    return next((sign for sign in letters if sign.isupper()), "".join(letters[:1])).upper()[:1]


def capital(said: str) -> str:
    """Words that begin with a capital letter."""
    return said[:1].upper() + said[1:]
