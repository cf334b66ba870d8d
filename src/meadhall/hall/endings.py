"""Endings: what is kept of how a match ended, so that it still counts when it can no longer be played again."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

import msgspec

from meadhall import Match
from meadhall.hall.records import DRAFT, Row, standing

PAUSE: Final = (
    300.0  # seconds between two rows that still are play; who comes back the next day has not played all night
)
TURN: Final = "turn_began"  # the event by which turns are counted


class Ending(msgspec.Struct, frozen=True, kw_only=True):
    """An end as it is stored. Matches that ended before lengths were kept have none; turns then stay unknown."""

    winners: list[int]
    reason: str
    turns: int | None = None
    answers: int | None = None
    seconds: float | None = None
    finished: float | None = None


def end_of(match: Match) -> dict[str, Any] | None:
    """How a match ended and after how many turns; None while it goes on."""
    outcome = match.outcome
    if outcome is None:
        return None
    turns = sum(event["event"] == TURN for event in match.events_for(None))
    return {"winners": list(outcome.winners), "reason": outcome.reason, "turns": turns}


def is_kept(end: dict[str, Any] | None, kept: dict[str, Any] | None) -> bool:
    """Whether an end is what is stored already, which tells of the rows too."""
    return end is kept is None or (end is not None and kept is not None and kept | end == kept)


def lengths_of(rows: list[Row]) -> dict[str, Any]:
    """What rows alone tell: the answers that count, the seconds of play and when it ended; a draft is not play yet."""
    if not rows:
        return {}
    played = [row for row in rows if row.kind != DRAFT]
    seconds = sum(min(max(after.at - before.at, 0.0), PAUSE) for before, after in pairwise(played))
    return {"answers": len(standing(rows)), "seconds": seconds, "finished": rows[-1].at}
