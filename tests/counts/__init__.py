"""Path counts: how many ways a match can go on from a position, to a depth.

The tree of answers is counted from the true state, chance included: a clone rolls the same dice as its original. Such a
count changes whenever a rule, a card, a board or the order of dice does. `python -m tests.counts --write` counts anew.
A game's positions are in `tests/games/NAME/positions.py`, their counts beside it; `positions` has those of all games.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, NamedTuple

import meadhall
from meadhall.kernel.chance import chance_of
from meadhall.kernel.machine import State, legal, step
from tests.games import folder_of, names_with

FOLDER: Final = "counts"  # of a game
COMMAND: Final = "python -m tests.counts --write"

Breakdown = dict[str, int]


class Position(NamedTuple):
    """A position to be found: the first one after so many random answers at which a question with a choice is asked."""

    game: str
    name: str
    setup: dict[str, Any]
    after: int
    question: str
    depth: int


def paths(s: State, depth: int) -> int:
    """How many ways there are to give so many answers; a way may end earlier with the match."""
    if s.winners >= 0 or depth == 0:
        return 1
    codes = legal(s)
    if depth == 1:
        return len(codes)
    return sum(paths(after(s, code), depth - 1) for code in codes)


def after(s: State, code: int) -> State:
    """The position after an answer."""
    child = s.clone()
    step(child, code)
    return child


def breakdown(match: meadhall.Match, depth: int) -> Breakdown:
    """The ways by first answer."""
    return {option.id: paths(after(match.state, option.code), depth - 1) for option in match.decision.options}


def find(position: Position) -> meadhall.Match:
    """A match that has come to the position: the first that does."""
    seed = 0
    while (match := lead(position, seed)) is None:
        seed += 1
    return match


def lead(position: Position, seed: int) -> meadhall.Match | None:
    """The match of a seed at the position; None if it ends before."""
    match = meadhall.new_match(position.game, position.setup, seed)
    chance = chance_of(seed + 1)
    given = 0
    while match.outcome is None:
        if given >= position.after and is_asked(match.decision, position.question):
            return match
        options = match.decision.options
        match.answer(options[chance.below(len(options))])
        given += 1
    return None


def is_asked(decision: meadhall.Decision, question: str) -> bool:
    """Whether a decision is a question with two answers at least."""
    return decision.question == question and len(decision.options) > 1


def write(position: Position) -> dict[str, Any]:
    """Count a position anew and store it."""
    match = find(position)
    past = match.transcript()
    by_first = breakdown(match, position.depth)
    counted = {
        "setup": past["setup"],
        "seed": past["seed"],
        "answers": past["answers"],
        "question": match.decision.question,
        "depth": position.depth,
        "count": sum(by_first.values()),
        "by_first_answer": by_first,
    }
    path_of(position).parent.mkdir(exist_ok=True)
    path_of(position).write_text(json.dumps(counted, indent=1) + "\n", encoding="utf-8")
    return counted


def path_of(position: Position) -> Path:
    """Where a position is stored."""
    return folder_of(position.game) / FOLDER / f"{position.name}.json"


def stored() -> list[tuple[str, Path]]:
    """All stored positions, each with its game."""
    return [(game, path) for game in names_with(FOLDER) for path in sorted((folder_of(game) / FOLDER).iterdir())]


def read(path: Path) -> dict[str, Any]:
    """A stored position."""
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def revive(game: str, counted: dict[str, Any]) -> meadhall.Match:
    """The match that has come to a stored position of a game."""
    match = meadhall.new_match(game, counted["setup"], counted["seed"])
    match.repeat(counted["answers"])
    return match


def difference(expected: Breakdown, found: Breakdown) -> list[str]:
    """A line for each first answer whose count is not the stored one."""
    names = [*expected, *(name for name in found if name not in expected)]
    return [
        f"{name}: stored {expected.get(name, 'nothing')}, found {found.get(name, 'nothing')}"
        for name in names
        if expected.get(name) != found.get(name)
    ]
