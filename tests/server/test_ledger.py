"""What becomes of those who wait when the database stands still, and when it comes back."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.engine import make_url

from meadhall.hall.records import ANSWER, LEAVE
from meadhall.hall.refusal import StorageError
from meadhall.server.storage import database as storing
from meadhall.server.storage.database import WAIT, Storage, patience
from meadhall.server.storage.ledger import LIMIT, Ledger
from tests.server.house import DUEL, PATIENCE, House, opened, run

PLACED: Final = ("place:harpy-1:S18", "place:harpy-2:S19")
AT_ONCE: Final = 0.05  # seconds: who waits for what cannot come back need not wait for long


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A hall that nobody else uses."""
    with opened(tmp_path) as found:
        yield found


@contextmanager
def standing_still(ledger: Ledger) -> Iterator[threading.Event]:
    """The next work for the database is not done before a test says so."""
    gate = threading.Event()
    append = ledger.storage.append

    def late(told: Any) -> list[bool]:
        gate.wait()
        return append(told)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ledger.storage, "append", late)
        patch.setattr(ledger, "limit", AT_ONCE)
        try:
            yield gate
        finally:
            gate.set()


# ---------------------------------------------------------------- the ledger itself
def test_who_waits_is_told_when_the_database_stands_still(tmp_path: Path) -> None:
    """In time, and whoever comes later at once; nothing of theirs is done when it comes back, and then all is well."""
    ledger, gate, done = Ledger(Storage(f"sqlite:///{tmp_path / 'hall.sqlite'}")), threading.Event(), list[str]()

    async def wait() -> None:
        ledger.limit = AT_ONCE
        first = asyncio.create_task(ledger.call(gate.wait))
        second = asyncio.create_task(ledger.call(done.append, "queued behind it"))
        for each in (first, second):
            with pytest.raises(StorageError, match="does not come back"):
                await each
        ledger.limit = PATIENCE
        for _ in range(100):
            with pytest.raises(StorageError, match="does not come back"):
                await ledger.call(done.append, "too late")
        assert ledger.meter.errors._value.get() == 102
        assert ledger.stuck is not None
        gate.set()
        await ledger.stuck
        await ledger.call(done.append, "back")
        await ledger.close()

    run(wait())
    assert done == ["back"]


def test_work_that_gives_up_by_itself_is_no_reason_to_give_up(tmp_path: Path) -> None:
    """An error of the work's own is told as it is, and the thread is still there."""
    ledger = Ledger(Storage(f"sqlite:///{tmp_path / 'hall.sqlite'}"))

    def fail() -> None:
        raise TimeoutError("its own")

    async def wait() -> None:
        with pytest.raises(TimeoutError, match="its own"):
            await ledger.call(fail)
        assert await ledger.call(int) == 0
        await ledger.close()

    run(wait())


# ---------------------------------------------------------------- at a table
def test_answer_is_told_when_it_was_stored_after_all(own_house: House) -> None:
    """Its page is refused in time; when the database comes back it hears what was stored, and nothing is doubled."""
    ana, ben = own_house.person(), own_house.person()
    id = own_house.deal("duel", DUEL, ana, ben)
    with ana.page(id) as page, ben.page(id) as other:
        with standing_still(own_house.hall.ledger) as gate:
            page.answer(PLACED[0])
            assert page.hear("refused")["reason"] == "storage"
            assert page.hear("news")["number"] == 0
            own_house.hall.ledger.limit = PATIENCE
            other_choice = page.options[-1]
            page.answer(other_choice)  # at once: nobody queues behind what does not come back
            assert page.hear("refused")["reason"] == "storage"
            gate.set()
            page.hear_number(1)
            other.hear_number(1)
        page.say("answer", number=0, option=other_choice)
        assert page.hear("refused")["reason"] == "stale"
    assert [row.value for row in own_house.rows(id)] == [PLACED[0]]


