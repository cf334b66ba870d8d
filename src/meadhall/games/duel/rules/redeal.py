"""Re-dealing: a world that a seat cannot tell from the true one, drawn uniformly from all that it could be in."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.games.duel.rules import steps
from meadhall.games.duel.rules.combat import defensible
from meadhall.games.duel.rules.state import (
    ATTACKER,
    CTX_OPPONENT,
    CTX_PICKED,
    FIGHT_BASE,
    FIGHT_BOOST,
    FIGHT_CARD,
    FIGHT_SEAT,
    FIGHT_STAGE,
    FIGHT_WHO,
    LAID,
    SIDES,
    Duel,
)
from meadhall.games.duel.rules.table import DECK, STRIDE, VIRTUAL
from meadhall.kernel.bits import below, count, lowest, nth
from meadhall.kernel.chance import Chance
from meadhall.kernel.faces import with_one, without_one
from meadhall.kernel.machine import NODE_MASK


def redeal(s: Duel, viewer: i64) -> None:
    """Deal anew what the viewer (-1: a spectator) cannot know."""
    for owner in range(s.seats):
        if is_seen(s, viewer, owner):
            redeal_deck(s, viewer, owner)
        else:
            redeal_seat(s, viewer, owner)
            while not could_be(s, owner):  # dealing again until it fits leaves all fitting worlds equally likely
                redeal_seat(s, viewer, owner)
    dice = s.chance.branch()  # what others know is not the viewer's to know: what follows must not depend on it
    for owner in range(s.seats):
        if not is_seen(s, viewer, owner):
            adapt_knowledge(s, viewer, owner, dice)


def is_seen(s: Duel, viewer: i64, owner: i64) -> bool:
    """Whether a viewer sees a hand."""
    return viewer == owner or (viewer >= 0 and s.table.sees[viewer] >> owner & 1 != 0)


def adapt_knowledge(s: Duel, viewer: i64, owner: i64, dice: Chance) -> None:
    """In a dealt world the others know as many cards of an owner as they did, but of those that are held now.

    Which ones they know is not the viewer's to know, but for those that the viewer knows as well.
    """
    held = held_by(s, owner)
    shared: i64 = 0
    if viewer >= 0:
        shared = s.known[viewer * s.seats + owner]
    for other in range(s.seats):
        known = s.known[other * s.seats + owner]
        if other == viewer or known == 0:
            continue
        missing = count(known & ~shared)
        known &= shared
        while missing > 0:
            rest = held & ~known
            code = s.table.code_of[STRIDE * owner + nth(rest, dice.below(count(rest)))]
            known = with_one(known, s.table.face[STRIDE * owner + code])
            missing -= 1
        s.known[other * s.seats + owner] = known


def held_by(s: Duel, owner: i64) -> i64:
    """All cards of an owner that are in hand or were laid face down from it."""
    held = s.hand[owner]
    for code in (hidden_card(s, owner), hidden_boost(s, owner)):
        if code >= 0:
            held = with_one(held, s.table.face[STRIDE * owner + code])
    return held


def could_be(s: Duel, owner: i64) -> bool:
    """Whether a deal fits what everybody knows of a seat.

    By D7.1 one who is about to lay an attack card holds one; by R4 a boost has a boost value.
    """
    if s.asked == owner and s.frame & NODE_MASK == steps.LAY_ATTACK:
        return s.hand[owner] & s.table.use_attack[s.fight(FIGHT_WHO)] != 0
    boost = hidden_boost(s, owner)
    return boost < 0 or s.table.boostable[owner] >> boost & 1 != 0


def redeal_deck(s: Duel, viewer: i64, owner: i64) -> None:
    """Only the order of the deck is hidden: what lies at unknown positions changes places."""
    peeked = s.peeked[viewer * s.seats + owner]
    pool = POOL[:]
    size = lay_out(s, owner, with_deck(s, owner, peeked, 0), pool)
    fill_deck(s, owner, peeked, pool, size)


def with_deck(s: Duel, owner: i64, peeked: i64, cards: i64) -> i64:
    """A set of cards with those at unknown positions of a deck."""
    for at in range(s.left[owner]):
        if peeked >> at & 1 == 0:
            cards = with_one(cards, s.table.face[STRIDE * owner + s.cards[DECK * owner + at]])
    return cards


def lay_out(s: Duel, owner: i64, cards: i64, pool: vec[i64]) -> i64:
    """Write a set of cards into a pool, in an order that does not tell where they came from; returns how many."""
    size: i64 = 0
    while cards != 0:
        pool[size] = s.table.code_of[STRIDE * owner + lowest(cards)]
        size += 1
        cards &= cards - 1
    return size


def fill_deck(s: Duel, owner: i64, peeked: i64, pool: vec[i64], size: i64) -> None:
    """Put the cards of a pool at the unknown positions of a deck, in an order by chance."""
    for at in range(s.left[owner]):
        if peeked >> at & 1 == 0:
            size -= 1
            s.cards[DECK * owner + at] = draw_from(s, pool, size + 1)


def draw_from(s: Duel, pool: vec[i64], size: i64) -> i64:
    """Take one of the first cards of a pool by chance; the last of them takes its place."""
    at = s.chance.below(size)
    code = pool[at]
    pool[at] = pool[size - 1]
    return code


def redeal_seat(s: Duel, viewer: i64, owner: i64) -> None:
    """A hidden hand, a card face down and the unknown part of the deck are one pool; what is known to be held stays."""
    table = s.table
    known: i64 = 0
    peeked: i64 = 0
    if viewer >= 0:
        known = s.known[viewer * s.seats + owner]
        peeked = s.peeked[viewer * s.seats + owner]
    elif shown_card(s, owner) >= 0:
        known = with_one(0, table.face[STRIDE * owner + shown_card(s, owner)])
    held = held_by(s, owner)
    laid = hidden_card(s, owner)
    boost = hidden_boost(s, owner)
    size = count(held)
    pool = POOL[:]
    free = lay_out(s, owner, with_deck(s, owner, peeked, unseen(s, owner, held, known)), pool)
    if laid >= 0:
        known, free, laid = redeal_laid(s, owner, known, pool, free, size, usable_by(s, owner))
        s.set_fight(FIGHT_CARD + s.side(owner), laid)
        s.set_fight(FIGHT_BASE + s.side(owner), table.value[STRIDE * owner + laid])
        size -= 1
    if boost >= 0:  # any card at first: whether it can lie there is looked at when all is dealt
        known, free, boost = redeal_laid(s, owner, known, pool, free, size, below(DECK))
        s.set_fight(FIGHT_BOOST, boost)
        size -= 1
    hand = known
    while count(hand) < size:
        hand = with_one(hand, table.face[STRIDE * owner + draw_from(s, pool, free)])
        free -= 1
    s.hand[owner] = hand
    fill_deck(s, owner, peeked, pool, free)


def unseen(s: Duel, owner: i64, held: i64, known: i64) -> i64:
    """The held cards apart from those known to be held."""
    while known != 0:
        face = s.table.face[STRIDE * owner + s.table.code_of[STRIDE * owner + lowest(known)]]
        held = without_one(held, face)
        known &= known - 1
    return held


def shown_card(s: Duel, owner: i64) -> i64:
    """The card of an owner's hand that is being shown to everybody, -1 if there is none; seats know of it anyway."""
    at = s.context
    while at != 0:
        if s.stack[at + CTX_PICKED] > 0 and s.stack[at + CTX_OPPONENT] == owner:
            return s.stack[at + CTX_PICKED] - 1
        at = s.block_before(at)
    return -1


