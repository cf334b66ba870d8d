"""Stables: what the cards in them mean at this moment. Lasting effects are questions asked of the state, never flags.

A light that blinds, and what makes pandas, decide what the unicorns of a stable are (C1, C3, C4): blinded unicorns have
no effects, pandas are no unicorns but keep theirs, and a unicorn is blinded at the moment it enters, panda or not.
"""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.games.unicorns.rules.state import Unicorns
from meadhall.games.unicorns.rules.table import (
    BLINDS,
    COUNTS_DOUBLE,
    GRADES,
    HAND_LIMIT,
    HERD,
    HERD_CODES,
    MAKES_PANDAS,
    RESERVES_BASICS,
    SHIELDS_UNICORNS,
    STABLE_CODES,
    STABLE_WORDS,
    WITHSTANDS_MAGIC,
)
from meadhall.kernel.bits import WORD, count, lowest


def has_pandas(s: Unicorns, seat: i64) -> bool:
    """Whether the unicorns of a stable are pandas."""
    return s.stable[STABLE_WORDS * seat + GRADES] & s.table.grades_with[MAKES_PANDAS] != 0


def is_lit(s: Unicorns, seat: i64) -> bool:
    """Whether a unicorn that enters a stable loses its effect (C1)."""
    return s.stable[STABLE_WORDS * seat + GRADES] & s.table.grades_with[BLINDS] != 0


def is_blinded(s: Unicorns, seat: i64) -> bool:
    """Whether the unicorns that stand in a stable have no effects."""
    return is_lit(s, seat) and not has_pandas(s, seat)


def has(s: Unicorns, seat: i64, rule: i64) -> bool:
    """Whether a card in a stable has a lasting effect, and it works."""
    if s.stable[STABLE_WORDS * seat + GRADES] & s.table.grades_with[rule] != 0:
        return True
    return s.stable[STABLE_WORDS * seat + HERD] & s.table.herd_with[rule] != 0 and not is_blinded(s, seat)


def works(s: Unicorns, seat: i64, code: i64) -> bool:
    """Whether a card in a stable has its effects: upgrades and downgrades always do."""
    return code >= HERD_CODES or not is_blinded(s, seat)


def is_unicorn(s: Unicorns, seat: i64, code: i64) -> bool:
    """Whether a card in a stable is a unicorn at this moment (V1.2)."""
    return is_unicorn_card(s, code) and not has_pandas(s, seat)


def is_unicorn_card(s: Unicorns, code: i64) -> bool:
    """Whether a card is printed as a unicorn."""
    return code < HERD_CODES or is_baby(s, code)


def is_baby(s: Unicorns, code: i64) -> bool:
    """Whether a card belongs to the nursery."""
    return HERD_CODES <= code < STABLE_CODES and s.table.babies & s.table.face[code] != 0


def unicorns(s: Unicorns, seat: i64) -> i64:
    """How many unicorns a stable counts (V1.2)."""
    if has_pandas(s, seat):
        return 0
    table = s.table
    herd = s.stable[STABLE_WORDS * seat + HERD]
    total = count(herd) + count(s.stable[STABLE_WORDS * seat + GRADES] & table.babies)
    double = herd & table.herd_with[COUNTS_DOUBLE]
    if double != 0 and not is_lit(s, seat):
        total += count(double)
    return total


def letters(s: Unicorns, seat: i64) -> i64:
    """The letters in the names of a stable's unicorns (V1.3)."""
    if has_pandas(s, seat):
        return 0
    total: i64 = 0
    for word in range(i64(STABLE_WORDS)):
        rest = s.stable[STABLE_WORDS * seat + word]
        if word == GRADES:
            rest &= s.table.babies
        while rest != 0:
            total += s.table.letters[s.table.code_of[WORD * word + lowest(rest)]]
            rest &= rest - 1
    return total


def crowding_card(s: Unicorns, seat: i64) -> i64:
    """The face of a card that a stable with too many unicorns sets off, -1 if there is none."""
    rest = s.stable[STABLE_WORDS * seat + GRADES] & s.table.crowding[GRADES]
    if rest == 0:
        return -1
    number = unicorns(s, seat)
    while rest != 0:
        code = s.table.code_of[WORD * GRADES + lowest(rest)]
        if number > s.table.faces[code].crowd:
            return code
        rest &= rest - 1
    return -1


def are_basics_barred(s: Unicorns, seat: i64) -> bool:
    """Whether basic unicorn cards may not enter a stable, since another one reserves them (C9)."""
    if (s.table.herd_with[RESERVES_BASICS] | s.table.grades_with[RESERVES_BASICS]) == 0:
        return False
    for other in range(s.seats):
        if other != seat and has(s, other, RESERVES_BASICS):
            return True
    return False


def may_enter(s: Unicorns, seat: i64, code: i64) -> bool:
    """Whether a card may come into a stable."""
    return code >= HERD_CODES or s.table.basics & s.table.face[code] == 0 or not are_basics_barred(s, seat)


def destructible(s: Unicorns, seat: i64, word: i64, cards: i64, magic: bool) -> i64:
    """Those of some cards of a stable's word that can be destroyed (C10), by magic or not (C16)."""
    table = s.table
    if has(s, seat, SHIELDS_UNICORNS) and not has_pandas(s, seat):
        if word == HERD:
            return 0
        cards &= ~table.babies
    if magic and word == HERD and not is_blinded(s, seat):
        cards &= ~table.herd_with[WITHSTANDS_MAGIC]
    return cards


def hand_limit(s: Unicorns, seat: i64) -> i64:
    """How many cards a seat may keep at the end of its turn (V3.4)."""
    limit: i64 = HAND_LIMIT
    for word in range(i64(STABLE_WORDS)):
        rest = s.stable[STABLE_WORDS * seat + word] & s.table.limits[word]
        while rest != 0:
            code = s.table.code_of[WORD * word + lowest(rest)]
            if works(s, seat, code):
                limit += s.table.faces[code].limit
            rest &= rest - 1
    return limit


def plays_of_turn(s: Unicorns, seat: i64) -> i64:
    """How many cards a seat may play in a turn that begins now (V3.3, C20)."""
    most: i64 = 1
    for word in range(i64(STABLE_WORDS)):
        rest = s.stable[STABLE_WORDS * seat + word] & s.table.playing[word]
        while rest != 0:
            code = s.table.code_of[WORD * word + lowest(rest)]
            if works(s, seat, code) and s.table.faces[code].plays > most:
                most = s.table.faces[code].plays
            rest &= rest - 1
    return most


def next_seat(s: Unicorns, seat: i64) -> i64:
    """The seat to the left, of those still at the table (V2.4)."""
    seat = (seat + 1) % s.seats
    while s.is_gone(seat):
        seat = (seat + 1) % s.seats
    return seat
