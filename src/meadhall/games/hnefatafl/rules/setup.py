"""Setup: from what a person asks for to a table with everything ready, and the first position on it."""

from __future__ import annotations

from typing import Any

from meadhall.games.hnefatafl.rules.catalogue import Board, Catalogue
from meadhall.games.hnefatafl.rules.diagram import ATTACKER, DEFENDER, read_rows, squares_of
from meadhall.games.hnefatafl.rules.state import Hnefatafl
from meadhall.games.hnefatafl.rules.table import ATTACKERS, Table
from meadhall.games.hnefatafl.rules.turn import BEGIN_TURN, CHOOSE_MOVE, BeginTurn, ChooseMove
from meadhall.kernel.chance import Chance, chance_of
from meadhall.kernel.errors import SetupError, nearest
from meadhall.kernel.machine import Node, Program
from meadhall.kernel.setups import check_parts
from meadhall.kernel.shelf import Shelf


def prepare(setup: dict[str, Any], catalogue: Catalogue) -> dict[str, object]:
    """The setup with every default filled in; SetupError says what does not fit."""
    check_parts(setup, ["board"])
    board = setup.get("board", catalogue.smallest())
    if not isinstance(board, str) or board not in catalogue.boards:
        msg = f"there is no board {board!r}" + nearest(str(board), sorted(catalogue.boards))
        raise SetupError(msg)
    return {"board": board}


class Tables:
    """Tables of one catalogue, each made once; all share the steps of the rules."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue: Any = catalogue
        self.program: Program = rules()
        self.shelf: Shelf[Table] = Shelf(self.make)

    def table(self, setup: dict[str, object]) -> Table:
        """The table of a prepared setup."""
        return self.shelf.get(setup)

    def make(self, setup: dict[str, Any]) -> Table:
        """Build a table."""
        board: Board = self.catalogue.boards[setup["board"]]
        marked = board.marked()
        letters = read_rows(board.start, board.size, marked)
        table = Table(
            self.program,
            board.size,
            squares_of(letters, ATTACKER),
            squares_of(letters, DEFENDER),
            board.goals(),
            marked,
        )
        table.setup = setup
        table.id = board.id
        table.fingerprint = self.catalogue.fingerprint(board.id)
        table.lone_defender_falls = board.last_defender == "exposed"
        table.quiet_limit = board.quiet
        table.template = blank(table, chance_of(0))
        return table


def rules() -> Program:
    """The nodes of the rules, under their fixed numbers."""
    made: dict[int, Node[Any]] = {BEGIN_TURN: BeginTurn(), CHOOSE_MOVE: ChooseMove()}
    program = Program()
    program.enter_all(made)
    return program


def blank(table: Table, chance: Chance) -> Hnefatafl:
    """A position before anything has happened: every piece on its square (H1.2, H1.3)."""
    s = Hnefatafl(table, chance)
    s.stand(list(table.start))
    s.push(0)  # so that no context ever begins at 0, which stands for none
    return s


def begin(table: Table, chance: Chance, *, listening: bool) -> Hnefatafl:
    """The first position, with the attackers' turn still to come (H1.4)."""
    s: Hnefatafl = table.template.clone()
    s.chance = chance
    s.listening = listening
    s.note_position()
    s.push_step(BEGIN_TURN, ATTACKERS, 0, 0)
    return s
