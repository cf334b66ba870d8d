"""Book: all puzzles of a game, a line of JSON each, as they lie in its bundle."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

import msgspec

from meadhall.bundle import bundle_of
from meadhall.puzzles.puzzle import Puzzle, PuzzleError

if TYPE_CHECKING:
    from pathlib import Path

DECODER: Final = msgspec.json.Decoder(Puzzle)
ENCODER: Final = msgspec.json.Encoder()


class Book:
    """The puzzles of a game, in the order in which they were found."""

    def __init__(self, game: str, puzzles: list[Puzzle]) -> None:
        self.game = game
        self.puzzles = puzzles
        self.by_id = {puzzle.id: puzzle for puzzle in puzzles}

    def of_day(self, day: int) -> Puzzle | None:
        """The puzzle of a day, which is told by its number: each in turn, in an order that nothing follows from."""
        order = sorted(self.by_id)  # ids are drawn from all that a puzzle is
        return self.by_id[order[day % len(order)]] if order else None


def path_of(game: str) -> Path:
    """Where the puzzles of a game lie; a game needs none."""
    return bundle_of(game).folder / "puzzles" / "puzzles.jsonl"


@cache
def book_of(game: str) -> Book:
    """The puzzles that come with a game, read once."""
    path = path_of(game)
    return read_book(game, path.read_text("utf-8"), str(path)) if path.is_file() else Book(game, [])


def read_book(game: str, text: str, source: str) -> Book:
    """Puzzles from lines; PuzzleError names the line that is none."""
    found: list[Puzzle] = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            found.append(DECODER.decode(line))
        except (msgspec.DecodeError, UnicodeError) as problem:
            msg = f"{source}:{number}: expected a puzzle, found something else: {problem}"
            raise PuzzleError(msg) from problem
    book = Book(game, found)
    if len(book.by_id) < len(found):
        twice = sorted({puzzle.id for puzzle in found if sum(puzzle.id == other.id for other in found) > 1})
        msg = f"{source}: every puzzle stands there once; found more often: {', '.join(twice)}"
        raise PuzzleError(msg)
    return book


def written(puzzle: Puzzle) -> str:
    """A puzzle as a line."""
    return ENCODER.encode(puzzle).decode() + "\n"
