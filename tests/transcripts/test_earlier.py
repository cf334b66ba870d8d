"""What earlier versions recorded replays to the same end, or it is said which rules have changed since."""

from pathlib import Path
from typing import Any, Final

import pytest

import meadhall
from meadhall import changes
from meadhall.kernel.game import find_game
from tests.census.ledger import Ledger
from tests.census.ledgers import LEDGERS
from tests.transcripts import earlier_of, read
from tests.transcripts.stories import CHANGED

RECORDED: Final = {(game, name): path for game in CHANGED for name, path in earlier_of(game).items()}
RULES: Final = {(game, name): rules for game, changed in CHANGED.items() for name, rules in changed.items()}
SINCE: Final = [ledger for ledger in LEDGERS if ledger.game in CHANGED]


def named(has_changed: bool) -> pytest.MarkDecorator:
    """The test once for each match that some change concerns, or that none does."""
    found = [each for each, rules in RULES.items() if bool(rules) == has_changed]
    return pytest.mark.parametrize("which", found, ids=["-".join(each) for each in found])


def test_all_that_is_kept_is_looked_at() -> None:
    """Files and expectations belong together."""
    assert RULES.keys() == RECORDED.keys()


@named(has_changed=False)
def test_a_match_that_no_change_concerns_replays_to_the_same_end(which: tuple[str, str]) -> None:
    """The same hash and the same outcome as in the version that recorded it."""
    old = read(RECORDED[which])
    told = meadhall.replay(old).transcript()
    assert [told[part] for part in ("game", "hash", "outcome", "fingerprint")] == [
        which[0],
        *(old[part] for part in ("hash", "outcome", "fingerprint")),
    ]


@named(has_changed=True)
def test_a_match_that_would_go_another_way_names_the_rules_that_have_changed(which: tuple[str, str]) -> None:
    """Whoever brings it learns the version it is from and the rules; nothing of it is played."""
    old = read(RECORDED[which])
    with pytest.raises(meadhall.TranscriptError) as refusal:
        meadhall.replay(old)
    assert refusal.value.rules == RULES[which]
    assert f"version {old['version']}, since when these rules have changed: {', '.join(RULES[which])}" in str(
        refusal.value
    )


def test_what_a_later_version_recorded_with_other_cards_is_not_blamed_on_rules() -> None:
    """Only what has changed after the version that recorded it is named."""
    old: dict[str, Any] = read(RECORDED["duel", "0.1.0/duel-hall"]) | {"version": "0.2.0"}
    with pytest.raises(meadhall.TranscriptError, match="whose cards or boards were different") as refusal:
        meadhall.replay(old)
    assert refusal.value.rules == ()


@pytest.mark.parametrize("ledger", SINCE, ids=lambda ledger: ledger.game)
def test_changes_name_rules_that_there_are(ledger: Ledger) -> None:
    """A change speaks of what the rules know, and of a version that has been."""
    catalogue = find_game(ledger.game).catalogue  # type: ignore[attr-defined]
    assert catalogue.changes
    for change in catalogue.changes:
        assert change.rule in ledger.everything
        assert changes.numbers(change.since) <= changes.numbers(meadhall.__version__)


def test_versions_follow_each_other_by_their_numbers(tmp_path: Path) -> None:
    """Not by their letters: 0.10.0 comes after 0.9.1; a folder without changes has none."""
    late = changes.Change(rule="R1", since="0.10.0")
    assert changes.rules_since([late], "0.9.1") == ("R1",)
    assert changes.rules_since([late], "0.10.0") == ()
    assert changes.read_changes(tmp_path) == []
