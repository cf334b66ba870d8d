"""Judging: what positions are worth to the bots of hnefatafl, learned from their matches against each other.

`python -m meadhall.games.hnefatafl.lab.judging FILE` plays on all cores for a while and writes FILE anew
(`worth.yaml`): what each feature of the king's side is worth, and each piece by where it stands.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import count
from typing import Any, Final, NamedTuple

from meadhall.bots import Bot, Sight, make_bot
from meadhall.bots.worth import worth_of
from meadhall.games.hnefatafl.bots.outlook import GOALS, RINGS, goal_of, is_king_exposed, ways_out
from meadhall.games.hnefatafl.bots.wisdom import AT, DRAW, FEATURES, PIECES, HnefataflWisdom, weights_of
from meadhall.games.hnefatafl.rules.state import Hnefatafl
from meadhall.games.hnefatafl.rules.table import ATTACKERS, DEFENDERS
from meadhall.kernel.chance import chance_of
from meadhall.kernel.machine import list_options, step
from meadhall.kernel.options import Options
from meadhall.lab.contest import answer_seed, opened
from meadhall.lab.regression import fit, learn
from meadhall.lab.training import setups
from meadhall.packs import read_yaml

GAME: Final = "hnefatafl"
BOT: Final = "search:100"
BY_HABIT: Final = 12  # moves at the beginning, at most: matches should differ


class Position(NamedTuple):
    """What the king's side had on a board, by the numbers of its features, and its chance to win.

    The chance lies between how the match ended and what the search thought: a few matches tell of many positions.
    """

    goal: str
    parts: list[tuple[int, float]]
    won: float


@cache
def wisdom() -> HnefataflWisdom:
    """Who knows the features of a position."""
    return HnefataflWisdom(worth_of(GAME))


@cache
def player() -> Bot:
    """Who plays both sides."""
    return make_bot(BOT, GAME)


def is_decided(s: Hnefatafl) -> bool:
    """Whether who is on turn wins with one move, so that nothing has to be weighed."""
    if s.turn == ATTACKERS:
        return is_king_exposed(s)
    return ways_out(s, wisdom().leads, s.place[s.table.king]) > 0


def look(s: Hnefatafl) -> list[tuple[int, float]]:
    """The features of a position."""
    wisdom().note(s)
    return [(at, feature) for at, feature in enumerate(wisdom().features) if feature != 0.0]


def positions(number: int) -> list[Position]:
    """All positions of a match; of the match of a number everything is known beforehand."""
    dice, out = chance_of(number, "judging"), Options()
    match = opened(GAME, setups(GAME)[number % len(setups(GAME))], number)
    s: Any = match.state
    wisdom().learn(s.table)
    seen: list[tuple[list[tuple[int, float]], float]] = []
    opening = dice.below(BY_HABIT)
    for given in count():
        if s.winners >= 0:
            break
        if given < opening:
            list_options(s, out)
            step(s, wisdom().choose(s, out, dice))
            continue
        thought = player().think(Sight(match, s.asked), answer_seed(number, given))
        if thought.iterations > 0 and not is_decided(s):
            chance = thought.chance if s.asked == DEFENDERS else 1.0 - thought.chance
            seen.append((look(s), chance))
        step(s, thought.option.code)
    won = float(s.winners >> DEFENDERS & 1) if s.winners else DRAW
    return [Position(goal_of(s.table), parts, (won + chance) / 2) for parts, chance in seen]


def written(weights: dict[str, list[float]], text: str) -> str:
    """A file with these weights by goal; what is said beside its numbers stays."""

    def line(name: str, told: dict[str, Any]) -> None:
        nonlocal text
        numbers = ", ".join(f"{goal}: {value}" for goal, value in told.items())
        text = re.sub(rf"(?m)^  {name}: {{.*?}}", f"  {name}: {{{numbers}}}", text)

    for at, name in enumerate(FEATURES):
        line(name, {goal: round(row[at], 3) for goal, row in weights.items()})
    for at, name in enumerate(PIECES):
        base = AT + at * RINGS
        line(name, {goal: trimmed(row[base : base + RINGS]) for goal, row in weights.items()})
    return text


def trimmed(row: list[float]) -> list[float]:
    """Rounded numbers without the noughts at the end."""
    found = [round(each, 2) for each in row]
    while found and found[-1] == 0.0:
        found.pop()
    return found


def relearned(text: str, found: list[Position]) -> str:
    """A file with what was learned from positions."""
    weights = {goal: weights_of(read_yaml(text), goal) for goal in GOALS}
    for goal in GOALS:
        fit(weights[goal], [position for position in found if position.goal == goal])
    return written(weights, text)


if __name__ == "__main__":
    learn("meadhall.games.hnefatafl.lab.judging", __doc__, positions, relearned)
