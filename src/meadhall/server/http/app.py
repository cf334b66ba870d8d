"""App: the server as one ASGI application: routes, middleware, errors in words, start and stop."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Mount, Router
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from meadhall.hall import wire
from meadhall.hall.endpoints.request import refusal
from meadhall.hall.refusal import HallError
from meadhall.kernel.errors import MeadhallError
from meadhall.localisation import words
from meadhall.server.hall import Hall
from meadhall.server.http import profile, tables
from meadhall.server.http.context import Context
from meadhall.server.http.endpoints import Endpoints
from meadhall.server.http.hosts import HostCheck, Hosts
from meadhall.server.http.limits import Addresses, Limits, Throttle
from meadhall.server.http.pages import Pages
from meadhall.server.http.previews import Previews
from meadhall.server.http.requests import accepted, answer, written
from meadhall.server.http.sockets import SocketRouter, Sockets
from meadhall.server.http.visitors import Visitors
from meadhall.server.operations import endpoints as operation
from meadhall.server.operations.metrics import Counting
from meadhall.server.replays import endpoints as reports

NOT_ALLOWED: Final = 405
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class SecurityHeaders:
    """Puts the same headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on."""

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        await self.app(scope, receive, guarded if scope["type"] == "http" else send)


async def refused(request: Request, problem: Exception) -> Response:
    """What was wrong, in words."""
    language = accepted(request)
    if isinstance(problem, HTTPException):  # no address of ours, or not for this
        message = "not-allowed" if problem.status_code == NOT_ALLOWED else "not-found"
        response = answer(wire.Problem(text=words("server", language).say(message)), problem.status_code)
        response.headers.update(problem.headers or {})
        return response
    told = refusal(problem, language)
    return written(told.body, told.status)


async def gone(_request: Request, _problem: Exception) -> Response:
    """Whoever asked has gone in the middle of a sentence: nobody reads the answer."""
    return Response(status_code=400)


def make_app(
    hall: Hall,
    visitors: Visitors,
    page: Path,
    origins: list[str],
    *,
    hosts: Hosts | None = None,
    limits: Limits | None = None,
    metrics_token: str | None = None,
) -> ASGIApp:
    """The server."""
    addresses = Addresses(limits or Limits())
    visitors.generations = hall.generations
    context = Context(hall, visitors, origins, addresses)
    api = [
        *tables.routes(context),
        *profile.routes(context),
        *reports.routes(context),
        *Endpoints(context).routes(),
    ]

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await hall.open()
        yield
        await hall.close()

    app = Starlette(
        routes=[
            *operation.routes(context, metrics_token),
            Mount("/api", Router(api, redirect_slashes=False)),
            Mount("/", Pages(page, Previews(hall, origins))),
        ],
        middleware=[
            Middleware(Counting, traffic=hall.traffic),
            Middleware(SecurityHeaders),
            Middleware(Throttle, addresses=addresses),
            Middleware(GZipMiddleware, minimum_size=1024),
        ],
        exception_handlers={
            HallError: refused,
            MeadhallError: refused,
            HTTPException: refused,
            ClientDisconnect: gone,
        },
        lifespan=lifespan,
    )
    return HostCheck(SocketRouter(app, Sockets(context)), hosts or Hosts((), origins))
