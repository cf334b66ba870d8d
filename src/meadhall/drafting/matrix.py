"""Matrix: how often each role has beaten each other one, and where, as a study has measured it."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from meadhall.drafting.steps import DraftError
from meadhall.packs import read_yaml

NORMAL: Final = 1.96  # standard deviations on each side of a share: 95 of 100 such intervals hold the true one


class Pair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Two roles, one against one: the points of the first (a draw is half of one) in so many matches."""

    roles: tuple[str, str]
    points: float
    matches: int
    place: str | None = None  # None: all places together


class File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A matrix as it is kept."""

    command: str  # that made it
    level: str  # of the bots that played
    pairs: list[Pair]


class Share(NamedTuple):
    """How often somebody won, between which bounds the true share lies, and how many matches tell so."""

    share: float
    low: float
    high: float
    matches: int


class Tally(NamedTuple):
    """Points in matches."""

    points: float
    matches: int

    def __add__(self, other: object) -> Tally:
        if not isinstance(other, Tally):
            return NotImplemented
        return Tally(self.points + other.points, self.matches + other.matches)


NOTHING: Final = Tally(0.0, 0)


class Matrix:
    """What has been measured, to be asked from either side."""

    def __init__(self, pairs: Iterable[Pair], level: str) -> None:
        self.level = level
        self.tallies: dict[tuple[str, str, str | None], Tally] = {}
        for pair in pairs:
            one, other = pair.roles
            self.add(one, other, pair.place, Tally(pair.points, pair.matches))
            self.add(other, one, pair.place, Tally(pair.matches - pair.points, pair.matches))

    def add(self, one: str, other: str, place: str | None, tally: Tally) -> None:
        """More matches of a pair."""
        self.tallies[one, other, place] = self.tallies.get((one, other, place), NOTHING) + tally

    def pair(self, one: str, other: str, places: Iterable[str]) -> Tally:
        """A pair at some places; where no place was looked at by itself, at all of them together."""
        here = [self.tallies[one, other, place] for place in places if (one, other, place) in self.tallies]
        return sum(here, NOTHING) if here else self.tallies.get((one, other, None), NOTHING)

    def share(self, ones: Iterable[str], others: Iterable[str], places: Iterable[str]) -> Share | None:
        """How often some roles beat some others; None where none of it has been measured. A mirror tells nothing."""
        foes, where = list(others), list(places)
        pairs = [self.pair(one, other, where) for one in ones for other in foes if one != other]
        return share_of(sum(pairs, NOTHING))

    def at(self, ones: Iterable[str], others: Iterable[str], place: str) -> Share | None:
        """The same at one place, where only matches count that were played there."""
        foes = list(others)
        keys = [(one, other, place) for one in ones for other in foes if one != other]
        return share_of(sum((self.tallies.get(key, NOTHING) for key in keys), NOTHING))


def share_of(tally: Tally) -> Share | None:
    """A share with its bounds (Wilson's interval); None without a match."""
    points, matches = tally
    if not matches:
        return None
    share, square = points / matches, NORMAL**2
    middle = (share + square / (2 * matches)) / (1 + square / matches)
    spread = NORMAL / (1 + square / matches) * math.sqrt(share * (1 - share) / matches + square / (4 * matches**2))
    return Share(share, max(0.0, middle - spread), min(1.0, middle + spread), matches)


def matrix_of(path: Path) -> Matrix | None:
    """The matrix of a file; None if there is no such file, DraftError if it cannot be read."""
    if not path.exists():
        return None
    try:
        file = msgspec.convert(read_yaml(path.read_text("utf-8")), File, strict=False)
    except msgspec.ValidationError as problem:
        msg = f"{path}: {problem}"
        raise DraftError(msg) from problem
    return Matrix(file.pairs, file.level)


def lines_of(command: str, level: str, tallies: Mapping[tuple[str, str, str | None], Tally]) -> str:
    """A matrix as a file, the same bytes for the same matches."""
    head = [f"command: {quoted(command)}", f"level: {level}", "pairs:"]
    found = sorted(tallies.items(), key=lambda item: (item[0][0], item[0][1], item[0][2] or ""))
    return "\n".join([*head, *(line_of(*each) for each in found)]) + "\n"


def line_of(pair: tuple[str, str, str | None], tally: Tally) -> str:
    """A pair as a line."""
    one, other, place = pair
    told: dict[str, Any] = {"roles": f"[{one}, {other}]", "points": f"{tally.points:g}", "matches": tally.matches}
    if place is not None:
        told["place"] = place
    return "  - {" + ", ".join(f"{name}: {value}" for name, value in told.items()) + "}"


def quoted(text: str) -> str:
    """A text in YAML."""
    return msgspec.json.encode(text).decode()
