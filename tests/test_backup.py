"""`meadhall backup`: a hall is saved while it is played in, and put back whole."""

from __future__ import annotations

import gzip
import io
import json
import os
import random
import sqlite3
import tarfile
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from meadhall.cli import main
from meadhall.hall.records import Record, rebuilt
from meadhall.server.http import sockets
from meadhall.server.storage import backup
from meadhall.server.storage.database import Storage
from meadhall.server.storage.folder import Lock, key_in
from tests.server.house import DUEL, PATIENCE, House, opened, play, until

REPORT: Final = b'{"chances": [0.5]}'
LAMPS: Final = Path(__file__).parents[1] / "examples" / "packs" / "lamplighter"


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A hall with a key and a report, in the folder `hall`."""
    monkeypatch.setattr(sockets, "MESSAGES", (1e6, 1e6))
    folder = tmp_path / "hall"
    (folder / "reports" / "ab").mkdir(parents=True)
    (folder / "reports" / "ab" / "abc.json").write_bytes(REPORT)
    key_in(folder)
    with opened(folder) as found:
        yield found


def refusal(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """With what a command is refused."""
    assert main(["backup", *words]) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)
    return told.err


def save(tmp_path: Path, name: str = "saved.tar.gz") -> Path:
    """Save the hall as a person would."""
    assert main(["backup", str(tmp_path / name), "--data", str(tmp_path / "hall")]) == 0
    return tmp_path / name


def records(data: Path) -> dict[str, Record]:
    """All matches of a hall that nobody has open."""
    storage = Storage(f"sqlite:///{data / 'hall.sqlite'}")
    storage.migrate()
    with closing(sqlite3.connect(data / "hall.sqlite")) as connection:
        ids = [str(id) for (id,) in connection.execute("SELECT id FROM matches")]
    found = {id: storage.load(id) for id in ids}
    storage.close()
    return {id: record for id, record in found.items() if record is not None}


# ---------------------------------------------------------------- while it is played in
def test_hall_is_saved_whole_while_answers_are_stored(tmp_path: Path, house: House) -> None:
    """Each backup is the hall at one moment: undamaged, with every match as far as it had come, and nobody waits."""
    people = [house.person() for _ in range(4)]
    tables = [house.deal("duel", DUEL, *people[at : at + 2], seed=at) for at in (0, 2)]
    stop = threading.Event()

    def played(at: int) -> None:
        chance = random.Random(at)  # noqa: S311 - no secret hangs on it
        with people[2 * at].page(tables[at]) as first, people[2 * at + 1].page(tables[at]) as second:
            play(chance, first, second, until=stop.is_set)

    players = [threading.Thread(target=played, args=(at,)) for at in (0, 1)]
    for player in players:
        player.start()
    try:
        until(lambda: all(house.rows(table) for table in tables), "nobody plays")
        saved = [save(tmp_path, f"{number}.tar.gz") for number in range(4)]
    finally:
        stop.set()
        for player in players:
            player.join(PATIENCE)
    final = {table: house.rows(table) for table in tables}
    lengths = []
    for number, file in enumerate(saved):
        data = tmp_path / f"again-{number}"
        assert main(["backup", "--restore", str(file), "--data", str(data)]) == 0
        with closing(sqlite3.connect(data / "hall.sqlite")) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        found = records(data)
        assert found.keys() == final.keys()
        for id, record in found.items():
            assert record.rows == final[id][: len(record.rows)]
            assert record.rows
            rebuilt(record)
        lengths.append(sum(len(record.rows) for record in found.values()))
    assert lengths == sorted(lengths)
    assert lengths[0] < sum(len(rows) for rows in final.values()), "nobody played meanwhile"


def test_restored_hall_goes_on(tmp_path: Path, house: House) -> None:
    """Whoever sat at a table sits there still, with the key, the reports and the rows as they were."""
    ana, bo = house.person(), house.person()
    id = house.deal("duel", DUEL, ana, bo)
    with ana.page(id) as page:
        page.answer(page.options[0])
        page.hear_number(1)
        stands = page.news["view"]
    file = save(tmp_path)
    data = tmp_path / "again"
    assert main(["backup", "--restore", str(file), "--data", str(data)]) == 0
    assert (data / "key").read_bytes() == (tmp_path / "hall" / "key").read_bytes()
    assert (data / "reports" / "ab" / "abc.json").read_bytes() == REPORT
    assert {path.stat().st_mode & 0o777 for path in (file, data / "key", data / "hall.sqlite")} == {0o600}
    assert sorted(path.name for path in data.iterdir()) == ["hall.sqlite", "key", "reports"]
    with opened(data) as other:
        pages = other.browser(ana.cookie).page(id), other.browser(bo.cookie).page(id)
        with pages[0] as first, pages[1] as second:
            assert (first.news["number"], first.news["view"]) == (1, stands)
            play(random.Random(1), first, second, until=lambda: bool(first.news["number"] > 4))  # noqa: S311 - likewise


def test_what_was_saved_is_told(tmp_path: Path, house: House, capsys: pytest.CaptureFixture[str]) -> None:
    """How many matches and rows, and when."""
    house.deal("duel", DUEL, "guest", "guest")
    file = save(tmp_path)
    assert capsys.readouterr().out == f"Saved in {file}: 1 matches with 0 rows, the key and the reports.\n"
    assert main(["backup", "--restore", str(file), "--data", str(tmp_path / "again")]) == 0
    assert "1 matches with 0 rows, the key and the reports, saved 20" in capsys.readouterr().out


# ---------------------------------------------------------------- packs
def test_installed_packs_are_saved_and_put_back(
    tmp_path: Path, house: House, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each with its zip file, ready to be played; what a pack means is not believed but found out again."""
    house.deal("duel", DUEL, "guest", "guest")
    hall, again = tmp_path / "hall", tmp_path / "again"
    assert main(["packs", "install", str(LAMPS), "--data", str(hall)]) == 0
    (hall / "packs" / "notes.txt").write_text("no pack", encoding="utf-8")
    (hall / "packs" / "other.zip").symlink_to(hall / "key")
    file = save(tmp_path)
    assert "and 1 installed packs" in capsys.readouterr().out
    assert main(["backup", "--restore", str(file), "--data", str(again)]) == 0
    assert [path.name for path in (again / "packs").iterdir()] == ["lamps.zip"]
    assert (again / "packs" / "lamps.zip").read_bytes() == (hall / "packs" / "lamps.zip").read_bytes()
    assert "and 1 installed packs" in capsys.readouterr().out
    assert main(["packs", "list", "--data", str(again)]) == 0
    assert "lamps" in capsys.readouterr().out
    assert "packs" in refusal(capsys, "--restore", str(file), "--data", str(again))


