"""Hosts: the names by which a hall may be asked for.

A page of another site can make its own name lead to this machine (DNS rebinding): the browser then takes the hall for
that site's. So only names that the hall knows are answered. An address in numbers is nobody's name and always allowed.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from meadhall.hall import wire
from meadhall.kernel.errors import MeadhallError
from meadhall.server.http.requests import answer

HOST: Final = re.compile(
    r"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?\.?)(?::[0-9]{1,5})?", re.ASCII
)
ANY: Final = "*"
LOCAL: Final = ("localhost", ".localhost")  # with a dot: and all names that end so
MISDIRECTED: Final = 421
FORBIDDEN: Final = 403
TEXT: Final = (
    "This hall does not answer to the name in this address. Whoever runs it can allow it: --allowed-host NAME."
)


class HostNameError(MeadhallError):
    """What should be allowed as a name is none."""


class Hosts:
    """The names of a hall."""

    def __init__(self, allowed: Iterable[str] = (), origins: Iterable[str] = ()) -> None:
        told = [checked(name) for name in allowed]
        own = socket.gethostname().lower()
        self.is_open = ANY in told
        self.names = {*LOCAL, own, f"{own}.local", *told, *(name for each in origins if (name := name_in(each)))}

    def knows(self, name: str | None) -> bool:
        """Whether the hall may be asked for by a name."""
        if name is None:
            return False
        return (
            self.is_open
            or is_number(name)
            or name in self.names
            or any(name.endswith(each) for each in self.names if each.startswith("."))
        )


def checked(name: str) -> str:
    """A name that can be allowed: a host, all hosts under a name (.example.org), or any (*)."""
    bare = name.strip().lower()
    if bare == ANY or host_of(bare.removeprefix(".")) is not None:
        return bare
    raise HostNameError(f"{name!r} is not the name of a host; expected play.example.org, .example.org or *")


def name_in(origin: str) -> str | None:
    """The host of an address like https://play.example.org."""
    return urlsplit(origin).hostname


def host_of(header: str) -> str | None:
    """The host in a header without its port, in small letters; None if it is malformed."""
    found = HOST.fullmatch(header)
    return None if found is None else found[1].strip("[]").rstrip(".").lower()


def asked_for(scope: Scope) -> str | None:
    """The host that a connection asks for; None if it tells none, several, or something else."""
    told = Headers(scope=scope).getlist("host")
    return host_of(told[0]) if len(told) == 1 else None


def is_number(name: str) -> bool:
    """Whether a host is an address in numbers."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


class HostCheck:
    """Answers only where it is asked for by a name of its own."""

    def __init__(self, app: ASGIApp, hosts: Hosts) -> None:
        self.app = app
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is meant for this hall."""
        if scope["type"] == "lifespan" or self.hosts.knows(asked_for(scope)):
            await self.app(scope, receive, send)
        elif scope["type"] == "http":
            await answer(wire.Problem(text=TEXT), MISDIRECTED)(scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
