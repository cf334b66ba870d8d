"""Hands, deck and discard pile: how cards go from place to place, and what each viewer comes to know of them.

Knowledge is of faces, not of copies: a viewer knows that at least so many cards of a face are in a hand, or somewhere
in the deck, and which positions of the deck hold what. The last of the viewers is whoever only watches.
"""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.games.unicorns import ending, events
from meadhall.games.unicorns.stables import has
from meadhall.games.unicorns.state import Unicorns
from meadhall.games.unicorns.table import SHOWS_HAND, WORDS
from meadhall.kernel.bits import below, bit, count, lowest, nth
from meadhall.kernel.faces import with_one, without_one


# ---------------------------------------------------------------- knowledge
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


def forget(s: Unicorns, owner: i64) -> None:
    """Nobody knows anything of a hand, or of the deck, any more."""
    for viewer in range(s.seats + 1):
        base = place(s, viewer, owner)
        for word in range(i64(WORDS)):
            s.known[base + word] = 0


def is_open(s: Unicorns, seat: i64) -> bool:
    """Whether everybody sees a seat's hand."""
    return has(s, seat, SHOWS_HAND)


def memorise(s: Unicorns, viewer: i64, owner: i64) -> None:
    """A viewer knows a whole hand."""
    base = place(s, viewer, owner)
    for word in range(i64(WORDS)):
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


# ---------------------------------------------------------------- hands
def gain(s: Unicorns, seat: i64, code: i64) -> None:
    """Put a card into a hand; what others know of the hand is not touched."""
    at = 3 * seat + code // 60
    s.hand[at] = with_one(s.hand[at], s.table.face[code])


def lose(s: Unicorns, seat: i64, code: i64) -> None:
    """Take a card out of a hand; what others know of the hand is not touched."""
    at = 3 * seat + code // 60
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
    for viewer in range(s.seats + 1):
        unlearn(s, viewer, seat, code)


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
            unlearn(s, viewer, other, code)
            if viewer != seat:
                learn(s, viewer, seat, code)
        else:
            unlearn_any(s, viewer, other)
    if everybody:
        seen = -1
    s.confide(events.CARD_SNATCHED, seen, seat, other, 0, code)


def by_chance(s: Unicorns, seat: i64) -> i64:
    """A card of a hand, each as likely as the others."""
    n = s.chance.below(s.hand_size(seat))
    word: i64 = 0
    while n >= count(s.hand[3 * seat + word]):
        n -= count(s.hand[3 * seat + word])
        word += 1
    return s.table.code_of[60 * word + nth(s.hand[3 * seat + word], n)]


def see_hand(s: Unicorns, viewer: i64, owner: i64) -> None:
    """A player looks at another's hand and knows it from then on."""
    memorise(s, viewer, owner)
    seen = bit(viewer) | bit(owner)
    if is_open(s, owner):
        seen = -1
    if s.listening:
        at = 3 * owner
        s.record(events.HAND_SEEN, seen, owner, viewer, s.hand[at], s.hand[at + 1], s.hand[at + 2])


def show_open_hand(s: Unicorns, seat: i64) -> None:
    """Everybody sees a hand that has come to lie open, or has come to an open place."""
    at = 3 * seat
    s.tell(events.HAND_OPENED, seat, s.hand[at], s.hand[at + 1], s.hand[at + 2])


def swap_hands(s: Unicorns, one: i64, other: i64) -> None:
    """Two players trade hands; each knows what the other has now, and what others knew goes along."""
    for owner in (one, other):
        if is_open(s, owner):
            memorise_all(s, owner)
    for viewer in range(s.seats + 1):
        here, there = place(s, viewer, one), place(s, viewer, other)
        for word in range(i64(WORDS)):
            known = s.known[here + word]
            s.known[here + word] = s.known[there + word]
            s.known[there + word] = known
    for word in range(i64(WORDS)):
        held = s.hand[3 * one + word]
        s.hand[3 * one + word] = s.hand[3 * other + word]
        s.hand[3 * other + word] = held
        s.known[place(s, one, one) + word] = 0
        s.known[place(s, other, other) + word] = 0
    memorise(s, one, other)
    memorise(s, other, one)
    s.tell(events.HANDS_SWAPPED, one, other, 0, 0)
    for owner in (one, other):
        if is_open(s, owner):
            show_open_hand(s, owner)


