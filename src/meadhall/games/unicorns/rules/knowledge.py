"""Knowledge: what each viewer knows of hidden cards. The last of the viewers is whoever only watches.

Knowledge is of faces, not of copies: a viewer knows that at least so many cards of a face are in a hand, which
positions of the deck hold what, and which cards were somewhere in the deck when it was last shuffled and have not been
seen since: those are in the deck still, or in a hand that has drawn from it (`fresh`). Of these there are two groups,
what was learnt of late and what is older, each with draws of its own since then (docs/decisions/0010).
"""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.games.unicorns.rules.state import Unicorns
from meadhall.games.unicorns.rules.table import (
    DECK_WORDS,
    GRADES,
    GROUPS,
    HERD,
    LATE,
    OLDER,
    SHOWS_HAND,
    SPELLS,
    STABLE_WORDS,
    WORDS,
)
from meadhall.kernel.bits import WORD, bit, lowest
from meadhall.kernel.faces import with_one, without_one


def place(s: Unicorns, viewer: i64, owner: i64) -> i64:
    """Where the three words are that a viewer knows of an owner; behind the seats comes the deck, late and older."""
    return WORDS * (viewer * (s.seats + GROUPS) + owner)


def of_deck(s: Unicorns, viewer: i64, group: i64) -> i64:
    """Where the three words are that a viewer knows to have been in the deck."""
    return place(s, viewer, s.seats + group)


def draws(s: Unicorns, viewer: i64, group: i64) -> i64:
    """Where it stands how many cards of each seat's hand may have come from the deck that a viewer knew."""
    return (group * (s.seats + 1) + viewer) * s.seats


def is_peeked(s: Unicorns, viewer: i64, position: i64) -> bool:
    """Whether a viewer knows what lies at a position of the deck."""
    return s.peeked[DECK_WORDS * viewer + position // WORD] >> position % WORD & 1 != 0


def learn(s: Unicorns, viewer: i64, owner: i64, code: i64) -> None:
    """A viewer learns of one more card of a face."""
    at = place(s, viewer, owner) + code // WORD
    s.known[at] = with_one(s.known[at], s.table.face[code])


def unlearn_any(s: Unicorns, viewer: i64, owner: i64) -> None:
    """A card goes unseen: it may have been any of those that the viewer knew."""
    base = place(s, viewer, owner)
    for word in range(i64(WORDS)):
        known = s.known[base + word]
        if known != 0:
            faces = known & s.table.first[word]
            while faces != 0:
                known = without_one(known, s.table.face[WORD * word + lowest(faces)])
                faces &= faces - 1
            s.known[base + word] = known


def see_go(s: Unicorns, viewer: i64, owner: i64, code: i64) -> None:
    """A viewer sees a card leave a hand: one that was known there, or else perhaps one that was in the deck."""
    at = place(s, viewer, owner) + code // WORD
    if s.known[at] & s.table.face[code] != 0:
        s.known[at] = without_one(s.known[at], s.table.face[code])
    else:
        spot(s, viewer, owner, code)


def spot(s: Unicorns, viewer: i64, owner: i64, code: i64) -> None:
    """A card that comes to light in a hand may be one that was in the deck; the older claim stays longer."""
    face = s.table.face[code]
    at = place(s, viewer, s.seats) + code // WORD
    row = viewer * s.seats + owner
    if s.known[at] & face != 0 and s.fresh[row] > 0:
        s.known[at] = without_one(s.known[at], face)
    elif s.known[at + WORDS] & face != 0 and s.fresh[row + (s.seats + 1) * s.seats] > 0:
        s.known[at + WORDS] = without_one(s.known[at + WORDS], face)


def miss(s: Unicorns, viewer: i64, code: i64) -> None:
    """A viewer sees a card come out of the deck: if one was known to be in it, one fewer is."""
    face = s.table.face[code]
    at = place(s, viewer, s.seats) + code // WORD
    if s.known[at] & face != 0:
        s.known[at] = without_one(s.known[at], face)
    elif s.known[at + WORDS] & face != 0:
        s.known[at + WORDS] = without_one(s.known[at + WORDS], face)


def is_open(s: Unicorns, seat: i64) -> bool:
    """Whether everybody sees a seat's hand; only what is no unicorn can lay it open."""
    return s.stable[STABLE_WORDS * seat + GRADES] & s.table.grades_with[SHOWS_HAND] != 0


def memorise(s: Unicorns, viewer: i64, owner: i64) -> None:
    """A viewer sees and knows a whole hand; what was in the deck before and is seen there now is no riddle any more."""
    base = place(s, viewer, owner)
    for word in range(i64(WORDS)):
        rest = s.hand[WORDS * owner + word] & ~s.known[base + word]
        while rest != 0:
            spot(s, viewer, owner, s.table.code_of[WORD * word + lowest(rest)])
            rest &= rest - 1
        s.known[base + word] = s.hand[WORDS * owner + word]


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


def note_draw(s: Unicorns, seat: i64) -> None:
    """A hand gets a card that may be one that somebody knew to be in the deck."""
    at = seat
    end: i64 = len(s.fresh)
    while at < end:
        s.fresh[at] += 1
        at += s.seats


def cap_fresh(s: Unicorns, seat: i64) -> None:
    """A hand holds no more cards from the deck than it holds cards."""
    size = s.hand_size(seat)
    at = seat
    end: i64 = len(s.fresh)
    while at < end:
        if s.fresh[at] > size:
            s.fresh[at] = size
        at += s.seats


def begin_knowing(s: Unicorns, viewer: i64) -> None:
    """A viewer is about to learn what is in the deck: if somebody has drawn since, what was known is older now."""
    late = of_deck(s, viewer, LATE)
    since = draws(s, viewer, LATE)
    drawn: i64 = 0
    for seat in range(s.seats):
        drawn |= s.fresh[since + seat]
    if drawn == 0:
        return
    if (s.known[late + HERD] | s.known[late + GRADES] | s.known[late + SPELLS]) != 0:
        grow_older(s, viewer)
    for seat in range(s.seats):
        s.fresh[since + seat] = 0


def grow_older(s: Unicorns, viewer: i64) -> None:
    """What a viewer learnt of late joins what is older; of both it is kept how much was drawn since the elder."""
    late = of_deck(s, viewer, LATE)
    older = of_deck(s, viewer, OLDER)
    if (s.known[older + HERD] | s.known[older + GRADES] | s.known[older + SPELLS]) == 0:
        for seat in range(s.seats):
            s.fresh[draws(s, viewer, OLDER) + seat] = s.fresh[draws(s, viewer, LATE) + seat]
    for word in range(i64(WORDS)):
        rest = s.known[late + word]
        s.known[late + word] = 0
        if s.known[older + word] == 0:
            s.known[older + word] = rest
            continue
        while rest != 0:
            learn(s, viewer, s.seats + OLDER, s.table.code_of[WORD * word + lowest(rest)])
            rest &= rest - 1
