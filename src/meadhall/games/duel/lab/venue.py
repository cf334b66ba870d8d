"""The duel as a venue: two heroes, drawn, on boards in turn; the sides swap heroes, seats and who begins."""

from __future__ import annotations

import argparse
from functools import cache
from typing import Any, Final, NamedTuple

from meadhall.games.duel.rules.catalogue import built_in
from meadhall.kernel.chance import Chance
from meadhall.lab.options import Listing
from meadhall.lab.venue import ContestError, Meeting, Venue, Venues

GAME: Final = "duel"
BOARDS: Final = ("sarpedon", "marmoreal")


class DuelVenue(NamedTuple):
    """Duels on some boards."""

    boards: tuple[str, ...] = BOARDS
    game: str = GAME
    rounds: int = 2
    chance: float = 0.5

    @property
    def words(self) -> str:
        """What is played."""
        return f"two heroes drawn for each pair of matches, sides swapped; boards in turn: {', '.join(self.boards)}"

    def check(self) -> None:
        """Refuse boards that are not there."""
        if not self.boards:
            msg = "a duel needs a board: name one or more"
            raise ContestError(msg)
        for board in self.boards:
            built_in().board(board)

    def meeting(self, number: int, dice: Chance) -> Meeting:
        """Two different heroes and who begins, all drawn; each side plays both."""
        free = list(heroes())
        drawn = [free.pop(dice.below(len(free))) for _ in range(2)]
        board = self.boards[number % len(self.boards)]
        return Meeting({"board": board, "heroes": drawn, "first": dice.below(2)}, ((0,), (1,)))

    def told(self) -> dict[str, Any]:
        """What is played, as plain data."""
        return {"boards": list(self.boards), "heroes": list(heroes())}


class DuelVenues(Venues):
    """Duels on boards that can be named."""

    def add_options(self, parser: argparse.ArgumentParser) -> None:
        """Add the boards."""
        parser.add_argument(
            "--boards", nargs="+", metavar="BOARD", action=Listing, help="boards, had in turn (sarpedon marmoreal)"
        )

    def venue(self, arguments: argparse.Namespace) -> Venue:
        """The boards that were named, or the usual ones."""
        return DuelVenue() if arguments.boards is None else DuelVenue(tuple(arguments.boards))


VENUES: Final = DuelVenues()


@cache
def heroes() -> tuple[str, ...]:
    """All heroes that come with the package."""
    return tuple(sorted(built_in().heroes))
