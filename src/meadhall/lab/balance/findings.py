"""Findings: what was found, as it is kept beside the results of a study. `docs/lab.md` tells what each part means."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from meadhall.lab.studies.figures import Figure
from meadhall.lab.studies.game import Step
from meadhall.lab.studies.plan import StudyError

PLACES = 4  # of shares

# What a search has come to.
FAIR = "fair"  # somebody is fair as they are
OPEN = "open"  # nobody has proven that they are not
FOUND = "found"  # there are changes that fresh matches have confirmed
NOTHING = "nothing"  # no small change suffices

# What fresh matches say of a change.
EVEN = "even"  # it certainly helps, and a half is not refuted
UNPROVEN = "unproven"  # a half is not refuted, but neither is it proven that it helps
REFUTED = "refuted"  # what comes of it is certainly not a half


class Measure(msgspec.Struct, frozen=True):
    """A share or a difference, where it lies with 95 %, and of how many matches it is."""

    value: float
    low: float
    high: float
    matches: int


class Changed(msgspec.Struct, frozen=True):
    """A number that becomes another one; of a card, or of the hero itself."""

    part: str
    card: str
    before: int
    after: int


class Tried(msgspec.Struct, frozen=True):
    """A change that the search has tried: what came of it on the seeds of the study."""

    treatment: dict[str, Any]
    changes: list[Changed]
    size: int
    after: float
    difference: Measure


class Proposal(msgspec.Struct, frozen=True):
    """A change, and what fresh matches say of it."""

    treatment: dict[str, Any]
    changes: list[Changed]
    size: int
    result: str
    before: Measure
    after: Measure
    difference: Measure
    searched: Measure  # the difference that the search had seen

    @property
    def is_confirmed(self) -> bool:
        """Whether fresh matches have confirmed it."""
        return self.result in {FAIR, EVEN}


class Balance(msgspec.Struct, frozen=True):
    """What would make somebody fair."""

    who: str
    version: str
    study: str  # its fingerprint
    effort: dict[str, int]
    verdict: str  # of the study: strong, weak, fair, open
    before: Measure
    outcome: str
    proposals: list[Proposal]
    tried: list[Tried]

    @property
    def file(self) -> str:
        """Where it is kept in the study's folder."""
        return f"balance-{self.who}.json"


class Row(msgspec.Struct, frozen=True):
    """Before, after and the difference: of somebody altogether, or by opponent, by table, by level."""

    who: str
    by: str
    key: str
    before: Measure
    after: Measure
    difference: Measure


class Comparison(msgspec.Struct, frozen=True):
    """What became different."""

    name: str
    version: str
    study: str
    before: str
    after: str
    treatment: dict[str, Any] | None
    rows: list[Row]
    turns: list[Measure]  # of a match: before, after, and the difference
    left_out: list[str]  # cells that only one of both has

    @property
    def file(self) -> str:
        """Where it is kept in the study's folder."""
        return f"compare-{self.name}.json"


Finding = TypeVar("Finding", Balance, Comparison)


def rounded(value: float) -> float:
    """As many places as anybody reads."""
    return round(value, PLACES)


def measure(figure: Figure, least: float, most: float) -> Measure:
    """A figure between two ends; nothing is known of one without matches."""
    if not math.isfinite(figure.low):
        return Measure(rounded(figure.value), least, most, figure.number)
    return Measure(rounded(figure.value), rounded(figure.low), rounded(figure.high), figure.number)


def share(figure: Figure) -> Measure:
    """A share."""
    return measure(figure, 0.0, 1.0)


def gap(figure: Figure) -> Measure:
    """A difference of shares."""
    return measure(figure, -1.0, 1.0)


def changed(steps: tuple[Step, ...]) -> list[Changed]:
    """Steps as they are told."""
    return [Changed(step.number.part, step.number.card, step.number.now, step.to) for step in steps]


def treatment_told(treatment: Any) -> dict[str, Any]:
    """A treatment as a study file would have it."""
    told: dict[str, Any] = msgspec.to_builtins(treatment)
    return told


def written(finding: Balance | Comparison) -> bytes:
    """A finding as it is kept: the same bytes for the same finding."""
    return msgspec.json.format(msgspec.json.encode(finding), indent=1) + b"\n"


def read(path: Path, kind: type[Finding]) -> Finding:
    """A finding that was kept."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind)
    except (OSError, msgspec.DecodeError) as problem:
        msg = f"cannot read {path}: {problem}"
        raise StudyError(msg) from problem
