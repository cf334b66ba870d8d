"""The sealed stream: what an observer can work out of the plain one, and cannot of this one."""

from __future__ import annotations

import json
from typing import Any

import pytest

import meadhall
from meadhall import Match
from meadhall.kernel.chance import Chance, SealedChance, chance_from, chance_of, sealed_chance_of
from meadhall.testing.walks import walk

LOW = 2**32 - 1
OUTPUTS = 4  # 32 bits each: as many as the state of the plain stream has
SETUPS: dict[str, dict[str, object]] = {
    "duel": {"board": "heorot", "heroes": ["sun-wukong", "yennenga"]},
    "unicorns": {"players": 3},
}


# ---------------------------------------------------------------- an attack on the plain stream
def seen_word(output: int) -> int:
    """The word of the state behind an output: every step of the way there can be undone."""
    y = output * pow(9, -1, 2**32) & LOW
    return (y >> 7 | y << 25 & LOW) * pow(5, -1, 2**32) & LOW


def linear_step(words: list[list[int]]) -> list[list[int]]:
    """One step of the state, where each bit of it is a set of bits of the first state."""

    def both(one: list[int], other: list[int]) -> list[int]:
        return [x ^ y for x, y in zip(one, other, strict=True)]

    a, b, c, d = words
    t = [0] * 9 + b[:-9]
    c, d = both(c, a), both(d, b)
    b, a = both(b, c), both(a, d)
    return [a, b, both(c, t), d[-11:] + d[:-11]]


def solved(outputs: list[int]) -> list[int] | None:
    """The first state behind four outputs that follow each other, by Gaussian elimination; None if there is none."""
    words = [[1 << 32 * word + bit for bit in range(32)] for word in range(4)]
    pivots: dict[int, tuple[int, int]] = {}
    for output in outputs:
        seen = seen_word(output)
        for bit in range(32):
            row, value = words[1][bit], seen >> bit & 1
            for at, (other, its) in pivots.items():
                if row >> at & 1:
                    row, value = row ^ other, value ^ its
            if row:
                pivots[row.bit_length() - 1] = row, value
        words = linear_step(words)
    return back_substituted(pivots) if len(pivots) == 128 else None


def back_substituted(pivots: dict[int, tuple[int, int]]) -> list[int]:
    """The four words that fulfil all equations."""
    state = 0
    for at in sorted(pivots):
        row, value = pivots[at]
        value ^= (row & state & ~(1 << at)).bit_count() & 1
        state |= value << at
    return [state >> 32 * word & LOW for word in range(4)]


def foretold(chance: Chance, ahead: int) -> tuple[list[int], list[int]]:
    """What somebody who saw four outputs expects to come, and what comes."""
    state = solved([chance.next() for _ in range(OUTPUTS)])
    assert state is not None
    twin = Chance(*state)
    for _ in range(OUTPUTS):
        twin.next()
    return [twin.next() for _ in range(ahead)], [chance.next() for _ in range(ahead)]


def test_observer_of_the_plain_stream_knows_the_rest_after_four_words() -> None:
    """The plain stream is linear: 128 bits that were seen give its state, and so all that comes."""
    expected, found = foretold(chance_of(7), 1000)
    assert expected == found


def test_observer_of_the_sealed_stream_knows_nothing_after_four_words() -> None:
    """The same attack on the sealed stream foretells no more than guessing does."""
    expected, found = foretold(sealed_chance_of(7), 1000)
    assert sum(one == other for one, other in zip(expected, found, strict=True)) <= 1


# ---------------------------------------------------------------- the stream itself
def test_sealed_stream_is_the_same_for_the_same_seed_and_purpose() -> None:
    """Equal seeds give equal streams, others and other purposes give others, and none is the plain one."""
    told = [
        tuple(chance.next() for _ in range(40))
        for chance in (sealed_chance_of(3), sealed_chance_of(3), sealed_chance_of(4), sealed_chance_of(3, "redeal"))
    ]
    assert told[0] == told[1]
    assert len({*told, tuple(chance.next() for chance in [chance_of(3)] for _ in range(40))}) == 4


