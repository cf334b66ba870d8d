"""A probe: one more guest, who asks for pages and pings a line again and again, and takes the time."""

from __future__ import annotations

import http.client
import json
import time
from collections.abc import Callable
from types import TracebackType
from typing import Final, Self

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from benchmarks.plan import Seated
from meadhall.hall import wire

PAUSE: Final = 0.03  # seconds between two questions
PATIENCE: Final = 30.0
ADDRESSES: Final = ("/", "/api/almanac/en", "/api/matches", "/healthz")


class Probe:
    """Somebody who is in a hurry."""

    def __init__(self, port: int, cookie: str, match: str) -> None:
        self.port = port
        self.cookie = cookie
        self.match = match
        self.http = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
        self.times: dict[str, list[float]] = {}
        self.line: ClientConnection | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _problem: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self.http.close()
        if self.line is not None:
            self.line.close()

    # ---------------------------------------------------------------- asking
    def run(self, seconds: float) -> None:
        """Ask for everything in turn, for a while."""
        self.line = self.opened(self.match, self.cookie)
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            for address in ADDRESSES:
                self.take(f"GET {address}", self.get, address)
            self.take("ping on a line", self.ping)

    def take(self, name: str, work: Callable[..., None], *told: str) -> None:
        """Take the time of something, then wait a little."""
        begun = time.perf_counter()
        work(*told)
        self.times.setdefault(name, []).append(1000 * (time.perf_counter() - begun))
        time.sleep(PAUSE)

    def get(self, address: str) -> None:
        """Ask for a page."""
        self.http.request("GET", address, headers={"Cookie": f"meadhall={self.cookie}", "Accept-Encoding": "gzip"})
        answer = self.http.getresponse()
        answer.read()
        if answer.status != http.client.OK:
            msg = f"{address} is answered by {answer.status}"
            raise RuntimeError(msg)

    def ping(self) -> None:
        """Ask whether the line is open, and wait for the answer."""
        assert self.line is not None  # noqa: S101 - it was opened first
        self.line.send('{"kind":"ping"}')
        heard(self.line, "pong")

    # ---------------------------------------------------------------- looking
    def visit(self, table: Seated) -> None:
        """Look at a table from each seat, and go."""
        for cookie, language in zip(table.cookies, table.languages, strict=True):
            self.opened(table.id, cookie, language).close()

    def opened(self, match: str, cookie: str, language: str = "en") -> ClientConnection:
        """A line on which everything was told."""
        origin = Origin(f"http://127.0.0.1:{self.port}")
        address = f"ws://127.0.0.1:{self.port}/api/matches/{match}/line"
        headers = {"Cookie": f"meadhall={cookie}"}
        line = connect(address, origin=origin, additional_headers=headers, compression=None, close_timeout=1)
        line.send(json.dumps({"kind": "hello", "version": wire.VERSION, "language": language}))
        heard(line, "news")
        return line


def heard(line: ClientConnection, kind: str) -> None:
    """Listen until a message of a kind comes."""
    while json.loads(line.recv(timeout=PATIENCE))["kind"] != kind:
        pass
