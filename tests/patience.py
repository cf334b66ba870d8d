"""Patience: how much a run of these tests looks at. `make test` sees everything once; `make soak` in all ways."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Final, TypeVar

A = TypeVar("A")
B = TypeVar("B")

THOROUGH: Final = os.environ.get("MEADHALL_THOROUGH") == "1"
ENOUGH: Final = None if THOROUGH else 12  # answers after which somebody resigns a match that need not be a whole one


def crossed(things: Sequence[A], ways: Sequence[B]) -> list[tuple[A, B]]:
    """Every thing in every way; where there is less time, every thing in one of the ways, by turns."""
    if THOROUGH:
        return [(thing, way) for thing in things for way in ways]
    return [(thing, ways[at % len(ways)]) for at, thing in enumerate(things)]


def turned(things: Sequence[A], by: int) -> list[A]:
    """The same things, beginning with another: where only some are looked at, others are."""
    at = by % len(things)
    return [*things[at:], *things[:at]]


def spread(things: Sequence[A], ways: Sequence[B], part: int = 2) -> list[tuple[A, B]]:
    """Every thing in every way; where there is less time, in one in so many of them, and the next thing in others."""
    return [(thing, way) for at, thing in enumerate(things) for way in some(turned(ways, at), part)]


def some(things: Sequence[A], part: int = 2) -> list[A]:
    """All things; where there is less time, one in so many."""
    return list(things) if THOROUGH else list(things[::part])