def test_sealed_stream_is_even() -> None:
    """Each of seven numbers comes about equally often (chi-square with 6 degrees of freedom, p = 1e-5)."""
    chance = sealed_chance_of(11)
    counts = [0] * 7
    for _ in range(70_000):
        counts[chance.below(7)] += 1
    assert sum((found - 10_000) ** 2 / 10_000 for found in counts) < 32.6


@pytest.mark.parametrize("taken", [0, 1, 15, 16, 17, 40])
def test_sealed_stream_goes_on_alike_after_a_copy_or_a_dump(taken: int) -> None:
    """Wherever in a block it is, a clone and a revived stream continue it without moving the original."""
    chance = sealed_chance_of(5)
    for _ in range(taken):
        chance.next()
    copies = [chance.clone(), chance_from(chance.dump())]
    ahead = [chance.next() for _ in range(40)]
    for copy in copies:
        assert isinstance(copy, SealedChance)
        assert [copy.next() for _ in range(40)] == ahead


def test_branch_of_a_sealed_stream_tells_nothing_of_its_key() -> None:
    """A branch is seeded by four numbers of the stream: whoever solves it has those, and not the key."""
    chance = sealed_chance_of(5)
    key = chance.dump()[:-1]
    branch = chance.branch()
    assert not {*branch.dump()} & {*key}
    assert foretold(branch, 5)[0] != [chance.next() for _ in range(5)]


# ---------------------------------------------------------------- matches
def played(game: str, answers: int, *, sealed: bool = True) -> Match:
    """A match after some answers by chance."""
    match = meadhall.new_match(game, SETUPS[game], seed=9, sealed=sealed)
    for given, _ in enumerate(walk(match)):
        if given == answers:
            break
    return match


@pytest.mark.parametrize("game", SETUPS)
def test_sealed_match_follows_from_its_transcript(game: str) -> None:
    """A transcript names the stream, and leads to the same hash; so do a save, an undo, and a deal anew in between."""
    match = played(game, 30)
    match.deal_anew(match.decision.seat, 12345)
    match.answer(match.decision.options[0])
    transcript = match.transcript()
    assert transcript["chance"] == "sealed"
    assert meadhall.replay(json.dumps(transcript)).hash() == match.hash()
    twin = Match.from_json(match.to_json())
    assert twin.hash() == match.hash()
    assert isinstance(twin.state.chance, SealedChance)
    assert twin.clone().transcript() == transcript
    twin.undo()
    twin.answer(match.transcript()["answers"][-1])  # type: ignore[index]
    assert twin.hash() == match.hash()


def test_plain_match_names_no_stream_and_is_another_one() -> None:
    """What was saved before there was a choice is read as the plain stream; the two deal differently."""
    match = played("duel", 0, sealed=False)
    assert "chance" not in match.transcript()
    assert "chance" not in json.loads(match.to_json())
    assert match.view(0) != played("duel", 0).view(0)


@pytest.mark.parametrize("chance", ["plain", "", None, True, ["sealed"], 7])
def test_transcript_with_an_unknown_stream_is_refused(chance: Any) -> None:
    """A stream that nobody knows is refused by its name."""
    with pytest.raises(meadhall.TranscriptError, match="'chance' must be 'sealed'"):
        meadhall.replay({**played("duel", 3).transcript(), "chance": chance})


@pytest.mark.parametrize("game", SETUPS)
def test_world_of_a_sealed_match_holds_nothing_of_its_key(game: str) -> None:
    """A re-dealt world goes on with a plain stream: neither a word of the key nor the name of the stream leaves."""
    match = played(game, 25)
    key = match.state.chance.dump()[:-1]
    for seat in (None, *range(match.seats)):
        world = json.loads(match.determinize(seat, 77).to_json())
        assert "chance" not in world
        assert not {*key} & {number for row in world["state"] for number in row}
        assert len(world["state"][1]) == OUTPUTS
