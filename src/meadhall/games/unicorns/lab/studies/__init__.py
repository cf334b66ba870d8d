"""Studies of the unicorn game: seats, player counts, cards, ends, and who stops whom."""

from meadhall.games.unicorns.lab.studies.game import STUDIES

__all__ = ["STUDIES"]