# ---------------------------------------------------------------- the deck
def draw(s: Unicorns, seat: i64, n: i64) -> i64:
    """Draw up to n cards; return how many were drawn (V4.1). The last card of the deck may end the match (V1.3)."""
    drawn: i64 = 0
    while drawn < n and s.left > 0 and s.winners < 0:
        left = s.left - 1
        s.left = left
        code = s.cards[left]
        gain(s, seat, code)
        seen = audience(s, seat)
        word = left // 60
        mask = bit(left % 60)
        for viewer in range(s.seats + 1):
            if s.peeked[2 * viewer + word] & mask != 0:
                s.peeked[2 * viewer + word] &= ~mask
                seen |= bit(viewer)
                if viewer != seat:
                    learn(s, viewer, seat, code)
            elif viewer == seat or seen < 0:
                unlearn(s, viewer, s.seats, code)
            else:
                unlearn_any(s, viewer, s.seats)
        s.confide(events.CARD_DRAWN, seen, seat, 0, 0, code)
        drawn += 1
        if left == 0:
            ending.deck_ran_out(s)
    return drawn


def shuffle(s: Unicorns) -> None:
    """Shuffle the deck; what was known of its order is known to be somewhere in it."""
    for viewer in range(s.seats):
        for word in range(i64(2)):
            rest = s.peeked[2 * viewer + word]
            while rest != 0:
                learn(s, viewer, s.seats, s.cards[60 * word + lowest(rest)])
                rest &= rest - 1
            s.peeked[2 * viewer + word] = 0
    for i in range(s.left - 1, 0, -1):
        j = s.chance.below(i + 1)
        code = s.cards[i]
        s.cards[i] = s.cards[j]
        s.cards[j] = code


def deck_faces(s: Unicorns, word: i64) -> i64:
    """The faces of a word that are in the deck."""
    found: i64 = 0
    for at in range(s.left):
        if s.cards[at] // 60 == word:
            found |= bit(s.cards[at] % 60)
    return found


