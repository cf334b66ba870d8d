"""Trials: matches of a study's cells with and without changes, on the same seeds, kept so that none is played twice.

Matches go by numbers within a cell. Those of a search are the first ones, as in the study itself; those of a check are
far beyond all that a study plays, so that nobody has seen them before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, Protocol

import msgspec

from meadhall.kernel.errors import MeadhallError
from meadhall.lab.studies.batch import Task
from meadhall.lab.studies.plan import LEAST_BATCH, Plan, StudyError
from meadhall.lab.studies.play import Played
from meadhall.lab.studies.store import Store
from meadhall.packs import plain_source

ROUND: Final = 96  # matches of a round, where there are few cells
LARGEST: Final = 48  # batch
FRESH: Final = 1_000_000  # the number of the first match that no study has played


class StoppedError(MeadhallError):
    """Whoever waits has had enough for now; what was played is kept."""


Play = Callable[[Plan, Store, Sequence[Task]], None]
"""Lets batches be played and kept; raises StoppedError where somebody wants to stop."""


class Trials(Protocol):
    """Whoever plays rounds: so many matches of each cell."""

    size: int  # matches of a round

    def scores(self, treatments: Sequence[Any], rounds: range) -> list[list[float]]:
        """The scores in some rounds with each treatment (None: with nothing changed), all in the same order."""


class StudyTrials:
    """Somebody's matches in a study, against all others on all tables."""

    def __init__(self, plan: Plan, who: str, folder: Path, play: Play) -> None:
        self.plan, self.who, self.folder, self.play = plan, who, folder, play
        cells = len(own_cells(plan, who))
        self.batch = max(LEAST_BATCH, min(LARGEST, ROUND // cells // LEAST_BATCH * LEAST_BATCH))
        self.size = self.batch * cells
        self.known: dict[tuple[str, int], list[float]] = {}  # by treatment and round

    @property
    def fresh(self) -> int:
        """The first round that nobody has seen."""
        return FRESH // self.batch

    def scores(self, treatments: Sequence[Any], rounds: range) -> list[list[float]]:
        """Play what is not kept yet, and read everything."""
        ids = ["" if each is None else each.id for each in treatments]
        wanted = [(id, part) for part in rounds for id in ids if (id, part) not in self.known]
        if wanted:
            self.learn([each for each in treatments if each is not None], wanted)
        return [[score for part in rounds for score in self.known[id, part]] for id in ids]

    def learn(self, treatments: Sequence[Any], wanted: Sequence[tuple[str, int]]) -> None:
        """Let rounds be played, and take them in."""
        asked = {"about": [self.who], "batch": self.batch, "matches": {"most": self.batch, "least": self.batch}}
        plan = with_treatments(self.plan, treatments, asked)
        cells: dict[str, list[int]] = {}
        for at, cell in enumerate(plan.cells):
            cells.setdefault(cell.treatment, []).append(at)
        tasks = {(id, part): [Task(at, part) for at in cells[id]] for id, part in wanted}
        store = played(plan, self.folder, [task for some in tasks.values() for task in some], self.play)
        for round_, some in tasks.items():
            self.known[round_] = [score for task in some for score in scores_of(store.batch(task).matches, self.who)]


def own_cells(plan: Plan, who: str) -> list[str]:
    """The cells in which somebody meets somebody else."""
    found = [cell.id for cell in plan.cells if not cell.treatment and who in cell.sides]
    if not found:
        known = sorted({side for cell in plan.cells for side in cell.sides})
        told = f"expected one of {', '.join(known)}" if known else "in this study nobody meets anybody in particular"
        msg = f"{who!r} meets nobody here: {told}"
        raise StudyError(msg)
    return found


def with_treatments(plan: Plan, treatments: Iterable[Any], changed: dict[str, Any]) -> Plan:
    """The same study with other treatments, and with whatever else is changed."""
    told = {**plan.source.data, **changed, "treatments": [msgspec.to_builtins(each) for each in treatments]}
    return Plan(plain_source(plan.source.name, told), plan.loads)


def played(plan: Plan, folder: Path, tasks: Sequence[Task], play: Play) -> Store:
    """Where batches are kept, when all of them were played."""
    store = Store(folder / plan.fingerprint)
    store.open(plan, "")
    kept = set(store.tasks())
    missing = [task for task in tasks if task not in kept]
    if missing:
        play(plan, store, missing)
    return store


def scores_of(matches: Iterable[Played], who: str) -> Iterator[float]:
    """Somebody's score in each match; on several seats, the mean of them."""
    for match in matches:
        own = [seat.score for seat in match.seats if seat.who == who]
        yield sum(own) / len(own)
