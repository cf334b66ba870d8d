"""A venue: a real `meadhall serve` with a folder of its own, and the tables that are set there.

Tables are written into the database before it opens: a server lets nobody set hundreds of them in a minute.
"""

from __future__ import annotations

import http.client
import os
import random
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import meadhall
from benchmarks.plan import Seated
from meadhall.games.duel.terminal.bout import setups as duel_setups
from meadhall.hall import wire
from meadhall.hall.records import ANSWER, Record, Row, Sitter
from meadhall.kernel.game import find_game
from meadhall.localisation import languages
from meadhall.server.http.visitors import Visitors
from meadhall.server.storage.database import Storage
from meadhall.server.storage.folder import key_in

MEADHALL: Final = str(Path(sys.executable).with_name("meadhall"))
BOARDS: Final = ("sarpedon", "heorot")
WINDOW: Final = 2  # seconds: the shortest that a table can have
PATIENCE: Final = 60.0  # seconds for a server to open or to end
TICKS: Final = os.sysconf("SC_CLK_TCK")
PAGE_BYTES: Final = os.sysconf("SC_PAGE_SIZE")
GAMES: Final = ("duel", "unicorns")
ADDRESS_LINES: Final = 20_000  # the whole crowd comes from one address
NO_CLOCKS: Final = wire.Timing()


class Usage(NamedTuple):
    """What a server and all its processes have used."""

    cpu: float  # seconds
    memory: int  # bytes that are resident, of all processes together
    files: int
    threads: int


class Venue:
    """A server, where it is, and what it keeps."""

    def __init__(self, folder: Path, told: Sequence[str] = (), *, database: str | None = None) -> None:
        self.folder = folder
        self.told = list(told)
        self.database = database or f"sqlite:///{folder / 'hall.sqlite'}"
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.log = folder / "server.log"
        self.storage = Storage(self.database)
        self.storage.migrate()
        self.visitors = Visitors(key_in(folder))

    # ---------------------------------------------------------------- tables
    def deal(self, many: int, *, seed: int = 1, **wanted: Any) -> list[Seated]:
        """Set tables at which matches of all ages are played."""
        chance = random.Random(seed)  # noqa: S311 - no secret hangs on it
        return [self.set_table(chance, at, **wanted) for at in range(many)]

    def set_table(
        self,
        chance: random.Random,
        at: int = 0,
        *,
        kinds: Sequence[str] = GAMES,
        bot: str | None = None,
        cookie: str | None = None,
        timing: wire.Timing = NO_CLOCKS,
    ) -> Seated:
        """Set a table for two people, or for one (of a browser, if it is told) and a bot."""
        cookies = [cookie or self.visitors.new()]
        sitters = [self.person(cookies[0])]
        if bot is None:
            cookies.append(self.visitors.new())
            sitters.append(self.person(cookies[1]))
        else:
            sitters.append(Sitter("bot", "", bot, None))
        record = new_record(kinds[at % len(kinds)], chance, sitters, timing)
        self.storage.create(record)
        rows = begun(record, chance)
        if rows:
            self.storage.append([(record.id, rows)])
        known = sorted(languages())
        return Seated(record.id, cookies, [known[(at + each) % len(known)] for each in range(len(cookies))])

    def person(self, cookie: str) -> Sitter:
        """Somebody who is known by a cookie."""
        return Sitter("person", "Ana", None, self.visitors.holder(cookie))

    # ---------------------------------------------------------------- the process
    def start(self) -> None:
        """Open it, and wait until it answers."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [MEADHALL, "serve", "--host", "127.0.0.1", "--port", str(self.port), "--data", str(self.folder),
                 "--database", self.database, "--address-lines", str(ADDRESS_LINES), *self.told],
                stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=log, start_new_session=True,
            )  # fmt: skip
        end = time.monotonic() + PATIENCE
        while not answers(self.port):
            if self.process.poll() is not None or time.monotonic() > end:
                raise RuntimeError("the server does not open: " + self.log.read_text(encoding="utf-8")[-2000:])
            time.sleep(0.02)

    def kill(self) -> None:
        """End it at once, unprepared; whatever it has begun ends with it."""
        self.end(signal.SIGKILL)

    def restart(self) -> None:
        """Kill it, and open it again."""
        self.kill()
        self.start()

    def stop(self) -> None:
        """Close it as its keeper would."""
        self.end(signal.SIGINT)

    def end(self, by: signal.Signals) -> None:
        """Send a signal, and wait until nothing of the server is left."""
        if self.process is None:
            return
        session = self.process.pid
        self.process.send_signal(by)
        end = time.monotonic() + PATIENCE
        while (left := members(session)) and time.monotonic() < end:
            self.process.poll()
            time.sleep(0.02)
        self.process.wait()
        self.process = None
        for each in left:
            os.kill(each, signal.SIGKILL)
        if left:
            raise RuntimeError(f"{len(left)} processes of the server have outlived it")

    def close(self) -> None:
        """Close everything."""
        self.stop()
        self.storage.close()

    def usage(self) -> Usage:
        """What it uses now."""
        assert self.process is not None  # noqa: S101 - whoever asks has started it
        return Usage(*map(sum, zip(*(usage_of(each) for each in members(self.process.pid)), strict=True)))

    def metrics(self) -> dict[str, float]:
        """What it tells of itself."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        line.request("GET", "/metrics")
        text = line.getresponse().read().decode()
        line.close()
        told = (each.rpartition(" ") for each in text.splitlines() if not each.startswith("#"))
        return {name: float(value) for name, _, value in told}

    def troubles(self) -> list[str]:
        """What the server has complained of."""
        lines = self.log.read_text(encoding="utf-8").splitlines() if self.log.exists() else []
        return [line for line in lines if '"level": "info"' not in line]


