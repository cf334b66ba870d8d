"""Table: all that does not change during a match: squares and what they mean, pieces, and the board's own rules.

Squares are numbered from a1 along the ranks. Pieces are numbered attackers first, then defenders, the king last.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.games.hnefatafl.rules.diagram import name_of
from meadhall.kernel.bits import WORD
from meadhall.kernel.machine import Program

SEATS: Final = 2
ATTACKERS: Final = 0
DEFENDERS: Final = 1
SIDES: Final = ("attackers", "defenders")

NOWHERE: Final = -1  # the square of a captured piece, and whatever lies off the board
NONE: Final = -1  # the piece on an empty square

# ways from a square: up, right, down, left
WAYS: Final = 4
UP: Final = 0
RIGHT: Final = 1
STEPS: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))  # by way: files and ranks

KING_BITS: Final = 8  # of a packed position: the king's square plus one, 0 for none


@final
class Table:
    """What a match is played with."""

    __slots__ = (
        "attackers", "beside", "central", "fingerprint", "goal", "id", "ids", "king", "lone_defender_falls", "marked",
        "names", "program", "quiet_limit", "setup", "size", "squares", "start", "template", "throne", "width", "words",
    )  # fmt: skip

    def __init__(
        self,
        program: Program,
        size: int,
        attackers: list[int],
        defenders: list[int],
        goal: list[bool],
        marked: list[bool],
    ) -> None:
        self.program: Program = program
        self.setup: dict[str, Any] = {}
        self.fingerprint: str = ""
        self.id: str = ""
        self.template: Any = None  # a position before anything has happened
        self.size: i64 = size
        self.squares: i64 = size * size
        self.width: i64 = 2 * size  # codes of the moves from one square: by file along the rank, then by rank
        self.words: i64 = (KING_BITS + 2 * size * size + WORD - 1) // WORD  # of a packed position
        self.throne: i64 = size * size // 2
        self.attackers: i64 = len(attackers)
        self.king: i64 = len(attackers) + len(defenders)
        places: list[int] = attackers + defenders
        places.append(size * size // 2)
        self.start: vec[i64] = vec[i64](places)  # by piece: its square
        self.ids: list[str] = [*numbered("attacker", attackers), *numbered("defender", defenders), "king"]
        self.names: list[str] = [name_of(square, size) for square in range(size * size)]
        self.beside: vec[i64] = vec[i64](neighbours(size))  # by square and way: the next square
        self.goal: vec[i64] = vec[i64]([int(each) for each in goal])  # by square: whether the king wins there
        self.marked: vec[i64] = vec[i64]([int(each) for each in marked])  # by square: whether it is the king's alone
        self.central: vec[i64] = vec[i64](around_throne(size))  # by square: the throne, or next to it
        self.lone_defender_falls: bool = False  # whether H3.8 is played
        self.quiet_limit: i64 = 0

    def side(self, piece: i64) -> i64:
        """The seat that a piece belongs to."""
        return ATTACKERS if piece < self.attackers else DEFENDERS


def numbered(name: str, squares: list[int]) -> list[str]:
    """Ids of pieces that are alike."""
    return [f"{name}-{number}" for number in range(1, len(squares) + 1)]


def neighbours(size: int) -> list[int]:
    """By square and way: the next square, or nowhere."""
    found: list[int] = []
    for square in range(size * size):
        file, rank = square % size, square // size
        for across, along in STEPS:
            is_there = 0 <= file + across < size and 0 <= rank + along < size
            found.append(square + across + along * size if is_there else NOWHERE)
    return found


def around_throne(size: int) -> list[int]:
    """By square: 1 for the throne and the four squares next to it."""
    throne = size * size // 2
    near = [throne, *neighbours(size)[WAYS * throne : WAYS * throne + WAYS]]
    return [int(square in near) for square in range(size * size)]
