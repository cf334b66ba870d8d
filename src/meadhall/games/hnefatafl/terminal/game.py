"""TerminalGame of hnefatafl: all that the terminal must know of it."""

from __future__ import annotations

import argparse
from collections.abc import Collection
from typing import TYPE_CHECKING, ClassVar, Final

from meadhall import Match
from meadhall.cli.game import Bout, TerminalGame
from meadhall.games.hnefatafl.terminal import HNEFATAFL

if TYPE_CHECKING:
    from meadhall.cli.screen.screen import Screen
    from meadhall.cli.screen.voice import Voice
    from meadhall.games.hnefatafl.terminal.lobby import HnefataflLobby
    from meadhall.games.hnefatafl.terminal.simulation import HnefataflPlan, HnefataflSimulation
    from meadhall.games.hnefatafl.terminal.table import HnefataflTable

EXAMPLES: Final = """\
  meadhall play hnefatafl --board brandubh --side defenders     you lead the king, a bot the attackers
  meadhall play hnefatafl --board tablut --side both            two people at one screen
  meadhall play hnefatafl --board tablut --side random --bot jarl
"""
EVERYBODY: Final = 0


# Whatever a method needs is imported there: Rich and the boards are loaded only by those who show or play something.
# ruff: noqa: PLC0415
class HnefataflTerminal(TerminalGame):
    """Hnefatafl at the terminal."""

    examples: ClassVar[str] = EXAMPLES
    quiet: ClassVar[frozenset[str]] = frozenset({"turn_began", "match_drawn"})
    loud: ClassVar[frozenset[str]] = frozenset({"king_captured", "king_escaped", "seat_left"})
    openings: ClassVar[frozenset[str]] = frozenset({"piece_moved", "seat_left"})

    # ---------------------------------------------------------------- the command line
    def add_play_options(self, parser: argparse.ArgumentParser) -> None:
        """Add the board and the side."""
        parser.add_argument("--board", help="brandubh or tablut (asked if not told)")
        parser.add_argument("--side", help="yours: attackers, defenders, random or both (asked if not told)")

    def add_simulate_options(self, parser: argparse.ArgumentParser) -> None:
        """Add the board."""
        parser.add_argument("--board", default="random", help="brandubh, tablut or random (random)")

    # ---------------------------------------------------------------- one match
    def lobby(self, arguments: argparse.Namespace, voice: Voice, screen: Screen) -> HnefataflLobby:
        """Who asks for the board and the side."""
        from meadhall.games.hnefatafl.terminal.lobby import HnefataflLobby

        return HnefataflLobby(arguments, voice, screen)

    def table(self, match: Match, seat: int | None, voice: Voice, screen: Screen) -> HnefataflTable:
        """The board and the players."""
        from meadhall.games.hnefatafl.terminal.table import HnefataflTable

        return HnefataflTable(match, seat, voice, screen)

    def person(self, _match: Match, _seat: int) -> int:
        """Nothing is hidden: all who sit at the screen look together, and no curtain falls between them."""
        return EVERYBODY

    # ---------------------------------------------------------------- cards
    def cards(self) -> Collection[str]:
        """There are none."""
        return ()

    def show_cards(self, _which: str | None, voice: Voice, screen: Screen) -> None:
        """Say so, and what there is instead."""
        screen.line(voice.own(HNEFATAFL, "no-cards"))

    # ---------------------------------------------------------------- many matches
    def plan(self, arguments: argparse.Namespace) -> HnefataflPlan:
        """Which board is to be played on."""
        from meadhall.games.hnefatafl.terminal.simulation import planned

        return planned(arguments)

    def simulation(self, plan: HnefataflPlan) -> HnefataflSimulation:
        """The matches of a plan."""
        from meadhall.games.hnefatafl.terminal.simulation import HnefataflSimulation

        return HnefataflSimulation(plan)

    def bout(self) -> Bout:
        """Matches on all boards in turn."""
        from meadhall.games.hnefatafl.terminal.bout import bout

        return bout()


TERMINAL: Final = HnefataflTerminal()
