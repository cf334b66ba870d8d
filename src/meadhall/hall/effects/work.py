"""Work: what is done beside the tables: an endpoint that answers, a review that is thought of.

It yields what it needs from outside, and goes on when it has it or hears why not. Whoever runs it decides where that
comes from.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from meadhall.hall.records import Record

if TYPE_CHECKING:
    from meadhall.hall.statistics.results import Result

T = TypeVar("T")


class Find(NamedTuple):
    """A match as it is stored; None if there is none."""

    id: str


class Create(NamedTuple):
    """Store a new match."""

    record: Record


class Upload(NamedTuple):
    """Store a match that came as a file, from an address that is known by its mark."""

    record: Record
    mark: str


class Listed(NamedTuple):
    """The newest matches of a holder; rows come only with those that go on and are not known.

    Known is what is known after as many rows as there are; None: however many.
    """

    holder: str
    most: int
    known: dict[str, int | None]


class Wind(NamedTuple):
    """The tape of a match that is over, or that came as a file."""

    id: str


class KeptReview(NamedTuple):
    """What was thought of a match; None if nothing was."""

    id: str


class KeepReview(NamedTuple):
    """Keep what was thought of a match."""

    id: str
    moments: str


class LookBack(NamedTuple):
    """Have a question of a match that is over thought about again."""

    world: str
    number: int
    answer: str
    iterations: int


class TryOut(NamedTuple):
    """Have a quick match played by bots: how it went for a seat. An address pays, which is known by its mark."""

    game: str
    setup: dict[str, Any]
    seat: int
    seed: int
    iterations: int  # of a search; none: by habit
    mark: str


class Chore(NamedTuple):
    """Have something done that takes a while and needs nothing more; an address pays, which is known by its mark."""

    work: Callable[[], Any]
    mark: str


class OpenBook(NamedTuple):
    """The puzzles that come with a game."""

    game: str


class Shelve(NamedTuple):
    """Keep a draft for whoever has its link; in the place of one of the holder's own, if its id is told."""

    draft: str
    id: str | None
    holder: str
    mark: str


class Fetch(NamedTuple):
    """A draft that was shared; None if there is none."""

    id: str


class Withdraw(NamedTuple):
    """Take back a draft of a holder's own."""

    id: str
    holder: str


class Count(NamedTuple):
    """All finished matches, counted."""


class CountOf(NamedTuple):
    """The finished matches of a holder, counted."""

    holder: str


class Results(NamedTuple):
    """Work on finished matches in the order of their ids, from after one on: so many at most, of a holder or of all.

    It is done where they are read. What came of it is told, and after which match the rest begins; None if all is done.
    """

    after: str
    most: int
    work: Callable[[list[Result]], Any]
    holder: str | None = None


class Piece(NamedTuple):
    """A piece of a long answer is written."""

    data: bytes


Need = (
    Find | Create | Upload | Listed | Wind | KeptReview | KeepReview | LookBack | TryOut | Chore | OpenBook | Shelve
    | Fetch | Withdraw | Count | CountOf | Results | Piece
)  # fmt: skip
Work = Generator[Need | None, Any, T]  # None: whoever else waits may come first
