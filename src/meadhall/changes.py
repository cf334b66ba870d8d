"""Changes: rules that have changed from one version to the next, and which matches they concern."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from meadhall.packs import Facts, decode, read

FILE: Final = "changes.yaml"


class Change(Facts, frozen=True):
    """A rule that has changed with a version. Where heroes or modes are named, it concerns only matches with them."""

    rule: str
    since: str
    heroes: tuple[str, ...] = ()
    modes: tuple[str, ...] = ()

    def concerns(self, heroes: list[str], mode: str) -> bool:
        """Whether a match with these heroes, in this mode, goes another way since then."""
        return (not self.heroes or not set(self.heroes).isdisjoint(heroes)) and (not self.modes or mode in self.modes)


def read_changes(folder: Path) -> list[Change]:
    """The changes that a folder of facts tells of."""
    path = folder / FILE
    changes: list[Change] = decode(read(path), list[Change]) if path.exists() else []
    return changes


def rules_since(changes: list[Change], version: str) -> tuple[str, ...]:
    """The rules that have changed after a version."""
    return tuple(change.rule for change in changes if numbers(change.since) > numbers(version))


def marks(changes: list[Change]) -> list[str]:
    """What tells matches apart that were played before and after some changes."""
    return [f"{change.rule} {change.since}" for change in changes]


def numbers(version: str) -> list[int]:
    """The numbers of a version, by which versions follow each other."""
    return [int(number) for number in re.findall(r"\d+", version)]
