"""Positions of hnefatafl on both boards, and what is counted from them."""

from typing import Any, Final

from tests.counts import Position

HNEFATAFL: Final = "hnefatafl"
BRANDUBH: Final[dict[str, Any]] = {"board": "brandubh"}
TABLUT: Final[dict[str, Any]] = {"board": "tablut"}

POSITIONS: Final = (
    Position(HNEFATAFL, "brandubh-opening", BRANDUBH, 0, "choose_move", 3),
    Position(HNEFATAFL, "brandubh-early", BRANDUBH, 9, "choose_move", 3),
    Position(HNEFATAFL, "brandubh-late", BRANDUBH, 30, "choose_move", 3),
    Position(HNEFATAFL, "tablut-opening", TABLUT, 0, "choose_move", 2),
    Position(HNEFATAFL, "tablut-early", TABLUT, 15, "choose_move", 2),
    Position(HNEFATAFL, "tablut-late", TABLUT, 44, "choose_move", 3),
)
