"""Levels: bots for people, from gentle to very hard. Each is a fixed number of iterations, and of mistakes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from meadhall.bots.bot import Bot, GreedyBot, RandomBot, SearchBot
from meadhall.bots.duel import DuelWisdom
from meadhall.bots.unicorns import UnicornWisdom
from meadhall.bots.wisdom import Wisdom
from meadhall.bots.worth import worth_of
from meadhall.kernel.errors import MeadhallError, UnknownGameError, nearest


class UnknownBotError(MeadhallError):
    """A name that no bot has."""


class Effort(NamedTuple):
    """What goes into an answer."""

    iterations: int
    mistakes: float = 0.0  # the share of answers that are given without thinking


class Level:
    """How strong a bot is."""

    __slots__ = ("efforts", "name")

    def __init__(self, name: str, **efforts: Effort) -> None:
        self.name: str = name
        self.efforts: dict[str, Effort] = efforts  # by game: thinking pays off differently in each

    def __repr__(self) -> str:
        return f"Level({self.name!r}, {self.efforts})"

    def effort(self, game: str) -> Effort:
        """What a bot of this level puts into an answer."""
        if game not in self.efforts:
            raise unknown_game(game)
        return self.efforts[game]


# from the gentlest to the hardest; docs/ladder.md tells by how much each beats the one before it
LEVELS: Final = (
    Level("guest", duel=Effort(8, 0.5), unicorns=Effort(8, 0.5)),
    Level("page", duel=Effort(16, 0.2), unicorns=Effort(16, 0.25)),
    Level("warrior", duel=Effort(40), unicorns=Effort(24, 0.1)),
    Level("champion", duel=Effort(200), unicorns=Effort(40)),
    Level("jarl", duel=Effort(1_200), unicorns=Effort(160)),
    Level("legend", duel=Effort(24_000), unicorns=Effort(24_000)),
)
KINDS: Final = ("random", "greedy", "search:1000")  # a search with any number of iterations


BY_NAME: Final = {level.name: level for level in LEVELS}
WISDOMS: Final[dict[str, Callable[[dict[str, Any]], Wisdom[Any]]]] = {"duel": DuelWisdom, "unicorns": UnicornWisdom}


def level_named(name: str) -> Level:
    """A level by its name."""
    if name not in BY_NAME:
        msg = f"there is no level {name!r}" + nearest(name, list(BY_NAME))
        raise UnknownBotError(msg)
    return BY_NAME[name]


def unknown_game(game: str) -> UnknownGameError:
    """What to say of a game that no bot knows."""
    return UnknownGameError(f"no bot knows the game {game!r}" + nearest(game, list(WISDOMS)))


def wisdom_of(game: str) -> Wisdom[Any]:
    """What is known of a game."""
    if game not in WISDOMS:
        raise unknown_game(game)
    return WISDOMS[game](worth_of(game))


def make_bot(name: str, game: str) -> Bot:
    """A bot for a game by the name of a level or a kind: `jarl`, `random`, `greedy`, `search:1000`."""
    kind, _, number = name.partition(":")
    if kind == "search":
        if not number.isdecimal() or int(number) == 0:
            msg = f"a search has a number of iterations, as in 'search:1000'; found {name!r}"
            raise UnknownBotError(msg)
        return SearchBot(wisdom_of(game), int(number))
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot(wisdom_of(game))
    if name not in BY_NAME:
        msg = f"there is no bot {name!r}" + nearest(name, [*BY_NAME, *KINDS])
        raise UnknownBotError(msg)
    level = BY_NAME[name]
    return SearchBot(wisdom_of(game), *level.effort(game))
