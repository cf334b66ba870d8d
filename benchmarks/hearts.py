"""Hearts in C++, as OpenSpiel plays it: what the engine is compared with."""

from __future__ import annotations

import time
from importlib import import_module
from typing import Any, Final

from meadhall.cli.commands.bench import Pace

MIDDLE: Final = 78  # deals, passes and the first tricks of a game
BATCH: Final = 200  # iterations of a search
SAMPLE: Final = 50  # one game in so many is looked at again, outside the measured time


class Hearts:
    """OpenSpiel's hearts, four uniform random bots, driven by its own loop `pyspiel.evaluate_bots`."""

    def __init__(self) -> None:
        self.spiel: Any = import_module("pyspiel")
        self.game: Any = self.spiel.load_game("hearts")

    def play_at_random(self, length: float) -> Pace:
        """Play whole games until the time is up; decisions are counted in a sample of the games played."""
        bots = [self.spiel.make_uniform_random_bot(seat, seat) for seat in range(4)]
        sample: list[Any] = []
        games = 0
        start = time.process_time()
        spent = 0.0
        while spent < length:
            state = self.game.new_initial_state()
            self.spiel.evaluate_bots(state, bots, games)
            if games % SAMPLE == 0:
                sample.append(state)
            games += 1
            spent = time.process_time() - start
        counted = sum(self.decisions(state) for state in sample)
        return Pace(round(counted / len(sample) * games), games, spent)

    def search(self, length: float) -> float:
        """Iterations a CPU-second of its own search over information sets, from the middle of a game."""
        state = self.game.new_initial_state()
        while state.is_chance_node() or len(state.history()) < MIDDLE:
            state.apply_action(state.legal_actions()[0])
        evaluator = self.spiel.RandomRolloutEvaluator(1, 1)
        counted = self.spiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT
        bot = self.spiel.ISMCTSBot(1, evaluator, 1.4, BATCH, -1, counted, False, True)
        done = 0
        start = time.process_time()
        spent = 0.0
        while spent < length:
            bot.step(state)
            done += BATCH
            spent = time.process_time() - start
        return done / spent

    def decisions(self, played: Any) -> int:
        """How many questions of a game had two or more legal actions; deals are no questions."""
        state = self.game.new_initial_state()
        found = 0
        for action in played.history():
            if not state.is_chance_node() and len(state.legal_actions()) > 1:
                found += 1
            state.apply_action(action)
        return found
