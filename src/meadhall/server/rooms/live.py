"""LiveRoom: runs a room (meadhall.hall.rooms). It hands in what happens, and does what the room wants done."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from meadhall.hall import wire
from meadhall.hall.effects.needs import (
    Arrange,
    Ban,
    Banned,
    Finish,
    Follow,
    Load,
    Need,
    Note,
    Reseat,
    Shut,
    Since,
    Sit,
    Store,
)
from meadhall.hall.effects.outlet import Ask, Count, Cut, Done, Effect, Failed, Job, Publish, Stop, Tell, Think, Wake
from meadhall.hall.records import Record
from meadhall.hall.rooms.room import Moment, Room
from meadhall.hall.telling.channel import Channel
from meadhall.hall.thoughts import Payer, Thought
from meadhall.server.rooms.outbox import Outbox
from meadhall.server.rooms.tasks import Tasks

if TYPE_CHECKING:
    from meadhall.server.hall import Hall

log: Final = logging.getLogger("meadhall.room")
moderation_log: Final = logging.getLogger("meadhall.moderation")


class LiveRoom:
    """One room of a server."""

    def __init__(self, record: Record, hall: Hall) -> None:
        self.hall = hall
        self.id = record.id
        self.timer = hall.timer
        self.room = Room(record, hall.settings, self.moment)
        self.tasks = Tasks(record.id, self.timer)
        self.coming = 0  # who is about to come in: the room is not closed before them
        self.waiting: dict[int, asyncio.Future[None]] = {}  # by token: who waits for a job
        self.thinking: dict[int, asyncio.Task[None]] = {}  # by token
        self.needed: asyncio.Task[None] | None = None  # what the job that is under way needs
        self.perform(self.room.done())

    @property
    def moment(self) -> Moment:
        """The time."""
        return Moment(self.timer.now(), self.timer.date())

    @property
    def channels(self) -> Collection[Channel]:
        """All pages that look."""
        return self.room.seating.channels

    @property
    def number(self) -> int:
        """How many rows there are."""
        return self.room.course.number

    # ---------------------------------------------------------------- what happens
    def channel(self, holder: str, language: str, address: str = "") -> Channel:
        """A page that wants to come in."""
        return self.room.channel(holder, language, address, Outbox())

    async def enter(self, channel: Channel) -> None:
        """A page comes in."""
        with self.held_open():
            token, done = self.wait()
            self.perform(self.room.enter(self.moment, channel, token))
            await done

    def leave(self, channel: Channel) -> None:
        """A page goes."""
        self.perform(self.room.leave(self.moment, channel))
        self.close_if_empty()

    async def hear(self, channel: Channel, ask: wire.Asks) -> None:
        """A page says something; it is heard again when that is done."""
        begun, number = time.perf_counter(), self.number
        token, done = self.wait()
        self.perform(self.room.hear(self.moment, channel, ask, token))
        await done
        if isinstance(ask, wire.Answer) and self.number != number:  # else it waits for its window, or for its beat
            self.hall.traffic.answered(begun)

    def refuse(self, channel: Channel, reason: wire.Reason, message: str) -> None:
        """A page has said something that is not even heard."""
        channel.refuse(reason, channel.word(message))
        self.perform(self.room.done())

    async def do(self, job: Job) -> None:
        """Do something here; whatever goes wrong is raised."""
        token, done = self.wait()
        self.perform(self.room.begin(self.moment, job, token))
        await done

    def do_later(self, job: Job) -> None:
        """Do something here that nobody waits for."""
        self.perform(self.room.begin(self.moment, job))

    def forget(self, sender: str) -> None:
        """Another process is gone."""
        self.perform(self.room.forget(self.moment, sender))

    def present(self, *, asks: bool = False) -> None:
        """Tell the other processes who is here."""
        self.room.present(asks=asks)
        self.perform(self.room.done())

    def wait(self) -> tuple[int, asyncio.Future[None]]:
        """A token for a job, and what is done when the job is."""
        token = self.room.outlet.token()
        done = self.waiting[token] = asyncio.get_running_loop().create_future()
        return token, done

    # ---------------------------------------------------------------- open and closed
    @contextmanager
    def held_open(self) -> Iterator[None]:
        """Somebody does something here who is not in the room yet: it stays open until then."""
        self.coming += 1
        try:
            yield
        finally:
            self.coming -= 1
            self.close_if_empty()

    def close_if_empty(self) -> None:
        """A room that nobody is in is closed."""
        if not self.channels and not self.coming:
            self.hall.idle(self)

    def close(self) -> None:
        """Nothing happens here any more until somebody comes back; whoever waits for a thought waits no longer."""
        self.tasks.cancel()
        for token in list(self.room.outlet.thoughts):
            self.perform(self.room.unthought(self.moment, token))
        for channel in list(self.channels):
            channel.link.close()

    # ---------------------------------------------------------------- what is to be done
    def perform(self, effects: list[Effect]) -> None:
        """Do what the room wants done."""
        for effect in effects:
            match effect:
                case Tell():
                    effect.channel.link.put(effect.text)
                case Wake():
                    self.wake(effect.token, effect.moment)
                case Ask():
                    self.needed = asyncio.create_task(self.fulfil(effect.need))
                case Done():
                    self.finish(effect.token, effect.problem)
                case Think():
                    self.think(effect)
                case _:
                    self.perform_other(effect)

    def perform_other(self, effect: Stop | Cut | Publish | Count | Failed) -> None:
        """Do what is wanted less often."""
        match effect:
            case Stop() if effect.token in self.thinking:
                self.thinking[effect.token].cancel()
            case Cut():
                effect.channel.link.close()
            case Publish():
                self.hall.peers.publish(effect.notice)
            case Count(what="refused"):
                self.hall.traffic.refuse(effect.label)
            case Count():
                self.hall.brains.meter.late.inc()
            case Failed():
                log.error("match %s: something went wrong", self.id, exc_info=effect.problem, extra={"match": self.id})

    def wake(self, token: int, moment: float) -> None:
        """Ring when it is time."""
        self.tasks.later(max(0.0, moment - self.timer.now()), self.ring(token))

    async def ring(self, token: int) -> None:
        """It is time."""
        self.perform(self.room.ring(self.moment, token))

    def finish(self, token: int, problem: Exception | None) -> None:
        """Tell who waits for a job that it is done."""
        done = self.waiting.pop(token)
        if not done.done():
            if problem is None:
                done.set_result(None)
            else:
                done.set_exception(problem)

    # ---------------------------------------------------------------- thoughts
    def think(self, effect: Think) -> None:
        """Have something thought about; nothing any more once the room is closed."""
        if not self.tasks.closed:
            self.thinking[effect.token] = self.tasks.begin(self.thought(effect.token, effect.thought, effect.payer))

    async def thought(self, token: int, thought: Thought, payer: Payer) -> None:
        """Think, and tell the room."""
        try:
            result: Any = await self.hall.brains.think(thought, payer)
        except Exception:
            log.exception("match %s: a bot could not think", self.id, extra={"match": self.id})
            result = None
        finally:
            self.thinking.pop(token, None)
        self.perform(self.room.thought(self.moment, token, result))

    # ---------------------------------------------------------------- what jobs need
    async def fulfil(self, need: Need) -> None:
        """Get what a job needs, or tell it why not."""
        try:
            found = await self.found(need)
        except Exception as problem:  # noqa: BLE001 - the job knows what to do, or whoever waits for it
            self.note_loss(need, problem)
            self.perform(self.room.fail(self.moment, problem))
        else:
            self.perform(self.room.reply(self.moment, found))

    def note_loss(self, need: Need, problem: Exception) -> None:
        """Write down what was not stored, without what it says."""
        match need:
            case Store():
                told = {"match": self.id, "seat": need.rows[0].seat}
                numbers = [row.number for row in need.rows]
                log.error("match %s: rows %s were not stored", self.id, numbers, exc_info=problem, extra=told)
            case Finish():
                log.error("match %s: its end was not stored", self.id, exc_info=problem, extra={"match": self.id})
            case _:
                pass

    async def found(self, need: Need) -> Any:
        """What a job needs of a match."""
        ledger, storage = self.hall.ledger, self.hall.ledger.storage
        match need:
            case Store():
                return await ledger.append(self.id, need.rows)
            case Since():
                return await ledger.call(storage.since, self.id, need.number)
            case Load():
                return await ledger.call(storage.load, self.id)
            case Finish():
                return await ledger.call(storage.finish, self.id, need.end)
            case Arrange():
                return await ledger.call(storage.arrange, need.record)
            case Sit():
                return await ledger.call(storage.sit, self.id, *need)
            case Follow():
                return await self.hall.again(need.record)
            case _:
                return await self.found_of_people(need)

    async def found_of_people(self, need: Reseat | Shut | Ban | Banned | Note) -> Any:
        """What a job needs of the people at a table."""
        call, people = self.hall.ledger.call, self.hall.people
        match need:
            case Reseat():
                return await call(people.reseat, self.id, need.seat, **need.sitter._asdict())
            case Shut():
                return await call(people.shut, self.id, shut=need.shut)
            case Ban():
                return await call(people.ban, need.host, need.holder)
            case Banned():
                return await call(people.banned, need.host)
            case Note():
                await call(people.note, self.id, *need)
                told = {"match": self.id, "seat": need.seat}
                moderation_log.info("match %s: its host did: %s, seat %s", self.id, need.act, need.seat, extra=told)
                return None
