"""`meadhall lab run STUDY`: play a study on all cores of this machine, or on a Ray cluster.

Every batch of matches is kept as soon as it is finished: the same command goes on where it was stopped. One Ctrl-C lets
the batches end that are being played, a second one does not. The results are the same wherever and in whatever order
the matches were played.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from meadhall.cli import INTERRUPTED, Commands
from meadhall.cli.commands.simulate import positive
from meadhall.cli.packs.offer import check_game, option_of_packs, packs_given

if TYPE_CHECKING:
    from meadhall.lab.studies import Course, Plan, Store
    from meadhall.lab.studies.crew import Crew
    from meadhall.lab.studies.run import News


def register(parts: Commands) -> None:
    """Add the command."""
    part = parts.add_parser(
        "run", help="play the matches of a study, or go on with them", description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    part.add_argument("study", type=Path, metavar="STUDY", help="a study file (docs/lab.md tells what is in it)")
    part.add_argument(
        "--out", type=Path, metavar="DIR", help="where it is kept (default: the file's name, without its end)"
    )
    part.add_argument("--processes", type=positive, metavar="N", help="how many processes play (default: one a core)")
    part.add_argument("--ray", metavar="ADDRESS", help="play on the Ray cluster there, or on a new one: local")
    part.add_argument("--json", action="store_true", help="print one JSON object about what was played")
    option_of_packs(part)
    part.set_defaults(run=run)


# Whatever plays is imported when it is known that something is to be played.
# ruff: noqa: PLC0415
def run(arguments: argparse.Namespace) -> int:
    """Play, keep and tell."""
    from meadhall.lab.studies import Course, Store
    from meadhall.lab.studies.run import resumed

    plan = planned(arguments.study, arguments.pack)
    if arguments.ray:
        check_batch(plan)
    folder: Path = arguments.out or arguments.study.with_suffix("")
    store = Store(folder)
    need_library()
    store.open(plan, arguments.study.read_text("utf-8"))
    course = Course(plan)
    before = resumed(course, store)
    start = time.perf_counter()
    matches = 0 if course.is_over else played(course, store, arguments)
    seconds = time.perf_counter() - start
    return finished(course, store, arguments, {"kept_before": before, "played": matches, "seconds": round(seconds, 1)})


def planned(path: Path, packs: list[str]) -> Plan:
    """The plan of a study file, with the packs of the command line."""
    from meadhall.lab.studies import plan_of
    from meadhall.packs.carried import load_of

    found = packs_given(packs)
    plan = plan_of(path, {pack.id: load_of(pack) for pack in found})
    check_game(found, plan.study.game)
    return plan


def need_library() -> None:
    """Say at once, and not after hours, that what writes the results is missing."""
    from meadhall.lab.studies.results import arrow

    arrow()


def crew_of(plan: Plan, arguments: argparse.Namespace) -> Crew:
    """Who plays."""
    from meadhall.lab.studies.crew import Alone, Cluster, Processes

    if arguments.ray:
        return Cluster(plan.payload, arguments.ray)
    number = arguments.processes or os.cpu_count() or 1
    return Alone(plan.payload) if number == 1 else Processes(plan.payload, number)


def check_batch(plan: Plan) -> None:
    """Batches are worth the way to another machine."""
    from meadhall.lab.studies.plan import BATCH

    if plan.study.batch < BATCH:
        told = f"a batch of {plan.study.batch} is not worth the way to another machine: expected {BATCH} or more"
        raise plan.refuse(("batch",), told)


def played(course: Course, store: Store, arguments: argparse.Namespace) -> int:
    """Play what is missing; how many matches that were."""
    from meadhall.lab.studies.run import run as play

    matches = 0
    with closing(crew_of(course.plan, arguments)) as crew, asked_to_stop() as stopping:
        for news in shown(play(course, store, crew, stopping=stopping)):
            matches = news.matches
    return matches


@contextmanager
def asked_to_stop() -> Iterator[Callable[[], bool]]:
    """Whether somebody has interrupted; a second time ends everything at once."""
    asked: list[int] = []

    def note(_number: int, _frame: object) -> None:
        if asked:
            raise KeyboardInterrupt
        asked.append(1)
        from meadhall.cli.screen.screen import opened

        opened(is_error=True).print("finishing the batches that are being played; Ctrl-C again ends them")

    before = signal.signal(signal.SIGINT, note)
    try:
        yield lambda: bool(asked)
    finally:
        signal.signal(signal.SIGINT, before)


def shown(news: Iterator[News], doing: str = "") -> Iterator[News]:
    """A bar for whoever waits at a terminal: what is done, batches, matches a second, time left at most."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from meadhall.cli.screen.screen import opened

    console = opened(is_error=True)
    speed = TextColumn("{task.fields[speed]:,.1f} matches a second, at most")
    start = time.perf_counter()
    columns: list[Any] = [
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("batches"),
        speed,
        TimeRemainingColumn(),
        TextColumn("left"),
    ]
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal, speed_estimate_period=600
    ) as progress:
        task = progress.add_task(doing, total=None, speed=0.0)
        for each in news:
            rate = each.matches / (time.perf_counter() - start)
            progress.update(task, completed=each.done, total=each.most, speed=rate)
            yield each


def finished(course: Course, store: Store, arguments: argparse.Namespace, told: dict[str, Any]) -> int:
    """Write the results if all is there, and say so."""
    from meadhall.lab.studies import results

    is_over = course.is_over
    done, most = course.extent
    told |= {"study": str(arguments.study), "out": str(store.folder), "over": is_over, "batches": done} | told
    if is_over:
        told["matches"] = results.write(course, store)
    speed: float = told["played"] / told["seconds"] if told["seconds"] else 0.0
    if arguments.json:
        print(json.dumps(told))
    elif is_over:
        print(
            f"{told['matches']:,} matches in {store.folder}; {told['played']:,} were played now, {speed:,.1f} a second"
        )
        print(f"meadhall lab report {store.folder} tells what they say")
    else:
        print(f"{done} of at most {most} batches are kept in {store.folder}; the same command goes on")
    return 0 if is_over else INTERRUPTED
