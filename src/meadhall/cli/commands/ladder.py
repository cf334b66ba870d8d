"""`meadhall ladder`: bots against bots, neighbours of a ladder, until it is proven which is stronger.

Both matches of a pair have the same seed, setup and first seat, and the bots swap seats. A step ends as soon as it is
decided whether the upper bot wins more than half (the 95 % interval holds at every look), or at --matches. The same
seed gives the same scores, whatever --processes is. The exit status is 0 if every step is proven to lead up, else 1.
"""

from __future__ import annotations

import argparse
import json
import os
import shlex
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from meadhall.bundle import games_with
from meadhall.cli import INTERRUPTED, Commands, Parser
from meadhall.cli.commands.simulate import plain_table, positive
from meadhall.cli.packs.offer import check_game, option_of_packs, packs_given
from meadhall.lab.options import Listing
from meadhall.lab.venue import venues_of

if TYPE_CHECKING:
    from meadhall.cli.screen.screen import Screen
    from meadhall.lab import Ladder, Step

MATCHES: Final = 400
LEAST: Final = 40
UNPROVEN: Final = 1
ENDLESS: Final = 1000  # columns; no table is as wide

EXAMPLES: Final = """\
examples:
  meadhall ladder GAME                                          all levels
  meadhall ladder GAME --levels warrior,champion
  meadhall ladder GAME --between search:1000 greedy --matches 100 --fixed
"""


def register(commands: Commands, words: Sequence[str] = ()) -> None:
    """Add the command."""
    parser: Any = commands.add_parser(
        "ladder", help="let bots climb a ladder: who is stronger, and by how much", description=__doc__,
        epilog=EXAMPLES, formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    parser.add_argument("game", choices=games_with("venues"), help="which game")
    who = parser.add_mutually_exclusive_group()
    who.add_argument(
        "--levels", nargs="+", metavar="BOT", action=Listing, help="these bots from the lowest up (default: all levels)"
    )
    who.add_argument(
        "--between", nargs=2, metavar="BOT", help="these two, the first of which should be stronger: search:1000 greedy"
    )
    options_of_venue(parser, words[0] if words else "")
    option_of_packs(parser)
    parser.add_argument("--matches", type=positive, default=MATCHES, metavar="N", help="a step's most matches (400)")
    parser.add_argument("--least", type=positive, default=LEAST, metavar="N", help="a step's fewest matches (40)")
    parser.add_argument("--fixed", action="store_true", help="play all matches; the interval is Wilson's")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="a number from which everything follows (0)")
    parser.add_argument("--processes", type=positive, metavar="N", help="how many play (default: one a core)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all facts, every meeting too")
    parser.add_argument("--markdown", type=Path, metavar="FILE", help="write the table and this command line")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw the ladder as SVG")
    parser.set_defaults(run=run, command=f"meadhall ladder {shlex.join(words)}")


def run(arguments: argparse.Namespace) -> int:
    """Climb, tell and write."""
    ladder = planned(arguments)
    reports = reports_of(arguments)
    start = time.perf_counter()
    is_whole = climbed(ladder, arguments.processes or os.cpu_count() or 1)
    seconds = time.perf_counter() - start
    if ladder.steps:
        show(ladder, seconds)
        for file, report in reports.items():
            write(file, report(ladder, seconds))
    if not is_whole:
        return INTERRUPTED
    return 0 if ladder.is_proven else UNPROVEN


# ---------------------------------------------------------------- what is asked for
def options_of_venue(parser: Parser, game: str) -> None:
    """Add what the game that is meant has; what only others have is refused by their names."""
    for other in games_with("venues"):
        options = argparse.ArgumentParser(add_help=False)
        venues_of(other).add_options(parser if other == game else options)
        for option in options._option_string_actions:  # noqa: SLF001 - argparse tells it nowhere else
            parser.foreign.setdefault(option, []).append(other)


def planned(arguments: argparse.Namespace) -> Ladder:
    """The ladder, refused if it cannot be played."""
    from meadhall.bots import LEVELS  # noqa: PLC0415 - whoever asks for help alone needs no bots
    from meadhall.lab import ContestError, Ladder, Rule  # noqa: PLC0415

    names = arguments.levels if arguments.levels is not None else [level.name for level in LEVELS]
    if len(set(names)) < len(names):
        msg = f"--levels names a bot twice: {', '.join(names)}"
        raise ContestError(msg)
    if arguments.between:
        names = arguments.between[::-1]
    packs = packs_given(arguments.pack)
    check_game(packs, arguments.game)
    arguments.packs = packs
    rule = Rule(arguments.matches, arguments.least, arguments.fixed)
    return Ladder(venues_of(arguments.game).venue(arguments), names, arguments.seed, rule)


