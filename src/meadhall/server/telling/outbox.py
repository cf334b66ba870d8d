"""Outbox: what a page has still to be told; small while nothing is, since most pages wait."""

from __future__ import annotations

import asyncio


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
        """Add a message."""
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
