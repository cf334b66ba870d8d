"""Tables of the duel in every mode, with every hero and option."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from meadhall.games.duel.testing.tally import cards_of, check_fighters
from meadhall.kernel.match import Match
from meadhall.packs import fingerprint, read_yaml
from tests.laws.cases import Cases

HOMEMADE: Final = Path(__file__).parent / "homemade"


def guests(heroes: list[str], board: str) -> dict[str, Any]:
    """A setup with home-made heroes on a home-made board, which a pack brings."""
    parts = {"heroes": [guest(f"heroes/{name}") for name in heroes], "boards": [guest(f"boards/{board}")]}
    load = {"version": "1", "fingerprint": fingerprint(parts), "language": "en", "parts": parts, "words": {}}
    return {
        "board": f"guests.{board}",
        "heroes": [f"guests.{name}" for name in heroes],
        "packs": {"guests": load},
    }


def guest(name: str) -> dict[str, Any]:
    """The facts in a file, under the ids of a pack."""
    facts: dict[str, Any] = read_yaml((HOMEMADE / f"{name}.yaml").read_text("utf-8"))
    for part in (facts, facts.get("sidekick"), facts.get("token")):
        if part is not None:
            part["id"] = f"guests.{part['id']}"
    return facts


SETUPS: Final[dict[str, dict[str, Any]]] = {
    "duel-with-doors": {"board": "heorot", "heroes": ["sun-wukong", "yennenga"]},
    "duel-of-twins": {"board": "sarpedon", "heroes": ["beowulf", "beowulf"], "first": 1},
    "duel-of-kings": {"board": "marmoreal", "heroes": ["king-arthur", "king-arthur"], "first": 0},
    "duel-of-eyes": {"board": "frost-hall", "heroes": ["king-arthur", "sun-wukong"]},
    "duel-in-the-mirror": {"board": "hanging-gardens", "heroes": ["bloody-mary", "alice"]},
    "duel-of-guests": guests(["gambler", "tinker"], "gate"),
    "duel-of-keepers": guests(["keeper", "trapper"], "gate"),
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
