"""Limits: how much one address may ask of the hall, in channels, in messages by what they cost, and in requests."""

from __future__ import annotations

import time
from collections import Counter
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from meadhall.hall import wire
from meadhall.hall.allowance import Allowance, Allowances
from meadhall.localisation import words
from meadhall.server.http.requests import accepted, answer
from meadhall.server.http.visitors import household

CHANNELS: Final = 256  # open at once from one address, unless the operator says otherwise
PRICES: Final[dict[type[wire.Ask], float]] = {  # what is more work than a word, beside what it sends back
    wire.Advise: 5.0,
    wire.Again: 5.0,
    wire.Look: 2.0,
    wire.Phrase: 2.0,
    wire.Speak: 2.0,
}
CHEAP: Final = (wire.Answer, wire.Resign)  # the match itself: what follows from it is not on the bill
BYTES: Final = 4_096.0  # told to a page, that cost as much as a message
SENT: Final = 65_536.0  # sent as an answer to a request, that cost as much as a request
TOO_MANY: Final = 429
PAUSE: Final = 5  # seconds after which a refused address may ask again


class Limits(NamedTuple):
    """What one address may do: channels at once; messages and requests as so many at once, and so many a second."""

    channels: int = CHANNELS
    messages: tuple[float, float] = (1_000.0, 200.0)
    requests: tuple[float, float] = (600.0, 60.0)


def limits_for(channels: int) -> Limits:
    """The limits of a hall in which one address may stand for so many people: a school, a club, a proxy."""
    usual, share = Limits(), max(1.0, channels / CHANNELS)
    return Limits(
        channels,
        (usual.messages[0] * share, usual.messages[1] * share),
        (usual.requests[0] * share, usual.requests[1] * share),
    )


def price(ask: wire.Asks, told: int) -> float:
    """What a message costs beside itself, after which a page was told so many bytes."""
    return 0.0 if isinstance(ask, CHEAP) else PRICES.get(type(ask), 0.0) + told / BYTES


class Addresses:
    """What the addresses that come here have open, and have used."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.channels: Counter[str] = Counter()
        self.known = Allowances()

    def enter(self, address: str) -> bool:
        """A channel is opened; whether it may be."""
        if self.channels[address] >= self.limits.channels:
            return False
        self.channels[address] += 1
        return True

    def leave(self, address: str) -> None:
        """A channel is closed."""
        self.channels[address] -= 1
        if self.channels[address] <= 0:
            del self.channels[address]

    def messages(self, address: str) -> Allowance:
        """What the channels of an address share."""
        return self.known.of(f"messages {address}", time.monotonic(), *self.limits.messages)

    def requests(self, address: str) -> Allowance:
        """What the requests of an address share."""
        return self.known.of(f"requests {address}", time.monotonic(), *self.limits.requests)


class Throttle:
    """Refuses requests of an address that asks for too much, and charges each by how much it sends back."""

    def __init__(self, app: ASGIApp, addresses: Addresses) -> None:
        self.app = app
        self.addresses = addresses

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is within bounds."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        allowance = self.addresses.requests(address_of(scope))
        if not allowance.take(time.monotonic()):
            await too_many(scope)(scope, receive, send)
            return

        async def charged(message: Message) -> None:
            if message["type"] == "http.response.body":
                allowance.charge(len(message.get("body", b"")) / SENT)
            await send(message)

        await self.app(scope, receive, charged)


def too_many(scope: Scope) -> Response:
    """A refusal that says when to ask again."""
    text = words("server", accepted(Request(scope))).say("too-many-requests")
    refusal = answer(wire.Problem(text=text), TOO_MANY)
    refusal.headers["retry-after"] = str(PAUSE)
    return refusal


def address_of(scope: Scope) -> str:
    """Whom a connection is counted for: its address, or what a trusted proxy tells; of IPv6 the network."""
    client = scope.get("client")
    return household(client[0] if client else "")
