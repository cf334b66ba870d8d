"""Every golden transcript replays to the same hash and the same outcome."""

from pathlib import Path
from typing import Final

import pytest

import meadhall
from tests.transcripts import COMMAND, path_of, read, stored
from tests.transcripts.stories import STORIES

STORED: Final = stored()
ADVICE: Final = f"the match goes otherwise than it was recorded; if it should: {COMMAND}"


@pytest.mark.parametrize(("game", "path"), [pytest.param(*each, id=f"{each[0]}-{each[1].stem}") for each in STORED])
def test_transcript_replays_to_the_same_end(game: str, path: Path) -> None:
    """A match is game, setup, seed and answers: the same four give the same match, today as then."""
    golden = read(path)
    try:
        told = meadhall.replay(golden).transcript()
    except meadhall.TranscriptError as refusal:
        pytest.fail(f"{refusal}\n{ADVICE}")
    for part in ("hash", "outcome", "answers", "setup"):
        assert told[part] == golden[part], ADVICE
    assert told["game"] == game


def test_every_story_is_stored_and_no_other() -> None:
    """Files and stories belong together."""
    named = sorted((story.game, path_of(story)) for stories in STORIES for story in stories)
    assert named == sorted(STORED), COMMAND
