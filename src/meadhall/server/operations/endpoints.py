"""Operation: what those who run a server ask it: whether it is well, and what it has counted."""

from __future__ import annotations

import asyncio
import hmac
import ipaddress
import logging
import os
import shutil
import threading
import time
from concurrent.futures import Future
from pathlib import Path
from typing import TYPE_CHECKING, Final

from prometheus_client.exposition import choose_encoder
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

import meadhall
from meadhall.hall.refusal import StorageError
from meadhall.server.hall import Hall
from meadhall.server.http.hosts import asked_for
from meadhall.server.http.requests import answer
from meadhall.server.operations.metrics import registry_of
from meadhall.server.processes.brains import Brains
from meadhall.server.storage.database import Storage

if TYPE_CHECKING:
    from meadhall.server.http.context import Context

log: Final = logging.getLogger("meadhall.operation")
PATIENCE: Final = 1.0  # seconds in which a database stores that is well
FRESH: Final = 1.0  # seconds for which it is not asked again
ROOM: Final = 64 * 1024 * 1024  # bytes of the disk that have to be free
SILENT: Final = "the database does not answer in time"
AWAY: Final = "the database cannot be written to"
FULL: Final = "the disk of the data folder is nearly full"
GONE: Final = "the data folder cannot be looked at"
MINDLESS: Final = "the processes in which bots think have died and are being replaced"
PROXIED: Final = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
FENCED: Final = "Metrics are told on this machine only, or to who has the token of --metrics-token.\n"


class Pulse:
    """Whether a row can be stored: tried in a thread of its own, so that nobody waits for what the ledger does."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.trying: Future[None] | None = None
        self.tried_at = 0.0
        self.is_told = False

    async def felt(self) -> str | None:
        """What is wrong, in words that tell nobody where the database is; None if nothing is."""
        self.try_again()
        assert self.trying is not None  # noqa: S101 - it was just begun, if there was none
        try:
            await asyncio.wait_for(asyncio.shield(asyncio.wrap_future(self.trying)), PATIENCE)
        except TimeoutError:
            return SILENT
        except StorageError as problem:
            if not self.is_told:
                log.warning("%s", problem)
            self.is_told = True
            return AWAY
        self.is_told = False
        return None

    def try_again(self) -> None:
        """However many ask, one try goes on at a time, and what it has found holds for a while."""
        now = self.hall.timer.now()
        if self.trying is None or (self.trying.done() and now - self.tried_at >= FRESH):
            self.trying = tried(self.hall.ledger.storage)
            self.tried_at = now


def tried(storage: Storage) -> Future[None]:
    """Try to store something; a thread that waits for ever does not keep the server from ending."""
    found: Future[None] = Future()

    def attempt() -> None:
        try:
            storage.beat(time.time())
        except Exception as problem:  # noqa: BLE001 - whoever waits is told, whatever it was
            found.set_exception(problem)
        else:
            found.set_result(None)

    threading.Thread(target=attempt, name="pulse", daemon=True).start()
    return found


class Minds:
    """Whether bots can think: their processes live, or nobody has needed them yet."""

    def __init__(self, brains: Brains) -> None:
        self.brains = brains
        self.waking: asyncio.Task[int] | None = None

    def felt(self) -> str | None:
        """What is wrong; those that have died are replaced, and all is well once one of the new ones has thought."""
        if is_broken(self.brains) or self.has_failed:
            self.waking = asyncio.create_task(self.brains.thought(os.getpid))
        if self.waking is not None and not self.waking.done():
            return MINDLESS
        return None

    @property
    def has_failed(self) -> bool:
        """Whether the new ones have died as well."""
        return self.waking is not None and self.waking.done() and self.waking.exception() is not None


def is_broken(brains: Brains) -> bool:
    """Whether a process that thinks has died, and nobody has noticed yet."""
    return brains.pool is not None and bool(brains.pool._broken)  # noqa: SLF001 - nothing else tells


def space(folder: Path | None) -> str | None:
    """What is wrong with the disk of a hall's folder: hardly any room is left, or it cannot be looked at."""
    if folder is None:
        return None
    try:
        return FULL if shutil.disk_usage(folder).free < ROOM else None
    except OSError:
        return GONE


class Operation:
    """What is told to those who run a server."""

    def __init__(self, context: Context, token: str | None) -> None:
        self.hall = context.hall
        self.pulse = Pulse(context.hall)
        self.minds = Minds(context.hall.brains)
        self.registry = registry_of(context.hall)
        self.token = token
        self.troubled: set[str] = set()

    async def health(self, _request: Request) -> Response:
        """Whether matches can be played: rows stored, files kept, bots asked."""
        found = {"database": await self.pulse.felt(), "disk": space(self.hall.data), "bots": self.minds.felt()}
        for part, trouble in found.items():
            self.note(part, trouble)
        is_well = not any(found.values())
        told = {"status": "ok" if is_well else "failing", "version": meadhall.__version__}
        return answer(told | {part: trouble or "ok" for part, trouble in found.items()}, 200 if is_well else 503)

    def note(self, part: str, trouble: str | None) -> None:
        """Write down when trouble begins and when it is over, not each time that somebody asks."""
        if trouble is not None and part not in self.troubled:
            log.error("not well: %s", trouble)
            self.troubled.add(part)
        elif trouble is None and part in self.troubled:
            log.warning("well again: %s", part)
            self.troubled.discard(part)

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


def routes(context: Context, metrics_token: str | None = None) -> list[BaseRoute]:
    """The addresses of it."""
    operation = Operation(context, metrics_token)
    return [Route("/healthz", operation.health), Route("/metrics", operation.metrics)]