Report = Callable[["Ladder", float], str]


def reports_of(arguments: argparse.Namespace) -> dict[Path, Report]:
    """What to write into which file; refused before anything is played where nothing can be written."""
    from meadhall.lab import ContestError, chart, page  # noqa: PLC0415

    command = arguments.command

    def facts(ladder: Ladder, seconds: float) -> str:
        told = {"command": command, "seconds": round(seconds, 1)} | ladder.told()
        return json.dumps(told, allow_nan=False) + "\n"

    wanted: list[tuple[Path | None, Report]] = [
        (arguments.json, facts),
        (arguments.markdown, lambda ladder, _: page.markdown(ladder, command)),
        (arguments.plot, lambda ladder, _: chart.svg(ladder)),
    ]
    found = {file: report for file, report in wanted if file is not None}
    for file in found:
        if file.is_dir() or not file.parent.is_dir() or not os.access(file if file.exists() else file.parent, os.W_OK):
            msg = f"cannot write {file}: it is a folder, or its folder is missing or closed"
            raise ContestError(msg)
    return found


def write(file: Path, text: str) -> None:
    """Write a report."""
    from meadhall.lab import ContestError  # noqa: PLC0415

    try:
        file.write_text(text, encoding="utf-8", newline="\n")
    except OSError as problem:
        msg = f"cannot write {file}: {problem.strerror}"
        raise ContestError(msg) from problem


# ---------------------------------------------------------------- playing and telling
def climbed(ladder: Ladder, processes: int) -> bool:
    """Play, with a bar for whoever waits at a terminal; whether nobody interrupted it."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn  # noqa: PLC0415

    from meadhall.cli.screen.screen import opened  # noqa: PLC0415 - Rich is loaded only by those who show something

    console = opened(is_error=True)
    columns: list[Any] = [
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[score]}"),
    ]  # fmt: skip
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        most = ladder.rule.matches
        tasks = [progress.add_task(contest.name, total=most, score="") for contest in ladder.contests]
        try:
            for step in ladder.climb(processes):
                task = tasks[len(ladder.steps) - 1]
                total = step.matches if step.is_over else most
                progress.update(task, completed=step.matches, total=total, score=score(step))
        except KeyboardInterrupt:
            return False
    return True


def score(step: Step) -> str:
    """The running score."""
    return f"{step.points:g} : {step.matches - step.points:g} ({step.share:.1%})"


def show(ladder: Ladder, seconds: float) -> None:
    """The summary for a person."""
    from meadhall.cli.screen.screen import Screen  # noqa: PLC0415
    from meadhall.lab import page  # noqa: PLC0415

    screen = Screen()
    screen.line(page.head(ladder), "bold")
    screen.line(f"{page.test(ladder)}; {sum(step.matches for step in ladder.steps):,} matches in {seconds:.1f} s")
    show_tables(ladder, screen)
    screen.line()
    screen.line(page.conclusion(ladder), "bold" if ladder.is_proven else "bold red")


def show_tables(ladder: Ladder, screen: Screen) -> None:
    """One table if there is room for it, or else two."""
    from meadhall.lab import page  # noqa: PLC0415

    whole = tuple(range(len(page.TITLES)))
    rows = page.rows(ladder)
    table = some_columns(rows, page.TITLES, whole)
    room = screen.console.options.update(width=ENDLESS)
    is_wide = screen.console.measure(table, options=room).maximum <= screen.width
    for columns in [whole] if is_wide else page.HALVES:
        screen.line()
        screen.show(some_columns(rows, page.TITLES, columns))


def some_columns(rows: Sequence[Sequence[str]], titles: Sequence[str], columns: Sequence[int]) -> Any:
    """A table of some columns."""
    table = plain_table(*(titles[at] for at in columns))
    table.columns[0].no_wrap = False  # names may go on in a second line, figures never
    for row in rows:
        table.add_row(*(row[at] for at in columns))
    return table
