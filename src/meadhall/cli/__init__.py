"""The command line: `meadhall COMMAND`, each command a module of this folder."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final, TypeAlias, cast

import meadhall
from meadhall import purity

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"  # noqa: SLF001 - it has no other name

# Each is a module here. Its `register(commands: Commands) -> None` adds a parser and says what to run:
# `commands.add_parser("play", help=…).set_defaults(run=run)`, where `run(arguments) -> int` gives the exit status.
COMMANDS: Final[tuple[str, ...]] = ("play", "bench")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status; only the modules that are needed are imported."""
    words = sys.argv[1:] if arguments is None else list(arguments)
    if words == ["--version"]:
        print(version())
        return 0
    parser = argparse.ArgumentParser(prog="meadhall", description=meadhall.__doc__)
    parser.add_argument("--version", action="version", version=version(), help="show the version and the engine's kind")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name in [word for word in words[:1] if word in COMMANDS] or COMMANDS:
        import_module(f"{__name__}.{name}").register(commands)
    chosen = parser.parse_args(words)
    return cast("int", chosen.run(chosen))


def version() -> str:
    """Tell the version, and whether the compiled engine runs or the pure one."""
    return f"meadhall {meadhall.__version__} ({'compiled' if purity.is_compiled() else 'pure Python'})"
