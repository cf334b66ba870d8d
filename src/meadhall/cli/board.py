"""`meadhall board`: the battlefields of the duel, told and drawn."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from meadhall.cli import Commands
from meadhall.drawing import letter_of, svg
from meadhall.games.duel.catalogue import Battlefield, built_in
from meadhall.kernel.errors import MeadhallError
from meadhall.localisation import ENGLISH, key, words

INDENT: Final = "  "


def register(commands: Commands) -> None:
    """Add the command and its options."""
    parser = commands.add_parser("board", help="show and draw the boards of the duel", description=__doc__)
    parser.add_argument("board", nargs="?", help="the board's id; without one, all boards are listed")
    parser.add_argument("--svg", metavar="FILE", type=Path, help="draw the board into a file")
    parser.add_argument("--all", metavar="FOLDER", type=Path, help="draw every board into a folder")
    parser.add_argument("--language", default=ENGLISH, help="the language of all words")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Tell, and draw what is asked for."""
    boards = built_in().boards
    if arguments.svg and not arguments.board:
        msg = "--svg draws one board: name it; --all draws every one"
        raise MeadhallError(msg)
    if arguments.board:
        told_of_one(built_in().board(arguments.board), arguments.language)
    elif not arguments.all:
        told_of_all([boards[name] for name in sorted(boards)], arguments.language)
    if arguments.svg:
        draw(boards[arguments.board], arguments.svg, arguments.language)
    if arguments.all:
        for name in sorted(boards):
            draw(boards[name], arguments.all / f"{name}.svg", arguments.language)
    return 0


# ---------------------------------------------------------------- telling
def told_of_all(boards: list[Battlefield], language: str) -> None:
    """Print a line for each board, and under it what it lacks."""
    width = max(len(board.id) for board in boards) + len(INDENT)
    for board in boards:
        print(board.id.ljust(width) + summary(board, language))
        for sentence in missing(board, language):
            print(" " * width + sentence)


def told_of_one(board: Battlefield, language: str) -> None:
    """Print all that can be told of a board."""
    print(summary(board, language))
    for line in (*zones(board, language), *specials(board, language)):
        print(INDENT + line)
    for sentence in missing(board, language):
        print(sentence)


def summary(board: Battlefield, language: str) -> str:
    """A board's name and numbers."""
    return words("hall", language).say(
        "board-facts",
        {
            "board": words("duel", language).say(key("board", board.id)),
            "spaces": len(board.spaces),
            "lines": len(board.lines),
            "zones": len(board.zones),
            "players": len(starts(board)),
            "doors": len(board.doors),
            "passages": len(board.passages),
        },
    )


def starts(board: Battlefield) -> list[tuple[int, str]]:
    """The start spaces by their numbers."""
    return sorted((space.start, space.id) for space in board.spaces if space.start is not None)


def zones(board: Battlefield, language: str) -> Iterator[str]:
    """Each zone, lettered as in the drawing, with its spaces."""
    hall, duel = words("hall", language), words("duel", language)
    for at, zone in enumerate(board.zones):
        name = duel.say(key("zone", board.id, zone.id))
        inside = " ".join(space.id for space in board.spaces if zone.id in space.zones)
        yield hall.say("board-zone", {"letter": letter_of(at), "zone": name, "spaces": inside})


def specials(board: Battlefield, language: str) -> Iterator[str]:
    """Start spaces, doors and passages."""
    hall, duel = words("hall", language), words("duel", language)
    yield hall.say("board-starts", {"spaces": ", ".join(f"{at}: {name}" for at, name in starts(board))})
    for door in board.doors:
        lines = duel.join(f"{a}–{b}" for a, b in door.lines)
        yield hall.say("board-door", {"door": duel.say(key("door", board.id, door.id)), "lines": lines})
    if board.passages:
        yield hall.say("board-passages", {"spaces": duel.join(board.passages)})


def missing(board: Battlefield, language: str) -> list[str]:
    """What is printed on a board but not played (R17)."""
    return [words("duel", language).say(key("missing", extra)) for extra in board.without]


# ---------------------------------------------------------------- drawing
def draw(board: Battlefield, file: Path, language: str) -> None:
    """Write a board's drawing, and say where it is."""
    drawing = svg(board, language)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(drawing, encoding="utf-8", newline="\n")
    except OSError as problem:
        msg = f"the drawing cannot be written: {problem}"
        raise MeadhallError(msg) from problem
    name = words("duel", language).say(key("board", board.id))
    print(words("hall", language).say("board-drawn", {"board": name, "file": str(file)}))
