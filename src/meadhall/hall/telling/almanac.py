"""Almanac: all that can be played, in the words of a language, for whoever sets a table."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from meadhall import bots
from meadhall.bundle import games_with
from meadhall.hall import wire
from meadhall.hall.drafting.telling import told_formats
from meadhall.hall.game import halls
from meadhall.localisation import Words, words
from meadhall.packs.carried import edition

TERMINAL: Final = "terminal"  # whose words name the levels
KEPT: Final = 10  # documents: with other packs, those of before are not asked for any more
SLOWEST: Final = 500  # iterations a second of a search in a browser, where it is slow


class Document(NamedTuple):
    """Something that is written once, as it is and compressed."""

    plain: bytes
    small: bytes


def almanac(language: str, longest: float = 0.0) -> Document:
    """Everything; where bots think so many seconds at most, with what that means."""
    return written(language, longest, edition())


@lru_cache(maxsize=KEPT)
def written(language: str, longest: float, _edition: int) -> Document:
    """Everything, written once for each language, and anew where other packs are there."""
    plain = wire.ENCODER.encode(
        wire.Almanac(
            levels=[level(each, language, longest) for each in bots.LEVELS],
            games={game: hall.told_almanac(language) for game, hall in halls().items()},
            drafts={game: told_formats(game, language) for game in games_with("draft")},
        )
    )
    return Document(plain, gzip.compress(plain))


def level(each: bots.Level, language: str, longest: float) -> wire.Level:
    """A level in words."""
    said, name = words(TERMINAL, language), {"level": each.name}
    return wire.Level(
        id=each.name,
        name=said.say("level", name),
        about=said.say("level-about", name),
        limit=limit(longest, language) if is_cut(each, longest) else None,
    )


def limit(longest: float, language: str) -> str:
    """Why a level is weaker here than elsewhere."""
    return words("server", language).say("level-limit", {"seconds": round(longest)})


def is_cut(each: bots.Level, longest: float) -> bool:
    """Whether a level would think longer than it may in some game."""
    most = max(each.effort(game).iterations for game in games_with("wisdom"))
    return longest > 0.0 and most > longest * SLOWEST


def choices(rules: Mapping[str, tuple[tuple[str, ...], int]], said: Words) -> list[wire.Choices]:
    """The readings of the rules that a table may agree on, in a game's own words."""
    return [
        wire.Choices(
            id=rule,
            name=said.say(f"choice-{rule}"),
            values=list(values),
            names=[said.say(f"choice-{rule}-{value}") for value in values],
        )
        for rule, (values, _) in rules.items()
    ]
