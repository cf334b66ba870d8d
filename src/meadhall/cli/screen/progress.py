"""Waiting: a line that says what takes so long, on a terminal only, and that is gone when it is done."""

from __future__ import annotations

from types import TracebackType
from typing import Final, Self

from rich.text import Text

from meadhall.cli.screen.screen import Screen

WIPE: Final = "\r\x1b[2K"


class Waiting:
    """One line that is written over again and again."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.last = ""

    def tell(self, words: str) -> None:
        """Say how far it is."""
        if self.screen.is_terminal and words != self.last:
            self.wipe()
            self.screen.console.print(Text(words, "dim"), end="", no_wrap=True, overflow="ellipsis")
            self.screen.console.file.flush()
            self.last = words

    def wipe(self) -> None:
        """Take the line away."""
        if self.last:
            self.screen.console.file.write(WIPE)
            self.screen.console.file.flush()
            self.last = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, _kind: type[BaseException] | None, _problem: object, _where: TracebackType | None) -> None:
        self.wipe()
