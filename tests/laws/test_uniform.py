"""Re-dealt worlds of the tiny game are uniform: every way in which the cards could lie is dealt equally often."""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from meadhall.kernel.match import Match
from meadhall.testing.knowledge import redealt_worlds_are_uniform
from meadhall.testing.walks import walk
from tests.laws.cases import opener
from tests.laws.subjects import TINY
from tests.tiny.rules import SEATS, Tiny

World = tuple[object, ...]


def tiny_world(state: Any) -> World:
    """All hands and the deck."""
    assert isinstance(state, Tiny)
    return (*(tuple(state.held(seat)) for seat in range(SEATS)), tuple(state.deck))


def tiny_worlds(s: Tiny, viewer: int | None) -> Counter[World]:
    """All worlds that a viewer cannot tell from the true one, weighted by the ways in which copies can lie so."""
    hidden = [seat for seat in range(SEATS) if seat != viewer]
    known = {seat: [] if viewer is None else s.known_of(viewer, seat) for seat in hidden}
    bottom = s.deck[:1] if viewer is not None and s.peeked >> viewer & 1 else []
    pool = s.deck[len(bottom) :]
    sizes = {seat: len(s.held(seat)) - len(known[seat]) for seat in hidden}
    for seat in hidden:
        pool = pool + list((Counter(s.held(seat)) - Counter(known[seat])).elements())
    found: Counter[World] = Counter()
    for order in permutations(pool):
        rest = list(order)
        hands = [tuple(s.held(seat)) for seat in range(SEATS)]
        for seat in hidden:
            hands[seat] = tuple(sorted([*known[seat], *(rest.pop() for _ in range(sizes[seat]))]))
        found[(*hands, tuple(bottom + rest))] += 1
    return found


def tiny_position(*, peeked: bool) -> tuple[Match, int]:
    """A small match in which a seat knows the bottom of the deck, or a card in another hand."""
    for seed in range(500):
        for match in walk(opener(TINY, {"copies": [1, 1, 2, 2, 1], "hand": 1})(seed)):
            s: Any = match.state
            for viewer in range(SEATS):
                knows = (
                    s.peeked >> viewer & 1 if peeked else sum(len(s.known_of(viewer, owner)) for owner in range(SEATS))
                )
                if knows and len(s.deck) >= 2:
                    return match, viewer
    raise AssertionError("no such position in 500 matches")


@pytest.mark.parametrize("peeked", [True, False])
def test_tiny_game_is_redealt_uniformly(peeked: bool) -> None:
    """A peeked bottom card stays, what is known of a hand stays, all else is dealt evenly."""
    match, viewer = tiny_position(peeked=peeked)
    s: Any = match.state
    for seat in (viewer, (viewer + 1) % SEATS, None):
        worlds = tiny_worlds(s, seat)
        redealt_worlds_are_uniform(match, seat, worlds, tiny_world)
