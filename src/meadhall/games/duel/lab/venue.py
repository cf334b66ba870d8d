"""The duel as a venue: two heroes, drawn, on boards in turn; the sides swap heroes, seats and who begins."""

from __future__ import annotations

import argparse
from functools import cache
from typing import Any, Final, NamedTuple

from meadhall.games.duel.rules.catalogue import Catalogue, built_in
from meadhall.kernel.chance import Chance
from meadhall.lab.options import Listing, packs_told
from meadhall.lab.venue import ContestError, Meeting, Venue, Venues
from meadhall.packs.carried import PACKS, fingerprints, packed, unpacked

GAME: Final = "duel"
BOARDS: Final = ("sarpedon", "marmoreal")


class DuelVenue(NamedTuple):
    """Duels on some boards."""

    boards: tuple[str, ...] = BOARDS
    game: str = GAME
    rounds: int = 2
    chance: float = 0.5
    heroes: tuple[str, ...] = ()  # from which both are drawn; all of the package and of the packs if none is named
    packs: str = ""  # what is carried of packs, as one text

    @property
    def words(self) -> str:
        """What is played."""
        drawn = f"two heroes drawn for each pair of matches, sides swapped; boards in turn: {', '.join(self.boards)}"
        packs = ", ".join(unpacked(self.packs))
        return f"{drawn}; with the packs {packs}" if packs else drawn

    def check(self) -> None:
        """Refuse boards that are not there."""
        if not self.boards:
            msg = "a duel needs a board: name one or more"
            raise ContestError(msg)
        known = catalogue(self.packs)
        for board in self.boards:
            known.board(board)
        for hero in self.heroes:
            known.hero(hero)
        if len(set(self.heroes)) == 1:
            msg = "two different heroes meet: name two or more"
            raise ContestError(msg)

    def meeting(self, number: int, dice: Chance) -> Meeting:
        """Two different heroes and who begins, all drawn; each side plays both."""
        free = list(self.drawable())
        drawn = [free.pop(dice.below(len(free))) for _ in range(2)]
        board = self.boards[number % len(self.boards)]
        setup: dict[str, Any] = {"board": board, "heroes": drawn, "first": dice.below(2)}
        return Meeting(setup | ({PACKS: unpacked(self.packs)} if self.packs else {}), ((0,), (1,)))

    def drawable(self) -> tuple[str, ...]:
        """The heroes that may meet."""
        return self.heroes or (heroes() if not self.packs else tuple(sorted(catalogue(self.packs).heroes)))

    def told(self) -> dict[str, Any]:
        """What is played, as plain data."""
        found: dict[str, Any] = {"boards": list(self.boards), "heroes": list(self.drawable())}
        return found | ({PACKS: fingerprints(unpacked(self.packs))} if self.packs else {})


class DuelVenues(Venues):
    """Duels on boards that can be named."""

    def add_options(self, parser: argparse.ArgumentParser) -> None:
        """Add the boards."""
        parser.add_argument(
            "--boards", nargs="+", metavar="BOARD", action=Listing, help="boards, had in turn (sarpedon marmoreal)"
        )
        parser.add_argument(
            "--heroes", nargs="+", metavar="HERO", action=Listing, help="heroes that are drawn from (default: all)"
        )

    def venue(self, arguments: argparse.Namespace) -> Venue:
        """The boards that were named, or the usual ones."""
        boards = BOARDS if arguments.boards is None else tuple(arguments.boards)
        return DuelVenue(boards, heroes=tuple(arguments.heroes or ()), packs=packed(packs_told(arguments)))


VENUES: Final = DuelVenues()


def catalogue(packs: str) -> Catalogue:
    """The heroes and boards of the package, and of packs."""
    return built_in().within(unpacked(packs))


@cache
def heroes() -> tuple[str, ...]:
    """All heroes that come with the package."""
    return tuple(sorted(built_in().heroes))
