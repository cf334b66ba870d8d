"""Tally: where all cards and fighters of a duel are, so that tests can see that none is lost."""

from __future__ import annotations

from collections import Counter

from meadhall.games.duel.rules.lasting import code_in, is_anchor, place_of
from meadhall.games.duel.rules.state import (
    A_SCHEME,
    ATTACKER,
    CLEARED,
    CTX_CARD,
    CTX_KIND,
    CTX_SAVED,
    CTX_SEAT,
    DEFENDER,
    FIGHT_BOOST,
    FIGHT_CARD,
    FIGHT_FLAGS,
    FIGHT_SAVED,
    FIGHT_SEAT,
    FIGHT_STAGE,
    KEPT,
    LAID,
    Duel,
)
from meadhall.games.duel.rules.table import DECK, LASTING_SLOTS, STRIDE, VIRTUAL
from meadhall.kernel.bits import members
from meadhall.testing.walks import BrokenLawError


def cards_of(s: Duel, seat: int) -> list[int]:
    """The codes of all of a seat's cards in order: in hand, deck and pile, laid, being played, or in play."""
    lying = [code for code in s.listed_cards()[DECK * seat : DECK * (seat + 1)] if code >= 0]
    return sorted(hand_of(s, seat) + lying + laid(s, seat) + played(s, seat) + in_play(s, seat))


def in_play(s: Duel, seat: int) -> list[int]:
    """The codes of the cards that stay in play."""
    if not len(s.lasting):
        return []
    return [int(code_in(s, place_of(seat, slot))) for slot in range(LASTING_SLOTS) if is_anchor(s, seat, slot)]


def hand_of(s: Duel, seat: int) -> list[int]:
    """The codes of a hand, one a copy."""
    return [int(s.table.code_of[STRIDE * seat + card]) for card in members(s.hand[seat])]


def laid(s: Duel, seat: int) -> list[int]:
    """The cards of a seat that lie in combats."""
    found: list[int] = []
    base = s.combat
    while base:
        for side in (ATTACKER, DEFENDER):
            code = s.stack[base + FIGHT_CARD + side]
            away = s.stack[base + FIGHT_STAGE] == CLEARED or s.stack[base + FIGHT_FLAGS + side] & KEPT
            if s.stack[base + FIGHT_SEAT + side] == seat and 0 <= code < VIRTUAL and not away:
                found.append(code)
        boost = s.stack[base + FIGHT_BOOST]
        if s.stack[base + FIGHT_SEAT] == seat and boost >= 0 and s.stack[base + FIGHT_STAGE] == LAID:
            found.append(boost)
        base = s.stack[base + FIGHT_SAVED]
    return found


def played(s: Duel, seat: int) -> list[int]:
    """The schemes of a seat that are taking effect."""
    found: list[int] = []
    base = s.context
    while base:
        if s.stack[base + CTX_KIND] == A_SCHEME and s.stack[base + CTX_SEAT] == seat:
            found.append(s.stack[base + CTX_CARD])
        base = s.stack[base + CTX_SAVED]
    return found


def staying(s: Duel, seat: int, codes: list[int]) -> list[int]:
    """Those of some cards that no effect removes from the match."""
    return [code for code in codes if not s.table.cards[STRIDE * seat + code].leaves]


def check_cards(s: Duel) -> None:
    """Every seat has the cards of its deck, each in one place (D1.4), but for those that can leave the match."""
    for seat in range(s.seats):
        whole = s.table.deck_of(seat)
        found = cards_of(s, seat)
        if staying(s, seat, found) != staying(s, seat, whole) or Counter(found) - Counter(whole):
            raise BrokenLawError(f"seat {seat} has the cards {found}; its deck is {whole}")


def check_fighters(s: Duel) -> None:
    """Who stands on the board has health left and belongs to a player who is in the match (D9.1, D11.4)."""
    for f in range(len(s.space)):
        if s.space[f] >= 0 and (s.health[f] <= 0 or s.out >> s.table.owner[f] & 1):
            raise BrokenLawError(
                f"{s.table.fighter_ids[f]} stands on the board with health {s.health[f]}, out: {s.out}"
            )
