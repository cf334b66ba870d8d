"""Offer: the packs that a command is to know: those that its command line names, and those that are installed."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from meadhall.cli.folders import data_folder
from meadhall.kernel.errors import PackError

if TYPE_CHECKING:
    from meadhall.packs.pack import Pack
    from meadhall.workshop.library import Library


# Whatever reads packs is imported where it is needed: most matches are played without any.
# ruff: noqa: PLC0415
def option_of_packs(parser: argparse.ArgumentParser) -> None:
    """The option of commands that play something."""
    parser.add_argument(
        "--pack", action="append", default=[], metavar="PACK",
        help="a pack to play with: its folder, its zip file, or its id if it is installed; may be told several times",
    )  # fmt: skip


def library(data: Path | None = None) -> Library:
    """Where packs are installed."""
    from meadhall.workshop.library import PACKS, Library

    return Library((data or data_folder()) / PACKS)


def packs_given(words: Sequence[str], data: Path | None = None) -> list[Pack]:
    """The packs that were named; this process knows them from now on, instead of other versions of them."""
    if not words:
        return []
    from meadhall.packs.carried import use

    found = [pack_named(word, data) for word in words]
    for pack in found:
        use(pack)
    return found


def pack_named(word: str, data: Path | None = None) -> Pack:
    """The pack in a folder or a zip file, or the installed one of that id."""
    from meadhall.workshop import checked_path
    from meadhall.workshop.library import is_id, sound

    path = Path(word)
    if not path.exists() and is_id(word) and word in (shelf := library(data)).ids():
        return shelf.pack(word)
    if not path.exists():
        msg = f"there is no pack {word!r}: expected a folder, a zip file, or an id that `meadhall packs list` tells"
        raise PackError(msg)
    try:
        return sound(checked_path(path), word)
    except PackError as problem:
        raise PackError(f"{problem}; `meadhall packs check {word}` tells all") from problem


def check_game(packs: Iterable[Pack], game: str) -> None:
    """Refuse packs that are for another game."""
    for pack in packs:
        if pack.about.game != game:
            msg = f"{pack.id} is a pack for {pack.about.game!r}, not for {game!r}"
            raise PackError(msg)


def offer_installed(ids: Iterable[str] | None = None, data: Path | None = None) -> None:
    """Let this process know the installed packs, all or those that some ids are of; a faulty one is told and left out.

    What was named on the command line stays as it was named.
    """
    shelf = (data or data_folder()) / "packs"
    if not shelf.is_dir() or (ids is not None and not any("." in id for id in ids)):
        return
    from meadhall.workshop.library import use_all, use_behind

    tell_faults(use_all(library(data)) if ids is None else use_behind(library(data), ids))


def offer_for(saved: Mapping[str, Any]) -> None:
    """Let this process know the installed packs that a saved match only names; most carry what they need."""
    packs = saved["setup"].get("packs")
    named = [f"{id}." for id, load in packs.items() if not isinstance(load, dict)] if isinstance(packs, dict) else []
    offer_installed(named)


def tell_faults(problems: Iterable[str]) -> None:
    """Say in a line each what cannot be used."""
    for problem in problems:
        print(f"meadhall: left out: {' '.join(problem.split())}", file=sys.stderr)