@contextmanager
def opened(folder: Path, told: Sequence[str] = (), *, database: str | None = None) -> Iterator[Venue]:
    """A venue, closed afterwards; the server is started by whoever has set the tables."""
    venue = Venue(folder, told, database=database)
    try:
        yield venue
    finally:
        venue.close()


# -------------------------------------------------------------------- matches
@cache
def setups(game: str) -> list[dict[str, Any]]:
    """What two can play."""
    known = find_game(game)
    if game == "duel":
        return [setup for board in BOARDS for setup in duel_setups(known, board)]
    return [known.prepare({"players": 2})]


def new_record(game: str, chance: random.Random, sitters: list[Sitter], timing: wire.Timing) -> Record:
    """A match that nobody has answered in yet."""
    setup = chance.choice(setups(game))
    return Record(
        id=secrets.token_urlsafe(9),
        game=game,
        setup=setup,
        seed=chance.getrandbits(128),
        version=meadhall.__version__,
        fingerprint=find_game(game).fingerprint(setup),
        window=WINDOW,
        timing=timing,
        created=time.time(),
        sitters=sitters,
        rows=[],
    )


def begun(record: Record, chance: random.Random) -> list[Row]:
    """A part of a match that was played by chance, such that matches of all ages are on the tables."""
    match = meadhall.new_match(record.game, record.setup, record.seed)
    rows: list[Row] = []
    while match.outcome is None:
        decision = match.decision
        option = chance.choice(decision.options).id
        rows.append(Row(len(rows), ANSWER, decision.seat, option, record.created))
        match.answer(option)
    return rows[: int(len(rows) * chance.random())]


# -------------------------------------------------------------------- processes
def free_port() -> int:
    """A port that nobody uses."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


def answers(port: int) -> bool:
    """Whether somebody listens at a port and answers."""
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=5.0) as line:
            line.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
            return line.recv(12).endswith(b"200")
    except OSError:
        return False


def members(session: int) -> list[int]:
    """The processes of a session that are still there."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            facts = stat.read_text(encoding="utf-8").rpartition(")")[2].split()
        except OSError:
            continue  # it has just ended
        if int(facts[3]) == session and facts[0] != "Z":
            found.append(int(stat.parent.name))
    return found


def usage_of(process: int) -> Usage:
    """What a process uses."""
    folder = Path("/proc") / str(process)
    facts = (folder / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return Usage(
        cpu=(int(facts[11]) + int(facts[12])) / TICKS,
        memory=int((folder / "statm").read_text(encoding="utf-8").split()[1]) * PAGE_BYTES,
        files=len(list((folder / "fd").iterdir())),
        threads=int(facts[17]),
    )