def test_backup_without_packs_leaves_those_that_are_there(tmp_path: Path) -> None:
    """An earlier version did not save them, so that its backups have nothing to say about them."""
    again = tmp_path / "again"
    assert main(["packs", "install", str(LAMPS), "--data", str(again)]) == 0
    earlier = {**GOOD, "format": 1, "matches": None, "rows": None}
    archive(tmp_path / "earlier", earlier, **KEPT)
    words = ["--restore", str(tmp_path / "earlier"), "--data", str(again), "--overwrite"]
    assert main(["backup", *words]) == 0
    assert (again / "packs" / "lamps.zip").exists()


# ---------------------------------------------------------------- what is refused
def test_nothing_is_overwritten_unless_told(tmp_path: Path, house: House, capsys: pytest.CaptureFixture[str]) -> None:
    """Neither a file nor a hall; and a hall that is open not even then."""
    file = save(tmp_path)
    hall, again = str(tmp_path / "hall"), tmp_path / "again"
    capsys.readouterr()
    assert "--overwrite" in refusal(capsys, str(file), "--data", hall)
    assert main(["backup", str(file), "--data", hall, "--overwrite"]) == 0
    assert main(["backup", "--restore", str(file), "--data", str(again)]) == 0
    capsys.readouterr()
    house.deal("duel", DUEL, "guest", "guest")  # it has the database open
    told = refusal(capsys, "--restore", str(file), "--data", hall)
    assert "there is a hall in" in told
    assert "hall.sqlite" in told
    assert "is open" in refusal(capsys, "--restore", str(file), "--data", hall, "--overwrite")
    (again / "hall.sqlite").write_bytes(b"damaged beyond repair" * 100)
    (again / "hall.sqlite-wal").write_bytes(b"of another time")
    assert main(["backup", "--restore", str(file), "--data", str(again), "--overwrite"]) == 0
    assert records(again) == {}


