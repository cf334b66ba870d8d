"""Moments of duels that the browser tests look at."""

from __future__ import annotations

from typing import Final

from meadhall import Match
from tests.browser.moment import Moment, is_asked, is_late, is_over, view_of
from tests.server.house import Told

PAIR: Final[Told] = {"board": "heorot", "heroes": ["beowulf", "medusa"], "first": 0}
FOUR: Final[Told] = {
    "board": "sarpedon",
    "heroes": ["medusa", "sinbad", "alice", "beowulf"],
    "first": 0,
    "mode": "teams",
}
PREVIEW: Final = "duel-teams"


def is_combat(match: Match) -> bool:
    """A combat in which both cards lie open and something is to be chosen."""
    combat = view_of(match)["combat"]
    return bool(combat and combat["stage"] != "laying" and combat["defender"]["laid"])


MOMENTS: Final = (
    Moment("duel-begins", "duel", PAIR, is_asked("place_sidekick", "choose_action")),
    Moment("duel-late", "duel", PAIR, is_late),
    Moment("duel-defence", "duel", PAIR, is_asked("choose_defence_card", least=2)),
    Moment("duel-combat", "duel", PAIR, is_combat),
    Moment("duel-teams", "duel", FOUR, is_late),
    Moment("duel-over", "duel", PAIR, is_over),
)
