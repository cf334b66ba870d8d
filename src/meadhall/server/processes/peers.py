"""Peers: the other processes that serve the same database, and what this one hears from them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final

from meadhall.server.processes.leases import Leases
from meadhall.server.processes.pubsub import (
    Alive,
    Ended,
    Following,
    Given,
    Holding,
    Notices,
    Present,
    PubSub,
    Replaced,
    Sat,
    Spoken,
    Stored,
    Wish,
)
from meadhall.server.storage.database import StorageError

if TYPE_CHECKING:
    from meadhall.server.hall import Hall
    from meadhall.server.rooms.room import Room

log: Final = logging.getLogger("meadhall.pubsub")
BEAT: Final = 1.0  # seconds between two looks at what can be led
GREETING: Final = 5  # beats between two signs of life
SILENCE: Final = 15.0  # seconds after which a process is taken for gone


class Peers:
    """Whoever else serves this database; nobody, if it is an SQLite."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.storage = hall.ledger.storage
        self.leases = Leases(self.storage)
        self.pubsub: PubSub | None = None
        self.beating: asyncio.Task[None] | None = None
        self.heard: dict[str, float] = {}  # by process: when it was heard last
        self.notices: set[asyncio.Task[None]] = set()

    @property
    def me(self) -> str:
        """What this process is called by the others."""
        return self.storage.process

    async def open(self) -> None:
        """Begin to listen."""
        if not self.storage.is_sqlite:
            self.pubsub = PubSub(self.storage.url, self.me, self.deliver, self.missed)
            self.beating = asyncio.create_task(self.beat())

    async def close(self) -> None:
        """Tell the others, and hear no more."""
        if self.pubsub is not None and self.beating is not None:
            self.beating.cancel()
            await asyncio.gather(self.beating, return_exceptions=True)
            await self.pubsub.close()
            await self.mail(Alive(sender=self.me, leaves=True))
            await asyncio.gather(*self.notices)
        try:
            await self.hall.ledger.call(self.leases.close)
        except StorageError as problem:  # all leases end with this process anyway
            log.warning("%s", problem)

    # ---------------------------------------------------------------- who leads
    async def beat(self) -> None:
        """Again and again, see whether a match has nobody who leads it, and give a sign of life."""
        beats = 0
        while True:
            if beats % GREETING == 0:
                await self.mail(Alive(sender=self.me))
                self.miss(time.monotonic())
            beats += 1
            await self.lead(list(self.hall.rooms.values()))
            await asyncio.sleep(BEAT)

    async def lead(self, rooms: list[Room]) -> None:
        """Lead all of these rooms that nobody else does."""
        if any(room.id not in self.leases.held for room in rooms):
            try:
                await self.hall.ledger.call(self.leases.acquire, [room.id for room in rooms])
            except StorageError as problem:
                log.warning("%s", problem)
                return  # who led goes on: the rows decide
        for room in rooms:
            if self.hall.rooms.get(room.id) is room:  # it may have been closed meanwhile
                await room.lead(leads=room.id in self.leases.held)

    def leave(self, room: Room) -> None:
        """A room was closed."""
        if self.pubsub is None:
            self.leases.held.discard(room.id)
        else:
            self.later(self.release(room.id))

    async def release(self, id: str) -> None:
        """Leave a match to others, unless somebody has come back meanwhile."""
        if id not in self.hall.rooms:
            try:
                await self.hall.ledger.call(self.leases.release, [id])
            except StorageError as problem:
                log.warning("%s", problem)

    def miss(self, now: float) -> None:
        """Who was not heard for long is gone, and with it all who were there."""
        for sender in [sender for sender, heard in self.heard.items() if now - heard > SILENCE]:
            self.forget(sender)

    def forget(self, sender: str) -> None:
        """A process is gone."""
        self.heard.pop(sender, None)
        for room in list(self.hall.rooms.values()):
            if room.elsewhere.pop(sender, None) is not None:
                room.herald.tell_seats()

    # ---------------------------------------------------------------- telling
    def send(self, notice: Notices) -> None:
        """Tell all others, if there may be any."""
        if self.pubsub is not None:
            self.later(self.mail(notice))

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something without waiting for it."""
        task = asyncio.create_task(work)
        self.notices.add(task)
        task.add_done_callback(self.notices.discard)

    async def mail(self, notice: Notices) -> None:
        """Give a notice to the database; if it is away, nobody hears anything anyway."""
        try:
            await self.hall.ledger.call(self.storage.send, notice)
        except StorageError as problem:
            log.warning("a notice was lost: %s", problem)

    def present(self, room: Room, *, asks: bool = False) -> None:
        """Tell who is in a room here."""
        if self.pubsub is not None:
            here = sorted({channel.holder for channel in room.channels if channel.mine})
            watching = sum(not channel.mine for channel in room.channels)
            self.send(Present(sender=self.me, match=room.id, holders=here, watching=watching, asks=asks))

    # ---------------------------------------------------------------- hearing
    def deliver(self, notice: Notices) -> None:
        """A notice has come."""
        self.heard[notice.sender] = time.monotonic()
        if isinstance(notice, Ended):
            self.hall.end_sessions(notice.holder, notice.generation)
            return
        if isinstance(notice, Alive):
            if notice.leaves:
                self.forget(notice.sender)
            return
        room = self.hall.rooms.get(notice.match)
        if room is not None:
            room.tasks.later(0.0, self.read(room, notice))

    async def read(self, room: Room, notice: Notices) -> None:
        """Do what a notice says; notices about a room are read one after another."""
        async with room.lock:
            match notice:
                case Stored():
                    await room.catch_up()
                case Sat() | Following():
                    await room.look_around()
                case Given():
                    room.answers.hear(notice.number, notice.seat, notice.option)
                case Holding():
                    room.answers.holding = notice.number
                case Replaced():
                    room.absence.replace(notice.seat)
                case Spoken():
                    room.talk.hear(notice.seat, notice.phrase)
                case Wish():
                    await room.undo.hear(notice)
                case Present():
                    room.elsewhere[notice.sender] = (notice.holders, notice.watching)
                    room.herald.tell_seats()
                    if notice.asks:
                        self.present(room)

    async def missed(self) -> None:
        """Notices come again: read up what was stored meanwhile."""
        for room in list(self.hall.rooms.values()):
            room.tasks.later(0.0, self.read(room, Stored(sender="", match=room.id)))
            room.tasks.later(0.0, self.read(room, Sat(sender="", match=room.id)))
            self.present(room, asks=True)
