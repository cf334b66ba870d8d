"""Tallies: finished matches counted by game, role, player's name and bot's level."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from meadhall.hall.endings import Ending
from meadhall.hall.game import Setup
from meadhall.hall.statistics.results import Result
from meadhall.lab.evidence import wilson
from meadhall.packs.carried import PACKS
from meadhall.packs.pack import pack_of

MINUTE = 60.0


class Sum:
    """Matches of somebody or something: how many, how many were won, and how long they were altogether."""

    __slots__ = ("answers", "fair", "matches", "measured", "seconds", "turned", "turns", "wins")

    def __init__(self) -> None:
        self.matches = 0
        self.wins = 0
        self.fair = 0.0  # wins that would be expected if all sides were equal
        self.measured = 0  # matches whose length is known
        self.answers = 0
        self.seconds = 0.0
        self.turned = 0  # matches whose turns are known
        self.turns = 0

    def add(self, ending: Ending, won: bool, sides: int) -> None:
        """One more match."""
        self.matches += 1
        self.wins += won
        self.fair += 1 / sides
        if ending.answers is not None and ending.seconds is not None:
            self.measured += 1
            self.answers += ending.answers
            self.seconds += ending.seconds
        if ending.turns is not None:
            self.turned += 1
            self.turns += ending.turns

    def lengths(self) -> dict[str, Any]:
        """How long these matches were in the mean, where it is known."""
        return {
            "turns": self.turns / self.turned if self.turned else None,
            "answers": self.answers / self.measured if self.measured else None,
            "minutes": self.seconds / self.measured / MINUTE if self.measured else None,
        }

    def told(self) -> dict[str, Any]:
        """All of it: the share of wins with its Wilson interval, and the share of equals to hold it against."""
        share = self.wins / self.matches if self.matches else 0.0
        low, high = wilson(share, self.matches) if self.matches else (0.0, 1.0)
        fair = self.fair / self.matches if self.matches else 0.0
        counts = {"matches": self.matches, "wins": self.wins}
        return {**counts, "share": share, "low": low, "high": high, "fair": fair, **self.lengths()}


class Brought:
    """The matches that brought roles along, by role: the last one tells how it is called and drawn."""

    def __init__(self) -> None:
        self.setups: dict[tuple[str, str], Setup] = {}

    def add(self, result: Result) -> None:
        """One more match."""
        if result.setup.get(PACKS):
            self.setups |= {(result.game, role): result.setup for role in result.roles if pack_of(role)}


class Tallies:
    """All that is counted, by what it is counted for."""

    def __init__(self) -> None:
        self.games: dict[str, Sum] = defaultdict(Sum)
        self.roles: dict[tuple[str, str], Sum] = defaultdict(Sum)
        self.brought = Brought()
        self.pairs: dict[tuple[str, str, str], Sum] = defaultdict(Sum)
        self.people: dict[tuple[str, str], Sum] = defaultdict(Sum)
        self.bots: dict[tuple[str, str], Sum] = defaultdict(Sum)

    @property
    def matches(self) -> int:
        """How many there are."""
        return sum(each.matches for each in self.games.values())

    def add(self, result: Result) -> None:
        """Count a match; one that nobody wins is lost by all, and every seat of a winning team wins.

        Of people only those are counted by their names who allow it.
        """
        if not result.was_played:
            return
        ending, sides = result.ending, result.sides
        self.games[result.game].add(ending, bool(ending.winners), 1)
        for seat, role in enumerate(result.roles):
            self.roles[result.game, role].add(ending, result.has_won(seat), sides)
        self.brought.add(result)
        for seat in result.people():
            player = result.players[seat]
            if player.kind == "bot":
                self.bots[result.game, player.level or ""].add(ending, result.has_won(seat), sides)
            elif player.is_listed and player.name:
                self.people[result.game, player.name].add(ending, result.has_won(seat), sides)
        if result.is_pairing:
            self.add_pair(result)

    def add_pair(self, result: Result) -> None:
        """Two roles met: each against the other; where both are the same, from the first seat."""
        one, other = result.roles
        self.pairs[result.game, one, other].add(result.ending, result.has_won(0), 2)
        if one != other:
            self.pairs[result.game, other, one].add(result.ending, result.has_won(1), 2)


class Record:
    """The matches of one browser. Where several people shared its screen nobody knows who of them it is."""

    def __init__(self) -> None:
        self.games: dict[str, Sum] = defaultdict(Sum)
        self.roles: dict[tuple[str, str], Sum] = defaultdict(Sum)
        self.brought = Brought()
        self.shared = 0

    def add(self, result: Result) -> None:
        """Count a match of this browser."""
        mine = [seat for seat in result.people() if result.players[seat].is_mine]
        if not result.was_played or not mine:
            return
        if len(mine) > 1:
            self.shared += 1
            return
        won = result.has_won(mine[0])
        self.brought.add(result)
        self.games[result.game].add(result.ending, won, result.sides)
        for seat, role in enumerate(result.roles):
            if result.players[seat].is_mine:
                self.roles[result.game, role].add(result.ending, won, result.sides)
