"""Sight: a match as one seat sees it. Bots get this and nothing else, and the true state cannot be reached from it."""

from __future__ import annotations

from typing import Any

from meadhall.kernel.chance import Chance
from meadhall.kernel.errors import IllegalAnswerError, MatchOverError
from meadhall.kernel.game import Game, Option
from meadhall.kernel.machine import State, legal
from meadhall.kernel.match import Match


class Sight:
    """What a seat knows of a match: one world in which it could be, and the way to all the others."""

    __slots__ = ("base", "game", "seat")

    def __init__(self, match: Match, seat: int) -> None:
        if match.state.winners >= 0:
            msg = "the match is over: there is nothing to think about"
            raise MatchOverError(msg)
        if not 0 <= seat < match.seats:
            msg = f"there is no seat {seat}; the seats are 0 to {match.seats - 1}"
            raise IllegalAnswerError(msg)
        self.game: Game[Any] = match.game
        self.seat: int = seat
        base = match.state.clone()
        self.game.determinize(base, seat, 0)
        # made anew from what it is: places that are not in use may hold traces of the true past
        self.base: State = match.revived(base.dump())

    @property
    def asked(self) -> int:
        """The seat that is asked."""
        return self.base.asked

    def view(self) -> dict[str, object]:
        """All that the seat may know, as plain data."""
        return self.game.view(self.base, self.seat)

    def codes(self) -> list[int]:
        """The answers to the open question, which must be the seat's."""
        if self.base.asked != self.seat:
            msg = f"seat {self.seat} is not asked now; seat {self.base.asked} is"
            raise IllegalAnswerError(msg)
        return legal(self.base)

    def option(self, code: int) -> Option:
        """An answer to the open question."""
        return self.game.option(self.base, code)

    def world(self, dice: Chance) -> State:
        """A world that the seat cannot tell from the true one, the same one for the same dice."""
        return world_of(self.game, self.base, self.seat, dice)


def world_of(game: Game[Any], base: State, seat: int, dice: Chance) -> State:
    """A world that a seat cannot tell from another one of its own."""
    s = base.clone()
    s.chance = dice.branch()
    game.redeal(s, seat)
    return s
