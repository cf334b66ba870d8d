"""Settings: what all rooms of a hall have in common."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

HOLD: Final = 1.0  # seconds before an answer that must not tell by its speed is shown at the earliest
PACE: Final = 0.5  # seconds that a bot takes for an answer at least


def nobody_waits(_: str) -> int:
    """No thoughts are queued."""
    return 0


@dataclass
class Settings:
    """How rooms are run."""

    hold: float = HOLD
    pace: float = PACE
    patience: float = 2.0  # seconds until the database is tried again
    longest: float = 0.0  # seconds that a bot thinks at most; 0 for as long as its level takes
    processes: int = 1  # that think
    is_shared: bool = True  # whether other people can come in by a link
    has_peers: bool = False  # whether other processes serve the same matches
    queued: Callable[[str], int] = nobody_waits  # by address: thoughts that wait
