"""Boards: what a game brings to show its boards, in words and drawn. Its bundle names it (`boards`)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from meadhall.cli.screen.voice import Voice


class BoardGallery:
    """The boards of one game."""

    def boards(self) -> Sequence[str]:
        """Their ids."""
        raise NotImplementedError

    def name(self, board: str, voice: Voice) -> str:
        """What a board is called."""
        raise NotImplementedError

    def summary(self, board: str, voice: Voice) -> str:
        """A board in one line."""
        raise NotImplementedError

    def details(self, board: str, voice: Voice) -> Iterable[str]:
        """All that there is to tell of a board, line by line."""
        raise NotImplementedError

    def remarks(self, board: str, voice: Voice) -> Sequence[str]:  # noqa: ARG002 - a game's own may
        """What is to be said of a board wherever it is named."""
        return ()

    def svg(self, board: str, language: str) -> str:
        """A board drawn."""
        raise NotImplementedError
