"""What positions are worth is learned from matches, and written where bots read it."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from meadhall.bots.worth import data_of, worth_of
from meadhall.games.duel.bots.wisdom import FEATURES, HANDS, DuelWisdom
from meadhall.games.duel.lab import judging
from meadhall.games.duel.lab.judging import TERMS, Position, Seen
from meadhall.games.duel.lab.venue import heroes
from meadhall.lab import regression
from meadhall.lab.regression import fit
from meadhall.packs import read_yaml

FILE = data_of("duel") / "worth.yaml"


def seen(hero: int, *, alone: bool = False, hand: int = 5) -> Seen:
    """A side of which nothing else is worth a word."""
    return Seen([0.0] * len(FEATURES), hero, alone, hand)


def test_positions_follow_from_the_number_of_a_match() -> None:
    """Both sides at the start of each turn, with the features that bots go by; the same number, the same match."""
    found = judging.positions(3)
    assert found == judging.positions(3)
    assert len(found) > 5
    assert len({position.won for position in found}) == 1
    first = found[0].sides
    for side in first:
        assert len(side.features) == len(FEATURES)
        assert side.features[FEATURES.index("health")] > 0
        assert side.hand in {5, 6}


def test_the_hero_that_wins_is_strong_and_the_hand_it_wins_with_is_good() -> None:
    """What only winners have is worth more than what only losers have."""
    weights = [0.0] * (len(FEATURES) + TERMS * len(heroes()))
    fit(weights, [Position((seen(0, hand=3), seen(1, alone=True, hand=7)), won=True)] * 200)
    strong, weak = len(FEATURES), len(FEATURES) + TERMS
    assert weights[strong] > 0.1 > -0.1 > weights[weak]  # strength
    assert weights[weak + 1] < -0.1  # to be alone
    assert weights[strong + 2 + 3] > 0.1 > -0.1 > weights[weak + 2 + 7]  # hands
    assert weights[: len(FEATURES)] == [0.0] * len(FEATURES)


def test_a_file_keeps_its_words_and_gets_new_numbers() -> None:
    """Only numbers change, and bots can read the file."""
    text = FILE.read_text("utf-8")
    weights = judging.started(read_yaml(text))
    assert judging.written(weights, text) == text
    told = judging.written([weight + 1.0 for weight in weights], text)
    assert re.findall(r"#.*", told) == re.findall(r"#.*", text)
    worth = read_yaml(told)
    assert worth["features"]["health"] == pytest.approx(worth_of("duel")["features"]["health"] + 1.0)
    assert all(len(row["hand"]) == HANDS for row in worth["heroes"].values())
    assert set(worth["heroes"]) == set(heroes())
    DuelWisdom({**worth, "habits": worth_of("duel")["habits"]})


def test_command_plays_learns_and_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A moment of play is enough to see that it goes through."""
    file = tmp_path / "duel.yaml"
    file.write_text(FILE.read_text("utf-8"), "utf-8")
    monkeypatch.setattr(regression, "gather", lambda play, *_: iter([play(1), play(2)]))
    monkeypatch.setattr(sys, "argv", ["judging", str(file), "--seconds", "0"])
    regression.learn("judging", None, judging.positions, judging.relearned)
    assert "2 matches" in capsys.readouterr().out
    assert read_yaml(file.read_text("utf-8")) != read_yaml(FILE.read_text("utf-8"))
