"""`meadhall board`: the boards of all games that have some, told and drawn."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from meadhall.bundle import bundle_of, games_with
from meadhall.cli import Commands, option_of_language
from meadhall.cli.boards import BoardGallery
from meadhall.cli.packs.offer import offer_installed
from meadhall.cli.screen.voice import Voice, language_of
from meadhall.kernel.errors import MeadhallError, nearest

INDENT: Final = "  "


class DrawingError(MeadhallError):
    """A drawing that cannot be made or written."""


class Shown(NamedTuple):
    """A board of a game."""

    gallery: BoardGallery
    id: str


def register(commands: Commands, _: Sequence[str] = ()) -> None:
    """Add the command and its options."""
    parser = commands.add_parser("board", help="show and draw boards", description=__doc__)
    parser.add_argument("board", nargs="?", help="the board's id; without one, all boards are listed")
    parser.add_argument("--svg", metavar="FILE", type=Path, help="draw the board into a file")
    parser.add_argument("--all", metavar="FOLDER", type=Path, help="draw every board into a folder")
    option_of_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Tell, and draw what is asked for."""
    from meadhall.cli.screen.screen import opened  # noqa: PLC0415 - only who runs it needs Rich

    opened()  # a terminal that lacks a sign shows another
    offer_installed([arguments.board] if arguments.board else None)
    boards = all_boards()
    voice = Voice(arguments.language or language_of())
    if arguments.svg and not arguments.board:
        msg = "--svg draws one board: name it; --all draws every one"
        raise DrawingError(msg)
    one = found(arguments.board, boards) if arguments.board else None
    drawn = [draw(one, arguments.svg, voice)] if one and arguments.svg else []
    if arguments.all:
        drawn += [draw(board, arguments.all / f"{board.id}.svg", voice) for board in boards]
    if one:
        told_of_one(one, voice)
    elif not arguments.all:
        told_of_all(boards, voice)
    for line in drawn:
        print(line)
    return 0


def all_boards() -> list[Shown]:
    """The boards of all games, by game and id."""
    galleries: list[BoardGallery] = [bundle_of(game).load("boards") for game in games_with("boards")]
    return [Shown(gallery, board) for gallery in galleries for board in sorted(gallery.boards())]


def found(id: str, boards: list[Shown]) -> Shown:
    """The board of an id."""
    for board in boards:
        if board.id == id:
            return board
    msg = f"there is no board {id!r}" + nearest(id, [board.id for board in boards])
    raise DrawingError(msg)


# ---------------------------------------------------------------- telling
def told_of_all(boards: list[Shown], voice: Voice) -> None:
    """Print a line for each board, and under it what is to be said of it."""
    width = max(len(board.id) for board in boards) + len(INDENT)
    for gallery, id in boards:
        print(id.ljust(width) + gallery.summary(id, voice))
        for sentence in gallery.remarks(id, voice):
            print(" " * width + sentence)


def told_of_one(board: Shown, voice: Voice) -> None:
    """Print all that can be told of a board."""
    print(board.gallery.summary(board.id, voice))
    for line in board.gallery.details(board.id, voice):
        print(INDENT + line)
    for sentence in board.gallery.remarks(board.id, voice):
        print(sentence)


# ---------------------------------------------------------------- drawing
def draw(board: Shown, file: Path, voice: Voice) -> str:
    """Write a board's drawing; the sentence that says where it is."""
    drawing = board.gallery.svg(board.id, voice.language)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(drawing, encoding="utf-8", newline="\n")
    except OSError as problem:
        msg = f"the drawing cannot be written to {file}: {problem.strerror}"
        raise DrawingError(msg) from problem
    return voice.word("board-drawn", board=board.gallery.name(board.id, voice), file=str(file))