def hidden_card(s: Duel, owner: i64) -> i64:
    """The card that an owner has laid face down and not yet turned up, -1 if there is none."""
    if not s.in_combat() or s.fight(FIGHT_STAGE) != LAID:
        return -1
    for side in range(i64(SIDES)):
        code = s.fight(FIGHT_CARD + side)
        if s.fight(FIGHT_SEAT + side) == owner and 0 <= code < VIRTUAL:
            return code
    return -1


def hidden_boost(s: Duel, owner: i64) -> i64:
    """The card that an owner has laid face down as a boost of an attack, -1 if there is none."""
    if not s.in_combat() or s.fight(FIGHT_STAGE) != LAID or s.fight(FIGHT_SEAT) != owner:
        return -1
    return s.fight(FIGHT_BOOST)


def usable_by(s: Duel, owner: i64) -> i64:
    """The cards that an owner's combatant may lay."""
    side = s.side(owner)
    fighter = s.fight(FIGHT_WHO + side)
    return s.table.use_attack[fighter] if side == ATTACKER else defensible(s, owner, fighter)


def redeal_laid(
    s: Duel, owner: i64, known: i64, pool: vec[i64], free: i64, size: i64, usable: i64
) -> tuple[i64, i64, i64]:
    """Draw a card face down from those that could lie there, each world as likely as any other.

    Of `size` held cards, `count(known)` are known. If a known card lies there, one more of the free ones is in hand:
    so worlds with a given known card there outnumber those with a given free card there as free : size - count(known).
    Where no card is free, all held cards are known and each may lie there. Returns what is known of the rest, how many
    cards are still free, and the card.
    """
    candidates = POOL[:]
    found: i64 = 0
    for at in range(free):
        if usable >> pool[at] & 1 != 0:
            candidates[found] = at
            found += 1
    fitting = known & usable
    for_free = size - count(known)
    for_known = free
    if free == 0:
        for_known = 1
    total = found * for_free + count(fitting) * for_known
    roll = s.chance.below(total)
    if roll < found * for_free:
        at = candidates[roll // for_free]
        code = pool[at]
        free -= 1
        pool[at] = pool[free]
    else:
        code = s.table.code_of[STRIDE * owner + nth(fitting, (roll - found * for_free) // for_known)]
        known = without_one(known, s.table.face[STRIDE * owner + code])
    return known, free, code


POOL: vec[i64] = vec[i64]([0] * 32)
