"""Measures: each part of a run measures for a while and gives its figures by name."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any, Final, TypeAlias

import meadhall
from benchmarks.hearts import Hearts
from benchmarks.thinking import hearts_searching, lasting, searching, weighing
from meadhall.cli.commands.bench import (
    MIDDLE,
    Pace,
    Setup,
    clone_ns,
    determinize_ns,
    middles,
    play_at_random,
    warm_up,
)
from meadhall.games.duel.terminal.bout import BOARD
from meadhall.games.duel.terminal.bout import setups as duel_setups
from meadhall.kernel.chance import chance_of
from meadhall.kernel.game import find_game
from meadhall.kernel.machine import State, legal, step

Part: TypeAlias = Callable[[float], dict[str, float]]

DOORS: Final = "heorot"
FRESH: Final = 5  # processes started to time an import; the best counts
WORD: Final = 8  # bytes of a number in an array
BUFFER: Final = 24  # bytes of an array beside its numbers


def engine(length: float) -> dict[str, float]:
    """The engine's own loop, on each board."""
    found: dict[str, float] = {}
    for board in (BOARD, DOORS):
        pace = play_at_random(find_game("duel"), setups(board), length)
        found |= {f"engine_{board}": pace.decisions_per_second, f"matches_{board}": pace.matches_per_second}
    return found


def setups(board: str = BOARD) -> list[Setup]:
    """Every hero against every hero."""
    return duel_setups(find_game("duel"), board)


def herds(length: float) -> dict[str, float]:
    """The unicorn game: the engine's own loop for four players, for two and for eight, and its copies."""
    game = find_game("unicorns")
    found: dict[str, float] = {}
    for players in (4, 2, 8):
        pace = play_at_random(game, [game.prepare({"players": players})], length if players == 4 else length / 2)
        found[f"unicorns_{players}"] = pace.decisions_per_second
        found[f"herds_{players}"] = pace.matches_per_second
    positions = [
        state for seed in range(20) for state in middles(game, [game.prepare({"players": 4, "first": seed % 4})])
    ]
    eight = middles(game, [game.prepare({"players": 8})])
    return found | {
        "unicorns_clone": clone_ns(positions) / 1e3,
        "unicorns_determinize": determinize_ns(game, positions) / 1e3,
        "unicorns_state": max(weight(s) for s in positions),
        "unicorns_state_eight": max(weight(s) for s in eight),
    }


def hearts(length: float) -> dict[str, float]:
    """The other engine's own loop."""
    pace = Hearts().play_at_random(length)
    return {"hearts": pace.decisions_per_second, "hearts_games": pace.matches_per_second}


def fast_path(length: float) -> dict[str, float]:
    """A loop in Python over the engine's ints: `legal` and `step`."""
    return {"fast_path": until(length, play_in_ints).decisions_per_second}


def door(length: float) -> dict[str, float]:
    """A loop in Python over readable ids: `match.decision.options` and `match.answer`."""
    return {"door": until(length, play_by_ids).decisions_per_second}


def until(length: float, play: Callable[[Setup, int], int]) -> Pace:
    """Play whole matches, one setup after another, until the time is up."""
    played = setups()
    warm_up(find_game("duel"), played)
    decisions = matches = 0
    start = time.process_time()
    spent = 0.0
    while spent < length:
        decisions += play(played[matches % len(played)], matches)
        matches += 1
        spent = time.process_time() - start
    return Pace(decisions, matches, spent)


def play_in_ints(setup: Setup, seed: int) -> int:
    """One match on the fast path; how many questions had two or more options."""
    s: State = find_game("duel").start(setup, seed, listening=False)
    below = chance_of(-seed).below
    decisions = 0
    while s.winners < 0:
        codes = legal(s)
        decisions += len(codes) > 1
        step(s, codes[below(len(codes))])
    return decisions


def play_by_ids(setup: Setup, seed: int) -> int:
    """One match through the door; how many questions had two or more options."""
    match = meadhall.new_match("duel", setup, seed)
    below = chance_of(-seed).below
    decisions = 0
    while match.outcome is None:
        options = match.decision.options
        decisions += len(options) > 1
        match.answer(options[below(len(options))].id)
    return decisions


