"""`meadhall cards`: the cards of a game, one of them, or whatever else a game shows by its name: a hero's deck."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from meadhall import UnknownGameError
from meadhall.bundle import games_with
from meadhall.cli import Commands, option_of_language
from meadhall.cli.game import UnclearGameError, terminal_of, unclear_game
from meadhall.cli.packs.offer import offer_installed
from meadhall.kernel.errors import nearest
from meadhall.packs.pack import MARK


def register(commands: Commands, _: Sequence[str] = ()) -> None:
    """Add the command."""
    parser = commands.add_parser("cards", help="show the cards of a game, or one of them", description=__doc__)
    parser.add_argument("game", nargs="?", metavar="GAME", help="the game; not needed where a card is named")
    parser.add_argument("card", nargs="?", metavar="CARD", help="the id of a card or a deck; without it all are listed")
    option_of_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Show what is behind an id, or a list."""
    from meadhall.cli.screen.screen import Screen  # noqa: PLC0415 - Rich is loaded only by those who show something
    from meadhall.cli.screen.voice import Voice, language_of  # noqa: PLC0415

    words = [word for word in (arguments.game, arguments.card) if word is not None]
    offer_installed(words if len(words) != 1 or MARK in words[0] else None)
    game, card = asked_for(words)
    terminal_of(game).show_cards(card, Voice(arguments.language or language_of()), Screen())
    return 0


def asked_for(words: list[str]) -> tuple[str, str | None]:
    """The game and the card that one or two words mean: a game need not be named where a card is."""
    games = games_with("terminal")
    if words and words[0] in games:
        return words[0], words[1] if len(words) > 1 else None
    if len(words) > 1:
        msg = f"there is no game {words[0]!r}" + nearest(words[0], games)
        raise UnknownGameError(msg)
    if len(games) == 1:
        return games[0], words[0] if words else None
    if not words:
        raise unclear_game()
    return game_with(words[0], games), words[0]


def game_with(card: str, games: list[str]) -> str:
    """The game that has a card."""
    known = {game: terminal_of(game).cards() for game in games}
    found = [game for game in games if card in known[game]]
    if not found:
        msg = f"there is no card {card!r}" + nearest(
            card, [*games, *(name for names in known.values() for name in names)]
        )
        raise UnclearGameError(msg)
    return found[0]
