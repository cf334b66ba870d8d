"""Hall: all rooms of a server. A room that nobody is in is closed; whoever comes back finds it as it was."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Final

import meadhall
from meadhall.hall import wire
from meadhall.hall.records import UPLOAD, Record
from meadhall.hall.refusal import HallError, StorageError, TakenError, unplayable
from meadhall.hall.rooms.room import Room
from meadhall.hall.settings import HOLD, PACE, Settings
from meadhall.hall.tables import checked_name, following, with_role
from meadhall.hall.telling.almanac import almanac
from meadhall.hall.telling.lists import Lists
from meadhall.localisation import languages
from meadhall.server.operations.metrics import Stores, Traffic
from meadhall.server.processes import garbage
from meadhall.server.processes.brains import Brains
from meadhall.server.processes.chores import Chores
from meadhall.server.processes.peers import Peers
from meadhall.server.rooms.live import LiveRoom
from meadhall.server.rooms.tasks import Tasks
from meadhall.server.rooms.timer import Timer
from meadhall.server.storage.ledger import Ledger
from meadhall.server.storage.people import People
from meadhall.server.storage.tidy import tidy_stores

log: Final = logging.getLogger("meadhall.hall")
REST: Final = 20.0  # seconds after which a quiet match is put to rest
TIDY: Final = 2.0  # seconds between two times that the database is tidied up


class Hall:
    """All rooms."""

    def __init__(
        self, ledger: Ledger, brains: Brains, *, pace: float = PACE, hold: float = HOLD, data: Path | None = None
    ) -> None:
        self.ledger = ledger
        self.brains = brains
        self.settings = Settings(
            hold=hold,
            pace=pace,
            processes=brains.processes,
            has_peers=not ledger.storage.is_sqlite,
            queued=brains.shares.queued,
        )
        self.data = data  # the folder of what is kept in files
        self.timer = Timer()
        self.tasks = Tasks("of no room", self.timer)
        self.traffic = Traffic()
        self.stores = Stores()
        self.rooms: dict[str, LiveRoom] = {}
        self.peers = Peers(self)
        self.lists = Lists(lambda: self.rooms, self.open_at)
        self.people = People(ledger.storage)
        self.chores = Chores()
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
            await asyncio.to_thread(almanac, language, self.settings.longest)

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
                if now - room.room.asked.since > REST:
                    room.room.course.match.rest()
            await asyncio.sleep(REST)

    # ---------------------------------------------------------------- tables are set
    async def again(self, old: Record) -> str:
        """Set the same table once more."""
        record = following(old, self.timer.date())
        await self.ledger.call(self.ledger.storage.create, record)
        return await self.ledger.call(self.ledger.storage.follow, old.id, record.id)

    async def join(self, id: str, order: wire.Join, holder: str) -> None:
        """Sit down at a free seat."""
        name = checked_name(order.name)
        room = await self.room(id)
        with room.held_open():
            seating = room.room.seating
            if seating.seats_of(holder):
                return  # who has a seat keeps it
            refusal = room.room.moderation.refusal(holder)
            if refusal is not None:
                raise HallError(refusal, 403)
            free = [seat for seat, sitter in enumerate(seating.sitters) if sitter.kind == "free"]
            seat = order.seat if order.seat is not None else next(iter(free), None)
            if seat is None or seat not in free:
                raise HallError("no-seat", 409)
            try:
                await room.do(room.room.sit(seat, name, holder, with_role(room.room.course.record, seat, order.role)))
            except TakenError as problem:
                raise HallError("no-seat", 409) from problem

    # ---------------------------------------------------------------- rooms
    async def room(self, id: str) -> LiveRoom:
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
                room = self.rooms[id] = LiveRoom(record, self)
            except meadhall.TranscriptError as problem:
                raise unplayable(record.version, problem) from problem
            await room.do(room.room.moderation.load())
        finally:
            del self.opening[id]
        await self.peers.lead([room])
        room.present(asks=True)

    def open_at(self, id: str) -> Room | None:
        """The room of a match, if it is open."""
        found = self.rooms.get(id)
        return None if found is None else found.room

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
                channel.link.close()

    def idle(self, room: LiveRoom) -> None:
        """Nobody is in a room: it is closed unless somebody's clock runs."""
        if room.room.clocks.running is None and self.rooms.get(room.id) is room:
            room.close()
            del self.rooms[room.id]
            self.peers.leave(room)

    async def close(self) -> None:
        """Close all rooms, then the books."""
        self.tasks.cancel()
        for room in list(self.rooms.values()):
            room.close()
        self.rooms.clear()
        await self.peers.close()
        self.brains.close()
        self.chores.close()
        await self.ledger.close()
