"""`meadhall completion`: a script that lets a shell complete commands, options and names of games.

For bash: `meadhall completion bash > ~/.local/share/bash-completion/completions/meadhall`. For zsh, put the output into
a file `_meadhall` in a folder of `$fpath`.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Final

from meadhall.cli import Commands, parser

SHELLS: Final = ("bash", "zsh", "tcsh")


def register(commands: Commands, _: Sequence[str] = ()) -> None:
    """Add the command."""
    own = commands.add_parser(
        "completion", help="print a script for completion in a shell", description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    own.add_argument("shell", choices=SHELLS, help="which shell")
    own.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print it."""
    import shtab  # noqa: PLC0415 - only this command needs it

    print(shtab.complete(parser(()), shell=arguments.shell))
    return 0
