"""Maker: what a game tells of its packs, so that they can be checked, told and written."""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple

from meadhall.bundle import bundle_of, games_with
from meadhall.kernel.errors import PackError, nearest
from meadhall.packs.pack import About, Pack, Word
from meadhall.workshop.draft import Draft
from meadhall.workshop.mistakes import Mistake
from meadhall.workshop.sheets import Sheets


class Made(NamedTuple):
    """What became of a draft's parts: facts in full by kind, names by part and message, and what was found wrong."""

    parts: dict[str, list[Any]]
    words: dict[str, dict[str, dict[str, Word]]]  # by language, part and message
    mistakes: list[Mistake]
    warnings: list[Mistake]


class PackMaker:
    """How one game's packs are made."""

    kinds: ClassVar[tuple[str, ...]]  # of parts, as their folders or files are called

    def make(self, about: About, draft: Draft) -> Made:
        """Understand all parts of a draft; what is wrong is told, and never raised."""
        raise NotImplementedError

    def example(self, id: str, language: str) -> dict[str, Any]:
        """A small draft that is sound, to begin with."""
        raise NotImplementedError

    def sheets(self, pack: Pack, language: str) -> Sheets:
        """All cards and boards of a pack as they are printed."""
        raise NotImplementedError

    def imported(self, data: Any, id: str) -> dict[str, Any] | None:  # noqa: ARG002 - a game's own may look at it
        """A draft made of somebody else's file; None if it is no such file."""
        return None


def maker_of(game: str) -> PackMaker:
    """Who makes the packs of a game."""
    known = games_with("packs")
    if game not in known:
        msg = f"there are no packs for the game {game!r}" + nearest(str(game), known)
        raise PackError(msg)
    found: PackMaker = bundle_of(game).load("packs")
    return found
