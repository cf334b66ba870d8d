"""The unicorn game as a venue: a table that both sides share equally, and one where two sit among four others."""

from __future__ import annotations

import argparse
from itertools import combinations
from typing import Any, Final, NamedTuple

from meadhall.games.unicorns.rules.setup import FEWEST, MOST
from meadhall.kernel.chance import Chance
from meadhall.lab.options import packs_told
from meadhall.lab.venue import ContestError, Meeting, Venue, Venues
from meadhall.packs.carried import PACKS, fingerprints, packed, unpacked

GAME: Final = "unicorns"
PLAYERS: Final = 4
SIX: Final = 6
CHOICES: Final = tuple(combinations(range(SIX), 2))  # of two seats at a table of six


class SharedVenue(NamedTuple):
    """Every other seat is of the same side, then the sides swap."""

    players: int = PLAYERS
    game: str = GAME
    rounds: int = 2
    chance: float = 0.5
    packs: str = ""  # what is carried of packs, as one text

    @property
    def words(self) -> str:
        """What is played."""
        return f"{self.players} players, every other seat of the same side, sides swapped" + with_packs(self.packs)

    def check(self) -> None:
        """Refuse tables that cannot be shared equally."""
        if not FEWEST <= self.players <= MOST or self.players % 2:
            msg = f"two sides share a table of an even number from {FEWEST} to {MOST} players, found {self.players}"
            raise ContestError(msg)

    def meeting(self, _number: int, dice: Chance) -> Meeting:
        """Who begins is drawn; each side has the even seats once and the odd seats once."""
        even, odd = (tuple(range(begin, self.players, 2)) for begin in range(2))
        setup = {"players": self.players, "first": dice.below(self.players), **carrying(self.packs)}
        return Meeting(setup, (even, odd))

    def told(self) -> dict[str, Any]:
        """What is played, as plain data."""
        return {"players": self.players, "shape": "shared", **naming(self.packs)}


class SixVenue(NamedTuple):
    """The first side has two seats of six, all choices of them in turn."""

    game: str = GAME
    rounds: int = 1
    chance: float = 2 / SIX
    packs: str = ""  # likewise

    @property
    def words(self) -> str:
        """What is played."""
        seats = f"all {len(CHOICES)} choices of seats in turn"
        return f"{SIX} players, two of the first against four of the second, {seats}" + with_packs(self.packs)

    def check(self) -> None:
        """There is but one such table."""

    def meeting(self, number: int, dice: Chance) -> Meeting:
        """Who begins is drawn."""
        setup = {"players": SIX, "first": dice.below(SIX), **carrying(self.packs)}
        return Meeting(setup, (CHOICES[number % len(CHOICES)],))

    def told(self) -> dict[str, Any]:
        """What is played, as plain data."""
        return {"players": SIX, "shape": "two-against-four", **naming(self.packs)}


class UnicornVenues(Venues):
    """A table that both sides share, or two among four."""

    def add_options(self, parser: argparse.ArgumentParser) -> None:
        """Add the number of players, and the other way to seat them."""
        parser.add_argument("--players", type=int, metavar="N", help="how many play, an even number (4)")
        parser.add_argument(
            "--two-against-four", action="store_true", help="two of the upper bot among four of the lower one"
        )

    def venue(self, arguments: argparse.Namespace) -> Venue:
        """The table that was asked for."""
        packs = packed(packs_told(arguments))
        if not arguments.two_against_four:
            return SharedVenue(PLAYERS if arguments.players is None else arguments.players, packs=packs)
        if arguments.players not in {None, SIX}:
            msg = f"two against four are six players, not {arguments.players}"
            raise ContestError(msg)
        return SixVenue(packs=packs)


def carrying(packs: str) -> dict[str, Any]:
    """The part of a setup that carries packs, if there are some."""
    return {PACKS: unpacked(packs)} if packs else {}


def naming(packs: str) -> dict[str, Any]:
    """Packs by their fingerprints, if there are some."""
    return {PACKS: fingerprints(unpacked(packs))} if packs else {}


def with_packs(packs: str) -> str:
    """The packs in words."""
    return f"; with the packs {', '.join(unpacked(packs))}" if packs else ""


VENUES: Final = UnicornVenues()
