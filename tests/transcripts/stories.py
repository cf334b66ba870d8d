"""Stories: those of all games, each game's together, and what changes have come since earlier versions."""

from importlib import import_module
from typing import Any, Final

from tests.games import names_with, part_of
from tests.transcripts import EARLIER, Story

# a story's place among those of its game is its seed, so new ones come last
STORIES: Final[list[tuple[Story, ...]]] = [part_of(game, "stories") for game in names_with("stories.py")]


def changed_in(game: str) -> dict[str, tuple[str, ...]]:
    """By version and name of what is kept of earlier versions: the rules that have changed for that match."""
    module: Any = import_module(f"tests.games.{game}.stories")
    found: dict[str, tuple[str, ...]] = module.CHANGED
    return found


CHANGED: Final = {game: changed_in(game) for game in names_with(EARLIER)}
