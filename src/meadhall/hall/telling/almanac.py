"""Almanac: all that can be played, in the words of a language, for whoever sets a table."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from meadhall import bots
from meadhall.hall import wire
from meadhall.hall.game import halls
from meadhall.localisation import Words, words

TERMINAL: Final = "terminal"  # whose words name the levels


class Document(NamedTuple):
    """Something that is written once, as it is and compressed."""

    plain: bytes
    small: bytes


@cache
def almanac(language: str) -> Document:
    """Everything, written once for each language."""
    plain = wire.ENCODER.encode(
        wire.Almanac(
            levels=[level(each.name, words(TERMINAL, language)) for each in bots.LEVELS],
            games={game: hall.told_almanac(language) for game, hall in halls().items()},
        )
    )
    return Document(plain, gzip.compress(plain))


def level(name: str, said: Words) -> wire.Level:
    """A level in words."""
    return wire.Level(id=name, name=said.say("level", {"level": name}), about=said.say("level-about", {"level": name}))


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
