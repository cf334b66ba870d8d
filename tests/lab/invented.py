"""Studies that nobody has played: their matches follow from strengths and effects that a test has planted."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from meadhall.lab.studies import Cell, Course, Plan, Store
from meadhall.lab.studies.batch import Batch, packed
from meadhall.lab.studies.play import Played, Seat
from meadhall.lab.studies.results import write
from tests.lab.studies import plan_from

CARD: Final = "feint"  # that many heroes have
HEROES: Final = ["medusa", "king-arthur", "sinbad"]
PLANTED: Final[dict[str, Any]] = {
    "game": "duel",
    "name": "Planted",
    "levels": ["random", "greedy"],
    "batch": 50,
    "matches": {"most": 300, "least": 300},
    "play": {"heroes": HEROES, "boards": ["sarpedon", "marmoreal"]},
    "treatments": [
        {"who": "medusa", "card": "gaze-of-stone", "blank": True},
        {"who": "medusa", "card": "feint", "blank": True},
        {"who": "sinbad", "restrict": "always-attacks"},
        {"who": "medusa", "restrict": "never-boosts"},
        {"who": "medusa", "health": 12},
    ],
}
STRENGTHS: Final = {"medusa": 0.16, "king-arthur": 0.0, "sinbad": -0.16}
EFFECTS: Final = {
    "medusa:gaze-of-stone:blank": -0.2, "sinbad:always-attacks": 0.2, "medusa:never-boosts": -0.15,
    "medusa:health-12": -0.12,
}  # fmt: skip


def planted_share(cell: Any) -> float:
    """Medusa is too strong, more so with good bots; Sinbad has his own board."""
    share: float = 0.5 + STRENGTHS[cell.sides[0]] - STRENGTHS[cell.sides[1]]
    share += 0.2 * (cell.table == "marmoreal") * ((cell.sides[0] == "sinbad") - (cell.sides[1] == "sinbad"))
    return share if cell.level == "greedy" else (share + 0.5) / 2


class Truth(NamedTuple):
    """How often the first of a pair wins, and by how much a treatment changes what its owner wins."""

    share: Callable[[Cell], float]
    effect: Mapping[str, float] = MappingProxyType({})
    edge: float = 0.0  # of the first turn


def invented(folder: Path, told: dict[str, Any], truth: Truth) -> Plan:
    """Keep the results of a study whose matches were made up; treated matches are those without it, but for some."""
    plan = plan_from(told)
    store, course = Store(folder), Course(plan)
    store.open(plan, "")
    while not course.is_over:
        for task in list(course.open_tasks(set())):
            numbers = range(task.part * plan.study.batch, (task.part + 1) * plan.study.batch)
            cell = plan.cells[task.cell]
            batch = Batch(cell.id, task.part, [match(plan, cell, number, truth) for number in numbers])
            store.keep(task, packed(batch))
            course.add(task, batch)
    write(course, store)
    return plan


def match(plan: Plan, cell: Cell, number: int, truth: Truth) -> Played:
    """A match of two, with one card each that was drawn and sometimes played."""
    subject, first = number & 1, number >> 1 & 1
    luck = random.Random(f"{cell.base}/{number}")  # noqa: S311 - fixed dice
    fair = truth.share(cell) + (truth.edge if subject == first else -truth.edge)
    changed = truth.effect.get(cell.treatment, 0.0) * (1 if cell.whom == cell.sides[0] else -1)
    won = subject if luck.random() < fair + changed else 1 - subject
    whos = cell.sides[::-1] if subject else cell.sides
    counters = [luck.randrange(5) for _ in plan.part.counters]
    curves = [[100, luck.randrange(100)], [100, luck.randrange(100)]]
    seats = [Seat(who, who == cell.whom, float(seat == won), curves[seat], counters) for seat, who in enumerate(whos)]
    cards = [[seat, CARD, *(luck.randrange(3) for _ in (*plan.part.ways, *plan.part.amounts))] for seat in range(2)]
    turns = 10 + luck.randrange(9) + (5 if cell.treatment else 0)
    return Played(
        number, 1, first, subject, 1 << won, "hero_defeated", 4 * turns, turns, seats, cards, [[0, 1, "damage", 3]]
    )
