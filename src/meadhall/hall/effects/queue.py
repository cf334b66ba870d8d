"""Queue: the jobs of a room. Whatever happens in a room happens in the order in which it was asked for."""

from __future__ import annotations

from collections import deque
from typing import Any, Final

from meadhall.hall.effects.outlet import Ask, Done, Failed, Job, Outlet

NOBODY: Final = 0  # waits for a job


class Queue:
    """One job is under way at a time; while it waits for what it needs, the others wait for it."""

    def __init__(self, outlet: Outlet) -> None:
        self.outlet = outlet
        self.waiting: deque[tuple[Job, int]] = deque()
        self.job: Job | None = None  # which waits for what it needs
        self.token = NOBODY  # of who waits for it

    def add(self, job: Job, token: int = NOBODY) -> None:
        """Do something once all that was asked for before is done."""
        self.waiting.append((job, token))

    def run(self) -> None:
        """Go on until a job needs something, or all are done."""
        while self.job is None and self.waiting:
            self.job, self.token = self.waiting.popleft()
            self.advance(None, None)

    def resume(self, value: Any, problem: Exception | None = None) -> None:
        """The job has got what it needs, or hears why not."""
        self.advance(value, problem)
        self.run()

    def advance(self, value: Any, problem: Exception | None) -> None:
        """Let the job go on until it needs something or is done."""
        job = self.job
        assert job is not None  # noqa: S101 - nobody else asks for anything
        try:
            need = job.send(value) if problem is None else job.throw(problem)
        except StopIteration:
            self.end(None)
        except Exception as trouble:  # noqa: BLE001 - whoever waits is told, whatever it was
            self.end(trouble)
        else:
            self.outlet.effects.append(Ask(need))

    def end(self, problem: Exception | None) -> None:
        """The job is done."""
        token, self.job, self.token = self.token, None, NOBODY
        if token != NOBODY:
            self.outlet.effects.append(Done(token, problem))
        elif problem is not None:
            self.outlet.effects.append(Failed(problem))
