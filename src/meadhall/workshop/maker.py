"""Maker: what a game tells of its packs, so that they can be checked, told and written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from meadhall.bundle import bundle_of, games_with
from meadhall.kernel.errors import PackError, nearest
from meadhall.packs import Where
from meadhall.packs.pack import About, Pack, Word
from meadhall.workshop.draft import Draft
from meadhall.workshop.mistakes import Mistake
from meadhall.workshop.sheets import Sheets

if TYPE_CHECKING:
    from meadhall.workshop.speech import Speech, Spoken

MOST_STEPS: Final = 1_200_000  # of reading a draft: some fifty heroes, or ten texts that nobody could read


class Effort:
    """How much was read of a draft: whoever writes much that is hard to read has the rest refused."""

    def __init__(self) -> None:
        self.steps = 0

    @property
    def is_spent(self) -> bool:
        """Whether nothing more is read."""
        return self.steps > MOST_STEPS


class Made(NamedTuple):
    """What became of a draft's parts: facts in full by kind, names by part and message, and what was found wrong.

    What is `shown` is all that can be looked at: also parts with mistakes, as far as they were understood.
    """

    parts: dict[str, list[Any]]
    words: dict[str, dict[str, dict[str, Word]]]  # by language, part and message
    mistakes: list[Mistake]
    warnings: list[Mistake]
    shown: dict[str, list[Any]]
    effort: Effort


def nothing_made() -> Made:
    """Where making begins."""
    return Made({}, {}, [], [], {}, Effort())


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

    def speech(self, spoken: Spoken, where: Where) -> Speech | None:  # noqa: ARG002 - likewise
        """What understands the text at a place of a part; None if no text stands there."""
        return None

    def said(self, spoken: Spoken, where: Where) -> str | None:  # noqa: ARG002 - likewise
        """What the verbs at the place of a text say, in words that mean just that; None if there are none."""
        return None


def maker_of(game: str) -> PackMaker:
    """Who makes the packs of a game."""
    known = games_with("packs")
    if game not in known:
        msg = f"there are no packs for the game {game!r}" + nearest(str(game), known)
        raise PackError(msg)
    found: PackMaker = bundle_of(game).load("packs")
    return found
