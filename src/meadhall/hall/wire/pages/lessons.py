"""Lessons: the books' own examples as steps that somebody plays."""

from __future__ import annotations

from meadhall.hall.wire import News, Part, Seat, Table


class LessonTitle(Part, frozen=True, kw_only=True):
    """A lesson as it is listed."""

    id: str
    game: str
    title: str
    about: str
    rules: list[str]


class LessonList(Part, frozen=True, kw_only=True):
    """All lessons of both games, in their order: GET /api/lessons/LANGUAGE."""

    lessons: list[LessonTitle]


class LessonStep(Part, frozen=True, kw_only=True):
    """A step: what is said, by which rules, how the table stands, and which answers lead on (none: one only reads)."""

    text: str
    rules: list[str]
    wanted: list[str]
    otherwise: str | None
    """What is said to any other answer."""
    news: News


class Lesson(Part, frozen=True, kw_only=True):
    """A lesson with all its steps: GET /api/lessons/LANGUAGE/GAME/ID."""

    title: LessonTitle
    table: Table
    seats: list[Seat]
    steps: list[LessonStep]
    next: str | None
    """The id of the lesson after it."""
