"""The opening: who is first, heroes on their start spaces, sidekicks in a zone of theirs (D1.5 to D1.8, D12.1)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from meadhall.games.duel.rules import events, steps
from meadhall.games.duel.rules.abilities import push_abilities
from meadhall.games.duel.rules.movement import place
from meadhall.games.duel.rules.state import Duel
from meadhall.games.duel.rules.table import OPENING
from meadhall.kernel.bits import below, bit
from meadhall.kernel.machine import Node
from meadhall.kernel.options import Options


@final
class ChooseFirst(Node[Duel]):
    """Seat 0 says who is first, as the table agrees; that player's hero goes to start space 1."""

    def __init__(self) -> None:
        super().__init__()
        self.question = "choose_first"
        self.rules = ("D1.5", "D1.8")

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Asked unless the setup tells."""
        if s.table.first_seat < 0:
            s.ask(me)
        else:
            begin(s, s.table.first_seat)

    def options(self, s: Duel, me: i64, a: i64, b: i64, out: Options) -> None:
        """Any seat that is still there."""
        out.put(0, below(s.seats) & ~s.out)

    def answer(self, s: Duel, me: i64, a: i64, b: i64, code: i64) -> None:
        """Let the opening begin with that seat."""
        begin(s, code)

    def fields(self, s: Duel, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """The seat."""
        return [("first", ""), ("seat", code)]


def begin(s: Duel, first: i64) -> None:
    """Heroes and sidekicks in turn order, then the first turn."""
    s.tell(events.FIRST_CHOSEN, first, 0, 0, 0)
    s.push_step(steps.BEGIN_TURN, first, 0, 0)
    for order in range(s.seats - 1, -1, -1):
        s.push_step(steps.PLACE_HEROES, (first + order) % s.seats, order, 0)


@final
class PlaceHero(Node[Duel]):
    """A hero goes to its start space and makes its choices, then its sidekicks are placed. `a`: which start space."""

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """The hero at once; the sidekicks by question."""
        table = s.table
        hero = table.base[me]
        if s.out >> me & 1 != 0:
            return
        for f in range(table.base[me + 1] - 1, hero, -1):
            if table.standing >> f & 1 != 0:
                s.push_step(steps.PLACE_SIDEKICK, me, f, 0)
        place(s, hero, table.board.starts[a])
        push_abilities(s, me, OPENING, 1)


@final
class PlaceSidekick(Node[Duel]):
    """A sidekick goes to an empty space of a zone of its hero, or anywhere if there is none. `a`: the sidekick."""

    def __init__(self) -> None:
        super().__init__()
        self.question = "place_sidekick"
        self.rules = ("D1.5",)

    def run(self, s: Duel, me: i64, a: i64, b: i64) -> None:
        """Asked unless the player has left: there is always an empty space."""
        if s.out >> me & 1 == 0:
            s.ask(me)

    def options(self, s: Duel, me: i64, a: i64, b: i64, out: Options) -> None:
        """Start spaces of heroes still to come are kept free."""
        board = s.table.board
        taken = s.occupied()
        for order in range(s.seats):
            taken |= bit(board.starts[order])
        free = board.seen_from(s.doors, bit(s.space[s.hero_of(me)])) & ~taken
        out.put(0, free if free != 0 else below(board.size) & ~taken)

    def answer(self, s: Duel, me: i64, a: i64, b: i64, code: i64) -> None:
        """Put it there."""
        place(s, a, code)

    def fields(self, s: Duel, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """Who goes where."""
        return [("place", ""), ("fighter", s.table.fighter_ids[a]), ("space", s.table.board.names[code])]
