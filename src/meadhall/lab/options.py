"""Options: how several ids are told on a command line."""

from __future__ import annotations

import argparse
from typing import Any


class Listing(argparse.Action):
    """Takes ids with commas between them as well as several words."""

    def __call__(self, _parser: object, told: argparse.Namespace, words: Any, _option: str | None = None) -> None:
        """Keep them one after another."""
        setattr(told, self.dest, [part.strip() for word in words for part in word.split(",") if part.strip()])


def packs_told(arguments: argparse.Namespace) -> list[Any]:
    """The packs that a command line has brought; whoever asks a game directly brings none."""
    return list(getattr(arguments, "packs", []))
