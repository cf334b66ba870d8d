"""Heroes: how they are named on the command line, and drawn where they are not."""

from __future__ import annotations

import argparse
from collections.abc import Collection, Iterable, Sequence
from typing import Any, Final

from meadhall.games.duel.terminal import DUEL
from meadhall.kernel.chance import Chance
from meadhall.kernel.game import find_game
from meadhall.lab.options import Listing
from meadhall.packs.carried import in_use
from meadhall.packs.pack import pack_of

RANDOM: Final = "random"


def offered() -> Any:
    """The catalogue of all heroes and boards that can be had: those of the package, and of packs in use."""
    game: Any = find_game(DUEL)
    return game.catalogue.within(in_use(DUEL))


def drawable(ids: Iterable[str], packs: Collection[str]) -> list[str]:
    """Those of some ids that may be drawn: of the package, or of packs that were asked for.

    What is merely installed is not drawn: the same seed gives the same match on every machine.
    """
    return sorted(id for id in ids if pack_of(id) in {"", *packs})


def option_of_heroes(parser: argparse.ArgumentParser) -> None:
    """The option that the commands share in which heroes play."""
    parser.add_argument(
        "--heroes", nargs="+", metavar="HERO", action=Listing, default=[],
        help="hero ids, one a seat, or random (meadhall cards duel)",
    )  # fmt: skip


def check_named(heroes: Iterable[str], board: str | None) -> None:
    """Refuse what packs in use do not have, with what they have; a setup knows only what a match needs of them."""
    known, packs = offered(), in_use(DUEL)
    for hero in heroes:
        if pack_of(hero) in packs:
            known.hero(hero)
    if board is not None and pack_of(board) in packs:
        known.board(board)


def drawn_hero(known: Sequence[str], taken: Collection[str], chance: Chance) -> str:
    """A hero at random, none twice as long as others are left."""
    free = [hero for hero in known if hero not in taken] or known
    return free[chance.below(len(free))]
