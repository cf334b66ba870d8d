"""Replays: matches that are over, to be looked at again, thought about, taken along as files and played on."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from meadhall.hall import wire
from meadhall.hall.refusal import HallError
from meadhall.hall.replays import transcripts
from meadhall.hall.replays.sequels import sequel_of
from meadhall.hall.replays.tape import Tape
from meadhall.hall.wire.replays import GoOn, Report, Reported
from meadhall.server.http.requests import JSON, answer, body, language_of, raw, with_cookie
from meadhall.server.http.visitors import COOKIE
from meadhall.server.processes.turns import in_turns
from meadhall.server.replays.reports import Reports
from meadhall.server.replays.reviews import Reviews
from meadhall.server.storage.archive import Archive
from meadhall.server.storage.uploads import Uploads

if TYPE_CHECKING:
    from meadhall.server.http.context import Context

OPEN: Final = "open"  # the view of somebody who looks into all hands
NUMBER: Final = re.compile(r"[0-9]{1,6}", re.ASCII)


def routes(context: Context) -> list[BaseRoute]:
    """The addresses of it."""
    replays = Replays(context)
    return [
        Route("/replays", replays.upload, methods=["POST"]),
        Route("/replays/{id}/transcript", replays.transcript),
        Route("/replays/{id}/continue", replays.go_on, methods=["POST"]),
        Route("/replays/{id}/{language}", replays.replay),
        Route("/replays/{id}/{language}/review", replays.review),
        Route("/replays/{id}/{language}/{number}", replays.moment),
        Route("/matches/{id}/report", replays.report, methods=["POST"]),
    ]


class Replays:
    """What may be asked for about matches that are over."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.archive = Archive(context.hall.ledger)
        self.uploads = Uploads(context.hall.ledger.storage)
        self.reviews = Reviews(context.hall)
        self.reports = Reports(context.hall.data, context.hall.stores)

    async def tape(self, request: Request) -> Tape:
        """The match of an address."""
        return await self.archive.tape(request.path_params["id"])

    def holder(self, request: Request) -> str:
        """By what the browser of whoever asks is known; empty if it is not."""
        return self.context.visitors.holder(request.cookies.get(COOKIE)) or ""

    def mark(self, request: Request) -> str:
        """By what the address of whoever asks is known."""
        return self.context.visitors.mark(request.client.host if request.client else "")

    # ---------------------------------------------------------------- looking
    async def replay(self, request: Request) -> Response:
        """A match as a whole."""
        language = language_of(request)
        return answer(await in_turns((await self.tape(request)).replay(language, self.holder(request))))

    async def moment(self, request: Request) -> Response:
        """A match after some of its answers."""
        language = language_of(request)
        tape = await self.tape(request)
        number = tape.checked(counted(request.path_params["number"]))
        since = request.query_params.get("since")
        earlier = None if since is None else tape.checked(counted(since))
        seat = seat_of(request.query_params.get("view", OPEN), tape.last.seats)
        return answer(tape.news(language, number, seat, earlier))

    async def review(self, request: Request) -> Response:
        """What a bot thinks of a match."""
        language, tape = language_of(request), await self.tape(request)
        return answer(await self.reviews.review(tape, language, self.holder(request), self.mark(request)))

    # ---------------------------------------------------------------- files
    async def transcript(self, request: Request) -> Response:
        """A match as a file."""
        tape = await self.tape(request)
        headers = {"content-disposition": f'attachment; filename="{transcripts.file_name(tape)}"'}
        told = json.dumps(tape.transcript()) + "\n"
        return Response(told, headers={**headers, "cache-control": "no-store"}, media_type=JSON)

    async def upload(self, request: Request) -> Response:
        """Keep a match that comes as a file."""
        holder, cookie = self.context.visitor(request)
        self.context.check_pace(request, holder)
        text, hall = await raw(request, transcripts.LARGEST), self.context.hall
        record = await in_turns(transcripts.record_of(text, hall.timer.date()))
        kept = await hall.ledger.call(self.uploads.keep, record, self.mark(request), hall.timer.date())
        hall.stores.count_uploads(*kept)
        return with_cookie(answer(wire.Made(id=record.id), 201), cookie, request)

    # ---------------------------------------------------------------- playing on
    async def go_on(self, request: Request) -> Response:
        """Play on from a moment, as a new match."""
        holder, cookie = self.context.visitor(request)
        self.context.check_pace(request, holder)
        order = await body(request, GoOn)
        record = sequel_of(await self.tape(request), order, holder, self.context.hall.timer.date())
        ledger = self.context.hall.ledger
        await ledger.call(ledger.storage.create, record)
        return with_cookie(answer(wire.Made(id=record.id), 201), cookie, request)

    # ---------------------------------------------------------------- problems
    async def report(self, request: Request) -> Response:
        """Keep what somebody reports of a match, whether it goes on or is over."""
        holder, cookie = self.context.visitor(request)
        mark = self.mark(request)
        self.reports.check_pace(holder, mark)
        told = await body(request, Report)
        record = await self.context.hall.record(request.path_params["id"])
        number = await self.reports.keep(record, told.text, holder, mark)
        return with_cookie(answer(Reported(number=number), 201), cookie, request)


def counted(text: str) -> int:
    """A number in an address."""
    if not NUMBER.fullmatch(text):
        raise HallError("not-found", 404)
    return int(text)


def seat_of(view: str, seats: int) -> int | None:
    """The seat of a view; None if all cards lie open."""
    if view == OPEN:
        return None
    seat = counted(view)
    if seat >= seats:
        raise HallError("not-found", 404)
    return seat
