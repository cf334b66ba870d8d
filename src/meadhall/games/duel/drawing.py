"""Drawing: a board as a picture (SVG), from its facts alone; every zone is told by colour, pattern and letter (D2.4).

Geometry comes first and knows nothing of boards or of SVG's elements: whatever else draws a board can use it as it is.
"""

from __future__ import annotations

import math
import textwrap
from collections.abc import Iterator
from typing import Final, NamedTuple

from meadhall.games.duel.rules.catalogue import Battlefield, Door, Space
from meadhall.localisation import ENGLISH, Words, key, words_known
from meadhall.svg import (
    EDGE,
    EMBER,
    GOLD,
    INK,
    NAMES,
    PAPER,
    PLAIN,
    STONE,
    TABLE,
    WOOD,
    Point,
    along,
    block,
    disc,
    element,
    figure,
    group,
    line_path,
    spot,
    text,
    title,
)

# ---------------------------------------------------------------- measures and colours
SCALE: Final = 12.0  # of the picture to the board's own unit
MARGIN: Final = 48.0
HEAD: Final = 96.0  # where the board begins, under its name
PAD: Final = 22.0  # between the board and its frame
RIM: Final = 5.0  # of a space, around its zones
BADGE: Final = 15.0  # radius of what is pinned to a space: a start's number, a keyhole
LETTER: Final = 11.0  # radius of a zone's letter
COLUMNS: Final = 5  # of zones in the legend
ROW: Final = 52.0
SIGN: Final = 44.0  # the width of a sign in the legend
LETTERS_A_LINE: Final = 112  # of a note under the legend
LETTER_WIDTH: Final = 0.6  # of a letter's size, at most on the whole: renderers differ in their letters

SPREAD: Final = 50.0  # how far from their middle the colours of a board lie at least, of 255
MOST_SPREAD: Final = 1.6  # times their own


# ---------------------------------------------------------------- geometry
def sector_angle(at: int, count: int) -> float:
    """Where the middle of a sector lies: the first at the top, the others clockwise."""
    return -90 + at * 360 / count


def sector_path(center: Point, radius: float, at: int, count: int) -> str:
    """One of several equal sectors of a disc as path data; a single one is the whole disc."""
    arc = f"A{figure(radius)} {figure(radius)} 0 0 1 "
    middle = sector_angle(at, count)
    if count == 1:
        left, right = along(center, 180, radius), along(center, 0, radius)
        return f"M{spot(left)}{arc}{spot(right)}{arc}{spot(left)}Z"
    begin, end = (along(center, middle + half, radius) for half in (-180 / count, 180 / count))
    return f"M{spot(center)}L{spot(begin)}{arc}{spot(end)}Z"


def bends_of(board: Battlefield) -> dict[tuple[str, str], float]:
    """How far each bent line is moved aside, seen from either end."""
    bends = {(a, b): bend for a, b, bend in board.bends}
    return {(b, a): -bend for (a, b), bend in bends.items()} | bends


def flow(widths: list[float], room: float) -> list[tuple[float, int]]:
    """Where things of some widths stand in rows: how far in, and in which row."""
    found: list[tuple[float, int]] = []
    x, row = 0.0, 0
    for width in widths:
        if x and x + width > room:
            x, row = 0.0, row + 1
        found.append((x, row))
        x += width
    return found


def fitting(said: str, size: float, room: float) -> float:
    """The size in which words have room: long ones are written smaller, and never cut off."""
    return min(size, room / (LETTER_WIDTH * max(len(said), 1)))


# ---------------------------------------------------------------- patterns, letters, colours of zones
class Pattern(NamedTuple):
    """The strokes of one tile, turned; a stroke without length is a dot."""

    name: str
    strokes: str
    width: float
    tile: Point
    turn: int = 0


# Neighbours in this list differ most, for most boards have few zones.
PATTERNS: Final = (
    Pattern("dots", "M3 3h0M9 9h0", 4.4, (12, 12)),
    Pattern("slanted", "M0 4h8", 2.6, (8, 8), -45),
    Pattern("waves", "M-4 5q4 -7 8 0t8 0t8 0", 2, (16, 10)),
    Pattern("bricks", "M0 1h20M0 8h20M5 1v7M15 8v7", 1.8, (20, 14)),
    Pattern("upright", "M0 4h8", 2.6, (8, 8), 90),
    Pattern("rings", "M3 7a4 4 0 1 0 8 0a4 4 0 1 0 -8 0", 2, (14, 14)),
    Pattern("level", "M0 4h8", 2.6, (8, 8)),
    Pattern("crosses", "M7 3.5v7M3.5 7h7", 2.2, (14, 14)),
    Pattern("netted", "M0 5h10M5 0v10", 1.8, (10, 10), 45),
    Pattern("zigzag", "M-1 9l8 -7l8 7", 2.2, (14, 10)),
    Pattern("leaning", "M0 7h14", 5, (14, 14), 45),
    Pattern("squares", "M3 3h6v6h-6z", 2, (12, 12)),
)


