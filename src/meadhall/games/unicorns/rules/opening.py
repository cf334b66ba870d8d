"""The opening: who begins, and a baby for every stable (V2.2, V2.4)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from meadhall.games.unicorns.rules import events, steps
from meadhall.games.unicorns.rules.passage import arrive
from meadhall.games.unicorns.rules.state import Unicorns
from meadhall.games.unicorns.rules.table import GRADES
from meadhall.kernel.faces import without_one
from meadhall.kernel.machine import Node
from meadhall.kernel.options import Options


@final
class ChooseBaby(Node[Unicorns]):
    """A player picks a baby for the stable (V2.2). `a`: how many players have been asked."""

    def __init__(self) -> None:
        super().__init__()
        self.question = "choose_baby"
        self.rules = ("V2.2",)

    def run(self, s: Unicorns, me: i64, a: i64, b: i64) -> None:
        """One after another; then the first turn begins. Who has left needs none."""
        if a == s.seats:
            s.push_step(steps.BEGIN_TURN, me, 0, 0)
        elif s.is_gone(me):
            self.push(s, (me + 1) % s.seats, a + 1, 0)
        else:
            s.ask(me)

    def options(self, s: Unicorns, me: i64, a: i64, b: i64, out: Options) -> None:
        """Any that is still there."""
        out.put(GRADES, s.nursery & s.table.first[GRADES])

    def answer(self, s: Unicorns, me: i64, a: i64, b: i64, code: i64) -> None:
        """It stands in the stable; nothing minds it yet."""
        s.nursery = without_one(s.nursery, s.table.face[code])
        arrive(s, me, code)
        s.tell(events.BABY_CHOSEN, me, code, 0, 0)
        self.push(s, (me + 1) % s.seats, a + 1, 0)

    def fields(self, s: Unicorns, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:
        """The baby."""
        return [("baby", ""), ("card", s.table.faces[code].id)]


def choose_first(s: Unicorns) -> None:
    """The host has said who begins, or chance says it (V2.4)."""
    first = s.table.first_seat
    if first < 0:
        first = s.chance.below(s.seats)
    s.tell(events.FIRST_CHOSEN, first, 0, 0, 0)
    s.push_step(steps.CHOOSE_BABY, first, 0, 0)
