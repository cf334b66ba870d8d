"""Stage: how scenarios tell a position of hnefatafl and look at it: as a drawing, and by squares and pieces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from meadhall.games.hnefatafl.rules.diagram import ATTACKER, DEFENDER, EMPTY, KING, MARK, drawn, read_rows, squares_of
from meadhall.games.hnefatafl.rules.setup import blank
from meadhall.games.hnefatafl.rules.state import Hnefatafl
from meadhall.games.hnefatafl.rules.table import NOWHERE, SEATS, Table
from meadhall.games.hnefatafl.rules.turn import BEGIN_TURN
from meadhall.kernel.machine import advance
from meadhall.kernel.match import Match
from meadhall.packs import MistakeError
from meadhall.testing.stage import ScenarioError, Stage, check_number, dice_of, follow

OF_SETUP: Final = ("board",)


class HnefataflStage(Stage):
    """Positions of hnefatafl: a drawing of the board, and whose turn it is."""

    parts: ClassVar[tuple[str, ...]] = (*OF_SETUP, "position", "turn", "quiet", "at")

    def setup(self, told: Mapping[str, Any]) -> dict[str, object]:
        """The board."""
        return {key: told[key] for key in OF_SETUP if key in told}

    def position(self, table: Table, told: Mapping[str, Any], who: str) -> Hnefatafl:
        """The pieces stand as they are drawn; those that are not were captured."""
        s = blank(table, dice_of(told))
        s.listening = True
        s.stand(places(table, told.get("position"), who))
        turn = check_number(told.get("turn", 0), SEATS - 1, who, f"the turn of seat {told.get('turn')}")
        s.quiet = check_number(told.get("quiet", 0), int(table.quiet_limit) - 1, who, "moves without a capture")
        s.moves = s.quiet + (s.quiet + turn) % SEATS  # as many as fit both: sides move in turn
        s.note_position()
        s.push_step(BEGIN_TURN, turn, 0, 0)
        advance(s)
        return s

    def look(self, match: Match, path: list[str]) -> object:
        """Short keys: position, d4 (the piece there), king (its square), captured; anything else by its path."""
        head = path[0]
        view: dict[str, Any] = match.view(None)
        s: Any = match.state
        if head == "position":
            return drawing_of(s)
        if head == "captured":
            return [piece for piece, told in view["pieces"].items() if told["space"] is None]
        if head in view["pieces"] and len(path) == 1:
            return view["pieces"][head]["space"]
        if head in s.table.names:
            return next((piece for piece, told in view["pieces"].items() if told["space"] == head), None)
        return follow(view, path, view["pieces"])


def places(table: Table, rows: Any, who: str) -> list[int]:
    """By piece its square, as drawn: the first attacker is the first from a1 on along the ranks."""
    if not isinstance(rows, list) or not all(isinstance(row, str) for row in rows):
        msg = f"{who}: a position is a list of rows, found {rows!r}"
        raise ScenarioError(msg)
    try:
        letters = read_rows(rows, int(table.size), [mark != 0 for mark in table.marked])
    except MistakeError as mistake:
        row = f", row {int(mistake.where[0]) + 1}" if mistake.where else ""
        msg = f"{who}: position{row}: {mistake}"
        raise ScenarioError(msg) from mistake
    if len(squares_of(letters, KING)) != 1:
        msg = f"{who}: position: {len(squares_of(letters, KING))} kings; there is one"
        raise ScenarioError(msg)
    defenders = int(table.king - table.attackers)
    attackers = filled(squares_of(letters, ATTACKER), int(table.attackers), "attackers", who)
    return [*attackers, *filled(squares_of(letters, DEFENDER), defenders, "defenders", who), letters.index(KING)]


def filled(squares: list[int], most: int, name: str, who: str) -> list[int]:
    """Squares of pieces that are alike; the others are off the board."""
    if len(squares) > most:
        msg = f"{who}: position: {len(squares)} {name}; there are {most}"
        raise ScenarioError(msg)
    return squares + [NOWHERE] * (most - len(squares))


def drawing_of(s: Hnefatafl) -> list[str]:
    """The position on the board as rows."""
    table = s.table
    letters = [MARK if mark != 0 else EMPTY for mark in table.marked]
    for piece, square in enumerate(s.place):
        if square >= 0:
            letters[square] = KING if piece == table.king else ATTACKER if piece < table.attackers else DEFENDER
    return drawn(letters, int(table.size))
