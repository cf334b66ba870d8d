"""Ledger: the database as the event loop uses it, with one thread behind; what comes together is stored together."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from meadhall.server.metrics import Books
from meadhall.server.records import Row
from meadhall.server.storage import Storage, StorageError

P = ParamSpec("P")
T = TypeVar("T")


class Ledger:
    """Rows are told to the loop only once they are stored."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.meter = Books()
        self.thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="ledger")
        self.waiting: list[tuple[str, list[Row], asyncio.Future[bool]]] = []
        self.flushing: asyncio.Task[None] | None = None

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
        """Anything else of the storage."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.thread, lambda: work(*args, **kwargs))
        except StorageError:
            self.meter.errors.inc()
            raise

    async def close(self) -> None:
        """Store what waits, then stop."""
        if self.flushing is not None:
            await self.flushing
        self.thread.shutdown()
        self.storage.close()
