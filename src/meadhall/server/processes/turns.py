"""Turns: long work of the hall beside the loop's other tasks."""

from __future__ import annotations

import asyncio
from typing import TypeVar

from meadhall.hall.parts import Parts

T = TypeVar("T")


async def in_turns(work: Parts[T]) -> T:
    """Do all of it; after each part, whoever else waits comes first."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            found: T = done.value
            return found
        await asyncio.sleep(0)