def copies(_: float) -> dict[str, float]:
    """Clones and re-dealt states, called from Python, and what a state weighs."""
    game = find_game("duel")
    positions = middles(game, setups())
    four = [game.prepare({"mode": "free_for_all", "heroes": ["robin-hood"] * 4, "board": BOARD})]
    return {
        "clone": clone_ns(positions) / 1e3,
        "determinize": determinize_ns(game, positions) / 1e3,
        "state": max(weight(s) for s in positions),
        "state_four": max(weight(s) for s in middles(game, four)),
    }


def weight(s: State) -> int:
    """The bytes of a state: the object, its generator and its own arrays; cards and board are shared by all states."""
    own: Any = s.clone()  # an array of a clone has no room to spare
    parts = [getattr(own, name) for name in dir(own) if not name.startswith("_")]
    arrays = [part for part in parts if type(part) is type(own.stack)]
    return sys.getsizeof(own) + sys.getsizeof(own.chance) + sum(BUFFER + WORD * len(array) for array in arrays)


def saving(length: float) -> dict[str, float]:
    """A match to JSON and back, from the middle of matches of all heroes."""
    matches = [middle_match(setup, seed) for seed, setup in enumerate(setups())]
    done = 0
    start = time.process_time()
    spent = 0.0
    while spent < length / 2:
        for match in matches:
            meadhall.Match.from_json(match.to_json())
        done += len(matches)
        spent = time.process_time() - start
    return {"json": spent / done * 1e3}


def middle_match(setup: Setup, seed: int) -> meadhall.Match:
    """A match in full swing."""
    match = meadhall.new_match("duel", setup, seed)
    chance = chance_of(seed)
    for _ in range(MIDDLE):
        options = match.decision.options
        match.answer(options[chance.below(len(options))])
    return match


def pure(length: float) -> dict[str, float]:
    """The engine's own loop uncompiled, in a process of its own, for each game."""
    return {"pure": pure_pace("duel", length), "unicorns_pure": pure_pace("unicorns", length)}


def pure_pace(game: str, length: float) -> float:
    """Decisions a second of a game uncompiled."""
    script = "import sys; from meadhall.cli import main; sys.exit(main())"
    words = [sys.executable, "-c", script, "bench", game, "--json", "--seconds", str(length)]
    told = subprocess.run(words, env=os.environ | {"MEADHALL_PURE": "1"}, capture_output=True, text=True, check=True)
    return float(json.loads(told.stdout)["decisions_per_cpu_second"])


def importing(_: float) -> dict[str, float]:
    """`import meadhall` in a fresh process, less what an empty process takes."""
    return {"import": fresh("import meadhall") - fresh("pass")}


def fresh(script: str) -> float:
    """The shortest time of some processes that run a script."""
    found: list[float] = []
    for _ in range(FRESH):
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", script], check=True)
        found.append(time.perf_counter() - start)
    return min(found)


PARTS: Final[tuple[Part, ...]] = (
    engine, herds, hearts, fast_path, door, copies, saving, pure, importing, searching, hearts_searching, weighing,
    lasting,
)  # fmt: skip


def measure(repeats: int, length: float, parts: tuple[Part, ...] = PARTS) -> dict[str, list[float]]:
    """All parts in turn, again and again, so that what disturbs one disturbs them all."""
    found: dict[str, list[float]] = {}
    for at in range(repeats):
        figures: dict[str, float] = {}
        for part in parts:
            tell(f"repeat {at + 1} of {repeats}: {part.__name__}")
            figures |= part(length)
        if "engine_sarpedon" in figures and "hearts" in figures:
            figures["ratio"] = figures["engine_sarpedon"] / figures["hearts"]
        if "search_full" in figures and "search_hearts" in figures:
            figures["search_ratio"] = figures["search_full"] / figures["search_hearts"]
        for name, value in figures.items():
            found.setdefault(name, []).append(value)
    tell("")
    return found


def tell(line: str) -> None:
    """Show a person what is being measured, apart from the figures."""
    if sys.stderr.isatty():
        print(f"\r{line:40}\r", end="", file=sys.stderr, flush=True)
