"""A bot of your own plays against a level.

Shows the input and output of a bot. It gets a `Sight`: the knowledge of its seat, its legal answers, and as many worlds
as it wants that fit this knowledge. It returns a `Thought`. The true match cannot be reached from a sight, so no bot
can cheat, not even by mistake. This one tries every answer in a few worlds, plays on at random for some answers, and
counts who has more health left. Try to improve it.

    python examples/my_own_bot.py
    python examples/my_own_bot.py random
"""

import itertools
import sys
from typing import Any

import meadhall
from meadhall import bots
from meadhall.kernel.chance import chance_of
from meadhall.kernel.machine import State, playout, step
from meadhall.kernel.options import Options

SETUP = {"board": "sarpedon", "heroes": ["medusa", "king-arthur"], "first": 0}
PAIRS = 4  # of matches with sides swapped


class Fencer(bots.Bot):
    """Gives the answer after which it has most health left, compared with the enemy."""

    worlds, ahead = 4, 24

    def think(self, sight: bots.Sight, seed: int, budget: bots.Budget | None = None) -> bots.Thought:
        """Try every answer in the same worlds."""
        del budget  # it always thinks equally long
        dice, out = chance_of(seed, "fencer"), Options()
        lead = dict.fromkeys(sight.codes(), 0)
        for _ in range(self.worlds):
            world = sight.world(dice)
            for code in lead:
                later = world.clone()
                step(later, code)
                playout(later, dice, out, self.ahead)
                lead[code] += self.judge(sight, later)
        option = sight.option(max(lead, key=lead.__getitem__))
        return bots.Thought(option, 0.5, [bots.Choice(option, self.worlds, 0.5)], [(sight.seat, option)], 0, 0.0)

    def judge(self, sight: bots.Sight, later: State) -> int:
        """Health of the seat's own fighters, less that of all others."""
        view: dict[str, Any] = sight.game.view(later, sight.seat)
        return sum(each["health"] * (1 if each["seat"] == sight.seat else -1) for each in view["fighters"].values())


def main() -> None:
    """Play some matches from either seat."""
    rival, wins = sys.argv[1] if len(sys.argv) > 1 else "guest", 0
    for seed, own in itertools.product(range(PAIRS), (0, 1)):
        players = {own: Fencer(), 1 - own: bots.make_bot(rival, "duel")}
        match = meadhall.new_match("duel", SETUP, seed=seed)
        while match.outcome is None:
            match.answer(bots.think(match, players[match.decision.seat], seed=match.happened).option)
        wins += own in match.outcome.winners
    print(f"The fencer wins {wins} of {2 * PAIRS} matches against {rival}.")


if __name__ == "__main__":
    main()
