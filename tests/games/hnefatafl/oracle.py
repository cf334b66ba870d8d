"""Oracle: the same game once more, as simply as can be, to be compared with.

It shares nothing with the engine: squares are pairs of file and rank, the board is a dictionary, everything is looked
for everywhere, and both boards and their rules are written down here a second time.
"""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

Square = tuple[int, int]
Men = dict[Square, str]

BRANDUBH: Final = """
    ...A...
    ...A...
    ...D...
    AADKDAA
    ...D...
    ...A...
    ...A...
"""
TABLUT: Final = """
    ...AAA...
    ....A....
    ....D....
    A...D...A
    AADDKDDAA
    A...D...A
    ....D....
    ....A....
    ...AAA...
"""
LINES: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))


class Rules(NamedTuple):
    """What differs between the boards."""

    start: str
    size: int
    corners: bool  # whether the king wins in the corners, which are his alone, or anywhere at the edge
    exposed: bool  # whether the last defender beside a besieged throne can be taken
    patience: int  # moves without a capture


RULES: Final = {
    "brandubh": Rules(BRANDUBH, 7, corners=True, exposed=False, patience=100),
    "tablut": Rules(TABLUT, 9, corners=False, exposed=True, patience=150),
}


def name(square: Square) -> str:
    """A square as people write it."""
    return "abcdefghi"[square[0]] + str(square[1] + 1)


class Oracle:
    """One match."""

    def __init__(self, board: str) -> None:
        self.rules = RULES[board]
        size = self.rules.size
        self.middle: Square = (size // 2, size // 2)
        last = size - 1
        self.corners: set[Square] = {(0, 0), (0, last), (last, 0), (last, last)} if self.rules.corners else set()
        self.men: Men = {}
        for down, row in enumerate(self.rules.start.split()):
            for file, letter in enumerate(row):
                if letter != ".":
                    self.men[file, last - down] = letter
        self.turn = 0
        self.quiet = 0
        self.seen: Counter[object] = Counter()
        self.end: tuple[tuple[int, ...], str] | None = None
        self.begin_turn()

    def copy(self) -> Oracle:
        """The same position and past, to try something with."""
        twin = Oracle.__new__(Oracle)
        twin.__dict__.update(self.__dict__)
        twin.men, twin.seen = dict(self.men), Counter(self.seen)
        return twin

    def is_inside(self, square: Square) -> bool:
        """Whether a square is on the board."""
        return 0 <= square[0] < self.rules.size and 0 <= square[1] < self.rules.size

    def mine(self, letter: str | None) -> bool:
        """Whether a piece is of the side that moves."""
        return letter is not None and (letter == "A") == (self.turn == 0)

    def moves(self) -> list[tuple[Square, Square]]:
        """Every pair of squares is looked at: one's own piece, a line, nothing on it, and a square to stop on."""
        every = [(file, rank) for file in range(self.rules.size) for rank in range(self.rules.size)]
        return [(a, b) for a in every if self.mine(self.men.get(a)) for b in every if self.is_legal(a, b)]

    def is_legal(self, a: Square, b: Square) -> bool:
        """Whether the piece on one square may go to another."""
        if a == b or (a[0] != b[0] and a[1] != b[1]) or b == self.middle:
            return False
        if b in self.corners and self.men[a] != "K":
            return False
        steps = max(abs(b[0] - a[0]), abs(b[1] - a[1]))
        across, along = (b[0] - a[0]) // steps, (b[1] - a[1]) // steps
        return all((a[0] + n * across, a[1] + n * along) not in self.men for n in range(1, steps + 1))

    def victims(self, a: Square, b: Square) -> set[Square]:
        """What the move takes: every enemy is asked whether it is enclosed, and by the piece that moved."""
        men = dict(self.men)
        men[b] = men.pop(a)
        foes = [square for square, letter in men.items() if not self.mine(letter)]
        return {square for square in foes if self.is_taken(men, square, b)}

    def is_taken(self, men: Men, square: Square, mover: Square) -> bool:
        """Whether a piece of the side that does not move is enclosed, with the mover next to it."""
        near = [(square[0] + across, square[1] + along) for across, along in LINES]
        if mover not in near:
            return False
        if men[square] == "K" and (square == self.middle or self.middle in near):
            return all(each == self.middle or men.get(each) == "A" for each in near)
        opposite = (2 * square[0] - mover[0], 2 * square[1] - mover[1])
        if not self.is_inside(opposite):
            return False
        other = men.get(opposite)
        if other is None:
            return opposite in self.corners or opposite == self.middle
        return self.mine(other) or self.is_abandoned(men, square, opposite)

    def is_abandoned(self, men: Men, square: Square, opposite: Square) -> bool:
        """Whether a defender is the last one beside a king on the throne whom attackers surround on all other sides."""
        if not self.rules.exposed or opposite != self.middle or men.get(opposite) != "K":
            return False
        around = [(opposite[0] + across, opposite[1] + along) for across, along in LINES]
        return sorted(men.get(each, ".") for each in around) == ["A", "A", "A", "D"] and men[square] == "D"

    def play(self, a: Square, b: Square) -> None:
        """Move, take, and see whether that is the end."""
        victims = self.victims(a, b)
        taken = [self.men[square] for square in victims]
        self.men[b] = self.men.pop(a)
        for square in victims:
            del self.men[square]
        self.quiet = 0 if victims else self.quiet + 1
        if "K" in taken:
            self.end = (0,), "king_captured"
        elif self.men[b] == "K" and self.is_goal(b):
            self.end = (1,), "king_escaped"
        elif "A" not in self.men.values():
            self.end = (1,), "no_attackers"
        else:
            self.turn = 1 - self.turn
            self.begin_turn()

    def is_goal(self, square: Square) -> bool:
        """Whether the king wins on a square."""
        if self.rules.corners:
            return square in self.corners
        return not (0 < square[0] < self.rules.size - 1 and 0 < square[1] < self.rules.size - 1)

    def begin_turn(self) -> None:
        """The draws."""
        position = (frozenset(self.men.items()), self.turn)
        self.seen[position] += 1
        if self.seen[position] == 3:
            self.end = (), "repetition"
        elif self.quiet == self.rules.patience:
            self.end = (), "quiet"
        elif not self.moves():
            self.end = (), "no_moves"


def paths(oracle: Oracle, depth: int) -> int:
    """How many ways there are to make so many moves; a way may end earlier with the match."""
    if oracle.end is not None or depth == 0:
        return 1
    if depth == 1:
        return len(oracle.moves())
    found = 0
    for move in oracle.moves():
        twin = oracle.copy()
        twin.play(*move)
        found += paths(twin, depth - 1)
    return found
