from __future__ import annotations

import asyncio
import os
import random
import shutil
import signal
import sqlite3
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Final

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import event, select
from starlette.types import ASGIApp

import meadhall
from meadhall.cli.commands.serve import token_in
from meadhall.hall.thoughts import Rank
from meadhall.server.hall import Hall
from meadhall.server.http import app, sockets
from meadhall.server.http.hosts import Hosts
from meadhall.server.http.visitors import Visitors
from meadhall.server.operations import endpoints as operation
from meadhall.server.operations.endpoints import AWAY, FULL, GONE, MINDLESS, SILENT
from meadhall.server.processes.brains import Brains
from meadhall.server.storage.database import STALE, Storage, heartbeats
from meadhall.server.storage.ledger import Ledger
from tests.server.house import BOT, DUEL, FRIEND, ME, PATIENCE, House, opened, play, run, until
from tests.server.still import StillTime

WELL: Final = {"status": "ok", "version": meadhall.__version__, "database": "ok", "disk": "ok", "bots": "ok"}
NEAR: Final = ("127.0.0.1", 50_000)
FAR: Final = ("203.0.113.9", 50_000)
TOKEN: Final = "a token for tests"  # noqa: S105 - for tests only


@pytest.fixture
def own_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A hall that nobody else uses."""
    monkeypatch.setattr(sockets, "MESSAGES", (1e6, 1e6))
    with opened(tmp_path) as found:
        yield found


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine is no reason to be unwell, and whoever asks hears how it is just now."""
    monkeypatch.setattr(operation, "PATIENCE", PATIENCE)
    monkeypatch.setattr(operation, "FRESH", 0.0)


def counted(house: House, name: str, **labels: str) -> float:
    """What a hall has counted so far; nothing if it has not begun."""
    told = house.browser().http.get("/metrics").text
    samples = (sample for family in text_string_to_metric_families(told) for sample in family.samples)
    found = [sample.value for sample in samples if sample.name == name and labels.items() <= sample.labels.items()]
    return sum(found)


# ---------------------------------------------------------------- health
@pytest.mark.usefixtures("patient")
def test_hall_tells_that_it_is_well(house: House) -> None:
    """A probe hears the version and that the database answers; HEAD is enough for who only looks at the status."""
    http = house.browser().http
    answer = http.get("/healthz")
    assert (answer.status_code, answer.json()) == (200, WELL)
    assert answer.headers["cache-control"] == "no-store"
    head = http.head("/healthz")
    assert (head.status_code, head.content) == (200, b"")
    assert http.post("/healthz").status_code == 405


@pytest.mark.usefixtures("patient")
def test_hall_is_not_well_while_its_database_is_away(own_house: House, tmp_path: Path) -> None:
    """Whoever asks hears why in plain words, never where the database is; afterwards all is well again."""
    http = own_house.browser().http
    database = tmp_path / "hall.sqlite"
    own_house.hall.ledger.storage.engine.dispose()
    database.rename(tmp_path / "away")
    database.mkdir()
    answer = http.get("/healthz")
    assert (answer.status_code, answer.json()["status"], answer.json()["database"]) == (503, "failing", AWAY)
    assert "sqlite" not in answer.text
    database.rmdir()
    (tmp_path / "away").rename(database)
    assert http.get("/healthz").json() == WELL


