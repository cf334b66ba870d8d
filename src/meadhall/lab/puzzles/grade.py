"""Grade: how hard a puzzle is, told by how long a search must think to find its answers and to keep to them."""

from __future__ import annotations

from typing import Any, Final

from meadhall.bots.bot import GreedyBot, rank
from meadhall.bots.levels import wisdom_of
from meadhall.bots.search import Search
from meadhall.bots.sight import Sight
from meadhall.bots.wisdom import Wisdom
from meadhall.kernel.chance import chance_of
from meadhall.kernel.machine import list_options
from meadhall.kernel.match import Match
from meadhall.kernel.options import Options

EFFORTS: Final = (24, 96, 384, 1024, 3072)  # iterations; found with the first of them, a puzzle is of grade 1
TRIES: Final = 3  # searches of each effort, most of which must find it


def favourite(match: Match, wisdom: Wisdom[Any]) -> int:
    """What is answered by habit."""
    out = Options()
    sight = Sight(match, match.state.asked)
    list_options(sight.base, out)
    wisdom.habits.weigh(sight.base, out)
    shares = [(float(wisdom.habits.shares[at]), -int(wisdom.habits.codes[at])) for at in range(wisdom.habits.used)]
    return -max(shares)[1]


def is_plain(match: Match, right: list[int]) -> bool:
    """Whether habit finds an answer, and whoever looks but one answer ahead does too."""
    wisdom = wisdom_of(match.game.name)
    if favourite(match, wisdom) not in right:
        return False
    thought = GreedyBot(wisdom).think(Sight(match, match.state.asked), 0)
    return thought.option.code in right


def searched(match: Match, iterations: int, seed: int) -> int:
    """What a search of so many iterations answers."""
    search = Search(
        match.game, wisdom_of(match.game.name), Sight(match, match.state.asked).base, chance_of(seed, "grade")
    )
    search.run(iterations, 0.0)
    return min(search.edges_of_root(), key=rank)[0]


def grade(match: Match, right: list[int]) -> int | None:
    """From 1 to 5: the effort from which on every one finds it; None if not even the longest search does."""
    level: int | None = None
    for number in range(len(EFFORTS), 0, -1):
        if not is_found(match, right, EFFORTS[number - 1]):
            break
        level = number
    return level


def is_found(match: Match, right: list[int], effort: int) -> bool:
    """Whether most searches of an effort find it."""
    hits = 0
    for seed in range(TRIES):
        hits += searched(match, effort, seed) in right
        if hits * 2 > TRIES or (seed + 1 - hits) * 2 > TRIES:
            break
    return hits * 2 > TRIES
