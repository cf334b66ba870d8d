"""`python -m tests.faults`: a server is killed again and again while hundreds play, and nobody loses an answer."""

from __future__ import annotations

import argparse
import random
import shlex
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from benchmarks.evening import Checked
from benchmarks.hall import (
    Figure,
    command_of,
    figure,
    none_of,
    on_two_cores,
    options,
    playing,
    quantile,
    told_loss,
    write,
)
from benchmarks.plan import Found, Seated
from benchmarks.venue import Venue, opened
from meadhall.hall.records import Record

FOREVER: Final = 3600.0  # seconds: a crowd goes home when it is told to
PATIENCE: Final = 60.0  # seconds until all matches must have gone on
LEAST: Final = 0.2  # seconds that a server lives at least


class Struck(NamedTuple):
    """What became of a hall that was struck."""

    found: Found
    checked: Checked
    reopened: list[float]  # seconds until the server answered again, each time
    resumed: float  # seconds after the last time until somebody had answered at every table
    standing: list[str]  # matches that did not go on


def strike(
    venue: Venue, tables: list[Seated], *, kills: int, gap: float, chance: random.Random, **wanted: float
) -> Struck:
    """Kill a server while a crowd plays, start it again, and so on; about so many seconds lie between."""
    venue.start()
    with playing(venue, tables, seconds=FOREVER, **wanted) as evening:
        reopened = []
        for _ in range(kills):
            time.sleep(chance.uniform(LEAST, 2 * gap))
            reopened.append(timed(venue.restart))
        since = time.time()
        standing = still(venue, tables, since)
        resumed = time.time() - since
        found = evening.end()
    venue.stop()
    return Struck(found, evening.checked(found), reopened, resumed, standing)


def timed(work: Callable[[], None]) -> float:
    """How many seconds something takes."""
    begun = time.monotonic()
    work()
    return time.monotonic() - begun


def still(venue: Venue, tables: list[Seated], since: float) -> list[str]:
    """The matches in which nobody has answered since then, though there was time."""
    left = [table.id for table in tables]
    end = time.monotonic() + PATIENCE
    while left and time.monotonic() < end:
        time.sleep(0.5)
        left = [id for id in left if not has_gone_on(venue, id, since)]
    return left


def has_gone_on(venue: Venue, id: str, since: float) -> bool:
    """Whether somebody has answered since then, in a match or in one that followed it."""
    record: Record | None = venue.storage.load(id)
    while record is not None and record.next is not None:
        record = venue.storage.load(record.next)
    return record is not None and any(row.at > since for row in record.rows)


def figures(told: argparse.Namespace, venue: Venue) -> list[Figure]:
    """Strike, and tell what came of it."""
    chance = random.Random(told.seed)  # noqa: S311 - no secret hangs on it
    tables = venue.deal(told.matches, seed=told.seed, kinds=told.game or ("duel", "unicorns"))
    struck = strike(venue, tables, kills=told.kills, gap=told.gap, chance=chance, pace=told.pace)
    refused = struck.found.refused
    loss = told_loss(struck.found, struck.checked, venue)
    return [
        figure("matches at once", "", told.matches),
        figure("the server was killed (SIGKILL) and started again", "times", told.kills),
        figure("the server answers again: median", "s", quantile(struck.reopened, 0.5)),
        figure("the server answers again: the longest", "s", max(struck.reopened)),
        figure("every match has gone on after the last time", "s", struck.resumed),
        figure("lines that broke and were opened again by their pages", "", struck.found.broken),
        figure(f"refusals ({', '.join(refused) or 'none'})", "", sum(refused.values())),
        none_of("matches that did not go on", len(struck.standing)),
        *loss[2:],
    ]


def main() -> int:
    """Strike a hall, print what came of it, and write it where asked."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("--kills", type=int, default=20, help="how often (20)")
    parser.add_argument("--gap", type=float, default=6.0, help="seconds between, about (6)")
    options(parser)
    told = parser.parse_args()
    on_two_cores()
    with tempfile.TemporaryDirectory() as folder, opened(Path(folder), shlex.split(told.serve)) as venue:
        return write(told.write, "hall-faults", figures(told, venue), command_of("tests.faults"))


if __name__ == "__main__":
    sys.exit(main())
