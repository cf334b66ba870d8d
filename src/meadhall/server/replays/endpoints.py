"""Reports as an endpoint: what somebody tells of a problem with a match, whether it goes on or is over."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from meadhall.hall.wire.pages.replays import Report, Reported
from meadhall.server.http.context import Context
from meadhall.server.http.requests import answer, body, with_cookie
from meadhall.server.replays.reports import Reports


def routes(context: Context) -> list[BaseRoute]:
    """The address of it."""
    return [Route("/matches/{id}/report", Desk(context).report, methods=["POST"])]


class Desk:
    """Takes reports."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.reports = Reports(context.hall.data, context.hall.stores)

    async def report(self, request: Request) -> Response:
        """Keep what somebody reports of a match."""
        holder, cookie = self.context.visitor(request)
        mark = self.context.visitors.mark(request.client.host if request.client else "")
        self.reports.check_pace(holder, mark)
        told = await body(request, Report)
        record = await self.context.hall.record(request.path_params["id"])
        number = await self.reports.keep(record, told.text, holder, mark)
        return with_cookie(answer(Reported(number=number), 201), cookie, request)
