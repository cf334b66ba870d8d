"""Lobby of hnefatafl: the board, and which side who plays."""

from __future__ import annotations

import argparse
from typing import Final

from meadhall import SetupError
from meadhall.cli.match import opponents
from meadhall.cli.match.lobby import Lobby
from meadhall.cli.screen.screen import Screen
from meadhall.cli.screen.voice import Voice
from meadhall.games.hnefatafl.rules.table import SEATS, SIDES
from meadhall.games.hnefatafl.terminal import HNEFATAFL
from meadhall.games.hnefatafl.terminal.fields import in_order, summary
from meadhall.kernel.errors import nearest

RANDOM: Final = "random"
BOTH: Final = "both"  # two people at one screen
CHOICES: Final = (*SIDES, RANDOM, BOTH)


class HnefataflLobby(Lobby):
    """Gathers the setup of a match."""

    def __init__(self, arguments: argparse.Namespace, voice: Voice, screen: Screen) -> None:
        super().__init__(arguments, voice, screen)
        self.asks = arguments.board is None or not (arguments.side or self.are_bots_told)

    def setup(self) -> dict[str, object]:
        """The setup that people want."""
        self.check()
        board = self.arguments.board or self.asked_board()
        if self.are_bots_told:
            self.seat_bots(SEATS, asks=True)
        else:
            self.seat_people(self.arguments.side or self.asked_side())
        return {"board": board}

    @property
    def are_bots_told(self) -> bool:
        """Whether the seats of bots follow from what was told of them: their numbers, or a name for each of several."""
        return self.told.seats is not None or (self.arguments.side is None and len(self.told.names) > 1)

    def check(self) -> None:
        """Refuse what was asked for if it cannot be played."""
        told = self.arguments
        if told.board is not None:
            self.game.prepare({"board": told.board})
        if told.side is not None and told.side not in CHOICES:
            msg = f"there is no side {told.side!r}" + nearest(told.side, list(CHOICES))
            raise SetupError(msg)
        if told.side is not None and self.told.seats is not None:
            msg = "--side tells which side is yours, --bot which seats are the bots': one of them is enough"
            raise SetupError(msg)
        opponents.seats_of(self.told.seats or ["none"], SEATS)

    def seat_people(self, side: str) -> None:
        """Give people their side, and the other one to a bot."""
        own = self.picked(SIDES) if side == RANDOM else side
        self.bots = [seat for seat in range(SEATS) if own not in {SIDES[seat], BOTH}]

    # ---------------------------------------------------------------- questions
    def asked_board(self) -> str:
        """Ask for the board."""
        boards = in_order(self.game.catalogue)
        labels = [summary(board, self.voice) for board in boards]
        names = [board.id for board in boards]
        return names[self.chosen(self.voice.own(HNEFATAFL, "ask-board"), names, labels)]

    def asked_side(self) -> str:
        """Ask who plays which side."""
        labels = [self.voice.own(HNEFATAFL, "side-about", side=side) for side in CHOICES]
        return CHOICES[self.chosen(self.voice.own(HNEFATAFL, "ask-side"), list(CHOICES), labels)]
