"""`python -m benchmarks.hostile`: what innocent guests notice of hostile ones, on two cores that all of them share.

Innocent people answer about once a second at their tables. Beside them, from another address of this machine, somebody
watches with thousands of pages, asks and never reads, or keeps all bots busy. Everything is bounded in count and time.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import http.client
import json
import random
import secrets
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

import meadhall
from benchmarks.hall import KILOBYTE, Figure, command_of, figure, none_of, on_two_cores, playing, quantile, write
from benchmarks.line import Line
from benchmarks.plan import Found
from benchmarks.venue import PATIENCE, Venue, new_record, opened
from meadhall.hall import wire
from meadhall.hall.records import Sitter
from meadhall.kernel.game import find_game

ELSEWHERE: Final = "127.0.0.2"  # where hostile guests come from
HELLO: Final = json.dumps({"kind": "hello", "version": wire.VERSION, "language": "en"}).encode()
ASKS: Final = [
    json.dumps(ask).encode() for ask in ({"kind": "look", "seat": None}, {"kind": "speak", "language": "en"})
]
TABLES: Final = 8  # of innocent people
RAMP: Final = 200.0  # lines a second while everybody comes
ARRIVALS: Final = 3.0  # a second, while it is measured
BOT: Final = "page"  # whom innocent people play against


# -------------------------------------------------------------------- hostile guests
class Stranger:
    """A page without a seat; one that is deaf reads nothing of what it is told."""

    def __init__(self, siege: Siege, id: str, *, deaf: bool = False) -> None:
        self.siege = siege
        self.id = id
        self.deaf = deaf
        self.line = Line(self)

    def request(self) -> bytes:
        """What asks for the line."""
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        host = f"127.0.0.1:{self.siege.port}"
        return (
            f"GET /api/matches/{self.id}/line HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nOrigin: http://{host}\r\n\r\n"
        ).encode()

    async def come(self) -> None:
        """Open the line."""
        loop = asyncio.get_running_loop()
        await loop.create_connection(self.line.itself, "127.0.0.1", self.siege.port, local_addr=(ELSEWHERE, 0))

    def greet(self) -> None:
        """Say hello; then perhaps never listen again."""
        self.siege.came += 1
        self.line.say(HELLO)
        if self.deaf and self.line.transport is not None:
            self.line.transport.pause_reading()

    def nag(self) -> None:
        """Ask for as much as can be had for a few bytes."""
        for ask in ASKS:
            self.line.say(ask)

    def turned_away(self, _why: str) -> None:
        """There is no line to be had."""
        self.siege.refused += 1

    def hear(self, _payload: bytes) -> None:
        """A message has come."""

    def dismissed(self, _told: bytes) -> None:
        """The server ends the line."""
        self.siege.ended += 1

    def cut(self, _line: Line) -> None:
        """The line has ended."""
        self.siege.cut += 1


class Siege:
    """Hostile guests in a thread of their own."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.begun: list[Any] = []
        self.came = self.refused = self.ended = self.cut = 0
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)

    def __enter__(self) -> Self:
        self.thread.start()
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _problem: BaseException | None, _trace: TracebackType | None
    ) -> None:
        for each in self.begun:
            each.cancel()
        self.loop.call_soon_threadsafe(self.loop.call_later, 0.2, self.loop.stop)
        self.thread.join(PATIENCE)

    def begin(self, work: Coroutine[Any, Any, None]) -> Any:
        """Do something in that thread."""
        self.begun.append(asyncio.run_coroutine_threadsafe(work, self.loop))
        return self.begun[-1]

    async def crowd(self, id: str, many: int, pace: float) -> None:
        """So many pages come to watch a table."""
        for _ in range(many):
            await Stranger(self, id).come()
            await asyncio.sleep(1 / pace)

    async def deaf(self, id: str, many: int, seconds: float) -> None:
        """Pages that ask and ask, and never read; who is cut comes again."""
        end = time.monotonic() + seconds
        lines = [Stranger(self, id, deaf=True) for _ in range(many)]
        for each in lines:
            await each.come()
        while time.monotonic() < end:
            for at, each in enumerate(lines):
                if each.line.transport is None or each.line.transport.is_closing():
                    lines[at] = Stranger(self, id, deaf=True)
                    await lines[at].come()
                else:
                    each.nag()
            await asyncio.sleep(0.05)


