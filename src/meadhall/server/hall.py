"""Hall: all rooms of a server. A room that nobody is in is closed; whoever comes back finds it as it was."""

from __future__ import annotations

import asyncio
import logging
import secrets
from pathlib import Path
from typing import Any, Final

import meadhall
from meadhall import SetupError, bots
from meadhall.bundle import games_with
from meadhall.kernel.game import find_game
from meadhall.kernel.outcome import Outcome
from meadhall.localisation import languages
from meadhall.server import wire
from meadhall.server.game import hall_of
from meadhall.server.operations.metrics import Stores, Traffic
from meadhall.server.processes import garbage
from meadhall.server.processes.brains import Brains
from meadhall.server.processes.peers import Peers
from meadhall.server.refusal import HallError, unplayable
from meadhall.server.rooms.room import Room
from meadhall.server.rooms.tasks import Tasks
from meadhall.server.rooms.timer import Timer
from meadhall.server.storage.cache import AskedCache, AskedSeats
from meadhall.server.storage.database import StorageError, TakenError
from meadhall.server.storage.ledger import Ledger
from meadhall.server.storage.people import People
from meadhall.server.storage.records import UPLOAD, Record, Sitter
from meadhall.server.storage.tidy import tidy_stores
from meadhall.server.telling.almanac import almanac
from meadhall.server.telling.names import bots_of, players_of, readable, with_bots

log: Final = logging.getLogger("meadhall.hall")
HOLD: Final = 1.0  # seconds before an answer that must not tell by its speed is shown at the earliest
REST: Final = 20.0  # seconds after which a quiet match is put to rest
TIDY: Final = 2.0  # seconds between two times that the database is tidied up
ID_BYTES: Final = 9
SEED_BITS: Final = 128
LONGEST_NAME: Final = 40
LISTED: Final = 50  # matches in a list
LEAST_WINDOW: Final = 2
MOST_WINDOW: Final = 60
MOST_SECONDS: Final = 24 * 3600


