"""Tables: what can be played, by which rules, and tables that are set and listed."""

from __future__ import annotations

from typing import Final

from meadhall.bundle import games_with
from meadhall.hall import wire
from meadhall.hall.effects.work import Create, Find, Listed, Work
from meadhall.hall.endpoints.request import Reply, Request, reply
from meadhall.hall.endpoints.router import Endpoint
from meadhall.hall.game import hall_of
from meadhall.hall.records import UPLOAD, Record
from meadhall.hall.refusal import HallError
from meadhall.hall.settings import Settings
from meadhall.hall.tables import check_chairs, record_of
from meadhall.hall.telling.almanac import almanac
from meadhall.hall.telling.lists import Lists
from meadhall.hall.telling.rulebook import rules_of
from meadhall.packs.carried import USED

LISTED: Final = 50  # matches in a list
LARGEST: Final = 1024 * 1024  # bytes of an order, with the packs that it carries


class Tables:
    """Answers what the lobby asks."""

    def __init__(self, lists: Lists, settings: Settings) -> None:
        self.lists = lists
        self.settings = settings

    def endpoints(self) -> list[Endpoint]:
        """The addresses of it."""
        return [
            Endpoint("GET", "/almanac/{language}", self.almanac),
            Endpoint("GET", "/rules/{game}/{language}", self.rules),
            Endpoint("POST", "/fair/{language}", self.fair, is_act=True),
            Endpoint("POST", "/matches", self.create, is_act=True, is_costly=True, largest=LARGEST),
            Endpoint("GET", "/matches", self.mine),
            Endpoint("GET", "/matches/{id}", self.summary),
        ]

    def almanac(self, request: Request) -> Work[Reply]:
        """All that can be played."""
        yield from ()
        document = almanac(request.spoken, self.settings.longest)
        return Reply(document.plain, is_lasting=not USED, small=document.small)

    def rules(self, request: Request) -> Work[Reply]:
        """All rules of a game."""
        yield from ()
        game = request.parts["game"]
        if game not in games_with("hall"):
            raise HallError("not-found", 404)
        return reply(rules_of(game, request.spoken))

    def fair(self, request: Request) -> Work[Reply]:
        """What would make a table even."""
        yield from ()
        asked = request.told(wire.FairAsk)
        if asked.game not in games_with("hall"):
            raise HallError("no-game", name=asked.game)
        return reply(wire.Fair(offer=hall_of(asked.game).evened(asked.setup, request.spoken)))

    def create(self, request: Request) -> Work[Reply]:
        """Set a table."""
        order = request.told(wire.NewMatch)
        check_chairs(order.chairs, self.settings)
        record = record_of(order, request.holder, request.date)
        yield Create(record)
        return reply(wire.Made(id=record.id), 201)

    def mine(self, request: Request) -> Work[Reply]:
        """The tables of this browser."""
        found: list[wire.Summary] = []
        if request.holder:
            records: list[Record] = yield Listed(request.holder, LISTED, self.lists.known())
            for record in records:
                found.append(self.lists.summary(record, request.holder, request.language))
                yield None  # each may have to be played through: whoever answers meanwhile comes first
        return reply(found)

    def summary(self, request: Request) -> Work[Reply]:
        """One table."""
        record: Record | None = yield Find(request.parts["id"])
        if record is None:
            raise HallError("no-match", 404)
        if record.origin == UPLOAD:
            raise HallError("not-playable", 409)
        return reply(self.lists.summary(record, request.holder, request.language))
