"""A moment of a match, reached by a seed and answers drawn by lot: what stands on a table then."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import meadhall
from meadhall import Match
from tests.server.house import Browser, House, Told

LONG: Final = 600  # seconds that a window stays open, so that there is time to look
SEEDS: Final = range(200)
ENOUGH: Final = 2_000  # answers


class Moment(NamedTuple):
    """A moment of a match, as the one at the first seat meets it."""

    name: str
    game: str
    setup: Told
    is_it: Callable[[Match], object]


def view_of(match: Match) -> Any:
    """What the first seat sees."""
    return match.view(0)


def is_asked(*questions: str, least: int = 1) -> Callable[[Match], bool]:
    """One of these questions, with so many answers."""

    def is_it(match: Match) -> bool:
        return match.decision.question in questions and len(match.decision.options) >= least

    return is_it


def is_late(match: Match) -> bool:
    """In the middle of a match, with much to choose from."""
    return len(match.transcript()["answers"]) > 60 and len(match.decision.options) > 4  # type: ignore[arg-type]


def is_over(match: Match) -> bool:
    """Nothing is asked any more."""
    return match.outcome is not None


def answers_to(moment: Moment) -> tuple[int, list[str]]:
    """The first seed whose match comes to a moment, and the answers that lead there."""
    for seed in SEEDS:
        found = walked(moment, seed)
        if found is not None:
            return seed, found
    raise AssertionError(f"no match comes to {moment.name}")


def walked(moment: Moment, seed: int) -> list[str] | None:
    """The answers that lead to a moment with this seed, if they do."""
    match, chance = meadhall.new_match(moment.game, moment.setup, seed), random.Random(seed)  # noqa: S311 - no secret
    answers: list[str] = []
    while len(answers) < ENOUGH:
        over = is_over(match)
        if (over or match.decision.seat == 0) and moment.is_it(match):
            return answers
        if over:
            return None
        answers.append(chance.choice([option.id for option in match.decision.options]))
        match.answer(answers[-1])
    return None


def laid(house: House, browser: Browser, moment: Moment) -> str:
    """A table at which a moment has come for this browser, and all others are friends who are away; its id."""
    seed, answers = answers_to(moment)
    seats = meadhall.new_match(moment.game, moment.setup, seed).seats
    others = [house.person() for _ in range(seats - 1)]
    return house.deal(moment.game, moment.setup, browser, *others, seed=seed, window=LONG, answers=answers)
