"""Brains: bots think in processes of their own, so that no page waits for another table's bot.

A process is handed a world dealt anew from what the bot's seat knows: the true one never leaves the server's memory.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, Final, NamedTuple, TypeVar

from meadhall import Match, bots
from meadhall.localisation import speaker_of
from meadhall.server.operations.metrics import Thoughts
from meadhall.server.processes.shares import Rank, Shares
from meadhall.server.telling.names import Names

T = TypeVar("T")
Payer = tuple[str, Rank]  # who pays for a thought, and how urgent it is

log: Final = logging.getLogger("meadhall.brains")
SEED_BITS: Final = 63
GLANCE: Final = 300  # iterations for a chance to win
POLITENESS: Final = 10  # of processes that think, as the system counts it
TRIES: Final = 3  # a process that dies is replaced, and the thought begun anew


class Advised(NamedTuple):
    """What a bot advises: the chance to win, answers with their chances and how much was thought of each, a line."""

    chance: float
    choices: list[tuple[str, str, float, float]]  # id, words, chance, share of all tries
    line: list[str]


def answered(world: str, level: str, seed: int, seconds: float) -> str:
    """What a bot answers in a world."""
    match = Match.from_json(world)
    budget = bots.Budget(seconds=seconds) if seconds else None
    if budget is not None:
        budget.iterations = bots.level_named(level).effort(match.game.name).iterations
    return bots.think(match, level, seed, budget=budget).option.id


def advised(world: str, seed: int, most: int, language: str, names: Names) -> Advised:
    """What a bot advises in a world."""
    match = Match.from_json(world)
    thought = bots.advise(match, match.decision.seat, seed=seed)
    speaker = speaker_of(match, language, names)
    tries = sum(choice.visits for choice in thought.choices) or 1
    choices = [
        (choice.option.id, speaker.option(choice.option), choice.chance, choice.visits / tries)
        for choice in thought.choices[:most]
    ]
    line = [f"{speaker.seat(seat)}: {speaker.foretold(seat, option)}" for seat, option in thought.line]
    return Advised(thought.chance, choices, line)


def glanced(world: str, seed: int) -> float:
    """How likely the seat that is asked is to win."""
    match = Match.from_json(world)
    return bots.advise(match, match.decision.seat, iterations=GLANCE, seed=seed).chance


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

    async def answer(self, match: Match, level: str, payer: Payer, seconds: float = 0.0) -> str:
        """The answer of a bot that is asked."""
        with self.meter.thinking(level):
            return await self.work(payer, answered, world_of(match), level, secrets.randbits(SEED_BITS), seconds)

    async def advise(self, match: Match, payer: Payer, most: int, language: str, names: Names) -> Advised:
        """Advice for the seat that is asked."""
        with self.meter.thinking("advice"):
            return await self.work(payer, advised, world_of(match), secrets.randbits(SEED_BITS), most, language, names)

    async def glance(self, match: Match, payer: Payer) -> float:
        """The chance of the seat that is asked."""
        with self.meter.thinking("glance"):
            return await self.work(payer, glanced, world_of(match), secrets.randbits(SEED_BITS))

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


def world_of(match: Match) -> str:
    """A world that the seat which is asked could be in."""
    return match.determinize(match.decision.seat, secrets.randbits(SEED_BITS)).to_json()
