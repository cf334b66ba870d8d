"""Heroes: how they are named on the command line, and drawn where they are not."""

from __future__ import annotations

import argparse
from collections.abc import Collection, Sequence
from typing import Final

from meadhall.kernel.chance import Chance
from meadhall.lab.options import Listing

RANDOM: Final = "random"


def option_of_heroes(parser: argparse.ArgumentParser) -> None:
    """The option that the commands share in which heroes play."""
    parser.add_argument(
        "--heroes", nargs="+", metavar="HERO", action=Listing, default=[],
        help="hero ids, one a seat, or random (meadhall cards duel)",
    )  # fmt: skip


def drawn_hero(known: Sequence[str], taken: Collection[str], chance: Chance) -> str:
    """A hero at random, none twice as long as others are left."""
    free = [hero for hero in known if hero not in taken] or known
    return free[chance.below(len(free))]
