"""`meadhall packs play`: the hall with a pack to choose from, or a match with it in the terminal at once."""

from __future__ import annotations

import argparse

from meadhall.cli import Commands, main, option_of_language
from meadhall.cli.game import terminal_of
from meadhall.cli.packs.offer import pack_named
from meadhall.kernel.errors import PackError


def register(parts: Commands) -> None:
    """Add the command."""
    part = parts.add_parser("play", help="play with a pack, in the hall or in the terminal", description=__doc__)
    part.add_argument("pack", metavar="PACK", help="its folder, its zip file, or its id if it is installed")
    part.add_argument("--terminal", action="store_true", help="a match in the terminal, without the hall")
    part.add_argument("--hero", metavar="H", help="who you are in the terminal (the first hero of the pack)")
    part.add_argument("--board", metavar="B", help="where you play in the terminal (the first board of the pack)")
    part.add_argument("--level", metavar="L", help="how strong the bots in the terminal are (warrior)")
    option_of_language(part)
    part.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Go on as `meadhall serve` or `meadhall play` does."""
    if not arguments.terminal:
        told = [f"--{name}" for name in ("hero", "board", "level", "language") if getattr(arguments, name)]
        if told:
            msg = f"{told[0]} goes with --terminal; in the hall it is chosen on the page"
            raise PackError(msg)
        pack_named(arguments.pack)  # whoever cannot be let in is refused before the hall opens
        return main(["serve", "--open", "--pack", arguments.pack])
    pack = pack_named(arguments.pack)
    game = pack.about.game
    words = terminal_of(game).play_words(pack, arguments.hero, arguments.board)
    words += ["--bot", arguments.level] if arguments.level else []
    words += ["--language", arguments.language] if arguments.language else []
    return main(["play", game, "--pack", arguments.pack, *words])
