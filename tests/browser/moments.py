"""Moments of all games, which each game brings in `tests/games/GAME/moments.py`: what is looked at in the browser."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from meadhall.bundle import games_with
from tests.browser.moment import Moment, answers_to, is_asked, is_late, is_over, laid, view_of
from tests.games.duel.moments import PAIR

BROUGHT: Final = {game: import_module(f"tests.games.{game}.moments") for game in games_with("hall")}
MOMENTS: Final[tuple[Moment, ...]] = tuple(moment for brought in BROUGHT.values() for moment in brought.MOMENTS)
PREVIEWS: Final[dict[str, str]] = {game: brought.PREVIEW for game, brought in BROUGHT.items()}  # shown with links

__all__ = ["MOMENTS", "PAIR", "PREVIEWS", "Moment", "answers_to", "is_asked", "is_late", "is_over", "laid", "view_of"]
