"""Lists: from the facts of a table and what a seat sees of it, the page can tell of every card where it may be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import pytest

import meadhall
from meadhall import Match
from meadhall.games.unicorns.hall.facts import unicorn_facts
from meadhall.testing.walks import viewers, walk
from tests.games.unicorns.cases import SETUPS

STRIDES: Final = 7  # every so many positions are looked at
SEED: Final = 5
TABLES: Final = ("unicorns-of-2", "unicorns-of-4")


def seen(match: Match) -> Iterator[tuple[int | None, Any]]:
    """What everybody sees along a match, and somebody who watches."""
    for at, _ in enumerate(walk(match)):
        if at % STRIDES == 0:
            for viewer in viewers(match):
                yield viewer, match.view(viewer)


def to_come(view: Any, copies: dict[str, int]) -> dict[str, int]:
    """The copies of cards that lie neither open nor in a hand that is seen; what is being played lies open."""
    gone = Counter([*view["discard"], *view["nursery"]])
    for seat in view["seats"]:
        gone.update(card for part in ("unicorns", "upgrades", "downgrades") for card in seat["stable"][part])
    hands = sum(seat["hand"]["size"] for seat in view["seats"])
    between = sum(copies.values()) - gone.total() - view["deck"]["size"] - hands
    assert between in {0, 1}
    if between:
        gone[view["playing"]["card"]] += 1
    for seat in view["seats"]:
        gone.update(seat["hand"]["cards"] or [])
    return {card: number - gone[card] for card, number in copies.items()}


@pytest.mark.parametrize("name", TABLES)
def test_every_card_is_where_a_seat_sees_it_or_still_to_come(name: str) -> None:
    """What lies neither open nor in a deck or hand is the one card that is being played, or nothing (V8.1, V2.3)."""
    match = meadhall.new_match("unicorns", SETUPS[name], SEED)
    copies = {id: card.copies for id, card in unicorn_facts(match, "en").cards.items()}
    for _, view in seen(match):
        left = to_come(view, copies)
        known = Counter(view["deck"]["top"].values())
        for seat in view["seats"]:
            known.update([] if seat["hand"]["cards"] else seat["known"])
        assert all(known[card] <= number for card, number in left.items())
