"""Keeper: all matches of this browser as one file, out and in again, and their end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from typing import Any, Final

import msgspec
from msgspec.structs import asdict, replace

import meadhall
from meadhall.browser.heads import Kept, head_of, record_of
from meadhall.browser.store import Matches
from meadhall.bundle import games_with
from meadhall.hall.endpoints.request import JSON, Reply, reply
from meadhall.hall.game import hall_of
from meadhall.hall.records import Record, Sitter, rebuilt
from meadhall.hall.refusal import HallError, unplayable
from meadhall.hall.tables import LONGEST_NAME
from meadhall.hall.telling.names import readable
from meadhall.hall.wire.people import Brought, Me, NotBrought

FORMAT: Final = "meadhall-matches-1"
LARGEST: Final = 200_000_000  # letters of a file

Answered = Callable[[Reply | None, Exception | None], None]


class File(msgspec.Struct):
    """A file of matches: each with its head, its end and its rows, as they are kept."""

    format: str
    version: str
    matches: list[dict[str, Any]]


class Keeper:
    """Answers what a person asks about all that is kept here."""

    def __init__(self, matches: Matches, let_go: Callable[[], None]) -> None:
        self.matches = matches
        self.let_go = let_go  # is called when all matches are gone

    def ask(self, method: str, path: str, body: str, language: str, answered: Answered) -> bool:
        """Answer a request that is meant for it; whether it was."""
        match method, path:
            case "GET", "/me":
                self.matches.list(told(lambda found: reply(me(found)), answered))
            case "GET", "/kept":
                self.matches.dump(told(file_of, answered))
            case "POST", "/kept":
                self.bring(body, language, answered)
            case "POST", "/kept/delete":
                self.matches.call("clear", {}, told(lambda _: self.gone(), answered))
            case _:
                return False
        return True

    def gone(self) -> Reply:
        """Everything is deleted."""
        self.let_go()
        return reply(me([]))

    def bring(self, body: str, language: str, answered: Answered) -> None:
        """Keep the matches of a file that are not here yet, one after another; bad ones are named and left out."""
        try:
            waiting = iter(read(body))
        except HallError as problem:
            answered(None, problem)
            return
        kept = known = 0
        refused: list[NotBrought] = []

        def stored(is_new: bool | None, problem: Exception | None) -> None:
            nonlocal kept, known
            if problem is not None:
                answered(None, problem)
                return
            kept, known = kept + bool(is_new), known + (not is_new)
            go_on()

        def go_on() -> None:
            good = next_good(waiting, refused, language)
            if good is None:
                answered(reply(Brought(kept=kept, known=known, refused=refused)), None)
            else:
                self.matches.restore(good, stored)

        go_on()


def told(work: Callable[[Any], Reply], answered: Answered) -> Callable[[Any, Exception | None], None]:
    """Answer with what is made of a result."""

    def reply_with(found: Any, problem: Exception | None) -> None:
        answered(None if problem is not None else work(found), problem)

    return reply_with


def me(found: list[Kept]) -> Me:
    """What is kept of the person of this browser."""
    return Me(
        known=bool(found),
        listed=False,
        matches=len(found),
        running=sum(each.end is None for each in found),
        named=0,
    )


# ---------------------------------------------------------------- out
def file_of(found: list[Kept]) -> Reply:
    """All matches as a file. It holds what is hidden in matches that go on: it is for its owner alone."""
    body = msgspec.json.encode(File(FORMAT, meadhall.__version__, [asdict(each) for each in found]))
    day = datetime.now(UTC).strftime("%Y-%m-%d")
    return Reply(body, media=JSON, name=f"meadhall-matches-{day}.json")


# ---------------------------------------------------------------- in
def read(text: str) -> list[Any]:
    """The matches of a file, not yet checked."""
    if len(text) > LARGEST:
        raise HallError("too-large", 413)
    try:
        file = msgspec.json.decode(text, type=File)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise HallError("no-matches") from problem
    if file.format != FORMAT:
        raise HallError("no-matches")
    return file.matches


def next_good(waiting: Iterator[Any], refused: list[NotBrought], language: str) -> Kept | None:
    """The next match that can be kept; those before it that cannot are written down."""
    for each in waiting:
        try:
            return checked(each)
        except HallError as problem:
            id = each.get("id") if isinstance(each, dict) else None
            refused.append(NotBrought(id=readable(str(id or "?"))[:LONGEST_NAME], text=problem.text(language)))
    return None


def checked(told: Any) -> Kept:
    """A match of a file, played through: it must be one that these rules lead to."""
    try:
        kept = msgspec.convert(told, Kept)
        record = record_of(kept)
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeError, ValueError) as problem:
        raise HallError("no-match-in-file", reason=str(problem)) from problem
    if record.id != kept.id or record.game not in games_with("hall"):
        raise HallError("no-match-in-file", reason=record.game)
    try:
        match = rebuilt(record)
    except meadhall.MeadhallError as problem:
        raise unplayable(record.version, problem) from problem
    if len(record.sitters) != match.seats or [row.number for row in record.rows] != list(range(len(record.rows))):
        raise HallError("no-match-in-file", reason=hall_of(record.game).title(record.setup))
    return replace(kept, head=head_of(plain(record)))


def plain(record: Record) -> Record:
    """A record whose names can be shown."""
    return record._replace(sitters=[named(sitter) for sitter in record.sitters])


def named(sitter: Sitter) -> Sitter:
    """Somebody whose name can be shown."""
    return sitter._replace(name=readable(sitter.name)[:LONGEST_NAME])
