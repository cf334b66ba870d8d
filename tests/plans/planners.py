"""Planners: those of all games by name."""

from typing import Final

from tests.games import parts
from tests.plans import Planner

PLANNERS: Final[dict[str, Planner]] = parts("planner")
