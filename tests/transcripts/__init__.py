"""Golden transcripts: whole matches as they were once played. `python -m tests.transcripts --write` plays them anew.

One that no longer replays to its hash and its outcome tells that the rules, the cards or the dice have changed.
A game's stories are in `tests/games/NAME/stories.py`, their transcripts beside it; `stories` has those of all games.
What earlier versions recorded stays in the game's `earlier/`, by version.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, NamedTuple

import meadhall
from meadhall.kernel.chance import chance_of
from tests.games import folder_of, names_with

FOLDER: Final = "transcripts"  # of a game
EARLIER: Final = "earlier"
COMMAND: Final = "python -m tests.transcripts --write"


class Story(NamedTuple):
    """A match to be played at random: its game, name and setup, and after how many answers which seat leaves."""

    game: str
    name: str
    setup: dict[str, Any]
    leaving: tuple[int, int] | None = None


def play(story: Story, seed: int) -> meadhall.Match:
    """Play a story to its end; dice and answers follow from the seed."""
    match = meadhall.new_match(story.game, story.setup, seed)
    chance = chance_of(-1 - seed)
    given = 0
    while match.outcome is None:
        options = match.decision.options
        match.answer(options[chance.below(len(options))])
        given += 1
        if story.leaving is not None and given == story.leaving[0]:
            match.forfeit(story.leaving[1])
    return match


def write(story: Story, seed: int) -> dict[str, Any]:
    """Play a story and store its transcript."""
    transcript = play(story, seed).transcript()
    path_of(story).parent.mkdir(exist_ok=True)
    path_of(story).write_text(json.dumps(transcript, indent=1) + "\n", encoding="utf-8")
    return transcript


def path_of(story: Story) -> Path:
    """Where a story's transcript is stored."""
    return folder_of(story.game) / FOLDER / f"{story.name}.json"


def stored() -> list[tuple[str, Path]]:
    """All stored transcripts of this version, each with its game."""
    return [(game, path) for game in names_with(FOLDER) for path in sorted((folder_of(game) / FOLDER).iterdir())]


def earlier_of(game: str) -> dict[str, Path]:
    """What earlier versions recorded of a game, by version and name."""
    found = sorted((folder_of(game) / EARLIER).rglob("*.json"))
    return {f"{path.parent.name}/{path.stem}": path for path in found}


def read(path: Path) -> dict[str, Any]:
    """A stored transcript."""
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found
