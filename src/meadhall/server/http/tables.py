"""Tables: the endpoints of the lobby that need a server: words as files, and seats that are taken at open tables."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Route

from meadhall.bundle import bundle_of, games_with
from meadhall.hall import wire
from meadhall.hall.refusal import HallError
from meadhall.localisation import ENGLISH, file_of
from meadhall.server.http.context import Context
from meadhall.server.http.requests import answer, body, language_of, with_cookie

PAGE_FILES: Final = ("page", "page-replay", "page-lessons", "page-puzzles", "page-statistics", "page-workshop")
GAME_FILES: Final = ("page", "hints")


def routes(context: Context) -> list[BaseRoute]:
    """The addresses of them."""
    tables = Tables(context)
    return [
        Route("/words/{language}/{file:path}.ftl", tables.words),
        Route("/matches/{id}/join", tables.join, methods=["POST"]),
    ]


class Tables:
    """Answers what the lobby asks."""

    def __init__(self, context: Context) -> None:
        self.context = context

    async def words(self, request: Request) -> Response:
        """The page's own words."""
        file = request.path_params["file"]
        if file not in page_files():
            raise HallError("not-found", 404)
        return FileResponse(file_of(file, language_of(request)), media_type="text/plain; charset=utf-8")

    async def join(self, request: Request) -> Response:
        """Sit down at a table."""
        holder, cookie = self.context.visitor(request)
        id = request.path_params["id"]
        await self.context.hall.join(id, await body(request, wire.Join), holder)
        return with_cookie(answer(wire.Made(id=id)), cookie, request)


def page_files() -> set[str]:
    """The files of words that pages may ask for: the hall's own, and of each game `GAME/FILE`."""
    return {*PAGE_FILES, *(f"{game}/{file}" for game in games_with("hall") for file in game_files(game))}


def game_files(game: str) -> list[str]:
    """A game's files of words for its page: those that every game has, and those of pages of its own."""
    own = (bundle_of(game).locales / ENGLISH).glob("page-*.ftl")
    return [*GAME_FILES, *sorted(path.stem for path in own)]
