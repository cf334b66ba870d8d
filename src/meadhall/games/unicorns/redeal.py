"""Re-dealing: a world that a seat cannot tell from the true one, drawn uniformly from all that it could be in."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.games.unicorns.hands import is_open, place
from meadhall.games.unicorns.plays import Discard, Search
from meadhall.games.unicorns.state import Unicorns
from meadhall.games.unicorns.table import WORDS
from meadhall.kernel.bits import count, lowest, nth
from meadhall.kernel.chance import chance_of
from meadhall.kernel.faces import with_one, without_one
from meadhall.kernel.machine import asker


def determinize(s: Unicorns, viewer: i64, seed: int) -> None:
    """Deal anew what the viewer (the number of seats: a spectator) cannot know, with a new generator."""
    s.chance = chance_of(seed, "redeal")  # never the stream that dealt the match itself, whatever its seed
    deal_again(s, viewer)
    while not could_be(s, viewer):  # dealing again until it fits leaves all fitting worlds equally likely
        deal_again(s, viewer)
    for other in range(s.seats + 1):
        if other != viewer:
            adapt_knowledge(s, other)


def could_be(s: Unicorns, viewer: i64) -> bool:
    """Whether a deal fits the open question: who pays with cards of a kind holds as many as are still to pay."""
    if s.asked < 0 or s.asked == viewer or is_open(s, s.asked):
        return True
    node = asker(s)
    if isinstance(node, Discard) and not node.any and s.frame >> 40 & 2 == 0:
        return node.matching(s, s.asked) >= node.n - (s.frame >> 20 & 0xFFFFF)
    return True


def adapt_knowledge(s: Unicorns, other: i64) -> None:
    """In a dealt world the others know as many cards of a hand as they did, but of those that are in it now."""
    for owner in range(s.seats):
        if owner != other:
            adapt_to_hand(s, other, owner)
    base = place(s, other, s.seats)
    if (s.known[base] | s.known[base + 1] | s.known[base + 2]) == 0:
        return
    for word in range(i64(WORDS)):
        there: i64 = 0
        for at in range(s.left):
            if s.cards[at] // 60 == word and s.peeked[2 * other + at // 60] >> at % 60 & 1 == 0:
                there = with_one(there, s.table.face[s.cards[at]])
        s.known[base + word] &= there


def adapt_to_hand(s: Unicorns, other: i64, owner: i64) -> None:
    """What is known of a hand: what is still in it, and for each card that is not, any one that is."""
    base = place(s, other, owner)
    missing: i64 = 0
    for word in range(i64(WORDS)):
        known = s.known[base + word]
        missing += count(known & ~s.hand[3 * owner + word])
        s.known[base + word] = known & s.hand[3 * owner + word]
    while missing > 0:
        missing -= 1
        free: i64 = 0
        for word in range(i64(WORDS)):
            free += count(s.hand[3 * owner + word] & ~s.known[base + word])
        learn_nth(s, base, owner, s.chance.below(free))


def learn_nth(s: Unicorns, base: i64, owner: i64, n: i64) -> None:
    """One more card of a hand is known: the one with n unknown ones before it."""
    for word in range(i64(WORDS)):
        rest = s.hand[3 * owner + word] & ~s.known[base + word]
        if n < count(rest):
            code = s.table.code_of[60 * word + nth(rest, n)]
            s.known[base + word] = with_one(s.known[base + word], s.table.face[code])
            return
        n -= count(rest)


def is_hidden(s: Unicorns, viewer: i64, owner: i64) -> bool:
    """Whether a viewer does not see a hand."""
    return viewer != owner and not is_open(s, owner)


def sought(s: Unicorns, viewer: i64, word: i64) -> i64:
    """The cards of a word that the viewer is looking through the deck for: which of them are there is plain to see."""
    if s.asked != viewer or viewer == s.seats or s.winners >= 0:
        return 0
    node = asker(s)
    if isinstance(node, Search):
        mask: i64 = node.what.masks[word]
        return mask
    return 0


def deal_again(s: Unicorns, viewer: i64) -> None:
    """Hidden hands and the unknown part of the deck are one pool; what is known to be somewhere stays there."""
    pool = POOL[:]
    free = collect(s, viewer, pool)
    free = deal_sought(s, viewer, pool, free)
    for owner in range(s.seats):
        if is_hidden(s, viewer, owner):
            free = deal_hand(s, viewer, owner, pool, free)
    fill_deck(s, viewer, pool, free)


def collect(s: Unicorns, viewer: i64, pool: vec[i64]) -> i64:
    """Take up all hidden cards that may be anywhere; hands keep as many blanks. Returns how many there are."""
    free: i64 = 0
    for owner in range(s.seats):
        if not is_hidden(s, viewer, owner):
            BLANKS[owner] = 0
            continue
        known = place(s, viewer, owner)
        BLANKS[owner] = 0
        for word in range(i64(WORDS)):
            rest = unseen(s, word, s.hand[3 * owner + word], s.known[known + word])
            BLANKS[owner] += count(rest)
            while rest != 0:
                pool[free] = s.table.code_of[60 * word + lowest(rest)]
                free += 1
                rest &= rest - 1
            s.hand[3 * owner + word] = s.known[known + word]
    held = place(s, viewer, s.seats)
    holds0, holds1, holds2 = s.known[held], s.known[held + 1], s.known[held + 2]
    for at in range(s.left):
        if s.peeked[2 * viewer + at // 60] >> at % 60 & 1 != 0:
            continue
        code = s.cards[at]
        face = s.table.face[code]
        if code < 60 and holds0 & face != 0:
            holds0 = without_one(holds0, face)
        elif 60 <= code < 120 and holds1 & face != 0:
            holds1 = without_one(holds1, face)
        elif code >= 120 and holds2 & face != 0:
            holds2 = without_one(holds2, face)
        else:
            pool[free] = code
            free += 1
    return free


def unseen(s: Unicorns, word: i64, held: i64, known: i64) -> i64:
    """The held cards apart from those known to be held, as numbers of copies."""
    faces = held & s.table.first[word]
    found: i64 = 0
    while faces != 0:
        face = s.table.face[60 * word + lowest(faces)]
        found |= held & face & ~known
        faces &= faces - 1
    return found


def deal_sought(s: Unicorns, viewer: i64, pool: vec[i64], free: i64) -> i64:
    """Cards that the viewer looks for and does not see in the deck are in a hand, every place as likely as any."""
    at: i64 = 0
    while at < free:
        code = pool[at]
        if sought(s, viewer, code // 60) >> code % 60 & 1 == 0:
            at += 1
            continue
        free -= 1
        pool[at] = pool[free]
        blanks: i64 = 0
        for owner in range(s.seats):
            blanks += BLANKS[owner]
        roll = s.chance.below(blanks)
        owner = 0
        while roll >= BLANKS[owner]:
            roll -= BLANKS[owner]
            owner += 1
        give(s, owner, code)
        BLANKS[owner] -= 1
    return free


def give(s: Unicorns, owner: i64, code: i64) -> None:
    """Put a card into a hand."""
    at = 3 * owner + code // 60
    s.hand[at] = with_one(s.hand[at], s.table.face[code])


def deal_hand(s: Unicorns, viewer: i64, owner: i64, pool: vec[i64], free: i64) -> i64:
    """Fill the blanks of a hand; returns how many cards are left."""
    for _ in range(BLANKS[owner]):
        at = s.chance.below(free)
        free -= 1
        give(s, owner, pool[at])
        pool[at] = pool[free]
    return free


def fill_deck(s: Unicorns, viewer: i64, pool: vec[i64], free: i64) -> None:
    """What is left, and what is known to be in the deck, lies there in an order by chance."""
    held = place(s, viewer, s.seats)
    for word in range(i64(WORDS)):
        rest = s.known[held + word]
        while rest != 0:
            pool[free] = s.table.code_of[60 * word + lowest(rest)]
            free += 1
            rest &= rest - 1
    for position in range(s.left):
        if s.peeked[2 * viewer + position // 60] >> position % 60 & 1 == 0:
            at = s.chance.below(free)
            free -= 1
            s.cards[position] = pool[at]
            pool[at] = pool[free]


POOL: vec[i64] = vec[i64]([0] * 180)
BLANKS: vec[i64] = vec[i64]([0] * 8)