def pattern_of(at: int) -> Pattern:
    """The pattern of a board's zone by its place in the file."""
    return PATTERNS[at]


def letter_of(at: int) -> str:
    """The letter of a board's zone by its place in the file."""
    return chr(ord("A") + at)


def channels(color: str) -> tuple[int, int, int]:
    """Red, green and blue of a colour."""
    red, green, blue = (int(color[at : at + 2], 16) for at in (1, 3, 5))
    return red, green, blue


def brightness(color: str) -> float:
    """How bright a colour seems, from 0 to 255."""
    red, green, blue = channels(color)
    return 0.299 * red + 0.587 * green + 0.114 * blue


def is_dark(color: str) -> bool:
    """Whether strokes on a colour have to be light."""
    return brightness(color) < 128


def told_apart(colors: list[str]) -> list[str]:
    """Colours that are much alike, as pale boards have them, moved away from their common middle."""
    found = [channels(color) for color in colors]
    middle = [sum(part) / len(found) for part in zip(*found, strict=True)]
    spread = math.sqrt(sum(math.dist(color, middle) ** 2 for color in found) / len(found))
    more = min(max(SPREAD / max(spread, 1), 1), MOST_SPREAD)
    moved = [[mid + more * (part - mid) for part, mid in zip(color, middle, strict=True)] for color in found]
    return ["#" + "".join(f"{min(max(round(part), 0), 255):02x}" for part in color) for color in moved]


# ---------------------------------------------------------------- elements
def lettered(center: Point, letter: str) -> str:
    """A zone's letter on a light disc, readable on any colour."""
    return disc(center, LETTER, fill=PAPER, stroke=INK) + text(
        center, letter, 15, fill=INK, font_weight="bold", text_anchor="middle", class_="letter"
    )


def start_badge(center: Point, number: int) -> str:
    """The number of a start space."""
    return disc(center, BADGE, fill=EMBER, stroke=PAPER, stroke_width=2.5) + text(
        center, str(number), 18, fill=PAPER, font_weight="bold", text_anchor="middle"
    )


def passage_badge(center: Point) -> str:
    """A keyhole, the same at all ends of a passage."""
    x, y = center
    hole = f"M{spot((x - 2.4, y))}L{spot((x - 4.4, y + 9))}H{figure(x + 4.4)}L{spot((x + 2.4, y))}Z"
    return (
        disc(center, BADGE, fill=INK, stroke=PAPER, stroke_width=2.5)
        + disc((x, y - 3), 4.8, fill=GOLD)
        + element("path", d=hole, fill=GOLD, stroke=GOLD, stroke_linejoin="round")
    )


def door_bar(begin: Point, end: Point) -> str:
    """A door: a beam between two posts."""
    way = line_path(begin, end, 0)
    return (
        element("path", d=way, stroke=INK, stroke_width=13)
        + element("path", d=way, stroke=WOOD, stroke_width=8)
        + disc(begin, 8, fill=INK)
        + disc(end, 8, fill=INK)
    )


def name_plate(center: Point, name: str) -> str:
    """The id of a space on a dark plate."""
    x, y = center
    width = 9.4 * len(name) + 12
    plate = element(
        "rect", x=x - width / 2, y=y - 11, width=width, height=22, rx=11, fill=INK, stroke=PAPER, stroke_width=1.5
    )
    return plate + text(center, name, 15, fill=PAPER, font_weight="bold", text_anchor="middle")


