"""The stories of the duel leave nothing out."""

from typing import Any

from meadhall.games.duel.rules.catalogue import built_in
from meadhall.games.duel.rules.setup import MODES, RULES
from tests.games.duel.stories import STORIES
from tests.transcripts import path_of, read


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


def test_changes_name_heroes_and_modes_that_there_are() -> None:
    """A change that concerns some matches only says which by what setups are made of."""
    for change in built_in().changes:
        assert set(change.heroes) <= set(built_in().heroes)
        assert set(change.modes) <= set(MODES)
