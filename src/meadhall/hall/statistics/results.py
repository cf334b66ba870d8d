"""Results: finished matches as they are counted. Nobody's secret and no seed is among what is told of them."""

from __future__ import annotations

from typing import NamedTuple

from meadhall.hall.endings import Ending
from meadhall.hall.game import HallGame, Setup


class Player(NamedTuple):
    """Who held a seat, whether it was the browser that asks, and whether others may read of them."""

    kind: str
    name: str
    level: str | None
    is_mine: bool
    is_listed: bool


class Result(NamedTuple):
    """A finished match."""

    id: str
    game: str
    version: str
    created: float
    setup: Setup
    hall: HallGame
    players: list[Player]
    ending: Ending

    @property
    def was_played(self) -> bool:
        """Whether everybody was there; who resigns while a friend is waited for has not played."""
        return all(player.kind != "free" for player in self.players)

    @property
    def is_listed(self) -> bool:
        """Whether all who played it allow it to be listed to others."""
        return all(player.is_listed for player in self.players if player.kind == "person")

    @property
    def sides(self) -> int:
        """How many there are of whom one can win."""
        teams = {self.hall.team(self.setup, seat) for seat in range(len(self.players))}
        return len(self.players) if None in teams else len(teams)

    @property
    def roles(self) -> list[str]:
        """What each seat played as, where games are counted by that."""
        return self.hall.roles(self.setup)

    @property
    def is_pairing(self) -> bool:
        """Whether two roles met, one against one."""
        return self.hall.is_pairing(self.setup)

    def people(self) -> list[int]:
        """The first seat of each who played: who has several seats is one person."""
        who = self.setup.get("people")
        if who is None:
            return list(range(len(self.players)))
        return [seat for seat, person in enumerate(who) if person not in who[:seat]]

    def has_won(self, seat: int) -> bool:
        """Whether a seat is among the winners."""
        return seat in self.ending.winners
