"""Practice of the duel: all pairs of heroes on all boards."""

from __future__ import annotations

from typing import Any, Final

from meadhall.bots.habits import Habits
from meadhall.games.duel.bots.habits import DuelHabits
from meadhall.games.duel.lab.venue import heroes
from meadhall.games.duel.rules.catalogue import built_in
from meadhall.lab.training import PracticeGround


class DuelPractice(PracticeGround):
    """Where the habits of the duel are learned."""

    def habits(self, learned: dict[str, Any]) -> Habits[Any]:
        """Every hero has habits, be they learned or not."""
        known = {hero: learned.get("heroes", {}).get(hero, {}) for hero in heroes()}
        return DuelHabits(learned | {"heroes": known})

    def setups(self) -> list[dict[str, Any]]:
        """All pairs of heroes on all boards."""
        boards = sorted(built_in().boards)
        return [{"board": board, "heroes": [one, other]} for board in boards for one in heroes() for other in heroes()]

    def whole(self) -> list[dict[str, Any]]:
        """Every hero once."""
        first, *_ = names = heroes()
        return [{"board": "sarpedon", "heroes": [hero, first]} for hero in names]


PRACTICE: Final = DuelPractice()
