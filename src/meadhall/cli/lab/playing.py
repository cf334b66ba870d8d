"""Playing: what commands have in common that play further matches of a study and keep what they find beside it."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from meadhall.cli import INTERRUPTED
from meadhall.cli.commands.simulate import positive
from meadhall.cli.lab.run import asked_to_stop, shown

if TYPE_CHECKING:
    from meadhall.lab.balance.findings import Finding
    from meadhall.lab.studies import Plan, Store
    from meadhall.lab.studies.batch import Task
    from meadhall.lab.studies.crew import Alone, Processes


# Whatever plays is imported when it is known that something is to be played.
# ruff: noqa: PLC0415
def options_of_playing(part: argparse.ArgumentParser) -> None:
    """The options of such a command."""
    part.add_argument("--processes", type=positive, metavar="N", help="how many processes play (default: one a core)")
    part.add_argument("--json", action="store_true", help="print what was found as JSON")


class Players:
    """Processes that play whatever is wanted, until somebody interrupts."""

    def __init__(self, number: int, stopping: Callable[[], bool]) -> None:
        self.number, self.stopping = number, stopping
        self.crew: Alone | Processes | None = None
        self.doing = ""

    def tell(self, doing: str) -> None:
        """Say what is played for."""
        self.doing = doing

    def play(self, plan: Plan, store: Store, tasks: Sequence[Task]) -> None:
        """Play some batches and keep each."""
        from meadhall.lab.balance import StoppedError
        from meadhall.lab.studies.course import Wanted
        from meadhall.lab.studies.run import run

        wanted = Wanted(plan, tasks)
        for _ in shown(run(wanted, store, self.crew_for(plan), stopping=self.stopping), self.doing):
            pass
        if not wanted.is_over:
            raise StoppedError(f"what was played is kept in {store.folder.parent}; the same command goes on")

    def crew_for(self, plan: Plan) -> Alone | Processes:
        """The same processes for one plan after another."""
        from meadhall.lab.studies.crew import Alone, Processes

        if self.crew is None:
            self.crew = Alone(plan.payload) if self.number == 1 else Processes(plan.payload, self.number)
        self.crew.payload = plan.payload
        return self.crew

    def close(self) -> None:
        """Let everybody go."""
        if self.crew is not None:
            self.crew.close()


@contextmanager
def players(processes: int | None) -> Iterator[Players]:
    """Who plays."""
    with asked_to_stop() as stopping:
        found = Players(processes or os.cpu_count() or 1, stopping)
        try:
            yield found
        finally:
            found.close()


def find(
    arguments: argparse.Namespace,
    folder: Path,
    look: Callable[[Players], Finding],
    tell: Callable[[Finding], list[str]],
) -> int:
    """Look for something, keep in a study's folder what was found, and tell it."""
    from meadhall.lab.balance import StoppedError
    from meadhall.lab.balance.findings import written
    from meadhall.lab.studies import Store

    try:
        with players(arguments.processes) as hands:
            found: Finding = look(hands)
    except StoppedError as stopped:
        print(stopped)
        return INTERRUPTED
    Store(folder).write(found.file, written(found))
    if arguments.json:
        print(written(found).decode(), end="")
    else:
        print("\n".join([*tell(found), f"kept in {folder / found.file}"]))
    return 0


def study_in(folder: Path) -> Plan:
    """The plan of a study that this version has run."""
    import meadhall
    from meadhall.lab.studies import Store, StudyError

    store = Store(folder)
    told = store.told()
    if told["version"] != meadhall.__version__:
        msg = f"{folder} was played by version {told['version']}, this is {meadhall.__version__}: run the study again"
        raise StudyError(msg)
    return store.plan()


def capital(words: str) -> str:
    """Words at the beginning of a sentence."""
    return words[:1].upper() + words[1:]
