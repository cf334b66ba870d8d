"""Brains: bots think in processes of their own, so that no page waits for another table's bot.

A process is handed a world dealt anew from what the bot's seat knows: the true one never leaves the server's memory.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, Final, TypeVar

from meadhall.hall.thoughts import Payer, Thought
from meadhall.server.operations.metrics import Thoughts
from meadhall.server.processes.shares import Shares

T = TypeVar("T")

log: Final = logging.getLogger("meadhall.brains")
POLITENESS: Final = 10  # of processes that think, as the system counts it
TRIES: Final = 3  # a process that dies is replaced, and the thought begun anew


def think(thought: Thought) -> Any:
    """Think something, in a process of its own."""
    return thought.think()


def begin_to_think() -> None:
    """A process that thinks lets those go first who answer pages."""
    if sys.platform != "win32":
        os.nice(POLITENESS)
    end_with_parent()


def end_with_parent() -> None:
    """A process that thinks ends with its server, even if that is killed."""
    server = multiprocessing.parent_process()
    assert server is not None  # noqa: S101 - only such processes are begun with this

    def watch() -> None:
        server.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


@contextmanager
def undisturbed() -> Iterator[None]:
    """Processes that are begun here never hear Ctrl-C: it is for their server, which ends them when it has closed."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Brains:
    """Processes that think."""

    def __init__(self, processes: int | None = None) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self.pool: ProcessPoolExecutor | None = None
        self.is_closed = False
        self.meter = Thoughts()
        self.shares = Shares(self.processes)

    async def think(self, thought: Thought, payer: Payer) -> Any:
        """What comes of a thought."""
        with self.meter.thinking(thought.label):
            return await self.work(payer, think, thought)

    async def work(self, payer: Payer, work: Callable[..., T], *told: Any) -> T:
        """Have something thought about in a process, when it is the turn of who pays for it."""
        async with self.shares.turn(*payer):
            return await self.thought(work, *told)

    async def thought(self, work: Callable[..., T], *told: Any) -> T:
        """Have something thought about in a process; one that dies is replaced."""
        for last in range(TRIES):
            pool = self.open()
            try:
                with undisturbed():
                    thought = asyncio.get_running_loop().run_in_executor(pool, work, *told)
                return await thought
            except BrokenProcessPool:
                if self.is_closed:
                    raise
                log.warning("a thinking process has died")
                if self.pool is pool:
                    self.pool = None
                    self.meter.restarts.inc()
                pool.shutdown(wait=False)
                if last == TRIES - 1:
                    raise
        raise AssertionError  # pragma: no cover - the loop returns or raises

    def open(self) -> ProcessPoolExecutor:
        """The processes, started when somebody first thinks."""
        if self.pool is None:
            spawning = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.processes, mp_context=spawning, initializer=begin_to_think)
        return self.pool

    def close(self) -> None:
        """No more thoughts; who is thinking is not waited for."""
        self.is_closed = True
        if self.pool is not None:
            thinking = list(self.pool._processes.values())  # noqa: SLF001 - they cannot be ended otherwise before 3.14
            self.pool.shutdown(wait=False, cancel_futures=True)
            for process in thinking:
                process.kill()
