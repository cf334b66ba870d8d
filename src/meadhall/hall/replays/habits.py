"""Habits: what somebody does more often or less often than a strong bot would, in the same positions.

Each way of answering is one question that is looked at in all reviews at once. Whoever looks at many things finds
something in some of them by chance, so each has to prove more the more there are.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import log
from typing import Final, NamedTuple

from meadhall.hall.replays.coach import FILE
from meadhall.hall.replays.moments import Moment
from meadhall.lab.evidence import ENOUGH, Evidence
from meadhall.localisation import key, words

MATCHES: Final = 10  # the last ones, which habits are looked for in
MOST: Final = 3  # habits that are told
LEAST: Final = 0.15  # the share by which somebody must differ
EVEN: Final = 0.5


class Habit(NamedTuple):
    """A way of answering: how often it was open and taken, and how often a strong bot would have taken it."""

    name: str
    open: int
    taken: int
    best: int
    cost: float  # of the answers that were otherwise than the bot's, together


class Tally:
    """One way of answering, counted."""

    def __init__(self) -> None:
        self.open = 0
        self.taken = 0
        self.best = 0
        self.cost = 0.0
        self.evidence = Evidence()  # of answers that differ: whether it was the person who took it

    def add(self, given: bool, best: bool, cost: float) -> None:
        """One more position."""
        self.open += 1
        self.taken += given
        self.best += best
        if given != best:
            self.cost += cost
            self.evidence.add(float(given))

    def is_clear(self, others: int) -> bool:
        """Whether a person differs from the bot, beyond chance, where so many ways are looked at."""
        if not self.evidence.counts or abs(self.taken - self.best) < LEAST * self.open:
            return False
        return self.evidence.fortune(EVEN) >= ENOUGH + log(others)


def habits_of(moments: Iterable[Moment]) -> list[Habit]:
    """The habits in some decisions, those first that have cost most."""
    tallies: dict[str, Tally] = {}
    for moment in moments:
        for way in moment.ways or ():
            tallies.setdefault(way.name, Tally()).add(way.given, way.best, max(0.0, moment.cost))
    found = [
        Habit(name, each.open, each.taken, each.best, each.cost)
        for name, each in sorted(tallies.items())
        if each.is_clear(len(tallies))
    ]
    return sorted(found, key=lambda habit: -habit.cost)[:MOST]


def told_habit(game: str, habit: Habit, language: str) -> str:
    """A habit as a sentence, with its counts."""
    parts = {
        "way": "less" if habit.taken < habit.best else "more",
        "taken": habit.taken,
        "open": habit.open,
        "best": habit.best,
    }
    return words(f"{game}/{FILE}", language).say(key("habit", habit.name), parts)
