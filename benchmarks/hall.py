"""`python -m benchmarks.hall`: how much the hall can bear, on two cores that the server shares with its guests."""

from __future__ import annotations

import argparse
import os
import shlex
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from benchmarks.evening import Checked, Evening
from benchmarks.plan import Found, Seated
from benchmarks.probe import Probe
from benchmarks.report import Bar, machine, number, put_into
from benchmarks.venue import GAMES, Usage, Venue, opened
from meadhall import bots
from meadhall.hall import wire

CORES: Final = 2
LEVEL: Final = bots.LEVELS[-1].name
LISTED: Final = 50  # tables of the guest who looks at their list again and again
DAY: Final = wire.Timing(kind="match", seconds=24 * 3600)  # a clock that runs keeps a room open without anybody in it
OFTEN: Final = 100  # matches that are looked at again and again
ROUNDS: Final = 6  # until the collector of what is no longer needed has found its pace, and then as often once more
SETTLED: Final = 2.0  # seconds after which a server has done all that was to do
KILOBYTE: Final = 1024
KINDS: Final = {
    "plain": "answer to news at both pages",
    "window": "passing in a window, from its end to the news at both pages",
    "held": "a defence, from the end of its beat to the news at both pages",
}


class Figure(NamedTuple):
    """What was measured, beside its bar."""

    bar: Bar
    value: float

    def verdict(self) -> str:
        """Whether the bar holds."""
        return "" if self.bar.bound is None else "met" if self.bar.holds(self.value) else "MISSED"

    def cells(self) -> list[str]:
        """A line of a table."""
        return [self.bar.words, self.bar.unit, self.bar.shown(), number(self.value), self.verdict()]


def figure(words: str, unit: str, value: float, *, under: float | None = None) -> Figure:
    """A figure that should be under a bound, if one is told."""
    return Figure(Bar(words, unit, under, least=False), value)


def none_of(words: str, many: int) -> Figure:
    """Something that must not happen."""
    return figure(words, "", many, under=1)


def quantile(values: list[float], part: float) -> float:
    """The value that this part of them does not exceed."""
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]


def spread(words: str, values: list[float], *, under: float | None = None) -> list[Figure]:
    """The usual and the worst of many times; the bound is for all but one in a hundred."""
    if not values:
        return []
    found = [figure(f"{words}: {name}", "ms", quantile(values, part)) for name, part in (("p50", 0.5), ("p95", 0.95))]
    found.append(figure(f"{words}: p99", "ms", quantile(values, 0.99), under=under))
    return [*found, figure(f"{words}: the longest of {len(values):,}", "ms", max(values))]


# -------------------------------------------------------------------- what is measured
@contextmanager
def playing(venue: Venue, tables: list[Seated], **wanted: float) -> Iterator[Evening]:
    """A crowd that has come in and begun."""
    evening = Evening(venue, tables, **wanted)
    try:
        evening.wait("ready")
        yield evening
    finally:
        evening.close()


def load(told: argparse.Namespace, venue: Venue) -> list[Figure]:
    """Many matches at once, each answered about once a second."""
    tables = venue.deal(told.matches, seed=told.seed, kinds=told.game or GAMES)
    venue.start()
    with playing(venue, tables, seconds=told.seconds, pace=told.pace, seed=told.seed) as evening:
        before = venue.usage()
        evening.wait("done")
        after = venue.usage()
        found = evening.end()
    venue.stop()
    return told_load(len(tables), found, before, after) + told_loss(found, evening.checked(found), venue)


def told_load(many: int, found: Found, before: Usage, after: Usage) -> list[Figure]:
    """What a load was, how long everybody waited, and what it took."""
    times = [
        each
        for kind, words in KINDS.items()
        for each in spread(words, found.waits[kind], under=150 if kind == "plain" else None)
    ]
    return [
        figure("matches at once", "", many),
        figure("answers", "a second", found.answers / found.seconds),
        figure("matches that ended and were followed by another", "", found.begun),
        *times,
        figure("the server, all its processes", "% of a core", 100 * (after.cpu - before.cpu) / found.seconds),
        figure("the server, for an answer and its news", "ms of CPU", 1000 * (after.cpu - before.cpu) / found.answers),
        figure("the crowd", "% of a core", 100 * found.cpu / found.seconds),
        figure("the crowd was itself late, at most", "ms", found.late),
        figure("news and other messages", "KB/s", found.bytes / found.seconds / KILOBYTE),
        figure("the server's memory, all its processes", "MB", after.memory / KILOBYTE**2),
    ]


