"""Studies: who is too strong, why, and what would make it fair; from matches between bots that follow from a file.

A `Plan` is a study file with its packs, checked. A `Course` says which batches of matches it still needs, a crew plays
them on this machine or on others, a `Store` keeps them. What a game must tell of itself is a `StudyGame`.
"""

from __future__ import annotations

from meadhall.lab.studies.course import Course
from meadhall.lab.studies.game import Cell, Record, Sitting, StudyGame, study_game_of
from meadhall.lab.studies.plan import Plan, Study, StudyError, plan_of
from meadhall.lab.studies.store import Store

__all__ = [
    "Cell",
    "Course",
    "Plan",
    "Record",
    "Sitting",
    "Store",
    "Study",
    "StudyError",
    "StudyGame",
    "plan_of",
    "study_game_of",
]
