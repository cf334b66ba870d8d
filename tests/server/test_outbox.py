from __future__ import annotations

import asyncio

from meadhall.server.rooms.outbox import Outbox
from tests.server.house import run


def test_messages_are_taken_in_their_order_all_at_once() -> None:
    """Whoever waits is woken by the first of them."""

    async def evening() -> list[list[bytes]]:
        box = Outbox()
        waiting = asyncio.create_task(box.take())
        await asyncio.sleep(0)
        box.put(b"one")
        box.put(b"two")
        first = await waiting
        box.put(b"three")
        return [first, await box.take()]

    assert run(evening()) == [[b"one", b"two"], [b"three"]]


def test_closed_box_has_nothing_more() -> None:
    """What waited is gone, and so is who waited."""

    async def evening() -> list[list[bytes]]:
        box = Outbox()
        box.put(b"lost")
        box.close()
        other = Outbox()
        waiting = asyncio.create_task(other.take())
        await asyncio.sleep(0)
        other.close()
        return [await box.take(), await waiting]

    assert run(evening()) == [[], []]
