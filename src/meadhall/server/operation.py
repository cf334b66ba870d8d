"""Operation: what those who run a server ask it: whether it is well, and what it has counted."""

from __future__ import annotations

import asyncio
import hmac
import ipaddress
import logging
import threading
from concurrent.futures import Future
from typing import TYPE_CHECKING, Final

from prometheus_client.exposition import choose_encoder
from sqlalchemy import select
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

import meadhall
from meadhall.server.desk import answer
from meadhall.server.hosts import asked_for
from meadhall.server.metrics import registry_of
from meadhall.server.storage import Storage, StorageError, matches

if TYPE_CHECKING:
    from meadhall.server.app import Door

log: Final = logging.getLogger("meadhall.operation")
PATIENCE: Final = 1.0  # seconds in which a database answers that is well
SILENT: Final = "the database does not answer in time"
AWAY: Final = "the database cannot be used"
PROXIED: Final = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
FENCED: Final = "Metrics are told on this machine only, or to who has the token of --metrics-token.\n"


class Pulse:
    """Whether the database answers: asked in a thread of its own, so that nobody waits for what the ledger does."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.asking: Future[None] | None = None
        self.trouble: str | None = None

    async def felt(self) -> str | None:
        """What is wrong, in words that tell nobody where the database is; None if nothing is."""
        if self.asking is None or self.asking.done():  # many who ask at once are one question
            self.asking = asked(self.storage)
        trouble = None
        try:
            await asyncio.wait_for(asyncio.shield(asyncio.wrap_future(self.asking)), PATIENCE)
        except TimeoutError:
            trouble = SILENT
        except StorageError as problem:
            trouble = AWAY
            if self.trouble is None:
                log.warning("%s", problem)
        self.note(trouble)
        return trouble

    def note(self, trouble: str | None) -> None:
        """Write down when it begins and when it is over, not each time that somebody asks."""
        if trouble is not None and self.trouble is None:
            log.error("not well: %s", trouble)
        elif trouble is None and self.trouble is not None:
            log.warning("well again: the database answers")
        self.trouble = trouble


def asked(storage: Storage) -> Future[None]:
    """Ask a database for one thing; a thread that waits for ever does not keep the server from ending."""
    found: Future[None] = Future()

    def ask() -> None:
        try:
            with storage.begin() as connection:
                connection.execute(select(matches.c.id).limit(1)).first()
        except Exception as problem:  # noqa: BLE001 - whoever waits is told, whatever it was
            found.set_exception(problem)
        else:
            found.set_result(None)

    threading.Thread(target=ask, name="pulse", daemon=True).start()
    return found


class Operation:
    """What is told to those who run a server."""

    def __init__(self, door: Door, token: str | None) -> None:
        self.pulse = Pulse(door.hall.ledger.storage)
        self.registry = registry_of(door.hall)
        self.token = token

    async def health(self, _request: Request) -> Response:
        """Whether matches can be played."""
        trouble = await self.pulse.felt()
        told = {
            "status": "ok" if trouble is None else "failing",
            "version": meadhall.__version__,
            "database": trouble or "ok",
        }
        return answer(told, 200 if trouble is None else 503)

    async def metrics(self, request: Request) -> Response:
        """What was counted."""
        if not (is_near(request) or self.has_token(request)):
            return PlainTextResponse(FENCED, 403, {"cache-control": "no-store"})
        encode, kind = choose_encoder(request.headers.get("accept", ""))
        return Response(encode(self.registry), headers={"content-type": kind, "cache-control": "no-store"})

    def has_token(self, request: Request) -> bool:
        """Whether somebody brings the token."""
        scheme, _, brought = request.headers.get("authorization", "").partition(" ")
        if self.token is None or scheme.lower() != "bearer":
            return False
        return hmac.compare_digest(brought.strip().encode(), self.token.encode())


def is_near(request: Request) -> bool:
    """Whether a program on this machine asks, and not a proxy here for somebody elsewhere, nor a page for its site."""
    if request.client is None or any(name in request.headers for name in PROXIED):
        return False
    return is_loopback(request.client.host) and is_loopback(asked_for(request.scope) or "")


def is_loopback(host: str) -> bool:
    """Whether an address, or the one name that is always one, is this machine's own."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def routes(door: Door, metrics_token: str | None = None) -> list[BaseRoute]:
    """The addresses of it."""
    operation = Operation(door, metrics_token)
    return [Route("/healthz", operation.health), Route("/metrics", operation.metrics)]
