"""Puzzles: positions of matches in which one answer is clearly best, to be found at the table."""

from __future__ import annotations

from typing import Literal

from meadhall.hall.wire import News, Part, Seat, Table


class PuzzleName(Part, frozen=True, kw_only=True):
    """Something by which puzzles can be chosen, in words."""

    id: str
    name: str


class PuzzleTitle(Part, frozen=True, kw_only=True):
    """A puzzle as it is listed; nothing of this tells its answer."""

    id: str
    number: int
    """Its place among the puzzles of its game, from 1."""
    goal: Literal["win", "save", "best"]
    grade: int
    """From 1, easy, to 5."""
    themes: list[str]
    seats: int
    seat: int
    """Whose answers are to be found."""
    roles: list[str]
    """What each seat plays as, where seats play as something."""


class PuzzleList(Part, frozen=True, kw_only=True):
    """All puzzles of a game, and the one of the day: GET /api/puzzles/LANGUAGE/GAME."""

    game: str
    puzzles: list[PuzzleTitle]
    themes: list[PuzzleName]
    """Those that some puzzle has."""
    roles: list[PuzzleName]
    """Those that occur in some puzzle."""
    date: str
    """Today, as everybody's calendar has it (UTC)."""
    today: str | None
    """The puzzle of the day, the same for everybody."""


class Puzzle(Part, frozen=True, kw_only=True):
    """A puzzle as its seat sees it: GET /api/puzzles/LANGUAGE/GAME/ID."""

    title: PuzzleTitle
    table: Table
    seats: list[Seat]
    news: News


class Attempt(Part, frozen=True, kw_only=True):
    """The answers to a puzzle so far, all right but perhaps the last: POST /api/puzzles/LANGUAGE/GAME/ID."""

    answers: list[str]
    shown: bool = False
    """Whether all of them were right, and the next one is to be shown."""


class PuzzleProof(Part, frozen=True, kw_only=True):
    """How a right answer was proven: it and all others were played on by equal bots, in the same dealt worlds."""

    worlds: int
    share: float
    """What it came to on average, from 0 (lost) to 1 (won)."""
    second: float
    """The same for the next best answer."""
    next: str
    """That answer, in words."""
    low: float
    """The difference lies between these, with a certainty of 95 % for all answers together."""
    high: float


class Verdict(Part, frozen=True, kw_only=True):
    """Whether an answer is right, and what follows it at the table."""

    right: bool
    id: str
    """Of what was answered, or shown."""
    answer: str
    """The same in words."""
    rules: list[str]
    """Those that allow it."""
    share: float
    """What this answer came to when it was played on, from 0 to 1."""
    news: list[News]
    """What everybody does then, answer by answer. The last asks the next question, if there is one."""
    over: bool
    """Whether the puzzle is solved."""
    proof: PuzzleProof | None
    """Of the right answer, once it was given or shown."""
