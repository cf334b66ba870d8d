"""Line: a WebSocket as cheap as can be, for who opens a thousand of them beside the server that is measured."""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

TEXT: Final = 0x1
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA
SHORT: Final = 126  # a length that is told in two more bytes
LONG: Final = 127  # in eight more


class Listener(Protocol):
    """Who is behind a line."""

    def request(self) -> bytes:
        """What asks for the line."""

    def greet(self) -> None:
        """The line is open."""

    def turned_away(self, why: str) -> None:
        """There is no line to be had."""

    def hear(self, payload: bytes) -> None:
        """A message has come."""

    def dismissed(self, told: bytes) -> None:
        """The server ends the line, and says why."""

    def cut(self, line: Line) -> None:
        """The line has ended."""


def frame(kind: int, payload: bytes) -> bytes:
    """A frame of a WebSocket as clients send it, masked with nothing."""
    size = len(payload)
    length = bytes([0x80 | size]) if size < SHORT else bytes([0x80 | SHORT]) + size.to_bytes(2, "big")
    return bytes([0x80 | kind]) + length + b"\0\0\0\0" + payload


class Line(asyncio.Protocol):
    """A WebSocket that somebody looks at a table through."""

    def __init__(self, page: Listener) -> None:
        self.page = page
        self.buffer = bytearray()
        self.transport: asyncio.Transport | None = None
        self.is_open = False

    def itself(self) -> Line:
        """The line, for who connects it."""
        return self

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the line."""
        self.transport = transport  # type: ignore[assignment]
        self.write(self.page.request())

    def write(self, told: bytes) -> None:
        """Send bytes, if there is anybody to send them to."""
        if self.transport is not None and not self.transport.is_closing():
            self.transport.write(told)

    def say(self, message: bytes) -> None:
        """Send a message."""
        self.write(frame(TEXT, message))

    def data_received(self, data: bytes) -> None:
        """Take whatever has come."""
        self.buffer += data
        if not self.is_open and not self.opened():
            return
        while (found := self.next_frame()) is not None:
            self.take(*found)

    def opened(self) -> bool:
        """Whether the server has agreed to the line."""
        head, gap, rest = bytes(self.buffer).partition(b"\r\n\r\n")
        if not gap:
            return False
        if b" 101 " not in head.partition(b"\r\n")[0]:
            self.page.turned_away(head.partition(b"\r\n")[0].decode())
            self.close()
            return False
        self.buffer = bytearray(rest)
        self.is_open = True
        self.page.greet()
        return True

    def next_frame(self) -> tuple[int, bytes] | None:
        """The next frame, if all of it is here: its kind and what is in it."""
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1] & 0x7F, 2
        if size == SHORT:
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == LONG:
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + size:
            return None
        payload = bytes(memoryview(buffer)[start : start + size])
        kind = buffer[0] & 0x0F
        del buffer[: start + size]
        return kind, payload

    def take(self, kind: int, payload: bytes) -> None:
        """One frame; the server never sends a message in parts."""
        if kind == TEXT:
            self.page.hear(payload)
        elif kind == PING:
            self.write(frame(PONG, payload))
        elif kind == CLOSE:
            self.page.dismissed(payload)
            self.close()

    def close(self) -> None:
        """Go."""
        if self.transport is not None:
            self.transport.close()

    def connection_lost(self, _problem: Exception | None) -> None:
        """The line has ended."""
        self.is_open = False
        self.page.cut(self)
