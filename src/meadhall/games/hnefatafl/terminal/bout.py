"""Bout: the matches of hnefatafl with which the engine's speed is measured."""

from __future__ import annotations

from typing import Any

from meadhall.cli.game import Bout
from meadhall.games.hnefatafl.terminal import HNEFATAFL
from meadhall.games.hnefatafl.terminal.fields import in_order
from meadhall.kernel.game import find_game


def bout() -> Bout:
    """All boards in turn."""
    game: Any = find_game(HNEFATAFL)
    boards = [board.id for board in in_order(game.catalogue)]
    setups = [game.prepare({"board": board}) for board in boards]
    return Bout(setups, {"boards": boards}, f"boards {', '.join(boards)}")
