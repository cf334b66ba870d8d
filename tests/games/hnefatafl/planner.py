"""Plans of hnefatafl, over both boards."""

from __future__ import annotations

from functools import cache
from typing import Final

from meadhall.games.hnefatafl.rules.definition import HnefataflGame, hnefatafl
from meadhall.games.hnefatafl.rules.events import KING_CAPTURED, KING_ESCAPED, PIECE_CAPTURED, PIECE_MOVED
from meadhall.games.hnefatafl.rules.integrity import check_position
from meadhall.games.hnefatafl.rules.state import Hnefatafl
from meadhall.games.hnefatafl.rules.table import SEATS
from meadhall.games.hnefatafl.rules.view import kind_of
from meadhall.kernel.chance import chance_of
from tests.plans import Plan, Planner, Played, records, who_leaves

DEEDS: Final = {
    PIECE_MOVED: "moves", PIECE_CAPTURED: "is captured", KING_CAPTURED: "is captured", KING_ESCAPED: "escapes",
}  # fmt: skip


class HnefataflPlanner(Planner):
    """Hnefatafl for random play."""

    def plan(self, number: int) -> Plan:
        """The match of a number: one board after the other, and sometimes somebody leaves."""
        boards = sorted(game().catalogue.boards)
        board = boards[number % len(boards)]
        leaving = who_leaves(chance_of(-1 - number), SEATS)
        listening = number // len(boards) % 2 == 1  # every second match of each board
        return Plan("hnefatafl", board, game().prepare({"board": board}), number, leaving, listening)

    def check(self, s: Hnefatafl) -> None:
        """Every piece is where it can be."""
        check_position(s)

    def cards(self) -> Played:
        """There are no cards: whatever a piece can do is done, on every board."""
        deeds = [f"{kind} {deed}" for kind in ("attacker", "defender", "king") for deed in ("moves", "is captured")]
        return {f"{board}: {deed}" for board in game().catalogue.boards for deed in [*deeds, "king escapes"]}

    def played(self, s: Hnefatafl) -> Played:
        """What pieces did and what became of them."""
        done = [(record[3], DEEDS[record[0]]) for record in records(s) if record[0] in DEEDS]
        return {f"{s.table.id}: {kind_of(s.table, piece)} {deed}" for piece, deed in done}


@cache
def game() -> HnefataflGame:
    """The rules."""
    return hnefatafl()


PLANNER: Final = HnefataflPlanner()
