"""Packs of the duel that are changed: heroes, boards, and what several heroes share."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from meadhall.games.duel.rules.catalogue import DATA, Catalogue, built_in
from meadhall.games.duel.rules.definition import DuelGame
from meadhall.packs import Source
from tests.games.duel import homemade
from tests.hostile import Document, Trial, hostile_document, play_by_chance

SHARED: Final = ("changes.yaml", "shared.yaml")


def texts(*folders: Path) -> Iterator[str]:
    """The files of some folders."""
    return (path.read_text(encoding="utf-8") for folder in folders for path in sorted(folder.glob("*.yaml")))


@cache
def heroes() -> list[str]:
    """The files of all heroes."""
    return list(texts(DATA / "heroes", homemade.HERE / "heroes"))


@cache
def boards() -> list[str]:
    """The files of all boards."""
    return list(texts(DATA / "boards", homemade.HERE / "boards"))


@cache
def shared() -> list[str]:
    """What heroes share, and which rules have changed."""
    return [(DATA / name).read_text(encoding="utf-8") for name in SHARED]


def play_a_hero(told: Document, number: int) -> None:
    """Load a hero, and play it against another."""
    catalogue = Catalogue()
    catalogue.shared = built_in().shared
    catalogue.add_hero(Source("hero.yaml", told.text))
    (name,) = catalogue.heroes
    catalogue.heroes = {**built_in().heroes, **catalogue.heroes}
    catalogue.boards = built_in().boards
    play_by_chance(DuelGame(catalogue), {"board": "heorot", "heroes": [name, "medusa"]}, number)


def play_on_a_board(told: Document, number: int) -> None:
    """Load a board, and play on it."""
    catalogue = Catalogue()
    catalogue.add_board(Source("board.yaml", told.text))
    (name,) = catalogue.boards
    catalogue.heroes = built_in().heroes
    play_by_chance(DuelGame(catalogue), {"board": name, "heroes": ["sinbad", "medusa"]}, number)


def load_shared(told: Document, _number: int) -> None:
    """Load a pack with other shared effects, or with other changes of rules."""
    found = shared().copy()
    found[told.which] = told.text
    with TemporaryDirectory() as name:
        for file, text in zip(SHARED, found, strict=True):
            Path(name, file).write_text(text, encoding="utf-8", errors="surrogatepass")
        Path(name, "heroes").symlink_to(DATA / "heroes")
        catalogue = Catalogue()
        catalogue.load(Path(name))
        catalogue.boards = built_in().boards
        setup: dict[str, object] = {"board": "heorot", "heroes": ["sinbad", "medusa"]}
        game = DuelGame(catalogue)
        game.changed_since(game.prepare(setup), "0.1")


HOSTILE: Final = {
    "hero": Trial(hostile_document("hero", heroes), play_a_hero),
    "board": Trial(hostile_document("board", boards), play_on_a_board),
    "shared": Trial(hostile_document("shared", shared), load_shared),
}
