"""What is kept only for a while goes, by a command or by itself; matches that were played here stay."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest
from prometheus_client import Gauge

from meadhall.cli import main
from meadhall.hall.refusal import StorageError
from meadhall.server.hall import Hall
from meadhall.server.processes.brains import Brains
from meadhall.server.replays.reports import FOLDER
from meadhall.server.rooms.timer import Timer
from meadhall.server.storage import tidy
from meadhall.server.storage.database import Storage
from meadhall.server.storage.ledger import Ledger
from meadhall.server.storage.tidy import Ages, Gone, tidy_stores
from meadhall.server.storage.uploads import DAY, Uploads
from tests.server.house import opened, run, until
from tests.server.test_storage import RECORD, both, row
from tests.server.test_uploads import SIZE, file

OLD: Final = 400 * DAY  # longer than anything is kept


def furnish(storage: Storage, data: Path, now: float) -> None:
    """Things of every kind, old ones and new ones."""
    storage.create(RECORD._replace(created=now - OLD, rows=[row(0)]))
    for id, at in (("old", now - OLD), ("new", now - DAY)):
        Uploads(storage).keep(file(id), id, at)
        storage.keep_review(id, "[]", at)
    (data / FOLDER).mkdir()
    for name, at in (("000001-a.json", now - OLD), ("000002-a.json", now - DAY), ("000003.part", now - DAY),
                     ("000004.part", now - 1.0)):  # fmt: skip
        (data / FOLDER / name).write_bytes(b"some bytes")
        os.utime(data / FOLDER / name, (at, at))


def left(storage: Storage, data: Path) -> set[str]:
    """What is still there."""
    found = {id for id in (RECORD.id, "old", "new") if storage.load(id) is not None}
    return found | {path.name for path in (data / FOLDER).iterdir()}


EVERYTHING: Final = {RECORD.id, "old", "new", "000001-a.json", "000002-a.json", "000003.part", "000004.part"}
KEPT: Final = {RECORD.id, "new", "000002-a.json", "000004.part"}
GONE: Final = [Gone("uploads", SIZE), Gone("reports", 10), Gone("parts", 10)]


@both
def test_only_what_is_old_goes(storage: Storage, tmp_path: Path) -> None:
    """Uploads by when somebody looked at them, reports by when they came, files that nobody writes any more."""
    furnish(storage, tmp_path, 1e9)
    assert list(tidy.steps(storage, tmp_path, 1e9, Ages(), dry=True)) == GONE
    assert left(storage, tmp_path) == EVERYTHING
    assert list(tidy.steps(storage, tmp_path, 1e9, Ages())) == GONE
    assert left(storage, tmp_path) == KEPT
    assert list(tidy.steps(storage, tmp_path, 1e9, Ages())) == []
    assert storage.load(RECORD.id) == RECORD._replace(created=1e9 - OLD, rows=[row(0)])
    assert tidy.counted(GONE) == {"uploads": (1, SIZE), "reports": (1, 10), "parts": (1, 10)}
    assert storage.review("new") == "[]"
    assert tidy.compacted(storage)
    assert left(storage, tmp_path) == KEPT


class OverError(Exception):
    """A test has seen enough days."""


class Days(Timer):
    """Time in which a hall tidies up, and between two days something may happen."""

    def __init__(self, *between: Callable[[], object]) -> None:
        self.between = iter(between)
        self.moment = 0.0

    def now(self) -> float:
        return self.moment

    def date(self) -> float:
        return 1e9 + self.moment

    async def until(self, moment: float) -> None:
        self.moment = moment
        happens = next(self.between, None)
        if happens is None:
            raise OverError
        happens()


@pytest.fixture
def closed_hall(tmp_path: Path) -> Iterator[Hall]:
    """A hall that nobody has opened."""
    storage = Storage(f"sqlite:///{tmp_path / 'hall.sqlite'}")
    storage.migrate()
    found = Hall(Ledger(storage), Brains(1), data=tmp_path)
    yield found
    run(found.close())


def value(gauge: Gauge) -> float:
    """What a gauge shows."""
    return next(iter(gauge.collect())).samples[0].value


def test_hall_tidies_up_every_day(closed_hall: Hall, tmp_path: Path) -> None:
    """At once and a day later, by its own time; and it tells how much is left."""
    hall, storage = closed_hall, closed_hall.ledger.storage
    furnish(storage, tmp_path, 1e9)
    seen: list[set[str]] = []

    def between() -> None:
        seen.append(left(storage, tmp_path))
        assert [value(each) for each in (hall.stores.uploads, hall.stores.upload_bytes)] == [1, SIZE]
        assert [value(each) for each in (hall.stores.reports, hall.stores.report_bytes)] == [1, 10]
        Uploads(storage).keep(file("old"), "old", 1e9 - OLD)

    hall.timer = Days(between)
    with pytest.raises(OverError):
        run(tidy_stores(hall))
    assert seen == [KEPT]
    assert left(storage, tmp_path) == KEPT - {"000004.part"}
    assert hall.timer.now() == 2 * DAY


def test_hall_that_opens_tidies_up(tmp_path: Path) -> None:
    """Nobody has to ask for it."""
    storage = Storage(f"sqlite:///{tmp_path / 'hall.sqlite'}")
    storage.migrate()
    furnish(storage, tmp_path, time.time())
    with opened(tmp_path):
        until(lambda: left(storage, tmp_path) == KEPT)
    storage.close()


def test_hall_goes_on_when_it_cannot_tidy_up(
    closed_hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It is written down, and tried again the next day."""
    failed = []

    def fail(*_: object) -> None:
        failed.append(1)
        raise StorageError("away")

    monkeypatch.setattr(Uploads, "aged", fail)
    closed_hall.timer = Days(int, int)
    with pytest.raises(OverError):
        run(tidy_stores(closed_hall))
    assert len(failed) == 3
    assert "not tidied up: away" in caplog.text


