"""Positions of the unicorn game with 2 to 8 players, and what is counted from them."""

from typing import Any, Final

from tests.counts import Position

UNICORNS: Final = "unicorns"


def setup(players: int, **more: object) -> dict[str, Any]:
    """What a match is made of."""
    return {"players": players, **more}


LATER: Final = {"targets": "when_resolved", "win_check": "after_effects"}

POSITIONS: Final = (
    Position(UNICORNS, "two-opening", setup(2), 0, "choose_baby", 4),
    Position(UNICORNS, "two-action", setup(2), 40, "choose_action", 9),
    Position(UNICORNS, "two-top", setup(2), 10, "choose_from_top", 9),
    Position(UNICORNS, "three-response", setup(3), 60, "choose_response", 8),
    Position(UNICORNS, "three-swap-later", setup(3, **LATER), 20, "choose_gift", 9),
    Position(UNICORNS, "four-action", setup(4), 80, "choose_action", 9),
    Position(UNICORNS, "four-start", setup(4), 60, "choose_start_effect", 8),
    Position(UNICORNS, "four-destroy-later", setup(4, **LATER), 60, "choose_destroy", 6),
    Position(UNICORNS, "five-search", setup(5), 20, "choose_from_deck", 9),
    Position(UNICORNS, "six-rescue", setup(6), 40, "choose_rescue", 9),
    Position(UNICORNS, "six-stable", setup(6, first=2), 30, "choose_stable", 14),
    Position(UNICORNS, "eight-response", setup(8), 100, "choose_response", 16),
    Position(UNICORNS, "eight-return", setup(8), 40, "choose_return", 12),
)
