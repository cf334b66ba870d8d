"""Ending: who has won, and how somebody leaves the table (V1, W1, W8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.unicorns.rules import events
from meadhall.games.unicorns.rules.knowledge import cap_fresh, memorise_all, place
from meadhall.games.unicorns.rules.pile import put_on_pile
from meadhall.games.unicorns.rules.stables import crowding_card, is_baby, letters, unicorns
from meadhall.games.unicorns.rules.state import Unicorns
from meadhall.games.unicorns.rules.table import GRADES, HERD, SPELLS, STABLE_WORDS, WIN_LATER, WORDS
from meadhall.kernel.bits import WORD, below, bit, count, lowest

ENOUGH: Final = 0
MOST: Final = 1
MOST_LETTERS: Final = 2
TIE: Final = 3
FORFEIT: Final = 4
REASONS: Final = ("enough_unicorns", "most_unicorns", "most_letters", "tie", "forfeit", "endless")


def has_enough(s: Unicorns, seat: i64) -> bool:
    """Whether a stable has the number that wins; one that is too small for it gives one up first (W9)."""
    return unicorns(s, seat) >= s.table.goal and crowding_card(s, seat) < 0


def stable_changed(s: Unicorns, seat: i64) -> None:
    """By the book the match ends the moment somebody has enough unicorns (V1.4)."""
    if s.table.options & WIN_LATER == 0 and s.winners < 0 and has_enough(s, seat):
        s.finish(bit(seat), ENOUGH)


def deck_ran_out(s: Unicorns) -> None:
    """By the book the match ends the moment the last card leaves the deck (V1.4, W8)."""
    if s.table.options & WIN_LATER == 0 and s.winners < 0:
        count_herds(s)


def settle(s: Unicorns) -> None:
    """No effect is running: where the match waits for that, it may end now (V1.4)."""
    if s.table.options & WIN_LATER == 0 or s.winners >= 0:
        return
    for offset in range(s.seats):
        seat = (s.turn + offset) % s.seats
        if has_enough(s, seat):
            s.finish(bit(seat), ENOUGH)
            return
    if s.left == 0:
        count_herds(s)


def count_herds(s: Unicorns) -> None:
    """The deck has run out: most unicorns, then most letters, then nobody (V1.3)."""
    first = best(s, below(s.seats) & ~s.gone, by_letters=False)
    if count(first) == 1:
        s.finish(first, MOST)
        return
    second = best(s, first, by_letters=True)
    if count(second) == 1:
        s.finish(second, MOST_LETTERS)
    else:
        s.finish(0, TIE)


def best(s: Unicorns, seats: i64, by_letters: bool) -> i64:
    """Those of some seats who have most unicorns, or most letters."""
    found: i64 = 0
    most: i64 = -1
    while seats != 0:
        seat = lowest(seats)
        seats &= seats - 1
        number = letters(s, seat) if by_letters else unicorns(s, seat)
        if number > most:
            most = number
            found = 0
        if number == most:
            found |= bit(seat)
    return found


def forfeit(s: Unicorns, seat: i64) -> None:
    """A player leaves: stable and hand go to the discard pile, babies to the nursery, and no effect is set off."""
    s.gone |= bit(seat)
    s.tell(events.SEAT_LEFT, seat, 0, 0, 0)
    clear_stable(s, seat)
    clear_hand(s, seat)
    staying = below(s.seats) & ~s.gone
    if count(staying) == 1:
        s.finish(staying, FORFEIT)


def clear_stable(s: Unicorns, seat: i64) -> None:
    """All cards of a stable leave it."""
    table = s.table
    for word in range(i64(STABLE_WORDS)):
        rest = s.stable[STABLE_WORDS * seat + word]
        s.stable[STABLE_WORDS * seat + word] = 0
        s.marked[STABLE_WORDS * seat + word] = 0
        while rest != 0:
            code = table.code_of[WORD * word + lowest(rest)]
            rest &= rest - 1
            if is_baby(s, code):
                s.nursery |= table.face[code]
                s.tell(events.CARD_LEFT, seat, code, events.NURSERY, 0)
            else:
                put_on_pile(s, code)
                s.tell(events.CARD_LEFT, seat, code, events.PILE, 0)


def clear_hand(s: Unicorns, seat: i64) -> None:
    """All cards of a hand are laid on the pile, open to all."""
    at = WORDS * seat
    s.tell(events.HAND_LEFT, seat, s.hand[at + HERD], s.hand[at + GRADES], s.hand[at + SPELLS])
    memorise_all(s, seat)
    for word in range(i64(WORDS)):
        rest = s.hand[at + word]
        s.hand[at + word] = 0
        while rest != 0:
            put_on_pile(s, s.table.code_of[WORD * word + lowest(rest)])
            rest &= rest - 1
        for viewer in range(s.seats + 1):
            s.known[place(s, viewer, seat) + word] = 0
    cap_fresh(s, seat)
