"""What a draw is worth to bots."""

from librt.vecs import vec

from meadhall.bots.levels import wisdom_of
from meadhall.bots.wisdom import value_of
from meadhall.kernel.game import find_game


def test_draw_is_worth_half_a_win_to_both() -> None:
    """H5.4, H5.5: nobody has won, and nobody has lost either; whoever wins has all of it."""
    rules = find_game("hnefatafl")
    s = rules.start(rules.prepare({}), 1, listening=False)
    values = vec[float]([0.25, 0.25])
    s.finish(0, 0)
    value_of(wisdom_of("hnefatafl"), s, values)
    assert list(values) == [0.5, 0.5]
    s.finish(2, 0)
    value_of(wisdom_of("hnefatafl"), s, values)
    assert list(values) == [0.0, 1.0]
