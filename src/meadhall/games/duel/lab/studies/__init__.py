"""Studies of the duel: heroes on boards, what their cards do, and what smaller or greater numbers would change."""

from meadhall.games.duel.lab.studies.game import STUDIES

__all__ = ["STUDIES"]
