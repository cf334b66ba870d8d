"""Examples: a small hero to begin with, its texts in the language of whoever begins."""

from __future__ import annotations

import copy
from functools import cache
from pathlib import Path
from typing import Any, Final

from meadhall.games.duel.phrases.syntax import SYNTAX
from meadhall.games.duel.phrases.trees import spelt
from meadhall.games.duel.phrases.wording import grammar_of
from meadhall.games.duel.workshop.heroes import TIMINGS, catalogue_hero, reading_names
from meadhall.games.duel.workshop.names import NAME, things_of
from meadhall.packs import read_yaml
from meadhall.phrases import Printer

FILE: Final = Path(__file__).parent / "example.yaml"


@cache
def told() -> Any:
    """The example with its names."""
    return read_yaml(FILE.read_text(encoding="utf-8"))


def example(id: str, language: str) -> dict[str, Any]:
    """A draft with one small hero."""
    hero = copy.deepcopy(told()["hero"])
    names: dict[str, str] = told()["names"][language]
    printer = Printer(SYNTAX, grammar_of(language), reading_names(catalogue_hero(hero), names, language))
    for card in hero["cards"]:
        for timing in TIMINGS:
            if timing in card:
                card[timing] = printer.text(spelt(card[timing]))
    for thing, data in things_of(hero):
        put_first(data, names[thing])
    others = {each: {hero["id"]: told()["names"][each]} for each in told()["names"] if each != language}
    about = {"id": id, "game": "duel", "name": told()["packs"][language], "version": "1", "language": language}
    return {"about": about, "parts": {"heroes": [hero]}, "words": others}


def put_first(data: dict[str, Any], name: str) -> None:
    """Give something a name, behind its id, as people write it."""
    rest = dict(data)
    data.clear()
    data |= {"id": rest.pop("id"), NAME: name, **rest}
