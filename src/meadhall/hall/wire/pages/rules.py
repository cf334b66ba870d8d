"""Rules: all rules of a game in words, chapter by chapter."""

from __future__ import annotations

from meadhall.hall.wire import Part


class Rule(Part, frozen=True, kw_only=True):
    """A rule or a ruling by its id, in short."""

    id: str
    text: str


class Chapter(Part, frozen=True, kw_only=True):
    """Rules about one thing."""

    id: str
    title: str
    rules: list[Rule]


class RuleBook(Part, frozen=True, kw_only=True):
    """All rules of a game, in the order of the book: GET /api/rules/GAME/LANGUAGE."""

    chapters: list[Chapter]
