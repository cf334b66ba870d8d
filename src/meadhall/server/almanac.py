"""Almanac: all that can be played, in the words of a language, for whoever sets a table."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from meadhall import bots
from meadhall.games.duel.setup import MODES
from meadhall.games.duel.setup import RULES as DUEL_RULES
from meadhall.games.unicorns.setup import FEWEST, MOST
from meadhall.games.unicorns.setup import RULES as HERD_RULES
from meadhall.localisation import Words, words
from meadhall.server import wire
from meadhall.server.facts import board_facts, deck_facts, duel_catalogue, herd_facts, hero_facts

HALL: Final = "hall"
SERVER: Final = "server"


class Paper(NamedTuple):
    """Something that is written once, as it is and compressed."""

    plain: bytes
    small: bytes


@cache
def almanac(language: str) -> Paper:
    """Everything, written once for each language."""
    plain = wire.ENCODER.encode(
        wire.Almanac(
            levels=[level(each.name, words(HALL, language)) for each in bots.LEVELS],
            duel=duel_almanac(language),
            unicorns=unicorn_almanac(language),
        )
    )
    return Paper(plain, gzip.compress(plain))


def level(name: str, said: Words) -> wire.Level:
    """A level in words."""
    return wire.Level(id=name, name=said.say("level", {"level": name}), about=said.say("level-about", {"level": name}))


def duel_almanac(language: str) -> wire.DuelAlmanac:
    """All that a duel can be made of."""
    catalogue = duel_catalogue()
    said = words(HALL, language)
    return wire.DuelAlmanac(
        modes=[
            wire.Mode(id=mode, name=said.say("mode", {"mode": mode, "seats": least}), least=least, most=most)  # type: ignore[arg-type]
            for mode, (least, most) in MODES.items()
        ],
        heroes=[
            wire.Hero(facts=hero_facts(hero, language), deck=list(deck_facts(hero, language).values()))
            for hero in sorted(catalogue.heroes)
        ],
        boards=[board_facts(board, language) for board in sorted(catalogue.boards)],
        choices=choices(DUEL_RULES, language),
    )


def unicorn_almanac(language: str) -> wire.UnicornAlmanac:
    """All that a unicorn table can be made of."""
    return wire.UnicornAlmanac(
        least=FEWEST,
        most=MOST,
        cards=list(herd_facts(language).values()),
        choices=choices(HERD_RULES, language),
    )


def choices(rules: Mapping[str, tuple[tuple[str, ...], int]], language: str) -> list[wire.Choices]:
    """The readings of the rules that a table may agree on."""
    said = words(SERVER, language)
    return [
        wire.Choices(
            id=rule,
            name=said.say(f"choice-{rule}"),
            values=list(values),
            names=[said.say(f"choice-{rule}-{value}") for value in values],
        )
        for rule, (values, _) in rules.items()
    ]
