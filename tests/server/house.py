"""A real server on this machine, and the browsers and pages that come to it."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar
from unittest import mock

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

import meadhall
from meadhall.hall import wire
from meadhall.hall.records import ANSWER, Record, Row, Sitter
from meadhall.kernel.game import find_game
from meadhall.server.hall import Hall
from meadhall.server.http import context, sockets
from meadhall.server.http.app import make_app
from meadhall.server.http.limits import Limits
from meadhall.server.http.visitors import COOKIE, Visitors
from meadhall.server.processes.brains import Brains
from meadhall.server.processes.lifespan import PROMPT
from meadhall.server.rooms.live import LiveRoom
from meadhall.server.storage.database import Storage
from meadhall.server.storage.ledger import Ledger

Told: TypeAlias = dict[str, Any]
T = TypeVar("T")

PATIENCE: Final = 120.0  # seconds after which a test has waited in vain, on however busy a machine
INDEX: Final = "<!doctype html><title>Meadhall</title>"
SERVE: Final = (  # the command itself, with a page of our own (that of the hall may not be built) and bots in a hurry
    "import sys; from pathlib import Path; from meadhall.cli import main; from meadhall.cli.commands import serve; "
    "from meadhall.server import hall; "
    "hall.Hall.__init__.__kwdefaults__['pace'] = 0.0; "
    "serve.PAGE = Path(sys.argv[1]); "
    "sys.exit(main(['serve', '--port', '0', '--processes', '1', '--data', *sys.argv[1:]]))"
)
DUEL: Final[Told] = {"board": "sarpedon", "heroes": ["medusa", "sinbad"], "first": 0}
ME: Final[Told] = {"kind": "me", "name": "Ana"}
HERE: Final[Told] = {"kind": "here", "name": "Bo"}
FRIEND: Final[Told] = {"kind": "friend"}
NO_CLOCKS: Final = wire.Timing()
BOT: Final[Told] = {"kind": "bot", "level": "guest"}
PLENTY: Final = Limits(10_000, (1e9, 1e9), (1e9, 1e9))
QUICKLY: Final[dict[str, Any]] = {**PROMPT, "timeout_graceful_shutdown": 1}


class House:
    """A hall that is open at an address."""

    def __init__(self, hall: Hall, visitors: Visitors, address: str, server: uvicorn.Server) -> None:
        self.hall = hall
        self.server = server
        self.visitors = visitors
        self.address = address
        self.browsers: list[Browser] = []

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """The loop in which the server runs, in a thread of its own."""
        return self.server.servers[0].get_loop()

    def browser(self, cookie: str | None = None) -> Browser:
        """Somebody's browser, new unless it has a cookie."""
        self.browsers.append(Browser(self.address, cookie))
        return self.browsers[-1]

    def close_browsers(self) -> None:
        """Everybody goes home."""
        for browser in self.browsers:
            browser.http.close()
        self.browsers.clear()

    def person(self) -> Browser:
        """A browser that has been here before."""
        return self.browser(self.visitors.new())

    def sitter(self, who: Browser | str) -> Sitter:
        """Somebody at a table: a browser, or a bot of a level."""
        if isinstance(who, str):
            return Sitter("bot", "", who, None)
        return Sitter("person", who.name, None, self.visitors.holder(who.cookie))

    def deal(
        self,
        game: str,
        setup: Told,
        *sitters: Browser | str,
        seed: int = 1,
        window: int = 1,
        timing: wire.Timing = NO_CLOCKS,
        answers: Iterable[str] = (),
    ) -> str:
        """A match that follows from a seed and some answers, with everybody at the table; its id."""
        known = find_game(game)
        prepared = known.prepare(setup)
        record = Record(
            id=secrets.token_urlsafe(9),
            game=game,
            setup=prepared,
            seed=seed,
            version=meadhall.__version__,
            fingerprint=known.fingerprint(prepared),
            window=window,
            timing=timing,
            created=time.time(),
            sitters=[self.sitter(each) for each in sitters],
            rows=[],
        )
        self.hall.ledger.storage.create(record)
        match = meadhall.new_match(game, prepared, seed)
        for number, option in enumerate(answers):
            self.hall.ledger.storage.append([(record.id, [Row(number, ANSWER, match.decision.seat, option, 0.0)])])
            match.answer(option)
        return record.id

    def rows(self, id: str) -> list[Row]:
        """What is stored of a match."""
        found = self.hall.ledger.storage.load(id)
        assert found is not None
        return found.rows

    def room(self, id: str) -> LiveRoom:
        """A room that somebody is in."""
        return self.hall.rooms[id]


