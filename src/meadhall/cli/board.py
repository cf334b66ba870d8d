"""`meadhall board`: the battlefields of the duel, told and drawn."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from meadhall import MeadhallError
from meadhall.cli import Commands, option_of_language
from meadhall.cli.duel import DUEL
from meadhall.cli.voice import Voice, language_of
from meadhall.drawing import letter_of, svg
from meadhall.games.duel.catalogue import Battlefield, built_in
from meadhall.localisation import key, words

INDENT: Final = "  "


class DrawingError(MeadhallError):
    """A drawing that cannot be made or written."""


def register(commands: Commands, _: Sequence[str] = ()) -> None:
    """Add the command and its options."""
    parser = commands.add_parser("board", help="show and draw the boards of the duel", description=__doc__)
    parser.add_argument("board", nargs="?", help="the board's id; without one, all boards are listed")
    parser.add_argument("--svg", metavar="FILE", type=Path, help="draw the board into a file")
    parser.add_argument("--all", metavar="FOLDER", type=Path, help="draw every board into a folder")
    option_of_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Tell, and draw what is asked for."""
    from meadhall.cli.screen import opened  # noqa: PLC0415 - only who runs it needs Rich

    opened()  # a terminal that lacks a sign shows another
    boards = built_in().boards
    voice = Voice(arguments.language or language_of())
    if arguments.svg and not arguments.board:
        msg = "--svg draws one board: name it; --all draws every one"
        raise DrawingError(msg)
    one = built_in().board(arguments.board) if arguments.board else None
    drawn = [draw(one, arguments.svg, voice)] if one and arguments.svg else []
    if arguments.all:
        drawn += [draw(boards[name], arguments.all / f"{name}.svg", voice) for name in sorted(boards)]
    if one:
        told_of_one(one, voice)
    elif not arguments.all:
        told_of_all([boards[name] for name in sorted(boards)], voice)
    for line in drawn:
        print(line)
    return 0


# ---------------------------------------------------------------- telling
def told_of_all(boards: list[Battlefield], voice: Voice) -> None:
    """Print a line for each board, and under it what it lacks."""
    width = max(len(board.id) for board in boards) + len(INDENT)
    for board in boards:
        print(board.id.ljust(width) + summary(board, voice))
        for sentence in missing(board, voice):
            print(" " * width + sentence)


def told_of_one(board: Battlefield, voice: Voice) -> None:
    """Print all that can be told of a board."""
    print(summary(board, voice))
    for line in (*zones(board, voice), *specials(board, voice)):
        print(INDENT + line)
    for sentence in missing(board, voice):
        print(sentence)


def summary(board: Battlefield, voice: Voice) -> str:
    """A board's name and numbers."""
    return voice.word(
        "board-facts",
        board=voice.called(DUEL, "board", board.id),
        spaces=len(board.spaces),
        lines=len(board.lines),
        zones=len(board.zones),
        players=len(starts(board)),
        doors=len(board.doors),
        passages=len(board.passages),
    )


def starts(board: Battlefield) -> list[tuple[int, str]]:
    """The start spaces by their numbers."""
    return sorted((space.start, space.id) for space in board.spaces if space.start is not None)


def zones(board: Battlefield, voice: Voice) -> Iterator[str]:
    """Each zone, lettered as in the drawing, with its spaces."""
    duel = words(DUEL, voice.language)
    for at, zone in enumerate(board.zones):
        name = duel.say(key("zone", board.id, zone.id))
        inside = " ".join(space.id for space in board.spaces if zone.id in space.zones)
        yield voice.word("board-zone", letter=letter_of(at), zone=name, spaces=inside)


def specials(board: Battlefield, voice: Voice) -> Iterator[str]:
    """Start spaces, doors and passages."""
    duel = words(DUEL, voice.language)
    yield voice.word("board-starts", spaces=", ".join(f"{at}: {name}" for at, name in starts(board)))
    for door in board.doors:
        lines = duel.join(f"{a}–{b}" for a, b in door.lines)
        yield voice.word("board-door", door=duel.say(key("door", board.id, door.id)), lines=lines)
    if board.passages:
        yield voice.word("board-passages", spaces=duel.join(board.passages))


def missing(board: Battlefield, voice: Voice) -> list[str]:
    """What is printed on a board but not played (R17)."""
    return [voice.called(DUEL, "missing", extra) for extra in board.without]


# ---------------------------------------------------------------- drawing
def draw(board: Battlefield, file: Path, voice: Voice) -> str:
    """Write a board's drawing; the sentence that says where it is."""
    drawing = svg(board, voice.language)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(drawing, encoding="utf-8", newline="\n")
    except OSError as problem:
        msg = f"the drawing cannot be written to {file}: {problem.strerror}"
        raise DrawingError(msg) from problem
    return voice.word("board-drawn", board=voice.called(DUEL, "board", board.id), file=str(file))
