"""Connections: how long they may be silent, half-said or unread before they are ended.

The server behind (uvicorn) waits for ever for the end of a request that has begun, and for a client that does not read.
"""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class Deadline:
    """A moment at which a connection is ended, unless what it waits for happens before."""

    __slots__ = ("handle",)

    def __init__(self) -> None:
        self.handle: asyncio.TimerHandle | None = None

    def start(self, transport: asyncio.Transport, seconds: float) -> None:
        """Begin to wait, unless it waits already."""
        if self.handle is None:
            self.handle = asyncio.get_running_loop().call_later(seconds, transport.abort)

    def cancel(self) -> None:
        """It has happened."""
        if self.handle is not None:
            self.handle.cancel()
            self.handle = None


class Inbox:
    """What a page has said and the hall has not heard yet, for one reader; small while nothing is, as mostly.

    It stands for an asyncio.Queue, which takes two kilobytes while it is empty.
    """

    __slots__ = ("reader", "waiting")

    def __init__(self) -> None:
        self.waiting: list[Any] = []
        self.reader: asyncio.Future[None] | None = None

    def put_nowait(self, said: Any) -> None:
        """A page says something."""
        self.waiting.append(said)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    async def get(self) -> Any:
        """The next thing that was said."""
        while not self.waiting:
            self.reader = asyncio.get_running_loop().create_future()
            await self.reader
        return self.waiting.pop(0)

    def empty(self) -> bool:
        """Whether all was heard."""
        return not self.waiting


class ReadInTime(asyncio.Protocol):
    """A connection that is ended if the other side reads nothing for too long."""

    unread: ClassVar[float] = 30.0  # seconds in which nothing is read
    transport: asyncio.Transport

    def __init__(self, *told: Any, **named: Any) -> None:
        super().__init__(*told, **named)
        self.to_read = Deadline()

    def pause_writing(self) -> None:
        """The other side does not read."""
        self.to_read.start(self.transport, self.unread)
        super().pause_writing()

    def resume_writing(self) -> None:
        """It reads again."""
        self.to_read.cancel()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is waited for any more."""
        self.to_read.cancel()
        super().connection_lost(exc)


class PromptHttp(ReadInTime, HttpToolsProtocol):
    """Requests whose head comes in time, and answers that are read in time."""

    head: ClassVar[float] = 10.0  # seconds for the head of a request, from when the connection is free for one

    def __init__(self, *told: Any, **named: Any) -> None:
        super().__init__(*told, **named)
        self.to_ask = Deadline()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connects: a request should come."""
        super().connection_made(transport)
        self.to_ask.start(transport, self.head)

    def data_received(self, data: bytes) -> None:
        """Something comes: unless it belongs to a request that is being answered, its head should be whole soon."""
        cycle: Any = self.cycle  # None before the first request
        if cycle is None or cycle.response_complete:
            self.to_ask.start(self.transport, self.head)
        super().data_received(data)

    def on_headers_complete(self) -> None:
        """The head of a request is whole; a websocket has its own limits."""
        self.to_ask.cancel()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is waited for any more."""
        self.to_ask.cancel()
        super().connection_lost(exc)


class PromptSocket(ReadInTime, WebSocketsSansIOProtocol):
    """Channels that are read in time, and that end when they are closed."""

    unread: ClassVar[float] = 20.0
    last_words: ClassVar[float] = 5.0  # seconds for what is said last

    def __init__(self, *told: Any, **named: Any) -> None:
        super().__init__(*told, **named)
        self.queue: Any = Inbox()

    async def send(self, message: Any) -> None:
        """Send something; once the channel is open nobody needs its headers, which take kilobytes."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.scope["headers"] = []
            self.request.headers.clear()
            self.response.headers.clear()

    async def run_asgi(self) -> None:
        """Serve the channel; a page that reads nothing cannot keep it half open afterwards."""
        await super().run_asgi()
        if not self.transport.is_closing() or self.transport.get_write_buffer_size():
            self.loop.call_later(self.last_words, self.transport.abort)
