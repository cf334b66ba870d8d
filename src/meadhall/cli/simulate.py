"""`meadhall simulate`: many matches between bots that play at random, and what came of them.

Heroes that are not named are drawn at random for every match. The same seed gives the same numbers, whatever --jobs is.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from meadhall import SetupError
from meadhall.cli import Commands
from meadhall.cli.heroes import RANDOM, drawn_hero, option_of_heroes
from meadhall.cli.tally import Played, Rate, Tally
from meadhall.kernel.chance import Chance, chance_of
from meadhall.kernel.game import Game, find_game
from meadhall.kernel.machine import EVENT_WIDTH, State, playout
from meadhall.kernel.options import Options

if TYPE_CHECKING:
    from rich.table import Table

LIMIT: Final = 20_000  # answers; no match comes near it
BATCH: Final = 100  # matches that a process plays at a time
PAIRS: Final = 45  # as many are shown; --json gives all


class Plan(NamedTuple):
    """What is to be played."""

    game: str
    heroes: tuple[str, ...]  # one a seat, or random
    board: str
    mode: str
    seed: int


def register(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "simulate", help="let random bots play many matches", description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    parser.add_argument("game", nargs="?", default="duel", help="the game (default: duel)")
    parser.add_argument("--games", type=positive, default=1000, metavar="N", help="how many matches (1000)")
    option_of_heroes(parser)
    parser.add_argument("--board", default="sarpedon", help="the board's id, or random (sarpedon)")
    parser.add_argument("--mode", default="duel", help="duel, free_for_all or teams (duel)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="a number from which everything follows (0)")
    parser.add_argument("--jobs", type=positive, metavar="N", help="how many processes play (default: one a core)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def positive(word: str) -> int:
    """A number of at least one."""
    if not word.isdecimal() or int(word) < 1:
        msg = f"{word!r} is not a whole number of 1 or more"
        raise argparse.ArgumentTypeError(msg)
    return int(word)


def run(arguments: argparse.Namespace) -> int:
    """Play, count and tell."""
    plan = planned(arguments)
    jobs = arguments.jobs or os.cpu_count() or 1
    start = time.perf_counter()
    tally = simulated(plan, arguments.games, jobs)
    seconds = time.perf_counter() - start
    figures = plan._asdict() | {"matches": tally.matches, "seconds": round(seconds, 3), "jobs": jobs} | tally.told()
    if arguments.json:
        print(json.dumps(figures))
    else:
        show(plan, tally, seconds)
    return 0


def planned(arguments: argparse.Namespace) -> Plan:
    """The plan, refused if it cannot be played."""
    from meadhall.games.duel.setup import MODES  # noqa: PLC0415 - the cards are read only when somebody plays

    named: list[str] = arguments.heroes
    seats = MODES[arguments.mode][0] if arguments.mode in MODES else len(named)
    heroes = named + [RANDOM] * (seats - len(named))
    plan = Plan(arguments.game, tuple(heroes), arguments.board, arguments.mode, arguments.seed)
    table = Tables(plan)
    if not table.boards:
        msg = f"no board fits the mode {plan.mode!r}"
        raise SetupError(msg)
    table.setup(table.named(), table.boards[0])
    return plan


# ---------------------------------------------------------------- playing
class Tables:
    """The setups of a plan, each made once."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game: Game[Any] = find_game(plan.game)
        catalogue: Any = getattr(self.game, "catalogue", None)
        self.heroes = sorted(catalogue.heroes)
        self.made: dict[tuple[tuple[str, ...], str], dict[str, object]] = {}
        self.boards = [plan.board]
        if plan.board == RANDOM:
            self.boards = [board for board in sorted(catalogue.boards) if self.fits(board)]

    def named(self) -> tuple[str, ...]:
        """The heroes of the plan, the first of all in the place of those that are drawn."""
        return tuple(self.heroes[0] if hero == RANDOM else hero for hero in self.plan.heroes)

    def fits(self, board: str) -> bool:
        """Whether the plan can be played on a board; a plan that fits none is refused with its own reason."""
        try:
            self.setup(self.named(), board)
        except SetupError as refusal:
            if "start spaces" not in str(refusal):
                raise
            return False
        return True

    def setup(self, heroes: tuple[str, ...], board: str) -> dict[str, object]:
        """A prepared setup."""
        made = self.made.get((heroes, board))
        if made is None:
            made = self.game.prepare({"mode": self.plan.mode, "heroes": list(heroes), "board": board})
            self.made[heroes, board] = made
        return made

    def drawn(self, chance: Chance) -> tuple[tuple[str, ...], str]:
        """The heroes and the board of one match; nobody is drawn twice as long as others are left."""
        chosen: list[str] = []
        for hero in self.plan.heroes:
            taken = {*chosen, *self.plan.heroes}
            chosen.append(drawn_hero(self.heroes, taken, chance) if hero == RANDOM else hero)
        return tuple(chosen), self.boards[chance.below(len(self.boards))]

    def play(self, number: int, out: Options) -> Played:
        """One match of the plan: everything about it follows from the seed and its number."""
        chance = chance_of(self.plan.seed << 64 | number, "simulate")
        heroes, board = self.drawn(chance)
        s: State = self.game.start(self.setup(heroes, board), chance.next() << 32 | chance.next(), listening=True)
        decisions = playout(s, chance, out, LIMIT)
        first, turns = turns_of(s)
        winners = frozenset(seat for seat in range(s.seats) if s.winners >> seat & 1)
        return Played(heroes, board, first, winners, self.game.reason(s.reason), turns, decisions)


