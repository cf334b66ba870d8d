"""Judging: what positions are worth to the bots of the duel, learned from their matches against each other.

`python -m meadhall.games.duel.lab.judging FILE` plays on all cores for a while and writes FILE anew (`worth.yaml`):
what each feature of a seat is worth, and of each hero how strong it is, what it is worth to have no sidekick left, and
what a hand of so many cards is.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final, NamedTuple

from meadhall.bots import Bot, make_bot
from meadhall.bots.worth import worth_of
from meadhall.games.duel.bots.wisdom import FEATURES, HANDS, DuelWisdom, hand_of, is_alone
from meadhall.games.duel.lab.venue import heroes
from meadhall.games.duel.rules import steps
from meadhall.games.duel.rules.state import Duel
from meadhall.kernel.chance import chance_of
from meadhall.kernel.machine import NODE_MASK, legal, step
from meadhall.lab.contest import answer_seed, answered, opened
from meadhall.lab.regression import fit, learn
from meadhall.lab.training import setups
from meadhall.packs import read_yaml

BOT: Final = "search:40"
LONGEST: Final = 5000  # answers of a match
TERMS: Final = 2 + HANDS  # of a hero: its strength, no sidekick left, hands


class Seen(NamedTuple):
    """A side of a position: the features of its seat, its hero, whether no sidekick is left, and the cards held."""

    features: list[float]
    hero: int
    alone: bool
    hand: int

    def parts(self) -> list[tuple[int, float]]:
        """The weights that speak for it, by their numbers, and how loudly each does."""
        base = len(FEATURES) + self.hero * TERMS
        found = [(at, feature) for at, feature in enumerate(self.features) if feature != 0.0]
        found += [(base, 1.0), (base + 2 + self.hand, 1.0)]
        return [*found, (base + 1, 1.0)] if self.alone else found


class Position(NamedTuple):
    """Two sides at the start of a turn, and whether the first one won in the end."""

    sides: tuple[Seen, Seen]
    won: bool

    @property
    def parts(self) -> list[tuple[int, float]]:
        """What speaks for the first side, and what for the other one."""
        one, other = self.sides
        return [*one.parts(), *((at, -part) for at, part in other.parts())]


@cache
def wisdom() -> DuelWisdom:
    """Who knows the features of a seat."""
    return DuelWisdom(worth_of("duel"))


@cache
def player() -> Bot:
    """Who plays both sides."""
    return make_bot(BOT, "duel")


def look(s: Duel, seat: int) -> Seen:
    """One side of a position."""
    wisdom().note(s, seat)
    hero = heroes().index(s.table.sheets[seat].hero)
    return Seen([float(feature) for feature in wisdom().features], hero, is_alone(s, seat), hand_of(s, seat))


def positions(number: int) -> list[Position]:
    """All positions of a match; of the match of a number everything is known beforehand."""
    setup = setups("duel")[chance_of(number, "judging").below(len(setups("duel")))]
    match = opened("duel", setup, number)
    s: Any = match.state
    seen: list[tuple[Seen, Seen]] = []
    turn = -1
    for given in range(LONGEST):
        if s.winners >= 0:
            break
        if s.frame & NODE_MASK == steps.CHOOSE_ACTION and s.taken == 0 and s.turn != turn:
            turn = s.turn
            seen.append((look(s, 0), look(s, 1)))
        codes = legal(s)
        step(s, answered(match, player(), codes, answer_seed(number, given)) if len(codes) > 1 else codes[0])
    return [Position(sides, bool(s.winners & 1)) for sides in seen] if s.winners > 0 else []


def started(worth: dict[str, Any]) -> list[float]:
    """The weights that a file has."""
    found = [float(worth["features"][name]) for name in FEATURES]
    for hero in heroes():
        row = worth["heroes"].get(hero, {})
        found += [row.get("strength", 0.0), row.get("alone", 0.0), *row.get("hand", [0.0] * HANDS)]
    return found


def written(weights: list[float], text: str) -> str:
    """A file with these weights; what is said beside its numbers stays."""
    for at, name in enumerate(FEATURES):
        text = re.sub(rf"(?m)^  {name}: \S+", f"  {name}: {round(weights[at], 3)}", text)
    lines = []
    for at, hero in enumerate(heroes()):
        base = len(FEATURES) + at * TERMS
        row = [round(weight, 2) for weight in weights[base : base + TERMS]]
        lines.append(f"  {hero}: {{strength: {row[0]}, alone: {row[1]}, hand: {row[2:]}}}\n")
    return text[: text.index("heroes:")] + "heroes:\n" + "".join(lines)


def relearned(text: str, found: list[Position]) -> str:
    """A file with what was learned from positions."""
    weights = started(read_yaml(text))
    fit(weights, found)
    return written(weights, text)


if __name__ == "__main__":
    learn("meadhall.games.duel.lab.judging", __doc__, positions, relearned)
