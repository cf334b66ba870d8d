"""Context: what all endpoints and sockets share: the hall, who asks, and from which site."""

from __future__ import annotations

import time
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import Request

from meadhall.hall.allowance import Allowances
from meadhall.hall.refusal import HallError
from meadhall.server.hall import Hall
from meadhall.server.http.limits import Addresses, address_of
from meadhall.server.http.visitors import COOKIE, Visitors

TABLES: Final = (20.0, 0.2)  # set by a browser: so many at once, and so many a second
SHARING: Final = 5  # so many times as many are set by all browsers at one address


class Context:
    """The hall and its visitors."""

    def __init__(self, hall: Hall, visitors: Visitors, origins: list[str], addresses: Addresses) -> None:
        self.hall = hall
        self.addresses = addresses
        self.visitors = visitors
        self.origins = origins
        self.pace = Allowances()

    def visitor(self, request: Request) -> tuple[str, str | None]:
        """Who asks for something to be done, and a cookie if they have none; nobody does it from another site."""
        if not self.is_ours(request.headers):
            raise HallError("no-origin", 403)
        holder = self.visitors.holder(request.cookies.get(COOKIE))
        if holder is not None:
            return holder, None
        cookie = self.visitors.new()
        found = self.visitors.holder(cookie)
        assert found is not None  # noqa: S101 - it was just signed
        return found, cookie

    def is_ours(self, headers: Headers) -> bool:
        """Whether a page of ours asks."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "same-origin") in {"same-origin", "none"}
        return origin in self.origins or origin.partition("://")[2] == headers.get("host")

    def check_pace(self, request: Request, holder: str, message: str = "too-many") -> None:
        """Refuse who sets too many tables, or shares too much, also where they forget their cookie each time.

        The address is that of the channel, or what a proxy in front tells if the server was told to trust it (uvicorn).
        """
        now = time.monotonic()
        most, per_second = TABLES
        address = address_of(request.scope)
        shared = self.pace.take(f"address {address}", now, SHARING * most, SHARING * per_second)
        if not shared or not self.pace.take(f"browser {holder}", now, most, per_second):
            raise HallError(message, 429)
