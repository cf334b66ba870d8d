"""Opponents: which seats bots play, which bot each of them is, and how it answers there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from meadhall import Match, SetupError, UnknownGameError, bots
from meadhall.bots.bot import SearchBot
from meadhall.bots.levels import wisdom_of
from meadhall.kernel.chance import words_of
from meadhall.kernel.errors import nearest

USUAL: Final = "warrior"
LEVELS: Final = [level.name for level in bots.LEVELS]
SEATS: Final = {"all", "none"}  # words for seats that are not numbers
SEARCH: Final = "search"  # has a number of tries: `search:1000`
BLINK: Final = 0.2  # seconds that nobody notices
LONG: Final = 1000  # tries that take longer


class Told(NamedTuple):
    """What `--bot` says: seats in their order (None: nothing), and bots by name."""

    seats: list[str] | None
    names: list[str]


def told(words: Sequence[str] | None, game: str) -> Told:
    """The words of `--bot`: numbers, `all` and `none` are seats, all others must be bots that know the game."""
    seats = [word for word in words or () if is_seat(word)]
    names = [word for word in words or () if not is_seat(word)]
    known = [*LEVELS, "random", "greedy"]
    for name in names:
        if name.partition(":")[0] == SEARCH:
            bots.make_bot(name, game)
        elif name not in known:
            hint = nearest(name, [*known, f"{SEARCH}:1000"])
            msg = f"--bot takes seats, 'all' or 'none', and names of bots; found {name!r}{hint}"
            raise SetupError(msg)
    return Told(seats or None, names)


def is_seat(word: str) -> bool:
    """Whether a word of `--bot` tells seats."""
    return word.lstrip("-").isdecimal() or word in SEATS


def seats_of(words: list[str], seats: int) -> list[int]:
    """The seats that some words tell, in their order."""
    if words in (["all"], ["none"]):
        return list(range(seats)) if words == ["all"] else []
    if any(not word.isdecimal() or not 1 <= int(word) <= seats for word in words):
        msg = f"--bot takes seats from 1 to {seats}, 'all' or 'none'; found {' '.join(words)!r}"
        raise SetupError(msg)
    return [int(word) - 1 for word in dict.fromkeys(words)]


def usual(game: str) -> str:
    """The bot that plays where none is named; a game that no bot knows is played at random."""
    return USUAL if is_known(game) else "random"


def is_known(game: str) -> bool:
    """Whether bots know a game, and not only its rules."""
    try:
        wisdom_of(game)
    except UnknownGameError:
        return False
    return True


def seated(seats: Iterable[int], names: Sequence[str]) -> dict[int, str]:
    """A bot for each of some seats: one for all of them, or one for each in their order."""
    order = list(seats)
    each = [*names] * len(order) if len(names) == 1 else [*names]
    if len(each) != len(order):
        msg = (
            f"--bot names {len(each)} bots, but bots play {len(order)} of the seats; name one for all, or one for each"
        )
        raise SetupError(msg)
    return dict(sorted(zip(order, each, strict=True)))


class Opponent:
    """A bot at the table."""

    def __init__(self, name: str, game: str) -> None:
        self.bot = bots.make_bot(name, game)
        is_long = isinstance(self.bot, SearchBot) and self.bot.iterations >= LONG
        self.slowest = float(is_long)  # seconds of its longest thought so far, or what is to be feared

    @property
    def is_slow(self) -> bool:
        """Whether people may wonder what it is doing."""
        return self.slowest > BLINK

    def think(self, match: Match, seat: int) -> bots.Thought:
        """What it answers to the open question; at the same question of the same match always the same."""
        thought = self.bot.think(bots.Sight(match, seat), dice_of(match))
        self.slowest = max(self.slowest, thought.seconds)
        return thought


def dice_of(match: Match) -> int:
    """A seed for a bot's own dice: going back does not change its mind, and the cards do not follow from it."""
    transcript: Any = match.transcript()
    rolled = words_of(transcript["seed"] << 32 | len(transcript["answers"]), "bot")
    return sum(word << 32 * at for at, word in enumerate(rolled))
