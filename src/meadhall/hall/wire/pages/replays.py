"""Replays: a finished match, step by step, and what a bot thinks of it."""

from __future__ import annotations

from typing import Literal

from meadhall.hall.wire import Chair, End, Part, Seat, Table


class Step(Part, frozen=True, kw_only=True):
    """An answer of a match, as a sentence without who gave it, and in which turn (0: before the first).

    A seat that leaves is a step too; so is a deal anew, which nobody gives.
    """

    turn: int
    seat: int | None
    text: str


class Turn(Part, frozen=True, kw_only=True):
    """A turn: whose it is, and after how many answers it begins."""

    seat: int
    number: int


class Replay(Part, frozen=True, kw_only=True):
    """A finished match: GET /api/replays/ID/LANGUAGE.

    How it stood after some answers is wire.News: GET /api/replays/ID/LANGUAGE/NUMBER?view=VIEW&since=EARLIER, where the
    view is `open` or a seat, and what happened since the earlier number is told with it: all of it if none is told,
    nothing if it is a later one.
    """

    table: Table
    seats: list[Seat]
    steps: list[Step]
    turns: list[Turn]
    end: End | None
    created: float
    uploaded: bool
    origin: str | None
    """The match that this one goes on from and after how many answers, ID/NUMBER; None if it does not."""


class Estimate(Part, frozen=True, kw_only=True):
    """Everybody's chance to win before the answer of that number, as the one who gave it could know."""

    number: int
    chances: list[float]


class Mistake(Part, frozen=True, kw_only=True):
    """An answer that cost much, and what would have been better, in words."""

    number: int
    turn: int
    seat: int
    given: str
    given_chance: float
    best: str
    best_chance: float


class Turning(Part, frozen=True, kw_only=True):
    """The answer at which a match turned for who won it: their chance to win before and after it, in words.

    Where another answer would have been better for who gave it, that is told too.
    """

    number: int
    turn: int
    seat: int
    winner: int
    given: str
    best: str | None
    before: float
    after: float


class TurningPoint(Part, frozen=True, kw_only=True):
    """A moment at which the match turned, as a sentence: for the better or the worse of whom the coach speaks to."""

    number: int
    turn: int
    seat: int
    text: str
    better: bool


class Overlooked(Part, frozen=True, kw_only=True):
    """A decision, as a sentence; the clearly better answer, as another one; why it is better, a sentence each."""

    number: int
    turn: int
    seat: int
    text: str
    better: str
    why: list[str]


class Coach(Part, frozen=True, kw_only=True):
    """What mattered in a match, in sentences; of the decisions of some seats: those of whoever asks, or all.

    In short it is three sentences, two where nobody had a choice. Turning points stand in their order, what was
    overlooked the worst first.
    """

    seats: list[int]
    short: list[str]
    about: str
    turning: list[TurningPoint]
    overlooked: list[Overlooked]


class Habits(Part, frozen=True, kw_only=True):
    """Habits of the browser that asks in its last matches of a game: GET /api/coach/GAME/LANGUAGE.

    So many of the matches have been looked back at. With ?think=1 the others are looked back at too, one after another;
    it is asked for again until it is done. Whoever asks without that never has anything thought about.
    """

    game: str
    matches: int
    looked: int
    state: Literal["thinking", "done"]
    share: float
    habits: list[str]


class Review(Part, frozen=True, kw_only=True):
    """A match looked at anew: GET /api/replays/ID/LANGUAGE/review; asked for again until it is done.

    While it is thought about, the curve is told as far as it goes, of so many answers in all. The costliest are some
    of each seat, worst first.
    """

    state: Literal["thinking", "done"]
    share: float
    total: int
    curve: list[Estimate]
    turning: Turning | None
    costly: list[Mistake]
    coach: Coach | None


class GoOn(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Play on from a moment as a new match: POST /api/replays/ID/continue.

    What the first of my seats could not know then is dealt anew.
    """

    number: int
    chairs: list[Chair]


class Report(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Report a problem with a match: POST /api/matches/ID/report."""

    text: str


class Reported(Part, frozen=True, kw_only=True):
    """The number under which a report is kept."""

    number: str
