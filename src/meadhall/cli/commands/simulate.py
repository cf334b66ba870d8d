"""`meadhall simulate`: many matches between bots that play at random, and what came of them.

What can be drawn and is not named is drawn at random for every match. The same seed gives the same numbers, whatever
--jobs is.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import signal
import time
from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from meadhall.cli import Commands
from meadhall.cli.game import TerminalGame, argument_of_game, game_named, terminal_of, told_for
from meadhall.cli.packs.offer import check_game, offer_installed, option_of_packs, packs_given
from meadhall.cli.simulation.simulation import Plan, Section, Simulation, by_name
from meadhall.cli.simulation.tally import ORDER, SEATS, Tally
from meadhall.kernel.options import Options
from meadhall.packs.carried import PACKS, fingerprints, unpacked

if TYPE_CHECKING:
    from rich.table import Table

DIGITS: Final = 9  # of the greatest number that can be asked for
BATCH: Final = 100  # matches that a process plays at a time


def register(commands: Commands, words: Sequence[str] = ()) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "simulate", help="let random bots play many matches", description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    argument_of_game(parser, words, add_options)
    option_of_packs(parser)
    parser.add_argument("--games", type=positive, default=1000, metavar="N", help="how many matches (1000)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="a number from which everything follows (0)")
    parser.add_argument("--jobs", type=positive, metavar="N", help="how many processes play (default: one a core)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def add_options(terminal: TerminalGame, parser: argparse.ArgumentParser) -> None:
    """Add the options of a game."""
    terminal.add_simulate_options(parser)


def positive(word: str) -> int:
    """A number of at least one."""
    if not word.isdecimal() or not word.strip("0"):
        msg = f"{word!r} is not a whole number of 1 or more"
        raise argparse.ArgumentTypeError(msg)
    if len(word) > DIGITS:
        msg = f"{word[:40]!r} is too much; expected at most {DIGITS} digits"
        raise argparse.ArgumentTypeError(msg)
    return int(word)


def run(arguments: argparse.Namespace) -> int:
    """Play, count and tell."""
    plan = planned(arguments)
    jobs = arguments.jobs or os.cpu_count() or 1
    start = time.perf_counter()
    tally = simulated(plan, arguments.games, jobs)
    seconds = time.perf_counter() - start
    figures = told(plan) | {"matches": tally.matches, "seconds": round(seconds, 3), "jobs": jobs} | tally.told()
    if arguments.json:
        print(json.dumps(figures))
    else:
        show(plan, tally, seconds)
    return 0


def planned(arguments: argparse.Namespace) -> Plan:
    """What is to be played; packs that are not named on the command line only take part where a hero or board does."""
    packs = packs_given(arguments.pack)
    if arguments.game is None and packs:
        arguments.game = packs[0].about.game
    game = game_named(arguments)
    check_game(packs, game)
    terminal = terminal_of(game)
    wanted = told_for(game, arguments, add_options)
    wanted.packs = packs
    if named := terminal.named(wanted):
        offer_installed(named)
    return terminal.plan(wanted)


def told(plan: Plan) -> dict[str, Any]:
    """A plan as data; packs by their fingerprints."""
    found = plan._asdict()
    packs = fingerprints(unpacked(found.pop(PACKS, "")))
    return found | ({PACKS: packs} if packs else {})


# ---------------------------------------------------------------- playing
SIMULATIONS: Final[dict[Plan, Simulation]] = {}  # kept by a process from batch to batch


def simulation_of(plan: Plan) -> Simulation:
    """The simulation of a plan in this process."""
    if plan not in SIMULATIONS:
        SIMULATIONS[plan] = terminal_of(plan.game).simulation(plan)
    return SIMULATIONS[plan]


def batch(plan: Plan, numbers: range) -> Tally:
    """Some matches of a plan, counted."""
    simulation, out = simulation_of(plan), Options()
    tally = Tally(simulation.kinds)
    for number in numbers:
        played = simulation.play(number, out)
        tally.add(played, simulation.counts(played))
    return tally


def simulated(plan: Plan, games: int, jobs: int) -> Tally:
    """All matches of a plan, played by several processes, with a bar for whoever waits at a terminal."""
    batches = [range(at, min(at + BATCH, games)) for at in range(0, games, BATCH)]
    if jobs == 1 or len(batches) == 1:
        return gathered(plan, (batch(plan, numbers) for numbers in batches), games)
    with multiprocessing.get_context("spawn").Pool(min(jobs, len(batches)), initializer=deafen) as pool:
        return gathered(plan, pool.imap_unordered(partial(batch, plan), batches), games)


def deafen() -> None:
    """Leave it to the first process to stop when a person interrupts."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def gathered(plan: Plan, tallies: Iterator[Tally], games: int) -> Tally:
    """Add tallies up as they come."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn  # noqa: PLC0415

    from meadhall.cli.screen.screen import opened  # noqa: PLC0415 - Rich is loaded only by those who show something

    console = opened(is_error=True)
    speed = TextColumn("{task.fields[speed]:,.0f} matches a second")
    found = Tally(simulation_of(plan).kinds)
    start = time.perf_counter()
    with Progress(
        BarColumn(), MofNCompleteColumn(), speed, TimeRemainingColumn(), console=console, transient=True,
        disable=not console.is_terminal,
    ) as progress:  # fmt: skip
        task = progress.add_task("", total=games, speed=0.0)
        for tally in tallies:
            found.join(tally)
            progress.update(task, completed=found.matches, speed=found.matches / (time.perf_counter() - start))
    return found


# ---------------------------------------------------------------- telling
def show(plan: Plan, tally: Tally, seconds: float) -> None:
    """The summary for a person."""
    from meadhall.cli.screen.screen import Screen  # noqa: PLC0415

    screen = Screen()
    simulation = simulation_of(plan)
    screen.line(f"{plan.game}: {simulation.title()}, seed {plan.seed}", "bold")
    screen.line(f"{tally.matches:,} matches in {seconds:.1f} s: {tally.matches / seconds:,.0f} a second")
    sections = [*simulation.sections(tally), Section("seat", SEATS, by_name), Section("in turn order", ORDER, by_name)]
    for table in [*(rates(section, tally) for section in sections), extent(tally)]:
        screen.line()
        screen.show(table)
    for section in sections:
        left = len(tally.rates(section.kind)) - section.most
        if left > 0:
            screen.line(f"{left} more {section.kind} are not shown: --json tells them all", "dim")


def rates(section: Section, tally: Tally) -> Table:
    """Rates as a table."""
    kinds = [section.kind, section.beside] if section.beside else [section.kind]
    wholes = [title for kind in kinds for title in tally.kinds[kind]]
    table = plain_table(section.title, *wholes[:2], "rate", "95 % interval", *wholes[2:])
    beside = tally.rates(section.beside) if section.beside else {}
    for name, rate in sorted(tally.rates(section.kind).items(), key=section.order)[: section.most]:
        low, high = rate.interval
        more = (f"{number:,}" for other in [beside[name]] for number in (other.matches, other.wins)) if beside else ()
        numbers = (f"{rate.matches:,}", f"{rate.wins:,}", f"{rate.rate:.1%}", f"{100 * low:.1f} – {high:.1%}")
        table.add_row(name, *numbers, *more)
    return table


def extent(tally: Tally) -> Table:
    """How long matches took, and how they ended."""
    table = plain_table("length", "mean", "median", "5 – 95 %")
    told = tally.told()
    for name in ("turns", "decisions"):
        facts = told[name]
        table.add_row(name, f"{facts['mean']:.1f}", str(facts["median"]), f"{facts['low']} – {facts['high']}")
    table.add_section()
    for reason, number in tally.reasons.most_common():
        table.add_row(f"ended: {reason}", f"{number:,}", f"{number / tally.matches:.2%}", "")
    return table


def plain_table(*titles: str) -> Table:
    """A table of words and figures."""
    from rich import box  # noqa: PLC0415
    from rich.table import Table  # noqa: PLC0415

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, title_justify="left")
    for at, title in enumerate(titles):
        table.add_column(title, justify="right" if at else "left", no_wrap=True)
    return table
