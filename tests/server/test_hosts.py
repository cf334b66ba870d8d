from __future__ import annotations

import socket

import httpx
import pytest

from meadhall.server.http.hosts import HostNameError, Hosts, host_of
from tests.server.house import PATIENCE, House


@pytest.mark.parametrize(
    ("header", "host"),
    [
        ("localhost", "localhost"),
        ("LOCALHOST:8765", "localhost"),
        ("play.example.org.", "play.example.org"),
        ("[::1]:8765", "::1"),
        ("127.0.0.1:80", "127.0.0.1"),
        ("127.0.0.1:80@evil.example", None),
        ("127.0.0.1 evil.example", None),
        ("localhost/evil", None),
        ("localhost:", None),
        ("localhost:999999", None),
        ("[::1", None),
        ("", None),
    ],
)
def test_host_is_read_strictly(header: str, host: str | None) -> None:
    """What is not a host and perhaps a port is no host at all."""
    assert host_of(header) == host


@pytest.mark.parametrize(
    ("name", "known"),
    [
        ("localhost", True),
        ("hall.localhost", True),
        ("127.0.0.1", True),
        ("192.168.1.7", True),
        ("::1", True),
        (socket.gethostname().lower(), True),
        ("play.example.org", True),
        ("a.club.example", True),
        ("club.example", False),
        ("origin.example", True),
        ("evil.example", False),
        ("localhost.evil.example", False),
        (None, False),
    ],
)
def test_hall_knows_its_own_names_and_no_others(name: str | None, known: bool) -> None:
    """Numbers are nobody's name; this machine's names are known from the beginning, others by settings."""
    hosts = Hosts(["play.example.org", ".club.example"], ["https://origin.example"])
    assert hosts.knows(name) is known


def test_any_name_is_known_where_the_operator_says_so() -> None:
    """A proxy in front may check names itself."""
    assert Hosts(["*"]).knows("anything.example")
    with pytest.raises(HostNameError, match="not the name of a host"):
        Hosts(["https://play.example.org"])


@pytest.mark.parametrize("path", ["/", "/api/almanac/en", "/api/matches", "/healthz", "/metrics"])
@pytest.mark.parametrize("host", ["evil.example", "evil.example:8765", "127.0.0.1:80@evil.example", "localhost evil"])
def test_request_for_another_site_is_not_answered(house: House, path: str, host: str) -> None:
    """A site whose name leads to this machine (DNS rebinding) gets nothing of the hall, and hears why."""
    answer = httpx.get(f"{house.address}{path}", headers={"host": host}, timeout=PATIENCE)
    assert answer.status_code == 421
    assert "--allowed-host" in answer.json()["text"]


def test_line_for_another_site_is_not_opened(house: House) -> None:
    """The same for websockets, though origin and host agree."""
    port = house.address.rpartition(":")[2]
    with socket.create_connection(("127.0.0.1", int(port))) as line:
        request = (
            f"GET /api/matches/x/line HTTP/1.1\r\nHost: evil.example:{port}\r\nOrigin: http://evil.example:{port}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        line.sendall(request.encode())
        line.settimeout(PATIENCE)
        assert line.recv(64).startswith(b"HTTP/1.1 403 ")


def test_request_with_two_hosts_is_not_answered(house: House) -> None:
    """Whoever says two things may mean either."""
    host, _, port = house.address.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port))) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n")
        line.settimeout(PATIENCE)
        assert line.recv(64).split()[1] in {b"421", b"400"}
