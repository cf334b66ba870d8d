"""How bots of the tiny game meet and practise: one against two, each seat in turn."""

from __future__ import annotations

import argparse
from typing import Any, Final, NamedTuple

from meadhall.bots.habits import Habits
from meadhall.kernel.chance import Chance
from meadhall.lab.training import PracticeGround
from meadhall.lab.venue import ContestError, Meeting, Venue, Venues
from tests.tiny.bots.habits import TinyHabits
from tests.tiny.rules import SEATS

MOST: Final = 8  # cards of an opening hand


class TinyVenue(NamedTuple):
    """The first side has one seat of three, each in turn."""

    hand: int = 4
    game: str = "tiny"
    rounds: int = SEATS
    chance: float = 1 / SEATS

    @property
    def words(self) -> str:
        return f"one against two, each seat in turn, hands of {self.hand}"

    def check(self) -> None:
        if not 0 <= self.hand <= MOST:
            raise ContestError(f"an opening hand has at most {MOST} cards, found {self.hand}")

    def meeting(self, _number: int, _dice: Chance) -> Meeting:
        return Meeting({"hand": self.hand}, tuple((seat,) for seat in range(SEATS)))

    def told(self) -> dict[str, Any]:
        return {"hand": self.hand}


class TinyVenues(Venues):
    """Tables with hands of any size."""

    def add_options(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--hand", type=int, default=4, help="the size of opening hands (4)")

    def venue(self, arguments: argparse.Namespace) -> Venue:
        return TinyVenue(arguments.hand)


class TinyPractice(PracticeGround):
    """Where its habits are learned."""

    def habits(self, learned: dict[str, Any]) -> Habits[Any]:
        return TinyHabits(learned)

    def setups(self) -> list[dict[str, Any]]:
        return [{"hand": 4}, {"hand": 2}]

    def whole(self) -> list[dict[str, Any]]:
        return [{}]


VENUES: Final = TinyVenues()
PRACTICE: Final = TinyPractice()
