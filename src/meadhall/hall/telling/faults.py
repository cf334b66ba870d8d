"""Faults: what is wrong with a draft, in the words of a language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import islice
from typing import Any, Final

from meadhall.bundle import games_with
from meadhall.hall.wire.workshop import Fault
from meadhall.localisation import Spoken, Words, key, words
from meadhall.workshop import Mistake

FILE: Final = "workshop"
MOST: Final = 300  # that are told at once
LONGEST: Final = 1_200  # characters of a part of a sentence
OTHER: Final = "other"  # the sentence for what has none of its own


def faults(mistakes: Iterable[Mistake], game: str, language: str) -> list[Fault]:
    """All mistakes, in words."""
    return [
        Fault(place=list(each.place), part=each.part[:LONGEST], kind=each.kind, text=sentence(each, game, language))
        for each in islice(mistakes, MOST)
    ]


def sentence(mistake: Mistake, game: str, language: str) -> str:
    """One of them: in the game's words, in the hall's, or in English inside of a sentence."""
    message, parts = key("fault", mistake.kind), spoken({**mistake.told, "text": mistake.text})
    for said in known(game, language):
        if said.has(message):
            return said.say(message, parts)
    return words(FILE, language).say(key("fault", OTHER), parts)


def known(game: str, language: str) -> list[Words]:
    """The words that mistakes are told in."""
    own = [words(f"{game}/{FILE}", language)] if game in games_with("packs") else []
    return [*own, words(FILE, language)]


def spoken(told: Mapping[str, Any]) -> dict[str, Spoken]:
    """The parts of a sentence, as it takes them."""
    return {name: part if isinstance(part, int) else str(part)[:LONGEST] for name, part in told.items()}
