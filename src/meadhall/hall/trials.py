"""Trials: quick matches between bots of one strength, to see how a part of a pack fares. Anybody may play them."""

from __future__ import annotations

from typing import Any, Final

import meadhall
from meadhall.bots import Sight
from meadhall.bots.bot import SearchBot
from meadhall.bots.levels import wisdom_of
from meadhall.hall.effects.work import TryOut
from meadhall.kernel.chance import Chance, chance_of
from meadhall.kernel.game import find_game
from meadhall.kernel.machine import legal, list_options, step
from meadhall.kernel.match import Match
from meadhall.kernel.options import Options

LIMIT: Final = 3_000  # answers; matches of bots that want to win come nowhere near it
PURPOSE: Final = "trial"
ENDLESS: Final = "endless"
WON: Final = "won"
LOST: Final = "lost"


def tried_out(told: TryOut) -> str:
    """How one match went for a seat: won, lost, or endless."""
    game = find_game(told.game)
    setup: Any = game.prepare(told.setup)
    dice = chance_of(told.seed, PURPOSE)
    match = Match(game, setup, told.seed, game.start(setup, told.seed, listening=False), meadhall.__version__)
    if told.iterations:
        search_on(match, dice, told.iterations)
    else:
        play_on(match, dice)
    outcome = match.outcome
    if outcome is None or outcome.reason == ENDLESS:
        return ENDLESS
    return WON if told.seat in outcome.winners else LOST


def search_on(match: Match, dice: Chance, iterations: int) -> None:
    """Play a match to its end by bots that search a little."""
    bot, state = SearchBot(wisdom_of(match.game.name), iterations), match.state
    for _ in range(LIMIT):
        if state.winners >= 0:
            return
        codes = legal(state)
        answer = codes[0]
        if len(codes) > 1:
            answer = bot.think(Sight(match, state.asked), dice.next()).option.code
        step(state, answer)


def play_on(match: Match, dice: Chance) -> None:
    """Play a match to its end by habit: that takes a hundredth of the time."""
    wisdom, state, out = wisdom_of(match.game.name), match.state, Options()
    wisdom.habits.learn(state)
    for _ in range(LIMIT):
        if state.winners >= 0:
            return
        list_options(state, out)
        step(state, out.pick(0) if out.count() == 1 else wisdom.choose(state, out, dice))
