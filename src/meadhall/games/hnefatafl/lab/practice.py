"""Practice of hnefatafl: all boards."""

from __future__ import annotations

from typing import Any, Final

from meadhall.bots.habits import Habits
from meadhall.games.hnefatafl.bots.habits import HnefataflHabits
from meadhall.games.hnefatafl.rules.catalogue import built_in
from meadhall.lab.training import PracticeGround


class HnefataflPractice(PracticeGround):
    """Where the habits of hnefatafl are learned."""

    def habits(self, learned: dict[str, Any]) -> Habits[Any]:
        """As far as they are learned."""
        return HnefataflHabits(learned)

    def setups(self) -> list[dict[str, Any]]:
        """All boards."""
        return [{"board": board} for board in sorted(built_in().boards)]

    def whole(self) -> list[dict[str, Any]]:
        """No board has weights of its own."""
        return self.setups()[:1]


PRACTICE: Final = HnefataflPractice()
