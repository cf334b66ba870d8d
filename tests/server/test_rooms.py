from __future__ import annotations

import asyncio
import os
import signal
from contextlib import ExitStack
from typing import Any

import pytest

from meadhall.hall.refusal import StorageError
from meadhall.server.rooms.live import LiveRoom
from tests.server.house import BOT, DUEL, FRIEND, ME, PATIENCE, House, Page, until

PLACED = ("place:harpy-1:S18", "place:harpy-2:S19", "place:harpy-3:S23")


def test_room_is_closed_when_everybody_has_left(house: House) -> None:
    """A room that nobody is in takes no memory; whoever comes back finds the match as it was."""
    ana = house.person()
    id = house.deal("duel", DUEL, ana, house.person())
    with ana.page(id) as page:
        page.answer(page.options[1])
        page.hear("news", lambda told: told["number"] == 1)
        stands = page.news["view"]
        assert id in house.hall.rooms
    until(lambda: id not in house.hall.rooms)
    with ana.page(id) as page:
        assert page.news["view"] == stands


def test_asking_about_a_table_or_joining_it_opens_no_room(house: House) -> None:
    """Only pages keep a room open."""
    ana, ben = house.browser(), house.browser()
    id = ana.set_table("duel", DUEL, ME, FRIEND)
    assert ben.http.get(f"/api/matches/{id}").json()["state"] == "waiting"
    ben.join(id)
    assert ana.http.get("/api/matches").json()[0]["state"] == "running"
    assert id not in house.hall.rooms
    assert id not in house.hall.opening


def test_room_is_opened_once_however_many_come(house: House) -> None:
    """All who come while it is being opened are led to one room, and so are those who come after it was closed."""
    id = house.deal("duel", DUEL, house.person(), house.person())
    hall = house.hall

    async def come_and_go() -> list[list[LiveRoom]]:
        first = await asyncio.gather(*(hall.room(id) for _ in range(5)))
        hall.idle(hall.rooms[id])
        second = await asyncio.gather(*(hall.room(id) for _ in range(5)))
        hall.idle(hall.rooms[id])
        return [first, second]

    first, second = asyncio.run_coroutine_threadsafe(come_and_go(), house.loop).result(PATIENCE)
    assert len({*first}) == len({*second}) == 1
    assert first[0] is not second[0]
    assert id not in hall.rooms
    assert id not in hall.opening


def test_who_has_a_seat_and_joins_again_leaves_no_room_open(house: House) -> None:
    """Nothing happens, and nothing is left behind."""
    ana, ben = house.browser(), house.browser()
    id = ana.set_table("duel", DUEL, ME, FRIEND)
    ana.join(id)
    ben.join(id)
    ben.join(id)
    until(lambda: id not in house.hall.rooms)


def test_table_has_one_room_however_pages_come_and_go(house: House) -> None:
    """A page that is loaded anew says hello just as the old one leaves: everybody is still in the same room."""
    ana, ben = house.person(), house.person()
    id = house.deal("duel", DUEL, ana, ben)
    with ana.line(id) as line:
        with ana.page(id):
            pass
        until(lambda: id not in house.hall.rooms)
        page = Page(line)
        page.hear("news")
        with ben.page(id) as other:
            page.answer(page.options[0])
            other.hear("news", lambda told: told["number"] == 1, 5.0)


