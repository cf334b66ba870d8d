"""What a hall keeps is readable by nobody else, and its key is whole or not there."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from meadhall.server import folder
from meadhall.server.folder import KEY, KEY_BYTES, KeyFileError, key_in, make_database, make_private
from meadhall.server.storage import Storage


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
