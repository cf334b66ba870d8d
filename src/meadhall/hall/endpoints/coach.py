"""Coach: what can be learnt from several matches: the habits of whoever asks."""

from __future__ import annotations

from typing import Final

from meadhall.bundle import games_with
from meadhall.hall.effects.work import Listed, Wind, Work
from meadhall.hall.endpoints.request import Reply, Request, reply
from meadhall.hall.endpoints.router import Endpoint
from meadhall.hall.records import Record
from meadhall.hall.refusal import HallError
from meadhall.hall.replays.habits import MATCHES, habits_of, told_habit
from meadhall.hall.replays.moments import Moment
from meadhall.hall.replays.reviews import Reviews, kept_review
from meadhall.hall.wire.pages.replays import Habits

LISTED: Final = 200  # the newest matches, among which those of a game are looked for
FINE: Final = 3  # digits of a share


class Coaches:
    """What may be asked of the coach beside a single match."""

    def __init__(self, reviews: Reviews) -> None:
        self.reviews = reviews

    def endpoints(self) -> list[Endpoint]:
        """The addresses of it."""
        return [Endpoint("GET", "/coach/{game}/{language}", self.habits)]

    def habits(self, request: Request) -> Work[Reply]:
        """The habits of whoever asks; what has not been looked back at is thought about only if they wish."""
        game, language = request.parts["game"], request.spoken
        if game not in games_with("hall"):
            raise HallError("not-found", 404)
        moments: list[Moment] = []
        waiting: list[Record] = []
        matches = yield from last_matches(game, request.holder)
        for record, seats in matches:
            kept = yield from kept_review(record.id)
            if kept is None:
                waiting.append(record)
            moments += [moment for moment in kept or () if moment.seat in seats]
        share = 0.0
        wanted = waiting if request.query.get("think") else []
        thinks = False
        for record in wanted:
            begun = yield from self.begun(record, request)
            if begun is not None:
                share, thinks = begun, True
                break
        looked = len(matches) - len(waiting)
        return reply(
            Habits(
                game=game,
                matches=len(matches),
                looked=looked,
                state="thinking" if thinks else "done",
                share=round((looked + share) / len(matches), FINE) if matches else 1.0,
                habits=[told_habit(game, habit, language) for habit in habits_of(moments)],
            )
        )

    def begun(self, record: Record, request: Request) -> Work[float | None]:
        """Have a match looked back at: how much of that is done; None if it can no longer be shown."""
        try:
            tape = yield Wind(record.id)
        except HallError as problem:
            if problem.status >= 500:
                raise
            return None
        found = self.reviews.asked(tape, request.holder, request.mark, request.now)
        return found.share


def last_matches(game: str, holder: str) -> Work[list[tuple[Record, list[int]]]]:
    """The last finished matches of somebody, with their seats there; not those that several played at one screen."""
    if not holder:
        return []
    listed: list[Record] = yield Listed(holder, LISTED, {})
    found: list[tuple[Record, list[int]]] = []
    for record in listed:
        seats = [seat for seat, sitter in enumerate(record.sitters) if sitter.holder == holder]
        if record.game == game and record.end is not None and record.origin is None and is_one(record, seats):
            found.append((record, seats))
    return found[:MATCHES]


def is_one(record: Record, seats: list[int]) -> bool:
    """Whether one person has played these seats."""
    who = record.setup.get("people")
    return len(seats) == 1 or (who is not None and len({who[seat] for seat in seats}) == 1)
