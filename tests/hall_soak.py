"""`python -m tests.hall_soak`: an hour of play, after which the hall must be no bigger than before."""

from __future__ import annotations

import argparse
import math
import shlex
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from benchmarks.hall import (
    KILOBYTE,
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
from benchmarks.venue import GAMES, Venue, opened

SAMPLES: Final = 120  # at most
LEAST_PAUSE: Final = 1.0  # seconds between two samples
WARM: Final = 0.25  # of the time: caches fill, and the allocator finds its size
MINUTE: Final = 60.0
SURE: Final = 2.0  # standard errors by which something must grow before it counts
GAUGES: Final = {
    "meadhall_rooms_open": "rooms",
    "meadhall_lines_open": "lines",
    "meadhall_tasks_running": "tasks",
}
# what there may be more of in the end: as much as nobody could call a leak after an hour
MOST_MEMORY: Final = 10.0  # MB
MOST: Final = 5.0  # files, threads, rooms, lines, tasks


class Sample(NamedTuple):
    """How big a hall is at a moment."""

    at: float  # seconds
    memory: float  # MB
    files: float
    threads: float
    rooms: float
    lines: float
    tasks: float


class Slope(NamedTuple):
    """By how much something has grown, and how sure that is."""

    growth: float
    error: float

    @property
    def sure(self) -> float:
        """The growth that is beyond doubt: none if it may as well be chance."""
        return max(0.0, self.growth - SURE * self.error)


def slope(times: Sequence[float], values: Sequence[float]) -> Slope:
    """By how much the straight line through some samples rises from the first to the last."""
    growth, begin = statistics.linear_regression(times, values)
    left = [value - begin - growth * at for at, value in zip(times, values, strict=True)]
    middle = statistics.fmean(times)
    spread = sum((at - middle) ** 2 for at in times)
    error = math.sqrt(sum(each * each for each in left) / max(1, len(left) - 2) / spread)
    length = times[-1] - times[0]
    return Slope(growth * length, error * length)


def sampled(venue: Venue, begun: float) -> Sample:
    """How big a hall is now: what the system says of its processes, and what it says itself."""
    used = venue.usage()
    told = venue.metrics()
    counted = {name: told[gauge] for gauge, name in GAUGES.items()}
    return Sample(time.monotonic() - begun, used.memory / KILOBYTE**2, used.files, used.threads, **counted)


def grown(name: str, unit: str, samples: Sequence[Sample], bound: float) -> Figure:
    """By how much a part of the hall has grown; what must stay under the bound is what is beyond doubt."""
    found = slope([each.at for each in samples], [getattr(each, name) for each in samples])
    words = f"{name}: grown since then, beyond doubt ({found.growth:+.2f} ± {SURE * found.error:.2f})"
    return figure(words, unit, found.sure, under=bound)


def figures(told: argparse.Namespace, venue: Venue) -> list[Figure]:
    """Play for long, look now and then, and tell how it went."""
    seconds = told.minutes * MINUTE
    tables = venue.deal(told.matches, seed=told.seed, kinds=told.game or GAMES)
    venue.start()
    with playing(venue, tables, seconds=2 * seconds + MINUTE, pace=told.pace, seed=told.seed) as evening:
        samples = watched(venue, seconds)
        found = evening.end()
    venue.stop()
    kept = [each for each in samples if each.at >= WARM * seconds]
    return [
        figure("matches at once", "", told.matches),
        figure("minutes", "", told.minutes),
        figure("answers", "", found.answers),
        figure("matches that ended and were followed by another", "", found.begun),
        figure("answer to news at both pages: p99", "ms", quantile(found.waits["plain"], 0.99)),
        figure("the server's memory after a quarter of the time", "MB", kept[0].memory),
        figure("the server's memory in the end", "MB", kept[-1].memory),
        grown("memory", "MB", kept, MOST_MEMORY),
        *(grown(name, "", kept, MOST) for name in ("files", "threads", "rooms", "lines", "tasks")),
        none_of("rooms beyond the tables in the end", max(0, int(kept[-1].rooms) - told.matches)),
        *told_loss(found, evening.checked(found), venue),
    ]


def watched(venue: Venue, seconds: float) -> list[Sample]:
    """Samples over a time."""
    begun = time.monotonic()
    pause = max(LEAST_PAUSE, seconds / SAMPLES)
    samples = []
    while time.monotonic() < begun + seconds:
        time.sleep(pause)
        samples.append(sampled(venue, begun))
    return samples


def main() -> int:
    """Play, print how it went, and write it where asked."""
    parser = argparse.ArgumentParser(prog="python -m tests.hall_soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0, help="how long (60)")
    options(parser)
    parser.set_defaults(matches=100)
    told = parser.parse_args()
    on_two_cores()
    with tempfile.TemporaryDirectory() as folder, opened(Path(folder), shlex.split(told.serve)) as venue:
        return write(told.write, "hall-soak", figures(told, venue), command_of("tests.hall_soak"))


if __name__ == "__main__":
    sys.exit(main())
