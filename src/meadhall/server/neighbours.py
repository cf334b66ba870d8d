"""Neighbours: the other processes that serve the same database, and what this one hears from them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final

from meadhall.server.claims import Claims
from meadhall.server.post import (
    Alive,
    Ended,
    Following,
    Given,
    Holding,
    Letters,
    Post,
    Present,
    Replaced,
    Sat,
    Spoken,
    Stored,
    Wish,
)
from meadhall.server.storage import StorageError

if TYPE_CHECKING:
    from meadhall.server.hall import Hall
    from meadhall.server.room import Room

log: Final = logging.getLogger("meadhall.post")
BEAT: Final = 1.0  # seconds between two looks at what can be led
GREETING: Final = 5  # beats between two signs of life
SILENCE: Final = 15.0  # seconds after which a process is taken for gone


class Neighbours:
    """Whoever else serves this database; nobody, if it is an SQLite."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.storage = hall.ledger.storage
        self.claims = Claims(self.storage)
        self.post: Post | None = None
        self.beating: asyncio.Task[None] | None = None
        self.heard: dict[str, float] = {}  # by process: when it was heard last
        self.letters: set[asyncio.Task[None]] = set()

    @property
    def me(self) -> str:
        """What this process is called by the others."""
        return self.storage.process

    async def open(self) -> None:
        """Begin to listen."""
        if not self.storage.is_sqlite:
            self.post = Post(self.storage.url, self.me, self.deliver, self.missed)
            self.beating = asyncio.create_task(self.beat())

    async def close(self) -> None:
        """Tell the others, and hear no more."""
        if self.post is not None and self.beating is not None:
            self.beating.cancel()
            await asyncio.gather(self.beating, return_exceptions=True)
            await self.post.close()
            await self.mail(Alive(sender=self.me, leaves=True))
            await asyncio.gather(*self.letters)
        try:
            await self.hall.ledger.call(self.claims.close)
        except StorageError as problem:  # all that is claimed ends with this process anyway
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
        if any(room.id not in self.claims.held for room in rooms):
            try:
                await self.hall.ledger.call(self.claims.claim, [room.id for room in rooms])
            except StorageError as problem:
                log.warning("%s", problem)
                return  # who led goes on: the rows decide
        for room in rooms:
            if self.hall.rooms.get(room.id) is room:  # it may have been closed meanwhile
                await room.lead(leads=room.id in self.claims.held)

    def leave(self, room: Room) -> None:
        """A room was closed."""
        if self.post is None:
            self.claims.held.discard(room.id)
        else:
            self.later(self.release(room.id))

    async def release(self, id: str) -> None:
        """Leave a match to others, unless somebody has come back meanwhile."""
        if id not in self.hall.rooms:
            try:
                await self.hall.ledger.call(self.claims.release, [id])
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
    def send(self, letter: Letters) -> None:
        """Tell all others, if there may be any."""
        if self.post is not None:
            self.later(self.mail(letter))

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something without waiting for it."""
        task = asyncio.create_task(work)
        self.letters.add(task)
        task.add_done_callback(self.letters.discard)

    async def mail(self, letter: Letters) -> None:
        """Give a letter to the database; if it is away, nobody hears anything anyway."""
        try:
            await self.hall.ledger.call(self.storage.send, letter)
        except StorageError as problem:
            log.warning("a letter was lost: %s", problem)

    def present(self, room: Room, *, asks: bool = False) -> None:
        """Tell who is in a room here."""
        if self.post is not None:
            here = sorted({line.holder for line in room.lines if line.mine})
            watching = sum(not line.mine for line in room.lines)
            self.send(Present(sender=self.me, match=room.id, holders=here, watching=watching, asks=asks))

    # ---------------------------------------------------------------- hearing
    def deliver(self, letter: Letters) -> None:
        """A letter has come."""
        self.heard[letter.sender] = time.monotonic()
        if isinstance(letter, Ended):
            self.hall.end_sessions(letter.holder, letter.generation)
            return
        if isinstance(letter, Alive):
            if letter.leaves:
                self.forget(letter.sender)
            return
        room = self.hall.rooms.get(letter.match)
        if room is not None:
            room.errands.later(0.0, self.read(room, letter))

    async def read(self, room: Room, letter: Letters) -> None:
        """Do what a letter says; letters about a room are read one after another."""
        async with room.lock:
            match letter:
                case Stored():
                    await room.catch_up()
                case Sat() | Following():
                    await room.look_around()
                case Given():
                    room.answers.hear(letter.number, letter.seat, letter.option)
                case Holding():
                    room.answers.holding = letter.number
                case Replaced():
                    room.absence.replace(letter.seat)
                case Spoken():
                    room.talk.hear(letter.seat, letter.phrase)
                case Wish():
                    await room.choices.hear(letter)
                case Present():
                    room.elsewhere[letter.sender] = (letter.holders, letter.watching)
                    room.herald.tell_seats()
                    if letter.asks:
                        self.present(room)

    async def missed(self) -> None:
        """The post comes again: read up what was stored meanwhile."""
        for room in list(self.hall.rooms.values()):
            room.errands.later(0.0, self.read(room, Stored(sender="", match=room.id)))
            room.errands.later(0.0, self.read(room, Sat(sender="", match=room.id)))
            self.present(room, asks=True)
