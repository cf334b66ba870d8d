"""Knowledge: what each viewer knows of hidden cards. The last of the viewers is whoever only watches.

Knowledge is of faces, not of copies: a viewer knows that at least so many cards of a face are in a hand, which
positions of the deck hold what, and which cards were somewhere in the deck when it was last shuffled and have not been
seen since: those are in the deck still, or in a hand that has drawn from it (`fresh`).
"""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.games.unicorns.stables import has
from meadhall.games.unicorns.state import Unicorns
from meadhall.games.unicorns.table import SHOWS_HAND, WORDS
from meadhall.kernel.bits import bit, lowest
from meadhall.kernel.faces import with_one, without_one


def place(s: Unicorns, viewer: i64, owner: i64) -> i64:
    """Where the three words are that a viewer knows of an owner."""
    return 3 * (viewer * (s.seats + 1) + owner)


def learn(s: Unicorns, viewer: i64, owner: i64, code: i64) -> None:
    """A viewer learns of one more card of a face."""
    at = place(s, viewer, owner) + code // 60
    s.known[at] = with_one(s.known[at], s.table.face[code])


def unlearn(s: Unicorns, viewer: i64, owner: i64, code: i64) -> None:
    """A viewer sees a card of a face go: if one was known there, one fewer is."""
    at = place(s, viewer, owner) + code // 60
    if s.known[at] != 0:
        s.known[at] = without_one(s.known[at], s.table.face[code])


def unlearn_any(s: Unicorns, viewer: i64, owner: i64) -> None:
    """A card goes unseen: it may have been any of those that the viewer knew."""
    base = place(s, viewer, owner)
    for word in range(i64(WORDS)):
        known = s.known[base + word]
        if known != 0:
            faces = known & s.table.first[word]
            while faces != 0:
                known = without_one(known, s.table.face[60 * word + lowest(faces)])
                faces &= faces - 1
            s.known[base + word] = known


def see_go(s: Unicorns, viewer: i64, owner: i64, code: i64) -> None:
    """A viewer sees a card leave a hand: one that was known there, or else perhaps one that was in the deck."""
    at = place(s, viewer, owner) + code // 60
    if s.known[at] & s.table.face[code] != 0:
        s.known[at] = without_one(s.known[at], s.table.face[code])
    elif s.fresh[owner] > 0:
        unlearn(s, viewer, s.seats, code)


def is_open(s: Unicorns, seat: i64) -> bool:
    """Whether everybody sees a seat's hand."""
    return has(s, seat, SHOWS_HAND)


def memorise(s: Unicorns, viewer: i64, owner: i64) -> None:
    """A viewer sees and knows a whole hand; what was in the deck before and is seen there now is no riddle any more."""
    base = place(s, viewer, owner)
    for word in range(i64(WORDS)):
        if s.fresh[owner] > 0:
            rest = s.hand[3 * owner + word] & ~s.known[base + word]
            while rest != 0:
                unlearn(s, viewer, s.seats, s.table.code_of[60 * word + lowest(rest)])
                rest &= rest - 1
        s.known[base + word] = s.hand[3 * owner + word]


def memorise_all(s: Unicorns, owner: i64) -> None:
    """All others know a whole hand: it was open until now."""
    for viewer in range(s.seats + 1):
        if viewer != owner:
            memorise(s, viewer, owner)


def audience(s: Unicorns, seat: i64) -> i64:
    """Who sees a card that comes to a hand: its owner, or everybody if the hand is open."""
    if is_open(s, seat):
        return -1
    return bit(seat)


def is_deck_known(s: Unicorns) -> bool:
    """Whether anybody knows of cards that were in the deck."""
    for viewer in range(s.seats + 1):
        base = place(s, viewer, s.seats)
        if (s.known[base] | s.known[base + 1] | s.known[base + 2]) != 0:
            return True
    return False
