"""Two levels play a short series: how often the stronger one wins.

Shows how to make bots by name and ask them for answers. Every seed is played twice with sides swapped, so neither bot
has the better hero or the first turn more often. Every answer gets its own seed: a bot that is asked twice with the
same seed and the same knowledge gives the same answer twice. `meadhall ladder` runs contests until the result is
proven, with intervals that allow stopping at any time.

    python examples/bot_against_bot.py
    python examples/bot_against_bot.py champion warrior
"""

import itertools
import math
import sys

import meadhall
from meadhall import bots

SETUP = {"board": "sarpedon", "heroes": ["king-arthur", "medusa"], "first": 0}
PAIRS = 6  # of matches with sides swapped


def winner(players: list[bots.Bot], seed: int) -> int:
    """The seat that wins one match."""
    match = meadhall.new_match("duel", SETUP, seed=seed)
    for number in itertools.count():
        if match.outcome is not None:
            return match.outcome.winners[0]
        thinker = players[match.decision.seat]
        match.answer(bots.think(match, thinker, seed=1000 * seed + number).option)
    raise AssertionError


def wilson(wins: int, matches: int) -> tuple[float, float]:
    """The 95 % interval of a share, by Wilson's formula."""
    z, share = 1.96, wins / matches
    middle = share + z * z / (2 * matches)
    half = z * math.sqrt(share * (1 - share) / matches + (z / (2 * matches)) ** 2)
    return (middle - half) / (1 + z * z / matches), (middle + half) / (1 + z * z / matches)


def main() -> None:
    """Play the series."""
    one, other = sys.argv[1:3] if len(sys.argv) > 2 else ("warrior", "guest")
    pair = [bots.make_bot(one, "duel"), bots.make_bot(other, "duel")]
    wins = 0
    for seed in range(PAIRS):
        wins += winner(pair, seed) == 0
        wins += winner(pair[::-1], seed) == 1
    low, high = wilson(wins, 2 * PAIRS)
    print(f"{one} wins {wins} of {2 * PAIRS} matches against {other}: {wins / (2 * PAIRS):.0%}")
    print(f"95 % interval: {low:.0%} to {high:.0%}")


if __name__ == "__main__":
    main()
