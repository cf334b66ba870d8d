"""Hands, decks and discard piles: how cards go from place to place, and what each seat comes to know of them.

Knowledge is of faces, not of copies: a viewer knows that at least so many cards of a face are held by a seat (in hand,
or laid face down from it), and which positions of a deck hold what.
"""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.games.duel.rules import events
from meadhall.games.duel.rules.state import Duel
from meadhall.games.duel.rules.table import DECK, STRIDE
from meadhall.kernel.bits import below, bit, count, lowest, nth, shift
from meadhall.kernel.faces import lift_to, take_off, with_one, without_one


def gain_card(s: Duel, seat: i64, code: i64) -> None:
    """Put a card into a hand; what others know of the hand is not touched."""
    s.hand[seat] = with_one(s.hand[seat], s.table.face[STRIDE * seat + code])


def show_to(s: Duel, viewer: i64, owner: i64, code: i64) -> None:
    """A viewer learns that the owner holds one more card of a face."""
    at = viewer * s.seats + owner
    s.known[at] = with_one(s.known[at], s.table.face[STRIDE * owner + code])


def lose_card(s: Duel, seat: i64, code: i64) -> None:
    """Take a card out of a hand, whatever is known of it."""
    s.hand[seat] = without_one(s.hand[seat], s.table.face[STRIDE * seat + code])


def forget(s: Duel, owner: i64, code: i64) -> None:
    """Everybody sees a held card of a face go: those who knew of one there know of one fewer."""
    face = s.table.face[STRIDE * owner + code]
    for viewer in range(s.seats):
        at = viewer * s.seats + owner
        if s.known[at] & face != 0:
            s.known[at] = without_one(s.known[at], face)


def forget_unseen(s: Duel, viewer: i64, owner: i64) -> None:
    """A held card goes unseen: it may have been any of those the viewer knew."""
    at = viewer * s.seats + owner
    faces = s.known[at] & s.table.first[owner]
    while faces != 0:
        s.known[at] = without_one(s.known[at], s.table.face[STRIDE * owner + lowest(faces)])
        faces &= faces - 1


def draw(s: Duel, seat: i64, n: i64) -> i64:
    """Draw up to n cards; return how many could not be drawn (D5.2)."""
    while n > 0 and s.left[seat] > 0:
        left = s.left[seat] - 1
        s.left[seat] = left
        code = s.cards[DECK * seat + left]
        gain_card(s, seat, code)
        audience = bit(seat)
        for viewer in range(s.seats):
            at = viewer * s.seats + seat
            if s.peeked[at] >> left & 1 != 0:
                s.peeked[at] &= ~bit(left)
                if viewer != seat:
                    show_to(s, viewer, seat, code)
                    audience |= bit(viewer)
            if s.table.sees[viewer] >> seat & 1 != 0:
                audience |= bit(viewer)
        s.confide(events.CARD_DRAWN, audience, seat, 0, 0, code)
        n -= 1
    return n


def put_on_pile(s: Duel, seat: i64, code: i64) -> None:
    """Lay a card on top of a discard pile."""
    piled = s.piled[seat] + 1
    s.piled[seat] = piled
    s.cards[DECK * seat + DECK - piled] = code


def top_of_pile(s: Duel, seat: i64) -> i64:
    """The code of the uppermost card of a discard pile, -1 if there is none."""
    piled = s.piled[seat]
    if piled == 0:
        return -1
    return s.cards[DECK * seat + DECK - piled]


def pile(s: Duel, seat: i64) -> i64:
    """A discard pile as a set of cards."""
    found: i64 = 0
    for at in range(DECK * seat + DECK - s.piled[seat], DECK * seat + DECK):
        found = with_one(found, s.table.face[STRIDE * seat + s.cards[at]])
    return found


def take_from_pile(s: Duel, seat: i64, code: i64) -> None:
    """The uppermost card of a face goes from the discard pile to the hand, before everybody's eyes."""
    take_off(s.cards, DECK * seat + DECK - s.piled[seat], code)
    s.piled[seat] -= 1
    take_openly(s, seat, code)
    s.tell(events.CARD_TAKEN, seat, code, 0, 0)


