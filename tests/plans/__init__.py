"""Plans: matches that follow from their numbers, for random play over all that a game offers.

A game has a Planner in `tests/games/NAME/planner.py`; `planners` has those of all games.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from meadhall.kernel.chance import Chance
from meadhall.kernel.machine import EVENT_WIDTH, State
from tests.patience import THOROUGH

PLANNED: Final = 10_000  # of each game, which cover whatever it offers
MATCHES: Final = PLANNED if THOROUGH else 1_000  # of them are played whenever the tests are run
FORFEIT_IN: Final = 16  # in one match out of so many somebody leaves
FORFEIT_BEFORE: Final = 250  # answers

Played = set[str]  # the names of cards


class Plan(NamedTuple):
    """One match: its game and setup, its number, which is its seed, and the seats that leave after so many answers."""

    game: str
    kind: str  # of table: whatever can happen is tried at each (modes, numbers of players)
    setup: dict[str, Any]
    number: int
    leaving: dict[int, int]
    listening: bool  # whether somebody does, and so learns which cards were played

    def command(self) -> str:
        """What to type to see the match."""
        leaving = [f" --leaving {after}:{seat}" for after, seat in self.leaving.items()]
        return f"python -m tests.soak --game {self.game} --replay {self.number}{''.join(leaving)}"


class Planner:
    """What random play needs to know of a game."""

    def plan(self, number: int) -> Plan:
        """The match of a number: everything that a setup can say by chance, and sometimes a forfeit or more."""
        raise NotImplementedError

    def check(self, s: Any) -> None:
        """Raise if a card is lost, or anything else is where it cannot be."""
        raise NotImplementedError

    def cards(self) -> Played:
        """Every card that can be played."""
        raise NotImplementedError

    def played(self, s: Any) -> Played:
        """The cards whose play the events of a match show."""
        raise NotImplementedError


def who_leaves(dice: Chance, seats: int) -> dict[int, int]:
    """Who leaves after how many answers; mostly nobody does."""
    leaving = 1 + dice.below(seats - 1) if dice.below(FORFEIT_IN) == 0 else 0
    staying = list(range(seats))
    return {dice.below(FORFEIT_BEFORE): staying.pop(dice.below(len(staying))) for _ in range(leaving)}


def records(s: State) -> Iterator[list[int]]:
    """The events of a match in ints, one after the other."""
    events = list(s.events)
    return (events[at : at + EVENT_WIDTH] for at in range(0, len(events), EVENT_WIDTH))
