"""App: the addresses of the server. Everything a page may ask for comes in here and is checked here."""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Mount, Route, Router
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from meadhall import games
from meadhall.kernel.errors import MeadhallError
from meadhall.localisation import ENGLISH, LOCALES, languages, words
from meadhall.server import lessons, operation, profile, replays, statistics, wire
from meadhall.server.almanac import almanac
from meadhall.server.desk import JSON, accepted, answer, body, language_of, with_cookie
from meadhall.server.facts import rules_of
from meadhall.server.hall import Hall
from meadhall.server.hosts import HostCheck, Hosts
from meadhall.server.limits import Addresses, Limits, Throttle, address_of, price
from meadhall.server.line import Line
from meadhall.server.metrics import Counting
from meadhall.server.previews import Previews
from meadhall.server.records import UPLOAD
from meadhall.server.refusal import HallError, RefusedError
from meadhall.server.room import Room
from meadhall.server.storage import StorageError
from meadhall.server.visitors import COOKIE, Allowance, Allowances, Visitors

T = TypeVar("T")

PAGE_FILES: Final = (
    "page",
    "page-duel",
    "page-unicorns",
    "page-replay",
    "page-lessons",
    "page-statistics",
    "page-hints",
)
LONGEST_MESSAGE: Final = 4_096
MESSAGES: Final = (40.0, 10.0)  # of a line: at once, and a second
SLOWED: Final = 1.0  # seconds for which a page that says too much is not heard
TABLES: Final = (20.0, 0.2)  # set by a browser: likewise
SHARING: Final = 5  # so many times as many are set by all browsers at one address
PATIENCE: Final = 10.0  # seconds for the first message of a line
LONGEST_REASON: Final = 120  # bytes that fit into the end of a line
LINE: Final = re.compile(r"/api/matches/([^/]+)/line")
BAD: Final = 1008  # the code of a line that breaks the rules
NOT_FOUND: Final = 404
NOT_ALLOWED: Final = 405
GONE: Final = 4404  # there is no such table
AWAY: Final = 1013  # the table cannot be found just now: pages come back by themselves
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


class Guard:
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


