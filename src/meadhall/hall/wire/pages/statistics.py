"""Statistics: who has played and won how often, in this installation."""

from __future__ import annotations

from typing import Any

from meadhall.hall.wire import Part


class Lengths(Part, frozen=True, kw_only=True):
    """How long matches were in the mean; None where no match tells."""

    turns: float | None
    answers: float | None
    minutes: float | None


class Tally(Lengths, frozen=True, kw_only=True):
    """Matches of a role (a hero, a side), of a player's name or of a bot's level: how many, and how many were won.

    The true share of wins lies between low and high (Wilson, 95 %); fair is what it would be among equals.
    """

    id: str
    name: str
    game: str
    matches: int
    wins: int
    share: float
    low: float
    high: float
    fair: float
    looks: dict[str, Any] | None = None  # how a role is drawn that a match brought along: the game's own, by role


class GameTally(Lengths, frozen=True, kw_only=True):
    """All matches of a game; decided are those that somebody won."""

    game: str
    matches: int
    decided: int


class Pairing(Part, frozen=True, kw_only=True):
    """Matches of a role against another, one against one."""

    game: str
    role: str
    other: str
    matches: int
    wins: int


class Statistics(Part, frozen=True, kw_only=True):
    """All that is counted: GET /api/statistics/LANGUAGE. Of players only those who have played most are listed."""

    matches: int
    games: list[GameTally]
    roles: list[Tally]
    pairs: list[Pairing]
    players: list[Tally]
    unlisted: int
    bots: list[Tally]


class Mine(Part, frozen=True, kw_only=True):
    """The matches of the browser that asks: GET /api/statistics/LANGUAGE/mine.

    Shared are those that several people played at its screen: they are nobody's win.
    """

    shared: int
    games: list[Tally]
    roles: list[Tally]