def test_seat_is_taken_when_it_was_taken_after_all(own_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who was told that nothing was done has the seat once the database is back, and the table knows."""
    ana, ben = own_house.person(), own_house.person()
    id = ana.set_table("duel", DUEL, {"kind": "me", "name": "Ana"}, {"kind": "friend"})
    ledger, gate = own_house.hall.ledger, threading.Event()
    sit = ledger.storage.sit

    def late(*told: Any) -> None:
        gate.wait()
        sit(*told)

    with ana.page(id) as page, monkeypatch.context() as patch:
        patch.setattr(ledger.storage, "sit", late)
        patch.setattr(ledger, "limit", AT_ONCE)
        answer = ben.http.post(f"/api/matches/{id}/join", json={"name": "Ben"})
        assert answer.status_code == 503
        patch.setattr(ledger, "limit", PATIENCE)
        gate.set()
        page.hear("table")
        ben.join(id)
    found = ledger.storage.load(id)
    assert found is not None
    assert [sitter.name for sitter in found.sitters] == ["Ana", "Ben"]


def test_hall_closes_while_its_database_stands_still(tmp_path: Path) -> None:
    """Whatever is still to be told to the database is refused, and that is no reason not to close."""
    gate = threading.Event()
    with opened(tmp_path) as house:
        ledger = house.hall.ledger
        ledger.limit = AT_ONCE
        stuck = asyncio.run_coroutine_threadsafe(ledger.call(gate.wait), house.loop)
        with pytest.raises(StorageError):
            stuck.result(PATIENCE)
        house.loop.call_soon_threadsafe(house.loop.call_later, AT_ONCE, gate.set)  # else its thread never ends


# ---------------------------------------------------------------- PostgreSQL
@contextmanager
def locked(address: str) -> Iterator[None]:
    """Another program keeps the table of rows for itself."""
    engine = create_engine(address)
    with engine.begin() as connection:
        connection.execute(text("LOCK TABLE rows IN ACCESS EXCLUSIVE MODE"))
        yield
    engine.dispose()


@pytest.mark.parametrize("new_database", ["postgres"], indirect=True)
def test_postgresql_gives_up_by_itself_when_it_stands_still(
    new_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A statement has a time limit: its answer is refused and never stored, and the next one is."""
    monkeypatch.setattr(storing, "WAIT", 0.5)
    with opened(tmp_path, database=new_database) as house:
        house.hall.ledger.limit = PATIENCE
        ana, ben = house.person(), house.person()
        id = house.deal("duel", DUEL, ana, ben)
        with ana.page(id) as page:
            with locked(new_database):
                page.answer(PLACED[0])
                assert page.hear("refused")["reason"] == "storage"
            monkeypatch.setattr(storing, "WAIT", PATIENCE)
            page.say("resign", seat=0)
            page.hear("news", lambda told: told["end"])
        assert [row.kind for row in house.rows(id)] == [LEAVE]


@pytest.mark.parametrize("new_database", ["postgres"], indirect=True)
def test_nothing_is_lost_or_doubled_when_postgresql_stands_still(
    new_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where nobody gives up but the hall: what was on its way is stored, told to everybody, and counts once."""
    monkeypatch.setattr(storing, "WAIT", PATIENCE)
    with opened(tmp_path, database=new_database) as house:
        ledger = house.hall.ledger
        ana, ben = house.person(), house.person()
        id = house.deal("duel", DUEL, ana, ben)
        with ana.page(id) as page:
            with locked(new_database):
                ledger.limit = AT_ONCE
                page.answer(PLACED[0])
                assert page.hear("refused")["reason"] == "storage"
                ledger.limit = PATIENCE
            page.hear_number(1)
            page.answer(PLACED[1])
            page.hear_number(2)
        assert [(row.kind, row.value) for row in house.rows(id)] == [(ANSWER, PLACED[0]), (ANSWER, PLACED[1])]


def test_database_gives_up_before_the_ledger_does() -> None:
    """So that its thread is hardly ever stuck, and the log tells what the database says."""
    assert WAIT < LIMIT


def test_what_an_address_tells_of_patience_comes_first() -> None:
    """Whoever runs the hall may have reasons to wait longer."""
    plain = patience(make_url("postgresql+psycopg://meadhall@db.example.org/meadhall"))
    assert (plain["connect_timeout"], plain["tcp_user_timeout"]) == (4, 4000)
    assert plain["options"] == "-c statement_timeout=4000"
    told = "connect_timeout=60&options=-c%20statement_timeout%3D9000"
    own = patience(make_url(f"postgresql+psycopg://meadhall@db.example.org/meadhall?{told}"))
    assert "connect_timeout" not in own
    assert own["options"] == "-c statement_timeout=4000 -c statement_timeout=9000"  # the last one counts
