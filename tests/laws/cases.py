"""What the laws are run over: the duel in every mode, with every hero and rule option, and the tiny game."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, Final

import meadhall
from meadhall.games.duel.combat import CLEARED
from meadhall.games.duel.state import (
    A_SCHEME,
    CTX_ACTOR,
    CTX_CARD,
    CTX_KIND,
    CTX_SAVED,
    FIGHT_CARD,
    FIGHT_FLAGS,
    FIGHT_SAVED,
    FIGHT_SEAT,
    FIGHT_STAGE,
    KEPT,
    Duel,
)
from meadhall.games.duel.table import DECK, STRIDE, VIRTUAL
from meadhall.kernel.bits import members
from meadhall.kernel.game import announce
from meadhall.kernel.match import Match
from meadhall.testing.walks import Subject, require
from tests.tiny import FACES, Tiny, TinyGame

SEEDS: Final = range(int(os.environ.get("MEADHALL_LAW_SEEDS", "3")))

SETUPS: Final[dict[str, dict[str, object]]] = {
    "duel-with-doors": {"board": "heorot", "heroes": ["sun-wukong", "yennenga"]},
    "duel-of-twins": {"board": "sarpedon", "heroes": ["beowulf", "beowulf"], "first": 1},
    "duel-by-other-books": {
        "board": "heorot",
        "heroes": ["little-red-riding-hood", "achilles"],
        "rules": {"defeat": "at_once", "versatile": "as_used", "discard": "after_abilities"},
    },
    "free-for-all-of-3": {
        "board": "sarpedon", "mode": "free_for_all", "heroes": ["sun-wukong", "achilles", "yennenga"],
    },
    "free-for-all-of-4": {
        "board": "sarpedon",
        "mode": "free_for_all",
        "heroes": ["beowulf", "sun-wukong", "little-red-riding-hood", "yennenga"],
    },
    "teams": {"board": "sarpedon", "mode": "teams", "heroes": ["sun-wukong", "yennenga", "achilles", "sun-wukong"]},
    "teams-with-closed-hands": {
        "board": "sarpedon",
        "mode": "teams",
        "heroes": ["little-red-riding-hood", "sun-wukong", "sun-wukong", "beowulf"],
        "rules": {"teammates": "closed", "defeat": "at_once"},
    },
    "teams-of-three-people": {
        "board": "sarpedon",
        "mode": "teams",
        "heroes": ["yennenga", "sun-wukong", "beowulf", "achilles"],
        "people": [0, 1, 0, 2],
        "rules": {"teammates": "closed"},
    },
}  # fmt: skip

announce("tiny", TinyGame)


def opener(game: str, setup: dict[str, object]) -> Callable[[int], Match]:
    """How to open matches of a setup."""
    return lambda seed: meadhall.new_match(game, setup, seed)


# ---------------------------------------------------------------- where all cards are
def duel_tally(match: Match) -> object:
    """Each seat's 30 cards: in hand, deck and pile, laid in combat or being played (D1.4)."""
    s: Any = match.state
    check_fighters(s)
    return [sorted(hand_of(s, seat) + stacked(s, seat) + laid(s, seat) + played(s, seat)) for seat in range(s.seats)]


def check_fighters(s: Duel) -> None:
    """Who stands on the board has health left and belongs to a player who is in the match (D9.1, D11.4)."""
    for f in range(len(s.space)):
        require(s.space[f] < 0 or s.health[f] > 0, f"fighter {f} stands on the board with no health")
        require(
            s.space[f] < 0 or not s.out >> s.table.owner[f] & 1, f"fighter {f} stands there for a player who is out"
        )


def hand_of(s: Duel, seat: int) -> list[int]:
    """The codes of a hand, one a copy."""
    return [int(s.table.code_of[STRIDE * seat + card]) for card in members(s.hand[seat])]


def stacked(s: Duel, seat: int) -> list[int]:
    """The codes of deck and pile."""
    rows = list(s.cards[DECK * seat : DECK * seat + DECK])
    return rows[: s.left[seat]] + rows[DECK - s.piled[seat] :]


def laid(s: Duel, seat: int) -> list[int]:
    """The cards of a seat that lie in combats."""
    found: list[int] = []
    base = s.combat
    while base:
        for side in (0, 1):
            code = s.stack[base + FIGHT_CARD + side]
            gone = s.stack[base + FIGHT_STAGE] == CLEARED or s.stack[base + FIGHT_FLAGS + side] & KEPT
            if s.stack[base + FIGHT_SEAT + side] == seat and 0 <= code < VIRTUAL and not gone:
                found.append(code)
        base = s.stack[base + FIGHT_SAVED]
    return found


def played(s: Duel, seat: int) -> list[int]:
    """The schemes of a seat that are taking effect."""
    found: list[int] = []
    base = s.context
    while base:
        if s.stack[base + CTX_KIND] == A_SCHEME and s.table.owner[s.stack[base + CTX_ACTOR]] == seat:
            found.append(s.stack[base + CTX_CARD])
        base = s.stack[base + CTX_SAVED]
    return found


def tiny_tally(match: Match) -> object:
    """All cards of the tiny game, wherever they are."""
    s: Any = match.state
    assert isinstance(s, Tiny)
    cards = s.deck + s.pile + s.table[1::2] + [face for seat in range(s.seats) for face in s.held(seat)]
    return [cards.count(face) for face in range(len(FACES))]


TINY: Final = Subject(opener("tiny", {}), tiny_tally)
DUELS: Final = {name: Subject(opener("duel", setup), duel_tally) for name, setup in SETUPS.items()}
SUBJECTS: Final = {"tiny": TINY, **DUELS}
