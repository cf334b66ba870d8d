"""Canvas: a board drawn with characters. Spaces are tiles in the colours and letters of their zones (D2.4).

It knows no rules: it shows where spaces lie, what joins them, who stands there, and which doors are closed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from typing import Any, Final, NamedTuple

from rich.style import Style
from rich.text import Text

from meadhall.games.duel.drawing import is_dark

ASPECT: Final = 0.52  # how wide a character is, seen against its height; a little more keeps tiles apart
EDGE: Final = 2  # rows above and below the outermost spaces' middles
BRAILLE: Final = 0x2800
# The bits of a Braille sign's dots by column and row: every character holds two by four dots for a thin line.
DOTS: Final = ((0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80))
LINE: Final = "bright_black"
WALL: Final = "grey50"


class Zone(NamedTuple):
    """How a zone is shown: its colour, its letter and its name."""

    color: str
    letter: str
    name: str

    @property
    def style(self) -> Style:
        """Dark on light or light on dark, whichever can be read."""
        return Style(color="white" if is_dark(self.color) else "black", bgcolor=self.color)


class Mark(NamedTuple):
    """A fighter on the board: a short sign and its owner's colour."""

    sign: str
    style: str


class Point(NamedTuple):
    """A place on the canvas, in columns and rows and parts of them."""

    x: float
    y: float


class Canvas:
    """A board on rows of characters, each with a style."""

    def __init__(self, board: Any, zones: Mapping[str, Zone], width: int, *, is_plain: bool = False) -> None:
        self.board = board
        self.zones = zones
        self.is_plain = is_plain  # no Braille, where it could not be written
        self.tile = max(3, *(len(space.id) for space in board.spaces)) + 2  # columns: an id between two signs
        self.left = min(space.x for space in board.spaces)
        self.top = min(space.y for space in board.spaces)
        across = max(space.x for space in board.spaces) - self.left
        down = max(space.y for space in board.spaces) - self.top
        self.scale = (width - self.tile - 1) / (across or down or 1)  # spaces below one another are as tall as wide
        self.width = width
        self.height = round(down * self.scale * ASPECT) + 2 * EDGE
        self.spaces = {space.id: self.point(space.x, space.y) for space in board.spaces}
        self.signs: dict[tuple[int, int], tuple[str, Style | str]] = {}
        self.dots: dict[tuple[int, int], int] = {}

    def point(self, x: float, y: float) -> Point:
        """Where a place of the board lies on the canvas."""
        return Point(self.tile // 2 + (x - self.left) * self.scale, EDGE + (y - self.top) * self.scale * ASPECT)

    # ---------------------------------------------------------------- drawing
    def drawn(self, marks: Mapping[str, Mark], doors: Mapping[str, str], lit: Iterable[str] = ()) -> list[Text]:
        """The board as rows, with fighters' marks by space, doors by state, and spaces that can be chosen lit up."""
        self.signs, self.dots = {}, {}
        for wall in self.board.walls:
            self.wall(wall)
        for one, other in self.board.lines:
            self.line(self.spaces[one], self.spaces[other])
        self.ink()
        for door in self.board.doors:
            self.door(door, is_open=doors.get(door.id) != "closed")
        chosen = set(lit)
        for space in self.board.spaces:
            self.put_tile(space, marks.get(space.id), is_lit=space.id in chosen)
        return [self.row(at) for at in range(self.height)]

    def row(self, at: int) -> Text:
        """One row of the canvas."""
        text = Text(no_wrap=True)
        used = [column for column, row in self.signs if row == at]
        for column in range(max(used, default=-1) + 1):
            text.append(*self.signs.get((column, at), (" ", "")))
        return text

    def put(self, column: int, row: int, words: str, style: Style | str) -> None:
        """Write some characters."""
        for at, sign in enumerate(words):
            self.signs[column + at, row] = (sign, style)

    def line(self, one: Point, other: Point) -> None:
        """A thin line, in dots, from the middle of one tile to the middle of another."""
        for x, y in walked(middle(one), middle(other), 4):
            dot = DOTS[int(x * 2) % 2][int(y * 4) % 4]
            self.dots[int(x), int(y)] = self.dots.get((int(x), int(y)), 0) | dot

    def ink(self) -> None:
        """Turn dots into signs."""
        for (column, row), dots in self.dots.items():
            self.put(column, row, "." if self.is_plain else chr(BRAILLE + dots), LINE)

    def wall(self, corners: list[tuple[float, float]]) -> None:
        """A wall from corner to corner."""
        points = [self.point(x, y) for x, y in corners]
        for one, other in pairwise(points):
            for x, y in walked(one, other, 2):
                self.put(round(x), round(y), "#" if self.is_plain else "░", WALL)

    def door(self, door: Any, *, is_open: bool) -> None:
        """A door's leaf: open, lines go through it; closed, it covers them."""
        one, other = (self.point(x, y) for x, y in door.drawn)
        leaf, style = door_sign(is_open=is_open, is_plain=self.is_plain)
        if abs(one.x - other.x) < abs(one.y - other.y):
            leaf = leaf.replace("┄", "┆")
        for x, y in walked(one, other, 2):
            if not is_open or (round(x), round(y)) not in self.signs:  # a way through stays a way
                self.put(round(x), round(y), leaf, style)

    def put_tile(self, space: Any, mark: Mark | None, *, is_lit: bool) -> None:
        """A space: who stands there, its id, and the letters of its zones."""
        x, y = self.spaces[space.id]
        zones = [self.zones[zone] for zone in space.zones]
        left, row = round(x) - self.tile // 2, round(y)
        name = f"‹{space.id}›" if is_lit else space.id
        self.put_striped(left, row, name.center(self.tile), zones, bold=True)
        self.put_striped(left, row + 1, lettered(zones).center(self.tile), zones)
        if mark is not None:
            self.put(left, row - 1, mark.sign.center(self.tile), mark.style)

    def put_striped(self, left: int, row: int, words: str, zones: list[Zone], *, bold: bool = False) -> None:
        """Words on a ground of stripes, one a zone, so that each zone's letter stands on its own colour."""
        begin = lettered(zones).center(self.tile).index(lettered(zones))
        for at, sign in enumerate(words):
            zone = zones[min(max(at - begin, 0), len(zones) - 1)]
            self.put(left + at, row, sign, zone.style + Style(bold=bold))


def lettered(zones: list[Zone]) -> str:
    """The letters of some zones."""
    return "".join(zone.letter for zone in zones)


def door_sign(*, is_open: bool, is_plain: bool) -> tuple[str, str]:
    """The sign of a door's leaf, and its colour."""
    if is_open:
        return ("'" if is_plain else "┄"), "yellow"
    return ("X" if is_plain else "▓"), "bold red"


def middle(place: Point) -> Point:
    """The middle of a tile's id."""
    return Point(round(place.x) + 0.5, round(place.y) + 0.5)


def walked(one: Point, other: Point, fineness: int) -> Iterator[Point]:
    """Points on the straight way from one to another, `fineness` or more to a character."""
    steps = max(1, round(fineness * max(abs(other.x - one.x), 2 * abs(other.y - one.y))))
    for at in range(steps + 1):
        part = at / steps
        yield Point(one.x + (other.x - one.x) * part, one.y + (other.y - one.y) * part)
