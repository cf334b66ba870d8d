"""Replays: matches that are over, to be looked at again, thought about, taken along as files and played on."""

from __future__ import annotations

import json
import re
from typing import Final

from meadhall.hall import wire
from meadhall.hall.effects.work import Create, Upload, Wind, Work
from meadhall.hall.endpoints.request import Reply, Request, reply
from meadhall.hall.endpoints.router import Endpoint
from meadhall.hall.refusal import HallError
from meadhall.hall.replays import transcripts
from meadhall.hall.replays.reviews import Reviews
from meadhall.hall.replays.sequels import sequel_of
from meadhall.hall.replays.tape import Tape
from meadhall.hall.settings import Settings
from meadhall.hall.tables import check_chairs
from meadhall.hall.wire.pages.replays import GoOn

OPEN: Final = "open"  # the view of somebody who looks into all hands
NUMBER: Final = re.compile(r"[0-9]{1,6}", re.ASCII)


class Replays:
    """What may be asked for about matches that are over."""

    def __init__(self, reviews: Reviews, settings: Settings) -> None:
        self.reviews = reviews
        self.settings = settings

    def endpoints(self) -> list[Endpoint]:
        """The addresses of it."""
        return [
            Endpoint("POST", "/replays", self.upload, is_act=True, is_costly=True, largest=transcripts.LARGEST),
            Endpoint("GET", "/replays/{id}/transcript", self.transcript),
            Endpoint("POST", "/replays/{id}/continue", self.go_on, is_act=True, is_costly=True),
            Endpoint("GET", "/replays/{id}/{language}", self.replay),
            Endpoint("GET", "/replays/{id}/{language}/review", self.review),
            Endpoint("GET", "/replays/{id}/{language}/{number}", self.moment),
        ]

    # ---------------------------------------------------------------- looking
    def replay(self, request: Request) -> Work[Reply]:
        """A match as a whole."""
        language = request.spoken
        tape: Tape = yield Wind(request.parts["id"])
        return reply((yield from tape.replay(language, request.holder)))

    def moment(self, request: Request) -> Work[Reply]:
        """A match after some of its answers."""
        language = request.spoken
        tape: Tape = yield Wind(request.parts["id"])
        number = tape.checked(counted(request.parts["number"]))
        since = request.query.get("since")
        earlier = None if since is None else tape.checked(counted(since))
        seat = seat_of(request.query.get("view", OPEN), tape.last.seats)
        return reply(tape.news(language, number, seat, earlier))

    def review(self, request: Request) -> Work[Reply]:
        """What a bot thinks of a match."""
        language = request.spoken
        tape: Tape = yield Wind(request.parts["id"])
        return reply((yield from self.reviews.review(tape, language, request.holder, request.mark, request.now)))

    # ---------------------------------------------------------------- files
    def transcript(self, request: Request) -> Work[Reply]:
        """A match as a file."""
        tape: Tape = yield Wind(request.parts["id"])
        told = json.dumps(tape.transcript()) + "\n"
        return Reply(told.encode(), name=transcripts.file_name(tape))

    def upload(self, request: Request) -> Work[Reply]:
        """Keep a match that comes as a file."""
        record = yield from transcripts.record_of(request.body, request.date)
        yield Upload(record, request.mark)
        return reply(wire.Made(id=record.id), 201)

    # ---------------------------------------------------------------- playing on
    def go_on(self, request: Request) -> Work[Reply]:
        """Play on from a moment, as a new match."""
        order = request.told(GoOn)
        check_chairs(order.chairs, self.settings)
        tape: Tape = yield Wind(request.parts["id"])
        record = sequel_of(tape, order, request.holder, request.date)
        yield Create(record)
        return reply(wire.Made(id=record.id), 201)


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
