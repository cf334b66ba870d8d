from __future__ import annotations

import contextlib
import logging
import socket
from collections.abc import Iterator

import pytest

from meadhall.server.http import requests as desk
from meadhall.server.http.connections import PromptHttp, PromptSocket
from meadhall.server.http.visitors import COOKIE
from meadhall.server.rooms import outbox
from tests.server.house import DUEL, PATIENCE, House, until

SOON = 0.2  # seconds; what ends after them would otherwise never end


@contextlib.contextmanager
def connected(house: House) -> Iterator[socket.socket]:
    """A bare connection to the hall."""
    host, _, port = house.address.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port)), PATIENCE) as found:
        yield found


def is_ended(found: socket.socket) -> bool:
    """Whether the other side ends a connection, in time."""
    try:
        while found.recv(65_536):
            pass
    except ConnectionResetError:
        pass
    return True


@pytest.mark.parametrize("said", [b"", b"GET / HTTP/1.1\r\n", b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: "])
def test_connection_that_does_not_finish_a_head_is_ended(
    house: House, said: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Silent connections and half requests are not kept for ever."""
    monkeypatch.setattr(PromptHttp, "head", SOON)
    with connected(house) as found:
        found.sendall(said)
        assert is_ended(found)


def test_second_request_that_does_not_finish_is_ended_too(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A connection that was used once is no better than a new one."""
    monkeypatch.setattr(PromptHttp, "head", SOON)
    with connected(house) as found:
        found.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert found.recv(64).startswith(b"HTTP/1.1 200")
        found.sendall(b"GET / HTTP/1.1\r\nHost:")
        assert is_ended(found)


def test_body_that_does_not_come_is_refused(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Half a body is answered with what was wrong, and the connection ends."""
    monkeypatch.setattr(desk, "SLOWEST_BODY", SOON)
    with connected(house) as found:
        head = "POST /api/matches HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n"
        found.sendall(head.encode() + b'{"game":')
        assert found.recv(64).startswith(b"HTTP/1.1 408 ")
        assert is_ended(found)


def test_body_that_is_broken_off_is_no_error_of_the_server(house: House, caplog: pytest.LogCaptureFixture) -> None:
    """Whoever goes in the middle of a sentence leaves no traceback behind."""
    with caplog.at_level(logging.INFO):
        with connected(house) as found:
            head = "POST /api/matches HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n"
            found.sendall(head.encode() + b'{"game":')
        house.browser().http.get("/healthz")
        until(lambda: not house.server.server_state.tasks)
    assert not [record for record in caplog.records if record.exc_info or record.levelno >= logging.ERROR]


def test_page_that_never_reads_is_cut(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """It asks and asks: what waits for it is bounded in bytes, and its line is ended."""
    monkeypatch.setattr(PromptSocket, "unread", SOON)
    monkeypatch.setattr(outbox, "MOST_BYTES", 200_000)
    ana = house.person()
    id = house.deal("duel", DUEL, ana, house.person())
    with ana.page(id), connected(house) as bare:
        bare.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        bare.sendall(upgrade(id, ana.cookie or "", house.address))
        assert bare.recv(12).startswith(b"HTTP/1.1 101")
        bare.sendall(frame('{"kind":"hello","version":2,"language":"en"}'))
        until(lambda: len(house.room(id).channels) == 2)
        asks = frame('{"kind":"speak","language":"en"}') * 400
        with contextlib.suppress(OSError):
            bare.sendall(asks)
        until(lambda: len(house.room(id).channels) == 1)


def upgrade(id: str, cookie: str, origin: str) -> bytes:
    """The request that opens a line."""
    return (
        f"GET /api/matches/{id}/line HTTP/1.1\r\nHost: {origin.removeprefix('http://')}\r\nOrigin: {origin}\r\n"
        f"Cookie: {COOKIE}={cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()


def frame(text: str) -> bytes:
    """A short text frame of a client, masked with zeros."""
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text.encode()
