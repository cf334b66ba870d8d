"""Ladder: bots from the lowest to the highest, and what is proven of each against the one before it."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import closing
from itertools import accumulate, pairwise
from typing import Any, Final, NamedTuple

import meadhall
from meadhall import purity
from meadhall.lab.contest import Contest, Effort, Held, bot_named, meetings
from meadhall.lab.evidence import TRUST, Evidence, elo, wilson
from meadhall.lab.venue import ContestError, Venue

ABOVE: Final = "above"
BELOW: Final = "below"
OPEN: Final = "open"


class Rule(NamedTuple):
    """How many matches a step has at most, and at least; with a fixed number nobody looks before all are played."""

    matches: int = 400
    least: int = 40
    is_fixed: bool = False

    def whole(self, rounds: int) -> Rule:
        """The rule with as many matches as make whole meetings."""
        return self._replace(matches=-(-self.matches // rounds) * rounds)


class Step:
    """Two bots of a ladder against each other; the upper one is the first side, and all is told from its side."""

    def __init__(self, contest: Contest, rule: Rule) -> None:
        self.contest = contest
        self.rule = rule
        self.evidence = Evidence()
        self.held: list[Held] = []
        self.wins = self.draws = self.losses = 0
        self.efforts = (Effort(), Effort())

    def add(self, meeting: Held) -> None:
        """Count a meeting."""
        self.held.append(meeting)
        self.evidence.add(meeting.score)
        for result in meeting.results:
            self.wins += result.score == 1.0
            self.draws += result.score == 0.5
            self.losses += result.score == 0.0
            first, second = self.efforts
            self.efforts = (first.more(result.efforts[0]), second.more(result.efforts[1]))

    # ---------------------------------------------------------------- what was seen
    @property
    def upper(self) -> str:
        """The bot that should be the stronger one."""
        return self.contest.first

    @property
    def lower(self) -> str:
        """The other one."""
        return self.contest.second

    @property
    def name(self) -> str:
        """Both."""
        return self.contest.name

    @property
    def matches(self) -> int:
        """How many matches were played."""
        return self.wins + self.draws + self.losses

    @property
    def points(self) -> float:
        """Wins, and half of the draws."""
        return self.wins + self.draws / 2

    @property
    def share(self) -> float:
        """The share of the points."""
        return self.points / self.matches

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies."""
        return wilson(self.share, self.matches) if self.rule.is_fixed else self.evidence.interval

    @property
    def elo(self) -> float:
        """By how much the upper one is stronger; who won or lost everything counts as half a match short of that."""
        edge = 0.5 / self.matches
        return elo(min(max(self.share, edge), 1 - edge), self.contest.venue.chance)

    @property
    def elo_interval(self) -> tuple[float, float]:
        """Where that lies; endless where no bound is proven."""
        low, high = self.interval
        return elo(low, self.contest.venue.chance), elo(high, self.contest.venue.chance)

    def pace(self, side: int) -> float | None:
        """Seconds a move of a side, on average; None if it never had a choice."""
        moves, seconds = self.efforts[side]
        return seconds / moves if moves else None

    # ---------------------------------------------------------------- what is proven
    @property
    def verdict(self) -> str:
        """Whether the upper one is proven to win more than by chance, or less."""
        chance = self.contest.venue.chance
        if not self.matches:
            return OPEN
        if self.rule.is_fixed:
            low, high = self.interval
            is_decided = not low <= chance <= high
        else:
            is_decided = self.evidence.excludes(chance)
        if not is_decided:
            return OPEN
        return ABOVE if self.share > chance else BELOW

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to be played."""
        if self.matches >= self.rule.matches:
            return True
        return not self.rule.is_fixed and self.matches >= self.rule.least and self.verdict != OPEN

    def told(self) -> dict[str, Any]:
        """Everything as plain data."""
        low, high = self.interval
        elo_low, elo_high = self.elo_interval
        return {
            "upper": self.upper, "lower": self.lower, "verdict": self.verdict,
            "matches": self.matches, "wins": self.wins, "draws": self.draws, "losses": self.losses,
            "share": round(self.share, 5), "low": round(low, 5), "high": round(high, 5),
            "elo": finite(self.elo), "elo_low": finite(elo_low), "elo_high": finite(elo_high),
            "moves": [effort.moves for effort in self.efforts],
            "seconds_per_move": [finite(self.pace(side), 6) for side in range(2)],
            "meetings": [meeting.told() for meeting in self.held],
        }  # fmt: skip


class Ladder:
    """Neighbours against each other."""

    def __init__(self, venue: Venue, names: Sequence[str], seed: int, rule: Rule) -> None:
        self.venue = venue
        self.names = list(names)
        self.seed = seed
        self.rule = rule.whole(venue.rounds)
        if len(self.names) < 2:
            msg = f"a ladder has two bots or more, found {', '.join(self.names) or 'none'}"
            raise ContestError(msg)
        self.contests = [Contest(venue, upper, lower, seed) for lower, upper in pairwise(self.names)]
        for contest in self.contests:
            contest.check()
        self.steps: list[Step] = []  # of which something was played

    def climb(self, processes: int) -> Iterator[Step]:
        """Play step by step, and show the step after each meeting; what was played stays, whenever it ends."""
        for contest in self.contests:
            step = Step(contest, self.rule)
            with closing(meetings(contest, self.rule.matches // self.venue.rounds, processes)) as found:
                for meeting in found:
                    if not step.held:
                        self.steps.append(step)
                    step.add(meeting)
                    yield step
                    if step.is_over:
                        break

    # ---------------------------------------------------------------- what is proven
    @property
    def heights(self) -> list[float]:
        """The Elo of each bot above the lowest, as far as steps were played."""
        return list(accumulate((step.elo for step in self.steps), initial=0.0))

    @property
    def unproven(self) -> list[Step]:
        """The steps that lead up in name only, as far as is known."""
        return [step for step in self.steps if step.verdict != ABOVE]

    @property
    def is_complete(self) -> bool:
        """Whether every step was played to its end."""
        return len(self.steps) == len(self.contests) and all(step.is_over for step in self.steps)

    @property
    def is_proven(self) -> bool:
        """Whether all neighbours are proven to stand in this order."""
        return len(self.steps) == len(self.contests) and not self.unproven

    def told(self) -> dict[str, Any]:
        """Everything as plain data."""
        heights = self.heights[1:]
        steps = [step.told() | {"height": finite(elo)} for step, elo in zip(self.steps, heights, strict=True)]
        return {
            "game": self.venue.game,
            "version": meadhall.__version__,
            "compiled": purity.is_compiled(),
            "venue": self.venue.told() | {"rounds": self.venue.rounds, "chance": round(self.venue.chance, 5)},
            "seed": self.seed,
            "rule": {
                "test": "fixed" if self.rule.is_fixed else "sequential", "trust": TRUST,
                "matches": self.rule.matches, "least": self.rule.least,
            },
            "bots": [bot_told(name, self.venue.game) for name in self.names],
            "steps": steps,
            "complete": self.is_complete,
            "proven": self.is_proven,
        }  # fmt: skip


def bot_told(name: str, game: str) -> dict[str, Any]:
    """A bot's name, and how much it searches if it does."""
    bot = bot_named(name, game)
    return {"name": name, "iterations": getattr(bot, "iterations", None), "mistakes": getattr(bot, "mistakes", None)}


def finite(value: float | None, digits: int = 1) -> float | None:
    """A figure as JSON can tell it: nothing where there is no end."""
    return round(value, digits) if value is not None and math.isfinite(value) else None
