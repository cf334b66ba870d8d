"""Chores: what takes a while and needs nothing else, one after another in a thread beside the loop.

Addresses take turns by how much they have used lately, so whoever asks for much delays only themselves. What is done
here may keep things that only one thread may use.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from meadhall.hall.refusal import HallError
from meadhall.hall.thoughts import Rank
from meadhall.server.processes.shares import Shares

T = TypeVar("T")

MOST_OF_ONE: Final = 6  # chores that wait for one address
MOST: Final = 200


class Chores:
    """One thread, and who is next."""

    def __init__(self) -> None:
        self.thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="chores")
        self.shares = Shares(1)

    async def do(self, payer: str, work: Callable[[], T]) -> T:
        """Have something done; refused where too much waits already."""
        if self.shares.queued(payer) >= MOST_OF_ONE or len(self.shares.waiting) >= MOST:
            raise HallError("too-many-requests", 429)
        async with self.shares.turn(payer, Rank.AWAITED):
            return await asyncio.shield(asyncio.get_running_loop().run_in_executor(self.thread, work))

    def close(self) -> None:
        """No more chores; what is being done is not waited for."""
        self.thread.shutdown(wait=False, cancel_futures=True)
