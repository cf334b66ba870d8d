"""The generator: the published algorithm, fair, copyable, the same everywhere."""

from __future__ import annotations

import pytest

from meadhall.kernel.chance import Chance, ScriptedChance, chance_of, words_of

LOW = 2**32 - 1


def reference(state: list[int], n: int) -> list[int]:
    """The first outputs of xoshiro128**, written down from its definition."""

    def rotated(x: int, by: int) -> int:
        return (x << by | x >> 32 - by) & LOW

    told = []
    for _ in range(n):
        told.append(rotated(state[1] * 5 & LOW, 7) * 9 & LOW)
        t = state[1] << 9 & LOW
        state[2] ^= state[0]
        state[3] ^= state[1]
        state[1] ^= state[2]
        state[0] ^= state[3]
        state[2] ^= t
        state[3] = rotated(state[3], 11)
    return told


def test_chance_follows_the_published_algorithm() -> None:
    """A thousand outputs from two states equal the reference."""
    for state in ([1, 2, 3, 4], words_of(7)):
        chance = Chance(*state)
        assert [chance.next() for _ in range(1000)] == reference(list(state), 1000)


def test_a_seed_of_any_size_counts_whole() -> None:
    """Seeds that differ only above their 64th bit, or in their sign, give different streams: no bits are lost."""
    seeds = [0, 1, -1, 2**64, 2**127, 2**127 + 1, -(2**127)]
    assert len({tuple(words_of(seed)) for seed in seeds}) == len(seeds)


def test_another_purpose_gives_another_stream() -> None:
    """The seed that dealt a match tells nothing when the same number re-deals it."""
    assert words_of(7) != words_of(7, "redeal")
    assert words_of(7, "redeal") == words_of(7, "redeal")


def test_below_is_even() -> None:
    """Each of seven numbers comes about equally often (chi-square with 6 degrees of freedom, p = 1e-5)."""
    chance = chance_of(11)
    counts = [0] * 7
    for _ in range(70_000):
        counts[chance.below(7)] += 1
    assert sum((found - 10_000) ** 2 / 10_000 for found in counts) < 32.6


def test_a_clone_goes_its_own_way_from_the_same_point() -> None:
    """A copy continues the stream without moving the original."""
    chance = chance_of(3)
    chance.next()
    copy = chance.clone()
    ahead = [copy.next() for _ in range(5)]
    assert [chance.next() for _ in range(5)] == ahead


def test_scripted_dice_tell_the_script_first() -> None:
    """A script is told in order, a roll that does not fit is refused, a clone has the rest of the script."""
    dice = ScriptedChance(1, 2, 3, 4, [2, 0, 9])
    assert dice.below(3) == 2
    copy = dice.clone()
    assert [dice.below(1), copy.below(1)] == [0, 0]
    with pytest.raises(ValueError, match="does not fit a choice among 4"):
        dice.below(4)
