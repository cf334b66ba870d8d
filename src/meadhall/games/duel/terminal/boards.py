"""Boards: which of them a duel can be played on."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from meadhall import SetupError


def fitting_boards(game: Any, parts: dict[str, object], known: Collection[str] = ()) -> list[str]:
    """The boards, of all or of those known, that fit the other parts of a setup.

    If none does, the setup is refused as on the first of them. The other parts are looked at before the board, so that
    such a refusal names what is wrong with them.
    """
    boards = sorted(known or game.catalogue.boards)
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
