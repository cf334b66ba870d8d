"""Puzzles: positions of matches in which one answer is clearly best, with the proof of it, and the way to play them.

They are found by `meadhall lab puzzles` (meadhall.lab.puzzles) and kept as data of a game's bundle, a line each.
"""

from meadhall.puzzles.book import Book, book_of, read_book
from meadhall.puzzles.puzzle import BEST, GOALS, SAVE, WIN, Proof, Puzzle, PuzzleError, Step
from meadhall.puzzles.trail import Trail

__all__ = [
    "BEST",
    "GOALS",
    "SAVE",
    "WIN",
    "Book",
    "Proof",
    "Puzzle",
    "PuzzleError",
    "Step",
    "Trail",
    "book_of",
    "read_book",
]
