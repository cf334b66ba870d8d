"""Run: a crew plays the batches that a course needs, and the store keeps each as soon as it is finished."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import NamedTuple

from meadhall.lab.studies.batch import Task, unpacked
from meadhall.lab.studies.course import Course, Wanted
from meadhall.lab.studies.crew import Crew
from meadhall.lab.studies.store import Store


class News(NamedTuple):
    """How far a study is: matches played now, batches that are there, and how many there may be at most."""

    matches: int
    done: int
    most: int


def resumed(course: Course, store: Store) -> int:
    """Take in what was kept before; how many batches that were."""
    number = 0
    for task in store.tasks():
        if task.cell < len(course.cells):
            course.add(task, store.batch(task))
            number += 1
    return number


def run(
    course: Course | Wanted, store: Store, crew: Crew, *, stopping: Callable[[], bool] = lambda: False
) -> Iterator[News]:
    """Play until the study is over, or whoever asked wants to stop: then what was begun is finished."""
    under_way: set[Task] = set()
    matches = 0
    while not course.is_over:
        if not stopping():
            for task in list(islice(course.open_tasks(under_way), crew.width - len(under_way))):
                under_way.add(task)
                crew.send(task)
        if not under_way:
            return
        for task, data in crew.results():
            store.keep(task, data)
            course.add(task, unpacked(data))
            under_way.discard(task)
            matches += course.plan.study.batch
        yield News(matches, *course.extent)
