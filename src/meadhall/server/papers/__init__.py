"""Papers: what is asked for and answered without a line, beside those of the lobby (wire)."""

from __future__ import annotations

from typing import Any, Final

from meadhall.server.papers.lessons import Lesson, LessonList
from meadhall.server.papers.people import Listing, Me, Redeem, Transfer
from meadhall.server.papers.replays import GoOn, Replay, Report, Reported, Review
from meadhall.server.papers.rules import RuleBook
from meadhall.server.papers.statistics import Mine, Statistics

PAPERS: Final[tuple[Any, ...]] = (
    Replay, Review, GoOn, Report, Reported, LessonList, Lesson, RuleBook, Statistics, Mine, Me, Listing, Transfer,
    Redeem,
)  # fmt: skip
