"""Handicaps of the duel: two heroes, on all boards in turn or on one, and the scale of what helps either of them.

Health comes first: it is told most easily, and a point of it is worth least. Then come cards in hand, and last of all
who begins; in all other fights each hero begins in every second match.
"""

from __future__ import annotations

import argparse
from itertools import combinations
from pathlib import Path
from typing import Any, Final, NamedTuple

from meadhall.games.duel.fairness import FILE, key_of
from meadhall.games.duel.lab.venue import DuelVenue
from meadhall.games.duel.rules.catalogue import built_in
from meadhall.games.duel.rules.handicap import CARDS, HEALTH
from meadhall.kernel.chance import Chance
from meadhall.lab.handicaps import Fight, Fixture, Found
from meadhall.lab.options import Listing
from meadhall.lab.venue import ContestError, Venue

SHARE: Final = 3  # a handicap takes, or gives, at most a third of a hero's health
FIRST: Final = "first"


class Help(NamedTuple):
    """One step of the scale: whose part changes (0: of the side that is helped, 1: of the other), and by how much."""

    side: int
    part: str
    change: int


class DuelFight(NamedTuple):
    """Two heroes on boards that are had in turn."""

    heroes: tuple[str, str]
    boards: tuple[str, ...]
    board: str | None = None  # if it is about one alone

    @property
    def key(self) -> str:
        """Its heroes and its board."""
        return key_of(self.heroes, self.board)

    @property
    def venue(self) -> Venue:
        """Where it is fought."""
        return DuelVenue(self.boards, heroes=self.heroes)

    @property
    def lowest(self) -> int:
        """As many steps as help the second hero."""
        return -len(scale(self.heroes[1], self.heroes[0]))

    @property
    def highest(self) -> int:
        """As many as help the first."""
        return len(scale(*self.heroes))

    def terms(self, step: int) -> tuple[list[dict[str, int]], int | None]:
        """The handicaps of both heroes at a step, and which of them always begins."""
        helped = 0 if step > 0 else 1
        found: list[dict[str, int]] = [{}, {}]
        first = None
        for help in scale(self.heroes[helped], self.heroes[1 - helped])[: abs(step)]:
            if help.part == FIRST:
                first = helped
            else:
                parts = found[helped ^ help.side]
                parts[help.part] = parts.get(help.part, 0) + help.change
        return found, first

    def fixtures(self, step: int, number: int, dice: Chance) -> tuple[Fixture, ...]:
        """Both heroes at both seats; in the one match one begins, in the other the other, unless the handicap tells."""
        terms, first = self.terms(step)
        begins = dice.below(2) if first is None else first
        board = self.boards[number % len(self.boards)]
        found = []
        for turned in (0, 1):
            starter = begins ^ turned if first is None else first
            setup = {"board": board, "heroes": list(self.heroes), "handicap": list(terms), "first": starter ^ turned}
            if turned:
                setup |= {"heroes": list(self.heroes[::-1]), "handicap": terms[::-1]}
            found.append(Fixture(setup, turned))
        return tuple(found)


def scale(helped: str, other: str) -> list[Help]:
    """What helps a hero against another, step by step."""
    most = {hero: built_in().hero(hero).health // SHARE for hero in (helped, other)}
    return [
        *[Help(1, HEALTH, -1)] * most[other],
        *[Help(0, HEALTH, 1)] * most[helped],
        *[Help(0, CARDS, 1)] * 2,
        *[Help(1, CARDS, -1)] * 2,
        Help(0, FIRST, 1),
    ]


class DuelHandicaps:
    """The fights of all heroes that come with the package."""

    @property
    def file(self) -> Path:
        """The handicaps that the lobby offers."""
        return FILE

    def add_options(self, parser: argparse.ArgumentParser) -> None:
        """Add heroes and boards."""
        parser.add_argument("--heroes", nargs="+", metavar="HERO", action=Listing, help="these among each other (all)")
        parser.add_argument("--boards", nargs="+", metavar="BOARD", action=Listing, help="boards, had in turn (all)")
        parser.add_argument(
            "--per-board", action="store_true", help="look at each board by itself too, from what is even on all"
        )

    def fights(self, arguments: argparse.Namespace) -> list[tuple[Fight, Fight | None]]:
        """Every pair of heroes, those of one box before others, on all boards together; then, if asked, on each."""
        boards = self.boards(arguments)
        heroes = sorted(arguments.heroes or built_in().heroes)
        for hero in heroes:
            built_in().hero(hero)
        if len(set(heroes)) < max(2, len(heroes)):
            msg = f"name two different heroes or more, none twice; found {', '.join(heroes)}"
            raise ContestError(msg)
        pairs = [DuelFight(pair, boards) for pair in combinations(heroes, 2)]
        found: list[tuple[Fight, Fight | None]] = [(fight, None) for fight in pairs]
        if arguments.per_board:
            found += [(fight._replace(boards=(board,), board=board), fight) for fight in pairs for board in boards]
        return found

    def boards(self, arguments: argparse.Namespace) -> tuple[str, ...]:
        """The boards that were named, or all: a duel can be fought on each."""
        boards = tuple(arguments.boards or sorted(built_in().boards))
        for board in boards:
            built_in().board(board)
        return boards

    def settings(self, arguments: argparse.Namespace) -> dict[str, Any]:
        """The boards, and the cards as they are: with others the matches would be others."""
        return {"boards": list(self.boards(arguments))}

    def told(self, fight: Any, found: Found) -> dict[str, Any]:
        """The heroes, the board, and what each gets."""
        terms, first = fight.terms(found.step)
        parts: dict[str, Any] = {"heroes": list(fight.heroes)}
        if fight.board is not None:
            parts["board"] = fight.board
        if any(terms):
            parts["handicap"] = terms
        if first is not None:
            parts["first"] = first
        return parts


HANDICAPS: Final = DuelHandicaps()
