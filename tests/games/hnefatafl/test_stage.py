"""The scenario format is strict: a slip is refused by name, never taken for something else."""

from __future__ import annotations

from typing import Any, Final

import pytest

from meadhall.kernel.errors import SetupError
from meadhall.packs import read_yaml
from meadhall.testing.scenario import Scenario
from meadhall.testing.stage import ScenarioError
from tests.games.hnefatafl import GAME

GOOD: Final = """
name: a position
game: hnefatafl
proves: [H3.1]
board: brandubh
turn: 0
quiet: 3
position: [+.....+, ....A.., ......., ...+..., ..AD..., ......., +....K+]
steps:
  - expect: {asked: choose_move, seat: 0, king: f1, d3: defender-1, quiet: 3, pieces.king.side: king, a1: null}
  - refuse: move:d3:d4
  - move:e6:e3
"""
SLIPS: Final = {
    "an unknown part": ("turn: 0", "trun: 0", "did you mean 'turn'"),
    "an unknown board": ("brandubh", "brandub", "did you mean 'brandubh'"),
    "a turn of nobody": ("turn: 0", "turn: 2", "the turn of seat 2"),
    "too quiet to go on": ("quiet: 3\n", "quiet: 100\n", "at most 99"),
    "an unknown letter": ("..AD...", "..AX...", "row 5: unknown letter 'X'"),
    "a row too short": ("..AD...", "..AD..", "row 5: expected 7 letters, found 6"),
    "a row too few": (" ......., ...+...,", " ...+...,", "position: expected 7 rows"),
    "a mark where none is": ("..AD...", ".+AD...", "row 5: b3 is neither"),
    "a man on the throne": ("...+...", "...D...", "row 4: only the king may stand on d4"),
    "no king": ("+....K+", "+.....+", "0 kings"),
    "two kings": ("..AD...", "..AK...", "2 kings"),
    "attackers too many": ("....A.., .......", "AAAAAAA, A......", "9 attackers; there are 8"),
    "defenders too many": ("....A..", "DDDD.A.", "5 defenders; there are 4"),
    "no drawing": ("position: [", "position: +.....+ #[", "a list of rows"),
    "an unknown moment": ("turn: 0", "at: turnstart", "did you mean 'turn_start'"),
    "a piece that is not there": ("king: f1", "knig: f1", "did you mean 'king'"),
    "an expectation that does not hold": ("king: f1", "king: f2", "expected king to be 'f2', found 'f1'"),
    "an answer that is not legal": ("- move:e6:e3", "- move:e6:e9", "'move:e6:e9' is not an answer"),
}


def told(text: str) -> Scenario:
    """A scenario from its text."""
    data: Any = read_yaml(text)
    return Scenario(data, "test_stage")


def test_scenario_holds_when_nothing_is_spoilt() -> None:
    """Otherwise the refusals would prove nothing."""
    told(GOOD).run(GAME)


@pytest.mark.parametrize(("old", "new", "says"), SLIPS.values(), ids=SLIPS)
def test_slip_is_refused_by_name_when_it_is_read(old: str, new: str, says: str) -> None:
    """The message says what was expected."""
    assert old in GOOD
    with pytest.raises((ScenarioError, SetupError), match=says):
        told(GOOD.replace(old, new, 1)).run(GAME)
