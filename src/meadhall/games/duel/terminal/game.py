"""TerminalGame of the duel: all that the terminal must know of it."""

from __future__ import annotations

import argparse
from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Any, ClassVar, Final

from meadhall import Match
from meadhall.cli import option_of_first
from meadhall.cli.game import Bout, TerminalGame
from meadhall.games.duel.terminal import DUEL
from meadhall.games.duel.terminal.handicaps import option_of_handicap
from meadhall.games.duel.terminal.heroes import option_of_heroes

if TYPE_CHECKING:
    from meadhall.cli.screen.screen import Screen
    from meadhall.cli.screen.voice import Voice
    from meadhall.games.duel.terminal.lobby import DuelLobby
    from meadhall.games.duel.terminal.simulation import DuelPlan, DuelSimulation
    from meadhall.games.duel.terminal.table import DuelTable
    from meadhall.packs.pack import Pack

EXAMPLES: Final = """\
  meadhall play duel --heroes beowulf achilles --board heorot   you are Beowulf, a bot is Achilles
  meadhall play duel --heroes random random --bot none          two people at one screen
  meadhall play duel --heroes beowulf random --bot jarl         you against a bot that is hard to beat
  meadhall play duel --mode teams --bot 2 4 --language ru       you and a friend against two bots
"""


# Whatever a method needs is imported there: Rich and the cards are loaded only by those who show or play something.
# ruff: noqa: PLC0415
class DuelTerminal(TerminalGame):
    """The duel at the terminal."""

    examples: ClassVar[str] = EXAMPLES
    quiet: ClassVar[frozenset[str]] = frozenset(
        {"action_taken", "turn_ended", "combat_ended", "scheme_ended", "card_unlaid"}
    )
    loud: ClassVar[frozenset[str]] = frozenset({"turn_began", "fighter_defeated", "seat_out"})
    has_map: ClassVar[bool] = True

    # ---------------------------------------------------------------- the command line
    def add_play_options(self, parser: argparse.ArgumentParser) -> None:
        """Add heroes, board, mode and what else a setup has."""
        option_of_heroes(parser)
        parser.add_argument("--board", help="the board's id, or random")
        parser.add_argument("--mode", help="duel, free_for_all or teams")
        option_of_first(parser, "asked in the match")
        parser.add_argument(
            "--people", nargs="+", type=int, metavar="N", help="who plays each seat, when one plays a team"
        )
        parser.add_argument(
            "--rules", nargs="+", metavar="OPTION=VALUE", type=rule_option, help="other readings of the rules"
        )
        option_of_handicap(parser)
        parser.add_argument("--fair", action="store_true", help="with the handicap that makes two heroes even")

    def add_simulate_options(self, parser: argparse.ArgumentParser) -> None:
        """Add heroes, board and mode."""
        option_of_heroes(parser)
        parser.add_argument("--board", default="sarpedon", help="the board's id, or random (sarpedon)")
        parser.add_argument("--mode", default="duel", help="duel, free_for_all or teams (duel)")
        option_of_handicap(parser)

    # ---------------------------------------------------------------- packs
    def named(self, arguments: argparse.Namespace) -> list[str]:
        """Heroes and board; who names no hero is asked, and sees all."""
        told = [*arguments.heroes, *([arguments.board] if arguments.board else [])]
        return told if arguments.heroes else []

    def play_words(self, pack: Pack, hero: str | None, board: str | None) -> list[str]:
        """The hero against one that is drawn, on the pack's board where it has one."""
        from meadhall.games.duel.terminal.leaves import play_words

        return play_words(pack, hero, board)

    def pack_lines(self, pack: Pack, voice: Voice) -> Iterable[str]:
        """Heroes with their cards, and boards."""
        from meadhall.games.duel.terminal.leaves import pack_lines

        return pack_lines(pack, voice)

    # ---------------------------------------------------------------- one match
    def lobby(self, arguments: argparse.Namespace, voice: Voice, screen: Screen) -> DuelLobby:
        """Who asks for the mode, the heroes and the board."""
        from meadhall.games.duel.terminal.lobby import DuelLobby

        return DuelLobby(arguments, voice, screen)

    def table(self, match: Match, seat: int | None, voice: Voice, screen: Screen) -> DuelTable:
        """The board, the players and the cards."""
        from meadhall.games.duel.terminal.table import DuelTable

        return DuelTable(match, seat, voice, screen)

    def person(self, match: Match, seat: int) -> int:
        """One person may play both seats of a team (D12)."""
        people: Any = match.setup["people"]
        return int(people[seat])

    # ---------------------------------------------------------------- cards
    def cards(self) -> Collection[str]:
        """The heroes: each has a deck."""
        from meadhall.games.duel.terminal.heroes import offered

        heroes: Collection[str] = offered().heroes
        return heroes

    def show_cards(self, which: str | None, voice: Voice, screen: Screen) -> None:
        """A hero's character card and deck, or all heroes."""
        from meadhall.games.duel.terminal import gallery
        from meadhall.games.duel.terminal.heroes import offered

        if which:
            gallery.show(offered().hero(which), voice, screen)
            return
        heroes = offered().heroes
        screen.show(gallery.gallery([heroes[name] for name in sorted(heroes)], voice))
        screen.line(voice.own(DUEL, "cards-hint"), "dim")

    # ---------------------------------------------------------------- many matches
    def plan(self, arguments: argparse.Namespace) -> DuelPlan:
        """Which heroes are to meet where."""
        from meadhall.games.duel.terminal.simulation import planned

        return planned(arguments)

    def simulation(self, plan: DuelPlan) -> DuelSimulation:
        """The duels of a plan."""
        from meadhall.games.duel.terminal.simulation import DuelSimulation

        return DuelSimulation(plan)

    def bout(self) -> Bout:
        """Every hero against every hero."""
        from meadhall.games.duel.terminal.bout import bout

        return bout()


def rule_option(word: str) -> tuple[str, str]:
    """A rule option and its value."""
    name, _, value = word.partition("=")
    return name, value


TERMINAL: Final = DuelTerminal()
