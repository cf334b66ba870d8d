"""Metrics: what the server counts, for Prometheus. Whoever does the work has a meter of its own; nothing is global.

An answer must not get slower by being counted: whatever has few kinds is looked up in a table, not by its labels.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, ProcessCollector
from prometheus_client.metrics import MetricWrapperBase
from starlette.routing import Mount
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import meadhall
from meadhall import purity
from meadhall.hall.records import Row

if TYPE_CHECKING:
    from meadhall.server.hall import Hall

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.035, 0.05, 0.075, 0.1, 0.2, 0.35, 0.5, 1.0, 2.5)  # seconds
SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0)  # of thoughts
SIZES: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256)
TAG: Final = len(b'{"kind":"')  # every message begins with its kind


class Meter:
    """Some things that are counted together."""

    def all(self) -> list[MetricWrapperBase]:
        """Everything that is counted here."""
        return [each for each in vars(self).values() if isinstance(each, MetricWrapperBase)]


class Books(Meter):
    """What is stored, how much of it at once and how long it takes."""

    def __init__(self) -> None:
        self.rows = counter("rows_stored", "Rows stored: answers, seats that left, returns", "kind")
        self.sizes = histogram("ledger_batch_rows", "Rows stored in one transaction", SIZES)
        self.seconds = histogram("ledger_batch_seconds", "Seconds that a transaction of rows took", QUICK)
        self.errors = counter("storage_errors", "Times that the database could not be used")
        self.by_kind = cache(self.rows.labels)

    def wrote(self, batch: Sequence[tuple[str, list[Row], Any]], stored: list[bool], seconds: float) -> None:
        """Some rows were stored in one go, or their numbers were taken."""
        size = 0
        for (_, rows, _), is_stored in zip(batch, stored, strict=True):
            size += len(rows)
            if is_stored:
                for row in rows:
                    self.by_kind(row.kind).inc()
        self.sizes.observe(size)
        self.seconds.observe(seconds)


class Thoughts(Meter):
    """What bots think about: answers by their level, advice, and a glance at the chances."""

    def __init__(self) -> None:
        self.running = gauge("thoughts_running", "Thoughts that are being thought or wait for a process")
        self.seconds = histogram("thought_seconds", "Seconds until a thought was ready, with waiting", SLOW, "level")
        self.late = counter("thoughts_late", "Bots that were not ready in time: they answered hastily, or let it pass")
        self.restarts = counter("brains_restarted", "Times that the processes which think had to be replaced")

    @contextmanager
    def thinking(self, level: str) -> Iterator[None]:
        """As long as a thought takes."""
        begun = time.perf_counter()
        self.running.inc()
        try:
            yield
            self.seconds.labels(level).observe(time.perf_counter() - begun)
        finally:
            self.running.dec()


class Traffic(Meter):
    """What comes in and goes out."""

    def __init__(self) -> None:
        self.heard = counter("messages_in", "Messages that pages have sent", "kind")
        self.sent = counter("messages_out", "Messages that pages were sent", "kind")
        self.refusals = counter("refusals", "What pages asked for and did not get", "reason")
        self.answers = histogram("answer_seconds", "Seconds from an answer until it is stored and told", QUICK)
        self.requests = histogram("http_request_seconds", "Seconds that a request took", QUICK, "route", "status")
        self.in_kinds = cache(self.heard.labels)
        self.out_kinds = cache(lambda kind: self.sent.labels(kind.decode()))
        self.reasons = cache(self.refusals.labels)

    def hear(self, ask: Any) -> None:
        """A page has said something that could be read."""
        self.in_kinds(ask.__struct_config__.tag).inc()

    def send(self, text: bytes) -> None:
        """A page was sent something."""
        self.out_kinds(text[TAG : text.index(b'"', TAG)]).inc()

    def refuse(self, reason: str) -> None:
        """Something was refused."""
        self.reasons(reason).inc()

    def answered(self, begun: float) -> None:
        """An answer that was heard then is stored and told."""
        self.answers.observe(time.perf_counter() - begun)


class Stores(Meter):
    """What is kept only for a while, and what waits."""

    def __init__(self) -> None:
        self.reports = gauge("reports_kept", "Reports of problems that are kept")
        self.report_bytes = gauge("reports_bytes", "Bytes of all reports that are kept")
        self.uploads = gauge("uploads_kept", "Matches that came as files and are kept")
        self.upload_bytes = gauge("uploads_bytes", "Bytes that they take in the database, about")
        self.reviews = gauge("reviews_waiting", "Reviews that are being thought of or wait for their turn")

    def count_reports(self, count: int, size: int) -> None:
        """So many reports are kept."""
        self.reports.set(count)
        self.report_bytes.set(size)

    def count_uploads(self, count: int, size: int) -> None:
        """So many uploads are kept."""
        self.uploads.set(count)
        self.upload_bytes.set(size)


class Counting:
    """Counts every request by its route and its status."""

    def __init__(self, app: ASGIApp, traffic: Traffic) -> None:
        self.app = app
        self.requests = cache(traffic.requests.labels)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun, status = time.perf_counter(), 500

        async def counted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, counted)
        finally:
            self.requests(route_of(scope), str(status)).observe(time.perf_counter() - begun)


def route_of(scope: Scope) -> str:
    """The address that was asked for, without what differs from match to match; whatever is not ours is the page's."""
    route = scope.get("route")
    if route is None or isinstance(route, Mount):
        return getattr(route, "path", "") or "page"
    return f"{scope.get('root_path', '')}{route.path}"


def registry_of(hall: Hall) -> CollectorRegistry:
    """Everything that is counted in a hall, and the process itself."""
    found = CollectorRegistry()
    for meter in (hall.traffic, hall.ledger.meter, hall.brains.meter, hall.stores):
        for each in meter.all():
            found.register(each)
    found.register(rooms := gauge("rooms_open", "Matches that are open because somebody looks or a clock runs"))
    found.register(channels := gauge("lines_open", "Pages that look at a match"))
    found.register(tasks := gauge("tasks_running", "Tasks of the event loop"))
    tasks.set_function(lambda: len(asyncio.all_tasks()))
    rooms.set_function(lambda: len(hall.rooms))
    channels.set_function(lambda: sum(len(room.channels) for room in hall.rooms.values()))
    engine = "compiled" if purity.is_compiled() else "pure"
    build = Info("meadhall_build", "What runs here", registry=found)
    build.info({"version": meadhall.__version__, "engine": engine})
    ProcessCollector(registry=found)
    return found


def counter(name: str, told: str, *labels: str) -> Counter:
    """Something that only grows."""
    return Counter(f"meadhall_{name}", told, labels, registry=None)


def gauge(name: str, told: str) -> Gauge:
    """Something that there is more of, or less."""
    return Gauge(f"meadhall_{name}", told, registry=None)


def histogram(name: str, told: str, buckets: Sequence[float], *labels: str) -> Histogram:
    """Something that is measured each time."""
    return Histogram(f"meadhall_{name}", told, labels, buckets=buckets, registry=None)
