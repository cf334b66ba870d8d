"""Endpoints: what is asked and answered over HTTP, beside what the lobby is."""

from __future__ import annotations

from typing import Any, Final

from meadhall.hall.wire.pages.lessons import Lesson, LessonList
from meadhall.hall.wire.pages.puzzles import Attempt, Puzzle, PuzzleList, Verdict
from meadhall.hall.wire.pages.replays import GoOn, Habits, Replay, Report, Reported, Review
from meadhall.hall.wire.pages.rules import RuleBook
from meadhall.hall.wire.pages.statistics import Mine, Statistics
from meadhall.hall.wire.people import Brought, Listing, Me, Redeem, Transfer
from meadhall.hall.wire.workshop import (
    Check,
    Checked,
    Exported,
    Import,
    Imported,
    InWords,
    Read,
    Reword,
    Share,
    Shared,
    Trial,
    Tried,
    Understood,
    Workshop,
    Write,
    Written,
)

ENDPOINTS: Final[tuple[Any, ...]] = (
    Replay, Review, Habits, GoOn, Report, Reported, LessonList, Lesson, PuzzleList, Puzzle, Attempt, Verdict, RuleBook,
    Statistics, Mine, Me, Listing, Transfer, Redeem, Brought, Workshop, Check, Checked, Read, Understood, Reword,
    InWords, Write, Written, Trial, Tried, Import, Imported, Exported, Share, Shared,
)  # fmt: skip