def take_openly(s: Duel, seat: i64, code: i64) -> None:
    """A card that everybody sees goes to a hand: from now on everybody knows of it there."""
    gain_card(s, seat, code)
    for viewer in range(s.seats):
        if viewer != seat:
            show_to(s, viewer, seat, code)


def discard(s: Duel, seat: i64, code: i64, why: i64) -> None:
    """A card goes from the hand to the discard pile, face up."""
    lose_card(s, seat, code)
    forget(s, seat, code)
    put_on_pile(s, seat, code)
    s.tell(events.CARD_DISCARDED, seat, code, why, 0)


def discard_random(s: Duel, seat: i64) -> i64:
    """Discard a card of the hand by chance; its code, or -1 if the hand is empty."""
    held = s.hand[seat]
    if held == 0:
        return -1
    code = s.table.code_of[STRIDE * seat + nth(held, s.chance.below(count(held)))]
    discard(s, seat, code, events.BY_CHANCE)
    return code


def see_hand(s: Duel, viewer: i64, owner: i64) -> None:
    """A viewer looks at a hand and knows it from then on; so do those who see the viewer's own cards (M11)."""
    learning = watching(s, viewer) & ~bit(owner)
    for learner in range(s.seats):
        if learning >> learner & 1 != 0:
            s.known[learner * s.seats + owner] = s.hand[owner]
    s.confide(events.HAND_SHOWN, learning | bit(owner), owner, viewer, 0, s.hand[owner])


def show_picked(s: Duel, owner: i64, code: i64) -> None:
    """A card of a hand is shown to everybody and stays there."""
    face = s.table.face[STRIDE * owner + code]
    for viewer in range(s.seats):
        at = viewer * s.seats + owner
        if viewer != owner and s.known[at] & face == 0:
            s.known[at] = with_one(s.known[at], face)


def put_under_deck(s: Duel, owner: i64, code: i64, witness: i64) -> None:
    """A card of the hand goes under the deck; its owner, a witness and those who see their cards see which."""
    lose_card(s, owner, code)
    face = s.table.face[STRIDE * owner + code]
    learning = watching(s, owner) | watching(s, witness)
    for viewer in range(s.seats):
        at = viewer * s.seats + owner
        if learning >> viewer & 1 != 0:
            s.known[at] = without_one(s.known[at], face)
        else:
            forget_unseen(s, viewer, owner)
        s.peeked[at] = s.peeked[at] << 1 | learning >> viewer & 1
    base = DECK * owner
    for at in range(s.left[owner], 0, -1):
        s.cards[base + at] = s.cards[base + at - 1]
    s.cards[base] = code
    s.left[owner] += 1
    s.confide(events.CARD_PUT_UNDER, learning, owner, witness, 0, code)


def discard_top(s: Duel, seat: i64) -> i64:
    """The uppermost card of a deck goes to the discard pile, face up; its code."""
    left = s.left[seat] - 1
    s.left[seat] = left
    code = s.cards[DECK * seat + left]
    for viewer in range(s.seats):
        s.peeked[viewer * s.seats + seat] &= ~bit(left)
    put_on_pile(s, seat, code)
    s.tell(events.CARD_MILLED, seat, code, 0, 0)
    return code


def show_top(s: Duel, seat: i64) -> i64:
    """The uppermost card of a deck is shown to everybody and stays there; its code."""
    at = s.left[seat] - 1
    code = s.cards[DECK * seat + at]
    for viewer in range(s.seats):
        s.peeked[viewer * s.seats + seat] |= bit(at)
    s.tell(events.CARD_SHOWN, seat, code, 0, 0)
    return code


def put_into_deck(s: Duel, seat: i64, code: i64, place: i64) -> None:
    """A card that everybody sees goes onto a deck, under it, or is shuffled into it."""
    base = DECK * seat
    left = s.left[seat]
    at = left
    if place == events.BOTTOM:
        at = 0
        while left > 0:
            s.cards[base + left] = s.cards[base + left - 1]
            left -= 1
    s.cards[base + at] = code
    s.left[seat] += 1
    for viewer in range(s.seats):
        known = viewer * s.seats + seat
        if place == events.BOTTOM:
            s.peeked[known] <<= 1
        s.peeked[known] |= bit(at)
    if place == events.SHUFFLED:
        shuffle(s, seat)


