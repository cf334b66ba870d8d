"""Fairness: the handicaps that were found to make two heroes even, as they are kept (`meadhall lab handicaps duel`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from meadhall.games.duel.rules.handicap import HANDICAP
from meadhall.packs import read_yaml

FILE: Final = Path(__file__).parent / "data" / "handicaps.yaml"
DUEL: Final = "duel"
FIRST: Final = "first"


class Evened(NamedTuple):
    """What makes two heroes even, seat by seat, and what proves it."""

    handicap: list[dict[str, int]]
    first: int | None  # the seat that begins, where that is part of it
    low: float  # within these two bounds, told for seat 0, lies the true share
    high: float
    matches: int
    level: str  # of the bots that played them
    board: str | None  # None: boards in turn

    @property
    def parts(self) -> dict[str, Any]:
        """The parts of a setup."""
        found: dict[str, Any] = {HANDICAP: self.handicap} if any(self.handicap) else {}
        return found if self.first is None else found | {FIRST: self.first}


def key_of(heroes: Sequence[str], board: str | None) -> str:
    """What a fight is known by."""
    return " ".join([*heroes, *([] if board is None else [board])])


def evened(setup: Mapping[str, Any], file: Path = FILE) -> Evened | None:
    """What makes the heroes of a setup even, on its board if that was looked at; None where nothing is known.

    A setup without a board is about all boards together.
    """
    heroes: list[str] = list(setup.get("heroes") or [])
    if setup.get("mode", DUEL) != DUEL or len(heroes) != 2 or None in heroes:
        return None
    known, level = entries(file)
    for board in dict.fromkeys((setup.get("board"), None)):
        for turned in (0, 1):
            entry = known.get(key_of(heroes[::-1] if turned else heroes, board))
            if entry is not None:
                return told(entry, level, turned) if entry["even"] else None
    return None


def told(entry: Mapping[str, Any], level: str, turned: int) -> Evened:
    """An entry as the seats of a setup have it; turned if the heroes sit the other way round."""
    handicap: list[dict[str, int]] = entry.get(HANDICAP, [{}, {}])
    low, high = entry["low"], entry["high"]
    first = entry.get(FIRST)
    return Evened(
        handicap[::-1] if turned else handicap,
        None if first is None else first ^ turned,
        1 - high if turned else low,
        1 - low if turned else high,
        entry["matches"],
        level,
        entry.get("board"),
    )


@cache
def entries(file: Path) -> tuple[dict[str, dict[str, Any]], str]:
    """What is known, by fight, and the level of the bots that found it out; nothing where no file is."""
    if not file.exists():
        return {}, ""
    told = read_yaml(file.read_text("utf-8"))
    return {entry["key"]: entry for entry in told["found"]}, told["level"]
