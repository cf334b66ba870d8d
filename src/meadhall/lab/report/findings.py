"""Findings: what other commands of the lab have found and left in a study's folder, as JSON.

`balance-WHO.json` holds the smallest changes that make somebody fair, `compare.json` two versions on the same seeds. A
number is told with the bounds of its interval of 95 % and with how many matches it is of.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from meadhall.lab.studies.figures import Figure
from meadhall.lab.studies.plan import StudyError

BALANCES: Final = "balance-*.json"
COMPARISON: Final = "compare.json"


class Measured(msgspec.Struct, frozen=True):
    """A share, or a difference of shares."""

    share: float
    low: float
    high: float
    number: int

    @property
    def figure(self) -> Figure:
        """The same as a figure."""
        return Figure(self.share, self.low, self.high, self.number)


class Proposal(Measured, frozen=True):
    """A change, told as a treatment of the study's game, and what is won with it."""

    treatment: dict[str, Any] = {}


class Balance(msgspec.Struct, frozen=True):
    """Changes that make somebody fair, the best first; what they win as they are."""

    who: str
    level: str
    now: Measured
    proposals: list[Proposal]


class Version(msgspec.Struct, frozen=True):
    """What somebody wins before and after a change, and the difference on the same seeds."""

    who: str
    before: Measured
    after: Measured
    difference: Measured


class Comparison(msgspec.Struct, frozen=True):
    """Two versions of something, by what they are called."""

    before: str
    after: str
    level: str
    rows: list[Version]


Found = TypeVar("Found")


def decoded(path: Path, kind: type[Found]) -> Found:
    """What a file holds; a mistake is told with the file's name."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind)
    except msgspec.DecodeError as problem:
        msg = f"{path}: {problem}"
        raise StudyError(msg) from problem


def balances(folder: Path) -> Iterator[Balance]:
    """All searches for small changes that were kept with a study."""
    return (decoded(path, Balance) for path in sorted(folder.glob(BALANCES)))


def comparison(folder: Path) -> Comparison | None:
    """Two versions that were compared with a study, if any were."""
    path = folder / COMPARISON
    return decoded(path, Comparison) if path.exists() else None
