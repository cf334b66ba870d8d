"""Subjects: what the laws are run over, the tables of every game and the tiny game."""

from __future__ import annotations

import os
from typing import Final

from meadhall.testing.walks import Subject
from tests.games import part_of, parts
from tests.laws.cases import Cases
from tests.patience import THOROUGH

TINY: Final = "tiny"
SEEDS: Final = int(os.environ.get("MEADHALL_LAW_SEEDS", "12" if THOROUGH else "1"))  # matches of two

CASES: Final[dict[str, Cases]] = {TINY: part_of(TINY, "cases"), **parts("cases")}
SUBJECTS: Final = {name: subject for cases in CASES.values() for name, subject in cases.subjects().items()}
GAMES: Final = {name: game for game, cases in CASES.items() for name in cases.setups}  # by the names of their tables
TABLES: Final = {game: [name for name in SUBJECTS if GAMES[name] == game] for game in CASES}


def seeds_for(subject: Subject) -> range:
    """So many matches that about as many positions are looked at, and by as many eyes, at every table."""
    return range(max(1, round(2 * SEEDS / subject.open(0).seats)))