def test_damaged_database_is_not_saved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A backup that could not be used is not written."""
    hall = tmp_path / "hall"
    hall.mkdir()
    assert "there is no hall in" in refusal(capsys, str(tmp_path / "saved"), "--data", str(hall))
    key_in(hall)
    assert "there is no" in refusal(capsys, str(tmp_path / "saved"), "--data", str(hall))
    storage = Storage(f"sqlite:///{hall / 'hall.sqlite'}")
    storage.migrate()
    storage.close()
    whole = (hall / "hall.sqlite").read_bytes()
    (hall / "hall.sqlite").write_bytes(whole[:4096] + bytes(len(whole) - 4096))
    told = refusal(capsys, str(tmp_path / "saved"), "--data", str(hall))
    assert "damaged" in told or "cannot be copied" in told
    assert not (tmp_path / "saved").exists()
    assert [path.name for path in tmp_path.iterdir()] == ["hall"]


def archive(path: Path, manifest: object, **parts: bytes) -> None:
    """A file that looks like a backup."""
    with tarfile.open(path, "w:gz") as file:
        for name, content in {"backup.json": json.dumps(manifest).encode(), **parts}.items():
            told = tarfile.TarInfo(name)
            told.size = len(content)
            file.addfile(told, io.BytesIO(content))


KEPT: Final = {"key": b"k" * 32}
GOOD: Final = {"format": backup.FORMAT, "matches": 0, "rows": 0, "created": "2026-01-01", "version": "1"}


@pytest.mark.parametrize(
    ("manifest", "parts", "problem"),
    [
        (GOOD | {"format": 99}, {}, "its format is not known here"),
        ([], {}, "not a backup"),
        ({"format": backup.FORMAT}, {}, "not a backup"),
        (GOOD, {"../evil": b""}, "no part of a hall"),
        (GOOD, {"reports/../../evil": b""}, "no part of a hall"),
        (GOOD, {"/evil": b""}, "no part of a hall"),
        (GOOD, {"evil": b""}, "no part of a hall"),
        (GOOD, KEPT | {"hall.sqlite": b"no database at all" * 100}, "hall.sqlite is damaged"),
        (GOOD, KEPT | {"hall.sqlite": b""}, "hall.sqlite is not the database of a hall"),
        (GOOD, KEPT, "its backup.json and its hall.sqlite do not go together"),
        (GOOD | {"matches": None}, KEPT | {"hall.sqlite": b""}, "do not go together"),
        (GOOD | {"matches": None}, {}, "expected a key of 32 bytes"),
        (GOOD | {"matches": None}, {"key": b"short"}, "expected a key of 32 bytes"),
        (GOOD | {"matches": "many"}, KEPT, "does not tell how many matches"),
        (GOOD | {"matches": -1}, KEPT, "does not tell how many matches"),
        (GOOD | {"created": "to\x1b[2Jday"}, KEPT, "does not tell how many matches"),
        (GOOD | {"more": 1}, KEPT, "not a backup"),
        (GOOD | {"version": "9" * 100_000}, KEPT, "there is room for 65536"),
        (GOOD, {"": b""}, "no part of a hall"),
        (GOOD, {".": b""}, "no part of a hall"),
        (GOOD, {"reports": b""}, "no part of a hall"),
        (GOOD, {"reports/..\\..\\evil": b""}, "no part of a hall"),
        (GOOD, {"reports/C:evil": b""}, "no part of a hall"),
        (GOOD, {"reports/a": b"", "reports/a/b": b""}, "cannot put"),
        (GOOD, {"packs/../evil.zip": b""}, "no part of a hall"),
        (GOOD, {"packs/a/b.zip": b""}, "no part of a hall"),
        (GOOD, {"packs/.a.json": b""}, "no part of a hall"),
        (GOOD | {"matches": None}, KEPT | {"packs/a.zip": b""}, "do not go together"),
        (GOOD | {"matches": None, "packs": 1}, KEPT, "do not go together"),
        (GOOD | {"packs": "many"}, KEPT, "does not tell how many matches"),
    ],
)
def test_other_files_are_not_put_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], manifest: object, parts: dict[str, bytes], problem: str
) -> None:
    """Whatever is not a backup of a hall is refused and leaves no trace."""
    archive(tmp_path / "other.tar.gz", manifest, **parts)
    assert problem in refusal(capsys, "--restore", str(tmp_path / "other.tar.gz"), "--data", str(tmp_path / "again"))
    assert {path.name for path in tmp_path.iterdir()} == {"other.tar.gz"}


def odd(name: str, kind: bytes, **facts: object) -> tarfile.TarInfo:
    """Something in an archive that is no file of a hall."""
    found = tarfile.TarInfo(name)
    found.type = kind
    for fact, value in facts.items():
        setattr(found, fact, value)
    return found


@pytest.mark.parametrize(
    ("part", "problem"),
    [
        (odd("key", tarfile.SYMTYPE, linkname="/etc/passwd"), "'key' is not a file"),
        (odd("key", tarfile.LNKTYPE, linkname="backup.json"), "'key' is not a file"),
        (odd("key", tarfile.CHRTYPE, devmajor=1, devminor=5), "'key' is not a file"),
        (odd("key", tarfile.FIFOTYPE), "'key' is not a file"),
        (odd("key", tarfile.DIRTYPE), "'key' is not a file"),
        (odd("reports", tarfile.DIRTYPE), "'reports' is no part of a hall"),
        (odd("key", tarfile.REGTYPE, size=1 << 60), f"'key' has {1 << 60} bytes; there is room for"),
        (odd("key", tarfile.REGTYPE, size=1 << 10), "unexpected end of data"),
        (odd("key", tarfile.REGTYPE, size=-512), "'key' is not a file"),
        (odd("key", tarfile.GNUTYPE_LONGNAME, size=1 << 60), "not a backup of a hall"),
        (odd("backup.json", tarfile.REGTYPE), "'backup.json' is no part of a hall"),
    ],
)
def test_odd_parts_are_not_put_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], part: tarfile.TarInfo, problem: str
) -> None:
    """Links, devices, folders and sizes that cannot be: nothing is followed, filled up or left behind."""
    manifest = json.dumps(GOOD).encode()
    whole = tarfile.TarInfo("backup.json")
    whole.size = len(manifest)
    content = whole.tobuf() + manifest.ljust(512, b"\0") + part.tobuf(tarfile.GNU_FORMAT)
    (tmp_path / "odd").write_bytes(gzip.compress(content))
    assert problem in refusal(capsys, "--restore", str(tmp_path / "odd"), "--data", str(tmp_path / "halls" / "again"))
    assert {path.name for path in tmp_path.iterdir()} == {"odd"}


def test_manifest_that_lies_deep_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """However deep somebody has nested it."""
    manifest = tarfile.TarInfo("backup.json")
    manifest.size = 60_000
    (tmp_path / "deep").write_bytes(gzip.compress(manifest.tobuf() + b"[" * 60_000))
    told = refusal(capsys, "--restore", str(tmp_path / "deep"), "--data", str(tmp_path / "again"))
    assert "is not a backup of a hall" in told
    assert not (tmp_path / "again").exists()


def test_archive_whose_end_is_damaged_is_not_put_back(
    tmp_path: Path, house: House, capsys: pytest.CaptureFixture[str]
) -> None:
    """The checksum stands behind all parts: it is looked at before anything is put in place."""
    house.deal("duel", DUEL, "guest", "guest")
    whole = bytearray(save(tmp_path).read_bytes())
    whole[-8] ^= 1
    (tmp_path / "damaged").write_bytes(whole)
    capsys.readouterr()
    told = refusal(capsys, "--restore", str(tmp_path / "damaged"), "--data", str(tmp_path / "again"))
    assert "CRC check failed" in told
    assert not (tmp_path / "again").exists()


def test_archive_with_other_matches_than_it_tells_is_not_put_back(
    tmp_path: Path, house: House, capsys: pytest.CaptureFixture[str]
) -> None:
    """A database that is whole, but not the one that was saved."""
    house.deal("duel", DUEL, "guest", "guest")
    with tarfile.open(save(tmp_path)) as file:
        parts = {name: part.read() for name in ("key", "hall.sqlite") if (part := file.extractfile(name))}
    archive(tmp_path / "other", GOOD | {"matches": 7}, **parts)
    capsys.readouterr()
    told = refusal(capsys, "--restore", str(tmp_path / "other"), "--data", str(tmp_path / "again"))
    assert "expected 7 matches with 0 rows" in told


def test_hall_that_is_open_is_not_replaced(tmp_path: Path, house: House, capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever holds the lock of the folder is named; the hall can be saved meanwhile."""
    del house
    hall = tmp_path / "hall"
    with Lock(hall / "lock") as lock:
        lock.tell("http://127.0.0.1:8765/")
        file = save(tmp_path)
        capsys.readouterr()
        told = refusal(capsys, "--restore", str(file), "--data", str(hall), "--overwrite")
        assert f"the hall in {hall} is open: process {os.getpid()} at http://127.0.0.1:8765/, since 20" in told
    assert not (hall / "lock").exists()


