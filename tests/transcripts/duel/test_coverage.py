"""The stories of the duel leave nothing out."""

from typing import Any

from meadhall.games.duel.catalogue import built_in
from meadhall.games.duel.setup import MODES, RULES
from tests.transcripts import path_of, read
from tests.transcripts.duel import STORIES


def test_transcripts_tell_of_every_hero_mode_board_and_rule() -> None:
    """A hero, a mode, a board or a rule without a transcript is missing here; so are forfeits and shared seats."""
    transcripts = [read(path_of(story)) for story in STORIES]
    setups: list[dict[str, Any]] = [transcript["setup"] for transcript in transcripts]
    assert {hero for setup in setups for hero in setup["heroes"]} == set(built_in().heroes)
    assert {setup["mode"] for setup in setups} == set(MODES)
    assert {setup["board"] for setup in setups} == set(built_in().boards)
    for name, (values, _) in RULES.items():
        assert {setup["rules"][name] for setup in setups} == set(values)
    assert any(len(set(setup["people"])) < len(setup["people"]) for setup in setups)
    assert any(answer.startswith("forfeit:") for transcript in transcripts for answer in transcript["answers"])