def test_answer_does_not_count_when_it_cannot_be_stored(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A row is stored before anyone is told: if that fails, the person is told so and may answer again."""
    ana, ben = house.person(), house.person()
    id = house.deal("duel", DUEL, ana, ben)
    with ana.page(id) as page, ben.page(id) as other:
        other.hear_all(0.1)
        with monkeypatch.context() as broken:
            broken.setattr(house.hall.ledger.storage, "append", failing)
            assert page.refused("answer", number=0, option=PLACED[0]) == "storage"
            assert page.hear("news")["number"] == 0
            assert other.hear_all(0.2) == []
        page.answer(PLACED[0])
        other.hear("news", lambda told: told["number"] == 1)


def failing(_told: Any) -> list[bool]:
    """A database that is away."""
    raise StorageError("the database is away")


def test_bot_answers_later_when_its_answer_could_not_be_stored(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot's answer that was lost is given again as soon as the database is back."""
    monkeypatch.setattr(house.hall.settings, "patience", 0.1)
    ana = house.person()
    id = house.deal("duel", DUEL, ana, "guest", answers=PLACED)
    with ExitStack() as stack:
        with monkeypatch.context() as broken:
            broken.setattr(house.hall.ledger.storage, "append", failing)
            page = stack.enter_context(ana.page(id))
            page.hear("thinking")
            assert page.hear_all() == []  # what it has thought is not told before it is stored
            assert page.news["number"] == 3
            assert len(house.rows(id)) == 3
        page.hear_number(4)


def test_bot_goes_on_when_its_process_has_died(house: House) -> None:
    """A process that is killed is replaced, and nobody at the table notices."""
    ana = house.person()
    id = house.deal("duel", DUEL, ana, "guest", answers=PLACED[:2])
    with ana.page(id) as page:
        page.hear("chance")  # somebody has thought: there is a process
        pool = house.hall.brains.pool
        assert pool is not None
        for pid in list(pool._processes):
            os.kill(pid, signal.SIGKILL)
        page.answer(PLACED[2])
        page.hear("news", lambda told: told["number"] == 4)
        assert house.rows(id)[3].seat == 1


def test_seats_tell_who_is_here(house: House) -> None:
    """Everybody sees who sits where, who has come and gone, and how many watch."""
    ana, ben = house.browser(), house.browser()
    id = ana.set_table("unicorns", {"players": 3}, ME, FRIEND, BOT)
    with ana.page(id) as page:
        assert page.seats["seats"][1]["kind"] == "free"
        ben.join(id, "Ben")
        page.hear("seats", lambda told: told["seats"][1] | {"name": ""} == seat("person", "Ben", here=False))
        with ben.page(id), house.browser().page(id):
            page.hear("seats", lambda told: told["seats"][1]["here"] and told["watching"] == 1)
        told = page.hear("seats", lambda told: not told["seats"][1]["here"] and told["watching"] == 0)
        assert [each["kind"] for each in told["seats"]] == ["person", "person", "bot"]


def seat(kind: str, person: str, *, here: bool) -> dict[str, Any]:
    """A seat as it is told."""
    marks = {"host": False, "muted": False, "replaced": False, "face": None}
    return {"name": "", "person": person, "kind": kind, "level": None, "here": here, "team": None, **marks}


def test_list_of_tables_tells_whose_turn_it_is_though_nobody_looks(house: House) -> None:
    """Whether a match was played through for it or is still known, and after it went on as well."""
    ana, ben = house.person(), house.person()
    id = house.deal("duel", DUEL, ana, ben)

    def waits() -> list[bool]:
        return [person.http.get("/api/matches").json()[0]["waits_for_me"] for person in (ana, ben, ana, ben)]

    assert waits() == [True, False, True, False]
    with ana.page(id) as page:
        for number, option in enumerate(PLACED, 1):
            page.answer(option)
            page.hear_number(number)
        assert waits() == [False, True, False, True]
    until(lambda: id not in house.hall.rooms)
    assert waits() == [False, True, False, True]
    house.hall.lists.cache.kept.clear()
    assert waits() == [False, True, False, True]


def test_page_that_waits_for_advice_is_let_go_when_its_room_closes(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thought that nobody will finish keeps nobody waiting."""

    async def think(*_: Any) -> None:
        await asyncio.Event().wait()

    ana = house.person()
    id = house.deal("hnefatafl", {"board": "brandubh"}, ana, "guest")
    monkeypatch.setattr(house.hall.brains, "think", think)
    with ana.page(id) as page:
        page.until_asked()
        room = house.room(id)
        page.say("advise", number=page.news["number"])
        until(lambda: room.waiting, "nobody waits for advice")
        house.loop.call_soon_threadsafe(house.hall.idle, room)
        until(lambda: not room.waiting, "somebody still waits")
        assert id not in house.hall.rooms
