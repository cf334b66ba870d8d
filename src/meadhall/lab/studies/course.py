"""Course: which batches a study needs, and when it has enough.

All of it follows from the batches in the order of their numbers, whoever has played them and whenever: a cell ends with
the first batch after which its interval is narrow enough, and what was played beyond that is left out. The interval is
a confidence sequence (`lab/evidence.py`), so that to look after each batch costs nothing of its trust.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from meadhall.lab.evidence import Evidence
from meadhall.lab.studies.batch import Batch, Task
from meadhall.lab.studies.plan import Plan
from meadhall.lab.studies.play import scores


class Progress:
    """A cell that is not treated: what is known of its batches in the order of their numbers."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.evidence = Evidence()
        self.waiting: dict[int, list[float]] = {}  # batches that came before the ones before them
        self.parts = 0  # looked at
        self.is_over = False

    def add(self, part: int, found: list[float]) -> None:
        """Take in a batch, and those that have waited for it."""
        self.waiting[part] = found
        while not self.is_over and self.parts in self.waiting:
            for score in self.waiting.pop(self.parts):
                self.evidence.add(score)
            self.parts += 1
            self.is_over = self.is_enough()

    def is_enough(self) -> bool:
        """Whether the cell ends here."""
        rule, matches = self.plan.study.matches, self.parts * self.plan.study.batch
        if self.parts >= self.plan.batches:
            return True
        if rule.within is None or matches < rule.least:
            return False
        low, high = self.evidence.interval
        return high - low <= rule.within


class Course:
    """A study on its way to its end."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.cells = plan.cells
        self.bases = {cell.id: at for at, cell in enumerate(self.cells) if not cell.treatment}
        self.progress = {at: Progress(plan) for at in self.bases.values()}
        self.done: set[Task] = set()

    def add(self, task: Task, batch: Batch) -> None:
        """Take in a batch."""
        self.done.add(task)
        if task.cell in self.progress:
            self.progress[task.cell].add(task.part, scores(batch.matches))

    # ---------------------------------------------------------------- what is needed
    def known(self, at: int) -> int:
        """How many batches a cell is known to need."""
        base = self.base(at)
        return self.share(at, base.parts if base.is_over else base.parts + 1)

    def most(self, at: int) -> int:
        """How many it may still turn out to need."""
        base = self.base(at)
        return self.share(at, base.parts if base.is_over else self.plan.batches)

    def base(self, at: int) -> Progress:
        """The progress on which a cell's own depends."""
        return self.progress[self.bases[self.cells[at].base]]

    def share(self, at: int, parts: int) -> int:
        """How many of a base's batches a cell plays."""
        most = self.plan.study.matches.treated
        if not self.cells[at].treatment or most is None:
            return parts
        return min(parts, -(-most // self.plan.study.batch))

    def tasks(self) -> Iterator[Task]:
        """What is to be played, all cells alike; what may turn out to be needless comes last."""
        known = [self.known(at) for at in range(len(self.cells))]
        busy = [at for at, parts in enumerate(known) if self.count(at) < parts]
        for part in range(max((known[at] for at in busy), default=0)):
            yield from (Task(at, part) for at in busy if part < known[at])
        ahead = [at for at, progress in self.progress.items() if not progress.is_over]
        for part in range(1, self.plan.batches):
            yield from (Task(at, part) for at in ahead if part >= known[at])

    def open_tasks(self, under_way: set[Task]) -> Iterator[Task]:
        """What is neither done nor being played."""
        return (task for task in self.tasks() if task not in self.done and task not in under_way)

    def count(self, at: int) -> int:
        """How many of the batches that a cell is known to need are there."""
        return sum((at, part) in self.done for part in range(self.known(at)))

    @property
    def is_over(self) -> bool:
        """Whether all is there that is needed."""
        if not all(progress.is_over for progress in self.progress.values()):
            return False
        return all(task in self.done for task in self.needed())

    def needed(self) -> Iterator[Task]:
        """All batches that are known to be needed, in the order of cells and numbers."""
        return (Task(at, part) for at in range(len(self.cells)) for part in range(self.known(at)))

    @property
    def extent(self) -> tuple[int, int]:
        """How many of the batches that are needed are there, and how many there may be at most."""
        cells = range(len(self.cells))
        return sum(self.count(at) for at in cells), sum(self.most(at) for at in cells)


class Wanted:
    """Some batches of a plan that somebody wants, whatever the whole study needs."""

    def __init__(self, plan: Plan, tasks: Iterable[Task]) -> None:
        self.plan = plan
        self.tasks = list(tasks)
        self.missing = set(self.tasks)

    def add(self, task: Task, _batch: Batch) -> None:
        """Take in a batch."""
        self.missing.discard(task)

    def open_tasks(self, under_way: set[Task]) -> Iterator[Task]:
        """What is neither done nor being played."""
        return (task for task in self.tasks if task in self.missing and task not in under_way)

    @property
    def is_over(self) -> bool:
        """Whether all is there."""
        return not self.missing

    @property
    def extent(self) -> tuple[int, int]:
        """How many are there, of how many."""
        return len(self.tasks) - len(self.missing), len(self.tasks)
