"""Tables of the duel in every mode, with every hero and option."""

from __future__ import annotations

from typing import Any, Final

from meadhall.games.duel.testing.tally import cards_of, check_fighters
from meadhall.kernel.match import Match
from tests.laws.cases import Cases

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


def tally(match: Match) -> object:
    """Each seat's 30 cards, wherever they are (D1.4); who stands on the board may stand there."""
    s: Any = match.state
    check_fighters(s)
    return [cards_of(s, seat) for seat in range(s.seats)]


CASES: Final = Cases("duel", SETUPS, tally, lore=("known", "peeked"))
