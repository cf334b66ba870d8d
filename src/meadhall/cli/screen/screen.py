"""Screen: where a person reads and types, a terminal or plain text."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from meadhall.cli.screen.console import SpacedConsole

LEAST: Final = 80  # columns that a table is laid out for, at least
PLAIN: Final = 100  # columns of text that goes to no terminal
CLEAR: Final = "\x1b[H\x1b[2J"
FORGET: Final = f"{CLEAR}\x1b[3J"  # also what could be scrolled back to
TALL: Final = 56  # rows that a table with a hand and a question takes
LONGEST: Final = 1000  # signs of a line that are looked at
SHORT: Final = 32  # with fewer rows a hand is better told by names alone
CURTAIN: Final = 60  # empty lines that hide what was there where nothing can be cleared


class Screen:
    """Shows lines, tables and drawings; takes lines."""

    def __init__(self, console: SpacedConsole | None = None) -> None:
        self.console = console or opened()
        self.is_terminal = self.console.is_terminal
        self.is_plain = not self.console.encoding.lower().startswith("utf")  # letters and signs of ASCII only

    @property
    def width(self) -> int:
        """Columns; a person may change them at any time."""
        return max(LEAST, self.console.width)

    @property
    def is_tall(self) -> bool:
        """Whether a whole table fits, so that it can be shown at every question."""
        return self.is_terminal and self.console.height >= TALL

    @property
    def is_short(self) -> bool:
        """Whether rows are so few that what can be asked for should not be shown unasked."""
        return self.is_terminal and self.console.height < SHORT

    @property
    def rows_for_board(self) -> int:
        """Rows that a board may take."""
        return self.console.height * 2 // 5 if self.is_terminal else PLAIN

    def show(self, thing: RenderableType) -> None:
        """A table or a drawing."""
        self.console.print(thing, width=self.width, crop=False)

    def measured(self, thing: RenderableType) -> int:
        """How many columns something needs."""
        return self.console.measure(thing).maximum

    def rows(self, thing: RenderableType, width: int) -> int:
        """How many rows something takes in so many columns."""
        return len(self.console.render_lines(thing, self.console.options.update(width=width)))

    def line(self, words: str | Text = "", style: str = "") -> None:
        """A line. Where there is no terminal it stays one line, so that others can search and cut it."""
        text = Text(words) if isinstance(words, str) else words
        text.stylize(style)
        self.console.print(text, soft_wrap=not self.is_terminal)

    def indented(self, words: str | Text, by: int = 2, style: str = "") -> None:
        """A line that begins, and goes on, farther to the right."""
        if self.is_terminal:
            self.console.print(Padding(Text(words, style) if isinstance(words, str) else words, (0, 0, 0, by)))
        else:
            self.line(Text(" " * by) + Text(str(words)))

    def bulleted(self, mark: str, words: Text) -> None:
        """A line with a mark in front of it, to the right of which it goes on."""
        if self.is_terminal:
            grid = Table.grid(padding=(0, 1, 0, 0))
            grid.add_row(f"  {mark}", words)
            self.console.print(grid)
        else:
            self.line(Text.assemble(f"  {mark} ", words))

    def columns(self, lines: Sequence[str | Text], by: int = 0) -> Padding:
        """Short lines side by side, read downwards."""
        texts = [Text(line) if isinstance(line, str) else line for line in lines]
        width = max(cell_len(text.plain) for text in texts) + 2
        across = max(1, (self.width - by) // width)
        down = -(-len(texts) // across)
        grid = Table.grid(padding=(0, 2, 0, 0))
        for at in range(down):
            grid.add_row(*texts[at::down])
        return Padding(grid, (0, 0, 0, by))

    def clear(self) -> None:
        """Begin a new page."""
        if self.is_terminal:
            self.console.file.write(CLEAR)

    def curtain(self) -> None:
        """Take everything away for certain, so that the next person sees nothing of it.

        Empty lines too, for terminals that clear nothing; and what was typed ahead shall not draw the curtain away.
        """
        self.console.file.write("\n" * CURTAIN + (FORGET if self.is_terminal else ""))
        self.console.file.flush()
        forget_typed()

    def typed(self, prompt: str = "> ") -> str | None:
        """A line from the person; None if nobody is there any more."""
        self.console.file.flush()
        try:
            return readable(input(prompt))
        except (EOFError, KeyboardInterrupt):
            self.line()
            return None


def forget_typed() -> None:
    """Drop what was typed before it was asked for, where a terminal keeps such things."""
    if os.name == "posix" and sys.stdin.isatty():
        import termios  # noqa: PLC0415 - other systems have no such module

        termios.tcflush(sys.stdin, termios.TCIFLUSH)


def readable(line: str) -> str:
    """What a person can have meant to type: no control signs, and no more than a long line."""
    return "".join(sign for sign in line if sign.isprintable())[:LONGEST].strip()


def opened(*, is_error: bool = False) -> SpacedConsole:
    """The console; a terminal that lacks a sign is no reason to stop."""
    file = sys.stderr if is_error else sys.stdout
    if isinstance(file, io.TextIOWrapper):
        file.reconfigure(errors="replace")
    console = SpacedConsole(file=file, highlight=False, markup=False, emoji=False)
    if not console.is_terminal and "COLUMNS" not in os.environ:
        console.width = PLAIN
    return console
