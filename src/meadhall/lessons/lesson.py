"""Lesson: a position, whose seat the pupil has, and steps; read from files and checked."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Any

import msgspec

from meadhall.bundle import bundles
from meadhall.kernel.errors import MeadhallError, PackError
from meadhall.localisation import MissingMessageError, key, rule_text
from meadhall.packs import Facts, NoLess, Source, decode, read

Name = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9-]*$")]


class LessonError(MeadhallError):
    """A lesson cannot be given: the message names file and step."""


class Step(Facts, frozen=True):
    """What the host says, by which rules; the answer that leads on (none: it is only read); what others then do."""

    say: Name
    rules: Annotated[list[str], msgspec.Meta(min_length=1)]
    wanted: str | None = None
    then: list[str] = msgspec.field(default_factory=list)


class Plan(Facts, frozen=True):
    """A file: the example of the books behind it, the position as scenarios tell it, the pupil's seat, the steps."""

    position: dict[str, Any]
    pupil: NoLess
    steps: Annotated[list[Step], msgspec.Meta(min_length=1)]
    example: str | None = None


class Lesson:
    """One lesson of a game; files are numbered in the order in which they are learnt."""

    def __init__(self, game: str, name: str, plan: Plan, source: Source) -> None:
        self.game = game
        self.id = name.partition("-")[2]
        self.plan = plan
        self.source = source

    def __repr__(self) -> str:
        return f"{self.game}/{self.source.name}"

    @property
    def message(self) -> str:
        """The message that names the lesson; those of its steps begin with it."""
        return key(self.game, self.id)

    @property
    def rules(self) -> list[str]:
        """All rules that it teaches, in their order there."""
        return list(dict.fromkeys(rule for step in self.plan.steps for rule in step.rules))

    def refuse(self, at: int, problem: object) -> LessonError:
        """The error for a mistake in a step."""
        step = self.plan.steps[at]
        where = f"{self}:{self.source.line(('steps', at))}"
        return LessonError(f"{where}: step {at + 1} ({step.say}): {problem}")


@cache
def courses() -> dict[str, list[Lesson]]:
    """The lessons of each game, in their order."""
    return {
        bundle.name: [load(path, bundle.name) for path in sorted(bundle.lessons.glob("*.yaml"))] for bundle in bundles()
    }


def load(path: Path, game: str) -> Lesson:
    """The lesson of a file."""
    source = read(path)
    try:
        lesson = Lesson(game, path.stem, decode(source, Plan), source)
    except PackError as problem:
        raise LessonError(f"{game}/{problem}") from problem
    check_rules(lesson)
    check_end(lesson)
    return lesson


def check_rules(lesson: Lesson) -> None:
    """Refuse a rule that the game does not have."""
    for at, step in enumerate(lesson.plan.steps):
        for rule in step.rules:
            try:
                rule_text(rule, game=lesson.game)
            except MissingMessageError as problem:
                raise lesson.refuse(at, f"there is no rule {rule!r}") from problem


def check_end(lesson: Lesson) -> None:
    """A lesson ends with a step that is read, and nothing happens after it: nobody would see that."""
    last = lesson.plan.steps[-1]
    if last.wanted is not None or last.then:
        raise lesson.refuse(len(lesson.plan.steps) - 1, "the last step is only read")
