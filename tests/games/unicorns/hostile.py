"""Packs of the unicorn game that are changed: its cards and their letters."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from meadhall.games.unicorns.rules.catalogue import Catalogue
from meadhall.games.unicorns.rules.definition import UnicornGame
from tests.games.unicorns.homemade import PADDOCK
from tests.hostile import Document, Trial, hostile_document, play_by_chance


@cache
def cards() -> list[str]:
    """The files of a set."""
    return [path.read_text(encoding="utf-8") for path in sorted(PADDOCK.glob("*.yaml"))]


def play_with_cards(told: Document, number: int) -> None:
    """Load a set, and play with it."""
    with TemporaryDirectory() as name:
        for at, path in enumerate(sorted(PADDOCK.glob("*.yaml"))):
            text = told.text if at == told.which else path.read_text(encoding="utf-8")
            Path(name, path.name).write_text(text, encoding="utf-8", errors="surrogatepass")
        catalogue = Catalogue()
        catalogue.load(Path(name))
    play_by_chance(UnicornGame(catalogue), {"players": 2}, number)


HOSTILE: Final = {"cards": Trial(hostile_document("cards", cards), play_with_cards)}