def told_loss(found: Found, checked: Checked, venue: Venue) -> list[Figure]:
    """What went wrong."""
    for trouble in [*found.lost, *checked.missing, *checked.broken, *venue.troubles()][:20]:
        print(trouble, file=sys.stderr)
    return [
        none_of(f"refusals ({', '.join(found.refused) or 'none'})", sum(found.refused.values())),
        none_of("lines that broke", found.broken),
        none_of("answers that brought no news", len(found.lost)),
        none_of(f"of {checked.confirmed:,} answers that were confirmed: not stored", len(checked.missing)),
        none_of(f"of {checked.matches:,} matches: broken", len(checked.broken)),
        none_of("lines of trouble in the server's log", len(venue.troubles())),
    ]


def thinking(told: argparse.Namespace, venue: Venue) -> list[Figure]:
    """Many bots of the strongest level at once, and what everybody else notices of it."""
    tables = venue.deal(told.bots, seed=told.seed, bot=LEVEL)
    guest = venue.visitors.new()
    listed = venue.deal(LISTED, seed=told.seed + 1, cookie=guest)
    venue.start()
    with playing(venue, tables, seconds=told.seconds, pace=told.pace, seed=told.seed) as evening:
        before = venue.usage()
        with Probe(venue.port, guest, listed[0].id) as probe:
            probe.run(told.seconds / 2)
        after = venue.usage()
        found = evening.end()
    venue.stop()
    answered = [each for waits in found.waits.values() for each in waits]
    return [
        figure(f"matches against bots ({LEVEL}) at once", "", told.bots),
        *(each for name, times in probe.times.items() for each in spread(name, times, under=200)),
        *spread("a person's answer to its news", answered),
        figure("the server with its bots", "% of a core", 100 * (after.cpu - before.cpu) / (told.seconds / 2)),
        *told_loss(found, evening.checked(found), venue),
    ]


def idle(told: argparse.Namespace, venue: Venue) -> list[Figure]:
    """What a match costs in which nothing happens: with two pages that look at it, alone, and with nobody there.

    Everything is seen once before, such that what the server remembers of heroes and languages is not counted.
    """
    half, all_ = told.matches, 2 * told.matches
    tables = venue.deal(all_, seed=told.seed)
    clocked = venue.deal(all_, seed=told.seed, timing=DAY)
    venue.start()
    empty = venue.usage().memory
    visited = memory_after(venue, tables)
    again = [memory_after(venue, tables[:OFTEN]) for _ in range(2 * ROUNDS)][ROUNDS - 1 :]
    rooms = int(venue.metrics()["meadhall_rooms_open"])
    watched = memory_with(venue, tables[:half], tables[half:])
    venue.restart()
    memory_after(venue, tables)
    alone = [memory_after(venue, part) for part in (clocked[:half], clocked[half:])]
    return [
        figure("a match with two pages that look at it", "KB", (watched[1] - watched[0]) / half / KILOBYTE, under=50),
        figure("a match whose clock runs, nobody there", "KB", (alone[1] - alone[0]) / half / KILOBYTE, under=50),
        figure("a match that was looked at once more", "KB", (again[-1] - again[0]) / ROUNDS / OFTEN / KILOBYTE),
        none_of("rooms that are open when everybody has gone", rooms),
        figure("the server before anybody comes", "MB", empty / KILOBYTE**2),
        figure(f"after {all_:,} matches were looked at", "MB", visited / KILOBYTE**2),
        figure(f"while {2 * all_:,} pages look at {all_:,} matches", "MB", watched[1] / KILOBYTE**2),
    ]


