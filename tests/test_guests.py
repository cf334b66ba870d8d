"""Packs come and go, and a hall that runs for months keeps nothing of them."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import pytest

from meadhall.games.duel.hall import facts as duel_facts
from meadhall.games.duel.phrases import faces
from meadhall.games.duel.rules.catalogue import Catalogue
from meadhall.games.unicorns.hall import facts as herd_facts
from meadhall.kernel.game import find_game
from meadhall.kernel.shelf import Shelf
from meadhall.localisation import visitors
from tests import guests

FEW: Final = 2  # of everything, so that caches are full after a few packs
KINDS: Final = 3  # of packs, by turns


def shelves() -> list[Shelf[Any]]:
    """Whatever rules make once for each setup with packs."""
    games = [find_game(name) for name in ("duel", "unicorns")]
    return [shelf for game in games for shelf in (game.tables.visiting, game.catalogue.scopes)]  # type: ignore[attr-defined]


@pytest.fixture
def tight(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A hall that can keep next to nothing."""
    monkeypatch.setattr(faces, "KEPT", FEW)
    for shelf in shelves():
        monkeypatch.setattr(shelf, "most", FEW)
    yield
    for shelf in shelves():
        shelf.made.clear()
        shelf.recent.clear()


def alive() -> Counter[str]:
    """How many there are of what packs bring along."""
    for cache in (duel_facts.board_facts, duel_facts.hero_facts, duel_facts.deck_facts, visitors.joined):
        cache.cache_clear()
    herd_facts.herd_facts.cache_clear()
    gc.collect()
    kinds = {Catalogue.__name__, "Runner", "Room", "Match", "Table", "Faces", "WordsWithNames", "Channel"}
    return Counter(name for each in gc.get_objects() if (name := type(each).__name__) in kinds)


def test_what_belongs_to_packs_goes_with_them(tight: None) -> None:  # noqa: ARG001 - what is kept is little
    """After twelve packs there is no more of anything than after six."""
    for number in range(2 * KINDS):
        guests.visit(number)
    before = alive()
    for number in range(2 * KINDS, 4 * KINDS):
        guests.visit(number)
    after = alive()
    assert not after - before, f"more than before: {after - before}"


def test_every_cache_that_knows_packs_has_an_end() -> None:
    """None of them can grow with the number of packs."""
    caches = [duel_facts.board_facts, duel_facts.hero_facts, duel_facts.deck_facts, herd_facts.herd_facts]
    for cache in (*caches, visitors.joined):
        assert cache.cache_info().maxsize is not None
    assert all(shelf.most <= 64 for shelf in shelves())
    assert faces.KEPT <= 256


def test_packs_use_no_numbers_of_the_program_that_all_share() -> None:
    """Its 65,535 numbers are for the heroes and the cards of the box."""
    programs = [find_game(name).tables.program for name in ("duel", "unicorns")]  # type: ignore[attr-defined]
    before = [len(program.entries) for program in programs]
    for number in range(100, 100 + KINDS):
        guests.visit(number)
    after = [len(program.entries) for program in programs]
    assert after[1] == before[1]
    assert after[0] - before[0] <= 4_000  # built-in heroes that nobody had asked for
