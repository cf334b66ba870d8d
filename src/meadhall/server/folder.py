"""Folder: where a hall keeps what only its own people may read: the database with seeds and hands, the key, reports."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Final

from meadhall.kernel.errors import MeadhallError

DATABASE: Final = "hall.sqlite"
BESIDE: Final = (f"{DATABASE}-wal", f"{DATABASE}-shm")  # what SQLite keeps beside a database that is open
KEY: Final = "key"
KEY_BYTES: Final = 32
CLOSED: Final = 0o700  # a folder that nobody else may look into
PRIVATE: Final = 0o600


class KeyFileError(MeadhallError):
    """The key of a hall is not one that it could have made."""


def make_private(folder: Path) -> None:
    """Make a hall's folder; close one that others could look into, and the files that an earlier version left open."""
    folder.mkdir(mode=CLOSED, parents=True, exist_ok=True)
    close(folder, CLOSED)
    for name in (DATABASE, *BESIDE, KEY):
        if (folder / name).exists():
            close(folder / name, PRIVATE)


def close(path: Path, mode: int) -> None:
    """Take from others what they may do with a file or folder of ours, on systems that know such modes."""
    found = path.stat()
    if hasattr(os, "getuid") and found.st_uid == os.getuid() and found.st_mode & 0o777 & ~mode:
        path.chmod(mode)


def make_database(path: Path) -> None:
    """Make an empty database that nobody else may read; SQLite gives the files beside it the same mode."""
    path.touch(mode=PRIVATE)
    close(path, PRIVATE)


def key_in(folder: Path) -> bytes:
    """The server's own key, made when it is first needed and readable by nobody else."""
    path = folder / KEY
    if not path.exists():
        make_key(path)
    key = path.read_bytes()
    if len(key) != KEY_BYTES:
        problem = f"{path} has {len(key)} bytes instead of the {KEY_BYTES} of a hall's key"
        raise KeyFileError(f"{problem}; put it back from a backup, or remove it (all browsers are strangers then)")
    return key


def make_key(path: Path) -> None:
    """Make a key whole or not at all, and never in the place of one that another process has made meanwhile."""
    draft = path.with_name(f".{path.name}-{secrets.token_hex(8)}")
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE), "wb") as file:
        file.write(secrets.token_bytes(KEY_BYTES))
        file.flush()
        os.fsync(file.fileno())
    try:
        os.link(draft, path)
    except FileExistsError:
        pass  # the other one was first: its key is the hall's
    finally:
        draft.unlink()