def test_torn_files_are_not_put_back(tmp_path: Path, house: House, capsys: pytest.CaptureFixture[str]) -> None:
    """Half a backup, or none, is no backup."""
    house.deal("duel", DUEL, "guest", "guest")
    whole = save(tmp_path).read_bytes()
    capsys.readouterr()
    for content in (whole[: len(whole) // 2], b"", b"words", gzip.compress(b"words")):
        (tmp_path / "torn").write_bytes(content)
        refusal(capsys, "--restore", str(tmp_path / "torn"), "--data", str(tmp_path / "again"))
        assert not (tmp_path / "again").exists()
    assert "there is no file" in refusal(capsys, "--restore", str(tmp_path / "none"), "--data", str(tmp_path / "other"))
    assert not (tmp_path / "other").exists()


# ---------------------------------------------------------------- matches elsewhere
def test_matches_in_postgresql_are_left_to_its_own_programs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The key and the reports are saved, and the command that saves the rest is told, without any password."""
    hall = tmp_path / "hall"
    hall.mkdir()
    key = key_in(hall)
    url = "postgresql+psycopg://ana:very-secret@db.example.org:5433/mead hall?sslmode=require&password=hidden-too"
    words = ["--data", str(hall), "--database", url]
    assert main(["backup", str(tmp_path / "saved"), *words]) == 0
    told = capsys.readouterr().out
    assert "pg_dump --format=custom --file=hall.dump 'postgresql://ana@db.example.org:5433/mead" in told
    assert "sslmode=require" in told
    assert "secret" not in told
    assert "hidden" not in told
    (hall / "key").unlink()
    assert main(["backup", "--restore", str(tmp_path / "saved"), *words]) == 0
    assert "pg_restore --clean --if-exists" in capsys.readouterr().out
    assert key_in(hall) == key
    assert "expected an address like" in refusal(capsys, str(tmp_path / "other"), "--database", "nonsense")
