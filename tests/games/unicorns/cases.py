"""Tables of the unicorn game from two to eight, with every option and in every language."""

from __future__ import annotations

from typing import Any, Final

from meadhall.games.unicorns.testing.tally import check_cards
from meadhall.kernel.match import Match
from tests.laws.cases import Cases

GUESTS: Final[dict[str, Any]] = {
    "version": "1",
    "fingerprint": "0",
    "language": "en",
    "parts": {
        "cards": [
            {"id": "guests.gift", "type": "magic", "copies": 2, "play": [{"draw": 2}, {"discard": 1}]},
            {"id": "guests.lamp", "type": "upgrade", "turn_start": [{"may": [{"destroy": "unicorn"}]}]},
            {"id": "guests.thief", "type": "downgrade", "turn_start": [{"discard": 1}]},
        ],
        "without": ["good-deal", "shake-up"],
    },
    "words": {},
}
SETUPS: Final[dict[str, dict[str, Any]]] = {
    "unicorns-of-2": {"players": 2, "first": 1},
    "unicorns-of-3": {"players": 3, "targets": "when_resolved", "language": "ru"},
    "unicorns-of-4": {"players": 4},
    "unicorns-of-5": {"players": 5, "win_check": "after_effects", "language": "uk"},
    "unicorns-of-6": {"players": 6, "targets": "when_resolved", "win_check": "after_effects", "language": "de"},
    "unicorns-of-7": {"players": 7, "win_check": "after_effects", "first": 0},
    "unicorns-of-8": {"players": 8, "first": 5, "language": "pl"},
    "unicorns-with-guests": {"players": 3, "packs": {"guests": GUESTS}},
}


def tally(match: Match) -> object:
    """All cards, wherever they are; babies where they may be (V2.3)."""
    s: Any = match.state
    return check_cards(s)


CASES: Final = Cases(
    "unicorns", SETUPS, tally, spared=("unicorns-of-4", "unicorns-of-7"), lore=("known", "peeked", "fresh")
)
