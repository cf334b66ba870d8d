"""Papers of statistics: who has played and won how often, in this installation."""

from __future__ import annotations

from typing import Literal

from meadhall.server.wire import Part


class Tally(Part, frozen=True, kw_only=True):
    """Matches of a hero or of a player's name: how many, how many were won, how long they were in the mean."""

    id: str
    name: str
    game: Literal["duel", "unicorns"]
    matches: int
    wins: int
    turns: float | None
    minutes: float | None


class Statistics(Part, frozen=True, kw_only=True):
    """All that is counted: GET /api/statistics/LANGUAGE."""

    matches: int
    heroes: list[Tally]
    players: list[Tally]
