"""Regression: what the features of positions are worth, learned from bots' matches against each other.

Each game says how it sees its positions and where their worth is written; playing and learning are the same for all.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import count
from math import exp, sqrt
from pathlib import Path
from typing import Final, Protocol, TypeVar

from meadhall.lab.contest import deafen

EPOCHS: Final = 10
RATE: Final = 0.05
SHRINKING: Final = 1e-4  # how much each number is drawn towards 0
SWEEPS: Final = 60  # over all traits, until they explain what they can


class Position(Protocol):
    """A position of a match that is over."""

    @property
    def parts(self) -> list[tuple[int, float]]:
        """The weights that speak for it, by their numbers, and how loudly each does."""

    @property
    def won(self) -> float:
        """How it went: 1 for a win, 0 for a loss, or anything between."""


P = TypeVar("P", bound=Position)


def gather(positions: Callable[[int], list[P]], seconds: float, processes: int) -> Iterator[list[P]]:
    """Match after match until time is up."""
    start = time.monotonic()
    with multiprocessing.get_context("spawn").Pool(processes, initializer=deafen) as pool:
        for found in pool.imap_unordered(positions, count()):
            yield found
            if time.monotonic() - start > seconds:
                pool.terminate()
                return


def fit(weights: list[float], found: list[P]) -> None:
    """Bring weights to where they tell the winners best (logistic regression, AdaGrad)."""
    moved = [1e-6] * len(weights)
    dice = random.Random(1)  # noqa: S311 - fixed dice
    for _ in range(EPOCHS):
        dice.shuffle(found)
        for position in found:
            parts = position.parts
            off = position.won - 1.0 / (1.0 + exp(-sum(weights[at] * part for at, part in parts)))
            for at, part in parts:
                slope = off * part - SHRINKING * weights[at]
                moved[at] += slope * slope
                weights[at] += RATE * slope / sqrt(moved[at])


def explained(
    columns: dict[int, list[tuple[int, float]]], values: dict[int, float], shrinking: float
) -> dict[int, float]:
    """What each of some traits adds to values, to explain them as well as they can (ridge regression)."""
    rest = dict(values)
    found = dict.fromkeys(columns, 0.0)
    for _ in range(SWEEPS):
        for trait, column in columns.items():
            better = sum(much * (rest[at] + found[trait] * much) for at, much in column)
            better /= shrinking + sum(much * much for _, much in column)
            for at, much in column:
                rest[at] += (found[trait] - better) * much
            found[trait] = better
    return found


def learn(
    program: str, about: str | None, positions: Callable[[int], list[P]], relearned: Callable[[str, list[P]], str]
) -> None:
    """The command of a game: play for a while, then learn and write the file anew."""
    parser = argparse.ArgumentParser(prog=f"python -m {program}", description=about)
    parser.add_argument("file", type=Path)
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--processes", type=int, default=multiprocessing.cpu_count())
    told = parser.parse_args()
    found: list[P] = []
    matches = 0
    with suppress(KeyboardInterrupt):
        for more in gather(positions, told.seconds, told.processes):
            found += more
            matches += 1
    told.file.write_text(relearned(told.file.read_text("utf-8"), found), "utf-8")
    print(f"{matches:,} matches, {len(found):,} positions")  # noqa: T201 - a tool for developers, in a terminal
