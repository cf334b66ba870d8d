"""Boards: which of them a duel can be played on."""

from __future__ import annotations

from typing import Any

from meadhall import SetupError


def fitting_boards(game: Any, parts: dict[str, object]) -> list[str]:
    """The boards that fit the other parts of a setup; if none does, it is refused as on the first of them.

    The other parts are looked at before the board, so that such a refusal names what is wrong with them.
    """
    boards = sorted(game.catalogue.boards)
    found = [board for board in boards if fits(game, parts | {"board": board})]
    if not found:
        game.prepare(parts | {"board": boards[0]})
    return found


def fits(game: Any, setup: dict[str, object]) -> bool:
    """Whether a setup can be played."""
    try:
        game.prepare(setup)
    except SetupError:
        return False
    return True
