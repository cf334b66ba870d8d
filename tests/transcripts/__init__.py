"""Golden transcripts: whole matches as they were once played. `python -m tests.transcripts --write` plays them anew.

One that no longer replays to its hash and its outcome tells that the rules, the cards or the dice have changed.
A game's stories and their transcripts are in the folder of its name; tests.transcripts.stories lists all games' own.
What earlier versions recorded stays in `earlier/`, by version.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, NamedTuple

import meadhall
from meadhall.kernel.chance import chance_of

FOLDER: Final = Path(__file__).parent
EARLIER: Final = FOLDER / "earlier"
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
    path_of(story).write_text(json.dumps(transcript, indent=1) + "\n", encoding="utf-8")
    return transcript


def path_of(story: Story) -> Path:
    """Where a story's transcript is stored."""
    return FOLDER / story.game / f"{story.name}.json"


def stored() -> list[Path]:
    """All stored transcripts of this version."""
    return sorted(path for path in FOLDER.rglob("*.json") if EARLIER not in path.parents)


def read(path: Path) -> dict[str, Any]:
    """A stored transcript."""
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found
