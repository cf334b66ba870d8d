"""Peers: the other processes that serve the same database, and what this one hears from them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final

import msgspec

from meadhall.hall.notices import Alive, Ended, Notices, Sat, Stored
from meadhall.hall.refusal import StorageError
from meadhall.server.processes.leases import Leases
from meadhall.server.processes.pubsub import PubSub

if TYPE_CHECKING:
    from meadhall.server.hall import Hall
    from meadhall.server.rooms.live import LiveRoom

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

    async def lead(self, rooms: list[LiveRoom]) -> None:
        """Lead all of these rooms that nobody else does."""
        if any(room.id not in self.leases.held for room in rooms):
            try:
                await self.hall.ledger.call(self.leases.acquire, [room.id for room in rooms])
            except StorageError as problem:
                log.warning("%s", problem)
                return  # who led goes on: the rows decide
        for room in rooms:
            if self.hall.rooms.get(room.id) is room:  # it may have been closed meanwhile
                await room.do(room.room.lead(leads=room.id in self.leases.held))

    def leave(self, room: LiveRoom) -> None:
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
            room.forget(sender)

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

    def publish(self, notice: Notices) -> None:
        """Tell all others what a room has to tell, if there may be any."""
        if self.pubsub is not None:
            self.send(msgspec.structs.replace(notice, sender=self.me))

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
            room.do_later(room.room.notice(notice))

    async def missed(self) -> None:
        """Notices come again: read up what was stored meanwhile."""
        for room in list(self.hall.rooms.values()):
            room.do_later(room.room.notice(Stored(sender="", match=room.id)))
            room.do_later(room.room.notice(Sat(sender="", match=room.id)))
            room.present(asks=True)
