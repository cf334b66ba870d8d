"""Golden transcripts: whole matches as they were once played. `python -m tests.transcripts --write` plays them anew.

One that no longer replays to its hash and its outcome tells that the rules, the cards or the dice have changed.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, NamedTuple

import meadhall
from meadhall.kernel.chance import chance_of
from tests.counts import (
    ACHILLES,
    ALICE,
    ARTHUR,
    BEOWULF,
    BIGFOOT,
    HOOD,
    MARY,
    MEDUSA,
    ROBIN,
    SINBAD,
    WUKONG,
    YENNENGA,
    setup,
)

FOLDER: Final = Path(__file__).parent
COMMAND: Final = "python -m tests.transcripts --write"


class Story(NamedTuple):
    """A match to be played at random: its name, its setup, and after how many answers which seat leaves."""

    name: str
    setup: dict[str, Any]
    leaving: tuple[int, int] | None = None


STORIES: Final = (
    Story("duel", setup(YENNENGA, ACHILLES)),
    Story("duel-doors", setup(WUKONG, HOOD, board="heorot")),
    Story("duel-mirror", setup(BEOWULF, BEOWULF, board="heorot", first=1)),
    Story("duel-defeat-at-once", setup(ACHILLES, BEOWULF, rules={"defeat": "at_once"})),
    Story("duel-versatile-as-used", setup(HOOD, WUKONG, rules={"versatile": "as_used"})),
    Story("duel-discard-late", setup(YENNENGA, HOOD, board="heorot", rules={"discard": "after_abilities"})),
    Story("free-for-all-three", setup(BEOWULF, WUKONG, ACHILLES, mode="free_for_all")),
    Story(
        "free-for-all-four", setup(YENNENGA, HOOD, WUKONG, BEOWULF, mode="free_for_all", rules={"defeat": "at_once"})
    ),
    Story("free-for-all-forfeit", setup(HOOD, YENNENGA, ACHILLES, WUKONG, mode="free_for_all"), (75, 2)),
    Story("teams", setup(ACHILLES, HOOD, BEOWULF, YENNENGA, mode="teams")),
    Story("teams-closed-hands", setup(WUKONG, BEOWULF, HOOD, ACHILLES, mode="teams", rules={"teammates": "closed"})),
    Story("duel-woods", setup(ROBIN, BIGFOOT, board="sherwood-forest", rules={"discard": "after_abilities"})),
    Story("duel-snow", setup(BIGFOOT, ROBIN, board="yukon")),
    Story("duel-legends", setup(ARTHUR, ALICE, board="marmoreal")),
    Story("duel-passages", setup(SINBAD, MEDUSA, board="baskerville-manor")),
    Story("duel-mine", setup(MARY, WUKONG, board="king-solomons-mine")),
    Story("duel-hall", setup(ARTHUR, ARTHUR, board="frost-hall", first=0)),
    Story("duel-gardens", setup(MARY, ALICE, board="hanging-gardens", rules={"versatile": "as_used"})),
    Story("free-for-all-soho", setup(ALICE, MARY, SINBAD, mode="free_for_all", board="soho")),
    Story("free-for-all-stage", setup(ARTHUR, MEDUSA, ROBIN, BIGFOOT, mode="free_for_all", board="globe-theatre")),
    Story("teams-venice", setup(ARTHUR, SINBAD, MARY, MEDUSA, mode="teams", board="venice")),
    Story("teams-fords", setup(ALICE, ROBIN, BIGFOOT, ARTHUR, mode="teams", board="four-fords")),
    Story("teams-three-people", setup(YENNENGA, WUKONG, YENNENGA, HOOD, mode="teams", people=[0, 1, 0, 2])),
)


def play(story: Story) -> meadhall.Match:
    """Play a story to its end; dice and answers follow from its place among the stories."""
    seed = STORIES.index(story)
    match = meadhall.new_match("duel", story.setup, seed)
    chance = chance_of(-1 - seed)
    given = 0
    while match.outcome is None:
        options = match.decision.options
        match.answer(options[chance.below(len(options))])
        given += 1
        if story.leaving is not None and given == story.leaving[0]:
            match.forfeit(story.leaving[1])
    return match


def write(story: Story) -> dict[str, Any]:
    """Play a story and store its transcript."""
    transcript = play(story).transcript()
    path_of(story).write_text(json.dumps(transcript, indent=1) + "\n", encoding="utf-8")
    return transcript


def path_of(story: Story) -> Path:
    """Where a story's transcript is stored."""
    return FOLDER / f"{story.name}.json"


def read(path: Path) -> dict[str, Any]:
    """A stored transcript."""
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found
