"""Training: habits practise against themselves on all cores, and what they learned is written down.

`python -m meadhall.lab.training GAME FILE` improves the habits in a file, or makes new ones where there is none. With
`--fading 0.9` the game's judge says turn by turn what was right, and what was done is remembered so much after each.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import time
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from math import sqrt
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple

from meadhall.bots.habits import Habits
from meadhall.bots.levels import wisdom_of
from meadhall.bots.practice import practise
from meadhall.bots.wisdom import Wisdom
from meadhall.bundle import bundle_of, games_with
from meadhall.kernel.chance import chance_of
from meadhall.kernel.errors import MeadhallError
from meadhall.kernel.game import find_game
from meadhall.lab.contest import deafen

MATCHES: Final = 25  # of one setup, before the next
TURNS: Final = 20  # setups of one lesson
RATE: Final = 0.04
LATE: Final = 0.1  # of the rate, at the end
MEMORY: Final = (0.9, 0.99)  # of the direction, and of how much it changes
SMALL: Final = 1e-5


class TrainingError(MeadhallError):
    """What cannot be trained."""


class Lesson(NamedTuple):
    """What some matches taught: a direction for all weights, and how many matches that were."""

    direction: list[float]
    matches: int


class Task(NamedTuple):
    """What a process is to play: with these weights, by these dice, and what is remembered after each turn."""

    game: str
    weights: list[float]
    seed: int
    fading: float = 1.0  # everything: then only how matches end is a lesson, and no judge is asked


class PracticeGround:
    """Where the habits of a game are learned."""

    mixed: ClassVar[bool] = False  # whether everybody but one may leave their habits now and then, as people do

    def habits(self, learned: dict[str, Any]) -> Habits[Any]:
        """Habits of the game, as far as they are learned."""
        raise NotImplementedError

    def setups(self) -> list[dict[str, Any]]:
        """The setups that are played, all equally often."""
        raise NotImplementedError

    def whole(self) -> list[dict[str, Any]]:
        """Setups in which everything that has a weight of its own has a place."""
        raise NotImplementedError


@cache
def ground_of(game: str) -> PracticeGround:
    """Where the habits of a game are learned."""
    found: PracticeGround = bundle_of(game).load("practice")
    return found


@cache
def setups(game: str) -> list[dict[str, Any]]:
    """The setups that a game is practised with."""
    return ground_of(game).setups()


def new_habits(game: str, learned: dict[str, Any]) -> Habits[Any]:
    """Habits of a game, as far as they are learned."""
    return ground_of(game).habits(learned)


@cache
def prepared(game: str, number: int) -> Any:
    """A setup, made ready once in each process."""
    return find_game(game).prepare(setups(game)[number])


@cache
def workshop(game: str) -> Habits[Any]:
    """The habits of a process; their weights come with every lesson."""
    return new_habits(game, {})


@cache
def judge_of(game: str) -> Wisdom[Any]:
    """Who judges positions in a process."""
    return wisdom_of(game)


def teach(task: Task) -> Lesson:
    """Some matches with some weights."""
    game, weights, seed, fading = task
    habits = workshop(game)
    judge = judge_of(game) if fading < 1.0 else None
    dice = chance_of(seed, "practice")
    total = [0.0] * len(weights)
    for _ in range(TURNS):
        setup = prepared(game, dice.below(len(setups(game))))
        habits.learn(find_game(game).start(setup, seed, listening=False))
        habits.write(0, weights)
        mixed = ground_of(game).mixed
        for at, part in enumerate(practise(find_game(game), setup, habits, dice, MATCHES, mixed, judge, fading)):
            total[at] += part
    return Lesson(total, TURNS * MATCHES)


class Ascent:
    """Weights on their way up (Adam)."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights
        self.direction = [0.0] * len(weights)
        self.change = [0.0] * len(weights)
        self.steps = 0

    def step(self, lesson: Lesson, rate: float) -> None:
        """One step along what was learned."""
        self.steps += 1
        first, second = (1 - memory**self.steps for memory in MEMORY)
        for at, part in enumerate(lesson.direction):
            told = part / lesson.matches - SMALL * self.weights[at]
            self.direction[at] += (1 - MEMORY[0]) * (told - self.direction[at])
            self.change[at] += (1 - MEMORY[1]) * (told * told - self.change[at])
            self.weights[at] += rate * self.direction[at] / first / (sqrt(self.change[at] / second) + SMALL)


