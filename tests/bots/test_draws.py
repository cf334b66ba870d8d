"""Ends without winners: a loss for everybody, or a draw, as the game has it."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec

from meadhall.bots.levels import wisdom_of
from meadhall.bots.wisdom import value_of
from meadhall.kernel.game import find_game
from meadhall.lab.contest import score_of


@pytest.mark.parametrize(
    ("game", "setup", "worth"),
    [
        ("duel", {"heroes": ["medusa", "king-arthur"]}, 0.0),
        ("unicorns", {"players": 3}, 0.0),
    ],
)
def test_end_without_winners_is_worth_what_the_game_says(game: str, setup: dict[str, Any], worth: float) -> None:
    """By V1.3 a tie is lost by all; whoever wins has all of it."""
    rules = find_game(game)
    s = rules.start(rules.prepare(setup), 1, listening=False)
    values = vec[float]([0.25] * int(s.seats))
    s.finish(0, 0)
    value_of(wisdom_of(game), s, values)
    assert list(values) == [worth] * int(s.seats)
    s.finish(2, 0)
    value_of(wisdom_of(game), s, values)
    assert list(values) == [float(seat == 1) for seat in range(s.seats)]


def test_contest_shares_an_end_without_winners() -> None:
    """Between two bots nobody's win is half a win for each, in every game."""
    assert [score_of(winners, (0,)) for winners in (0, 1, 2, 3)] == [0.5, 1.0, 0.0, 0.5]
