"""Play: a lesson from its position to its end, each step as the pupil comes to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from meadhall.kernel.errors import IllegalAnswerError, MeadhallError
from meadhall.kernel.match import Match
from meadhall.lessons.lesson import Lesson, LessonError, Step
from meadhall.testing.scenario import Scenario, stage_of
from meadhall.testing.stage import ScenarioError

LANGUAGE: Final = "language"  # whose names, and their letters, a game may count


class Scene(NamedTuple):
    """A step and the match as it stands there, until the next scene is asked for; and how many events came before."""

    step: Step
    match: Match
    since: int


def scenes(lesson: Lesson, language: str) -> Iterator[Scene]:
    """All steps of a lesson in their order. A wrong answer in it is a LessonError that names file and step."""
    match = staged(lesson, language)
    since = 0
    for at, step in enumerate(lesson.plan.steps):
        yield Scene(step, match, since)
        since = len(match.events_for(None))
        if step.wanted is not None:
            give(lesson, at, match, step.wanted, is_pupil=True)
        for answer in step.then:
            give(lesson, at, match, answer, is_pupil=False)


def staged(lesson: Lesson, language: str) -> Match:
    """The match at the position that the lesson tells, in the pupil's language where that is part of a position."""
    told: dict[str, Any] = dict(lesson.plan.position)
    if LANGUAGE in stage_of(lesson.game).parts:
        told[LANGUAGE] = language
    try:
        match = Scenario(told, str(lesson), lesson.game).open()
    except (ScenarioError, MeadhallError) as problem:
        msg = f"{lesson}:{lesson.source.line(('position',))}: {problem}"
        raise LessonError(msg) from problem
    if lesson.plan.pupil >= match.seats:
        msg = f"{lesson}: there is no seat {lesson.plan.pupil} for the pupil; there are {match.seats}"
        raise LessonError(msg)
    return match


def give(lesson: Lesson, at: int, match: Match, answer: str, *, is_pupil: bool) -> None:
    """Give an answer of the pupil, or of somebody else."""
    if match.outcome is not None:
        raise lesson.refuse(at, f"{answer!r} comes too late: the match is over")
    asked = match.decision.seat
    if (asked == lesson.plan.pupil) != is_pupil:
        raise lesson.refuse(at, f"{answer!r} does not come from who is asked, which is seat {asked}")
    try:
        match.answer(answer)
    except IllegalAnswerError as refusal:
        raise lesson.refuse(at, refusal) from refusal