class Browser:
    """A browser with its cookies."""

    def __init__(self, address: str, cookie: str | None = None) -> None:
        self.address = address
        self.name = "Somebody"
        self.http = httpx.Client(base_url=address, timeout=PATIENCE)
        if cookie is not None:
            self.http.cookies.set(COOKIE, cookie, domain=self.http.base_url.host)

    @property
    def cookie(self) -> str | None:
        """By what the server knows this browser."""
        return self.http.cookies.get(COOKIE)

    def set_table(self, game: str, setup: Told, *chairs: Told, **rest: Any) -> str:
        """Set a table; its id."""
        answer = self.http.post("/api/matches", json={"game": game, "setup": setup, "chairs": chairs, **rest})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def join(self, id: str, name: str = "Cai") -> None:
        """Sit down at a table."""
        answer = self.http.post(f"/api/matches/{id}/join", json={"name": name})
        assert answer.status_code == 200, answer.text

    def line(self, id: str) -> ClientConnection:
        """A line that nothing was said on yet."""
        headers = {} if self.cookie is None else {"Cookie": f"{COOKIE}={self.cookie}"}
        address = f"{self.address.replace('http', 'ws', 1)}/api/matches/{id}/line"
        return connect(address, origin=Origin(self.address), additional_headers=headers, close_timeout=1)

    @contextmanager
    def page(self, id: str, language: str = "en") -> Iterator[Page]:
        """A page that looks at a table, as long as it is open."""
        with self.line(id) as line:
            page = Page(line, language)
            page.hear("table")
            page.hear("news")
            yield page


class Page:
    """A page that looks at a table: what it was told, and how the match stands as far as it knows."""

    def __init__(self, line: ClientConnection, language: str = "en") -> None:
        self.line = line
        self.traffic: list[Told] = []
        self.news: Told = {}
        self.table: Told = {}
        self.seats: Told = {}
        self.answered = -1
        self.say("hello", version=wire.VERSION, language=language)

    def say(self, kind: str, **parts: Any) -> None:
        """Say something."""
        self.line.send(json.dumps({"kind": kind, **parts}))

    def heard(self, seconds: float = PATIENCE) -> Told:
        """The next message, whatever it is; TimeoutError if none comes in time."""
        told: Told = json.loads(self.line.recv(timeout=seconds))
        self.traffic.append(told)
        if told["kind"] == "news":
            self.news = told
        elif told["kind"] == "table":
            self.table = told
        elif told["kind"] == "seats":
            self.seats = told
        return told

    def hear(self, kind: str, wanted: Callable[[Told], object] = bool, seconds: float = PATIENCE) -> Told:
        """The next message of a kind that is as wanted; what comes before it is heard too."""
        end = time.monotonic() + seconds
        while True:
            told = self.heard(max(0.0, end - time.monotonic()))
            if told["kind"] == kind and wanted(told):
                return told

    def hear_number(self, number: int) -> Told:
        """The news after so many rows."""
        return self.hear("news", lambda told: told["number"] == number)

    def hear_all(self, seconds: float = 0.3) -> list[Told]:
        """Everything that is told until it is quiet for a while."""
        found: list[Told] = []
        try:
            while True:
                found.append(self.heard(seconds))
        except TimeoutError:
            return found

    def refused(self, kind: str, **parts: Any) -> str:
        """Say something that is refused: the reason."""
        self.say(kind, **parts)
        return str(self.hear("refused")["reason"])

    # ---------------------------------------------------------------- playing
    @property
    def question(self) -> Told | None:
        """What this page is asked."""
        found: Told | None = self.news["question"]
        return found

    @property
    def options(self) -> list[str]:
        """The ids of all answers."""
        return [] if self.question is None else [option["id"] for option in self.question["options"]]

    @property
    def is_asked(self) -> bool:
        """Whether this page is asked something that it has not answered yet."""
        return self.question is not None and self.question["number"] > self.answered

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.news["end"] is not None

    def answer(self, option: str) -> None:
        """Answer the open question."""
        assert self.question is not None
        self.answered = self.question["number"]
        self.say("answer", number=self.answered, option=option)

    def until_asked(self, question: str | None = None) -> Told:
        """Wait until this page is asked something, or until it is asked this."""

        def is_it(told: Told) -> bool:
            found = told["question"]
            return bool(found) and found["number"] > self.answered and question in {None, found["question"]}

        if not is_it(self.news):
            self.hear("news", is_it)
        assert self.question is not None
        return self.question


