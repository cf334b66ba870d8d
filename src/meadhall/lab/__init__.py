"""The lab: bots against bots, on equal terms, until it is proven who is stronger.

A `Venue` of a game, which its bundle brings, says how they meet; a `Ladder` lets them climb.
"""

from __future__ import annotations

from meadhall.lab.contest import Contest, Held, Result, held
from meadhall.lab.evidence import Evidence, elo, wilson
from meadhall.lab.ladder import ABOVE, BELOW, OPEN, Ladder, Rule, Step
from meadhall.lab.venue import ContestError, Meeting, Venue, Venues, venues_of

__all__ = [
    "ABOVE",
    "BELOW",
    "OPEN",
    "Contest",
    "ContestError",
    "Evidence",
    "Held",
    "Ladder",
    "Meeting",
    "Result",
    "Rule",
    "Step",
    "Venue",
    "Venues",
    "elo",
    "held",
    "venues_of",
    "wilson",
]
