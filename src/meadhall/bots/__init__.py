"""Bots: they answer for a seat from what that seat sees, and tell what they thought.

`bots.think(match, "warrior", seed=1).option` is the answer of a bot of that level; `bots.LEVELS` has all of them.
"""

from __future__ import annotations

from meadhall.bots.advice import advise
from meadhall.bots.bot import Bot, Budget
from meadhall.bots.levels import KINDS, LEVELS, Effort, Level, UnknownBotError, level_named, make_bot
from meadhall.bots.review import Moment, Review, review
from meadhall.bots.sight import Sight
from meadhall.bots.thought import Choice, Thought
from meadhall.kernel.match import Match

__all__ = [
    "KINDS",
    "LEVELS",
    "Bot",
    "Budget",
    "Choice",
    "Effort",
    "Level",
    "Moment",
    "Review",
    "Sight",
    "Thought",
    "UnknownBotError",
    "advise",
    "level_named",
    "make_bot",
    "review",
    "think",
]


def think(match: Match, bot: str | Bot, seed: int, seat: int | None = None, budget: Budget | None = None) -> Thought:
    """What a bot (by its name: a level or a kind) answers for a seat, the one that is asked if it is not told.

    Equal knowledge and an equal seed give an equal thought, so every question should get a seed of its own: a level
    that makes mistakes would otherwise make them always or never. Whoever asks often makes the bot once (`make_bot`).
    """
    seat = match.state.asked if seat is None else seat
    who = make_bot(bot, match.game.name) if isinstance(bot, str) else bot
    return who.think(Sight(match, seat), seed, budget)