def look_through(s: Unicorns, seat: i64, word: i64, wanted: i64) -> None:
    """A player looks through the deck for some cards of a word and knows which of them are there."""
    at = place(s, seat, s.seats) + word
    found = s.known[at] & ~wanted
    peeked: i64 = 0
    for position in range(s.left):
        code = s.cards[position]
        if code // 60 == word and wanted >> code % 60 & 1 != 0:
            peeked = s.peeked[2 * seat + position // 60] >> position % 60 & 1
            if peeked == 0:
                found = with_one(found, s.table.face[code])
    s.known[at] = found


def take_from_deck(s: Unicorns, seat: i64, code: i64) -> None:
    """A card of the deck is shown to all and goes to the hand; the deck is to be shuffled next (V7.4)."""
    at = s.left - 1
    while s.cards[at] != code:
        at -= 1
    forget_position(s, at, code)
    last = s.left - 1
    while at < last:
        s.cards[at] = s.cards[at + 1]
        at += 1
    s.left = last
    gain_openly(s, seat, code)


def forget_position(s: Unicorns, position: i64, code: i64) -> None:
    """A card is taken out of the deck openly: those above it move down, and what is known of the deck is one fewer."""
    for viewer in range(s.seats + 1):
        here = s.peeked[2 * viewer + position // 60] >> position % 60 & 1
        low, high = s.peeked[2 * viewer], s.peeked[2 * viewer + 1]
        if here == 0:
            unlearn(s, viewer, s.seats, code)
        if position < 60:
            stays = below(position)
            s.peeked[2 * viewer] = low & stays | (low & ~stays) >> 1 & ~stays | (high & 1) << 59
            s.peeked[2 * viewer + 1] = high >> 1
        else:
            stays = below(position - 60)
            s.peeked[2 * viewer + 1] = high & stays | (high & ~stays) >> 1 & ~stays


def peek(s: Unicorns, seat: i64, n: i64) -> None:
    """A player looks at the uppermost cards of the deck, and may change their order: others no longer know it."""
    seen: i64 = 0
    for depth in range(n):
        at = s.left - 1 - depth
        code = s.cards[at]
        seen |= (code + 1) << 8 * depth
        mask = bit(at % 60)
        for viewer in range(s.seats):
            here = 2 * viewer + at // 60
            if viewer == seat:
                if s.peeked[here] & mask == 0:
                    unlearn(s, viewer, s.seats, code)
                s.peeked[here] |= mask
            elif s.peeked[here] & mask != 0:
                s.peeked[here] &= ~mask
                learn(s, viewer, s.seats, code)
    s.confide(events.CARDS_SEEN, bit(seat), seat, n, 0, seen)


def lift(s: Unicorns, code: i64, skip: i64) -> None:
    """The uppermost card of a face, looked for under the first few, comes up to lie just under those."""
    goal = s.left - 1 - skip
    at = goal
    while s.cards[at] != code:
        at -= 1
    while at < goal:
        s.cards[at] = s.cards[at + 1]
        at += 1
    s.cards[goal] = code


def take_from_top(s: Unicorns, seat: i64, code: i64) -> None:
    """A card near the top of the deck, which the player has seen, goes to the hand."""
    lift(s, code, 0)
    left = s.left - 1
    s.left = left
    gain(s, seat, code)
    seen = audience(s, seat)
    for viewer in range(s.seats + 1):
        s.peeked[2 * viewer + left // 60] &= ~bit(left % 60)
        if viewer != seat and seen < 0:
            unlearn(s, viewer, s.seats, code)
        elif viewer != seat:
            unlearn_any(s, viewer, s.seats)
    s.confide(events.CARD_PICKED, seen, seat, 0, 0, code)
    if left == 0:
        ending.deck_ran_out(s)


# ---------------------------------------------------------------- the discard pile
def put_on_pile(s: Unicorns, code: i64) -> None:
    """Lay a card on the discard pile."""
    s.piled += 1
    s.cards[len(s.cards) - s.piled] = code


def pile_faces(s: Unicorns, word: i64) -> i64:
    """The faces of a word that lie on the discard pile."""
    found: i64 = 0
    for at in range(len(s.cards) - s.piled, len(s.cards)):
        if s.cards[at] // 60 == word:
            found |= bit(s.cards[at] % 60)
    return found


def lift_from_pile(s: Unicorns, code: i64) -> None:
    """Take the uppermost card of a face off the discard pile."""
    top = len(s.cards) - s.piled
    at = top
    while s.cards[at] != code:
        at += 1
    while at > top:
        s.cards[at] = s.cards[at - 1]
        at -= 1
    s.piled -= 1


def shuffle_pile_in(s: Unicorns) -> None:
    """The discard pile goes into the deck; everybody has seen what lay there."""
    for at in range(len(s.cards) - s.piled, len(s.cards)):
        code = s.cards[at]
        s.cards[s.left] = code
        s.left += 1
        for viewer in range(s.seats + 1):
            learn(s, viewer, s.seats, code)
    s.piled = 0
    shuffle(s)


def shuffle_hand_in(s: Unicorns, seat: i64) -> None:
    """A hand goes into the deck; what was known of the hand is known of the deck."""
    for viewer in range(s.seats + 1):
        if viewer == seat or is_open(s, seat):
            memorise(s, viewer, seat)
    for word in range(i64(WORDS)):
        rest = s.hand[3 * seat + word]
        while rest != 0:
            s.cards[s.left] = s.table.code_of[60 * word + lowest(rest)]
            s.left += 1
            rest &= rest - 1
        s.hand[3 * seat + word] = 0
    for viewer in range(s.seats + 1):
        base = place(s, viewer, seat)
        for word in range(i64(WORDS)):
            rest = s.known[base + word]
            while rest != 0:
                learn(s, viewer, s.seats, s.table.code_of[60 * word + lowest(rest)])
                rest &= rest - 1
            s.known[base + word] = 0
    shuffle(s)