def turns_of(s: State) -> tuple[int, int]:
    """Whose the first turn was, and how many there were, as the match's events tell."""
    from meadhall.games.duel.events import TURN_BEGAN  # noqa: PLC0415

    kinds = list(s.events[::EVENT_WIDTH])
    first = kinds.index(TURN_BEGAN) * EVENT_WIDTH + 2
    return s.events[first], kinds.count(TURN_BEGAN)


def batch(plan: Plan, numbers: range) -> Tally:
    """Some matches of a plan, counted."""
    tables, out, tally = tables_of(plan), Options(), Tally()
    for number in numbers:
        tally.add(tables.play(number, out))
    return tally


TABLES: Final[dict[Plan, Tables]] = {}  # kept by a process from batch to batch


def tables_of(plan: Plan) -> Tables:
    """The tables of a plan in this process."""
    if plan not in TABLES:
        TABLES[plan] = Tables(plan)
    return TABLES[plan]


def simulated(plan: Plan, games: int, jobs: int) -> Tally:
    """All matches of a plan, played by several processes, with a bar for whoever waits at a terminal."""
    batches = [range(at, min(at + BATCH, games)) for at in range(0, games, BATCH)]
    if jobs == 1 or len(batches) == 1:
        return gathered((batch(plan, numbers) for numbers in batches), games)
    with multiprocessing.get_context("spawn").Pool(min(jobs, len(batches)), initializer=deafen) as pool:
        return gathered(pool.imap_unordered(partial(batch, plan), batches), games)


def deafen() -> None:
    """Leave it to the first process to stop when a person interrupts."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def gathered(tallies: Iterator[Tally], games: int) -> Tally:
    """Add tallies up as they come."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn  # noqa: PLC0415

    from meadhall.cli.screen import opened  # noqa: PLC0415 - Rich is loaded only by those who show something

    console = opened(is_error=True)
    speed = TextColumn("{task.fields[speed]:,.0f} matches a second")
    found = Tally()
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
    from meadhall.cli.screen import Screen  # noqa: PLC0415

    screen = Screen()
    screen.line(f"{plan.game}: {plan.mode}, board {plan.board}, seed {plan.seed}", "bold")
    screen.line(f"{tally.matches:,} matches in {seconds:.1f} s: {tally.matches / seconds:,.0f} a second")
    pairs = tally.rates("pair") if RANDOM in plan.heroes else {}
    tables = [rates("hero", tally.rates("hero"), by_rate)]
    tables += [rates("the first against the second", pairs, by_imbalance, PAIRS)] if pairs else []
    tables += [rates("seat", tally.rates("seat"), by_name), rates("in turn order", tally.rates("order"), by_name)]
    for table in [*tables, extent(tally)]:
        screen.line()
        screen.show(table)
    if len(pairs) > PAIRS:
        screen.line(f"{len(pairs) - PAIRS} more pairs are not shown: --json tells them all", "dim")


def by_rate(pair: tuple[str, Rate]) -> float:
    """The best first."""
    return -pair[1].rate


def by_imbalance(pair: tuple[str, Rate]) -> float:
    """The most one-sided first."""
    return -abs(pair[1].rate - 0.5)


def by_name(pair: tuple[str, Rate]) -> str:
    """In order."""
    return pair[0]


def rates(title: str, found: dict[str, Rate], order: Callable[[Any], Any], most: int = 1000) -> Table:
    """Rates as a table."""
    table = plain_table(title, "matches", "won", "rate", "95 % interval")
    for name, rate in sorted(found.items(), key=order)[:most]:
        low, high = rate.interval
        table.add_row(name, f"{rate.matches:,}", f"{rate.wins:,}", f"{rate.rate:.1%}", f"{100 * low:.1f} – {high:.1%}")
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
