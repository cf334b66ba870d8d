"""Packs come and go, and a hall that runs for months keeps nothing of them."""

from __future__ import annotations

import gc
from collections import Counter
from typing import Any, Final

from meadhall.games.duel.phrases import faces
from meadhall.games.duel.rules.catalogue import Catalogue
from meadhall.kernel.game import find_game
from tests import guests

KINDS: Final = 3  # of packs, by turns


def alive() -> Counter[str]:
    """How many there are of what packs bring along."""
    guests.forget()
    kinds = {Catalogue.__name__, "Runner", "Room", "Match", "Table", "Faces", "WordsWithNames", "Channel"}
    return Counter(name for each in gc.get_objects() if (name := type(each).__name__) in kinds)


def test_what_belongs_to_packs_goes_with_them() -> None:
    """After twelve packs there is no more of anything than after six, but for what caches keep."""
    for number in range(2 * KINDS):
        guests.visit(number)
    before = alive()
    for number in range(2 * KINDS, 4 * KINDS):
        guests.visit(number)
    after = alive()
    assert not after - before, f"more than before: {after - before}"


def test_every_cache_that_knows_packs_has_an_end() -> None:
    """None of them can grow with the number of packs."""
    assert all(cache.cache_info().maxsize is not None for cache in guests.LISTED)
    assert all(shelf.most <= 64 for shelf in guests.shelves())
    assert faces.KEPT <= 256


def test_packs_use_no_numbers_of_the_program_that_all_share() -> None:
    """Its 65,535 numbers are for the heroes and the cards of the box."""
    games: list[Any] = [find_game(name) for name in ("duel", "unicorns")]
    programs = [game.tables.program for game in games]
    before = [len(program.entries) for program in programs]
    for number in range(100, 100 + KINDS):
        guests.visit(number)
    after = [len(program.entries) for program in programs]
    assert after[1] == before[1]
    assert after[0] - before[0] <= 4_000  # built-in heroes that nobody had asked for
