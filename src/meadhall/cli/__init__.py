"""The command line: `meadhall COMMAND`, each command a module of `commands`."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final, NoReturn, TypeAlias, cast

import meadhall
from meadhall import purity
from meadhall.kernel.errors import MeadhallError, nearest

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"  # noqa: SLF001 - it has no other name

# Each is a module of `commands`. Its `register(commands: Commands, words: Sequence[str] = ()) -> None` adds a parser
# and says what to run: `commands.add_parser("play", help=…).set_defaults(run=run)`, where `run(arguments) -> int` gives
# the exit status. The words are those after the command's name: they tell which game's options are wanted.
GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "play": ("play", "cards", "board", "replay"),
    "host": ("serve", "backup", "tidy"),
    "study": ("simulate", "ladder", "lab", "bench"),
    "design": ("packs",),
    "set up": ("completion",),
}
COMMANDS: Final[tuple[str, ...]] = tuple(command for group in GROUPS.values() for command in group)
REFUSED: Final = 2
INTERRUPTED: Final = 130  # as a shell tells it


class Parser(argparse.ArgumentParser):
    """Reads the command line, and says of a wrong word in one line which right one is nearest."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings | {"allow_abbrev": False})
        self.foreign: dict[
            str, list[str]
        ] = {}  # by option: the games that have it, where the one that is meant has not

    def error(self, message: str) -> NoReturn:
        """One line, and the status of a refusal."""
        self.exit(REFUSED, f"{self.prog}: {message} ({self.prog} --help tells more)\n")

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Any, list[str]]:
        """Refuse what is left over, here where the options are known that could have been meant."""
        found, rest = super().parse_known_args(args, namespace)
        if rest:
            options = [word for word in self._option_string_actions if word.startswith("--")]
            word = rest[0].partition("=")[0]
            if word in self.foreign:
                games = " and ".join(repr(game) for game in self.foreign[word])
                self.error(f"{word} is an option of the game {games}, not of {found.game!r}")
            hint = nearest(word, options) if word.startswith("-") else ""
            self.error(f"unexpected {word!r}{hint}")
        return found, rest

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        """Refuse a word that is none of a few."""
        if action.choices is not None and value not in action.choices:
            what = "command" if isinstance(action, argparse._SubParsersAction) else action.dest  # noqa: SLF001
            hint = nearest(str(value), [str(choice) for choice in action.choices])
            self.error(f"there is no {what} {value!r}{hint}")


class RootParser(Parser):
    """The parser of the whole command line; its help lists the commands in groups."""

    def format_help(self) -> str:
        """The usual help, but for the list of commands."""
        formatter = self._get_formatter()
        formatter.add_usage(self.usage, self._actions, self._mutually_exclusive_groups)
        formatter.add_text(self.description)
        told = {}
        for action in self._actions:
            if isinstance(action, argparse._SubParsersAction):  # noqa: SLF001 - it has no other name
                told = {each.dest: each for each in action._choices_actions}  # noqa: SLF001 - likewise
        for title, names in GROUPS.items():
            formatter.start_section(title)
            formatter.add_arguments([told[name] for name in names if name in told])
            formatter.end_section()
        formatter.start_section("options")
        formatter.add_arguments([action for action in self._actions if action.option_strings])
        formatter.end_section()
        formatter.add_text(self.epilog)
        return formatter.format_help()


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status; only the modules that are needed are imported."""
    words = sys.argv[1:] if arguments is None else list(arguments)
    if words == ["--version"]:
        print(version())
        return 0
    if not words:
        parser(words).print_help(sys.stderr)
        return REFUSED
    try:
        chosen = parser(words).parse_args(words)
        return cast("int", chosen.run(chosen))
    except ModuleNotFoundError as missing:
        print(f"meadhall: {words[0]} {needs(missing)}", file=sys.stderr)
        return REFUSED
    except MeadhallError as refusal:
        print(f"meadhall: {refusal}", file=sys.stderr)
        return REFUSED
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever was reading has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def parser(words: Sequence[str]) -> Parser:
    """The parser of a command line that begins with some words."""
    found = RootParser(prog="meadhall", description=meadhall.__doc__, epilog="meadhall COMMAND --help tells more.")
    found.add_argument("--version", action="version", version=version(), help="show the version and the engine's kind")
    commands = found.add_subparsers(metavar="COMMAND", required=True, parser_class=Parser)
    for name in [word for word in words[:1] if word in COMMANDS] or COMMANDS:
        import_module(f"{__name__}.commands.{name}").register(commands, words[1:])
    return found


def needs(missing: ModuleNotFoundError) -> str:
    """The command that brings what a part of meadhall needs; an error of our own stays one."""
    from importlib.metadata import PackageNotFoundError, requires  # noqa: PLC0415 - seldom needed, and slow to import

    module = (missing.name or "").partition(".")[0]
    try:
        asked = requires("meadhall") or []
    except PackageNotFoundError:  # run from its sources, which somebody has set up
        raise missing from None
    for line in asked:
        name, extra = re.match(r"[\w.-]+", line), re.search(r"extra == ['\"](\w+)", line)
        if name and extra and name[0].lower().replace("-", "_") == module != "meadhall":
            return f"needs more than the engine: pip install 'meadhall[{extra[1]}]'"
    raise missing


def option_of_language(parser: argparse.ArgumentParser) -> None:
    """The option that several commands share."""
    parser.add_argument("--language", metavar="L", help="the language of all words (default: as the environment says)")


def option_of_first(parser: argparse.ArgumentParser, otherwise: str) -> None:
    """The option of games in which somebody has to begin, and what happens if it is not told who."""
    parser.add_argument("--first", type=int, metavar="SEAT", help=f"the seat that begins ({otherwise} if not told)")


def version() -> str:
    """Tell the version, and which engine runs: pure, or compiled by which build."""
    return f"meadhall {meadhall.__version__} ({purity.engine()})"
