"""Lessons as endpoints: the books' own examples, step by step, in the words of a language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from meadhall.hall.lessons import written_lesson, written_list
from meadhall.hall.refusal import HallError
from meadhall.lessons import courses
from meadhall.server.http.requests import JSON, language_of

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
