"""Scenarios of all games, and what is refused in them. Those of a game are in `tests/games/NAME/scenarios`."""

from collections.abc import Mapping
from typing import NamedTuple


class Slips(NamedTuple):
    """A scenario of a game that holds; by what is wrong: what becomes what in its text, and what the refusal says."""

    example: str
    found: Mapping[str, tuple[str, str, str]]