def memory_with(venue: Venue, some: list[Seated], others: list[Seated]) -> tuple[int, int]:
    """The memory of a server while two pages look at each of some tables, and while others are looked at as well.

    The first pages stay meanwhile: rooms that close keep their memory until the next look at all garbage.
    """
    with playing(venue, some, seconds=600.0, pace=0.0, warm=SETTLED) as first:
        few = venue.usage().memory
        with playing(venue, others, seconds=600.0, pace=0.0, warm=SETTLED) as second:
            many = venue.usage().memory
            second.end()
        first.end()
    return few, many


def memory_after(venue: Venue, tables: list[Seated]) -> int:
    """The memory of a server after somebody has come in and gone again, table after table."""
    with Probe(venue.port, "", "") as probe:
        for table in tables:
            probe.visit(table)
    time.sleep(SETTLED)
    return venue.usage().memory


PARTS: Final[dict[str, Callable[[argparse.Namespace, Venue], list[Figure]]]] = {
    "load": load,
    "bots": thinking,
    "memory": idle,
}


# -------------------------------------------------------------------- what is told
def text(figures: list[Figure]) -> str:
    """The figures for a terminal."""
    lines = [each.cells() for each in figures]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join(
        "  ".join(f"{cell:{side}{width}}" for cell, side, width in zip(line, "<<>><", widths, strict=True)).rstrip()
        for line in lines
    )


def markdown(figures: list[Figure], command: str) -> str:
    """The figures for a page."""
    lines = ["| what | unit | bar | measured |  |", "| --- | --- | ---: | ---: | --- |"]
    lines += ["| " + " | ".join(each.cells()) + " |" for each in figures]
    facts = machine()
    about = f"{facts['processor'].partition(',')[0]}, {CORES} cores, {facts['Python']}, meadhall {facts['meadhall']}"
    return "\n".join([f"`{command}`, on {about}:", "", *lines])


def write(page: Path | None, name: str, figures: list[Figure], command: str) -> int:
    """Print figures, put them into a page if one is told; the exit status."""
    print(text(figures), flush=True)
    if page is not None:
        put = put_into(page.read_text(encoding="utf-8"), markdown(figures, command), name)
        page.write_text(put, encoding="utf-8")
    return 1 if any(each.verdict() == "MISSED" for each in figures) else 0


def on_two_cores() -> None:
    """Stay on two cores, with everything that is started from here."""
    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:CORES])


def options(parser: argparse.ArgumentParser) -> None:
    """What all commands about the hall understand."""
    parser.add_argument("--matches", type=int, default=500, help="at once (500)")
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between the answers at a table (1)")
    parser.add_argument("--game", action="append", choices=("duel", "unicorns"), help="only this one (half and half)")
    parser.add_argument("--seed", type=int, default=1, help="of everything that falls by chance (1)")
    parser.add_argument("--serve", default="", metavar="WORDS", help="more words for `meadhall serve`")
    parser.add_argument("--write", type=Path, metavar="PAGE", help="replace the figures in a Markdown page")


def command_of(module: str) -> str:
    """What was typed, but for where the figures are written."""
    words = sys.argv[1:]
    kept = [word for at, word in enumerate(words) if word != "--write" and (at == 0 or words[at - 1] != "--write")]
    return shlex.join(["python", "-m", module, *kept])


def main() -> int:
    """Measure, print, and write where asked."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.hall", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"{', '.join(PARTS)} (all)")
    parser.add_argument("--seconds", type=float, default=120.0, help="that are measured (120)")
    parser.add_argument("--bots", type=int, default=24, help="matches against bots (24)")
    options(parser)
    told = parser.parse_args()
    on_two_cores()
    status = 0
    for part in told.parts or PARTS:
        with tempfile.TemporaryDirectory() as folder, opened(Path(folder), shlex.split(told.serve)) as venue:
            status |= write(told.write, f"hall-{part}", PARTS[part](told, venue), command_of("benchmarks.hall"))
    return status


if __name__ == "__main__":
    sys.exit(main())
