"""`meadhall play`: a match in the terminal, against bots or with other people at the same screen.

Whatever is not told by options is asked, or picked at random. Seats are counted from 1, as on the screen.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from meadhall.cli import Commands, option_of_language
from meadhall.cli.heroes import option_of_heroes

EXAMPLES = """examples:
  meadhall play                                            asks for everything
  meadhall play --heroes beowulf achilles --board heorot   you are Beowulf, a bot is Achilles
  meadhall play --heroes random random --bot none          two people at one screen
  meadhall play --mode teams --bot 2 4 --language ru       you and a friend against two bots
  meadhall play --resume match.json                        go on with a saved match
"""


def register(commands: Commands) -> None:
    """Add the command and its options."""
    parser = commands.add_parser(
        "play", help="play in the terminal, against bots or on one screen", description=__doc__, epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    parser.add_argument("game", nargs="?", default="duel", help="the game (default: duel)")
    option_of_heroes(parser)
    parser.add_argument("--board", help="the board's id, or random")
    parser.add_argument("--mode", help="duel, free_for_all or teams")
    parser.add_argument(
        "--bot", nargs="+", metavar="SEAT", help="seats that bots play, all or none (default: all but 1)"
    )
    parser.add_argument(
        "--first", type=int, metavar="SEAT", help="the seat that begins (asked in the match if not told)"
    )
    parser.add_argument("--people", nargs="+", type=int, metavar="N", help="who plays each seat, when one plays a team")
    parser.add_argument("--rules", nargs="+", metavar="OPTION=VALUE", type=option, help="other readings of the rules")
    parser.add_argument("--seed", type=int, metavar="N", help="a number from which the whole match follows")
    parser.add_argument("--resume", metavar="FILE", type=Path, help="go on with a saved match or a transcript")
    option_of_language(parser)
    parser.set_defaults(run=run)


def option(word: str) -> tuple[str, str]:
    """A rule option and its value."""
    name, _, value = word.partition("=")
    return name, value


def run(arguments: argparse.Namespace) -> int:
    """Play one match."""
    from meadhall.cli import lobby, record  # noqa: PLC0415 - Rich and the cards are loaded only by those who play
    from meadhall.cli.screen import Screen  # noqa: PLC0415
    from meadhall.cli.sitting import Sitting  # noqa: PLC0415
    from meadhall.cli.voice import Voice, language_of  # noqa: PLC0415

    voice = Voice(arguments.language or language_of())
    screen = Screen()
    if arguments.resume:
        saved = record.read(arguments.resume)
        match = record.match_of(saved)
        told = lobby.bots_among(arguments.bot, match.seats) if arguments.bot else record.bots_of(saved, match.seats)
        bots = set(range(1, match.seats)) if told is None else told
    else:
        hall = lobby.Lobby(arguments, voice, screen)
        try:
            match, bots = hall.match(), hall.bots
        except lobby.LeftError:
            screen.line(voice.word("goodbye"))
            return 0
    sitting = Sitting(match, bots, voice, screen)
    if arguments.resume:
        sitting.news.catch_up(match)
    sitting.play()
    return 0
