from __future__ import annotations

import asyncio

import pytest

from meadhall.hall.rooms import thinkers
from meadhall.hall.thoughts import Rank
from meadhall.server.processes.shares import Shares
from tests.server.house import DUEL, House, run, until

FLOOD = 60  # thoughts that one address asks for at once


async def served(shares: Shares, order: list[str], payer: str, rank: Rank, seconds: float, clock: list[float]) -> None:
    """A thought that takes some time, and is noted when it begins."""
    async with shares.turn(payer, rank):
        order.append(payer)
        clock[0] += seconds
        await asyncio.sleep(0)


def test_whoever_asks_little_is_not_behind_a_flood() -> None:
    """However much one address asks for, another waits for no more than the thought that is in hand."""

    async def evening() -> list[str]:
        clock, order = [0.0], list[str]()
        shares = Shares(1, lambda: clock[0])
        flood = [served(shares, order, "flooder", Rank.AWAITED, 2.0, clock) for _ in range(FLOOD)]
        async with asyncio.TaskGroup() as all_of_them:
            for each in flood:
                all_of_them.create_task(each)
            await asyncio.sleep(0)
            for _ in range(3):
                all_of_them.create_task(served(shares, order, "ana", Rank.AWAITED, 0.5, clock))
        return order

    order = run(evening())
    assert [at for at, payer in enumerate(order) if payer == "ana"][-1] <= 5
    assert len(order) == FLOOD + 3


def test_table_without_people_thinks_last() -> None:
    """Nobody waits for it, so it has what is left; still it comes to its turn."""

    async def evening() -> list[str]:
        clock, order = [0.0], list[str]()
        shares = Shares(1, lambda: clock[0])
        async with asyncio.TaskGroup() as all_of_them:
            await shares.enter("first", Rank.AWAITED)
            for payer, rank in (("idle", Rank.IDLE), ("advice", Rank.WANTED), ("table", Rank.AWAITED)):
                all_of_them.create_task(served(shares, order, payer, rank, 1.0, clock))
            await asyncio.sleep(0)
            shares.leave()
        return order

    assert run(evening()) == ["table", "advice", "idle"]


def test_thought_that_is_not_needed_any_more_takes_nobodys_place() -> None:
    """Whoever waits and goes leaves no hole, and whoever goes just as it is their turn passes it on."""

    async def evening() -> tuple[int, int]:
        shares = Shares(1, lambda: 0.0)
        await shares.enter("ana", Rank.AWAITED)
        waiting = [asyncio.create_task(shares.enter("ben", Rank.AWAITED)) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.sleep(0)
        shares.leave()
        waiting[1].cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        shares.leave()
        return shares.free, len(shares.waiting)

    assert run(evening()) == (1, 0)


def test_what_was_used_is_forgotten_in_time() -> None:
    """Whoever thought much an hour ago is like everybody else."""
    clock = [0.0]
    shares = Shares(1, lambda: clock[0])
    shares.charge("ana", 100.0)
    clock[0] = 30.0
    assert shares.spent("ana") == pytest.approx(50.0)
    clock[0] = 3600.0
    shares.charge("ben", 1.0)
    assert list(shares.used) == ["ben"]


def test_table_that_its_people_have_left_rests(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots play on among themselves for a while for those who watch, then they wait until somebody comes."""
    monkeypatch.setattr(thinkers, "RESTING", 5)
    ana = house.person()
    setup = DUEL | {"mode": "free_for_all", "board": "venice", "heroes": ["medusa", "sinbad", "medusa"]}
    id = house.deal("duel", setup, ana, "guest", "guest")
    with ana.page(id) as page:
        page.say("resign", seat=0)
        page.hear("news", lambda told: told["view"]["seats"][0]["left"])
        until(lambda: house.room(id).room.thinkers.unasked > 5)
        rested = len(house.rows(id))
        assert rested == 6
        with house.browser().page(id):
            until(lambda: len(house.rows(id)) > rested)


def test_advice_is_refused_where_much_is_asked_for(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """One address does not fill the queue with advice."""
    monkeypatch.setattr(thinkers, "MOST_QUEUED", 0)
    ana = house.person()
    id = house.deal("duel", DUEL, ana, "guest")
    with ana.page(id) as page:
        assert page.refused("advise", number=0) == "busy"
