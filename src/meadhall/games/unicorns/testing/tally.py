"""Tally: where all cards of a match of unicorns are, so that tests can see that none is lost."""

from __future__ import annotations

from functools import lru_cache

from meadhall.games.unicorns.rules.knowledge import of_deck, place
from meadhall.games.unicorns.rules.redeal import less, out_of_sight
from meadhall.games.unicorns.rules.state import CTX_CARD, CTX_HELD, CTX_SAVED, Unicorns
from meadhall.games.unicorns.rules.table import (
    GRADES,
    HERD_CODES,
    LATE,
    OLDER,
    STABLE_CODES,
    STABLE_WORDS,
    WORDS,
    Table,
)
from meadhall.kernel.bits import WORD, members
from meadhall.testing.walks import BrokenLawError


def cards_of(s: Unicorns) -> list[int]:
    """The faces of all cards in order: in hands, stables, deck, pile and nursery, or being played."""
    words: list[list[int]] = [[int(s.hand[WORDS * seat + word]) for word in range(WORDS)] for seat in range(s.seats)]
    words += [[int(s.stable[STABLE_WORDS * seat + word]) for word in range(STABLE_WORDS)] for seat in range(s.seats)]
    words.append([0, int(s.nursery)])
    found = [
        int(s.table.code_of[WORD * word + at])
        for each in words
        for word in range(len(each))
        for at in members(each[word])
    ]
    return sorted(found + [code for code in s.listed_cards() if code >= 0] + held(s))


def held(s: Unicorns) -> list[int]:
    """The card that is being played and lies neither in a hand nor anywhere else."""
    found: list[int] = []
    base = s.context
    while base:
        if s.stack[base + CTX_HELD]:
            found.append(s.stack[base + CTX_CARD])
        base = s.stack[base + CTX_SAVED]
    return found


@lru_cache(maxsize=32)
def whole(table: Table) -> list[int]:
    """The faces of all cards that a match is played with."""
    return sorted([int(code) for code in table.deck] + [WORD * GRADES + at for at in members(table.babies)])


def check_cards(s: Unicorns) -> list[int]:
    """All cards, which are there, each in one place, and babies only where they may be (V2.3)."""
    found = cards_of(s)
    if found != whole(s.table):
        raise BrokenLawError(f"the cards are {found}; the match has {whole(s.table)}")
    for seat in range(s.seats):
        if s.hand[WORDS * seat + GRADES] & s.table.babies:
            raise BrokenLawError(f"seat {seat} holds a baby")
    if any(
        HERD_CODES <= code < STABLE_CODES and s.table.babies >> (code - HERD_CODES) & 1
        for code in s.listed_cards()
        if code >= 0
    ):
        raise BrokenLawError("a baby lies in the deck or on the pile")
    check_sets(s)
    return found


def check_sets(s: Unicorns) -> None:
    """Every set fills its faces from the lowest number up, and nobody knows more cards than there are."""
    for at in range(WORDS * s.seats):
        check_filled(s, s.hand[at], at % WORDS)
    for at in range(STABLE_WORDS * s.seats):
        check_filled(s, s.stable[at], at % STABLE_WORDS)
    for viewer in range(s.seats + 1):
        check_shuffled(s, viewer)
        for owner in range(s.seats):
            for word in range(WORDS):
                known = s.known[place(s, viewer, owner) + word]
                check_filled(s, known, word)
                if viewer != owner and known & ~s.hand[WORDS * owner + word]:
                    raise BrokenLawError(f"seat {viewer} knows cards that seat {owner} does not hold")


def check_shuffled(s: Unicorns, viewer: int) -> None:
    """What a viewer knows to have been in the deck is there, or in a hand that has drawn from it, and out of sight."""
    for word in range(WORDS):
        late = s.known[of_deck(s, viewer, LATE) + word]
        older = s.known[of_deck(s, viewer, OLDER) + word]
        check_filled(s, late, word)
        check_filled(s, older, word)
        there = less(s, word, out_of_sight(s, viewer, word, OLDER), late)
        if late & ~out_of_sight(s, viewer, word, LATE) or older & ~there:
            raise BrokenLawError(f"seat {viewer} takes cards for shuffled in that are elsewhere")


@lru_cache(maxsize=96)
def lowest(table: Table, word: int) -> int:
    """The lowest numbers of all faces."""
    return sum(1 << at for at in range(WORD) if table.code_of[WORD * word + at] % WORD == at)


def check_filled(s: Unicorns, cards: int, word: int) -> None:
    """A face fills its numbers from the lowest up: whatever is not the lowest has the one below it beside."""
    gaps = cards & ~lowest(s.table, word) & ~(cards << 1)
    if gaps:
        code = s.table.code_of[WORD * word + members(gaps)[0]]
        raise BrokenLawError(f"a gap among the copies of {s.table.faces[code].id}")
