"""Game: what the terminal must know of one game, and which game a command line means.

All else at the terminal knows no game. Who brings one fulfils the contract below, and names it in the bundle.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, TypeAlias

from meadhall import Match, MeadhallError, UnknownGameError
from meadhall.bundle import bundle_of, games_with
from meadhall.kernel.errors import nearest

if TYPE_CHECKING:
    from meadhall.cli.match.lobby import Lobby
    from meadhall.cli.match.table import Table
    from meadhall.cli.screen.screen import Screen
    from meadhall.cli.screen.voice import Voice
    from meadhall.cli.simulation.simulation import Plan, Simulation
    from meadhall.packs.pack import Pack


class UnclearGameError(MeadhallError):
    """A command line that does not tell which game is meant."""


class Bout(NamedTuple):
    """What `meadhall bench` plays: prepared setups one after another, and what they are, as data and in words."""

    setups: list[dict[str, object]]
    facts: dict[str, object]
    words: str


class TerminalGame:
    """One game at the terminal.

    It is loaded to read a command line: what shows or plays something is imported inside its methods.
    """

    examples: ClassVar[str] = ""  # of `meadhall play`, a line each
    quiet: ClassVar[frozenset[str]] = frozenset()  # events that what comes next tells too
    deal: ClassVar[str] = (
        ""  # the event that deals a card; where a match begins with as many for everybody, one line does
    )
    turn: ClassVar[str] = "turn_began"  # the event by which turns are counted
    loud: ClassVar[frozenset[str]] = frozenset()  # events that stand out in a log
    # events that begin a paragraph of the log on a terminal; where there are none, each event has a line of its own
    openings: ClassVar[frozenset[str]] = frozenset()
    silent: ClassVar[frozenset[str]] = frozenset()  # kinds of answers that go without saying where there is no other
    # kinds of answers that are always possible and mostly given: Enter gives them, and so may who has not looked yet
    easy: ClassVar[frozenset[str]] = frozenset()
    has_map: ClassVar[bool] = False  # whether tables have a `map`
    tells_first: ClassVar[bool] = False  # whether news come above the table: where much happens between two questions

    # ---------------------------------------------------------------- the command line
    def add_play_options(self, parser: argparse.ArgumentParser) -> None:
        """Add the options of `meadhall play` that this game alone has."""

    def add_simulate_options(self, parser: argparse.ArgumentParser) -> None:
        """Add the options of `meadhall simulate` that this game alone has."""

    # ---------------------------------------------------------------- packs
    def named(self, _arguments: argparse.Namespace) -> list[str]:
        """The ids of heroes, boards and the like that a command line names; with none of them, all are offered."""
        return []

    def play_words(self, pack: Pack, hero: str | None, board: str | None) -> list[str]:
        """The words after `meadhall play GAME` that begin a match with a pack at once."""
        raise NotImplementedError

    def pack_lines(self, pack: Pack, voice: Voice) -> Iterable[str]:
        """All that a pack brings, in words."""
        raise NotImplementedError

    # ---------------------------------------------------------------- one match
    def lobby(self, arguments: argparse.Namespace, voice: Voice, screen: Screen) -> Lobby:
        """Who asks what is not told yet, and makes a setup of it."""
        raise NotImplementedError

    def table(self, match: Match, seat: int | None, voice: Voice, screen: Screen) -> Table:
        """What a seat (None: a spectator) sees of a match."""
        raise NotImplementedError

    def person(self, _match: Match, seat: int) -> int:
        """Who plays a seat; another number for everybody unless one person may play several seats."""
        return seat

    def is_echo(self, _events: Sequence[dict[str, Any]], _at: int) -> bool:
        """Whether an event says only what one before it has said."""
        return False

    # ---------------------------------------------------------------- cards
    def cards(self) -> Collection[str]:
        """The ids that `meadhall cards` shows."""
        raise NotImplementedError

    def show_cards(self, which: str | None, voice: Voice, screen: Screen) -> None:
        """What is behind one of these ids, or a list of all."""
        raise NotImplementedError

    # ---------------------------------------------------------------- many matches
    def plan(self, arguments: argparse.Namespace) -> Plan:
        """What `meadhall simulate` shall play, refused if it cannot be played."""
        raise NotImplementedError

    def simulation(self, plan: Any) -> Simulation:
        """The matches of such a plan, in this process."""
        raise NotImplementedError

    def bout(self) -> Bout:
        """What `meadhall bench` plays."""
        raise NotImplementedError


Adding: TypeAlias = Callable[[TerminalGame, argparse.ArgumentParser], None]  # the options of a game for some command


def terminal_of(game: str) -> TerminalGame:
    """What the terminal must know of a game."""
    known = games_with("terminal")
    if game not in known:
        msg = f"there is no game {game!r}" + nearest(game, known)
        raise UnknownGameError(msg)
    found: TerminalGame = bundle_of(game).load("terminal")
    return found


# ---------------------------------------------------------------- which game
def argument_of_game(parser: argparse.ArgumentParser, words: Sequence[str], add: Adding) -> TerminalGame | None:
    """Let a command take a game, with the options of the one that is meant."""
    meant = game_meant(words, add)
    several = f"{' or '.join(games_with('terminal'))}; --help after it tells its options"
    told = several if meant is None else f"default: {meant}"
    parser.add_argument("game", nargs="?", default=meant, help=f"the game ({told})")
    parser.set_defaults(meant=meant)
    if meant is None:
        return None
    terminal = terminal_of(meant)
    add(terminal, parser)
    return terminal


def game_meant(words: Sequence[str], add: Adding) -> str | None:
    """The game that comes first, or the only one, or the only one with all the options that are of some game."""
    if words and words[0] in games_with("terminal"):
        return words[0]
    told = {word.partition("=")[0] for word in words}
    used = {game: told & set(own_options(game, add)._option_string_actions) for game in games_with("terminal")}  # noqa: SLF001
    most = set[str]().union(*used.values())
    fitting = [game for game, options in used.items() if options == most]
    return fitting[0] if len(fitting) == 1 and (most or len(used) == 1) else None


def own_options(game: str, add: Adding) -> argparse.ArgumentParser:
    """A parser with nothing but a game's options for some command."""
    parser = argparse.ArgumentParser(add_help=False)
    add(terminal_of(game), parser)
    return parser


def game_named(arguments: argparse.Namespace) -> str:
    """The game of a command line that has to tell it."""
    if arguments.game is None:
        raise unclear_game()
    return str(arguments.game)


def unclear_game() -> UnclearGameError:
    """The refusal of a command line that tells no game where there are several."""
    return UnclearGameError(f"which game? Name one of: {', '.join(games_with('terminal'))}")


def told_for(game: str, arguments: argparse.Namespace, add: Adding) -> argparse.Namespace:
    """The arguments as a game reads them; if it was chosen after they were read, none of its options was given."""
    unsaid = vars(own_options(game, add).parse_args([]))
    if arguments.meant not in {None, game}:
        msg = f"these are options of the game {arguments.meant!r}, not of {game!r}; the game is best named first"
        raise UnclearGameError(msg)
    return argparse.Namespace(**unsaid | vars(arguments) | {"game": game})