# ---------------------------------------------------------------- the picture
class Picture:
    """A board on its way to be drawn: its facts, with places in the picture and words of a language."""

    def __init__(self, board: Battlefield, said: Words) -> None:
        self.board = board
        self.words = said
        self.width: float = board.size[0] * SCALE + 2 * PAD + 2 * MARGIN
        self.below: float = HEAD + board.size[1] * SCALE + 2 * PAD  # where the board ends
        self.radius: float = board.radius * SCALE
        self.places = {space.id: self.place((space.x, space.y)) for space in board.spaces}
        self.zones = [zone.id for zone in board.zones]
        self.colors = told_apart([zone.color for zone in board.zones])

    def place(self, point: Point) -> Point:
        """A point of the board in the picture."""
        return MARGIN + PAD + point[0] * SCALE, HEAD + PAD + point[1] * SCALE

    def name(self, kind: str, which: str) -> str:
        """The name of a zone or a door."""
        return self.words.say(key(kind, self.board.id, which))

    def paint(self, zone: str) -> str:
        """A zone's colour and pattern, as a fill; the id is one of its own among all boards of a page."""
        return f"{self.board.id}-{zone}"

    # ------------------------------------------------------------ its parts
    def patterns(self) -> Iterator[str]:
        """The fill of each zone."""
        for at, (zone, color) in enumerate(zip(self.zones, self.colors, strict=True)):
            yield self.pattern(zone, color, pattern_of(at))

    def pattern(self, zone: str, color: str, pattern: Pattern) -> str:
        """A zone's colour with the strokes of its pattern on it."""
        width, height = pattern.tile
        ink, strength = (PAPER, 0.66) if is_dark(color) else (INK, 0.58)
        return element(
            "pattern",
            element("rect", width=width, height=height, fill=color),
            element(
                "path", d=pattern.strokes, fill="none", stroke=ink, stroke_opacity=strength,
                stroke_width=pattern.width, stroke_linecap="round",
            ),
            id=self.paint(zone), class_=pattern.name, width=width, height=height, patternUnits="userSpaceOnUse",
            patternTransform=f"rotate({pattern.turn})",
        )  # fmt: skip

    def table(self) -> str:
        """What the board lies on."""
        return element(
            "rect", x=MARGIN, y=HEAD, width=self.width - 2 * MARGIN, height=self.below - HEAD, rx=28,
            fill=TABLE, stroke=EDGE, stroke_width=2,
        )  # fmt: skip

    def walls(self) -> Iterator[str]:
        """Walls; only doors and lines lead through them."""
        for wall in self.board.walls:
            way = " ".join(spot(self.place(point)) for point in wall)
            yield element("polyline", points=way)

    def lines(self) -> Iterator[str]:
        """Lines, each with an edge of its own, so that one which crosses another passes over it."""
        bends = bends_of(self.board)
        for a, b in self.board.lines:
            way = line_path(self.places[a], self.places[b], bends.get((a, b), 0) * SCALE)
            edge = element("path", d=way, stroke=TABLE, stroke_width=11, stroke_linecap="butt")
            yield edge + element("path", d=way, class_="line", data_line=f"{a} {b}", stroke=INK, stroke_width=5)

    def doors(self) -> Iterator[str]:
        """Doors, where they stand."""
        for door in self.board.doors:
            begin, end = (self.place(point) for point in door.drawn)
            yield group("door", [title(self.door_line(door)), door_bar(begin, end)], data_door=door.id)

    def spaces(self) -> Iterator[str]:
        """Spaces with their zones, their id, and what is pinned to them."""
        for space in self.board.spaces:
            said = f"{space.id}: {', '.join(self.name('zone', zone) for zone in space.zones)}"
            inside = [title(said), *self.coin(space), *self.badges(space)]
            yield group("space", inside, data_space=space.id)

    def coin(self, space: Space) -> Iterator[str]:
        """A space as a coin with equal sectors for its zones."""
        center, count = self.places[space.id], len(space.zones)
        edge, width = (INK, 2.5) if space.start is None else (EMBER, 5)
        yield disc(center, self.radius, fill=PAPER, stroke=edge, stroke_width=width)
        for at, zone in enumerate(space.zones):
            way = sector_path(center, self.radius - RIM, at, count)
            yield element(
                "path", d=way, class_="sector", data_zone=zone, fill=f"url(#{self.paint(zone)})", stroke=INK,
                stroke_width=1.5, stroke_linejoin="round",
            )  # fmt: skip
        for at, zone in enumerate(space.zones):
            letter = letter_of(self.zones.index(zone))
            yield lettered(along(center, sector_angle(at, count), self.radius - RIM - LETTER - 4), letter)
        yield name_plate(center, space.id)

    def badges(self, space: Space) -> Iterator[str]:
        """A start's number at the upper right, a keyhole at the upper left: no letter stands there."""
        center = self.places[space.id]
        if space.start is not None:
            yield start_badge(along(center, -40, self.radius - 5), space.start)
        if space.id in self.board.passages:
            yield passage_badge(along(center, -140, self.radius - 5))

    # ------------------------------------------------------------ its legend
    def zone_rows(self) -> int:
        """How many rows the zones take."""
        return math.ceil(len(self.zones) / COLUMNS)

    def zone_legend(self) -> Iterator[str]:
        """Letter, pattern, colour and name of every zone."""
        step = (self.width - 2 * MARGIN) / COLUMNS
        for at, zone in enumerate(self.zones):
            x, y = MARGIN + at % COLUMNS * step, self.below + ROW * (at // COLUMNS + 0.75)
            swatch = element(
                "rect", x=x, y=y - 18, width=76, height=36, rx=18, fill=f"url(#{self.paint(zone)})", stroke=INK,
                stroke_width=2,
            )  # fmt: skip
            name = self.name("zone", zone)
            told = text((x + 88, y), name, fitting(name, 20, step - 100))
            inside = [swatch, lettered((x + 19, y), letter_of(at)), told]
            yield group("legend", inside, data_zone=zone)

    def signs(self) -> Iterator[tuple[str, str]]:
        """What else stands on this board, as signs drawn around the origin, each with its meaning."""
        yield start_badge((0, 0), 1), self.words.say("sign-start")
        if self.board.passages:
            yield passage_badge((0, 0)), self.words.say("sign-passage")
        for door in self.board.doors:
            yield door_bar((-14, 0), (14, 0)), self.door_line(door)

    def door_line(self, door: Door) -> str:
        """A door's name, and the lines it is over."""
        return f"{self.name('door', door.id)}: {', '.join(f'{a}–{b}' for a, b in door.lines)}"

    def sign_legend(self) -> tuple[list[str], float]:
        """The signs in rows under the zones, and where the last row ends."""
        signs = list(self.signs())
        widths = [SIGN + 10.2 * len(said) + 24 for _, said in signs]
        top = self.below + ROW * (self.zone_rows() + 0.75)
        found = []
        room = self.width - 2 * MARGIN
        for (sign, said), (x, row) in zip(signs, flow(widths, room), strict=True):
            at = (MARGIN + 22 + x, top + row * 0.8 * ROW)
            told = text((SIGN - 14, 0), said, fitting(said, 17, room - SIGN))
            found.append(element("g", sign, told, transform=f"translate({spot(at)})"))
        return found, top + row * 0.8 * ROW

    def notes(self) -> list[str]:
        """What people must know about this board (R17), in lines."""
        told = [self.words.say(key("missing", extra)) for extra in self.board.without]
        return [line for note in told for line in textwrap.wrap(note, LETTERS_A_LINE)]

    # ------------------------------------------------------------ all of it
    def drawn(self) -> str:
        """The whole picture."""
        name = self.words.say(key("board", self.board.id))
        signs, end = self.sign_legend()
        notes = [
            text((MARGIN, end + 46 + 28 * at), note, 19, fill=EMBER, font_style="italic", class_="note")
            for at, note in enumerate(self.notes())
        ]
        height = end + 46 + 28 * len(notes)
        parts = [
            title(name),
            block("defs", self.patterns()),
            element("rect", width=self.width, height=height, fill=PAPER, rx=20),
            text((MARGIN, 54), name, fitting(name, 46, self.width - 2 * MARGIN), font_family=NAMES, font_weight="bold"),
            self.table(),
            group("walls", self.walls(), fill="none", stroke=STONE, stroke_width=12, stroke_linejoin="round"),
            group("lines", self.lines(), fill="none", stroke_linecap="round"),
            group("doors", self.doors(), fill="none"),
            group("spaces", self.spaces()),
            group("zones", self.zone_legend()),
            group("signs", signs),
            *notes,
        ]
        return block(
            "svg", parts, xmlns="http://www.w3.org/2000/svg", role="img",
            viewBox=f"0 0 {figure(self.width)} {figure(height)}", width=self.width, height=height, fill=INK,
            font_family=PLAIN,
        )  # fmt: skip


def svg(board: Battlefield, language: str = ENGLISH, said: Words | None = None) -> str:
    """A board as SVG, with its names in a language; one from a pack needs the words that know them."""
    return Picture(board, said or words_known("duel", language)).drawn() + "\n"
