"""Re-dealing: a world that a seat cannot tell from the true one, drawn uniformly from all that it could be in."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.games.unicorns.rules.deck import look_for
from meadhall.games.unicorns.rules.hands import gain
from meadhall.games.unicorns.rules.knowledge import draws, is_open, is_peeked, of_deck, place
from meadhall.games.unicorns.rules.plays import Discard
from meadhall.games.unicorns.rules.searches import Search
from meadhall.games.unicorns.rules.state import SLOTS, Unicorns
from meadhall.games.unicorns.rules.table import CODES, DECK_WORDS, GROUPS, LATE, OLDER, WORDS
from meadhall.kernel.bits import WORD, count, lowest, nth
from meadhall.kernel.chance import Chance
from meadhall.kernel.faces import with_one, without_one
from meadhall.kernel.machine import asker, first_operand


def redeal(s: Unicorns, viewer: i64) -> None:
    """Deal anew what the viewer (the number of seats: a spectator) cannot know."""
    deal_again(s, viewer)
    while not could_be(s, viewer):  # dealing again until it fits leaves all fitting worlds equally likely
        deal_again(s, viewer)
    dice = s.chance.branch()  # what others know is not the viewer's to know: what follows must not depend on it
    for other in range(s.seats + 1):
        if other != viewer:
            adapt_knowledge(s, viewer, other, dice)


def could_be(s: Unicorns, viewer: i64) -> bool:
    """Whether a deal fits the open question: who has begun to pay a price holds as many as are still to pay."""
    if s.asked < 0 or s.asked == viewer or is_open(s, s.asked):
        return True
    node = asker(s)
    if isinstance(node, Discard) and node.is_price and first_operand(s) > 0:
        return node.matching(s, s.asked) >= node.n - first_operand(s)
    return True


def adapt_knowledge(s: Unicorns, viewer: i64, other: i64, dice: Chance) -> None:
    """In a dealt world the others know as many cards of a hand as they did, but of those that are in it now."""
    for owner in range(s.seats):
        if owner != other and is_hidden(s, viewer, owner):
            adapt_to_hand(s, viewer, other, owner, dice)
    for word in range(i64(WORDS)):
        late = of_deck(s, other, LATE) + word
        older = of_deck(s, other, OLDER) + word
        if s.known[late] != 0:
            s.known[late] &= out_of_sight(s, other, word, LATE)
        if s.known[older] != 0:
            s.known[older] &= less(s, word, out_of_sight(s, other, word, OLDER), s.known[late])
        if sought(s, other, word) != 0:  # whoever is looking through the deck sees what is there now
            look_for(s, other, word, sought(s, other, word))


def less(s: Unicorns, word: i64, cards: i64, others: i64) -> i64:
    """A set of cards of a word without some others, copy by copy."""
    while others != 0:
        cards = without_one(cards, s.table.face[s.table.code_of[WORD * word + lowest(others)]])
        others &= others - 1
    return cards


def out_of_sight(s: Unicorns, viewer: i64, word: i64, group: i64) -> i64:
    """The cards of a word in the deck, or in hands that have drawn from it since, that a viewer does not see."""
    found: i64 = 0
    for at in range(s.left):
        if s.cards[at] // WORD == word and not is_peeked(s, viewer, at):
            found = with_one(found, s.table.face[s.cards[at]])
    for owner in range(s.seats):
        if owner != viewer and s.fresh[draws(s, viewer, group) + owner] > 0:
            rest = unseen(s, word, s.hand[WORDS * owner + word], s.known[place(s, viewer, owner) + word])
            while rest != 0:
                found = with_one(found, s.table.face[s.table.code_of[WORD * word + lowest(rest)]])
                rest &= rest - 1
    return found


def adapt_to_hand(s: Unicorns, viewer: i64, other: i64, owner: i64, dice: Chance) -> None:
    """What is known of a hand: what the viewer knows as well, and for each card more, any one that is in it now.

    Which cards those are is not the viewer's to know.
    """
    base = place(s, other, owner)
    missing: i64 = 0
    for word in range(i64(WORDS)):
        known = s.known[base + word]
        shared = s.known[place(s, viewer, owner) + word]
        missing += count(known & ~shared)
        s.known[base + word] = known & shared
    while missing > 0:
        missing -= 1
        free: i64 = 0
        for word in range(i64(WORDS)):
            free += count(s.hand[WORDS * owner + word] & ~s.known[base + word])
        learn_nth(s, base, owner, dice.below(free))


def learn_nth(s: Unicorns, base: i64, owner: i64, n: i64) -> None:
    """One more card of a hand is known: the one with n unknown ones before it."""
    for word in range(i64(WORDS)):
        rest = s.hand[WORDS * owner + word] & ~s.known[base + word]
        if n < count(rest):
            code = s.table.code_of[WORD * word + nth(rest, n)]
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
    lying = POOL[:]
    blanks = BLANKS[:]
    free = collect(s, viewer, pool, blanks)
    free = deal_sought(s, viewer, pool, free, blanks)
    laid = deal_shuffled(s, viewer, lying, blanks)
    for owner in range(s.seats):
        for _ in range(blanks[owner]):
            at = s.chance.below(free)
            free -= 1
            gain(s, owner, pool[at])
            pool[at] = pool[free]
    for at in range(laid):
        pool[free] = lying[at]
        free += 1
    fill_deck(s, viewer, pool, free)


def collect(s: Unicorns, viewer: i64, pool: vec[i64], blanks: vec[i64]) -> i64:
    """Take up all hidden cards that may be anywhere; hands keep as many blanks. Returns how many there are."""
    held = of_deck(s, viewer, LATE)
    shuffled = s.known[held : held + GROUPS * WORDS]
    free: i64 = 0
    for owner in range(s.seats):
        if not is_hidden(s, viewer, owner):
            continue
        known = place(s, viewer, owner)
        for word in range(i64(WORDS)):
            rest = unseen(s, word, s.hand[WORDS * owner + word], s.known[known + word])
            blanks[owner] += count(rest)
            while rest != 0:
                free = take_up(s, s.table.code_of[WORD * word + lowest(rest)], shuffled, pool, free)
                rest &= rest - 1
            s.hand[WORDS * owner + word] = s.known[known + word]
    for at in range(s.left):
        if not is_peeked(s, viewer, at):
            free = take_up(s, s.cards[at], shuffled, pool, free)
    put_in_order(pool, free)
    return free


def put_in_order(pool: vec[i64], size: i64) -> None:
    """Order the cards of a pool by their codes, so that nothing tells where they came from."""
    copies = POOL[:]
    for each in range(size):
        copies[pool[each]] += 1
    at: i64 = 0
    for code in range(i64(CODES)):
        for _ in range(copies[code]):
            pool[at] = code
            at += 1


def take_up(s: Unicorns, code: i64, shuffled: vec[i64], pool: vec[i64], free: i64) -> i64:
    """A card joins the pool, unless it is one of those that are known to have been in the deck."""
    face = s.table.face[code]
    for at in range(code // WORD, GROUPS * WORDS, WORDS):
        if shuffled[at] & face != 0:
            shuffled[at] = without_one(shuffled[at], face)
            return free
    pool[free] = code
    return free + 1


def unseen(s: Unicorns, word: i64, held: i64, known: i64) -> i64:
    """The held cards apart from those known to be held, as numbers of copies."""
    faces = held & s.table.first[word]
    found: i64 = 0
    while faces != 0:
        face = s.table.face[WORD * word + lowest(faces)]
        found |= held & face & ~known
        faces &= faces - 1
    return found


def deal_sought(s: Unicorns, viewer: i64, pool: vec[i64], free: i64, blanks: vec[i64]) -> i64:
    """Cards that the viewer looks for and does not see in the deck are in a hand, every place as likely as any."""
    at: i64 = 0
    while at < free:
        code = pool[at]
        if sought(s, viewer, code // WORD) >> code % WORD & 1 == 0:
            at += 1
            continue
        free -= 1
        pool[at] = pool[free]
        total: i64 = 0
        for owner in range(s.seats):
            total += blanks[owner]
        roll = s.chance.below(total)
        seat: i64 = 0
        while roll >= blanks[seat]:
            roll -= blanks[seat]
            seat += 1
        gain(s, seat, code)
        blanks[seat] -= 1
    return free


def deal_shuffled(s: Unicorns, viewer: i64, lying: vec[i64], blanks: vec[i64]) -> i64:
    """Cards that were in the deck are there or were drawn since; returns how many lie in the deck.

    Those that the viewer is looking for are plain to see in the deck, and come first; then what was learnt of late, for
    which there are fewer places, then what is older: so every way to lay them is as likely as any.
    """
    laid = lay_sought(s, viewer, lying)
    room = unknown_places(s, viewer)
    given = BLANKS[:]
    fresh = BLANKS[:]
    for group in range(i64(GROUPS)):
        for seat in range(s.seats):
            fresh[seat] = s.fresh[draws(s, viewer, group) + seat] - given[seat]
        for word in range(i64(WORDS)):
            rest = s.known[of_deck(s, viewer, group) + word]
            while rest != 0:
                code = s.table.code_of[WORD * word + lowest(rest)]
                rest &= rest - 1
                if sought(s, viewer, word) >> code % WORD & 1 != 0:
                    continue
                if s.chance.below(room - laid + drawn(s, fresh, blanks)) < room - laid:
                    lying[laid] = code
                    laid += 1
                else:
                    give_to_fresh(s, code, fresh, blanks, given)
    return laid


def lay_sought(s: Unicorns, viewer: i64, lying: vec[i64]) -> i64:
    """What the viewer sees while looking through the deck; returns how many cards that are."""
    laid: i64 = 0
    for word in range(i64(WORDS)):
        rest = s.known[of_deck(s, viewer, LATE) + word] & sought(s, viewer, word)
        while rest != 0:
            lying[laid] = s.table.code_of[WORD * word + lowest(rest)]
            laid += 1
            rest &= rest - 1
    return laid


def unknown_places(s: Unicorns, viewer: i64) -> i64:
    """How many positions of the deck a viewer does not know."""
    at = DECK_WORDS * viewer
    return s.left - count(s.peeked[at]) - count(s.peeked[at + 1])


def give_to_fresh(s: Unicorns, code: i64, fresh: vec[i64], blanks: vec[i64], given: vec[i64]) -> None:
    """A card that was in the deck has been drawn: by anybody who could have, every place as likely as any."""
    roll = s.chance.below(drawn(s, fresh, blanks))
    seat: i64 = 0
    while roll >= least(fresh[seat], blanks[seat]):
        roll -= least(fresh[seat], blanks[seat])
        seat += 1
    gain(s, seat, code)
    blanks[seat] -= 1
    fresh[seat] -= 1
    given[seat] += 1


def drawn(s: Unicorns, fresh: vec[i64], blanks: vec[i64]) -> i64:
    """How many unknown cards of hands may come from the deck."""
    total: i64 = 0
    for owner in range(s.seats):
        total += least(fresh[owner], blanks[owner])
    return total


def least(a: i64, b: i64) -> i64:
    """The smaller of two numbers, none below 0."""
    if a > b:
        a = b
    if a < 0:
        return 0
    return a


def fill_deck(s: Unicorns, viewer: i64, pool: vec[i64], free: i64) -> None:
    """What is left lies in the deck, in an order by chance."""
    for position in range(s.left):
        if not is_peeked(s, viewer, position):
            at = s.chance.below(free)
            free -= 1
            s.cards[position] = pool[at]
            pool[at] = pool[free]


POOL: vec[i64] = vec[i64]([0] * CODES)
BLANKS: vec[i64] = vec[i64]([0] * SLOTS)  # by seat
