"""Endpoints: what the hall answers without a table (meadhall.hall.endpoints), from what this browser keeps."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import parse_qsl, unquote

from meadhall.browser.heads import OWN, Kept, record_of
from meadhall.browser.kept import Keeper
from meadhall.browser.results import result_of
from meadhall.browser.store import Reply as Found
from meadhall.hall import wire
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
    Work,
)
from meadhall.hall.endpoints import lessons, statistics
from meadhall.hall.endpoints.coach import Coaches
from meadhall.hall.endpoints.puzzles import Puzzles
from meadhall.hall.endpoints.replays import Replays
from meadhall.hall.endpoints.request import Reply, Request, refusal, reply
from meadhall.hall.endpoints.router import Router
from meadhall.hall.endpoints.statistics import counted_into
from meadhall.hall.endpoints.tables import Tables
from meadhall.hall.endpoints.workshop import Workshops
from meadhall.hall.records import Record as Stored
from meadhall.hall.refusal import HallError
from meadhall.hall.replays.archive import Archive
from meadhall.hall.replays.reviews import Reviews
from meadhall.hall.statistics.tallies import Record, Tallies
from meadhall.hall.thoughts import Rank
from meadhall.localisation import ENGLISH, languages

if TYPE_CHECKING:
    from meadhall.browser.worker import BrowserHall

PREFIX: Final = "/api"
BROKEN: Final = 500
NO_PARTS: Final[dict[str, str]] = {}

Done = Callable[[Any, Exception | None], None]  # what is done with what work has come to


class Endpoints:
    """Runs them, and gets what they need."""

    def __init__(self, hall: BrowserHall) -> None:
        self.hall = hall
        self.archive = Archive()
        self.reviews = Reviews(self.think)
        self.keeper = Keeper(hall.matches, self.let_go)
        self.router = Router(
            [
                *Tables(hall.lists, hall.settings).endpoints(),
                *Replays(self.reviews, hall.settings).endpoints(),
                *Coaches(self.reviews).endpoints(),
                *lessons.endpoints(),
                *Puzzles().endpoints(),
                *statistics.endpoints(),
                *Workshops(hall.settings).endpoints(),
            ]
        )

    def let_go(self) -> None:
        """Everything that was kept is gone."""
        self.archive.tapes.clear()
        self.hall.shut_all()

    # ---------------------------------------------------------------- requests
    def ask(self, token: int, method: str, address: str, body: str, language: str) -> None:
        """Answer a request; whatever goes wrong is answered too."""
        path, _, query = address.removeprefix(PREFIX).partition("?")
        asked = dict(parse_qsl(query))
        found = self.router.find(method, unquote(path))
        endpoint, parts = (None, NO_PARTS) if found is None else found
        wanted = (asked.get("language"), parts.get("language"), language)
        spoken = next((each for each in wanted if each in languages()), ENGLISH)

        def answered(reply: Reply | None, problem: Exception | None) -> None:
            told = reply if reply is not None else self.told(problem, spoken)
            self.hall.bridge.answer(token, told.status, told.body.decode(), told.media, told.name or "")

        if self.keeper.ask(method, path, body, spoken, answered):
            return
        if endpoint is None:
            answered(None, HallError("not-found", 404))
            return
        if len(body) > endpoint.largest:
            answered(None, HallError("too-large", 413))
            return
        moment = self.hall.moment
        request = Request(parts, moment.now, moment.date, asked, body.encode(), spoken, OWN)
        self.run(self.whole(endpoint.handler(request)), answered)

    def told(self, problem: Exception | None, language: str) -> Reply:
        """What went wrong, in words; what nobody has thought of is written down too."""
        try:
            return refusal(problem or RuntimeError("no answer"), language)
        except Exception as trouble:  # noqa: BLE001 - the page must not wait for ever
            self.hall.bridge.warn("".join(traceback.format_exception(trouble)))
            return reply(wire.Problem(text=f"{type(trouble).__name__}: {trouble}"), BROKEN)

    def whole(self, work: Work[Reply]) -> Work[Reply]:
        """An answer with all its pieces."""
        found = yield from work
        if found.pieces is None:
            return found
        body = found.body
        value: Any = None
        while True:
            try:
                need = found.pieces.send(value)
            except StopIteration:
                return found._replace(body=body, pieces=None)
            if isinstance(need, Piece):
                body, value = body + need.data, None
            else:
                value = yield need

    # ---------------------------------------------------------------- work
    def run(self, work: Work[Any], done: Done) -> None:
        """Do all of it; wherever it stops for a moment, whoever else waits comes first."""

        def go_on(value: Any = None, problem: Exception | None = None) -> None:
            try:
                need = work.send(value) if problem is None else work.throw(problem)
            except StopIteration as end:
                done(end.value, None)
            except Exception as trouble:  # noqa: BLE001 - whoever waits is told, whatever it was
                done(None, trouble)
            else:
                self.fulfil(need, go_on)

        go_on()

    def fulfil(self, need: Need | None, then: Found) -> None:
        """Get what work needs, or tell it why not."""
        matches = self.hall.matches
        match need:
            case None:
                self.hall.later(0.0, lambda: then(None, None))
            case Find():
                matches.find(need.id, then)
            case Create():
                matches.create(need.record, then)
            case Upload():
                matches.create(need.record, then)
            case Listed():
                matches.list(lambda found, problem: then(None if problem else self.listed(found, need), problem))
            case Wind():
                self.run(self.archive.tape(need.id), then)
            case OpenBook():
                self.hall.books.open(need.game, then)
            case Chore():
                self.hall.later(0.0, lambda: self.do(need.work, then))
            case LookBack() | TryOut():
                self.think_about(need, then)
            case _:
                self.fulfil_of_past(need, then)

    def fulfil_of_past(
        self,
        need: KeptReview | KeepReview | Count | CountOf | Results | Piece | Shelve | Fetch | Withdraw,
        then: Found,
    ) -> None:
        """Get what work needs of matches that are over."""
        matches = self.hall.matches
        match need:
            case KeptReview():
                matches.call("review", {"id": need.id}, then)
            case KeepReview():
                matches.call("keep_review", {"id": need.id, "text": need.moments}, then)
            case Count():
                self.run(counted_into(Tallies()), then)
            case CountOf():
                self.run(counted_into(Record(), need.holder), then)
            case Results():
                matches.list(lambda found, problem: then(None if problem else worked(found, need), problem))
            case Piece():
                raise TypeError("only long answers are written in pieces")
            case Shelve() | Fetch() | Withdraw():
                raise TypeError("nobody else could look at what is shared in a browser")

    def listed(self, found: list[Kept], need: Listed) -> list[Stored]:
        """The newest matches that were played here."""
        records = [record_of(each) for each in found]
        own = [record for record in records if any(sitter.holder == need.holder for sitter in record.sitters)]
        return sorted(own, key=lambda record: -record.created)[: need.most]

    # ---------------------------------------------------------------- reviews
    def think(self) -> None:
        """A review waits to be thought about."""
        self.hall.later(0.0, lambda: self.run(self.reviews.work(self.hall.bridge.now), self.reviewed))

    def reviewed(self, _found: None, problem: Exception | None) -> None:
        """All reviews are thought of, or one of them cannot be."""
        if problem is not None:
            self.hall.bridge.warn("".join(traceback.format_exception(problem)))

    def do(self, work: Callable[[], Any], then: Found) -> None:
        """Do something that takes a while."""
        try:
            found = work()
        except Exception as problem:  # noqa: BLE001 - whoever waits is told, whatever it was
            then(None, problem)
        else:
            then(found, None)

    def think_about(self, need: LookBack | TryOut, then: Found) -> None:
        """Have a question thought about again, or a quick match played."""

        def thought(found: Any) -> None:
            then(found, None if found is not None else RuntimeError("something could not be thought about"))

        self.hall.brains.think(need, Rank.WANTED, thought)


def worked(found: list[Kept], need: Results) -> tuple[Any, str | None]:
    """Work on the finished matches that count, in the order of their ids."""
    over = sorted((each for each in found if each.end is not None and each.id > need.after), key=lambda each: each.id)
    page = [result for result in map(result_of, over) if result is not None][: need.most]
    return need.work(page), page[-1].id if len(page) == need.most else None
