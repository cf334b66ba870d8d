"""Positions: where one answer is plainly right, or plainly wrong, told as scenarios in `tests/games/NAME/wise.yaml`.

A position is a scenario (docs/scenarios.md) whose steps lead to a question, and one or two parts more:

- `wise`: the answers that are right, or `foolish`: those that are wrong; ids of options, * stands for any part of one.
- `certain`: `win` if every right answer wins before the turn is over, whatever lies where and whatever anybody answers
  from then on; `loss` if every wrong one loses so. It is proven by play, so that nobody has to believe the position.
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import Any, Final

from meadhall.kernel.game import Option
from meadhall.kernel.match import Match
from meadhall.packs import read_yaml
from meadhall.testing.scenario import Scenario
from meadhall.testing.stage import plain
from tests.games import folder_of, names_with

FILE: Final = "wise.yaml"
GAMES: Final = names_with(FILE)
OWN: Final = ("wise", "foolish", "certain")


class Position:
    """A question with answers that are right and others that are wrong."""

    def __init__(self, told: dict[str, Any], game: str) -> None:
        self.scenario: Final = Scenario({key: told[key] for key in told if key not in OWN}, f"{game}/{FILE}", game)
        self.wise: Final[list[str]] = told.get("wise", [])
        self.foolish: Final[list[str]] = told.get("foolish", [])
        self.certain: Final[str | None] = told.get("certain")
        self.game: Final = game

    def __repr__(self) -> str:
        return f"{self.game}: {self.scenario.name}"

    def open(self) -> Match:
        """The match at the question."""
        return self.scenario.run() if self.scenario.data.get("steps") else self.scenario.open()

    def is_right(self, option: Option) -> bool:
        """Whether an answer is right."""
        if self.wise:
            return fits(option, self.wise)
        return not fits(option, self.foolish)


def fits(option: Option, patterns: list[str]) -> bool:
    """Whether an answer is one of those told."""
    return any(fnmatchcase(plain(option.id), pattern) for pattern in patterns)


def load(game: str) -> list[Position]:
    """The positions of a game."""
    return [Position(told, game) for told in read_yaml((folder_of(game) / FILE).read_text(encoding="utf-8"))]


POSITIONS: Final = [position for game in GAMES for position in load(game)]
