"""Findings: what other commands of the lab have found and left in a study's folder as JSON, as far as it is told here.

`balance-WHO.json` holds small changes that make somebody fair, `compare-NAME.json` two versions on the same seeds.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from meadhall.lab.studies.figures import Figure
from meadhall.lab.studies.plan import StudyError

BALANCES: Final = "balance-*.json"
COMPARISONS: Final = "compare-*.json"
ALL: Final = "all"  # a row about all matches, not only those against somebody or somewhere


class Measure(msgspec.Struct, frozen=True):
    """A share or a difference, where it lies with 95 %, and of how many matches it is."""

    value: float
    low: float
    high: float
    matches: int

    @property
    def figure(self) -> Figure:
        """The same as a figure."""
        return Figure(self.value, self.low, self.high, self.matches)


class Proposal(msgspec.Struct, frozen=True):
    """A change, told as a treatment of the study's game, and what fresh matches say of it."""

    treatment: dict[str, Any]
    result: str
    after: Measure
    difference: Measure


class Balance(msgspec.Struct, frozen=True):
    """What would make somebody fair, the best first."""

    who: str
    outcome: str
    before: Measure
    proposals: list[Proposal]


class Row(msgspec.Struct, frozen=True):
    """Before, after and the difference: of somebody altogether, or by opponent, by table, by level."""

    who: str
    by: str
    key: str
    before: Measure
    after: Measure
    difference: Measure


class Comparison(msgspec.Struct, frozen=True):
    """Two versions, by what they are called; or everything as it is, and with a treatment."""

    before: str
    after: str
    treatment: dict[str, Any] | None
    rows: list[Row]


Finding = TypeVar("Finding", Balance, Comparison)


def findings(folder: Path, pattern: str, kind: type[Finding]) -> Iterator[Finding]:
    """All findings of a kind that were kept with a study."""
    for path in sorted(folder.glob(pattern)):
        try:
            yield msgspec.json.decode(path.read_bytes(), type=kind)
        except (OSError, msgspec.DecodeError) as problem:
            msg = f"cannot read {path}: {problem}"
            raise StudyError(msg) from problem
