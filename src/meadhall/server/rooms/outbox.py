"""Outbox: what a page has still to be told; small while nothing is, since most pages wait."""

from __future__ import annotations

import asyncio
from typing import Final

MOST_WAITING: Final = 256  # messages to a page that does not listen, before its channel is cut
MOST_BYTES: Final = 512 * 1024  # of these messages


class Outbox:
    """Messages in their order, for one reader."""

    __slots__ = ("closed", "reader", "size", "waiting")

    def __init__(self) -> None:
        self.waiting: list[bytes] = []
        self.size = 0  # bytes that wait
        self.closed = False
        self.reader: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self.waiting)

    def put(self, text: bytes) -> None:
        """Add a message; a page that does not listen is cut off, and can come back."""
        if self.closed:
            return
        if len(self.waiting) >= MOST_WAITING or self.size + len(text) > MOST_BYTES:
            self.close()
            return
        self.waiting.append(text)
        self.size += len(text)
        self.wake()

    def close(self) -> None:
        """Nothing more is told, not even what waits."""
        self.waiting.clear()
        self.size = 0
        self.closed = True
        self.wake()

    def wake(self) -> None:
        """Tell who waits for it that there is something."""
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    async def take(self) -> list[bytes]:
        """All messages, as soon as there is one; none once it is closed."""
        if not self.waiting and not self.closed:
            self.reader = asyncio.get_running_loop().create_future()
            await self.reader
        taken, self.waiting, self.size = self.waiting, [], 0
        return taken
