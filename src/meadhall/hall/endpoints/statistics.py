"""Statistics: who has played and won how often, in this hall."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

import msgspec

from meadhall.hall.effects.work import Count, CountOf, Piece, Results, Work
from meadhall.hall.endpoints.request import Reply, Request, reply
from meadhall.hall.endpoints.router import Endpoint
from meadhall.hall.refusal import HallError
from meadhall.hall.statistics import exports
from meadhall.hall.statistics.results import Result
from meadhall.hall.statistics.tallies import Record, Tallies
from meadhall.hall.statistics.telling import told_mine, told_statistics

B = TypeVar("B", Tallies, Record)

PAGE: Final = 500  # matches that are read in one go: rows that are to be stored wait for no more
CSV: Final = "text/csv; charset=utf-8; header=present"
FIRST: Final = ""  # comes before the id of every match


def endpoints() -> list[Endpoint]:
    """The addresses of it."""
    return [
        Endpoint("GET", "/statistics/export.json", export_json),
        Endpoint("GET", "/statistics/export.csv", export_csv),
        Endpoint("GET", "/statistics/{language}", statistics),
        Endpoint("GET", "/statistics/{language}/mine", mine),
    ]


def counted_into(book: B, holder: str | None = None) -> Work[B]:
    """A book with all results entered."""

    def enter(page: list[Result]) -> None:
        for result in page:
            book.add(result)

    after: str | None = FIRST
    while after is not None:
        _, after = yield Results(after, PAGE, enter, holder)
    return book


# ---------------------------------------------------------------- for the page
def statistics(request: Request) -> Work[Reply]:
    """Everything, for the page."""
    tallies: Tallies = yield Count()
    return reply(told_statistics(tallies, request.spoken))


def mine(request: Request) -> Work[Reply]:
    """What the browser that asks has played."""
    language = request.spoken
    record = Record()
    if request.holder:
        record = yield CountOf(request.holder)
    return reply(told_mine(record, language))


# ---------------------------------------------------------------- files
def export_csv(request: Request) -> Work[Reply]:
    """One table for a spreadsheet."""
    table = request.query.get("table", "")
    by_role = exports.role_tables().get(table)
    if by_role is None and table not in {"players", "matches"}:
        raise HallError("not-found", 404)
    if table == "matches":
        return file_of("matches.csv", CSV, pieces=match_lines())
    tallies: Tallies = yield Count()
    if by_role is not None:
        return file_of(f"{table}.csv", CSV, csv_of(by_role.columns, by_role.rows(tallies)))
    return file_of(f"{table}.csv", CSV, csv_of(exports.PLAYERS, exports.player_rows(tallies)))


def export_json(_request: Request) -> Work[Reply]:
    """All tables, for a program."""
    tallies: Tallies = yield Count()
    return file_of("statistics.json", "application/json", pieces=json_parts(tallies))


def file_of(name: str, media: str, body: bytes = b"", pieces: Work[None] | None = None) -> Reply:
    """A table as a file."""
    return Reply(body, media=media, name=f"meadhall-{name}", pieces=pieces)


def csv_of(columns: tuple[str, ...], rows: list[exports.Told]) -> bytes:
    """A whole table."""
    return (exports.csv_head(columns) + exports.csv_lines(columns, rows)).encode()


def match_lines() -> Work[None]:
    """All matches, as lines of a table."""
    columns = exports.match_columns()
    head = exports.csv_head(columns).encode()

    def written(rows: list[exports.Told]) -> bytes:
        nonlocal head
        lines, head = head + exports.csv_lines(columns, rows).encode(), b""
        return lines

    yield from written_pages(written)


def json_parts(tallies: Tallies) -> Work[None]:
    """The tables one after another, the longest last."""
    told = {
        "games": exports.game_rows(tallies),
        **{name: table.rows(tallies) for name, table in exports.role_tables().items()},
        "pairs": [row for table in exports.role_tables().values() for row in table.pairs(tallies)],
        "players": exports.player_rows(tallies),
    }
    yield Piece(msgspec.json.encode(told)[:-1] + b',"matches":[')
    separator = b""

    def written(rows: list[exports.Told]) -> bytes:
        nonlocal separator
        lines = separator + b",".join(msgspec.json.encode(row) for row in rows) if rows else b""
        separator = b"," if rows else separator
        return lines

    yield from written_pages(written)
    yield Piece(b"]}")


def written_pages(written: Callable[[list[exports.Told]], bytes]) -> Work[None]:
    """All matches that count and that may be listed, written page by page."""

    def work(page: list[Result]) -> bytes:
        return written([exports.match_row(result) for result in page if result.was_played and result.is_listed])

    after: str | None = FIRST
    while after is not None:
        lines, after = yield Results(after, PAGE, work)
        if lines:
            yield Piece(lines)
