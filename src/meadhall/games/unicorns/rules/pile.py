"""The discard pile: it lies open, its top first."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.games.unicorns.rules.state import Unicorns
from meadhall.kernel.bits import WORD, bit
from meadhall.kernel.faces import take_off


def put_on_pile(s: Unicorns, code: i64) -> None:
    """Lay a card on the discard pile."""
    s.piled += 1
    s.cards[len(s.cards) - s.piled] = code


def pile_faces(s: Unicorns, word: i64) -> i64:
    """The faces of a word that lie on the discard pile."""
    found: i64 = 0
    for at in range(len(s.cards) - s.piled, len(s.cards)):
        if s.cards[at] // WORD == word:
            found |= bit(s.cards[at] % WORD)
    return found


def lift_from_pile(s: Unicorns, code: i64) -> None:
    """Take the uppermost card of a face off the discard pile."""
    take_off(s.cards, len(s.cards) - s.piled, code)
    s.piled -= 1
