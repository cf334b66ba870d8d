"""`meadhall play`: a match in the terminal, against bots or with other people at the same screen.

Whatever is not told by options is asked, or picked at random. Seats are counted from 1, as on the screen.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from meadhall import Match
from meadhall.cli import Commands, option_of_language
from meadhall.cli.game import TerminalGame, UnclearGameError, argument_of_game, terminal_of, told_for
from meadhall.cli.packs.offer import check_game, offer_for, offer_installed, option_of_packs, packs_given

if TYPE_CHECKING:
    from meadhall.cli.screen.screen import Screen
    from meadhall.cli.screen.voice import Voice

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
    terminal = argument_of_game(parser, words, add_options)
    parser.epilog = BEGIN + (terminal.examples if terminal else "") + END
    parser.add_argument(
        "--bot", nargs="+", action="extend", metavar="BOT",
        help="seats that bots play, all or none (default: all but 1); how strong they are: guest, page, warrior, "
        "champion, jarl or legend, one for all of them or one for each (asked if not told, or warrior)",
    )  # fmt: skip
    parser.add_argument("--thinking", action="store_true", help="see what the bots think, and so what they hold")
    parser.add_argument(
        "--draft", metavar="NAME", help="ban, strike and pick before the match, such as arsenal-3-5-2 (docs/drafts.md)"
    )
    parser.add_argument("--seed", type=int, metavar="N", help="a number from which the whole match follows")
    option_of_packs(parser)
    parser.add_argument("--resume", metavar="FILE", type=Path, help="go on with a saved match or a transcript")
    option_of_language(parser)
    parser.set_defaults(run=run)


def add_options(terminal: TerminalGame, parser: argparse.ArgumentParser) -> None:
    """Add the options of a game."""
    terminal.add_play_options(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play one match."""
    from meadhall.cli.match.lobby import LeftError  # noqa: PLC0415 - Rich and the cards are loaded only by those who play
    from meadhall.cli.match.session import Session  # noqa: PLC0415
    from meadhall.cli.screen.screen import Screen  # noqa: PLC0415
    from meadhall.cli.screen.voice import Voice, language_of  # noqa: PLC0415

    voice = Voice(arguments.language or language_of())
    screen = Screen()
    try:
        match, bots, kept = resumed(arguments) if arguments.resume else begun(arguments, voice, screen)
    except LeftError:
        screen.line(voice.word("goodbye"))
        return 0
    sitting = Session(match, bots, voice, screen, kept)
    if arguments.resume:
        sitting.news.catch_up(match)
    if arguments.thinking:
        sitting.think_aloud(sitting.note)
    sitting.play()
    return 0


def resumed(arguments: argparse.Namespace) -> tuple[Match, dict[int, str], dict[str, Any]]:
    """The match of a file, its bots (those that it tells of, unless others are told), and what else is kept of it."""
    from meadhall.cli.match import opponents, record  # noqa: PLC0415

    saved = record.read(arguments.resume)
    packs_given(arguments.pack)
    offer_for(saved)
    match = record.match_of(saved)
    if arguments.game not in {None, match.game.name}:
        msg = f"{arguments.resume} is a match of {match.game.name!r}, not of {arguments.game!r}"
        raise UnclearGameError(msg)
    told, usual = opponents.told(arguments.bot, match.game.name), opponents.usual(match.game.name)
    bots = record.bots_of(saved, match.seats, usual)
    if bots is None:
        bots = opponents.seated(range(1, match.seats), [usual])
    seats = [*bots] if told.seats is None else opponents.seats_of(told.seats, match.seats)
    seated = opponents.seated(seats, told.names or [bots.get(seat, usual) for seat in seats])
    return match, seated, {record.DRAFT: saved[record.DRAFT]} if record.DRAFT in saved else {}


def begun(arguments: argparse.Namespace, voice: Voice, screen: Screen) -> tuple[Match, dict[int, str], dict[str, Any]]:
    """A new match as people want it, the bots at its seats, and how it was drafted."""
    from meadhall.cli.match.lobby import asked_game  # noqa: PLC0415

    packs = packs_given(arguments.pack)
    game = arguments.game or (packs[0].about.game if packs else asked_game(voice, screen))
    check_game(packs, game)
    terminal = terminal_of(game)
    told = told_for(game, arguments, add_options)
    told.packs = packs
    offer_installed(terminal.named(told) or None)
    lobby = terminal.lobby(told, voice, screen)
    match, bots = lobby.match()
    return match, bots, lobby.kept
