"""Drawing: a board as a picture (SVG), with the pieces as they stand at first.

Pieces differ in shape, and squares that mean something have a mark: nothing is told by colour alone.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import Final

from meadhall.games.hnefatafl.rules.catalogue import Board
from meadhall.games.hnefatafl.rules.diagram import ATTACKER, DEFENDER, FILES, KING, name_of, read_rows
from meadhall.localisation import ENGLISH, Words, key, words
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
    Point,
    block,
    disc,
    element,
    figure,
    group,
    spot,
    text,
    title,
)

GAME: Final = "hnefatafl"

# ---------------------------------------------------------------- measures and colours
SQUARE: Final = 72.0
MARGIN: Final = 48.0
HEAD: Final = 92.0  # where a few words about the board begin, under its name
LINE: Final = 26.0  # of these words
LETTER: Final = 10.7  # the width of one of their letters, at most
RIM: Final = 40.0  # of the frame, where files and ranks are written
RADIUS: Final = 26.0  # of a piece
ROW: Final = 50.0  # of the legend
SMALL: Final = 18.0  # radius of a piece there, and half of a square

GOAL: Final = "#f2dfae"
THRONE: Final = "#e3c9a2"
KINDS: Final = {ATTACKER: "attacker", DEFENDER: "defender", KING: "king"}


# ---------------------------------------------------------------- elements
def piece(kind: str, center: Point, radius: float = RADIUS) -> str:
    """A piece: attackers are dark with a ring, defenders light with a dot, the king wears a crown."""
    if kind == "attacker":
        ring = disc(center, 0.6 * radius, fill="none", stroke=PAPER, stroke_width=2.5)
        return disc(center, radius, fill=INK, stroke=INK, stroke_width=2.5) + ring
    if kind == "defender":
        return disc(center, radius, fill=PAPER, stroke=INK, stroke_width=3) + disc(center, 0.22 * radius, fill=INK)
    return disc(center, 1.06 * radius, fill=GOLD, stroke=INK, stroke_width=3) + crown(center, radius)


def crown(center: Point, radius: float) -> str:
    """A crown with three points."""
    x, y = center
    corners = [(-0.52, 0.42), (-0.62, -0.3), (-0.28, 0), (0, -0.5), (0.28, 0), (0.62, -0.3), (0.52, 0.42)]
    way = "L".join(spot((x + across * radius, y + down * radius)) for across, down in corners)
    return element("path", d=f"M{way}Z", fill=INK, stroke=INK, stroke_width=2, stroke_linejoin="round")


def cross(center: Point, half: float) -> str:
    """The mark of a square that is the king's alone."""
    x, y = center
    ways = [f"M{spot((x - half, y - side * half))}L{spot((x + half, y + side * half))}" for side in (1, -1)]
    return element("path", d="".join(ways), fill="none", stroke=EMBER, stroke_width=4, stroke_linecap="round")


def diamond(center: Point, half: float) -> str:
    """The mark of a square where the king wins."""
    x, y = center
    corners = [(x, y - half), (x + half, y), (x, y + half), (x - half, y)]
    return element(
        "path", d=f"M{'L'.join(map(spot, corners))}Z", fill="none", stroke=EMBER, stroke_width=2.5,
        stroke_linejoin="round",
    )  # fmt: skip


def tile(center: Point, size: float, fill: str) -> str:
    """A square of the board."""
    x, y = center
    return element(
        "rect", x=x - size / 2, y=y - size / 2, width=size, height=size, fill=fill, stroke=STONE, stroke_width=1.5
    )


