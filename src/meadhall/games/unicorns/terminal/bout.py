"""Bout: the matches of the unicorn game with which the engine's speed is measured."""

from __future__ import annotations

from typing import Final

from meadhall.cli.game import Bout
from meadhall.games.unicorns.terminal import UNICORNS
from meadhall.kernel.game import find_game

PLAYERS: Final = 4


def bout() -> Bout:
    """One table of four with the rules of the book."""
    setup = find_game(UNICORNS).prepare({"players": PLAYERS})
    facts = {name: setup[name] for name in ("players", "targets", "win_check")}
    return Bout([setup], facts, f"{PLAYERS} players")
