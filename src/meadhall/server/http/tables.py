"""Tables: the endpoints of the lobby: what can be played, and tables that are set, joined and listed."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Route

from meadhall.bundle import games_with
from meadhall.hall import wire
from meadhall.hall.records import UPLOAD
from meadhall.hall.refusal import HallError
from meadhall.hall.telling.almanac import almanac
from meadhall.hall.telling.rulebook import rules_of
from meadhall.localisation import file_of
from meadhall.server.http.context import Context
from meadhall.server.http.requests import JSON, accepted, answer, body, language_of, with_cookie
from meadhall.server.http.visitors import COOKIE

PAGE_FILES: Final = ("page", "page-replay", "page-lessons", "page-statistics")
GAME_FILES: Final = ("page", "hints")


def routes(context: Context) -> list[BaseRoute]:
    """The addresses of them."""
    tables = Tables(context)
    return [
        Route("/almanac/{language}", tables.almanac),
        Route("/rules/{game}/{language}", tables.rules),
        Route("/words/{language}/{file:path}.ftl", tables.words),
        Route("/matches", tables.create, methods=["POST"]),
        Route("/matches", tables.mine),
        Route("/matches/{id}", tables.summary),
        Route("/matches/{id}/join", tables.join, methods=["POST"]),
    ]


class Tables:
    """Answers what the lobby asks."""

    def __init__(self, context: Context) -> None:
        self.context = context

    async def almanac(self, request: Request) -> Response:
        """All that can be played."""
        document = almanac(language_of(request))
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(document.plain, media_type=JSON, headers={"vary": "accept-encoding"})
        headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
        return Response(document.small, media_type=JSON, headers=headers)

    async def rules(self, request: Request) -> Response:
        """All rules of a game."""
        game = request.path_params["game"]
        if game not in games_with("hall"):
            raise HallError("not-found", 404)
        return answer(rules_of(game, language_of(request)))

    async def words(self, request: Request) -> Response:
        """The page's own words."""
        file = request.path_params["file"]
        if file not in page_files():
            raise HallError("not-found", 404)
        return FileResponse(file_of(file, language_of(request)), media_type="text/plain; charset=utf-8")

    # ---------------------------------------------------------------- tables
    async def create(self, request: Request) -> Response:
        """Set a table."""
        holder, cookie = self.context.visitor(request)
        self.context.check_pace(request, holder)
        id = await self.context.hall.create(await body(request, wire.NewMatch), holder)
        return with_cookie(answer(wire.Made(id=id), 201), cookie, request)

    async def join(self, request: Request) -> Response:
        """Sit down at a table."""
        holder, cookie = self.context.visitor(request)
        id = request.path_params["id"]
        await self.context.hall.join(id, await body(request, wire.Join), holder)
        return with_cookie(answer(wire.Made(id=id)), cookie, request)

    async def mine(self, request: Request) -> Response:
        """The tables of this browser."""
        holder = self.context.visitors.holder(request.cookies.get(COOKIE))
        return answer([] if holder is None else await self.context.hall.summaries(holder, accepted(request)))

    async def summary(self, request: Request) -> Response:
        """One table."""
        holder = self.context.visitors.holder(request.cookies.get(COOKIE)) or ""
        record = await self.context.hall.record(request.path_params["id"])
        if record.origin == UPLOAD:
            raise HallError("not-playable", 409)
        return answer(self.context.hall.summary(record, holder, accepted(request)))


def page_files() -> set[str]:
    """The files of words that pages may ask for: the hall's own, and of each game `GAME/FILE`."""
    return {*PAGE_FILES, *(f"{game}/{file}" for game in games_with("hall") for file in GAME_FILES)}
