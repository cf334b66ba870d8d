"""Bots are fair: what a seat cannot know changes nothing of what is thought for it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from meadhall import bots
from meadhall.bots.bot import SearchBot
from meadhall.bots.levels import wisdom_of
from meadhall.bundle import games_with
from meadhall.kernel.machine import State
from meadhall.kernel.match import Match
from meadhall.testing.bots import (
    Thinker,
    bots_know_what_their_seat_knows,
    bots_remember_nothing,
    sights_hold_nothing_hidden,
    sights_keep_no_trace,
    sights_lead_nowhere,
)
from tests.laws.subjects import CASES, GAMES, SUBJECTS
from tests.patience import THOROUGH, some, turned

KNOWN: Final = games_with("wisdom")
SECRETS: Final = games_with("sight")  # the games in which something is hidden
NAMES: Final = [name for name in SUBJECTS if GAMES[name] in KNOWN]
HIDING: Final = [name for name in NAMES if GAMES[name] in SECRETS]
SEEDS: Final = range(3 if THOROUGH else 1)
# the first table of each game, and the last
REMEMBERED: Final = [list(CASES[game].subjects())[at] for game in KNOWN if game in CASES for at in (0, -1)]


def lying_in(game: str) -> Callable[[State], object]:
    """Reads where everything is; what the other seats know of it is not the seat's to know."""

    def lying(s: State) -> object:
        copy: Any = s.clone()
        for name in CASES[game].lore:
            setattr(copy, name, vec[i64]([0] * len(getattr(copy, name))))
        return copy.dump()

    return lying


def erring(match: Match, seed: int) -> bots.Thought:
    """A bot that makes a mistake every other time."""
    return bots.think(match, SearchBot(wisdom_of(match.game.name), 12, mistakes=0.5), seed)


def level(name: str, iterations: int) -> Thinker:
    """A level that has no time."""
    return lambda match, seed: bots.think(match, name, seed, budget=bots.Budget(iterations))


THINKERS: Final[dict[str, Thinker]] = {
    "random": lambda match, seed: bots.think(match, "random", seed),
    "greedy": lambda match, seed: bots.think(match, "greedy", seed),
    "search": lambda match, seed: bots.think(match, "search:50", seed),
    "erring": erring,
    "advice": lambda match, seed: bots.advise(match, match.decision.seat, iterations=30, seed=seed),
    **{each.name: level(each.name, 10) for each in bots.LEVELS},
}


@pytest.mark.parametrize("name", HIDING)
def test_bot_thinks_the_same_in_worlds_that_its_seat_cannot_tell_apart(name: str) -> None:
    """Equal information and an equal seed give the equal answer, with the same visits, values and line."""
    thinkers = dict(some(turned([*THINKERS.items()], HIDING.index(name))))
    bots_know_what_their_seat_knows(SUBJECTS[name], SEEDS, thinkers)


@pytest.mark.parametrize("name", NAMES)
def test_sight_is_the_same_in_worlds_that_its_seat_cannot_tell_apart(name: str) -> None:
    """View, options, and every world that is dealt from a sight follow from what its seat knows."""
    sights_hold_nothing_hidden(SUBJECTS[name], SEEDS, lying_in(GAMES[name]))


@pytest.mark.parametrize("name", NAMES)
def test_sight_leads_nowhere(name: str) -> None:
    """The true state cannot be got at from a sight."""
    sights_lead_nowhere(SUBJECTS[name], SEEDS)


@pytest.mark.parametrize("name", NAMES)
def test_sight_keeps_no_trace_of_the_past(name: str) -> None:
    """Cards that were drawn do not stay in a sight where they lay."""
    sights_keep_no_trace(SUBJECTS[name], SEEDS)


@pytest.mark.parametrize("name", REMEMBERED)
def test_bot_remembers_nothing_of_what_it_thought_before(name: str) -> None:
    """The same sight and the same seed give the same thought, whatever the bot has seen in between."""
    game = SUBJECTS[name].open(0).game.name
    for kind in ("greedy", "search:20"):
        bots_remember_nothing(SUBJECTS[name], SEEDS, partial(thinker, kind, game))


def thinker(kind: str, game: str) -> Thinker:
    """One bot for all questions."""
    bot = bots.make_bot(kind, game)
    return lambda match, seed: bots.think(match, bot, seed)
