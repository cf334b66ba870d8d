from __future__ import annotations

import json
import logging
import os
import random
import signal
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from meadhall.server.operations.logs import FORMATS, Json, Text, configure
from tests.server.house import BOT, DUEL, ME, PATIENCE, Browser, House, play, serving


def record(level: int, message: str, *parts: Any, **extra: Any) -> logging.LogRecord:
    """Something to log."""
    found = logging.LogRecord("meadhall.room", level, "room.py", 1, message, parts, None)
    found.__dict__.update(extra)
    return found


@contextmanager
def bare_logs() -> Iterator[None]:
    """Loggers as a program begins with them; afterwards they are as they were."""
    loggers = [logging.getLogger(name) for name in (None, "meadhall", "uvicorn", "uvicorn.access", "uvicorn.error")]
    before = [(logger.handlers[:], logger.level, logger.propagate) for logger in loggers]
    for logger in loggers:
        logger.handlers[:], logger.propagate = [], True
    try:
        yield
    finally:
        logging.captureWarnings(False)
        for logger, (handlers, level, propagate) in zip(loggers, before, strict=True):
            logger.handlers[:], logger.propagate = handlers, propagate
            logger.setLevel(level)


def test_json_is_one_object_a_line() -> None:
    """When in UTC, how bad, where, what, and what it is about, whatever is in the words."""
    told = record(logging.WARNING, "rows %s\nwere not stored: ‘%s’", [3], "Ж", match="abc", seat=1)
    line = Json().format(told)
    assert "\n" not in line
    found = json.loads(line)
    assert found.pop("time").endswith("+00:00")
    assert found == {
        "level": "warning",
        "logger": "meadhall.room",
        "message": "rows [3]\nwere not stored: ‘Ж’",
        "match": "abc",
        "seat": 1,
    }


@pytest.mark.parametrize("form", FORMATS)
def test_exceptions_are_told_as_text(form: str) -> None:
    """The whole story of an error is in its record."""
    told = record(logging.ERROR, "something went wrong")
    try:
        int("no number")
    except ValueError:
        told.exc_info = sys.exc_info()
    text = json.loads(Json().format(told))["exception"] if form == "json" else Text().format(told)
    assert "Traceback" in text
    assert "ValueError: invalid literal" in text


@pytest.mark.parametrize(("requests", "told"), [(False, 1), (True, 2)])
def test_libraries_tell_trouble_only(requests: bool, told: int, capsys: pytest.CaptureFixture[str]) -> None:
    """At their most talkative they would tell cookies and cards: requests are told if they are wanted, never more."""
    with bare_logs():
        configure("json", "debug", requests=requests)
        for name in ("uvicorn.error", "websockets.server", "sqlalchemy.engine"):
            logging.getLogger(name).debug("cookie: meadhall=secret")
        logging.getLogger("sqlalchemy.engine").info("INSERT INTO rows")
        logging.getLogger("uvicorn.access").info("GET /")
        logging.getLogger("meadhall.room").debug("a detail")
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert len(lines) == told
    assert lines[-1]["message"] == "a detail"


def test_log_tells_no_secrets(tmp_path: Path, chance: random.Random) -> None:
    """A server at its most talkative writes down neither cookies nor cards nor answers, and every line is JSON."""
    with serving(tmp_path, "--log-level", "debug") as (address, process):
        ana = Browser(address)
        id = ana.set_table("duel", DUEL, ME, BOT)
        with ana.page(id) as page:
            play(chance, page, until=lambda: page.news["number"] >= 12)
            hand = page.news["view"]["seats"][0]["hand"]["cards"]
        cookie = str(ana.cookie)
        ana.http.close()
        os.kill(process.pid, signal.SIGTERM)
        assert process.wait(PATIENCE) == 0
    log = (tmp_path / "log").read_text(encoding="utf-8")
    lines = [json.loads(line) for line in log.splitlines()]
    assert {"meadhall.serve", "uvicorn.access", "meadhall.lifespan"} <= {line["logger"] for line in lines}
    assert hand
    for secret in (*cookie.split("."), *hand, "manoeuvre", "meadhall="):
        assert secret not in log


def test_server_is_quiet_about_requests(tmp_path: Path) -> None:
    """Unless they are asked for, the log tells that the hall was opened and closed, and nothing else."""
    with serving(tmp_path) as (address, process):
        httpx.get(f"{address}/api/matches")
        os.kill(process.pid, signal.SIGTERM)
        assert process.wait(PATIENCE) == 0
    lines = [json.loads(line) for line in (tmp_path / "log").read_text(encoding="utf-8").splitlines()]
    assert [(line["level"], line["message"].split()[0]) for line in lines] == [
        ("info", "open"),
        ("info", "closing"),
        ("info", "closed"),
    ]
    with serving(tmp_path, "--log-format", "text", "--log-requests") as (address, process):
        httpx.get(f"{address}/api/matches")
    assert '"GET /api/matches HTTP/1.1" 200' in (tmp_path / "log").read_text(encoding="utf-8")


def test_trouble_with_the_database_tells_no_answers(
    house: House, chance: random.Random, caplog: pytest.LogCaptureFixture
) -> None:
    """An answer that could not be stored, which others may not know yet, is not in the log: its match and seat are."""
    ana = house.person()
    id = house.deal("duel", DUEL, ana, "guest")
    path = str(house.hall.ledger.storage.engine.url.database)
    with ana.page(id) as page:
        play(chance, page, until=lambda: page.is_asked and page.news["number"] > 2)
        option = page.options[0]
        rename(path, "rows", "elsewhere")
        try:
            assert page.refused("answer", number=page.news["number"], option=option) == "storage"
        finally:
            rename(path, "elsewhere", "rows")
    told = [json.loads(Json().format(each)) for each in caplog.records if each.name == "meadhall.room"]
    lines = [line for line in told if line["match"] == id]  # others may play here meanwhile
    assert lines
    for line in lines:
        assert line["seat"] == 0
        assert "no such table" in line["exception"]
        assert repr(option) not in json.dumps(line)
        assert "hidden" in line["exception"]  # the database's own words for what it leaves out


def rename(database: str, table: str, other: str) -> None:
    """Hide a table from its server, or give it back."""
    with closing(sqlite3.connect(database, timeout=PATIENCE)) as connection, connection:
        connection.execute(f"ALTER TABLE {table} RENAME TO {other}")
