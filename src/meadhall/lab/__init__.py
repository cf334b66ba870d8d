"""The lab: bots against bots, on equal terms, until it is proven who is stronger.

>>> from meadhall.lab import DuelVenue, Ladder, Rule
>>> ladder = Ladder(DuelVenue(("sarpedon",)), ("random", "greedy"), seed=1, rule=Rule(matches=4, least=4))
>>> for step in ladder.climb(processes=1):
...     matches = step.matches
>>> matches
4
"""

from __future__ import annotations

from meadhall.lab.contest import Contest, Held, Result, held
from meadhall.lab.duel import DuelVenue
from meadhall.lab.evidence import Evidence, elo, wilson
from meadhall.lab.ladder import ABOVE, BELOW, OPEN, Ladder, Rule, Step
from meadhall.lab.unicorns import SharedVenue, SixVenue
from meadhall.lab.venue import ContestError, Meeting, Venue

__all__ = [
    "ABOVE",
    "BELOW",
    "OPEN",
    "Contest",
    "ContestError",
    "DuelVenue",
    "Evidence",
    "Held",
    "Ladder",
    "Meeting",
    "Result",
    "Rule",
    "SharedVenue",
    "SixVenue",
    "Step",
    "Venue",
    "elo",
    "held",
    "wilson",
]
