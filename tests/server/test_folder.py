"""What a hall keeps is readable by nobody else, its key is whole or not there, and one process has it open."""

from __future__ import annotations

import json
import os
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from meadhall.cli import main
from meadhall.cli.commands.serve import alone_at
from meadhall.server.storage import folder
from meadhall.server.storage.database import Storage, address_of
from meadhall.server.storage.folder import (
    KEY,
    KEY_BYTES,
    LOCK,
    FolderError,
    HeldError,
    KeyFileError,
    Lock,
    key_in,
    lock_of,
    made,
    make_database,
    make_private,
)
from tests.server.house import PATIENCE, SERVE, serving


def mode_of(path: Path) -> int:
    """Who may do what with a file."""
    return stat.S_IMODE(path.stat().st_mode)


def names(data: Path) -> list[str]:
    """What lies in a folder."""
    return [path.name for path in data.iterdir()]


@pytest.fixture(autouse=True)
def usual_umask() -> object:
    """Files are open to everybody unless somebody sees to it."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def opened(data: Path) -> Storage:
    """A hall's database, as `meadhall serve` opens it."""
    make_private(data)
    make_database(data / folder.DATABASE)
    storage = Storage(f"sqlite:///{data / folder.DATABASE}")
    storage.migrate()
    return storage


def test_nobody_else_reads_a_new_hall(tmp_path: Path) -> None:
    """The folder is closed, and so is every file in it while the hall is open."""
    data = tmp_path / "halls" / "mine"
    storage = opened(data)
    key_in(data)
    assert mode_of(data) == 0o700
    assert {path.name: mode_of(path) for path in data.iterdir()} == dict.fromkeys(names(data), 0o600)
    assert {folder.DATABASE, KEY} <= set(names(data))
    storage.close()


def test_a_hall_that_lay_open_is_closed(tmp_path: Path) -> None:
    """What an earlier version left readable is closed at the next start; nothing in it changes."""
    for name in (folder.DATABASE, *folder.BESIDE, KEY):
        (tmp_path / name).write_bytes(name.encode())
        (tmp_path / name).chmod(0o644)
    tmp_path.chmod(0o755)
    make_private(tmp_path)
    assert mode_of(tmp_path) == 0o700
    for path in tmp_path.iterdir():
        assert mode_of(path) == 0o600
        assert path.read_bytes() == path.name.encode()


def test_key_is_kept(tmp_path: Path) -> None:
    """The same one each time, and no draft of it stays behind."""
    key = key_in(tmp_path)
    assert len(key) == KEY_BYTES
    assert key_in(tmp_path) == key
    assert names(tmp_path) == [KEY]


def test_of_two_that_start_at_once_both_have_the_first_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that is still writing takes the key of the other, and nobody ever reads half of one."""
    other: list[bytes] = []
    fsync = os.fsync

    def meanwhile(file: int) -> None:
        if not other:
            other.append(b"")
            other[0] = key_in(tmp_path)
        fsync(file)

    monkeypatch.setattr(os, "fsync", meanwhile)
    assert key_in(tmp_path) == other[0]
    assert len(other[0]) == KEY_BYTES
    assert names(tmp_path) == [KEY]


@pytest.mark.parametrize("key", [b"", b"short", b"x" * (KEY_BYTES + 1)])
def test_a_key_that_is_none_is_refused(tmp_path: Path, key: bytes) -> None:
    """Whoever could guess the key could sign any cookie: the file is named, and what to do."""
    (tmp_path / KEY).write_bytes(key)
    with pytest.raises(KeyFileError, match=rf"key has {len(key)} bytes instead of the 32 .* put it back from a backup"):
        key_in(tmp_path)
    assert (tmp_path / KEY).read_bytes() == key


# ---------------------------------------------------------------- one hall a folder
def test_lock_is_held_by_one_and_leaves_nothing(tmp_path: Path) -> None:
    """Whoever comes too is told who was first, and may have it afterwards."""
    with Lock(tmp_path / LOCK) as lock:
        lock.tell("http://127.0.0.1:8765/")
        assert mode_of(tmp_path / LOCK) == 0o600
        told = json.loads((tmp_path / LOCK).read_text(encoding="utf-8"))
        assert (told["pid"], told["address"]) == (os.getpid(), "http://127.0.0.1:8765/")
        line = f"open: process {os.getpid()} at http://127.0.0.1:8765/, since {told['since']}; close it first"
        with pytest.raises(HeldError, match=r"PostgreSQL: docs/deployment\.md") as refused:
            Lock(tmp_path / LOCK).take()
        assert line in str(refused.value)
    assert names(tmp_path) == []
    with Lock(tmp_path / LOCK):
        assert names(tmp_path) == [LOCK]


@pytest.mark.parametrize("left", [b"", b"{", b"[1]", b'{"pid": 7}', b"\xff", b"9" * 5000])
def test_lock_that_tells_nothing_is_still_one(tmp_path: Path, left: bytes) -> None:
    """Who holds it may not have written it down yet; whoever does not hold it any more may have left anything."""
    (tmp_path / LOCK).write_bytes(left)
    with Lock(tmp_path / LOCK):
        (tmp_path / LOCK).write_bytes(left)
        with pytest.raises(HeldError, match="is open: another process has it; close it first"):
            Lock(tmp_path / LOCK).take()


def test_lock_whose_file_goes_in_between_is_taken_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A lock on a file that the last holder has just removed would keep nobody out."""
    locked, times = folder.locked, []

    def meanwhile(file: int) -> bool:
        times.append(file)
        if len(times) == 1:
            (tmp_path / LOCK).unlink()
        return locked(file)

    monkeypatch.setattr(folder, "locked", meanwhile)
    with Lock(tmp_path / LOCK):
        assert len(times) == 2
        with pytest.raises(HeldError):
            Lock(tmp_path / LOCK).take()