class Hall:
    """All rooms."""

    def __init__(
        self, ledger: Ledger, brains: Brains, *, pace: float = 0.5, hold: float = HOLD, data: Path | None = None
    ) -> None:
        self.ledger = ledger
        self.brains = brains
        self.pace = pace  # seconds that a bot takes for an answer at least
        self.hold = hold
        self.data = data  # the folder of what is kept in files
        self.timer = Timer()
        self.tasks = Tasks("of no room", self.timer)
        self.patience = 2.0  # seconds until the database is tried again
        self.traffic = Traffic()
        self.stores = Stores()
        self.rooms: dict[str, Room] = {}
        self.peers = Peers(self)
        self.asked_cache = AskedCache()
        self.people = People(ledger.storage)
        self.generations: dict[str, int] = {}  # by holder: the number of their oldest session that goes on
        self.opening: dict[str, asyncio.Task[None]] = {}

    async def open(self) -> None:
        """Begin to hear of other processes that serve the same database, and to look after rooms that are quiet."""
        self.generations.update(await self.ledger.call(self.people.generations))
        await self.peers.open()
        self.ledger.came_back = self.peers.missed
        self.tasks.later(0.0, garbage.collect_regularly())
        self.tasks.later(REST, self.tidy())
        self.tasks.later(TIDY, self.tidy_books())
        self.tasks.later(0.0, tidy_stores(self))
        self.tasks.later(0.0, self.prepare())

    async def prepare(self) -> None:
        """Write what every page asks for before the first one does, beside all else: it takes a while."""
        for language in languages():
            await asyncio.to_thread(almanac, language)

    async def tidy_books(self) -> None:
        """The database is tidied up beside all else, so that no answer waits for it."""
        while True:
            try:
                await asyncio.to_thread(self.ledger.storage.tidy)
            except StorageError as problem:
                log.warning("the database was not tidied up: %s", problem)
            await asyncio.sleep(TIDY)

    async def tidy(self) -> None:
        """Matches in which nothing has happened for a while need less room."""
        while True:
            now = self.timer.now()
            for room in self.rooms.values():
                if now - room.asked_at > REST:
                    room.match.rest()
            await asyncio.sleep(REST)

    # ---------------------------------------------------------------- tables are set
    async def create(self, order: wire.NewMatch, holder: str) -> str:
        """Set a table."""
        if order.game not in games_with("hall"):
            raise HallError("no-game", name=order.game)
        game, here = find_game(order.game), hall_of(order.game)
        try:
            setup: Any = game.prepare(order.setup | here.people(order.setup, [chair.kind for chair in order.chairs]))
        except SetupError as problem:
            raise HallError("setup", plain=problem) from problem
        wanted = here.seats(setup)
        if len(order.chairs) != wanted or not any(chair.kind == "me" for chair in order.chairs):
            raise HallError("no-chair", wanted=wanted)
        id = secrets.token_urlsafe(ID_BYTES)
        sitters = with_bots([sitter_of(chair, holder) for chair in order.chairs], id)
        record = Record(
            id=id,
            game=order.game,
            setup=setup,
            seed=secrets.randbits(SEED_BITS),
            version=meadhall.__version__,
            fingerprint=game.fingerprint(setup),
            window=min(max(order.window, LEAST_WINDOW), MOST_WINDOW),
            timing=checked_timing(order.timing),
            created=self.timer.date(),
            sitters=sitters,
            rows=[],
            host=holder,
            sealed=True,
            choose=order.choose and here.has_choice,
        )
        await self.ledger.call(self.ledger.storage.create, record)
        return record.id

    async def again(self, room: Room) -> str:
        """Set the same table once more."""
        old = room.record
        record = old._replace(
            id=secrets.token_urlsafe(ID_BYTES),
            seed=secrets.randbits(SEED_BITS),
            version=meadhall.__version__,
            fingerprint=find_game(old.game).fingerprint(old.setup),
            created=self.timer.date(),
            sitters=list(room.sitters),
            rows=[],
            next=None,
            end=None,
            origin=None,
            shut=False,
            choose=False,
            sealed=True,
        )
        await self.ledger.call(self.ledger.storage.create, record)
        return await self.ledger.call(self.ledger.storage.follow, old.id, record.id)

    async def join(self, id: str, order: wire.Join, holder: str) -> None:
        """Sit down at a free seat."""
        name = checked_name(order.name)
        room = await self.room(id)
        with room.held_open():
            if room.seats_of(holder):
                return  # who has a seat keeps it
            refusal = room.moderation.refusal(holder)
            if refusal is not None:
                raise HallError(refusal, 403)
            free = [seat for seat, sitter in enumerate(room.sitters) if sitter.kind == "free"]
            seat = order.seat if order.seat is not None else next(iter(free), None)
            if seat is None or seat not in free:
                raise HallError("no-seat", 409)
            try:
                await room.sit(seat, name, holder, with_role(room.record, seat, order.role))
            except TakenError as problem:
                raise HallError("no-seat", 409) from problem

    # ---------------------------------------------------------------- rooms
    async def room(self, id: str) -> Room:
        """A room by the id of its match, opened if it is not; whoever gets it goes in before it can be closed."""
        while id not in self.rooms:
            if id not in self.opening:
                self.opening[id] = asyncio.create_task(self.open_room(id))
            await asyncio.shield(self.opening[id])  # however many come at once, there is one room
        return self.rooms[id]

    async def open_room(self, id: str) -> None:
        """Open a room from what is stored."""
        try:
            record = await self.record(id)
            if record.origin == UPLOAD:
                raise HallError("not-playable", 409)
            try:
                room = self.rooms[id] = Room(record, self)
            except meadhall.TranscriptError as problem:
                raise unplayable(record.version, problem) from problem
            await room.moderation.load()
        finally:
            del self.opening[id]
        await self.peers.lead([room])
        self.peers.present(room, asks=True)

    async def record(self, id: str) -> Record:
        """What is kept of a match; no room is opened for who only asks about it."""
        found = await self.ledger.call(self.ledger.storage.load, id)
        if found is None:
            raise HallError("no-match", 404)
        return found

    def end_sessions(self, holder: str, generation: int) -> None:
        """Cookies of a person must bear a new number; pages that came with an old one come back as strangers."""
        self.generations[holder] = generation
        for room in self.rooms.values():
            for channel in [channel for channel in room.channels if channel.holder == holder]:
                channel.cut()

    def idle(self, room: Room) -> None:
        """Nobody is in a room: it is closed unless somebody's clock runs."""
        if room.clocks.running is None and self.rooms.get(room.id) is room:
            room.close()
            del self.rooms[room.id]
            self.peers.leave(room)

    async def summaries(self, holder: str, language: str) -> list[wire.Summary]:
        """The tables at which a browser has a seat, the newest first."""
        known = {**self.asked_cache.numbers(), **dict.fromkeys(self.rooms)}
        records = await self.ledger.call(self.ledger.storage.of_holder, holder, LISTED, known)
        found: list[wire.Summary] = []
        for record in records:
            found.append(self.summary(record, holder, language))
            await asyncio.sleep(0)  # each may have to be played through: whoever answers meanwhile comes first
        return found

    def summary(self, record: Record, holder: str, language: str) -> wire.Summary:
        """A table as it is listed; of one that is over, its end is enough."""
        try:
            room = self.rooms.get(record.id) or Room(record, self, live=False)
        except meadhall.TranscriptError as problem:
            return outdated(record, holder, language, problem)
        mine = room.seats_of(holder)
        outcome = room.match.outcome or outcome_of(record)
        return wire.Summary(
            id=record.id,
            game=record.game,
            setup=record.setup,
            seats=room.herald.seats(language).seats,
            mine=mine,
            state="over" if outcome is not None else "running" if room.is_full else "waiting",
            waits_for_me=outcome is None and any(seat in mine for seat in self.asked(record, room)),
            end=None if outcome is None else room.herald.speaker(language).outcome(outcome),
            created=record.created,
            choose=record.choose and not room.is_full,
        )

    def asked(self, record: Record, room: Room) -> list[int]:
        """Who is asked in a match; where it was not played through this time, as it was seen when it was."""
        if record.id in self.rooms or not room.is_full:
            return room.asked_seats()
        found = None if record.rows else self.asked_cache.kept.get(record.id)
        if found is None:
            found = self.asked_cache.keep(record.id, AskedSeats(len(record.rows), room.asked_seats()))
        return found.asked

    async def close(self) -> None:
        """Close all rooms, then the books."""
        self.tasks.cancel()
        for room in list(self.rooms.values()):
            room.close()
        self.rooms.clear()
        await self.peers.close()
        self.brains.close()
        await self.ledger.close()


