"""Levels: bots for people, from gentle to very hard. Each is a fixed number of iterations, and of mistakes."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from meadhall.bots.bot import Bot, GreedyBot, RandomBot, SearchBot
from meadhall.bots.wisdom import Wisdom
from meadhall.bots.worth import efforts_of, worth_of
from meadhall.bundle import bundle_of, games_with
from meadhall.kernel.errors import MeadhallError, UnknownGameError, nearest


class UnknownBotError(MeadhallError):
    """A name that no bot has."""


class Effort(NamedTuple):
    """What goes into an answer."""

    iterations: int
    mistakes: float = 0.0  # the share of answers that are given without thinking


class Level:
    """How strong a bot is. What that takes, each game tells: thinking pays off differently in each."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name: str = name

    def __repr__(self) -> str:
        return f"Level({self.name!r})"

    def effort(self, game: str) -> Effort:
        """What a bot of this level puts into an answer."""
        check_known(game)
        told = efforts_of(game)[self.name]
        return Effort(int(told["iterations"]), float(told.get("mistakes", 0.0)))


# from the gentlest to the hardest; docs/ladder.md tells by how much each beats the one before it
LEVELS: Final = (
    Level("guest"), Level("page"), Level("warrior"), Level("champion"), Level("jarl"), Level("legend"),
)  # fmt: skip
KINDS: Final = ("random", "greedy", "search:1000")  # a search with any number of iterations


BY_NAME: Final = {level.name: level for level in LEVELS}


def level_named(name: str) -> Level:
    """A level by its name."""
    if name not in BY_NAME:
        msg = f"there is no level {name!r}" + nearest(name, list(BY_NAME))
        raise UnknownBotError(msg)
    return BY_NAME[name]


def check_known(game: str) -> None:
    """Refuse a game that no bot knows."""
    known = games_with("wisdom")
    if game not in known:
        msg = f"no bot knows the game {game!r}" + nearest(game, known)
        raise UnknownGameError(msg)


def wisdom_of(game: str) -> Wisdom[Any]:
    """What is known of a game."""
    check_known(game)
    found: Wisdom[Any] = bundle_of(game).load("wisdom")(worth_of(game))
    return found


def make_bot(name: str, game: str, wisdom: Wisdom[Any] | None = None) -> Bot:
    """A bot for a game by the name of a level or a kind: `jarl`, `random`, `greedy`, `search:1000`.

    It knows of the game what everybody does, unless it is given a wisdom of its own.
    """
    kind, _, number = name.partition(":")
    if kind == "search":
        if not number.isdecimal() or int(number) == 0:
            msg = f"a search has a number of iterations, as in 'search:1000'; found {name!r}"
            raise UnknownBotError(msg)
        return SearchBot(wisdom or wisdom_of(game), int(number))
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot(wisdom or wisdom_of(game))
    if name not in BY_NAME:
        msg = f"there is no bot {name!r}" + nearest(name, [*BY_NAME, *KINDS])
        raise UnknownBotError(msg)
    level = BY_NAME[name]
    return SearchBot(wisdom or wisdom_of(game), *level.effort(game))