def recall(s: Duel, seat: i64, code: i64, place: i64) -> None:
    """The uppermost card of a face goes from the discard pile back to the deck, before everybody's eyes."""
    take_off(s.cards, DECK * seat + DECK - s.piled[seat], code)
    s.piled[seat] -= 1
    put_into_deck(s, seat, code, place)
    s.tell(events.CARD_RECALLED, seat, code, place, 0)


def shuffle_pile(s: Duel, seat: i64) -> None:
    """A whole discard pile is shuffled into its deck."""
    n = s.piled[seat]
    for at in range(DECK * seat + DECK - n, DECK * seat + DECK):
        s.cards[DECK * seat + s.left[seat]] = s.cards[at]
        s.left[seat] += 1
    s.piled[seat] = 0
    shuffle(s, seat)
    s.tell(events.PILE_SHUFFLED, seat, n, 0, 0)


def peek(s: Duel, seat: i64, n: i64) -> None:
    """A seat looks at the uppermost cards of its own deck; those who see its hand see them too (M11)."""
    top = shift(below(n), s.left[seat] - n)
    learning = watching(s, seat)
    uppermost = DECK * seat + s.left[seat] - 1
    seen: list[int] = [s.cards[uppermost - at] for at in range(n)]
    for viewer in range(s.seats):
        if learning >> viewer & 1 != 0:
            s.peeked[viewer * s.seats + seat] |= top
        else:  # what lies where changes now, unseen
            s.peeked[viewer * s.seats + seat] &= ~top
    s.confide(events.CARDS_SEEN, learning, seat, n, 0, events.pack_path(seen, 0))


def faces_on_top(s: Duel, seat: i64, n: i64, skip: i64) -> i64:
    """The faces of the n uppermost cards of a deck, but for the very uppermost ones."""
    found: i64 = 0
    for at in range(s.left[seat] - n, s.left[seat] - skip):
        found |= bit(s.cards[DECK * seat + at])
    return found


def lift(s: Duel, seat: i64, code: i64, skip: i64) -> None:
    """The uppermost card of a face, looked for under the first few, comes up to lie just under those."""
    lift_to(s.cards, DECK * seat + s.left[seat] - 1 - skip, code)


def take_from_top(s: Duel, seat: i64, code: i64) -> None:
    """A card near the top of a deck, which its owner has seen, goes to the hand unseen by others."""
    lift(s, seat, code, 0)
    left = s.left[seat] - 1
    s.left[seat] = left
    gain_card(s, seat, code)
    learning = watching(s, seat)
    for viewer in range(s.seats):
        s.peeked[viewer * s.seats + seat] &= ~bit(left)
    s.confide(events.CARD_PICKED, learning, seat, 0, 0, code)


def search_deck(s: Duel, seat: i64, wanted: i64) -> None:
    """Look through a deck for one of a set of cards, show it, take it to hand and shuffle.

    If none is there, everybody knows that those not on the pile are in hand.
    """
    base = DECK * seat
    code: i64 = -1
    at = s.left[seat] - 1
    while at >= 0 and wanted >> s.cards[base + at] & 1 == 0:
        at -= 1
    if at >= 0:
        code = s.cards[base + at]
        lift(s, seat, code, 0)
        s.left[seat] -= 1
        take_openly(s, seat, code)
    else:
        for viewer in range(s.seats):
            if viewer != seat:
                s.known[viewer * s.seats + seat] |= s.hand[seat] & wanted
    shuffle(s, seat)
    s.tell(events.DECK_SEARCHED, seat, code, 0, 0)


def watching(s: Duel, owner: i64) -> i64:
    """The seats that see a seat's hand."""
    found = bit(owner)
    for viewer in range(s.seats):
        if s.table.sees[viewer] >> owner & 1 != 0:
            found |= bit(viewer)
    return found


def boost_of(s: Duel, seat: i64, code: i64) -> i64:
    """A card's boost value; a card without one adds nothing (R4)."""
    boost = s.table.boost[STRIDE * seat + code]
    if boost < 0:
        boost = 0
    return boost


def shuffle(s: Duel, seat: i64) -> None:
    """Shuffle what is left of a deck; nobody knows its order any more."""
    s.chance.shuffle(s.cards, DECK * seat, s.left[seat])
    for viewer in range(s.seats):
        s.peeked[viewer * s.seats + seat] = 0
