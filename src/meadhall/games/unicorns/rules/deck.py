"""The deck: drawing, looking, searching, shuffling, and what goes into it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.games.unicorns.rules import ending, events
from meadhall.games.unicorns.rules.hands import gain, gain_openly
from meadhall.games.unicorns.rules.knowledge import (
    audience,
    begin_knowing,
    cap_fresh,
    is_open,
    is_peeked,
    learn,
    memorise,
    miss,
    note_draw,
    of_deck,
    place,
)
from meadhall.games.unicorns.rules.state import Unicorns
from meadhall.games.unicorns.rules.table import DECK_WORDS, GRADES, HERD, LATE, OLDER, SPELLS, WORDS
from meadhall.kernel.bits import WORD, below, bit, lowest
from meadhall.kernel.faces import lift_to, with_one


def draw(s: Unicorns, seat: i64, n: i64) -> i64:
    """Draw up to n cards; return how many were drawn (V4.1). The last card of the deck may end the match (V1.3)."""
    drawn: i64 = 0
    while drawn < n and s.left > 0 and s.winners < 0:
        left = s.left - 1
        s.left = left
        code = s.cards[left]
        gain(s, seat, code)
        seen = audience(s, seat)
        word = left // WORD
        mask = bit(left % WORD)
        for viewer in range(s.seats + 1):
            if s.peeked[DECK_WORDS * viewer + word] & mask != 0:
                s.peeked[DECK_WORDS * viewer + word] &= ~mask
                seen |= bit(viewer)
                if viewer != seat:
                    learn(s, viewer, seat, code)
            elif viewer == seat or seen < 0:
                miss(s, viewer, code)
                if viewer != seat:
                    learn(s, viewer, seat, code)
        note_draw(s, seat)
        s.confide(events.CARD_DRAWN, seen, seat, 0, 0, code)
        drawn += 1
        if left == 0:
            ending.deck_ran_out(s)
    return drawn


def shuffle(s: Unicorns) -> None:
    """Shuffle the deck; what was known of its order is known to be somewhere in it."""
    for viewer in range(s.seats):
        if (s.peeked[DECK_WORDS * viewer] | s.peeked[DECK_WORDS * viewer + 1]) != 0:
            begin_knowing(s, viewer)
        for word in range(i64(DECK_WORDS)):
            rest = s.peeked[DECK_WORDS * viewer + word]
            while rest != 0:
                learn(s, viewer, s.seats, s.cards[WORD * word + lowest(rest)])
                rest &= rest - 1
            s.peeked[DECK_WORDS * viewer + word] = 0
    s.chance.shuffle(s.cards, 0, s.left)


def deck_faces(s: Unicorns, word: i64) -> i64:
    """The faces of a word that are in the deck."""
    found: i64 = 0
    for at in range(s.left):
        if s.cards[at] // WORD == word:
            found |= bit(s.cards[at] % WORD)
    return found


def look_through(s: Unicorns, seat: i64, masks: vec[i64]) -> None:
    """A player looks through the deck for some cards and knows which of them are there."""
    begin_knowing(s, seat)
    herd = look_for(s, seat, HERD, masks[HERD])
    grades = look_for(s, seat, GRADES, masks[GRADES])
    spells = look_for(s, seat, SPELLS, masks[SPELLS])
    if s.listening:
        s.record(events.SEARCH_BEGAN, bit(seat), seat, 0, herd, grades, spells)


def look_for(s: Unicorns, seat: i64, word: i64, wanted: i64) -> i64:
    """Those of some cards of a word that are in the deck; they are known from then on, and no others of them."""
    seen: i64 = 0
    unplaced: i64 = 0  # those whose position was not known
    for position in range(s.left):
        code = s.cards[position]
        if code // WORD == word and wanted >> code % WORD & 1 != 0:
            seen = with_one(seen, s.table.face[code])
            if not is_peeked(s, seat, position):
                unplaced = with_one(unplaced, s.table.face[code])
    late = of_deck(s, seat, LATE) + word
    s.known[late] = s.known[late] & ~wanted | unplaced
    s.known[of_deck(s, seat, OLDER) + word] &= ~wanted
    return seen


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
        was_known = is_peeked(s, viewer, position)
        low, high = s.peeked[DECK_WORDS * viewer], s.peeked[DECK_WORDS * viewer + 1]
        if not was_known:
            miss(s, viewer, code)
        if position < WORD:
            stays = below(position)
            s.peeked[DECK_WORDS * viewer] = low & stays | (low & ~stays) >> 1 & ~stays | (high & 1) << WORD - 1
            s.peeked[DECK_WORDS * viewer + 1] = high >> 1
        else:
            stays = below(position - WORD)
            s.peeked[DECK_WORDS * viewer + 1] = high & stays | (high & ~stays) >> 1 & ~stays


def peek(s: Unicorns, seat: i64, n: i64) -> None:
    """A player looks at the uppermost cards of the deck, and may change their order: others no longer know it."""
    seen: i64 = 0
    for depth in range(n):
        at = s.left - 1 - depth
        code = s.cards[at]
        seen |= (code + 1) << events.TOP_BITS * depth
        mask = bit(at % WORD)
        for viewer in range(s.seats):
            here = DECK_WORDS * viewer + at // WORD
            if viewer == seat:
                if s.peeked[here] & mask == 0:
                    miss(s, viewer, code)
                s.peeked[here] |= mask
            elif s.peeked[here] & mask != 0:
                begin_knowing(s, viewer)
                s.peeked[here] &= ~mask
                learn(s, viewer, s.seats, code)
    s.confide(events.CARDS_SEEN, bit(seat), seat, n, 0, seen)


def lift(s: Unicorns, code: i64, skip: i64) -> None:
    """The uppermost card of a face, looked for under the first few, comes up to lie just under those."""
    lift_to(s.cards, s.left - 1 - skip, code)


def take_from_top(s: Unicorns, seat: i64, code: i64) -> None:
    """A card near the top of the deck, which the player has seen, goes to the hand."""
    lift(s, code, 0)
    left = s.left - 1
    s.left = left
    gain(s, seat, code)
    seen = audience(s, seat)
    for viewer in range(s.seats + 1):
        s.peeked[DECK_WORDS * viewer + left // WORD] &= ~bit(left % WORD)
        if viewer != seat and seen < 0:
            miss(s, viewer, code)
            learn(s, viewer, seat, code)
    note_draw(s, seat)
    s.confide(events.CARD_PICKED, seen, seat, 0, 0, code)
    if left == 0:
        ending.deck_ran_out(s)


def shuffle_pile_in(s: Unicorns) -> None:
    """The discard pile goes into the deck; everybody has seen what lay there."""
    seen = vec[i64]([0] * WORDS)
    for at in range(len(s.cards) - s.piled, len(s.cards)):
        code = s.cards[at]
        s.cards[s.left] = code
        s.left += 1
        seen[code // WORD] = with_one(seen[code // WORD], s.table.face[code])
    s.piled = 0
    for viewer in range(s.seats + 1):
        begin_knowing(s, viewer)
        learn_all(s, viewer, seen)
    shuffle(s)


def learn_all(s: Unicorns, viewer: i64, seen: vec[i64]) -> None:
    """A viewer learns that cards are in the deck."""
    late = of_deck(s, viewer, LATE)
    for word in range(i64(WORDS)):
        rest = seen[word]
        if s.known[late + word] == 0:
            s.known[late + word] = rest
            continue
        while rest != 0:
            learn(s, viewer, s.seats, s.table.code_of[WORD * word + lowest(rest)])
            rest &= rest - 1


def shuffle_hand_in(s: Unicorns, seat: i64) -> None:
    """A hand goes into the deck; what was known of the hand is known of the deck."""
    for viewer in range(s.seats + 1):
        if viewer == seat or is_open(s, seat):
            memorise(s, viewer, seat)
    for word in range(i64(WORDS)):
        rest = s.hand[WORDS * seat + word]
        while rest != 0:
            s.cards[s.left] = s.table.code_of[WORD * word + lowest(rest)]
            s.left += 1
            rest &= rest - 1
        s.hand[WORDS * seat + word] = 0
    for viewer in range(s.seats + 1):
        begin_knowing(s, viewer)
        base = place(s, viewer, seat)
        for word in range(i64(WORDS)):
            rest = s.known[base + word]
            while rest != 0:
                learn(s, viewer, s.seats, s.table.code_of[WORD * word + lowest(rest)])
                rest &= rest - 1
            s.known[base + word] = 0
    cap_fresh(s, seat)
    shuffle(s)
