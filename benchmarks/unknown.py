"""`python -m benchmarks.unknown`: how much bots lose that do not know the heroes by name.

All heroes of the package play against each other, on several boards. One side's bot sees the heroes as twins: a pack
that brings the very same heroes and cards under ids that say nothing. The other side's bot sees the originals. Both
matches go on answer by answer in step. Each is played twice with the sides swapped, on the same seed.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
from collections.abc import Iterator
from functools import cache, partial
from itertools import combinations
from pathlib import Path
from typing import Any, Final, NamedTuple

from meadhall.bots import Bot, Sight, make_bot
from meadhall.games.duel.lab.venue import heroes
from meadhall.games.duel.testing.twins import PACK, load, twin_of
from meadhall.kernel.chance import chance_of
from meadhall.kernel.machine import legal, step
from meadhall.lab.contest import LIMIT, answer_seed, deafen, opened, score_of
from meadhall.lab.evidence import elo, wilson

GAME: Final = "duel"
BOARDS: Final = ("sarpedon", "marmoreal", "sherwood-forest", "heorot")
LEAST: Final = -60.0  # Elo: more than that is not to be lost


class Played(NamedTuple):
    """A match: whom the side played that knew nothing by name, whom the other one, and the first one's score."""

    hero: str
    rival: str
    score: float


@cache
def bot(name: str, *, names: bool) -> Bot:  # noqa: ARG001 - what one has learned of a table stays with it
    """A bot, made once in a process for each side."""
    return make_bot(name, GAME)


@cache
def twins() -> dict[str, Any]:
    """All twins."""
    return load()


def pairs(rounds: int) -> Iterator[tuple[int, str, str]]:
    """All pairs of heroes, so often, with numbers."""
    number = 0
    for _ in range(rounds):
        for one, other in combinations(heroes(), 2):
            yield number, one, other
            number += 1


def meet(name: str, seed: int, pair: tuple[int, str, str]) -> list[Played]:
    """A pair of heroes, both ways."""
    number, one, other = pair
    dice = chance_of(seed << 64 | number, "unknown")
    setup = {"board": BOARDS[dice.below(len(BOARDS))], "heroes": [one, other], "first": dice.below(2)}
    start = dice.next()
    return [
        Played(one, other, play(name, setup, start, 0)),
        Played(other, one, play(name, setup, start, 1)),
    ]


def play(name: str, setup: dict[str, Any], seed: int, stranger: int) -> float:
    """One match; the score of the seat whose bot sees twins."""
    other_names = {"heroes": [twin_of(hero) for hero in setup["heroes"]], "packs": {PACK: twins()}}
    known, hidden = opened(GAME, setup, seed), opened(GAME, setup | other_names, seed)
    number = 0
    while known.state.winners < 0 and number < LIMIT:
        codes = legal(known.state)
        seat = known.state.asked
        if (seat, codes) != (hidden.state.asked, legal(hidden.state)):
            msg = f"the twins went another way than {setup['heroes']} after {number} answers"
            raise AssertionError(msg)
        code = codes[0]
        if len(codes) > 1:
            sight = Sight(hidden if seat == stranger else known, seat)
            code = bot(name, names=seat != stranger).think(sight, answer_seed(seed, number)).option.code
        step(known.state, code)
        step(hidden.state, code)
        number += 1
    return score_of(known.state.winners, (stranger,))


def held(name: str, seed: int, rounds: int, processes: int) -> Iterator[list[Played]]:
    """All pairs, in the order of their numbers."""
    if processes <= 1:
        yield from map(partial(meet, name, seed), pairs(rounds))
        return
    with multiprocessing.get_context("spawn").Pool(processes, initializer=deafen) as pool:
        yield from pool.imap(partial(meet, name, seed), pairs(rounds))


def mean(scores: list[float]) -> float:
    """The share of points, never quite none or all."""
    return (sum(scores) + 0.5) / (len(scores) + 1.0)


def figures(found: list[Played]) -> dict[str, Any]:
    """What all matches say together, and by hero what is lost with it."""
    share = sum(each.score for each in found) / len(found)
    low, high = wilson(share, len(found))
    by_hero = {}
    for hero in heroes():
        hidden = [each.score for each in found if each.hero == hero]
        known = [1.0 - each.score for each in found if each.rival == hero]
        if hidden and known:
            by_hero[hero] = round((elo(mean(hidden)) - elo(mean(known))) / 2)  # the rival was the other side's stranger
    return {
        "matches": len(found),
        "share": round(share, 4),
        "elo": round(elo(share)),
        "interval": [round(elo(low)), round(elo(high))],
        "heroes": by_hero,
    }


def main() -> int:
    """Play and tell."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.unknown", description=__doc__)
    parser.add_argument("--bot", default="search:40", help="who plays both sides (search:40)")
    parser.add_argument("--rounds", type=int, default=4, help="how often all 66 pairs meet (4)")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--processes", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the figures as JSON")
    told = parser.parse_args()
    found: list[Played] = []
    for some in held(told.bot, told.seed, told.rounds, told.processes):
        found += some
        print(f"\r{len(found)} matches", end="", file=sys.stderr, flush=True)
    answer = figures(found)
    print(f"\n{json.dumps(answer, indent=1)}")
    if told.out is not None:
        told.out.write_text(json.dumps({"bot": told.bot, "seed": told.seed, **answer}, indent=1) + "\n", "utf-8")
    return 1 if answer["interval"][1] < LEAST else 0


if __name__ == "__main__":
    sys.exit(main())
