"""Catalogue: the boards of hnefatafl from their files, checked strictly.

A mistake names file, line, board and what was expected.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from meadhall.changes import Change, marks, read_changes
from meadhall.games.hnefatafl.rules.diagram import ATTACKER, FILES, KING, name_of, read_rows, squares_of
from meadhall.packs import Facts, MistakeError, Some, Source, decode, fingerprint, read

DATA = Path(__file__).parents[1] / "data"
SMALLEST = 5  # squares along an edge: on a smaller board the throne would lie beside it
LARGEST = len(FILES)
FEWEST = 2  # attackers: one alone captures nobody in the open


class Board(Facts, frozen=True):
    """A board, how the pieces stand on it at first, and the rules that are its own."""

    id: Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9-]*$")]
    size: Annotated[int, msgspec.Meta(ge=SMALLEST, le=LARGEST)]
    goal: Literal["corner", "edge"]  # where the king wins (H5.1, H5.2); corners that he can win on are his alone
    last_defender: Literal["safe", "exposed"]  # whether H3.8 is played
    quiet: Some  # so many moves without a capture end the match (K14)
    start: list[str]

    def corners(self) -> list[int]:
        """The squares in the four corners."""
        last = self.size * self.size - 1
        return [0, self.size - 1, last - self.size + 1, last]

    def edges(self) -> list[int]:
        """All squares at the edge."""
        outer = (0, self.size - 1)
        return [at for at in range(self.size * self.size) if at % self.size in outer or at // self.size in outer]

    def goals(self) -> list[bool]:
        """By square: whether the king wins there."""
        wins = self.corners() if self.goal == "corner" else self.edges()
        return [square in wins for square in range(self.size * self.size)]

    def marked(self) -> list[bool]:
        """By square: whether no man may stand there (H2.3, H2.4)."""
        throne = self.size * self.size // 2
        kings = [throne, *self.corners()] if self.goal == "corner" else [throne]
        return [square in kings for square in range(self.size * self.size)]


class Catalogue:
    """All boards that matches can be played on."""

    def __init__(self) -> None:
        self.boards: dict[str, Board] = {}
        self.changes: list[Change] = []

    def load(self, folder: Path) -> None:
        """Read a pack: `boards/*.yaml`."""
        self.changes += read_changes(folder)
        for path in sorted((folder / "boards").glob("*.yaml")):
            self.add(read(path))

    def add(self, source: Source) -> None:
        """Check a board file and take it in."""
        board: Board = decode(source, Board)
        if board.id in self.boards:
            raise source.refuse(("id",), "a second board with this id")
        check_board(board, source)
        self.boards[board.id] = board

    def smallest(self) -> str:
        """The board that is played on unless a setup names one."""
        return min(self.boards.values(), key=lambda board: (board.size, board.id)).id

    def fingerprint(self, name: str) -> str:
        """A short hash of all that a match on a board follows from, rules that have changed included."""
        return fingerprint([self.boards[name], *marks(self.changes)])


@cache
def built_in() -> Catalogue:
    """The boards that come with the package."""
    catalogue = Catalogue()
    catalogue.load(DATA)
    return catalogue


def check_board(board: Board, source: Source) -> None:
    """The board has a middle, and the king stands there, opposed by attackers."""
    if board.size % 2 == 0:
        raise source.refuse(("size",), f"expected an odd number of squares, found {board.size}: a throne has a middle")
    try:
        letters = read_rows(board.start, board.size, board.marked())
    except MistakeError as mistake:
        raise source.refuse(("start", *mistake.where), str(mistake)) from mistake
    throne = board.size * board.size // 2
    if squares_of(letters, KING) != [throne]:
        kings = ", ".join(name_of(square, board.size) for square in squares_of(letters, KING)) or "nowhere"
        problem = f"expected the king once, on the throne {name_of(throne, board.size)}; found him on {kings}"
        raise source.refuse(("start",), problem)
    if len(squares_of(letters, ATTACKER)) < FEWEST:
        raise source.refuse(("start",), f"expected {FEWEST} attackers at least")
