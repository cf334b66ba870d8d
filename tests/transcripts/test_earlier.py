"""What earlier versions recorded replays to the same end, or it is said which rules have changed since."""

from pathlib import Path
from typing import Any, Final

import pytest

import meadhall
from meadhall import changes
from meadhall.games.duel.catalogue import built_in
from meadhall.kernel.game import find_game
from tests.census.ledger import LEDGERS
from tests.transcripts import EARLIER, read

# by version and name: the rules that have changed for that match, none where it replays
CHANGED: Final[dict[str, tuple[str, ...]]] = {
    "0.1.0/duel-doors": (),
    "0.1.0/duel-woods": (),
    "0.1.0/duel-hall": ("R20",),
    "0.1.0/duel-gardens": ("R18", "R19", "R22"),
    "0.1.0/free-for-all-stage": ("R20", "D11.4"),
    "0.1.0/two": ("W5", "T9", "C14", "C20", "U10", "U16"),
}
RECORDED: Final = {f"{path.parent.name}/{path.stem}": path for path in sorted(EARLIER.rglob("*.json"))}


def test_all_that_is_kept_is_looked_at() -> None:
    """Files and expectations belong together."""
    assert CHANGED.keys() == RECORDED.keys()


@pytest.mark.parametrize("name", [name for name, rules in CHANGED.items() if not rules])
def test_a_match_that_no_change_concerns_replays_to_the_same_end(name: str) -> None:
    """The same hash and the same outcome as in the version that recorded it."""
    old = read(RECORDED[name])
    told = meadhall.replay(old).transcript()
    assert [told[part] for part in ("hash", "outcome", "fingerprint")] == [
        old[part] for part in ("hash", "outcome", "fingerprint")
    ]


@pytest.mark.parametrize("name", [name for name, rules in CHANGED.items() if rules])
def test_a_match_that_would_go_another_way_names_the_rules_that_have_changed(name: str) -> None:
    """Whoever brings it learns the version it is from and the rules; nothing of it is played."""
    old = read(RECORDED[name])
    with pytest.raises(meadhall.TranscriptError) as refusal:
        meadhall.replay(old)
    assert refusal.value.rules == CHANGED[name]
    assert f"version {old['version']}, since when these rules have changed: {', '.join(CHANGED[name])}" in str(
        refusal.value
    )


def test_what_a_later_version_recorded_with_other_cards_is_not_blamed_on_rules() -> None:
    """Only what has changed after the version that recorded it is named."""
    old: dict[str, Any] = read(RECORDED["0.1.0/duel-hall"]) | {"version": "0.2.0"}
    with pytest.raises(meadhall.TranscriptError, match="whose cards or boards were different") as refusal:
        meadhall.replay(old)
    assert refusal.value.rules == ()


@pytest.mark.parametrize("ledger", LEDGERS, ids=lambda ledger: ledger.game)
def test_changes_name_rules_heroes_and_modes_that_there_are(ledger: Any) -> None:
    """A change speaks of what the rules and the cards know."""
    catalogue = find_game(ledger.game).catalogue  # type: ignore[attr-defined]
    assert catalogue.changes
    for change in catalogue.changes:
        assert change.rule in {*ledger.rules, *ledger.rulings}
        assert set(change.heroes) <= set(built_in().heroes)
        assert set(change.modes) <= {"duel", "free_for_all", "teams"}
        assert changes.numbers(change.since) <= changes.numbers(meadhall.__version__)


def test_versions_follow_each_other_by_their_numbers(tmp_path: Path) -> None:
    """Not by their letters: 0.10.0 comes after 0.9.1; a folder without changes has none."""
    late = changes.Change(rule="R1", since="0.10.0")
    assert changes.rules_since([late], "0.9.1") == ("R1",)
    assert changes.rules_since([late], "0.10.0") == ()
    assert changes.read_changes(tmp_path) == []
