"""Thinking: how fast bots search, what a search weighs, and whether either changes over many matches."""

from __future__ import annotations

import subprocess
import sys
import time
from typing import Final

from benchmarks.hearts import Hearts
from meadhall import bots, new_match
from meadhall.bots.levels import wisdom_of
from meadhall.bots.search import TO_THE_END, Search
from meadhall.bots.settings import Settings
from meadhall.cli.commands.bench import middles
from meadhall.games.duel.terminal.bout import BOARD
from meadhall.games.duel.terminal.bout import setups as duel_setups
from meadhall.kernel.chance import chance_of
from meadhall.kernel.game import find_game
from meadhall.kernel.machine import State

BATCH: Final = 200  # iterations of a search before another position is thought about
MATCHES: Final = 100
ALIKE: Final = 10  # matches that are played again at the end, to be held against the first time

# prints how many megabytes a process grows by in the hardest level's longest thought; what a process just started is
# said to have needed at most may be what the one that started it had, so where there is a better count it is read
WEIGHING: Final = """
import resource
from pathlib import Path
from meadhall import bots, new_match

def peak():
    facts = Path("/proc/self/status")
    if facts.exists():
        return int(facts.read_text().partition("VmHWM:")[2].split()[0]) / 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024

match = new_match("duel", {"board": "sarpedon", "heroes": ["robin-hood", "sinbad"], "first": 0}, seed=5)
for _ in range(12):
    match.answer(bots.think(match, "search:50", seed=1).option)
before = peak()
bots.think(match, bots.LEVELS[-1].name, seed=1)
print(peak() - before)
"""


def searching(length: float) -> dict[str, float]:
    """Iterations a second on one core, from the middle of matches; with full playouts, and as bots do it."""
    full = Settings()
    full.turns = TO_THE_END
    full.looks = False
    duel = find_game("duel")
    herd = find_game("unicorns")
    duels = middles(duel, duel_setups(duel, BOARD)[::7])
    herds = middles(herd, [herd.prepare({"players": 6, "first": first}) for first in range(6)])
    return {
        "search_full": iterations("duel", duels, full, length),
        "search_duel": iterations("duel", duels, None, length),
        "search_unicorns": iterations("unicorns", herds, None, length),
    }


def hearts_searching(length: float) -> dict[str, float]:
    """The other engine's search."""
    return {"search_hearts": Hearts().search(length)}


def iterations(game: str, positions: list[State], settings: Settings | None, length: float) -> float:
    """Iterations a CPU-second, one position after another."""
    wisdom = wisdom_of(game)
    done = at = 0
    start = time.process_time()
    spent = 0.0
    while spent < length:
        base = positions[at % len(positions)]
        search = Search(find_game(game), wisdom, base, chance_of(at), settings)
        search.run(BATCH, 0.0)
        done += search.iterations
        at += 1
        spent = time.process_time() - start
    return done / spent


def weighing(_: float) -> dict[str, float]:
    """What a thought of the hardest level adds to the memory of a fresh process."""
    told = subprocess.run([sys.executable, "-c", WEIGHING], capture_output=True, text=True, check=True)
    return {"search_memory": float(told.stdout)}


def lasting(_: float) -> dict[str, float]:
    """A hundred matches in one process; some of them again at the end, which should take as long as at first."""
    first = play(range(ALIKE))
    play(range(ALIKE, MATCHES - ALIKE))
    return {"search_lasting": play(range(ALIKE)) / first}


def play(seeds: range) -> float:
    """The CPU-seconds that some matches between bots take."""
    start = time.process_time()
    for seed in seeds:
        match = new_match("duel", {"board": "sarpedon", "heroes": ["medusa", "king-arthur"], "first": 0}, seed)
        bot = bots.make_bot("search:30", "duel")
        number = 0
        while match.outcome is None:
            match.answer(bots.think(match, bot, seed=number).option)
            number += 1
    return time.process_time() - start
