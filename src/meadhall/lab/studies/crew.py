"""Crew: whoever plays batches: this process, several of this machine, or a Ray cluster.

A crew may lose a worker; the batch that it had is played again, and comes out the same.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from typing import Any, Final, Protocol

from meadhall.lab.contest import deafen
from meadhall.lab.studies.batch import Task, played
from meadhall.lab.studies.plan import StudyError

AHEAD: Final = 2  # batches for each worker: one that is played, one that waits
MOST_LOSSES: Final = 20  # in a row; then it is not bad luck


class Crew(Protocol):
    """Plays batches of one plan."""

    width: int  # how many batches should be under way

    def send(self, task: Task) -> None:
        """Let a batch be played."""

    def results(self) -> Iterator[tuple[Task, bytes]]:
        """What has been finished; waits for at least one batch."""

    def close(self) -> None:
        """Let everybody go, whatever they are at."""


class Alone:
    """This process plays everything itself."""

    width = 1

    def __init__(self, payload: str) -> None:
        self.payload = payload
        self.tasks: list[Task] = []

    def send(self, task: Task) -> None:
        """It is done when somebody asks for it."""
        self.tasks.append(task)

    def results(self) -> Iterator[tuple[Task, bytes]]:
        """Play the next one."""
        task = self.tasks.pop(0)
        yield task, played(self.payload, task)

    def close(self) -> None:
        """Nobody is to be let go."""


class Processes:
    """Processes of this machine."""

    def __init__(self, payload: str, number: int) -> None:
        self.payload, self.number = payload, number
        self.width = AHEAD * number
        self.pool = self.opened()
        self.running: dict[Future[bytes], Task] = {}
        self.losses = 0

    def opened(self) -> ProcessPoolExecutor:
        """New processes, which leave interruptions to this one."""
        return ProcessPoolExecutor(self.number, multiprocessing.get_context("spawn"), initializer=deafen)

    def send(self, task: Task) -> None:
        """Hand a batch to whoever is free next."""
        try:
            self.running[self.pool.submit(played, self.payload, task)] = task
        except BrokenProcessPool:
            self.renew([task])

    def results(self) -> Iterator[tuple[Task, bytes]]:
        """What is finished; what a lost process had is begun anew."""
        done, _ = wait(self.running, return_when=FIRST_COMPLETED)
        lost: list[Task] = []
        for future in done:
            task = self.running.pop(future)
            try:
                data = future.result()
            except BrokenProcessPool:
                lost.append(task)
            else:
                self.losses = 0
                yield task, data
        if lost:
            self.renew(lost)

    def renew(self, lost: list[Task]) -> None:
        """A process has gone, and took the others along: all begin anew."""
        self.losses += 1
        if self.losses > MOST_LOSSES:
            msg = f"processes ended {self.losses} times before they had finished a batch: is there enough memory?"
            raise StudyError(msg)
        again = [*lost, *self.running.values()]
        self.pool.shutdown(wait=False, cancel_futures=True)
        self.pool = self.opened()
        self.running = {}
        for task in again:
            self.send(task)

    def close(self) -> None:
        """End the processes with whatever they are playing."""
        workers = list((self.pool._processes or {}).values())  # noqa: SLF001 - there is no other way to end them
        self.pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()


class Cluster:
    """A Ray cluster. Ray itself begins a batch anew whose worker was lost."""

    def __init__(self, payload: str, address: str) -> None:
        self.ray: Any = import_module("ray")  # only who has a cluster needs it
        ray = self.ray
        self.is_own = not ray.is_initialized()
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told that matches are played here
        try:
            if self.is_own:
                ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, RuntimeError, ValueError) as problem:
            msg = f"there is no Ray cluster at {address}: {problem}"
            raise StudyError(msg) from problem
        self.payload = ray.put(payload)
        self.task = ray.remote(max_retries=-1, num_cpus=1)(played)
        self.width = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.running: dict[Any, Task] = {}

    def send(self, task: Task) -> None:
        """Hand a batch to the cluster."""
        self.running[self.task.remote(self.payload, task)] = task

    def results(self) -> Iterator[tuple[Task, bytes]]:
        """What is finished."""
        done, _ = self.ray.wait(list(self.running), num_returns=1)
        for found in done:
            task = self.running.pop(found)
            yield task, self.ray.get(found)

    def close(self) -> None:
        """Leave the cluster as it is."""
        for found in self.running:
            self.ray.cancel(found, force=True)
        if self.is_own:
            self.ray.shutdown()
