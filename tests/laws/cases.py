"""What the laws are run over: the duel in every mode, with every hero and option, the unicorn game, and the tiny game.

A new game adds to SUBJECTS what `subjects` makes of its name, its setups and its tally.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from typing import Any, Final

import meadhall
from meadhall.kernel.game import announce
from meadhall.kernel.match import Match
from meadhall.testing.duel.tally import cards_of, check_fighters
from meadhall.testing.unicorns import tally as unicorns
from meadhall.testing.walks import Subject
from tests.patience import THOROUGH
from tests.tiny import FACES, Tiny, TinyGame

SEEDS: Final = int(os.environ.get("MEADHALL_LAW_SEEDS", "12" if THOROUGH else "1"))  # matches of two

SETUPS: Final[dict[str, dict[str, object]]] = {
    "duel-with-doors": {"board": "heorot", "heroes": ["sun-wukong", "yennenga"]},
    "duel-of-twins": {"board": "sarpedon", "heroes": ["beowulf", "beowulf"], "first": 1},
    "duel-of-kings": {"board": "marmoreal", "heroes": ["king-arthur", "king-arthur"], "first": 0},
    "duel-of-eyes": {"board": "frost-hall", "heroes": ["king-arthur", "sun-wukong"]},
    "duel-in-the-mirror": {"board": "hanging-gardens", "heroes": ["bloody-mary", "alice"]},
    "duel-with-passages": {"board": "baskerville-manor", "heroes": ["sinbad", "medusa"]},
    "duel-in-the-woods": {
        "board": "sherwood-forest",
        "heroes": ["robin-hood", "bigfoot"],
        "rules": {"discard": "after_abilities"},
    },
    "duel-by-other-books": {
        "board": "heorot",
        "heroes": ["little-red-riding-hood", "achilles"],
        "rules": {"defeat": "at_once", "versatile": "as_used", "discard": "after_abilities"},
    },
    "free-for-all-of-3": {
        "board": "sarpedon", "mode": "free_for_all", "heroes": ["sun-wukong", "achilles", "yennenga"],
    },
    "free-for-all-of-4": {
        "board": "venice",
        "mode": "free_for_all",
        "heroes": ["king-arthur", "sun-wukong", "little-red-riding-hood", "bloody-mary"],
    },
    "teams": {
        "board": "sarpedon", "mode": "teams", "heroes": ["sun-wukong", "yennenga", "king-arthur", "sun-wukong"],
    },
    "teams-with-closed-hands": {
        "board": "four-fords",
        "mode": "teams",
        "heroes": ["king-arthur", "sun-wukong", "alice", "bloody-mary"],
        "rules": {"teammates": "closed", "defeat": "at_once"},
    },
    "teams-of-three-people": {
        "board": "globe-theatre",
        "mode": "teams",
        "heroes": ["sinbad", "sun-wukong", "beowulf", "king-arthur"],
        "people": [0, 1, 0, 2],
        "rules": {"teammates": "closed"},
    },
}  # fmt: skip

HERDS: Final[dict[str, dict[str, object]]] = {
    "unicorns-of-2": {"players": 2, "first": 1},
    "unicorns-of-3": {"players": 3, "targets": "when_resolved", "language": "ru"},
    "unicorns-of-4": {"players": 4},
    "unicorns-of-5": {"players": 5, "win_check": "after_effects", "language": "uk"},
    "unicorns-of-6": {"players": 6, "targets": "when_resolved", "win_check": "after_effects", "language": "de"},
    "unicorns-of-7": {"players": 7, "win_check": "after_effects", "first": 0},
    "unicorns-of-8": {"players": 8, "first": 5, "language": "pl"},
}

BETWEEN: Final = () if THOROUGH else ("unicorns-of-4", "unicorns-of-7")  # others show the same
LAWFUL: Final = {name: setup for name, setup in HERDS.items() if name not in BETWEEN}

announce("tiny", TinyGame)


def opener(game: str, setup: dict[str, object]) -> Callable[[int], Match]:
    """How to open matches of a setup."""
    return lambda seed: meadhall.new_match(game, setup, seed)


def subjects(
    game: str, setups: Mapping[str, dict[str, object]], tally: Callable[[Match], object]
) -> dict[str, Subject]:
    """A game as the laws need it, once for each of its setups."""
    return {name: Subject(opener(game, setup), tally) for name, setup in setups.items()}


def seeds_for(subject: Subject) -> range:
    """So many matches that about as many positions are looked at, and by as many eyes, at every table."""
    return range(max(1, round(2 * SEEDS / subject.open(0).seats)))


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


def herd_tally(match: Match) -> object:
    """All cards of the unicorn game, wherever they are; babies where they may be (V2.3)."""
    s: Any = match.state
    return unicorns.check_cards(s)


DUELS: Final = subjects("duel", SETUPS, duel_tally)
SUBJECTS: Final = {**subjects("tiny", {"tiny": {}}, tiny_tally), **DUELS, **subjects("unicorns", LAWFUL, herd_tally)}
