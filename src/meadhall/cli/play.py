"""`meadhall play`: a match in the terminal, against bots or with other people at the same screen.

Whatever is not told by options is asked, or picked at random. Seats are counted from 1, as on the screen.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from meadhall import Match
from meadhall.cli import Commands, option_of_language
from meadhall.cli.parlour import Parlour, UnclearGameError, argument_of_game, parlour_of, told_for

if TYPE_CHECKING:
    from meadhall.cli.screen import Screen
    from meadhall.cli.voice import Voice

BEGIN: Final = """examples:
  meadhall play                                                 asks for everything
"""
END: Final = """\
  meadhall play --resume match.json                             go on with a saved match
"""


def register(commands: Commands, words: Sequence[str] = ()) -> None:
    """Add the command and its options."""
    parser = commands.add_parser(
        "play", help="play in the terminal, against bots or on one screen", description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    parlour = argument_of_game(parser, words, add_options)
    parser.epilog = BEGIN + (parlour.examples if parlour else "") + END
    parser.add_argument(
        "--bot", nargs="+", metavar="SEAT", help="seats that bots play, all or none (default: all but 1)"
    )
    parser.add_argument("--seed", type=int, metavar="N", help="a number from which the whole match follows")
    parser.add_argument("--resume", metavar="FILE", type=Path, help="go on with a saved match or a transcript")
    option_of_language(parser)
    parser.set_defaults(run=run)


def add_options(parlour: Parlour, parser: argparse.ArgumentParser) -> None:
    """Add the options of a game."""
    parlour.add_play_options(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play one match."""
    from meadhall.cli.lobby import LeftError  # noqa: PLC0415 - Rich and the cards are loaded only by those who play
    from meadhall.cli.screen import Screen  # noqa: PLC0415
    from meadhall.cli.sitting import Sitting  # noqa: PLC0415
    from meadhall.cli.voice import Voice, language_of  # noqa: PLC0415

    voice = Voice(arguments.language or language_of())
    screen = Screen()
    try:
        match, bots = resumed(arguments) if arguments.resume else begun(arguments, voice, screen)
    except LeftError:
        screen.line(voice.word("goodbye"))
        return 0
    sitting = Sitting(match, bots, voice, screen)
    if arguments.resume:
        sitting.news.catch_up(match)
    sitting.play()
    return 0


def resumed(arguments: argparse.Namespace) -> tuple[Match, set[int]]:
    """The match of a file, and the seats that bots play."""
    from meadhall.cli import record  # noqa: PLC0415
    from meadhall.cli.lobby import bots_among  # noqa: PLC0415

    saved = record.read(arguments.resume)
    match = record.match_of(saved)
    if arguments.game not in {None, match.game.name}:
        msg = f"{arguments.resume} is a match of {match.game.name!r}, not of {arguments.game!r}"
        raise UnclearGameError(msg)
    told = bots_among(arguments.bot, match.seats) if arguments.bot else record.bots_of(saved, match.seats)
    return match, set(range(1, match.seats)) if told is None else told


def begun(arguments: argparse.Namespace, voice: Voice, screen: Screen) -> tuple[Match, set[int]]:
    """A new match as people want it, and the seats that bots play."""
    from meadhall.cli.lobby import asked_game  # noqa: PLC0415

    game = arguments.game or asked_game(voice, screen)
    lobby = parlour_of(game).lobby(told_for(game, arguments, add_options), voice, screen)
    return lobby.match(), lobby.bots
