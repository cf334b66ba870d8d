"""Hnefatafl as a venue: boards in turn, and the bots swap sides."""

from __future__ import annotations

import argparse
from typing import Any, Final, NamedTuple

from meadhall.games.hnefatafl.rules.catalogue import built_in
from meadhall.games.hnefatafl.rules.table import ATTACKERS, DEFENDERS
from meadhall.kernel.chance import Chance
from meadhall.kernel.errors import nearest
from meadhall.lab.options import Listing
from meadhall.lab.venue import ContestError, Meeting, Venue, Venues

GAME: Final = "hnefatafl"
BOARDS: Final = ("brandubh", "tablut")


class HnefataflVenue(NamedTuple):
    """Matches on some boards."""

    boards: tuple[str, ...] = BOARDS
    game: str = GAME
    rounds: int = 2
    chance: float = 0.5

    @property
    def words(self) -> str:
        """What is played."""
        return f"pairs of matches, sides swapped; boards in turn: {', '.join(self.boards)}"

    def check(self) -> None:
        """Refuse boards that are not there."""
        if not self.boards:
            msg = "hnefatafl needs a board: name one or more"
            raise ContestError(msg)
        known = sorted(built_in().boards)
        for board in self.boards:
            if board not in known:
                msg = f"there is no board {board!r}" + nearest(board, known)
                raise ContestError(msg)

    def meeting(self, number: int, _dice: Chance) -> Meeting:
        """Each bot has the attackers once and the king's side once."""
        return Meeting({"board": self.boards[number % len(self.boards)]}, ((ATTACKERS,), (DEFENDERS,)))

    def told(self) -> dict[str, Any]:
        """What is played, as plain data."""
        return {"boards": list(self.boards)}


class HnefataflVenues(Venues):
    """Boards that can be named."""

    def add_options(self, parser: argparse.ArgumentParser) -> None:
        """Add the boards."""
        usual = f"boards, had in turn ({' '.join(BOARDS)})"
        parser.add_argument("--boards", nargs="+", metavar="BOARD", action=Listing, help=usual)

    def venue(self, arguments: argparse.Namespace) -> Venue:
        """The boards that were named, or the usual ones."""
        return HnefataflVenue() if arguments.boards is None else HnefataflVenue(tuple(arguments.boards))


VENUES: Final = HnefataflVenues()
