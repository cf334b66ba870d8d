"""Lessons: the books' own examples, step by step, in the words of a language, written once for each."""

from __future__ import annotations

from functools import cache
from typing import Literal

from meadhall.hall import wire
from meadhall.hall.game import hall_of
from meadhall.hall.telling.messages import news_of
from meadhall.hall.wire.pages import lessons as wire_lessons
from meadhall.kernel.match import Match
from meadhall.lessons import Lesson, Scene, Wording, courses, scenes, staged
from meadhall.localisation import Speaker, speaker_of


@cache
def written_list(language: str) -> bytes:
    """The list of all lessons."""
    found = [title_of(lesson, Wording(lesson, language)) for course in courses().values() for lesson in course]
    return wire.ENCODER.encode(wire_lessons.LessonList(lessons=found))


@cache
def written_lesson(game: str, id: str, language: str) -> bytes:
    """A lesson with all its steps."""
    return wire.ENCODER.encode(paper_of(game, id, language))


def paper_of(game: str, id: str, language: str) -> wire_lessons.Lesson:
    """A lesson with all its steps, and the one of the same game that comes after it."""
    course = courses()[game]
    at = [lesson.id for lesson in course].index(id)
    lesson = course[at]
    said, match = Wording(lesson, language), staged(lesson, language)
    return wire_lessons.Lesson(
        title=title_of(lesson, said),
        table=table_of(lesson, match, language),
        seats=[seat_of(lesson, seat, speaker_of(match, language)) for seat in range(match.seats)],
        steps=[step_of(scene, lesson, said, number) for number, scene in enumerate(scenes(lesson, language))],
        next=course[at + 1].id if at + 1 < len(course) else None,
    )


def title_of(lesson: Lesson, said: Wording) -> wire_lessons.LessonTitle:
    """A lesson as it is listed."""
    return wire_lessons.LessonTitle(
        id=lesson.id,
        game=lesson.game,
        title=said.title(),
        about=said.about(),
        rules=lesson.rules,
    )


def table_of(lesson: Lesson, match: Match, language: str) -> wire.Table:
    """All that stays as it is; no bot gives advice here, the host does."""
    return wire.Table(
        version=wire.VERSION,
        id=lesson.id,
        game=lesson.game,
        language=language,
        setup=match.setup,
        facts=hall_of(lesson.game).told_facts(match, language),
        mine=[lesson.plan.pupil],
        window=0,
        alone=False,
    )


def seat_of(lesson: Lesson, seat: int, speaker: Speaker) -> wire.Seat:
    """Who sits where: the pupil, and those for whom the lesson answers."""
    kind: Literal["person", "bot"] = "person" if seat == lesson.plan.pupil else "bot"
    return wire.Seat(name=speaker.seat(seat), person=None, kind=kind, level=None, here=True, team=None)


def step_of(scene: Scene, lesson: Lesson, said: Wording, number: int) -> wire_lessons.LessonStep:
    """A step as the pupil sees it."""
    step = scene.step
    return wire_lessons.LessonStep(
        text=said.text(step),
        rules=step.rules,
        wanted=[] if step.wanted is None else [step.wanted],
        otherwise=said.otherwise(step),
        news=news_of(scene.match, said.language, lesson.plan.pupil, scene.since, number),
    )