class Gate:
    """Lines go straight to their table, all else through the addresses of the server.

    A thousand lines may wait for hours, and each would keep all that stands between in memory.
    """

    def __init__(self, app: ASGIApp, door: Door) -> None:
        self.app = app
        self.door = door

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Tell them apart."""
        if scope["type"] != "websocket":
            await self.app(scope, receive, send)
            return
        socket = WebSocket(scope, receive, send)
        found = LINE.fullmatch(scope["path"])
        if found is None:
            await socket.close(BAD)
        else:
            await self.door.line(socket, found[1])


class Door:
    """What all addresses share: the hall, and who comes in."""

    def __init__(self, hall: Hall, visitors: Visitors, origins: list[str], addresses: Addresses) -> None:
        self.hall = hall
        self.addresses = addresses
        self.visitors = visitors
        self.origins = origins
        self.tables = Allowances()

    # ---------------------------------------------------------------- plain answers
    async def almanac(self, request: Request) -> Response:
        """All that can be played."""
        paper = almanac(language_of(request))
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(paper.plain, media_type=JSON, headers={"vary": "accept-encoding"})
        return Response(paper.small, media_type=JSON, headers={"content-encoding": "gzip", "vary": "accept-encoding"})

    async def rules(self, request: Request) -> Response:
        """All rules of a game."""
        game = request.path_params["game"]
        if game not in games():
            raise HallError("not-found", 404)
        return answer(rules_of(game, language_of(request)))

    async def words(self, request: Request) -> Response:
        """The page's own words."""
        file = request.path_params["file"]
        if file not in PAGE_FILES:
            raise HallError("not-found", 404)
        return FileResponse(LOCALES / language_of(request) / f"{file}.ftl", media_type="text/plain; charset=utf-8")

    # ---------------------------------------------------------------- tables
    async def create(self, request: Request) -> Response:
        """Set a table."""
        holder, cookie = self.visitor(request)
        self.check_pace(request, holder)
        id = await self.hall.create(await body(request, wire.NewMatch), holder)
        return with_cookie(answer(wire.Made(id=id), 201), cookie, request)

    def check_pace(self, request: Request, holder: str) -> None:
        """Refuse who sets too many tables, also where they forget their cookie each time.

        The address is that of the line, or what a proxy in front tells if the server was told to trust it (uvicorn).
        """
        now = time.monotonic()
        most, per_second = TABLES
        address = address_of(request.scope)
        shared = self.tables.take(f"address {address}", now, SHARING * most, SHARING * per_second)
        if not shared or not self.tables.take(f"browser {holder}", now, most, per_second):
            raise HallError("too-many", 429)

    async def join(self, request: Request) -> Response:
        """Sit down at a table."""
        holder, cookie = self.visitor(request)
        id = request.path_params["id"]
        await self.hall.join(id, await body(request, wire.Join), holder)
        return with_cookie(answer(wire.Made(id=id)), cookie, request)

    async def mine(self, request: Request) -> Response:
        """The tables of this browser."""
        holder = self.visitors.holder(request.cookies.get(COOKIE))
        return answer([] if holder is None else await self.hall.summaries(holder, accepted(request)))

    async def summary(self, request: Request) -> Response:
        """One table."""
        holder = self.visitors.holder(request.cookies.get(COOKIE)) or ""
        record = await self.hall.record(request.path_params["id"])
        if record.origin == UPLOAD:
            raise HallError("not-playable", 409)
        return answer(self.hall.summary(record, holder, accepted(request)))

    def visitor(self, request: Request) -> tuple[str, str | None]:
        """Who asks for something to be done, and a cookie if they have none; nobody does it from another site."""
        if not self.is_ours(request.headers):
            raise HallError("no-origin", 403)
        holder = self.visitors.holder(request.cookies.get(COOKIE))
        if holder is not None:
            return holder, None
        cookie = self.visitors.new()
        found = self.visitors.holder(cookie)
        assert found is not None  # noqa: S101 - it was just signed
        return found, cookie

    def is_ours(self, headers: Headers) -> bool:
        """Whether a page of ours asks."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "same-origin") in {"same-origin", "none"}
        return origin in self.origins or origin.partition("://")[2] == headers.get("host")

    # ---------------------------------------------------------------- lines
    async def line(self, socket: WebSocket, id: str) -> None:
        """A page that looks at a table, until it goes."""
        if socket.headers.get("origin") is None or not self.is_ours(socket.headers):
            await socket.close(BAD)
            return
        address = address_of(socket.scope)
        if not self.addresses.enter(address):
            await socket.close(AWAY)
            return
        try:
            await self.received(socket, id, address)
        finally:
            self.addresses.leave(address)

    async def received(self, socket: WebSocket, id: str, address: str) -> None:
        """Hear who comes, and lead them in."""
        await socket.accept()
        with contextlib.suppress(WebSocketDisconnect, TimeoutError):
            language = await self.greeted(socket)
            if language is not None:
                await self.led_in(socket, id, language, self.addresses.messages(address))

    async def led_in(self, socket: WebSocket, id: str, language: str, shared: Allowance) -> None:
        """Lead a page to its room, which nobody can close before it is in."""
        try:
            room = await self.hall.room(id)
        except HallError as problem:
            await socket.close(GONE, short(problem.text(language)))
            return
        except StorageError:
            await socket.close(AWAY, short(words("server", language).say("storage-away")))
            return
        holder = self.visitors.holder(socket.cookies.get(COOKIE)) or ""
        refusal = room.moderation.refusal(holder)
        if refusal is not None:
            await socket.close(GONE, short(words("server", language).say(refusal)))
            return
        await self.attended(socket, room, Line(room, holder, language, address_of(socket.scope)), shared)

    async def greeted(self, socket: WebSocket) -> str | None:
        """The language of a page that has said hello in time and in our words."""
        hello = decoded(await asyncio.wait_for(heard(socket), PATIENCE))
        if not isinstance(hello, wire.Hello) or hello.language not in languages():
            await self.dismissed(socket, "unreadable", "refused-unreadable", ENGLISH)
            return None
        if hello.version != wire.VERSION:
            await self.dismissed(socket, "version", "refused-version", hello.language)
            return None
        return hello.language

    async def dismissed(self, socket: WebSocket, reason: wire.Reason, message: str, language: str) -> None:
        """Tell a page why its line ends."""
        self.hall.traffic.refuse(reason)
        told = wire.Refused(reason=reason, text=words("server", language).say(message))
        await socket.send_text(wire.ENCODER.encode(told).decode())
        await socket.close(BAD)

    async def attended(self, socket: WebSocket, room: Room, line: Line, shared: Allowance) -> None:
        """Listen to a page and tell it what happens."""
        await room.enter(line)
        try:
            async with asyncio.TaskGroup() as both:  # a page that cannot be told anything is not listened to either
                both.create_task(send_all(socket, line))
                await listen(socket, room, line, shared)
        except* WebSocketDisconnect:
            pass  # whichever of the two found out first
        finally:
            await room.leave(line)


def short(text: str) -> str:
    """As much of a text as fits into the end of a line."""
    return text.encode()[:LONGEST_REASON].decode(errors="ignore")


async def send_all(socket: WebSocket, line: Line) -> None:
    """Send what there is to be told, until the line is cut."""
    while await send_some(socket, line):
        pass
    await socket.close()


async def send_some(socket: WebSocket, line: Line) -> bool:
    """Send what waits, and keep nothing of it until the next time: most lines are quiet. False if the line is cut."""
    texts = await line.outbox.take()
    for text in texts:
        await socket.send_text(text.decode())
        line.room.hall.traffic.send(text)
    return bool(texts)


async def listen(socket: WebSocket, room: Room, line: Line, shared: Allowance) -> None:
    """Do what a page asks for; what costs more is paid for by hearing less, from this page and all at its address."""
    own = Allowance(*MESSAGES)
    while True:
        text = await heard(socket)
        now = time.monotonic()
        if not own.take(now) or not shared.take(now):
            line.refuse("too_fast", line.word("refused-too-fast"))
            await asyncio.sleep(SLOWED)
            continue
        ask = decoded(text)
        if ask is None:
            line.refuse("unreadable", line.word("refused-unreadable"))
            continue
        room.hall.traffic.hear(ask)
        before = line.sent
        await heard_out(room, line, ask)
        cost = price(ask, line.sent - before)
        own.charge(cost)
        shared.charge(cost)


async def heard_out(room: Room, line: Line, ask: wire.Asks) -> None:
    """Do what a page asks for; whatever is wrong with it is told, and the match goes on."""
    try:
        await heed(room, line, ask)
    except RefusedError as refusal:
        line.refuse(refusal.reason, str(refusal))
        if refusal.reason in {"stale", "storage"}:
            room.herald.tell_news(line)
    except StorageError:
        line.refuse("storage", line.word("storage-away"))


async def heed(room: Room, line: Line, ask: wire.Asks) -> None:
    """Do one thing that a page asks for: what concerns the match, or else the page itself and the table."""
    match ask:
        case wire.Answer():
            begun, number = time.perf_counter(), room.number
            await room.answers.answer(line, ask)
            if room.number != number:  # else it waits for its window, or for its beat
                room.hall.traffic.answered(begun)
        case wire.Resign():
            await room.resign(line, ask)
        case wire.Back():
            await room.choices.back(line, ask)
        case wire.Agree():
            await room.choices.agree(line, ask)
        case wire.Claim():
            await room.absence.claim(line, ask)
        case wire.Again():
            await room.again(line)
        case _:
            await attend_to(room, line, ask)


async def attend_to(room: Room, line: Line, ask: wire.Asks) -> None:
    """Do one thing that a page asks for about itself or about the table."""
    match ask:
        case wire.Speak() if ask.language in languages():
            await room.speak(line, ask)
        case wire.Look():
            await room.look(line, ask)
        case wire.History():
            await room.history(line, ask)
        case wire.Advise():
            await room.thinkers.advise(line, ask)
        case wire.Survey():
            await room.survey(line, ask)
        case wire.Moderate():
            await room.moderation.moderate(line, ask)
        case wire.Seen():
            room.thinkers.see(line, ask.number)
        case wire.Phrase():
            room.talk.speak(line, ask)
        case wire.Ping():
            line.tell(wire.Pong())
        case _:
            line.refuse("unreadable", line.word("refused-unreadable"))


async def heard(socket: WebSocket) -> str:
    """The next thing that a page says; empty if it is not even text."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    return message.get("text") or ""


