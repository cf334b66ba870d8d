"""The unicorn game for a coach: what is counted where a line ends, and in which ways one can answer."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from meadhall.bots.coaching import Coaching, Fact
from meadhall.games.unicorns.rules.stables import unicorns
from meadhall.games.unicorns.rules.state import Unicorns
from meadhall.games.unicorns.rules.table import GRADES, SPELLS, STABLE_WORDS, TYPES, WORDS, Table
from meadhall.kernel.bits import count
from meadhall.kernel.game import Option
from meadhall.kernel.match import Decision

# Names of facts and ways are stable: they are kept with reviews, and their words are found by them.
FACTS: Final = (
    ("herd", 0.3), ("rivals", 0.3), ("held", 0.7), ("instants", 0.25), ("upgrades", 0.3), ("unburdened", 0.3),
    ("burdens", 0.3),
)  # fmt: skip
HABITS: Final = ("stop", "use", "draw", "unicorn", "magic", "upgrade", "downgrade")
UNICORNS: Final = ("basic", "magical")
WAYS: Final = {
    "choose_response": {"stop": "stop"},
    "choose_whether": {"use": "use"},
    "choose_start_effect": {"start": "use"},
    "choose_action": {"draw": "draw"},
}


@final
class UnicornCoaching(Coaching[Unicorns]):
    """What a coach looks at in the unicorn game."""

    def __init__(self) -> None:
        super().__init__([Fact(name, least) for name, least in FACTS], [*HABITS])

    def count(self, s: Unicorns, seat: i64) -> list[float]:
        """The own stable and hand, the largest stable of the others, and what lies in their stables."""
        largest: i64 = 0
        burdens: i64 = 0
        for other in range(s.seats):
            if other != seat and not s.is_gone(other):
                herd = unicorns(s, other)
                if herd > largest:
                    largest = herd
                burdens += graded(s, other, s.table.downgrades)
        return [
            float(unicorns(s, seat)),
            -float(largest),
            float(s.hand_size(seat)),
            float(count(s.hand[WORDS * seat + SPELLS] & s.table.instants)),
            float(graded(s, seat, s.table.upgrades)),
            -float(graded(s, seat, s.table.downgrades)),
            float(burdens),
        ]

    def ways(self, s: Unicorns, decision: Decision, option: Option) -> list[str]:
        """To stop a card, to use an effect, to draw instead of playing, and what to play."""
        if decision.question == "choose_action" and option.kind == "play":
            played = type_of(s.table, str(option.fields["card"]))
            return ["unicorn"] if played in UNICORNS else [played]
        if decision.question not in WAYS:
            return []
        way = WAYS[decision.question].get(option.kind, "")
        return [way] if way else []


def graded(s: Unicorns, seat: i64, cards: i64) -> i64:
    """How many of some upgrades or downgrades lie in a stable."""
    return count(s.stable[STABLE_WORDS * seat + GRADES] & cards)


def type_of(table: Table, card: str) -> str:
    """The type of a card, by its id."""
    for face in table.faces:
        if face.id == card:
            return TYPES[face.type]
    msg = f"there is no card {card!r} at this table"
    raise KeyError(msg)
