"""Outcome: an end has winners and a reason."""

from __future__ import annotations

from typing import NamedTuple


class Outcome(NamedTuple):
    """How a match ended: the winning seats (none when everybody lost, or in a draw) and the name of the reason.

    Reasons are names like `hero_defeated`; `meadhall.localisation.say` turns an outcome into a sentence.
    """

    winners: tuple[int, ...]
    reason: str
