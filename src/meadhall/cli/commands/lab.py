"""`meadhall lab`: studies of a game: which hero is too strong, why, and what would make it fair."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Final

from meadhall.cli import Commands

# By what is to be done, in the order of the help: the module of `cli/lab` whose `register(parts)` adds it.
PARTS: Final[dict[str, str]] = {
    part: part for part in ("run", "report", "balance", "compare", "handicaps", "matrix", "puzzles")
}


def register(commands: Commands, words: Sequence[str] = ()) -> None:
    """Add the command and what it does."""
    parser = commands.add_parser("lab", help="study who is too strong, and why", description=__doc__)
    parts = parser.add_subparsers(metavar="WHAT", required=True, help="what is to be done")
    meant = [PARTS[word] for word in words[:1] if word in PARTS]
    for module in meant or PARTS.values():
        import_module(f"meadhall.cli.lab.{module}").register(parts)
