"""TerminalGame of the unicorn game: all that the terminal must know of it."""

from __future__ import annotations

import argparse
from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from meadhall import Match
from meadhall.cli import option_of_first
from meadhall.cli.game import Bout, TerminalGame
from meadhall.games.unicorns.terminal import UNICORNS
from meadhall.games.unicorns.terminal.rules import options_of_rules
from meadhall.kernel.errors import PackError

if TYPE_CHECKING:
    from meadhall.cli.screen.screen import Screen
    from meadhall.cli.screen.voice import Voice
    from meadhall.games.unicorns.terminal.lobby import UnicornLobby
    from meadhall.games.unicorns.terminal.simulation import UnicornPlan, UnicornSimulation
    from meadhall.games.unicorns.terminal.table import UnicornTable
    from meadhall.packs.pack import Pack

EXAMPLES: Final = """\
  meadhall play unicorns --players 4                            you against three bots
  meadhall play unicorns --players 3 --bot page champion        you against a weak bot and a strong one
  meadhall play unicorns --players 3 --bot none                 three people at one screen
  meadhall play unicorns --players 6 --bot 2 4 6 --language ru  three people and three bots
"""

NAMED: Final = "player_named"
CHOSEN: Final = "player_chosen"
PLAYER: Final = {NAMED, CHOSEN, "card_played"}  # what was named for another card is no news of this one


# Whatever a method needs is imported there: Rich and the cards are loaded only by those who show or play something.
# ruff: noqa: PLC0415
class UnicornTerminal(TerminalGame):
    """The unicorn game at the terminal."""

    examples: ClassVar[str] = EXAMPLES
    quiet: ClassVar[frozenset[str]] = frozenset(
        {"turn_ended", "play_ended", "window_opened", "magic_worked", "effects_passed"}
    )
    deal: ClassVar[str] = "card_drawn"
    loud: ClassVar[frozenset[str]] = frozenset({"turn_began", "seat_left"})
    openings: ClassVar[frozenset[str]] = frozenset({"turn_began"})
    silent: ClassVar[frozenset[str]] = frozenset({"let_pass"})
    easy: ClassVar[frozenset[str]] = frozenset({"let_pass"})
    tells_first: ClassVar[bool] = True

    # ---------------------------------------------------------------- the command line
    def add_play_options(self, parser: argparse.ArgumentParser) -> None:
        """Add the number of players and what else a setup has."""
        parser.add_argument("--players", type=int, metavar="N", help="how many play, from 2 to 8 (asked if not told)")
        options_of_rules(parser)
        option_of_first(parser, "drawn")

    def add_simulate_options(self, parser: argparse.ArgumentParser) -> None:
        """Add the number of players and the readings of the book."""
        parser.add_argument("--players", type=int, default=4, metavar="N", help="how many play, from 2 to 8 (4)")
        options_of_rules(parser)

    # ---------------------------------------------------------------- packs
    def play_words(self, pack: Pack, hero: str | None, board: str | None) -> list[str]:
        """A table of four; a deck with an expansion has neither heroes nor boards."""
        if hero or board:
            msg = f"{pack.id} is a pack for {UNICORNS!r}, which has neither heroes nor boards"
            raise PackError(msg)
        return ["--players", "4"]

    def pack_lines(self, pack: Pack, voice: Voice) -> Iterable[str]:
        """The cards that come into the deck, and those that stay in the box."""
        from meadhall.games.unicorns.terminal.leaves import pack_lines

        return pack_lines(pack, voice)

    # ---------------------------------------------------------------- one match
    def lobby(self, arguments: argparse.Namespace, voice: Voice, screen: Screen) -> UnicornLobby:
        """Who asks for the number of players and the readings of the book."""
        from meadhall.games.unicorns.terminal.lobby import UnicornLobby

        return UnicornLobby(arguments, voice, screen)

    def table(self, match: Match, seat: int | None, voice: Voice, screen: Screen) -> UnicornTable:
        """The stables, the card that is being played, and the hand."""
        from meadhall.games.unicorns.terminal.table import UnicornTable

        return UnicornTable(match, seat, voice, screen)

    def is_echo(self, events: Sequence[dict[str, Any]], at: int) -> bool:
        """A player who was named when a card was played is chosen when it takes effect."""
        event = events[at]
        if event["event"] != CHOSEN:
            return False
        before = next((events[i] for i in range(at - 1, -1, -1) if events[i]["event"] in PLAYER), None)
        return before == event | {"event": NAMED}

    # ---------------------------------------------------------------- cards
    def cards(self) -> Collection[str]:
        """All cards, those of packs too."""
        from meadhall.games.unicorns.terminal.leaves import offered

        return list(offered())

    def show_cards(self, which: str | None, voice: Voice, screen: Screen) -> None:
        """A card with all that is printed on it, or all cards by their kinds."""
        from meadhall.games.unicorns.rules.catalogue import built_in
        from meadhall.games.unicorns.terminal import gallery
        from meadhall.games.unicorns.terminal.leaves import offered

        if which:
            gallery.show(offered().get(which) or built_in().card(which), voice, screen)
        else:
            gallery.show_all(built_in().cards, voice, screen)

    # ---------------------------------------------------------------- many matches
    def plan(self, arguments: argparse.Namespace) -> UnicornPlan:
        """How many are to play."""
        from meadhall.games.unicorns.terminal.simulation import planned

        return planned(arguments)

    def simulation(self, plan: UnicornPlan) -> UnicornSimulation:
        """The matches of a plan."""
        from meadhall.games.unicorns.terminal.simulation import UnicornSimulation

        return UnicornSimulation(plan)

    def bout(self) -> Bout:
        """Tables of four."""
        from meadhall.games.unicorns.terminal.bout import bout

        return bout()


TERMINAL: Final = UnicornTerminal()
