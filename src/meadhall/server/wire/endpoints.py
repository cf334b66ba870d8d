"""Endpoints: what is asked and answered over HTTP, beside what the lobby is."""

from __future__ import annotations

from typing import Any, Final

from meadhall.server.wire.lessons import Lesson, LessonList
from meadhall.server.wire.people import Listing, Me, Redeem, Transfer
from meadhall.server.wire.replays import GoOn, Replay, Report, Reported, Review
from meadhall.server.wire.rules import RuleBook
from meadhall.server.wire.statistics import Mine, Statistics

ENDPOINTS: Final[tuple[Any, ...]] = (
    Replay, Review, GoOn, Report, Reported, LessonList, Lesson, RuleBook, Statistics, Mine, Me, Listing, Transfer,
    Redeem,
)  # fmt: skip
