"""Canvas: a board drawn with characters, the uppermost rank first, with its files and ranks at the edge.

It knows no rules: it shows what squares are, who stands where, and which squares the last move went between.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final, NamedTuple

from rich.text import Text

from meadhall.games.hnefatafl.rules.catalogue import Board
from meadhall.games.hnefatafl.rules.diagram import FILES, name_of

MARGIN: Final = 4  # columns before the board
ROUND: Final = ("[", "]")  # around the squares of the last move, for those who see no colours

WOOD: Final = "#a9794a"
GROUNDS: Final[Mapping[str, str]] = {"mark": "#8f6239", "goal": "#bd9160", "empty": WOOD}
WAY: Final = "#6f7f3f"  # the squares of the last move
LINE: Final = f"#7a5230 on {WOOD}"
STYLES: Final[Mapping[str, str]] = {
    "attacker": "bold #1f0e06",
    "defender": "bold #fffaf0",
    "king": "bold #fff176",
    "mark": "#3b210d",
    "goal": "#5d3b1c",
    "empty": "#7a5230",
}


class Signs(NamedTuple):
    """How squares and pieces are shown: pieces differ in shape, not only in colour."""

    attacker: str
    defender: str
    king: str
    mark: str  # the throne, or a corner that is the king's
    goal: str  # any other square where the king wins
    empty: str  # where no lines tell squares apart
    lines: tuple[str, str, str]  # the left, middle and right of the upper, an inner and the lower line
    across: str
    down: str
    dash: str = "–"  # between the squares of a move
    capture: str = "×"
    win: str = "!"

    def of(self, kind: str) -> str:
        """The sign of a piece or a square."""
        found: str = getattr(self, kind)
        return found


DRAWN: Final = Signs("●", "○", "♚", "╳", "◦", "·", ("┌┬┐", "├┼┤", "└┴┘"), "─", "│")
PLAIN: Final = Signs("A", "D", "K", "+", "'", ".", ("+++", "+++", "+++"), "-", "|", "-", "x")


class Canvas:
    """A board on rows of characters."""

    def __init__(self, board: Board, rows: int, *, is_plain: bool = False) -> None:
        self.board = board
        self.signs = PLAIN if is_plain else DRAWN
        self.has_lines = 2 * board.size + 3 <= rows  # a row for each line, and one of letters above and below
        self.marked = board.marked()
        self.goals = board.goals()

    # ---------------------------------------------------------------- drawing
    def drawn(self, standing: Mapping[str, str], way: Collection[str] = ()) -> list[Text]:
        """The board as rows, with the kinds of pieces by square, and the squares of the last move marked."""
        ranks = [self.rank(rank, standing, way) for rank in reversed(range(self.board.size))]
        if not self.has_lines:
            return [self.files(), *ranks, self.files()]
        upper, inner, lower = (self.line(ends) for ends in self.signs.lines)
        rows = [row for rank in ranks for row in (inner, rank)][1:]
        return [self.files(), upper, *rows, lower, self.files()]

    def files(self) -> Text:
        """The letters of the files."""
        between = "   " if self.has_lines else "  "
        letters = between.join(FILES[: self.board.size])
        return Text(" " * (MARGIN + (2 if self.has_lines else 1)) + letters, "dim", no_wrap=True)

    def line(self, ends: str) -> Text:
        """A line between ranks."""
        drawn = ends[0] + ends[1].join([3 * self.signs.across] * self.board.size) + ends[2]
        return Text.assemble(" " * MARGIN, (drawn, LINE), no_wrap=True)

    def rank(self, rank: int, standing: Mapping[str, str], way: Collection[str]) -> Text:
        """The squares of a rank, with its number on both sides."""
        number = str(rank + 1)
        text = Text(no_wrap=True)
        text.append(number.rjust(MARGIN - 1) + " ", "dim")
        for file in range(self.board.size):
            if self.has_lines:
                text.append(self.signs.down, LINE)
            text.append(*self.square(rank * self.board.size + file, standing, way))
        if self.has_lines:
            text.append(self.signs.down, LINE)
        text.append(f" {number}", "dim")
        return text

    def square(self, at: int, standing: Mapping[str, str], way: Collection[str]) -> tuple[str, str]:
        """A square in three columns, and its style."""
        name, ground = name_of(at, self.board.size), self.ground(at)
        kind = standing.get(name, ground)
        sign = " " if kind == "empty" and self.has_lines else self.signs.of(kind)
        if name in way:
            return sign.join(ROUND), f"{STYLES[kind]} on {WAY}"
        return f" {sign} ", f"{STYLES[kind]} on {GROUNDS[ground]}"

    def ground(self, at: int) -> str:
        """What an empty square is."""
        if self.marked[at]:
            return "mark"
        return "goal" if self.goals[at] else "empty"
