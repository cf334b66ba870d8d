"""Bout: the duels with which the engine's speed is measured."""

from __future__ import annotations

from itertools import product
from typing import Any, Final

from meadhall.cli.game import Bout
from meadhall.games.duel.terminal import DUEL
from meadhall.kernel.game import find_game

BOARD: Final = "sarpedon"


def setups(game: Any, board: str) -> list[dict[str, object]]:
    """Duels of every hero against every hero, itself included; who is first is asked as in any match."""
    heroes = sorted(game.catalogue.heroes)
    return [game.prepare({"board": board, "heroes": list(pair)}) for pair in product(heroes, repeat=2)]


def bout() -> Bout:
    """All pairs of heroes on one board."""
    found = setups(find_game(DUEL), BOARD)
    facts = {"mode": found[0]["mode"], "board": found[0]["board"]}
    return Bout(found, facts, f"mode {facts['mode']}, board {facts['board']}, {len(found)} pairs of heroes")