def climb(
    game: str, weights: list[float], seconds: float, processes: int, fading: float = 1.0
) -> Iterator[tuple[int, list[float]]]:
    """Lesson after lesson until time is up: how many matches were played so far, and the weights."""
    ascent = Ascent(weights)
    start = time.monotonic()
    played = 0
    with multiprocessing.get_context("spawn").Pool(processes, initializer=deafen) as pool:
        while (spent := time.monotonic() - start) < seconds:
            tasks = [Task(game, ascent.weights, ascent.steps * processes + at, fading) for at in range(processes)]
            lessons = pool.map(teach, tasks)
            matches = sum(lesson.matches for lesson in lessons)
            together = [sum(parts) for parts in zip(*(lesson.direction for lesson in lessons), strict=True)]
            ascent.step(Lesson(together, matches), RATE * (1 - (1 - LATE) * spent / seconds))
            played += matches
            yield played, ascent.weights


def flat(game: str, learned: dict[str, Any]) -> list[float]:
    """All weights, those of every card included."""
    habits = new_habits(game, learned)
    for setup in ground_of(game).whole():
        habits.learn(find_game(game).start(find_game(game).prepare(setup), 0, listening=False))
    return list(habits.weights)


def named(game: str, weights: list[float]) -> dict[str, Any]:
    """The reverse."""
    learned: dict[str, Any] = {}
    for setup in ground_of(game).whole():
        habits = new_habits(game, learned)
        s = find_game(game).start(find_game(game).prepare(setup), 0, listening=False)
        habits.learn(s)
        habits.write(0, weights)
        learned = habits.told(s)
    return learned


def written(learned: dict[str, Any], depth: int = 3) -> str:
    """JSON with a line for each card, hero or shape, so that changes can be read."""

    def told(part: Any, level: int) -> str:
        if not isinstance(part, dict) or level == depth:
            return json.dumps(part)
        inner = ",\n".join(
            f"{' ' * (level + 1)}{json.dumps(name)}: {told(each, level + 1)}" for name, each in part.items()
        )
        return f"{{\n{inner}\n{' ' * level}}}"

    return told(learned, 0) + "\n"


def read(file: Path) -> dict[str, Any]:
    """The habits in a file; none where there is no file yet."""
    if not file.exists():
        return {}
    try:
        found = json.loads(file.read_text("utf-8"))
    except ValueError as error:
        msg = f"{file} holds no habits: {error}; name another file, or one that is not there yet"
        raise TrainingError(msg) from None
    if not isinstance(found, dict) or "shapes" not in found:
        msg = (
            f"{file} holds no habits: expected an object with 'shapes'; name another file, or one that is not there yet"
        )
        raise TrainingError(msg)
    return found


def main() -> None:
    """Practise for a while; who stops it keeps what was learned by then."""
    parser = argparse.ArgumentParser(prog="python -m meadhall.lab.training", description=__doc__)
    parser.add_argument("game", choices=games_with("practice"))
    parser.add_argument("file", type=Path)
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--processes", type=int, default=multiprocessing.cpu_count())
    parser.add_argument(
        "--fading", type=float, default=1.0, help="what is remembered after each turn, if judged (1: no judge)"
    )
    told = parser.parse_args()
    if not 0.0 <= told.fading <= 1.0:
        parser.error(f"--fading is a share from 0 to 1; found {told.fading}")
    try:
        learned = read(told.file)
    except TrainingError as error:
        parser.error(str(error))
    weights = flat(told.game, learned)
    with suppress(KeyboardInterrupt):
        for played, now in climb(told.game, weights, told.seconds, told.processes, told.fading):
            weights = now
            print(f"\r{played:,} matches", end="", flush=True)  # noqa: T201 - a tool for developers, in a terminal
    draft = told.file.with_name(f"{told.file.name}.new")
    draft.write_text(written(learned | named(told.game, weights)), "utf-8")  # what is known in general stays
    draft.replace(told.file)


if __name__ == "__main__":
    main()
