"""Books: the puzzles of games. They are not fetched with the hall: each comes when somebody wants to see it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meadhall.browser.bridge import Bridge
from meadhall.hall.refusal import StorageError
from meadhall.puzzles import Book, PuzzleError, read_book

Found = Callable[[Any, Exception | None], None]


class Books:
    """Those that are here, and who waits for others."""

    def __init__(self, bridge: Bridge) -> None:
        self.bridge = bridge
        self.here: dict[str, Book] = {}
        self.counted = 0
        self.waiting: dict[int, tuple[str, Found]] = {}

    def open(self, game: str, then: Found) -> None:
        """The puzzles of a game."""
        if game in self.here:
            then(self.here[game], None)
            return
        self.counted += 1
        self.waiting[self.counted] = (game, then)
        self.bridge.fetch(self.counted, f"puzzles-{game}")

    def fetched(self, token: int, text: str) -> None:
        """A file is here."""
        game, then = self.waiting.pop(token)
        try:
            self.here[game] = read_book(game, text, f"puzzles of {game}")
        except PuzzleError as problem:
            then(None, problem)
        else:
            then(self.here[game], None)

    def missed(self, token: int, text: str) -> None:
        """A file did not come."""
        _, then = self.waiting.pop(token)
        then(None, StorageError(text))
