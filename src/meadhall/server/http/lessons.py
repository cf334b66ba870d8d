"""Lessons as endpoints: the books' own examples, step by step, in the words of a language."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Literal

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from meadhall.kernel.match import Match
from meadhall.lessons import Lesson, Scene, Wording, courses, scenes, staged
from meadhall.localisation import Speaker, speaker_of
from meadhall.server import wire
from meadhall.server.game import hall_of
from meadhall.server.http.requests import JSON, language_of
from meadhall.server.refusal import HallError
from meadhall.server.telling.messages import news_of
from meadhall.server.wire import lessons as wire_lessons

if TYPE_CHECKING:
    from meadhall.server.http.context import Context


def routes(_context: Context) -> list[BaseRoute]:
    """The addresses of them."""
    return [Route("/lessons/{language}", listed), Route("/lessons/{language}/{game}/{id}", opened)]


async def listed(request: Request) -> Response:
    """All lessons."""
    return Response(written_list(language_of(request)), media_type=JSON)


async def opened(request: Request) -> Response:
    """One lesson."""
    game, id = request.path_params["game"], request.path_params["id"]
    if id not in [lesson.id for lesson in courses().get(game, [])]:
        raise HallError("not-found", 404)
    return Response(written_lesson(game, id, language_of(request)), media_type=JSON)


# ---------------------------------------------------------------- documents, written once for each language
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