# ---------------------------------------------------------------- the picture
class Picture:
    """A board on its way to be drawn: its facts, with places in the picture and words of a language."""

    def __init__(self, board: Board, language: str) -> None:
        self.board = board
        self.words: Words = words(GAME, language)
        self.frame: float = board.size * SQUARE + 2 * RIM
        self.width: float = self.frame + 2 * MARGIN
        self.about = textwrap.wrap(self.words.say(key("board-about", board.id)), int(self.frame / LETTER))
        self.top: float = HEAD + LINE * len(self.about)  # where the board begins
        self.below: float = self.top + self.frame  # where it ends
        self.marked = board.marked()
        self.goals = board.goals()
        self.letters = read_rows(board.start, board.size, self.marked)

    def center(self, square: int) -> Point:
        """The middle of a square; a1 is at the lower left."""
        file, rank = square % self.board.size, square // self.board.size
        left, low = MARGIN + RIM, self.below - RIM
        return left + (file + 0.5) * SQUARE, low - (rank + 0.5) * SQUARE

    def count(self, letter: str) -> int:
        """How many pieces of a kind there are."""
        return self.letters.count(letter)

    # ------------------------------------------------------------ its parts
    def table(self) -> str:
        """The frame around the squares."""
        return element(
            "rect", x=MARGIN, y=self.top, width=self.frame, height=self.frame, rx=18, fill=TABLE, stroke=EDGE,
            stroke_width=2,
        )  # fmt: skip

    def squares(self) -> Iterator[str]:
        """All squares, with a mark where one is the king's or where he wins."""
        for square in range(len(self.letters)):
            center = self.center(square)
            name = name_of(square, self.board.size)
            inside = [title(name), tile(center, SQUARE, self.ground(square)), *self.marks(square, center)]
            yield group("square", inside, data_square=name)

    def ground(self, square: int) -> str:
        """The colour of a square."""
        if self.goals[square]:
            return GOAL
        return THRONE if self.marked[square] else PAPER

    def marks(self, square: int, center: Point) -> Iterator[str]:
        """A cross where only the king may stand, a diamond where he wins."""
        if self.goals[square]:
            yield diamond(center, SQUARE * (0.36 if self.marked[square] else 0.12))
        if self.marked[square]:
            yield cross(center, SQUARE * (0.14 if self.goals[square] else 0.44))

    def names(self) -> Iterator[str]:
        """Files below and above the board, ranks beside it."""
        size = self.board.size
        for at in range(size):
            x, y = self.center(at * size + at)
            for low in (self.top + RIM / 2, self.below - RIM / 2):
                yield text((x, low), FILES[at], 18, text_anchor="middle")
            for left in (MARGIN + RIM / 2, MARGIN + self.frame - RIM / 2):
                yield text((left, y), str(at + 1), 18, text_anchor="middle")

    def pieces(self) -> Iterator[str]:
        """All pieces where they begin."""
        for square, letter in enumerate(self.letters):
            if letter in KINDS:
                kind = KINDS[letter]
                said = f"{self.words.say(key('piece', kind))}, {name_of(square, self.board.size)}"
                yield group("piece", [title(said), piece(kind, self.center(square))], data_piece=kind)

    # ------------------------------------------------------------ its words
    def introduction(self) -> Iterator[str]:
        """A few words about the board, under its name."""
        for at, line in enumerate(self.about):
            yield text((MARGIN, HEAD + LINE * at), line, 19)

    def legend(self) -> Iterator[str]:
        """The pieces with their numbers, and the marks with their meaning."""
        x, y = MARGIN + SMALL, self.below + 0.8 * ROW
        for at, (kind, said) in enumerate(self.kinds()):
            left = x + at * self.frame / 3
            inside = [piece(kind, (left, y), SMALL), text((left + 32, y), said, 19)]
            yield group("legend", inside, data_piece=kind)
        for at, (sign, said) in enumerate(self.signs(), 1):
            inside = [sign, text((32, 0), said, 19)]
            yield group("legend", inside, transform=f"translate({spot((x, y + at * ROW))})")

    def kinds(self) -> Iterator[tuple[str, str]]:
        """Pieces by kind, with how many of them there are."""
        for side, kind, letter in (("attackers", "attacker", ATTACKER), ("defenders", "defender", DEFENDER)):
            yield kind, f"{self.words.say(key('side', side))}: {self.count(letter)}"
        king = self.words.say(key("piece", "king"))
        yield "king", king[0].upper() + king[1:]

    def signs(self) -> Iterator[tuple[str, str]]:
        """Marks on the board, drawn around the origin, each with its meaning."""
        whole = 2 * SMALL
        yield tile((0, 0), whole, THRONE) + cross((0, 0), 0.3 * whole), self.words.say("sign-throne")
        goal = tile((0, 0), whole, GOAL)
        if self.board.goal == "corner":
            yield goal + diamond((0, 0), 0.4 * whole) + cross((0, 0), 0.14 * whole), self.words.say("sign-corner")
        else:
            yield goal + diamond((0, 0), 0.2 * whole), self.words.say("sign-edge")

    # ------------------------------------------------------------ all of it
    def drawn(self) -> str:
        """The whole picture."""
        name = self.words.say(key("board", self.board.id))
        height = self.below + 3.6 * ROW
        parts = [
            title(name),
            element("rect", width=self.width, height=height, fill=PAPER, rx=20),
            text((MARGIN, 52), name, 46, font_family=NAMES, font_weight="bold"),
            group("about", self.introduction()),
            self.table(),
            group("squares", self.squares()),
            group("names", self.names()),
            group("pieces", self.pieces()),
            group("signs", self.legend()),
        ]
        return block(
            "svg", parts, xmlns="http://www.w3.org/2000/svg", role="img",
            viewBox=f"0 0 {figure(self.width)} {figure(height)}", width=self.width, height=height, fill=INK,
            font_family=PLAIN,
        )  # fmt: skip


def svg(board: Board, language: str = ENGLISH) -> str:
    """A board as SVG, with its words in a language."""
    return Picture(board, language).drawn() + "\n"
