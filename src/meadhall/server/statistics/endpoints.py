"""Statistics: who has played and won how often, in this installation."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import BaseRoute, Route

from meadhall.hall.refusal import HallError
from meadhall.hall.statistics import exports
from meadhall.hall.statistics.results import Result
from meadhall.hall.statistics.tallies import Record, Tallies
from meadhall.hall.statistics.telling import told_mine, told_statistics
from meadhall.server.http.requests import JSON, answer, language_of
from meadhall.server.http.visitors import COOKIE
from meadhall.server.statistics.results import results
from meadhall.server.storage.ledger import Ledger

if TYPE_CHECKING:
    from meadhall.server.http.context import Context

log: Final = logging.getLogger("meadhall.statistics")

T = TypeVar("T")
B = TypeVar("B", Tallies, Record)

PAGE: Final = 500  # matches that are read in one go: rows that are to be stored wait for no more
LONGEST: Final = 60.0  # seconds for which a count holds at most
WORTH: Final = 50  # a count holds so many times as long as it took
QUICK: Final = 0.5  # seconds that whoever asks may wait for a new count
CSV: Final = "text/csv; charset=utf-8; header=present"


class Census:
    """Counts finished matches. Running ones are not looked at, so nothing of them can be told."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.reading = asyncio.Lock()  # however many ask, one page at a time is read
        self.counting: asyncio.Task[None] | None = None
        self.counted: Tallies | None = None
        self.took = 0.0  # seconds
        self.holds_until = 0.0

    async def pages(self, work: Callable[[list[Result]], T], holder: str | None = None) -> AsyncIterator[T]:
        """All results, page by page, each worked on where it was read: beside the loop, between rows."""

        def read(after: str) -> tuple[T, str | None]:
            found = results(self.ledger.storage, after, PAGE, holder)
            return work(found), found[-1].id if len(found) == PAGE else None

        after: str | None = ""
        while after is not None:
            async with self.reading:
                done, after = await self.ledger.call(read, after)
            yield done

    async def tallies(self) -> Tallies:
        """The last count if it holds, else a new one; where that takes long, the last one until the new one is made."""
        if self.counting is None and time.monotonic() >= self.holds_until:
            self.counting = asyncio.create_task(self.renew())
            self.counting.add_done_callback(self.renewed)
        if self.counting is not None and (self.counted is None or self.took < QUICK):
            await asyncio.shield(self.counting)
        assert self.counted is not None  # noqa: S101 - it was just made
        return self.counted

    async def renew(self) -> None:
        """Count anew; the longer it took, the longer it holds."""
        began = time.monotonic()
        self.counted = await self.count()
        self.took = time.monotonic() - began
        self.holds_until = began + self.took + min(LONGEST, WORTH * self.took)

    def renewed(self, done: asyncio.Task[None]) -> None:
        """A count is over; if it failed, whoever asks next tries again."""
        self.counting = None
        if not done.cancelled() and done.exception() is not None:
            log.error("nothing was counted", exc_info=done.exception())

    async def count(self) -> Tallies:
        """Count everything."""
        return await self.counted_into(Tallies())

    async def record(self, holder: str) -> Record:
        """Count the matches of a browser."""
        return await self.counted_into(Record(), holder)

    async def counted_into(self, book: B, holder: str | None = None) -> B:
        """A book with all results entered."""

        def enter(page: list[Result]) -> None:
            for result in page:
                book.add(result)

        async for _ in self.pages(enter, holder):
            pass
        return book


class Clerk:
    """Hands out what was counted."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.census = Census(context.hall.ledger)

    async def statistics(self, request: Request) -> Response:
        """Everything, for the page."""
        return answer(told_statistics(await self.census.tallies(), language_of(request)))

    async def mine(self, request: Request) -> Response:
        """What the browser that asks has played."""
        language = language_of(request)
        holder = self.context.visitors.holder(request.cookies.get(COOKIE))
        return answer(told_mine(Record() if holder is None else await self.census.record(holder), language))

    async def csv(self, request: Request) -> Response:
        """One table for a spreadsheet."""
        table = request.query_params.get("table", "")
        by_role = exports.role_tables().get(table)
        if by_role is not None:
            return download(table, csv_of(by_role.columns, by_role.rows(await self.census.tallies())))
        if table == "players":
            return download(table, csv_of(exports.PLAYERS, exports.player_rows(await self.census.tallies())))
        if table == "matches":
            return StreamingResponse(await begun(self.match_lines()), headers=attached("matches.csv"), media_type=CSV)
        raise HallError("not-found", 404)

    async def match_lines(self) -> AsyncIterator[str]:
        """All matches, as lines of a table."""
        columns = exports.match_columns()
        head = exports.csv_head(columns)
        async for lines in self.pages_of(lambda rows: exports.csv_lines(columns, rows)):
            yield head + lines
            head = ""

    async def json(self, _request: Request) -> Response:
        """All tables, for a program."""
        tallies = await self.census.tallies()
        return StreamingResponse(self.json_parts(tallies), headers=attached("statistics.json"), media_type=JSON)

    async def json_parts(self, tallies: Tallies) -> AsyncIterator[bytes]:
        """The tables one after another, the longest last."""
        told = {
            "games": exports.game_rows(tallies),
            **{name: table.rows(tallies) for name, table in exports.role_tables().items()},
            "pairs": [row for table in exports.role_tables().values() for row in table.pairs(tallies)],
            "players": exports.player_rows(tallies),
        }
        yield msgspec.json.encode(told)[:-1] + b',"matches":['
        separator = b""
        async for rows in self.pages_of(lambda rows: b",".join(msgspec.json.encode(row) for row in rows)):
            if rows:
                yield separator + rows
                separator = b","
        yield b"]}"

    def pages_of(self, written: Callable[[list[exports.Told]], T]) -> AsyncIterator[T]:
        """All matches that count, written page by page."""
        return self.census.pages(
            lambda page: written(
                [exports.match_row(result) for result in page if result.was_played and result.is_listed]
            )
        )


# ---------------------------------------------------------------- files
def csv_of(columns: tuple[str, ...], rows: list[exports.Told]) -> str:
    """A whole table."""
    return exports.csv_head(columns) + exports.csv_lines(columns, rows)


def download(table: str, text: str) -> Response:
    """A table as a file."""
    return Response(text, headers=attached(f"{table}.csv"), media_type=CSV)


async def begun(lines: AsyncIterator[T]) -> AsyncIterator[T]:
    """Lines of which the first is there already: a database in trouble is told of before a file begins."""
    first = await anext(lines)

    async def all_of_them() -> AsyncIterator[T]:
        yield first
        async for line in lines:
            yield line

    return all_of_them()


def attached(name: str) -> dict[str, str]:
    """What makes a browser keep an answer as a file."""
    return {"content-disposition": f'attachment; filename="meadhall-{name}"', "cache-control": "no-store"}


def routes(context: Context) -> list[BaseRoute]:
    """The addresses of it."""
    clerk = Clerk(context)
    return [
        Route("/statistics/export.json", clerk.json),
        Route("/statistics/export.csv", clerk.csv),
        Route("/statistics/{language}", clerk.statistics),
        Route("/statistics/{language}/mine", clerk.mine),
    ]