def play(chance: random.Random, *pages: Page, until: Callable[[], bool] | None = None) -> None:
    """Answer by chance on all pages, until the match is over or something else is so."""
    end = time.monotonic() + PATIENCE
    while not (all(page.is_over for page in pages) or (until is not None and until())):
        assert time.monotonic() < end, "the match does not come to an end"
        asked = [page for page in pages if page.is_asked and not page.is_over]
        for page in asked:
            page.answer(chance.choice(page.options))
        for page in pages:
            if not page.is_over:
                listen(page, 0.001 if len(pages) > 1 else PATIENCE)


def listen(page: Page, seconds: float) -> None:
    """Hear what has come already; wait for it if nothing has."""
    try:
        page.heard(seconds)
        while True:
            page.heard(0.0)
    except TimeoutError:
        return


def until(wanted: Callable[[], object], told: str = "waited in vain", seconds: float = PATIENCE) -> None:
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while not wanted():
        assert time.monotonic() < end, told
        time.sleep(0.02)


def run(work: Coroutine[Any, Any, T]) -> T:
    """Do something in a loop of its own, in a thread of its own: in this one a browser may have left a loop running."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def wait_for(address: str) -> None:
    """Wait until a server answers: it tells its address a moment before."""

    def answers() -> bool:
        try:
            httpx.get(f"{address}/", timeout=PATIENCE).raise_for_status()
        except httpx.ConnectError:
            return False
        return True

    until(answers)


@contextmanager
def opened(
    folder: Path,
    *,
    database: str | None = None,
    brains: Brains | None = None,
    page: Path | None = None,
    pace: float = 0.0,
    hold: float = 0.02,
    limits: Limits = PLENTY,
) -> Iterator[House]:
    """A hall at a free port of this machine, closed afterwards; with a page that only says its name if none is told."""
    if page is None:
        page = folder
        (folder / "index.html").write_text(INDEX, encoding="utf-8")
    storage = Storage(database or f"sqlite:///{folder / 'hall.sqlite'}")
    storage.migrate()
    hall = Hall(Ledger(storage), brains or Brains(1), pace=pace, hold=hold, data=folder)
    visitors = Visitors(b"a key for tests")
    listener = socket.create_server(("127.0.0.1", 0))
    served = make_app(hall, visitors, page, [], limits=limits)
    config = uvicorn.Config(served, log_level="warning", ws_max_size=4 * wire.LONGEST_ASK, **QUICKLY)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, args=([listener],))
    thread.start()
    try:
        while not server.started:
            time.sleep(0.01)
        house = House(hall, visitors, f"http://127.0.0.1:{listener.getsockname()[1]}", server)
        yield house
        house.close_browsers()
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        listener.close()
        assert not thread.is_alive()


@contextmanager
def unhurried(folder: Path, **options: Any) -> Iterator[House]:
    """A hall in which nobody is too fast."""
    with (
        mock.patch.object(sockets, "MESSAGES", (1e6, 1e6)),
        mock.patch.object(context, "TABLES", (1e6, 1e6)),
        opened(folder, **options) as found,
    ):
        yield found


@contextmanager
def serving(folder: Path, *options: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A server in a process of its own, whose log goes to a file of the folder: its address."""
    (folder / "index.html").write_text(INDEX, encoding="utf-8")
    with (folder / "log").open("a", encoding="utf-8") as log:
        words = [sys.executable, "-c", SERVE, str(folder), *options]
        process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=log, text=True, start_new_session=True)
    assert process.stdout is not None
    try:
        address = process.stdout.readline().split()[-1].rstrip("/")
        wait_for(address)
        yield address, process
    finally:
        process.kill()
        process.wait()
        process.stdout.close()
