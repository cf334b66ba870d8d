"""Ledger: the database as the event loop uses it, with one thread behind; what comes together is stored together."""

from __future__ import annotations

import asyncio
import functools
import logging
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, ParamSpec, TypeVar

from meadhall.hall.records import Row
from meadhall.hall.refusal import StorageError
from meadhall.server.operations.metrics import Books
from meadhall.server.storage.database import Storage

P = ParamSpec("P")
T = TypeVar("T")

log: Final = logging.getLogger("meadhall.ledger")
LIMIT: Final = 5.0  # seconds after which nobody waits for the database any more; it gives up sooner where it can
SILENT: Final = "the database does not come back"


class Ledger:
    """Rows are told to the loop only once they are stored."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.meter = Books()
        self.thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="ledger")
        self.waiting: list[tuple[str, list[Row], asyncio.Future[bool]]] = []
        self.flushing: asyncio.Task[None] | None = None
        self.limit = LIMIT
        self.stuck: asyncio.Future[int] | None = None  # done when the thread is back
        self.came_back: Callable[[], Coroutine[Any, Any, None]] | None = None  # reads what was stored meanwhile
        self.reading: asyncio.Task[None] | None = None

    async def append(self, id: str, rows: list[Row]) -> bool:
        """Store rows of a match, all or none: whether their numbers were free."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append((id, rows, done))
        if self.flushing is None:
            self.flushing = asyncio.create_task(self.flush())
        return await done

    async def flush(self) -> None:
        """Store all that waits, and what has come meanwhile, until nothing waits."""
        try:
            while self.waiting:
                batch, self.waiting = self.waiting, []
                await self.store(batch)
        finally:
            self.flushing = None

    async def store(self, batch: list[tuple[str, list[Row], asyncio.Future[bool]]]) -> None:
        """Store some in one go, and tell those who wait for it."""
        begun = time.perf_counter()
        try:
            stored = await self.call(self.storage.append, [(id, rows) for id, rows, _ in batch])
        except Exception as problem:  # noqa: BLE001 - whoever waits is told, whatever it was
            for _, _, done in batch:
                if not done.done():
                    done.set_exception(problem)
            return
        self.meter.wrote(batch, stored, time.perf_counter() - begun)
        for (_, _, done), is_stored in zip(batch, stored, strict=True):
            if not done.done():
                done.set_result(is_stored)

    async def call(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Anything else of the storage; StorageError if it does not come back in time.

        What was begun by then may still be done: the number of a row decides whether it was. What was not is dropped.
        """
        try:
            return await self.in_time(functools.partial(work, *args, **kwargs))
        except StorageError:
            self.meter.errors.inc()
            raise

    async def in_time(self, work: Callable[[], T]) -> T:
        """What a piece of work gives, if it does so in time; it is not even begun while the thread is stuck."""
        if self.stuck is not None:
            raise StorageError(SILENT)
        job = self.thread.submit(work)
        try:
            async with asyncio.timeout(self.limit) as limit:
                return await asyncio.wrap_future(job)
        except TimeoutError as problem:
            if not limit.expired():
                raise  # the work's own
            self.give_up()
            raise StorageError(SILENT) from problem

    def give_up(self) -> None:
        """Nobody waits for the thread from now on, until it is done with whatever holds it."""
        if self.stuck is None:
            log.error("%s within %s seconds: nothing is stored until it does", SILENT, self.limit)
            self.stuck = asyncio.wrap_future(self.thread.submit(int))
            self.stuck.add_done_callback(lambda _: self.resume())

    def resume(self) -> None:
        """The thread is back; what it has stored after all is read before anything else is."""
        self.stuck = None
        log.warning("the database has come back")
        if self.came_back is not None:
            self.reading = asyncio.create_task(self.came_back())

    async def close(self) -> None:
        """Store what waits, then stop."""
        if self.flushing is not None:
            await self.flushing
        self.thread.shutdown()
        self.storage.close()
