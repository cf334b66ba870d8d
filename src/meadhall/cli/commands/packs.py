"""`meadhall packs`: heroes, boards and cards of one's own, from the first idea to a match that is played with them."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Final

from meadhall.cli import Commands

# By what is to be done, in the order of the help: the module of `cli/packs` whose `register(parts)` adds it. Only the
# one that is meant is imported.
PARTS: Final[dict[str, str]] = {
    "new": "new", "check": "check", "text": "text", "show": "show", "play": "play", "import": "foreign",
    "read": "texts", "rank": "texts", "verbs": "texts",
    "install": "installed", "list": "installed", "remove": "installed", "export": "installed",
}  # fmt: skip


def register(commands: Commands, words: Sequence[str] = ()) -> None:
    """Add the command and what it does."""
    parser = commands.add_parser("packs", help="make, check and play cards of one's own", description=__doc__)
    parts = parser.add_subparsers(metavar="WHAT", required=True, help="what is to be done")
    meant = [PARTS[word] for word in words[:1] if word in PARTS]
    for module in meant or dict.fromkeys(PARTS.values()):
        import_module(f"meadhall.cli.packs.{module}").register(parts)
