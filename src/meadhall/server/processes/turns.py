"""Turns: work of the hall (meadhall.hall.effects.work) beside the loop's other tasks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, TypeVar

from meadhall.hall.effects.work import Need, Piece, Work

T = TypeVar("T")
Found = Callable[[Need], Awaitable[Any]]  # gets what work needs


async def run(work: Work[T], found: Found) -> T:
    """Do all of it; wherever it stops for a moment, whoever else waits comes first."""
    value, problem = None, None
    while True:
        try:
            need = go_on(work, value, problem)
        except StopIteration as done:
            result: T = done.value
            return result
        value, problem = await outcome(need, found)


async def written(work: Work[None], found: Found) -> AsyncIterator[bytes]:
    """All pieces that it writes."""
    value, problem = None, None
    while True:
        try:
            need = go_on(work, value, problem)
        except StopIteration:
            return
        value, problem = None, None
        if isinstance(need, Piece):
            yield need.data
        else:
            value, problem = await outcome(need, found)


def go_on(work: Work[Any], value: Any, problem: Exception | None) -> Need | None:
    """Go on with what was needed, or with why it could not be had."""
    return work.send(value) if problem is None else work.throw(problem)


async def outcome(need: Need | None, found: Found) -> tuple[Any, Exception | None]:
    """What is needed, or why it cannot be had."""
    if need is None:
        await asyncio.sleep(0)
        return None, None
    try:
        return await found(need), None
    except Exception as problem:  # noqa: BLE001 - the work knows what to do, or whoever waits for it
        return None, problem


async def begun(lines: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """Lines of which the first is there already: a database in trouble is told of before a file begins."""
    first = await anext(lines)

    async def all_of_them() -> AsyncIterator[bytes]:
        yield first
        async for line in lines:
            yield line

    return all_of_them()
