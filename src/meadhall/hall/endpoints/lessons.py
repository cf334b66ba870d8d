"""Lessons as endpoints: the books' own examples, step by step, in the words of a language."""

from __future__ import annotations

from meadhall.hall.effects.work import Work
from meadhall.hall.endpoints.request import Reply, Request
from meadhall.hall.endpoints.router import Endpoint
from meadhall.hall.lessons import written_lesson, written_list
from meadhall.hall.refusal import HallError
from meadhall.lessons import courses


def endpoints() -> list[Endpoint]:
    """The addresses of them."""
    return [Endpoint("GET", "/lessons/{language}", listed), Endpoint("GET", "/lessons/{language}/{game}/{id}", opened)]


def listed(request: Request) -> Work[Reply]:
    """All lessons."""
    yield from ()
    return Reply(written_list(request.spoken), is_lasting=True)


def opened(request: Request) -> Work[Reply]:
    """One lesson."""
    yield from ()
    game, id, language = request.parts["game"], request.parts["id"], request.spoken
    if id not in [lesson.id for lesson in courses().get(game, [])]:
        raise HallError("not-found", 404)
    return Reply(written_lesson(game, id, language), is_lasting=True)