# ---------------------------------------------------------------- the command
@pytest.fixture
def hall(tmp_path: Path) -> Path:
    """The folder of a hall that is closed, with things of every kind."""
    storage = Storage(f"sqlite:///{tmp_path / 'hall.sqlite'}")
    storage.migrate()
    furnish(storage, tmp_path, time.time())
    storage.close()
    return tmp_path


def lines(capsys: pytest.CaptureFixture[str], data: Path, *words: str) -> list[str]:
    """What the command says."""
    assert main(["tidy", "--data", str(data), *words]) == 0
    return capsys.readouterr().out.splitlines()


def test_command_tells_what_would_go_and_what_went(hall: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In plain lines, with bytes; the second time there is nothing."""
    told = lines(capsys, hall, "--dry-run")
    assert told[0] == f"Would go: 1 uploads that nobody has looked at for 30 days, {SIZE} bytes."
    assert lines(capsys, hall) == [
        f"Gone: 1 uploads that nobody has looked at for 30 days, {SIZE} bytes.",
        "Gone: 0 shared drafts that nobody has looked at for 365 days, 0 bytes.",
        "Gone: 1 reports that are older than 180 days, 10 bytes.",
        "Gone: 1 files that were left half written, 10 bytes.",
        *lines(capsys, hall)[4:],
    ]
    storage = Storage(f"sqlite:///{hall / 'hall.sqlite'}")
    assert left(storage, hall) == KEPT
    storage.close()


def test_command_takes_other_ages(hall: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever has little room keeps things for less long, and whoever has much for longer."""
    told = lines(capsys, hall, "--uploads-days", "0", "--reports-days", "500")
    assert told[0].startswith("Gone: 2 uploads that nobody has looked at for 0 days")
    assert told[2].startswith("Gone: 0 reports that are older than 500 days")


def test_command_works_while_the_hall_is_open(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Nobody who plays is disturbed, and a database that somebody has open is not written anew."""
    with opened(tmp_path) as house, pytest.MonkeyPatch.context() as patch:
        patch.setattr(tidy, "WORTH", 0)
        storage = house.hall.ledger.storage
        furnish(storage, tmp_path, time.time())
        assert "while the hall is closed" in lines(capsys, tmp_path)[4]
        assert left(storage, tmp_path) == KEPT
        assert house.browser().http.get("/healthz").json()["database"] == "ok"


def test_file_is_written_anew_when_much_of_it_is_free(
    hall: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a hall that is closed; then it is smaller, and whole."""
    monkeypatch.setattr(tidy, "WORTH", 100_000)
    storage = Storage(f"sqlite:///{hall / 'hall.sqlite'}")
    Uploads(storage).keep(file("large")._replace(rows=[row(at) for at in range(5_000)]), "large", 0.0)
    storage.close()
    before = (hall / "hall.sqlite").stat().st_size
    assert lines(capsys, hall)[4].startswith("The database was written anew: ")
    assert (hall / "hall.sqlite").stat().st_size < before - 100_000
    with closing(sqlite3.connect(hall / "hall.sqlite")) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


@pytest.mark.parametrize("new_database", ["postgres"], indirect=True)
def test_command_tidies_up_a_postgresql(
    new_database: str, storage: Storage, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The matches by their address, the reports in the folder."""
    furnish(storage, tmp_path, time.time())
    told = lines(capsys, tmp_path, "--database", new_database)
    assert told[4] == "The database knows what is free in it."
    assert left(storage, tmp_path) == KEPT


def test_command_refuses_what_is_no_hall(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """No folder, no database, one of an older version, no number of days: told in a line, and nothing is made."""
    assert main(["tidy", "--data", str(tmp_path / "none")]) == 2
    assert "there is no " in capsys.readouterr().err
    assert not (tmp_path / "none").exists()
    sqlite3.connect(tmp_path / "hall.sqlite").close()
    assert main(["tidy", "--data", str(tmp_path)]) == 2
    assert "open the hall once with this version" in capsys.readouterr().err
    (tmp_path / "hall.sqlite").write_bytes(b"no database" * 1_000)
    assert main(["tidy", "--data", str(tmp_path)]) == 2
    assert "cannot be used" in capsys.readouterr().err
    for word in ("-1", "two", "1.5", "²"):
        with pytest.raises(SystemExit):
            main(["tidy", f"--uploads-days={word}"])
        assert "is not a number of days" in capsys.readouterr().err


def test_default_ages_are_those_that_the_command_tells(capsys: pytest.CaptureFixture[str]) -> None:
    """The help names the very days that count."""
    with pytest.raises(SystemExit):
        main(["tidy", "--help"])
    told = " ".join(capsys.readouterr().out.split())
    assert f"({tidy.UPLOADS_DAYS})" in told
    assert f"({tidy.REPORTS_DAYS})" in told