def outcome_of(record: Record) -> Outcome | None:
    """How a match ended, as it was stored."""
    return None if record.end is None else Outcome(tuple(record.end["winners"]), record.end["reason"])


def outdated(record: Record, holder: str, language: str, problem: Exception) -> wire.Summary:
    """A table of an earlier edition of the cards: who sat there, and why it can no longer be shown."""
    return wire.Summary(
        id=record.id,
        game=record.game,
        setup=record.setup,
        seats=[
            wire.Seat(
                name=player or "",
                person=player,
                kind=each.kind,
                level=each.level,
                here=False,
                team=None,
                face=bot or None,
            )
            for each, player, bot in zip(
                record.sitters, players_of(record.sitters, language), bots_of(record.sitters), strict=True
            )
        ],
        mine=[seat for seat, each in enumerate(record.sitters) if each.kind == "person" and each.holder == holder],
        state="over",
        waits_for_me=False,
        end=unplayable(record.version, problem).text(language),
        created=record.created,
    )


def with_role(record: Record, seat: int, role: str | None) -> Record | None:
    """A table with the role that somebody wants to play there; None if it stays as it is."""
    here = hall_of(record.game)
    roles = here.roles(record.setup)
    if role is None or (roles and role == roles[seat]):
        return None
    arranged = here.with_role(record.setup, seat, role) if record.choose else None
    if arranged is None:
        raise HallError("no-choice", 403)
    game = find_game(record.game)
    try:
        setup: Any = game.prepare(arranged)
    except SetupError as problem:
        raise HallError("setup", plain=problem) from problem
    return record._replace(setup=setup, fingerprint=game.fingerprint(setup))


def sitter_of(chair: wire.Chair, holder: str) -> Sitter:
    """Who sits on a chair."""
    if chair.kind == "bot":
        bots.level_named(chair.level)
        return Sitter("bot", "", chair.level, None)
    if chair.kind == "friend":
        return Sitter("free", "", None, None)
    return Sitter("person", checked_name(chair.name), None, holder)


def checked_name(name: str) -> str:
    """A name that others can see."""
    told = readable(name)
    if not 0 < len(told) <= LONGEST_NAME:
        raise HallError("no-name", most=LONGEST_NAME)
    return told


def checked_timing(timing: wire.Timing) -> wire.Timing:
    """Clocks that run, or none."""
    if timing.kind == "none" or timing.seconds <= 0:
        return wire.Timing()
    return wire.Timing(kind=timing.kind, seconds=min(timing.seconds, MOST_SECONDS), late=timing.late)
