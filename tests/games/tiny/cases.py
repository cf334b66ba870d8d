"""The one table of the tiny game."""

from __future__ import annotations

from typing import Any, Final

from meadhall.kernel.match import Match
from tests.laws.cases import Cases
from tests.tiny.rules import FACES, Tiny


def tally(match: Match) -> object:
    """All cards, wherever they are."""
    s: Any = match.state
    assert isinstance(s, Tiny)
    cards = s.deck + s.pile + s.table[1::2] + [face for seat in range(s.seats) for face in s.held(seat)]
    return [cards.count(face) for face in range(len(FACES))]


CASES: Final = Cases("tiny", {"tiny": {}}, tally, lore=("known", "peeked"))
