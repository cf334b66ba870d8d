"""Venue: all that a contest must know of a game, that is how its meetings are set up and who sits where.

Who brings a game makes a NamedTuple of plain parts, as other processes need it too, that fulfils the contract below.
"""

from __future__ import annotations

import argparse
from typing import Any, NamedTuple, Protocol, TypeAlias

from meadhall.bundle import bundle_of
from meadhall.kernel.chance import Chance
from meadhall.kernel.errors import MeadhallError

Seats: TypeAlias = tuple[int, ...]


class ContestError(MeadhallError):
    """A contest that cannot be held."""


class Meeting(NamedTuple):
    """One setup, and for each match on it the seats of the first side; the second side has the others."""

    setup: dict[str, Any]
    seats: tuple[Seats, ...]


class Venues:
    """The venues that a game offers, chosen by options of a command line."""

    def add_options(self, parser: argparse.ArgumentParser) -> None:
        """Add the options by which a venue of this game is chosen."""

    def venue(self, arguments: argparse.Namespace) -> Venue:
        """The venue that was asked for; ContestError if there is none like it."""
        raise NotImplementedError


class Venue(Protocol):
    """Where two sides meet."""

    @property
    def game(self) -> str:
        """The game's name."""

    @property
    def rounds(self) -> int:
        """How many matches a meeting has."""

    @property
    def chance(self) -> float:
        """The share that the first side wins if both are equal."""

    @property
    def words(self) -> str:
        """What is played, for a person."""

    def check(self) -> None:
        """Refuse what cannot be played."""

    def meeting(self, number: int, dice: Chance) -> Meeting:
        """A meeting, which follows from its number and its dice."""

    def told(self) -> dict[str, Any]:
        """What is played, as plain data."""


def venues_of(game: str) -> Venues:
    """The venues that a game offers."""
    found: Venues = bundle_of(game).load("venues")
    return found
