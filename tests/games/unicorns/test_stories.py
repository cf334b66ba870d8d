"""The stories of the unicorn game leave nothing out."""

from typing import Any

from meadhall.games.unicorns.rules.catalogue import built_in
from meadhall.games.unicorns.rules.setup import FEWEST, MOST, RULES
from tests.games.unicorns.stories import STORIES
from tests.transcripts import path_of, read


def test_transcripts_tell_of_every_number_of_players_option_and_language() -> None:
    """A number of players, an option or a language without a transcript is missing here; so are forfeits."""
    transcripts = [read(path_of(story)) for story in STORIES]
    setups: list[dict[str, Any]] = [transcript["setup"] for transcript in transcripts]
    assert {setup["players"] for setup in setups} == set(range(FEWEST, MOST + 1))
    assert {setup["language"] for setup in setups} == set(built_in().languages())
    for name, (values, _) in RULES.items():
        assert {setup[name] for setup in setups} == set(values)
    assert any(answer.startswith("forfeit:") for transcript in transcripts for answer in transcript["answers"])
