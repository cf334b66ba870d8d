"""Planners: those of all games by name; a new game adds its own here."""

from typing import Final

from tests.plans import Planner
from tests.plans.duel import DuelPlanner
from tests.plans.unicorns import UnicornPlanner

PLANNERS: Final[dict[str, Planner]] = {"duel": DuelPlanner(), "unicorns": UnicornPlanner()}
