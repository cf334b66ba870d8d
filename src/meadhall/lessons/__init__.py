"""Lessons: positions to be played through step by step, with a host who says what happens, why, and what to do now.

A lesson is a YAML file of a game's bundle (docs/lessons.md); what the host says is in the game's `lessons.ftl`.
"""

from meadhall.lessons.lesson import Lesson, LessonError, Step, courses, load
from meadhall.lessons.play import Scene, scenes, staged
from meadhall.lessons.wording import Wording

__all__ = ["Lesson", "LessonError", "Scene", "Step", "Wording", "courses", "load", "scenes", "staged"]
