"""Every golden transcript replays to the same hash and the same outcome."""

from pathlib import Path
from typing import Any, Final

import pytest

import meadhall
from meadhall.games.duel.catalogue import built_in
from meadhall.games.duel.setup import MODES, RULES
from tests.transcripts import COMMAND, FOLDER, STORIES, path_of, read

STORED: Final = sorted(FOLDER.glob("*.json"))
ADVICE: Final = f"the match goes otherwise than it was recorded; if it should: {COMMAND}"


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_transcript_replays_to_the_same_end(path: Path) -> None:
    """A match is game, setup, seed and answers: the same four give the same match, today as then."""
    stored = read(path)
    try:
        told = meadhall.replay(stored).transcript()
    except meadhall.TranscriptError as refusal:
        pytest.fail(f"{refusal}\n{ADVICE}")
    for part in ("hash", "outcome", "answers", "setup"):
        assert told[part] == stored[part], ADVICE


def test_every_story_is_stored_and_no_other() -> None:
    """Files and stories belong together."""
    assert sorted(path_of(story) for story in STORIES) == STORED, COMMAND


def test_transcripts_tell_of_every_hero_mode_board_and_rule() -> None:
    """A hero, a mode, a board or a rule without a transcript is missing here; so are forfeits and shared seats."""
    transcripts = [read(path) for path in STORED]
    setups: list[dict[str, Any]] = [transcript["setup"] for transcript in transcripts]
    assert {hero for setup in setups for hero in setup["heroes"]} == set(built_in().heroes)
    assert {setup["mode"] for setup in setups} == set(MODES)
    assert {setup["board"] for setup in setups} == set(built_in().boards)
    for name, (values, _) in RULES.items():
        assert {setup["rules"][name] for setup in setups} == set(values)
    assert any(len(set(setup["people"])) < len(setup["people"]) for setup in setups)
    assert any(answer.startswith("forfeit:") for transcript in transcripts for answer in transcript["answers"])
