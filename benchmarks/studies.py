"""`python -m benchmarks.studies`: how many matches a second a study plays, to what its bots play by themselves.

By themselves they play the very same matches in as many processes as there are cores, and nobody records, keeps or
gathers anything. A study does all that, from the start of its processes to the last written row. Both take turns in one
run, so that what disturbs one disturbs the other.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import resource
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from benchmarks.report import number, processor
from meadhall.bots import Bot
from meadhall.kernel.chance import chance_of
from meadhall.kernel.match import Match
from meadhall.lab.contest import answer_seed, answered, opened, played_out
from meadhall.lab.studies import Course, Plan, Store
from meadhall.lab.studies.batch import Task, hall_of, numbers
from meadhall.lab.studies.crew import Processes
from meadhall.lab.studies.play import SITTING, seed_of
from meadhall.lab.studies.results import write
from meadhall.lab.studies.run import run
from meadhall.packs import plain_source

LEAST: Final = 0.9  # of the bots' own speed on all cores
BATCH: Final = 10
PLAYS: Final[dict[str, dict[str, Any]]] = {
    "duel": {"heroes": ["medusa", "king-arthur", "sinbad", "alice"], "boards": ["sarpedon"]},
    "unicorns": {"players": [2, 3, 4, 6]},
}


class Pace(NamedTuple):
    """Matches a second, by the clock and by the processors."""

    clock: float
    processors: float


def plan_for(game: str, level: str, matches: int) -> Plan:
    """A study of so many matches, or a few more."""
    told = {"game": game, "levels": [level], "batch": BATCH, "play": PLAYS[game]}
    cells = len(Plan(plain_source("study", told), {}).cells)
    each = -(-matches // (cells * BATCH)) * BATCH
    return Plan(plain_source("study", told | {"matches": {"most": each, "least": each}}), {})


def tasks_of(plan: Plan) -> list[Task]:
    """All batches."""
    return [Task(cell, part) for part in range(plan.batches) for cell in range(len(plan.cells))]


# ---------------------------------------------------------------- by themselves
def alone(payload: str, tasks: list[Task], together: Any) -> tuple[int, float]:
    """Play the matches of some batches as a plain loop; how many, and how long that took."""
    hall = hall_of(payload)
    plan = hall.plan
    hall.played(plan.cells[0], 0)  # what is made once is made before
    together.wait()
    start = time.perf_counter()
    played = 0
    for task in tasks:
        cell = plan.cells[task.cell]
        bot = hall.bot("", cell.level)
        for at in numbers(plan, task.part):
            seed = seed_of(plan.study.seed, cell.base, at)
            sitting = plan.part.sitting(plan, cell, at, chance_of(seed, SITTING))
            play_alone(opened(plan.study.game, sitting.setup, seed), bot, seed)
            played += 1
    return played, time.perf_counter() - start


def play_alone(match: Match, bot: Bot, seed: int) -> None:
    """Play one match to its end."""
    played_out(match, lambda codes, at: answered(match, bot, codes, answer_seed(seed, at)))


def worker(payload: str, tasks: list[Task], together: Any, told: Any) -> None:
    """One process of several that play at the same time."""
    told.put(alone(payload, tasks, together))


def own_pace(plan: Plan, processes: int) -> float:
    """Matches a second of all cores, each of which plays its part of the study."""
    context = multiprocessing.get_context("spawn")
    together, told = context.Barrier(processes), context.Queue()
    tasks = tasks_of(plan)
    hands = [
        context.Process(target=worker, args=(plan.payload, tasks[at::processes], together, told))
        for at in range(processes)
    ]
    for hand in hands:
        hand.start()
    found: list[tuple[int, float]] = [told.get() for _ in hands]
    for hand in hands:
        hand.join()
    return sum(played / seconds for played, seconds in found)


# ---------------------------------------------------------------- as a study
def study_pace(plan: Plan, processes: int) -> float:
    """Matches a second of a whole study, in a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        start = time.perf_counter()
        store, course = Store(Path(folder)), Course(plan)
        store.open(plan, "")
        crew = Processes(plan.payload, processes)
        try:
            for _ in run(course, store, crew):
                pass
        finally:
            crew.pool.shutdown()
        return write(course, store) / (time.perf_counter() - start)


def measured(play: Callable[[Plan, int], float], plan: Plan, processes: int) -> Pace:
    """Matches a second by the clock, and by what all processes took of the processors."""
    before = spent()
    clock = play(plan, processes)
    return Pace(clock, len(tasks_of(plan)) * BATCH / (spent() - before))


def spent() -> float:
    """Seconds of the processors, of this process and of those that it has started and that have ended."""
    both = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(each.ru_utime + each.ru_stime for each in both)


# ---------------------------------------------------------------- what is said
def told(name: str, values: list[float], bar: str = "") -> str:
    """A row of the table."""
    middle, low, high = (number(each) for each in (statistics.median(values), min(values), max(values)))
    return f"| {name} | {bar} | {middle} | {low} … {high} |"


def main() -> int:
    """Measure both by turns, and say what the ratio is."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.studies", description=__doc__)
    parser.add_argument("--game", choices=PLAYS, default="duel", help="which game (duel)")
    parser.add_argument("--level", default="warrior", metavar="BOT", help="who plays (warrior)")
    parser.add_argument("--matches", type=int, default=480, metavar="N", help="matches of the study (480)")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, metavar="N", help="cores (all)")
    parser.add_argument("--repeats", type=int, default=5, metavar="N", help="how often both are measured (5)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write all figures as JSON")
    asked = parser.parse_args()
    plan = plan_for(asked.game, asked.level, asked.matches)
    before = os.getloadavg()[0]
    paces = [
        [
            measured(play, plan, asked.processes)
            for play in ((own_pace, study_pace) if at % 2 else (study_pace, own_pace))
        ]
        for at in range(asked.repeats)
    ]
    pairs = [each if at % 2 else each[::-1] for at, each in enumerate(paces)]
    figures = {
        "own": [own.clock for own, _ in pairs],
        "study": [study.clock for _, study in pairs],
        "ratio": [study.clock / own.clock for own, study in pairs],
        "processor_ratio": [study.processors / own.processors for own, study in pairs],
    }
    matches = len(tasks_of(plan)) * BATCH
    print(f"{asked.game}, {asked.level}, {matches} matches, {asked.processes} processes")
    print(f"{processor()}, {os.cpu_count()} cores")
    print(f"load of the machine before it: {before:.1f}\n")
    print("| what | bar | median | least … most |\n| --- | ---: | ---: | ---: |")
    print(told("bots by themselves, matches a second on all cores", figures["own"]))
    print(told("a study, matches a second", figures["study"]))
    print(told("a study to bots by themselves", figures["ratio"], f"at least {LEAST}"))
    print(told("the same by seconds of the processors", figures["processor_ratio"]))
    if asked.out is not None:
        asked.out.write_text(json.dumps({"load": before, "matches": matches} | figures, indent=2) + "\n", "utf-8")
    return 0 if statistics.median(figures["ratio"]) >= LEAST else 1


if __name__ == "__main__":
    sys.exit(main())
