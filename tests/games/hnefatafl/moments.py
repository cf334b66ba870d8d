"""Moments at the board that the browser tests look at."""

from __future__ import annotations

from typing import Final

from meadhall import Match
from tests.browser.moment import Moment, is_asked, is_over, view_of
from tests.server.house import Told

TABLUT: Final[Told] = {"board": "tablut"}
BRANDUBH: Final[Told] = {"board": "brandubh"}
PREVIEW: Final = "tafl-late"


def is_fought_over(match: Match) -> bool:
    """In the middle of a match: some pieces were captured on both sides, and most still stand."""
    taken = [piece["side"] for piece in view_of(match)["pieces"].values() if piece["space"] is None]
    return taken.count("attacker") >= 2 and taken.count("defender") >= 2


MOMENTS: Final = (
    Moment("tafl-begins", "hnefatafl", BRANDUBH, is_asked("choose_move")),
    Moment("tafl-late", "hnefatafl", TABLUT, is_fought_over),
    Moment("tafl-over", "hnefatafl", BRANDUBH, is_over),
)
