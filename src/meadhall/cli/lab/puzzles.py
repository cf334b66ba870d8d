"""`meadhall lab puzzles`: positions in which one answer is clearly best, found in matches between strong bots.

Every other answer is played on in the same dealt worlds by equal bots until it is proven worse (95 % for all answers of
a question together). The same seed finds the same puzzles, however many processes look. What was found is written match
by match: started again with the same file and the same seed, the search goes on where it stopped.
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from meadhall.bundle import games_with
from meadhall.cli import INTERRUPTED, Commands
from meadhall.cli.commands.simulate import positive
from meadhall.puzzles import PuzzleError, book_of, read_book

if TYPE_CHECKING:
    from meadhall.lab.puzzles import Order
    from meadhall.lab.puzzles.hunt import Found
    from meadhall.lab.puzzles.shelf import Shelf
    from meadhall.puzzles import Book

COUNT: Final = 10
UNPROVEN: Final = 1

EXAMPLES: Final = """\
examples:
  meadhall lab puzzles GAME --count 20 --out puzzles.jsonl
  meadhall lab puzzles GAME --check puzzles.jsonl          play all of them, and prove each one anew
"""


# What plays matches is imported where it is needed: who asks for help alone waits for nothing.
# ruff: noqa: PLC0415
def register(parts: Commands) -> None:
    """Add the command."""
    part: Any = parts.add_parser(
        "puzzles", help="find puzzles in matches between strong bots", description=__doc__, epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    part.add_argument("game", choices=games_with("puzzles"), help="which game")
    part.add_argument("--count", type=positive, default=COUNT, metavar="N", help=f"how many to find ({COUNT})")
    part.add_argument("--matches", type=positive, metavar="N", help="the most matches to look through")
    part.add_argument("--seed", type=int, default=0, metavar="S", help="a number from which everything follows (0)")
    part.add_argument("--level", default="", metavar="BOT", help="who plays the matches (default: the game's own)")
    part.add_argument(
        "--iterations", type=positive, default=0, metavar="N", help="of the bots that play answers on to prove them"
    )
    part.add_argument("--processes", type=positive, metavar="N", help="how many look (default: one a core)")
    part.add_argument("--out", type=Path, metavar="FILE", help="where to write them, a line each (default: tell them)")
    part.add_argument("--check", type=Path, nargs="?", const=Path(), metavar="FILE",
                      help="prove the puzzles of a file anew, or those that come with the game")  # fmt: skip
    part.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Find puzzles, or prove them."""
    from meadhall.lab.puzzles import Order

    order = Order(arguments.game, arguments.seed, arguments.level, arguments.iterations)
    order.check()
    return found(order, arguments) if arguments.check is None else checked(order, arguments.check)


# ---------------------------------------------------------------- finding
def found(order: Order, arguments: argparse.Namespace) -> int:
    """Find as many as are wanted."""
    from meadhall.lab.puzzles.shelf import Shelf

    shelf = Shelf(order, arguments.out)
    processes = arguments.processes or os.cpu_count() or 1
    most = None if arguments.matches is None else shelf.next + arguments.matches
    start = time.perf_counter()
    try:
        looked(shelf, processes, arguments.count, most)
    except KeyboardInterrupt:
        return INTERRUPTED
    spent = time.perf_counter() - start
    print(f"{len(shelf.found)} puzzles in {shelf.next} matches; {spent:.1f} s")
    return 0


def looked(shelf: Shelf, processes: int, count: int, most: int | None) -> None:
    """Look through matches, and tell every puzzle as it is found."""
    matches = shelf.hunt.matches(shelf.next, processes)
    try:
        while len(shelf.found) < count and (most is None or shelf.next < most):
            for each in next(matches):
                shelf.take(each)
                print(told(each), flush=True)
            shelf.advance()
    finally:
        matches.close()


def told(found: Found) -> str:
    """A puzzle in a line."""
    puzzle = found.puzzle
    answers = ", ".join(step.right[0] for step in puzzle.steps)
    low, high = puzzle.steps[0].proof.gap
    about = f"grade {puzzle.grade}, {puzzle.goal}, {'/'.join(puzzle.themes)}; better by {low:+.2f} to {high:+.2f}"
    return f"{puzzle.id}  match {found.number}, seat {puzzle.seat}: {answers}  ({about})"


# ---------------------------------------------------------------- proving anew
def checked(order: Order, file: Path) -> int:
    """Play every puzzle of a file and prove it anew, with other dice; the status tells whether all held."""
    from meadhall.lab.puzzles.check import proven_again

    book = book_of(order.game) if file == Path() else opened(order.game, file)
    failed = 0
    for puzzle in book.puzzles:
        problem = proven_again(order, puzzle)
        if problem:
            failed += 1
            print(f"{puzzle.id}: {problem}", flush=True)
    print(f"{len(book.puzzles) - failed} of {len(book.puzzles)} puzzles are proven again")
    return UNPROVEN if failed else 0


def opened(game: str, file: Path) -> Book:
    """The puzzles of a file."""
    try:
        return read_book(game, file.read_text("utf-8"), str(file))
    except OSError as problem:
        msg = f"cannot read {file}: {problem.strerror}"
        raise PuzzleError(msg) from problem
