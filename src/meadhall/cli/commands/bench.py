"""`meadhall bench`: how fast the engine plays here, at random and by the full rules, on one core."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Sequence
from operator import methodcaller
from typing import Any, Final, NamedTuple, TypeAlias

import meadhall
from meadhall import purity
from meadhall.bundle import games_with
from meadhall.cli import Commands
from meadhall.cli.game import Bout, terminal_of
from meadhall.kernel.chance import chance_of
from meadhall.kernel.game import Game, find_game
from meadhall.kernel.machine import State, legal, playout, step
from meadhall.kernel.options import Options

Setup: TypeAlias = dict[str, object]

LIMIT: Final = 20_000  # answers; no match comes near it
MIDDLE: Final = 60  # answers after which a match is in full swing
LONGEST: Final = 86_400.0  # seconds; nobody waits longer
COPIES: Final = 200  # how often each of the middle positions is copied


class Pace(NamedTuple):
    """What was played in how much time of the processor. Only questions with two or more options count as decisions."""

    decisions: int
    matches: int
    seconds: float

    @property
    def decisions_per_second(self) -> float:
        """Decisions in a second."""
        return self.decisions / self.seconds

    @property
    def matches_per_second(self) -> float:
        """Whole matches in a second, their set-up included."""
        return self.matches / self.seconds


def register(commands: Commands, _: Sequence[str] = ()) -> None:
    """Add the command."""
    parser = commands.add_parser("bench", help="measure the engine's speed", description=__doc__)
    parser.add_argument("game", choices=games_with("terminal"), help="which game")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--seconds", type=seconds, default=3.0, help="how long to play (3)")
    parser.set_defaults(run=run)


def seconds(word: str) -> float:
    """A length of time from the command line."""
    try:
        found = float(word)
    except ValueError:
        found = 0.0
    if not 0 < found < LONGEST:
        msg = f"{word!r} is not a length of time; expected seconds, less than {LONGEST:.0f}"
        raise argparse.ArgumentTypeError(msg)
    return found


def run(arguments: argparse.Namespace) -> int:
    """Measure and print."""
    bout = terminal_of(arguments.game).bout()
    figures = measure(arguments.game, bout, arguments.seconds)
    print(json.dumps(figures) if arguments.json else table(figures, bout.words))
    return 0


def measure(name: str, bout: Bout, length: float) -> dict[str, Any]:
    """All figures of a game by name."""
    game = find_game(name)
    pace = play_at_random(game, bout.setups, length)
    positions = middles(game, bout.setups)
    return {
        "game": name,
        "version": meadhall.__version__,
        "compiled": purity.is_compiled(),
        "engine": purity.engine(),
        **bout.facts,
        "setups": len(bout.setups),
        "cpu_seconds": round(pace.seconds, 3),
        "decisions": pace.decisions,
        "matches": pace.matches,
        "decisions_per_cpu_second": round(pace.decisions_per_second),
        "matches_per_cpu_second": round(pace.matches_per_second, 1),
        "clone_ns": round(clone_ns(positions)),
        "determinize_ns": round(determinize_ns(game, positions)),
    }


def play_at_random(game: Game[Any], setups: list[Setup], length: float) -> Pace:
    """Play whole matches, one setup after another, in the engine's own loop until the time is up."""
    warm_up(game, setups)
    chance = chance_of(0)
    out = Options()
    decisions = matches = 0
    start = time.process_time()
    spent = 0.0
    while spent < length:
        s = game.start(setups[matches % len(setups)], matches, listening=False)
        decisions += playout(s, chance, out, LIMIT)
        matches += 1
        spent = time.process_time() - start
    return Pace(decisions, matches, spent)


def warm_up(game: Game[Any], setups: list[Setup]) -> None:
    """Let the game make what all matches of a setup share: that happens once in the life of a process."""
    for setup in setups:
        game.start(setup, 0, listening=False)


def middles(game: Game[Any], setups: list[Setup]) -> list[State]:
    """A position from the middle of a match of each setup."""
    return [middle(game, setup, seed) for seed, setup in enumerate(setups)]


def middle(game: Game[Any], setup: Setup, seed: int) -> State:
    """A position after some random answers."""
    chance = chance_of(seed)
    s: State = game.start(setup, seed, listening=False)
    for _ in range(MIDDLE):
        if s.winners >= 0:
            break
        codes = legal(s)
        step(s, codes[chance.below(len(codes))])
    return s


def clone_ns(positions: list[State]) -> float:
    """How long a state's clone takes, called from Python."""
    return nanoseconds(methodcaller("clone"), positions)


def determinize_ns(game: Game[Any], positions: list[State]) -> float:
    """How long it takes to deal a state's hidden cards anew for the seat that is asked, called from Python."""
    own = [(s.clone(), max(0, s.asked)) for s in positions]
    return nanoseconds(lambda pair: game.determinize(pair[0], pair[1], 7), own)


def nanoseconds(work: Callable[[Any], object], things: list[Any]) -> float:
    """The mean time of some work on one of the things."""
    start = time.process_time_ns()
    for _ in range(COPIES):
        for thing in things:
            work(thing)
    return (time.process_time_ns() - start) / (COPIES * len(things))


def table(figures: dict[str, Any], words: str) -> str:
    """The figures for a person, with what was played in words."""
    return "\n".join(
        [
            f"{figures['game']}, {words}, {figures['engine']}",
            f"  decisions a CPU-second  {figures['decisions_per_cpu_second']:>12,}",
            f"  matches a CPU-second    {figures['matches_per_cpu_second']:>12,.0f}",
            f"  clone                   {figures['clone_ns']:>12,} ns",
            f"  determinize             {figures['determinize_ns']:>12,} ns",
        ]
    )
