"""What is known of fair fights is offered as it was found, to whoever sits where, and nothing else is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from meadhall.games.duel.fairness import Evened, evened, sentences
from meadhall.localisation import languages, words

FOUND = """
level: warrior
boards: [sarpedon, heorot]
found:
  - {key: medusa sinbad, heroes: [medusa, sinbad], handicap: [{health: -2}, {cards: 1}], first: 1, even: true,
     low: 0.44, high: 0.53, matches: 400}
  - {key: medusa sinbad heorot, heroes: [medusa, sinbad], board: heorot, handicap: [{health: -4}, {}], even: true,
     low: 0.48, high: 0.56, matches: 400}
  - {key: alice medusa, heroes: [alice, medusa], even: true, low: 0.45, high: 0.55, matches: 400}
  - {key: alice sinbad, heroes: [alice, sinbad], handicap: [{health: 9}, {}], even: false,
     low: 0.2, high: 0.4, matches: 90}
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file of findings."""
    made = tmp_path / "handicaps.yaml"
    made.write_text(FOUND.replace("\n     low", " low"))
    return made


def test_offer_is_that_of_the_board_or_else_of_all_boards(file: Path) -> None:
    """By whoever sits where: the seats of the setup, not those of the finding."""
    known = evened({"heroes": ["medusa", "sinbad"], "board": "sarpedon"}, file)
    assert known == Evened([{"health": -2}, {"cards": 1}], 1, 0.44, 0.53, 400, "warrior", None)
    assert known.parts == {"handicap": [{"health": -2}, {"cards": 1}], "first": 1}
    assert evened({"heroes": ["medusa", "sinbad"]}, file) == known
    here = evened({"heroes": ["medusa", "sinbad"], "board": "heorot"}, file)
    assert here is not None
    assert (here.parts, here.board) == ({"handicap": [{"health": -4}, {}]}, "heorot")
    turned = evened({"heroes": ["sinbad", "medusa"], "board": "sarpedon"}, file)
    assert turned is not None
    assert turned.parts == {"handicap": [{"cards": 1}, {"health": -2}], "first": 0}
    assert (turned.low, turned.high) == (0.47, 0.56)
    as_they_are = evened({"heroes": ["medusa", "alice"]}, file)
    assert as_they_are is not None
    assert as_they_are.parts == {}


@pytest.mark.parametrize(
    "setup",
    [
        {"heroes": ["alice", "sinbad"]},  # not even at the end of the scale
        {"heroes": ["alice", "beowulf"]},  # not measured
        {"heroes": ["medusa", "sinbad"], "board": "soho"},  # not played on
        {"heroes": ["medusa", "sinbad"], "rules": {"defeat": "at_once"}},
        {"heroes": ["medusa", "sinbad"], "rules": "old"},
        {"heroes": ["medusa", "sinbad"], "mode": "teams"},
        {"heroes": ["medusa", None]},
        {"heroes": "medusa sinbad"},
        {"heroes": 7},
        {},
    ],
)
def test_nothing_is_offered_where_nothing_is_known(file: Path, setup: dict[str, Any]) -> None:
    """Whoever asks may send anything."""
    assert evened(setup, file) is None


def test_nothing_is_known_without_a_file(tmp_path: Path) -> None:
    """A package without findings offers none."""
    assert evened({"heroes": ["medusa", "sinbad"]}, tmp_path / "none.yaml") is None


@pytest.mark.parametrize("language", languages())
def test_offer_says_what_it_does_and_what_is_proven(file: Path, language: str) -> None:
    """Each change, who begins, and the bounds; the level by its name."""
    setup = {"heroes": ["medusa", "sinbad"], "board": "sarpedon"}
    found = evened(setup, file)
    assert found is not None
    said = sentences(setup, found, language)
    assert len(said) == 4
    assert "2" in said[0]
    assert "1" in said[1]
    assert all(number in said[3] for number in ("44", "53", "400"))
    assert words("terminal", language).say("level", {"level": "warrior"}) in said[3]
    without = evened({"heroes": ["medusa", "alice"]}, file)
    assert without is not None
    assert len(sentences({"heroes": ["medusa", "alice"]}, without, language)) == 2


def test_offer_in_english(file: Path) -> None:
    """One paragraph that everybody understands."""
    setup = {"heroes": ["sinbad", "medusa"], "board": "sarpedon"}
    found = evened(setup, file)
    assert found is not None
    assert " ".join(sentences(setup, found, "en")).replace("\xa0", " ") == (
        "Sinbad starts with 1 card more in hand. Medusa starts with 2 health less. Sinbad goes first. Over all boards"
        " Sinbad then wins 47–56 % of the time, proven in 400 matches between bots of the level “warrior”."
    )
