"""The duel for a coach: what is counted where a line ends, and in which ways one can answer."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from meadhall.bots.coaching import Coaching, Fact
from meadhall.games.duel.rules.movement import in_sight
from meadhall.games.duel.rules.state import Duel
from meadhall.games.duel.rules.table import STRIDE
from meadhall.kernel.bits import count, lowest
from meadhall.kernel.game import Option
from meadhall.kernel.match import Decision

# Names of facts and ways are stable: they are kept with reviews, and their words are found by them.
FACTS: Final = (
    ("struck", 0.8), ("unhurt", 0.8), ("felled", 0.25), ("rescued", 0.25), ("held", 0.7), ("drained", 0.7),
    ("guard", 0.2), ("threat", 0.2), ("cover", 0.2),
)  # fmt: skip
ACTIONS: Final = ("attack", "manoeuvre", "scheme")


@final
class DuelCoaching(Coaching[Duel]):
    """What a coach looks at in the duel."""

    def __init__(self) -> None:
        super().__init__([Fact(name, least) for name, least in FACTS], [*ACTIONS, "boost", "defend", "use"])

    def count(self, s: Duel, seat: i64) -> list[float]:
        """Health, sidekicks and cards of both sides, and who can attack whom."""
        friends, foes = s.table.friend_seats[seat], s.table.foe_seats[seat]
        return [
            -float(heroes_health(s, foes)),
            float(heroes_health(s, friends)),
            -float(sidekicks(s, foes)),
            float(sidekicks(s, friends)),
            float(cards_held(s, friends)),
            -float(cards_held(s, foes)),
            1.0 if can_defend(s, seat) else 0.0,
            1.0 if is_aimed_at(s, foes, friends) else 0.0,
            0.0 if is_aimed_at(s, friends, foes) else 1.0,
        ]

    def ways(self, s: Duel, decision: Decision, option: Option) -> list[str]:
        """To attack, manoeuvre or scheme; to boost a move, to defend, and to use what may be used."""
        question, kind = decision.question, option.kind
        if question == "choose_action":
            return [kind] if kind in ACTIONS else []
        if question == "choose_boost" and "card" not in decision.about and "ability" not in decision.about:
            return ["boost"] if kind == "card" else []
        if question == "choose_defence_card":
            return ["defend"] if kind == "card" else []
        if question == "choose_whether":
            return ["use"] if kind == "use" else []
        return []


def heroes_health(s: Duel, seats: i64) -> i64:
    """How much health the heroes of some seats have left."""
    found: i64 = 0
    while seats != 0:
        found += s.health[s.hero_of(lowest(seats))]
        seats &= seats - 1
    return found


def sidekicks(s: Duel, seats: i64) -> i64:
    """How many sidekicks of some seats are on the board."""
    found: i64 = 0
    while seats != 0:
        seat = lowest(seats)
        for f in range(s.table.base[seat] + 1, s.table.base[seat + 1]):
            if s.space[f] >= 0:
                found += 1
        seats &= seats - 1
    return found


def cards_held(s: Duel, seats: i64) -> i64:
    """How many cards some seats hold."""
    found: i64 = 0
    while seats != 0:
        found += count(s.hand[lowest(seats)])
        seats &= seats - 1
    return found


def can_defend(s: Duel, seat: i64) -> bool:
    """Whether a seat holds a card that its hero can defend with."""
    table = s.table
    rest = s.hand[seat]
    while rest != 0:
        at = STRIDE * seat + table.code_of[STRIDE * seat + lowest(rest)]
        rest &= rest - 1
        if table.use_defence[s.hero_of(seat)] & table.face[at] != 0:
            return True
    return False


def is_aimed_at(s: Duel, heroes: i64, seats: i64) -> bool:
    """Whether a fighter of some seats stands where it can attack the hero of another."""
    targets: i64 = 0
    while heroes != 0:
        hero = s.hero_of(lowest(heroes))
        if s.space[hero] >= 0:
            targets |= i64(1) << s.space[hero]
        heroes &= heroes - 1
    while seats != 0:
        seat = lowest(seats)
        for f in range(s.table.base[seat], s.table.base[seat + 1]):
            if s.space[f] >= 0 and in_sight(s, f) & targets != 0:
                return True
        seats &= seats - 1
    return False
