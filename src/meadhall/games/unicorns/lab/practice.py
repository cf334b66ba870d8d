"""Practice of the unicorn game: tables of every size."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from meadhall.bots.habits import Habits
from meadhall.games.unicorns.bots.habits import UnicornHabits
from meadhall.lab.training import PracticeGround

PLAYERS: Final = (6, 4, 6, 3, 6, 8, 5, 2)


class UnicornPractice(PracticeGround):
    """Where the habits of the unicorn game are learned."""

    mixed: ClassVar[bool] = True

    def habits(self, learned: dict[str, Any]) -> Habits[Any]:
        """As far as they are learned."""
        return UnicornHabits(learned)

    def setups(self) -> list[dict[str, Any]]:
        """Tables of every size."""
        return [{"players": players} for players in PLAYERS]

    def whole(self) -> list[dict[str, Any]]:
        """All cards are at every larger table."""
        return [{"players": PLAYERS[0]}]


PRACTICE: Final = UnicornPractice()
