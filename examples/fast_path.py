"""Thousands of matches in ints: the fast path for search and simulation.

Shows `legal`, `step`, `playout` and `State.clone`. There are no ids, no events and no checks here: passing an illegal
code is the caller's mistake. The public API runs the same rules, so both give the same matches.

    python examples/fast_path.py
    python examples/fast_path.py 20000
"""

import sys
import time
from collections import Counter

from meadhall.kernel.chance import chance_of
from meadhall.kernel.game import find_game
from meadhall.kernel.machine import State, legal, playout, step
from meadhall.kernel.options import Options

LIMIT = 20_000  # answers; no match needs so many
SETUP: dict[str, object] = {"board": "sarpedon", "heroes": ["beowulf", "medusa"], "first": 0}


def simulate(matches: int) -> tuple[Counter[int], int]:
    """Matches played at random: wins by seat, and the number of decisions."""
    duel = find_game("duel")
    setup = duel.prepare(SETUP)
    out = Options()  # one object serves all questions
    wins: Counter[int] = Counter()
    decisions = 0
    for seed in range(matches):
        state = duel.start(setup, seed, listening=False)
        decisions += playout(state, chance_of(seed, "players"), out, LIMIT)
        wins[state.winners] += 1  # a set of seats, one bit each
    return wins, decisions


def lines(state: State, depth: int) -> int:
    """How many ways there are to answer the next questions, tried on copies."""
    codes = legal(state)
    if depth == 1:
        return len(codes)
    total = 0
    for code in codes:
        ahead = state.clone()
        step(ahead, code)
        total += lines(ahead, depth - 1)
    return total


def main() -> None:
    """Count lines from the first position, then simulate whole matches."""
    duel = find_game("duel")
    state = duel.start(duel.prepare(SETUP), 7, listening=False)
    print(f"Ways to answer the first five questions: {lines(state, 5):,}")
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 2_000
    start = time.perf_counter()
    wins, decisions = simulate(matches)
    rate = decisions / (time.perf_counter() - start)
    print(f"{matches:,} matches with {decisions:,} decisions, {rate:,.0f} decisions a second")
    print(f"Beowulf wins {wins[0b01] / matches:.1%}, Medusa wins {wins[0b10] / matches:.1%}")


if __name__ == "__main__":
    main()
