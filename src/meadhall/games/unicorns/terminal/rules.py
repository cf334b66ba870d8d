"""Rules: the readings of the book that a match may be played by, as options of a command line."""

from __future__ import annotations

import argparse
from typing import Final

TARGETS: Final = ("when_played", "when_resolved")
WIN_CHECK: Final = ("at_once", "after_effects")


def options_of_rules(parser: argparse.ArgumentParser) -> None:
    """The options that all commands share which play."""
    parser.add_argument("--targets", help=f"when targets are named: {TARGETS[0]} (by the book) or {TARGETS[1]}")
    parser.add_argument("--win-check", help=f"when a match may end: {WIN_CHECK[0]} (by the book) or {WIN_CHECK[1]}")


def told_rules(arguments: argparse.Namespace) -> dict[str, object]:
    """The readings that were asked for, as parts of a setup."""
    told = {"targets": arguments.targets, "win_check": arguments.win_check}
    return {name: value for name, value in told.items() if value is not None}
