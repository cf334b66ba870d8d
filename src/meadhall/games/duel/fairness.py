"""Fairness: the handicaps that were found to make two heroes even, as they are kept (`meadhall lab handicaps duel`)."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeGuard

import meadhall
from meadhall.games.duel.rules.handicap import HANDICAP
from meadhall.games.duel.rules.setup import RULES
from meadhall.localisation import Spoken, speaker_of, words
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


def evened(setup: Mapping[str, Any], file: Path | None = None) -> Evened | None:
    """What makes the heroes of a setup even, on its board if that was looked at; None where nothing is known.

    A setup without a board is about all boards together. Nothing is known of other readings of the rules, nor of boards
    that were not played on.
    """
    heroes, board = setup.get("heroes"), setup.get("board")
    known, boards, level = entries(file or FILE)
    if setup.get("mode", DUEL) != DUEL or not is_pair(heroes) or not is_usual(setup.get("rules") or {}):
        return None
    if board is not None and (not isinstance(board, str) or board not in boards):
        return None
    for where in dict.fromkeys((board, None)):
        for turned in (0, 1):
            entry = known.get(key_of(heroes[::-1] if turned else heroes, where))
            if entry is not None:
                return told(entry, level, turned) if entry["even"] else None
    return None


def is_pair(heroes: object) -> TypeGuard[list[str]]:
    """Whether these are two heroes; whoever asks may have chosen none yet, or send anything."""
    return isinstance(heroes, list) and len(heroes) == 2 and all(isinstance(hero, str) for hero in heroes)


def is_usual(rules: object) -> bool:
    """Whether the rules are read as the books' own."""
    return isinstance(rules, Mapping) and all(
        option in RULES and value == RULES[option][0][0] for option, value in rules.items()
    )


def told(entry: Mapping[str, Any], level: str, turned: int) -> Evened:
    """An entry as the seats of a setup have it; turned if the heroes sit the other way round."""
    handicap: list[dict[str, int]] = entry.get(HANDICAP, [{}, {}])
    low, high = entry["low"], entry["high"]
    first = entry.get(FIRST)
    return Evened(
        handicap[::-1] if turned else handicap,
        None if first is None else first ^ turned,
        round(1 - high, 6) if turned else low,
        round(1 - low, 6) if turned else high,
        entry["matches"],
        level,
        entry.get("board"),
    )


def sentences(setup: Mapping[str, Any], found: Evened, language: str) -> list[str]:
    """What is changed, and what is proven by it."""
    heroes: list[str] = list(setup["heroes"])
    match = meadhall.new_match(DUEL, {"heroes": heroes, **found.parts}, 0)
    speaker, said = speaker_of(match, language), words(f"{DUEL}/server", language)
    parts = speaker.terms()
    if found.first is not None:
        parts.append(said.say("fair-first", {"hero": speaker.seat(found.first)}))
    proof: dict[str, Spoken] = {
        "hero": speaker.seat(0),
        "low": math.floor(round(100 * found.low, 4)),
        "high": math.ceil(round(100 * found.high, 4)),
        "matches": found.matches,
        "level": words("terminal", language).say("level", {"level": found.level}),
        "where": "boards" if found.board is None else "board",
    }
    return [*(parts or [said.say("fair-already")]), said.say("fair-proof", proof)]


@cache
def entries(file: Path) -> tuple[dict[str, dict[str, Any]], list[str], str]:
    """What is known, by fight, on which boards, and the level of the bots that found it out; nothing without a file."""
    if not file.exists():
        return {}, [], ""
    told = read_yaml(file.read_text("utf-8"))
    return {entry["key"]: entry for entry in told["found"]}, told["boards"], told["level"]
