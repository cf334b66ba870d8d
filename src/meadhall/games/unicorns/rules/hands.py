"""Hands: how cards come to them and leave them, and who sees it."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.games.unicorns.rules import events
from meadhall.games.unicorns.rules.knowledge import (
    cap_fresh,
    is_open,
    learn,
    memorise,
    memorise_all,
    of_deck,
    place,
    see_go,
    unlearn_any,
)
from meadhall.games.unicorns.rules.pile import put_on_pile
from meadhall.games.unicorns.rules.state import Unicorns
from meadhall.games.unicorns.rules.table import GRADES, GROUPS, HERD, LATE, SPELLS, WORDS
from meadhall.kernel.bits import WORD, bit, count, nth
from meadhall.kernel.faces import with_one, without_one


def gain(s: Unicorns, seat: i64, code: i64) -> None:
    """Put a card into a hand; what others know of the hand is not touched."""
    at = WORDS * seat + code // WORD
    s.hand[at] = with_one(s.hand[at], s.table.face[code])


def lose(s: Unicorns, seat: i64, code: i64) -> None:
    """Take a card out of a hand; what others know of the hand is not touched."""
    at = WORDS * seat + code // WORD
    s.hand[at] = without_one(s.hand[at], s.table.face[code])


def gain_openly(s: Unicorns, seat: i64, code: i64) -> None:
    """A card that everybody sees goes to a hand."""
    gain(s, seat, code)
    for viewer in range(s.seats + 1):
        if viewer != seat:
            learn(s, viewer, seat, code)


def lose_openly(s: Unicorns, seat: i64, code: i64) -> None:
    """A card leaves a hand before everybody's eyes."""
    lose(s, seat, code)
    face = s.table.face[code]
    at = place(s, 0, seat) + code // WORD
    deck = of_deck(s, 0, LATE) + code // WORD  # behind it the older group
    step = place(s, 1, 0)  # from one viewer to the next
    for viewer in range(s.seats + 1):
        known = s.known[at] | s.known[deck] | s.known[deck + WORDS]
        if known & face != 0 and viewer != seat:
            see_go(s, viewer, seat, code)
        at += step
        deck += step
    cap_fresh(s, seat)


def discard(s: Unicorns, seat: i64, code: i64, why: i64) -> None:
    """A card goes from the hand to the discard pile (V4.2)."""
    lose_openly(s, seat, code)
    put_on_pile(s, code)
    s.tell(events.CARD_DISCARDED, seat, code, why, 0)


def snatch(s: Unicorns, seat: i64, other: i64, code: i64) -> None:
    """A card goes from another hand to a seat's; only those two see it, unless one of the hands is open."""
    everybody = is_open(s, seat) or is_open(s, other)
    seen = bit(seat) | bit(other)
    lose(s, other, code)
    gain(s, seat, code)
    for viewer in range(s.seats + 1):
        if everybody or bit(viewer) & seen != 0:
            if viewer != other:
                see_go(s, viewer, other, code)
            if viewer != seat:
                learn(s, viewer, seat, code)
        else:
            unlearn_any(s, viewer, other)
    for row in range(GROUPS * (s.seats + 1)):
        if s.fresh[row * s.seats + other] > 0:
            s.fresh[row * s.seats + seat] += 1
    cap_fresh(s, other)
    if everybody:
        seen = -1
    s.confide(events.CARD_SNATCHED, seen, seat, other, 0, code)


def by_chance(s: Unicorns, seat: i64) -> i64:
    """A card of a hand, each as likely as the others."""
    n = s.chance.below(s.hand_size(seat))
    word: i64 = 0
    while n >= count(s.hand[WORDS * seat + word]):
        n -= count(s.hand[WORDS * seat + word])
        word += 1
    return s.table.code_of[WORD * word + nth(s.hand[WORDS * seat + word], n)]


def see_hand(s: Unicorns, viewer: i64, owner: i64) -> None:
    """A player looks at another's hand and knows it from then on."""
    memorise(s, viewer, owner)
    show_hand(s, events.HAND_SEEN, bit(viewer) | bit(owner), owner, viewer)


def show_hand(s: Unicorns, kind: i64, seen: i64, owner: i64, other: i64) -> None:
    """Tell some seats what is in a hand; an open one is told to all."""
    if is_open(s, owner):
        seen = -1
    if s.listening:
        at = WORDS * owner
        s.record(kind, seen, owner, other, s.hand[at + HERD], s.hand[at + GRADES], s.hand[at + SPELLS])


def show_open_hand(s: Unicorns, seat: i64) -> None:
    """Everybody sees a hand that has come to lie open, or has come to an open place."""
    memorise_all(s, seat)
    at = WORDS * seat
    s.tell(events.HAND_OPENED, seat, s.hand[at + HERD], s.hand[at + GRADES], s.hand[at + SPELLS])


def swap_hands(s: Unicorns, one: i64, other: i64) -> None:
    """Two players trade hands; each knows what the other has now, and what others knew goes along."""
    memorise(s, one, other)
    memorise(s, other, one)
    for owner in (one, other):
        if is_open(s, owner):
            memorise_all(s, owner)
    for viewer in range(s.seats + 1):
        if (bit(one) | bit(other)) >> viewer & 1 != 0:
            continue
        here, there = place(s, viewer, one), place(s, viewer, other)
        for word in range(i64(WORDS)):
            known = s.known[here + word]
            s.known[here + word] = s.known[there + word]
            s.known[there + word] = known
    for word in range(i64(WORDS)):
        held = s.hand[WORDS * one + word]
        s.hand[WORDS * one + word] = s.hand[WORDS * other + word]
        s.hand[WORDS * other + word] = held
        s.known[place(s, one, other) + word] = s.hand[WORDS * other + word]
        s.known[place(s, other, one) + word] = s.hand[WORDS * one + word]
    for row in range(GROUPS * (s.seats + 1)):
        at = row * s.seats
        fresh = s.fresh[at + one]
        s.fresh[at + one] = s.fresh[at + other]
        s.fresh[at + other] = fresh
    s.tell(events.HANDS_SWAPPED, one, other, 0, 0)
    for owner in (one, other):
        if is_open(s, owner):
            memorise_all(s, owner)
        show_hand(s, events.HAND_RECEIVED, bit(one) | bit(other), owner, one + other - owner)
