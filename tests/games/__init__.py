"""Games: all that shared tests must know of one stands in the folder of its name, and shared tests go through them all.

A game that is announced joins every shared test by the files below, in `tests/games/NAME/`, and by nothing else. Where
it has packs that people write, `hostile.py` tells how they are spoilt (tests.hostile.Trial); what earlier versions have
recorded stays in `earlier/`. Tests that only it needs stand beside them.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any, Final

from meadhall.bundle import bundles

HERE: Final = Path(__file__).parent

# what a game brings, and what is in it
FILES: Final = {
    "cases.py": "CASES, the tables that the laws are run over (tests.laws.cases.Cases)",
    "positions.py": "POSITIONS, from which paths are counted (tests.counts.Position)",
    "counts": "what was counted there: python -m tests.counts --write",
    "stories.py": "STORIES, matches that are kept (tests.transcripts.Story)",
    "transcripts": "how they went: python -m tests.transcripts --write",
    "planner.py": "PLANNER, random play over all that the game offers (tests.plans.Planner)",
    "lexicon.py": "LEXICON, all that the game has to say (tests.census.lexicons.lexicon.Lexicon)",
    "ledger.py": "LEDGER, all that the game has to prove (tests.census.ledger.Ledger)",
    "scenarios": "scenarios that prove it (docs/scenarios.md), a YAML file for each subject",
    "slips.py": "SLIPS, a scenario and what is refused in it (tests.scenarios.Slips)",
    "wise.yaml": "positions in which one answer is plainly right or wrong (tests.bots.positions)",
}


def folder_of(game: str) -> Path:
    """Where all that tests need of a game stands."""
    return HERE / game


def lacking(game: str) -> list[str]:
    """The files that a game ought to bring and does not, each with what is expected in it."""
    return [
        f"tests/games/{game}/{name}: {what}" for name, what in FILES.items() if not (folder_of(game) / name).exists()
    ]


def names_with(file: str) -> list[str]:
    """The announced games that bring a file; those that do not are named by tests/census/test_bundles.py."""
    return [bundle.name for bundle in bundles() if (folder_of(bundle.name) / file).exists()]


def part_of(game: str, name: str) -> Any:
    """A part of a game: `cases` gives the CASES of its cases.py."""
    return getattr(import_module(f"{__name__}.{game}.{name}"), name.upper())


def parts(name: str) -> dict[str, Any]:
    """By game, a part of all that bring it."""
    return {game: part_of(game, name) for game in names_with(f"{name}.py")}
