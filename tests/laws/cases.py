"""What the laws are run over: the duel in every mode, with every hero and rule option, and the tiny game."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, Final

import meadhall
from meadhall.kernel.game import announce
from meadhall.kernel.match import Match
from meadhall.testing.tally import cards_of, check_fighters
from meadhall.testing.walks import Subject
from tests.tiny import FACES, Tiny, TinyGame

SEEDS: Final = range(int(os.environ.get("MEADHALL_LAW_SEEDS", "4")))

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
    """Each seat's 30 cards, wherever they are (D1.4); who stands on the board may stand there."""
    s: Any = match.state
    check_fighters(s)
    return [cards_of(s, seat) for seat in range(s.seats)]


def tiny_tally(match: Match) -> object:
    """All cards of the tiny game, wherever they are."""
    s: Any = match.state
    assert isinstance(s, Tiny)
    cards = s.deck + s.pile + s.table[1::2] + [face for seat in range(s.seats) for face in s.held(seat)]
    return [cards.count(face) for face in range(len(FACES))]


TINY: Final = Subject(opener("tiny", {}), tiny_tally)
DUELS: Final = {name: Subject(opener("duel", setup), duel_tally) for name, setup in SETUPS.items()}
SUBJECTS: Final = {"tiny": TINY, **DUELS}