class Pulse:
    """Asks for /healthz again and again, in a thread, and takes the time."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.times: list[float] = []
        self.done = threading.Event()
        self.thread = threading.Thread(target=self.run, daemon=True)

    def __enter__(self) -> Self:
        self.thread.start()
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _problem: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self.done.set()
        self.thread.join(PATIENCE)

    def run(self) -> None:
        """Ask, five times a second."""
        while not self.done.wait(0.2):
            begun = time.perf_counter()
            line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
            line.request("GET", "/healthz")
            line.getresponse().read()
            line.close()
            self.times.append(1000 * (time.perf_counter() - begun))


# -------------------------------------------------------------------- what is measured
def told(found: Found, pulse: Pulse, venue: Venue, before: int) -> list[Figure]:
    """What innocent people noticed."""
    waits = found.waits["plain"]
    return [
        figure("answers of innocent people", "", len(waits)),
        figure("answer to news at both pages, p50", "ms", quantile(waits, 0.5)),
        figure("answer to news at both pages, p99", "ms", quantile(waits, 0.99), under=150),
        figure("GET /healthz, the longest", "ms", max(pulse.times, default=0.0), under=1000),
        figure("the server's memory grew by", "MB", (venue.usage().memory - before) / KILOBYTE**2, under=300),
        none_of("answers that brought no news", len(found.lost)),
        none_of("lines of innocent people that broke", found.broken),
    ]


def watched(words: argparse.Namespace, venue: Venue) -> list[Figure]:
    """Thousands of pages watch one table, and more come and go."""
    tables = venue.deal(TABLES, seed=words.seed)
    venue.start()
    before = venue.usage().memory
    with Siege(venue.port) as siege:
        siege.begin(siege.crowd(tables[0].id, words.watchers, RAMP)).result(words.watchers / RAMP + PATIENCE)
        with (
            playing(venue, tables, seconds=words.seconds, pace=words.pace, seed=words.seed) as evening,
            Pulse(venue.port) as pulse,
        ):
            siege.begin(siege.crowd(tables[0].id, int(ARRIVALS * words.seconds), ARRIVALS))
            cpu = venue.usage().cpu
            evening.wait("done")
            cpu = venue.usage().cpu - cpu
            found = evening.end()
        figures = told(found, pulse, venue, before)
        came, refused = siege.came, siege.refused
    venue.stop()
    load = figure("the server", "% of a core", 100 * cpu / words.seconds)
    return [figure("pages that watch one table", "", came), none_of("of them refused", refused), load, *figures]


def deafened(words: argparse.Namespace, venue: Venue) -> list[Figure]:
    """Pages ask for all that there is, again and again, and never read."""
    tables = venue.deal(TABLES, seed=words.seed)
    venue.start()
    before = venue.usage().memory
    with Siege(venue.port) as siege:
        siege.begin(siege.deaf(tables[0].id, words.deaf, words.seconds + PATIENCE))
        with (
            playing(venue, tables, seconds=words.seconds, pace=words.pace, seed=words.seed) as evening,
            Pulse(venue.port) as pulse,
        ):
            evening.wait("done")
            found = evening.end()
        figures = told(found, pulse, venue, before)
        cut = siege.cut
    venue.stop()
    return [figure("pages that ask and never read", "", words.deaf), figure("of them cut", "times", cut), *figures]


def starved(words: argparse.Namespace, venue: Venue) -> list[Figure]:
    """Tables full of the strongest bots are left alone, while somebody plays against a bot of their own."""
    mine = venue.deal(1, seed=words.seed, bot=BOT, kinds=("duel",))
    left = [legends(venue, at) for at in range(words.legends)]
    venue.start()
    quiet = thought(venue, mine, words)
    with Siege(venue.port) as siege:
        for each in left:
            siege.begin(siege.crowd(each, 1, RAMP)).result(PATIENCE)
        busy = thought(venue, mine, words)
    venue.stop()
    return [
        figure("tables of seven legends that were left", "", words.legends),
        figure(f"a bot ({BOT}) thinks, mean, in a quiet hall", "ms", quiet),
        figure(f"a bot ({BOT}) thinks, mean, beside them", "ms", busy, under=2_000),
    ]


def legends(venue: Venue, at: int) -> str:
    """A table of bots alone: whoever set it has left."""
    game = find_game("unicorns")
    setup: Any = game.prepare({"players": 8, "first": 0})
    bots = [Sitter("bot", "", "legend", None)] * 8
    chance = random.Random(at)  # noqa: S311 - no secret hangs on it
    record = new_record("unicorns", chance, bots, wire.Timing())
    venue.storage.create(
        record._replace(setup=setup, fingerprint=game.fingerprint(setup), version=meadhall.__version__)
    )
    return record.id


def thought(venue: Venue, tables: list[Any], words: argparse.Namespace) -> float:
    """How long a bot of an innocent table thinks in the mean, with waiting, in milliseconds."""
    before = venue.metrics()
    with playing(venue, tables, seconds=words.seconds, pace=words.pace, seed=words.seed) as evening:
        evening.wait("done")
        evening.end()
    after = venue.metrics()
    name = f'meadhall_thought_seconds_{{}}{{{{level="{BOT}"}}}}'
    many = after[name.format("count")] - before.get(name.format("count"), 0.0)
    spent = after[name.format("sum")] - before.get(name.format("sum"), 0.0)
    return 1000 * spent / max(many, 1.0)


PARTS: Final[dict[str, Callable[[argparse.Namespace, Venue], list[Figure]]]] = {
    "watched": watched,
    "deafened": deafened,
    "starved": starved,
}


def main() -> int:
    """Measure, print, and write where asked."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.hostile", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"{', '.join(PARTS)} (all)")
    parser.add_argument("--seconds", type=float, default=30.0, help="that are measured (30)")
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between the answers at a table (1)")
    parser.add_argument("--watchers", type=int, default=2_000, help="pages that watch one table (2000)")
    parser.add_argument("--deaf", type=int, default=30, help="pages that ask and never read (30)")
    parser.add_argument("--legends", type=int, default=20, help="tables of bots that were left (20)")
    parser.add_argument("--seed", type=int, default=1, help="of everything that falls by chance (1)")
    parser.add_argument("--write", type=Path, metavar="PAGE", help="replace the figures in a Markdown page")
    words = parser.parse_args()
    on_two_cores()
    status = 0
    for part in words.parts or PARTS:
        with tempfile.TemporaryDirectory() as folder, opened(Path(folder)) as venue:
            status |= write(words.write, f"hostile-{part}", PARTS[part](words, venue), command_of("benchmarks.hostile"))
    return status


if __name__ == "__main__":
    sys.exit(main())