def decoded(text: str) -> wire.Asks | None:
    """What a page says; None if it is not one of our messages."""
    if len(text) > LONGEST_MESSAGE:
        return None
    try:
        found: wire.Asks = wire.ASKS.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return found


async def refused(request: Request, problem: Exception) -> Response:
    """What was wrong, in words."""
    if isinstance(problem, HallError):
        return answer(wire.Problem(text=problem.text(accepted(request))), problem.status)
    said = words("server", accepted(request))
    if isinstance(problem, StorageError):
        return answer(wire.Problem(text=said.say("storage-away")), 503)
    if isinstance(problem, HTTPException):  # no address of ours, or not for this
        message = "not-allowed" if problem.status_code == NOT_ALLOWED else "not-found"
        response = answer(wire.Problem(text=said.say(message)), problem.status_code)
        response.headers.update(problem.headers or {})
        return response
    return answer(wire.Problem(text=str(problem)), 400)


async def gone(_request: Request, _problem: Exception) -> Response:
    """Whoever asked has gone in the middle of a sentence: nobody reads the answer."""
    return Response(status_code=400)


class Pages(StaticFiles):
    """The files of the page; any address that is not a file's is one of the page itself, which knows what to show."""

    def __init__(self, directory: Path, previews: Previews | None = None) -> None:
        super().__init__(directory=directory, check_dir=False)
        self.index = directory / "index.html"
        self.previews = previews

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or the page."""
        try:
            return await super().get_response(path, scope)
        except HTTPException as problem:
            if problem.status_code != NOT_FOUND or "." in Path(path).name:
                raise
        index = await asyncio.to_thread(self.index.read_text, "utf-8")
        shown = index if self.previews is None else await self.previews.filled(index, Request(scope))
        return HTMLResponse(shown, headers={"cache-control": "no-cache", "vary": "accept-language"})


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
    door = Door(hall, visitors, origins, addresses)
    api = [
        Route("/almanac/{language}", door.almanac),
        Route("/rules/{game}/{language}", door.rules),
        Route("/words/{language}/{file}.ftl", door.words),
        Route("/matches", door.create, methods=["POST"]),
        Route("/matches", door.mine),
        Route("/matches/{id}", door.summary),
        Route("/matches/{id}/join", door.join, methods=["POST"]),
        *profile.routes(door),
        *replays.routes(door),
        *lessons.routes(door),
        *statistics.routes(door),
    ]

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await hall.open()
        yield
        await hall.close()

    app = Starlette(
        routes=[
            *operation.routes(door, metrics_token),
            Mount("/api", Router(api, redirect_slashes=False)),
            Mount("/", Pages(page, Previews(hall, origins))),
        ],
        middleware=[
            Middleware(Counting, traffic=hall.traffic),
            Middleware(Guard),
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
    return HostCheck(Gate(app, door), hosts or Hosts((), origins))