def test_database_by_another_name_has_a_lock_of_its_own(tmp_path: Path) -> None:
    """Two halls may share a folder if each has a database."""
    assert lock_of(tmp_path / folder.DATABASE).path == tmp_path / LOCK
    assert lock_of(tmp_path / "other.db").path == tmp_path / "other.db.lock"


def test_any_number_may_serve_a_database_in_postgresql(tmp_path: Path) -> None:
    """They tell each other what happens; only a file is served by one alone."""
    with alone_at(address_of("postgresql+psycopg://meadhall@/meadhall")) as lock:
        assert lock is None
    with alone_at(address_of(f"sqlite:///{tmp_path / folder.DATABASE}")) as lock:
        assert lock is not None
        assert names(tmp_path) == [LOCK]


def test_folder_that_was_made_for_nothing_goes_again(tmp_path: Path) -> None:
    """Only if it was made here, and nothing lies in it."""
    with pytest.raises(KeyFileError), made(tmp_path / "a" / "b"):
        raise KeyFileError
    assert names(tmp_path) == []
    (tmp_path / "own").mkdir()
    with pytest.raises(KeyFileError), made(tmp_path / "own"):
        raise KeyFileError
    (tmp_path / "new").mkdir()
    (tmp_path / "new" / KEY).write_bytes(b"short")
    with pytest.raises(KeyFileError), made(tmp_path / "new"):
        key_in(tmp_path / "new")
    assert sorted(names(tmp_path)) == ["new", "own"]


@pytest.mark.parametrize("name", [KEY, folder.DATABASE])
def test_folder_in_the_place_of_a_file_is_refused_and_stays_as_it_is(tmp_path: Path, name: str) -> None:
    """It is somebody else's, and is not closed either."""
    (tmp_path / name).mkdir()
    before = mode_of(tmp_path), mode_of(tmp_path / name)
    with pytest.raises(FolderError, match=f"{name} is not a file; expected one that a hall has made"):
        make_private(tmp_path)
    assert (mode_of(tmp_path), mode_of(tmp_path / name)) == before


def started(data: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """A start that is refused."""
    words = [sys.executable, "-c", SERVE, str(data), *options]
    return subprocess.run(words, capture_output=True, text=True, check=False, timeout=PATIENCE)


def test_second_hall_in_a_folder_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It would go out of step with the first: that is named, with its address; saving works, replacing does not."""
    with serving(tmp_path) as (address, process):
        refused = started(tmp_path)
        wanted = f"meadhall: the hall in {tmp_path} is open: process {process.pid} at {address}/, since 20"
        assert (refused.returncode, refused.stdout, refused.stderr.count("\n")) == (2, "", 1)
        assert refused.stderr.startswith(wanted)
        assert "several processes need PostgreSQL: docs/deployment.md" in refused.stderr
        assert (
            f"is open: process {process.pid}"
            in started(tmp_path, f"--database=sqlite:///{tmp_path}/hall.sqlite").stderr
        )
        saved = str(tmp_path / "saved.tar.gz")
        assert main(["backup", saved, "--data", str(tmp_path)]) == 0
        assert main(["backup", "--restore", saved, "--data", str(tmp_path), "--overwrite"]) == 2
        assert f"is open: process {process.pid} at {address}/" in capsys.readouterr().err
        os.kill(process.pid, signal.SIGTERM)
        assert process.wait(PATIENCE) == 0
    assert not (tmp_path / LOCK).exists()


def test_hall_that_was_killed_leaves_nobody_out(tmp_path: Path) -> None:
    """The lock ends with its process, also where nothing could be tidied up."""
    with serving(tmp_path) as (_, process):
        process.kill()
        process.wait(PATIENCE)
    assert json.loads((tmp_path / LOCK).read_text(encoding="utf-8"))["pid"] == process.pid
    with serving(tmp_path) as (address, process):
        told = json.loads((tmp_path / LOCK).read_text(encoding="utf-8"))
        assert (told["pid"], told["address"]) == (process.pid, f"{address}/")
