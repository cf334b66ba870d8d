"""Endpoints: what the hall answers without a table (meadhall.hall.endpoints), over HTTP and from the database."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import BaseRoute, Route

from meadhall.hall.effects.work import (
    Chore,
    Count,
    CountOf,
    Create,
    Fetch,
    Find,
    KeepReview,
    KeptReview,
    Listed,
    LookBack,
    Need,
    OpenBook,
    Piece,
    Results,
    Shelve,
    TryOut,
    Upload,
    Wind,
    Withdraw,
)
from meadhall.hall.endpoints import lessons, request, statistics
from meadhall.hall.endpoints.coach import Coaches
from meadhall.hall.endpoints.puzzles import Puzzles
from meadhall.hall.endpoints.replays import Replays
from meadhall.hall.endpoints.request import Reply
from meadhall.hall.endpoints.router import Endpoint
from meadhall.hall.endpoints.tables import Tables
from meadhall.hall.endpoints.workshop import Workshops
from meadhall.hall.replays.moments import looked_back
from meadhall.hall.replays.reviews import Reviews
from meadhall.hall.thoughts import Rank
from meadhall.hall.trials import tried_out
from meadhall.puzzles import book_of
from meadhall.server.http.context import Context
from meadhall.server.http.requests import accepted, raw, with_cookie
from meadhall.server.http.visitors import COOKIE
from meadhall.server.processes.turns import begun, run, written
from meadhall.server.statistics.census import Census
from meadhall.server.storage.archive import Archive
from meadhall.server.storage.drafts import Drafts
from meadhall.server.storage.uploads import Uploads

PAYER: Final = ("reviews", Rank.WANTED)


class Endpoints:
    """Runs them, and gets what they need."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.hall = context.hall
        self.archive = Archive(context.hall.ledger)
        self.uploads = Uploads(context.hall.ledger.storage)
        self.shared = Drafts(context.hall.ledger.storage)
        self.chores = context.hall.chores
        self.census = Census(context.hall.ledger)
        self.reviews = Reviews(self.think)
        context.hall.stores.reviews.set_function(lambda: len(self.reviews.turns.waiting))

    def routes(self) -> list[BaseRoute]:
        """The addresses of all of them."""
        found = [
            *Tables(self.hall.lists, self.hall.settings).endpoints(),
            *Replays(self.reviews, self.hall.settings).endpoints(),
            *Coaches(self.reviews).endpoints(),
            *lessons.endpoints(),
            *Puzzles().endpoints(),
            *statistics.endpoints(),
            *Workshops(self.hall.settings).endpoints(),
        ]
        return [Route(each.path, partial(self.serve, each), methods=[each.method]) for each in found]

    # ---------------------------------------------------------------- requests
    async def serve(self, endpoint: Endpoint, asked: Request) -> Response:
        """Answer a request."""
        holder, cookie = self.who(endpoint, asked)
        if endpoint.is_costly:
            self.context.check_pace(asked, holder, endpoint.too_often)
        timer = self.hall.timer
        told = request.Request(
            parts=asked.path_params,
            now=timer.now(),
            date=timer.date(),
            query=asked.query_params,
            body=await raw(asked, endpoint.largest) if endpoint.is_act else b"",
            language=accepted(asked),
            holder=holder,
            mark=self.context.visitors.mark(asked.client.host if asked.client else ""),
        )
        reply = await run(endpoint.handler(told), self.found)
        return with_cookie(await self.response(reply, asked), cookie, asked)

    def who(self, endpoint: Endpoint, asked: Request) -> tuple[str, str | None]:
        """Who asks, and a cookie for who acts and has none."""
        if endpoint.is_act:
            return self.context.visitor(asked)
        return self.context.visitors.holder(asked.cookies.get(COOKIE)) or "", None

    async def response(self, reply: Reply, asked: Request) -> Response:
        """An answer over HTTP."""
        headers = {} if reply.is_lasting else {"cache-control": "no-store"}
        if reply.name is not None:
            headers["content-disposition"] = f'attachment; filename="{reply.name}"'
        if reply.pieces is not None:
            return StreamingResponse(await begun(written(reply.pieces, self.found)), reply.status, headers, reply.media)
        if reply.small is None:
            return Response(reply.body, reply.status, headers, reply.media)
        headers["vary"] = "accept-encoding"
        if "gzip" not in asked.headers.get("accept-encoding", ""):
            return Response(reply.body, reply.status, headers, reply.media)
        return Response(reply.small, reply.status, {**headers, "content-encoding": "gzip"}, reply.media)

    # ---------------------------------------------------------------- reviews
    def think(self) -> None:
        """A review waits to be thought about."""
        timer = self.hall.timer
        self.hall.tasks.later(0.0, run(self.reviews.work(timer.now), self.found))

    # ---------------------------------------------------------------- what they need
    async def found(self, need: Need) -> Any:
        """What an endpoint needs of matches."""
        ledger, storage = self.hall.ledger, self.hall.ledger.storage
        match need:
            case Find():
                return await ledger.call(storage.load, need.id)
            case Create():
                return await ledger.call(storage.create, need.record)
            case Upload():
                return await self.upload(need)
            case Listed():
                return await ledger.call(storage.of_holder, *need)
            case Wind():
                return await self.archive.tape(need.id)
            case OpenBook():
                return await asyncio.to_thread(book_of, need.game)
            case TryOut() | Chore() | Shelve() | Fetch() | Withdraw():
                return await self.found_of_workshop(need)
            case _:
                return await self.found_of_past(need)

    async def found_of_workshop(self, need: TryOut | Chore | Shelve | Fetch | Withdraw) -> Any:
        """What the workshop needs."""
        match need:
            case Chore():
                return await self.chores.do(need.mark, need.work)
            case TryOut():
                with self.hall.brains.meter.thinking("trial"):
                    return await self.hall.brains.work((need.mark, Rank.WANTED), tried_out, need)
            case Shelve():
                return await self.hall.ledger.call(self.shared.keep, need, self.hall.timer.date())
            case Fetch():
                return await self.hall.ledger.call(self.shared.fetch, need.id, self.hall.timer.date())
            case Withdraw():
                return await self.hall.ledger.call(self.shared.withdraw, need.id, need.holder)

    async def found_of_past(self, need: KeptReview | KeepReview | LookBack | Count | CountOf | Results | Piece) -> Any:
        """What an endpoint needs of matches that are over."""
        call, storage = self.hall.ledger.call, self.hall.ledger.storage
        match need:
            case KeptReview():
                return await call(storage.review, need.id)
            case KeepReview():
                return await call(storage.keep_review, need.id, need.moments, self.hall.timer.date())
            case LookBack():
                with self.hall.brains.meter.thinking("review"):
                    return await self.hall.brains.work(PAYER, looked_back, *need)
            case Count():
                return await self.census.tallies()
            case CountOf():
                return await self.census.record(need.holder)
            case Results():
                return await self.census.page(need)
            case Piece():
                raise TypeError("only long answers are written in pieces")

    async def upload(self, need: Upload) -> None:
        """Keep a match that came as a file."""
        kept = await self.hall.ledger.call(self.uploads.keep, need.record, need.mark, self.hall.timer.date())
        self.hall.stores.count_uploads(*kept)
