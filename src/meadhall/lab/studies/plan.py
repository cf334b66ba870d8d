"""Plan: a study file with the packs it is played with, checked, and all cells that follow from it.

A mistake names file, line and what was expected.
"""

from __future__ import annotations

import json
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec

from meadhall.bots import make_bot
from meadhall.bundle import games_with
from meadhall.kernel.errors import MeadhallError, PackError, nearest
from meadhall.lab.studies.game import Cell, StudyGame, Treatment, study_game_of
from meadhall.packs import Facts, NoLess, Some, Source, Where, decode
from meadhall.packs.facts import fingerprint, plain_source

BATCH: Final = 50  # matches
LEAST_BATCH: Final = 4
MOST_CELLS: Final = 100_000


class StudyError(MeadhallError):
    """A study that cannot be run or told of."""


class Stopping(Facts, frozen=True):
    """How many matches a cell has at most and at least, and how narrow its interval must be to end between them."""

    most: Some = 400
    least: Some = 100
    within: Annotated[float, msgspec.Meta(gt=0, le=1)] | None = None
    treated: Some | None = None  # how many of them are played again with each treatment; all if it is not told


class Study(Facts, frozen=True):
    """What a study file says."""

    game: str
    play: Any
    name: str = ""
    seed: NoLess = 1
    levels: list[str] = msgspec.field(default_factory=lambda: ["warrior"])
    matches: Stopping = msgspec.field(default_factory=Stopping)
    batch: Annotated[int, msgspec.Meta(ge=LEAST_BATCH, le=10_000)] = BATCH
    treatments: list[Any] = msgspec.field(default_factory=list)
    about: list[str] = msgspec.field(default_factory=list)  # if told, only cells in which one of them plays


class Plan:
    """A study that can be run."""

    def __init__(self, source: Source, loads: dict[str, Any]) -> None:
        self.source = source
        self.loads = loads  # what is carried of packs
        self.study: Study = decode(source, Study)
        self.check_game()
        self.part: StudyGame = study_game_of(self.study.game)
        self.check_numbers()
        self.play: Any = self.decoded(("play",), self.study.play, self.part.play)
        self.part.check(self)
        self.treatments: dict[str, Treatment] = {}
        self.changed_loads: dict[str, Any] = {}  # by treatment, as the game has made them
        for at, told in enumerate(self.study.treatments):
            self.add(at, told)
        self.cells: list[Cell] = self.all_cells()
        if not self.cells:
            raise self.refuse(("about",), "nobody named here meets anybody")

    # ---------------------------------------------------------------- checks
    def refuse(self, where: Where, problem: str) -> PackError:
        """The error for a mistake at a place of the file."""
        return self.source.refuse(where, problem)

    def decoded(self, where: Where, data: Any, kind: type[Any]) -> Any:
        """A part of the file as facts of a kind."""
        try:
            return decode(plain_source(self.source.name, data), kind)
        except PackError as problem:
            raise self.refuse((*where, *problem.where), problem.problem) from problem

    def check_game(self) -> None:
        """The game is one that can be studied."""
        known = games_with("studies")
        if self.study.game not in known:
            raise self.refuse(("game",), f"no studies of {self.study.game!r}" + nearest(self.study.game, known))

    def check_numbers(self) -> None:
        """Bots are there, and numbers fit each other."""
        study = self.study
        if not study.levels or len(set(study.levels)) < len(study.levels):
            raise self.refuse(("levels",), "expected one bot or more, each once")
        for at, level in enumerate(study.levels):
            try:
                make_bot(level, study.game)
            except MeadhallError as problem:
                raise self.refuse(("levels", at), str(problem)) from problem
        if study.matches.least > study.matches.most:
            told = f"at least {study.matches.least} matches, but at most {study.matches.most}"
            raise self.refuse(("matches", "least"), told)

    def add(self, at: int, told: Any) -> None:
        """Take in what a line of the treatments stands for."""
        where: Where = ("treatments", at)
        for treatment in self.part.treatments(self, self.decoded(where, told, self.part.treatment)):
            if treatment.restrict and treatment.restrict not in self.part.restrictions:
                hint = nearest(treatment.restrict, list(self.part.restrictions))
                raise self.refuse((*where, "restrict"), f"there is no way to play {treatment.restrict!r}{hint}")
            if treatment.id in self.treatments:
                raise self.refuse((*where, "id"), f"a second treatment {treatment.id!r}")
            self.treatments[treatment.id] = treatment
            try:
                self.part.rules(self, treatment)
            except MeadhallError as problem:
                raise self.refuse(where, f"{treatment.id}: {problem}") from problem

    # ---------------------------------------------------------------- what follows
    def all_cells(self) -> list[Cell]:
        """The cells, each with those of its treatments behind it."""
        found: list[Cell] = []
        for cell in self.part.cells(self):
            if self.study.about and not {*self.study.about} & {*cell.sides}:
                continue
            found.append(cell)
            found += [
                cell._replace(id=f"{cell.id}/{id}", treatment=id, whom=treatment.who)
                for id, treatment in self.treatments.items()
                if self.part.concerns(treatment, cell)
            ]
            if len(found) > MOST_CELLS:
                raise self.refuse(("play",), f"more than {MOST_CELLS} cells: name fewer heroes, boards or treatments")
        return found

    def treated(self, cell: Cell) -> Any:
        """What is done in a cell; None: nothing."""
        return self.treatments.get(cell.treatment)

    @property
    def batches(self) -> int:
        """How many batches a cell has at most."""
        return -(-self.study.matches.most // self.study.batch)

    @cached_property
    def fingerprint(self) -> str:
        """A short hash of all that the results follow from, but for the version of the engine."""
        return fingerprint([self.study, {id: load["fingerprint"] for id, load in self.loads.items()}])

    @cached_property
    def payload(self) -> str:
        """The plan as a text that another process makes it of."""
        return json.dumps({"name": self.source.name, "study": self.source.data, "packs": self.loads})


def plan_of(path: Path, loads: dict[str, Any]) -> Plan:
    """The plan in a file; whoever reads it gets all of it or the first mistake."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        msg = f"cannot read {path}: {problem}"
        raise StudyError(msg) from problem
    return Plan(Source(path.name, text), loads)


def unpacked_plan(payload: str) -> Plan:
    """The plan that a payload tells of."""
    told = json.loads(payload)
    return Plan(plain_source(told["name"], told["study"]), told["packs"])
