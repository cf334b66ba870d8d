"""`meadhall lab handicaps`: what makes unequal sides even: found by matches between bots, checked by fresh ones.

Each finding is kept as soon as there is one: the same command goes on where it was stopped. The same seed gives the
same findings, whatever --processes is. Without --out they go to the file that the package brings, which the lobby
reads: so that is how its numbers are made.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from meadhall.bundle import games_with
from meadhall.cli import INTERRUPTED, Commands
from meadhall.cli.commands.simulate import positive

if TYPE_CHECKING:
    from meadhall.lab.handicaps import Fight, Found

LEVEL: Final = "warrior"


def register(parts: Commands) -> None:
    """Add the command."""
    from meadhall.lab.handicaps import Effort, handicaps_of

    part = parts.add_parser(
        "handicaps", help="find what makes unequal sides even", description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    games = games_with("handicaps")
    part.add_argument("game", nargs="?", default=games[0], choices=games, help=f"which game ({games[0]})")
    for game in games:
        handicaps_of(game).add_options(part)
    usual = Effort()
    part.add_argument("--level", default=LEVEL, metavar="BOT", help=f"who plays: a level, search:1000 … ({LEVEL})")
    part.add_argument("--seed", type=int, default=0, metavar="N", help="a number from which everything follows (0)")
    part.add_argument("--out", type=Path, metavar="FILE", help="where findings are kept (the package's own file)")
    part.add_argument("--processes", type=positive, metavar="N", help="how many play (default: one a core)")
    part.add_argument(
        "--search", type=positive, default=usual.search, metavar="N",
        help=f"at most so many pairs of matches to find one ({usual.search})",
    )  # fmt: skip
    part.add_argument(
        "--check", type=positive, default=usual.check, metavar="N",
        help=f"so many fresh pairs of matches to check it ({usual.check})",
    )  # fmt: skip
    part.set_defaults(run=run)


# Whatever plays is imported when it is known that something is to be played.
# ruff: noqa: PLC0415
def run(arguments: argparse.Namespace) -> int:
    """Find, check, keep and tell."""
    from meadhall.lab.handicaps import Effort, handicaps_of

    game = handicaps_of(arguments.game)
    effort = Effort(search=arguments.search, check=arguments.check)
    settings = {"level": arguments.level, "seed": arguments.seed, "effort": list(effort)} | game.settings(arguments)
    kept = Kept(arguments.out or game.file, settings)
    try:
        for line in searched(arguments, effort, kept):
            print(line, flush=True)
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


def searched(arguments: argparse.Namespace, effort: Any, kept: Kept) -> Iterator[str]:
    """Fight after fight; those that are kept already are passed over."""
    from meadhall.lab.contest import bot_named
    from meadhall.lab.handicaps import Bout, evened, handicaps_of, hands

    game = handicaps_of(arguments.game)
    bot_named(arguments.level, arguments.game)  # refused before anything is played
    fights = game.fights(arguments)
    with hands(arguments.processes or os.cpu_count() or 1) as spread:
        for fight, whole in fights:
            if fight.key in kept.entries:
                continue
            guess = None if whole is None else kept.entries[whole.key]["step"]
            found = evened(Bout(fight, arguments.level, arguments.seed), effort, spread, guess)
            kept.keep(fight.key, game.told(fight, found) | figures(found))
            yield told(fight, found)


def figures(found: Found) -> dict[str, Any]:
    """What was found, as plain data."""
    low, high = found.interval
    return {
        "step": found.step,
        "even": found.is_even,
        "share": round(found.share, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "matches": found.matches,
        "searched": found.searched,
    }


def told(fight: Fight, found: Found) -> str:
    """A line for whoever waits."""
    low, high = found.interval
    verdict = "even" if found.is_even else "NOT even"
    return (
        f"{fight.key}: step {found.step:+d}, {found.share:.1%} ({low:.1%} – {high:.1%}) in {found.matches} fresh"
        f" matches after {found.searched}: {verdict}"
    )


class Kept:
    """Findings in a file."""

    def __init__(self, file: Path, settings: dict[str, Any]) -> None:
        from meadhall.lab.venue import ContestError
        from meadhall.packs import read_yaml

        self.file = file
        self.settings = settings
        self.entries: dict[str, dict[str, Any]] = {}
        if not file.parent.is_dir():
            msg = f"cannot write {file}: there is no folder {file.parent}"
            raise ContestError(msg)
        if file.exists():
            old = read_yaml(file.read_text("utf-8"))
            differing = [name for name, value in settings.items() if old.get(name) != value]
            if differing:
                name = differing[0]
                msg = (
                    f"{file} was made with {name} {old.get(name)!r}, not {settings[name]!r}: name another file with"
                    " --out, or the same settings"
                )
                raise ContestError(msg)
            self.entries = {entry["key"]: entry for entry in old["found"]}

    def keep(self, key: str, entry: dict[str, Any]) -> None:
        """Write one more, whole or not at all."""
        self.entries[key] = {"key": key} | entry
        draft = self.file.with_suffix(".part")
        draft.write_text(self.text(), encoding="utf-8", newline="\n")
        draft.replace(self.file)

    def text(self) -> str:
        """The file, a line for each finding."""
        import yaml

        def line(value: Any) -> str:
            return str(yaml.safe_dump(value, default_flow_style=True, width=10_000, sort_keys=False)).strip()

        command = f"meadhall lab handicaps --level {self.settings['level']} --seed {self.settings['seed']}"
        head = f"# What makes two sides even, found by {command}\n"
        for name, value in self.settings.items():
            head += f"{name}: {line(value).removesuffix('...').strip()}\n"
        lines = [f"  - {line(self.entries[key])}\n" for key in sorted(self.entries)]
        return head + "found:\n" + "".join(lines)