def test_hall_is_not_well_while_its_database_is_silent(own_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A database that hangs is told of in time; many who ask meanwhile are one try."""
    silence, asked = threading.Event(), []
    beat = own_house.hall.ledger.storage.beat

    def hanging(now: float) -> None:
        asked.append(1)
        silence.wait()
        beat(now)

    monkeypatch.setattr(own_house.hall.ledger.storage, "beat", hanging)
    http = own_house.browser().http
    with ThreadPoolExecutor(8) as many:
        answers = list(many.map(lambda _: http.get("/healthz"), range(8)))
    assert {(answer.status_code, answer.json()["database"]) for answer in answers} == {(503, SILENT)}
    assert len(asked) == 1
    silence.set()
    until(lambda: http.get("/healthz").status_code == 200)


@pytest.mark.usefixtures("patient")
def test_hall_is_not_well_while_its_database_is_full(own_house: House) -> None:
    """A database that answers every question but keeps nothing is of no use to who plays."""
    http, storage = own_house.browser().http, own_house.hall.ledger.storage
    id = own_house.deal("duel", DUEL, own_house.person(), "guest")
    for _ in range(2):  # what was written before is no room for what is written next
        assert http.get("/healthz").json() == WELL
    with full(storage):
        answer = http.get("/healthz")
        assert storage.load(id) is not None
        assert (answer.status_code, answer.json()["status"], answer.json()["database"]) == (503, "failing", AWAY)
    assert http.get("/healthz").json() == WELL


@contextmanager
def full(storage: Storage) -> Iterator[None]:
    """A database that may not take one page more than it has."""

    def fill(connection: sqlite3.Connection, _record: object) -> None:
        connection.execute("PRAGMA max_page_count = 1")  # it is never less than there are

    with closing(sqlite3.connect(str(storage.engine.url.database))) as connection:
        connection.execute("VACUUM")  # no page in it is free either
    event.listen(storage.engine, "connect", fill)
    storage.engine.dispose()
    try:
        yield
    finally:
        event.remove(storage.engine, "connect", fill)
        storage.engine.dispose()


def test_hall_tries_once_a_second_however_many_ask(own_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks often costs the database nothing, and hears of trouble when the second is over."""
    monkeypatch.setattr(operation, "PATIENCE", PATIENCE)
    own_house.hall.timer = still = StillTime(own_house.loop)
    beats: list[float] = []
    monkeypatch.setattr(own_house.hall.ledger.storage, "beat", beats.append)
    http = own_house.browser().http
    for asked in (1, 2):
        for _ in range(5):
            assert http.get("/healthz").json() == WELL
        assert len(beats) == asked
        still.advance(operation.FRESH)


def test_heartbeats_do_not_pile_up(tmp_path: Path) -> None:
    """One of each process is kept, and those of processes that are gone go with time."""
    storages = [Storage(f"sqlite:///{tmp_path / 'hall.sqlite'}") for _ in range(2)]
    storages[0].migrate()

    def count() -> int:
        with storages[0].begin() as connection:
            return len(connection.execute(select(heartbeats)).all())

    for now in range(5):
        for each in storages:
            each.beat(float(now))
    assert count() == 2
    storages[0].beat(2 * STALE)
    assert count() == 1
    for each in storages:
        each.close()


@pytest.mark.usefixtures("patient")
def test_hall_is_not_well_while_its_disk_is_nearly_full(own_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Told before anything goes wrong, while there is still a little room; and where the folder is gone."""
    http = own_house.browser().http
    for free, wanted in ((operation.ROOM - 1, (503, FULL)), (operation.ROOM, (200, "ok"))):
        monkeypatch.setattr(shutil, "disk_usage", lambda _, free=free: SimpleNamespace(free=free))
        answer = http.get("/healthz")
        assert (answer.status_code, answer.json()["disk"]) == wanted
    monkeypatch.undo()
    assert operation.space(Path("/nowhere/at/all")) == GONE
    assert operation.space(None) is None


@pytest.mark.usefixtures("patient")
def test_hall_is_well_again_when_dead_bots_are_replaced(own_house: House) -> None:
    """Processes that have died are told of and replaced, though nobody has asked a bot since."""
    http, brains = own_house.browser().http, own_house.hall.brains
    assert http.get("/healthz").json()["bots"] == "ok"  # nobody has needed them yet
    first = asyncio.run_coroutine_threadsafe(brains.work(("", Rank.AWAITED), os.getpid), own_house.loop).result(
        PATIENCE
    )
    assert http.get("/healthz").json() == WELL
    os.kill(first, signal.SIGKILL)
    until(lambda: operation.is_broken(brains))
    answer = http.get("/healthz")
    assert (answer.status_code, answer.json()["bots"]) == (503, MINDLESS)
    until(lambda: http.get("/healthz").json() == WELL)
    assert (
        asyncio.run_coroutine_threadsafe(brains.work(("", Rank.AWAITED), os.getpid), own_house.loop).result(PATIENCE)
        != first
    )


@pytest.mark.usefixtures("patient")
def test_hall_is_well_while_the_ledger_is_busy(own_house: House) -> None:
    """A long piece of work for the one thread that stores holds up nobody who asks whether all is well."""
    release = threading.Event()
    busy = asyncio.run_coroutine_threadsafe(own_house.hall.ledger.call(release.wait), own_house.loop)
    try:
        assert own_house.browser().http.get("/healthz").json() == WELL
        assert not busy.done()
    finally:
        release.set()
        busy.result(10.0)


@pytest.mark.usefixtures("patient")
def test_trouble_is_logged_once(own_house: House, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """However often a probe asks, the log tells when trouble begins and when it is over."""
    http = own_house.browser().http
    database = tmp_path / "hall.sqlite"
    own_house.hall.ledger.storage.engine.dispose()
    database.rename(tmp_path / "away")
    database.mkdir()
    for _ in range(3):
        http.get("/healthz")
    database.rmdir()
    (tmp_path / "away").rename(database)
    for _ in range(3):
        http.get("/healthz")
    told = [record.getMessage() for record in caplog.records if record.name == "meadhall.operation"]
    assert [f"not well: {AWAY}" in line for line in told].count(True) == 1
    assert ["well again" in line for line in told].count(True) == 1


# ---------------------------------------------------------------- metrics
def test_what_happens_is_counted(own_house: House, chance: random.Random) -> None:
    """Messages, rows, batches, times, thoughts and refusals, each once and by its kind."""
    ana = own_house.browser()
    id = ana.set_table("duel", DUEL, ME, BOT)
    with ana.page(id) as page:
        play(chance, page, until=lambda: page.news["number"] >= 12 and page.is_asked)
        assert page.refused("answer", number=0, option="nothing") == "stale"
        page.line.send("nonsense")
        page.hear("refused")
        assert counted(own_house, "meadhall_rooms_open") == 1
        assert counted(own_house, "meadhall_lines_open") == 1
        answers = counted(own_house, "meadhall_answer_seconds_count")
        thoughts = counted(own_house, "meadhall_thought_seconds_count", level="guest")
        assert counted(own_house, "meadhall_messages_in_total", kind="answer") == answers + 1
        assert counted(own_house, "meadhall_rows_stored_total", kind="answer") == page.news["number"]
        assert counted(own_house, "meadhall_ledger_batch_rows_sum") == page.news["number"]
        late = counted(own_house, "meadhall_thoughts_late_total")
        assert answers + thoughts + late == page.news["number"]
        assert counted(own_house, "meadhall_messages_out_total", kind="news") >= page.news["number"]
        assert counted(own_house, "meadhall_messages_out_total", kind="table") == 1
        assert counted(own_house, "meadhall_refusals_total", reason="stale") == 1
        assert counted(own_house, "meadhall_refusals_total", reason="unreadable") == 1
        assert counted(own_house, "meadhall_storage_errors_total") == 0
        seconds = counted(own_house, "meadhall_answer_seconds_sum")
        assert 0.0 < seconds < 60.0
    assert counted(own_house, "meadhall_build_info", version=meadhall.__version__) == 1
    assert counted(own_house, "process_resident_memory_bytes") > 1e6


def test_requests_are_counted_by_route_and_status(own_house: House) -> None:
    """A route is told without what differs from match to match: whoever asks for nonsense makes no new ones."""
    ana = own_house.browser()
    id = ana.set_table("duel", DUEL, ME, FRIEND)
    for path in (f"/api/matches/{id}", "/api/matches/none", "/api/none", "/", "/table/x", "/none.js", "/api/matches"):
        ana.http.get(path)
    told = ana.http.get("/metrics").text
    assert id not in told
    seen = {
        (sample.labels["route"], sample.labels["status"]): sample.value
        for family in text_string_to_metric_families(told)
        for sample in family.samples
        if sample.name == "meadhall_http_request_seconds_count"
    }
    assert seen == {
        ("/api/matches", "201"): 1,
        ("/api/matches", "200"): 1,
        ("/api/matches/{id}", "200"): 1,
        ("/api/matches/{id}", "404"): 1,
        ("/api", "404"): 1,
        ("page", "200"): 2,
        ("page", "404"): 1,
    }


def test_trouble_is_counted(own_house: House, tmp_path: Path) -> None:
    """A database that refuses to store, and a process that dies while it thinks."""
    ana = own_house.browser()
    id = ana.set_table("duel", DUEL, ME, BOT)
    with ana.page(id) as page:
        page.hear("chance")  # somebody has thought about it
        page.until_asked()
        with closing(sqlite3.connect(tmp_path / "hall.sqlite")) as other, other:
            other.execute("ALTER TABLE rows RENAME TO elsewhere")
        assert page.refused("answer", number=page.news["number"], option=page.options[0]) == "storage"
        assert counted(own_house, "meadhall_storage_errors_total") == 1
        with closing(sqlite3.connect(tmp_path / "hall.sqlite")) as other, other:
            other.execute("ALTER TABLE elsewhere RENAME TO rows")
        pool = own_house.hall.brains.pool
        assert pool is not None
        for pid in list(pool._processes):
            os.kill(pid, signal.SIGKILL)
        page.say("advise", number=page.news["number"])
        page.hear("advice")
        assert counted(own_house, "meadhall_brains_restarted_total") == 1
        assert counted(own_house, "meadhall_thought_seconds_count", level="advice") == 1


def test_halls_do_not_count_for_each_other(own_house: House, house: House) -> None:
    """Nothing is global: two halls of one process have their own numbers."""
    before = counted(house, "meadhall_messages_out_total", kind="table")
    ana = own_house.browser()
    with ana.page(ana.set_table("duel", DUEL, ME, FRIEND)):
        assert counted(own_house, "meadhall_messages_out_total", kind="table") == 1
        assert counted(own_house, "meadhall_lines_open") == 1
    assert counted(house, "meadhall_messages_out_total", kind="table") == before


# ---------------------------------------------------------------- who may read them
HOSTS = Hosts(["play.example.org"])


@contextmanager
def far_hall(folder: Path, token: str | None) -> Iterator[ASGIApp]:
    """A server without an address, which can be asked from anywhere."""
    storage = Storage(f"sqlite:///{folder / 'hall.sqlite'}")
    storage.migrate()
    hall = Hall(Ledger(storage), Brains(1))
    yield app.make_app(hall, Visitors(b"a key for tests"), folder, [], hosts=HOSTS, metrics_token=token)
    run(hall.close())


def status(served: ASGIApp, client: tuple[str, int], headers: dict[str, str], base: str) -> int:
    """What somebody somewhere gets when they ask for the metrics."""

    async def ask() -> int:
        transport = httpx.ASGITransport(served, client=client)
        async with httpx.AsyncClient(transport=transport, base_url=base) as http:
            return (await http.get("/metrics", headers=headers)).status_code

    return run(ask())


@pytest.mark.parametrize(
    ("client", "headers", "base", "wanted"),
    [
        (NEAR, {}, "http://127.0.0.1:8765", 200),
        (("::1", 50_000), {}, "http://[::1]:8765", 200),
        (NEAR, {}, "http://localhost:8765", 200),
        (FAR, {}, "http://127.0.0.1:8765", 403),
        (FAR, {}, "http://203.0.113.1:8765", 403),
        (NEAR, {"x-forwarded-for": "203.0.113.9"}, "http://127.0.0.1:8765", 403),
        (NEAR, {"x-forwarded-for": "127.0.0.1"}, "http://127.0.0.1:8765", 403),
        (NEAR, {"forwarded": "for=203.0.113.9"}, "http://127.0.0.1:8765", 403),
        (NEAR, {"x-real-ip": "203.0.113.9"}, "http://127.0.0.1:8765", 403),
        (NEAR, {"via": "1.1 proxy"}, "http://127.0.0.1:8765", 403),
        (NEAR, {}, "http://play.example.org", 403),
        (NEAR, {"authorization": f"Bearer {TOKEN}"}, "http://play.example.org", 403),
    ],
)
def test_metrics_are_told_on_this_machine_only(
    tmp_path: Path, client: tuple[str, int], headers: dict[str, str], base: str, wanted: int
) -> None:
    """Not to others, not through a proxy on this machine, not under a name of the world; no token, no exception."""
    with far_hall(tmp_path, None) as served:
        assert status(served, client, headers, base) == wanted


@pytest.mark.parametrize(
    ("brought", "wanted"),
    [(f"Bearer {TOKEN}", 200), (f"bearer {TOKEN}", 200), ("Bearer another", 403), (f"Basic {TOKEN}", 403), ("", 403)],
)
def test_metrics_are_told_to_who_has_the_token(tmp_path: Path, brought: str, wanted: int) -> None:
    """A server with a token tells whoever brings it, from anywhere and through any proxy."""
    headers = {"authorization": brought, "x-forwarded-for": "203.0.113.9"}
    with far_hall(tmp_path, TOKEN) as served:
        assert status(served, FAR, headers, "https://play.example.org") == wanted


def test_metrics_come_in_the_form_that_is_asked_for(house: House) -> None:
    """Prometheus' own text form with its version, or OpenMetrics where that is accepted."""
    http = house.browser().http
    plain = http.get("/metrics").headers["content-type"]
    assert plain.startswith("text/plain; version=0.0.4")
    newer = http.get("/metrics", headers={"accept": "application/openmetrics-text; version=1.0.0"})
    assert newer.headers["content-type"].startswith("application/openmetrics-text; version=1.0.0")
    assert newer.text.endswith("# EOF\n")
    assert operation.FENCED in http.get("/metrics", headers={"via": "1.1 proxy"}).text


def test_token_is_read_from_a_file(tmp_path: Path) -> None:
    """Without the line's end; a file that is not there or empty is told of before the hall opens."""
    assert token_in(None) is None
    (tmp_path / "token").write_text(f"{TOKEN}\n", encoding="utf-8")
    assert token_in(tmp_path / "token") == TOKEN
    (tmp_path / "empty").write_text("\n", encoding="utf-8")
    with pytest.raises(meadhall.MeadhallError, match="is empty"):
        token_in(tmp_path / "empty")
    with pytest.raises(meadhall.MeadhallError, match="cannot read"):
        token_in(tmp_path / "none")
