"""Folder: where a hall keeps what only its own people may read: the database with seeds and hands, the key, reports."""

from __future__ import annotations

import json
import os
import secrets
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from meadhall.kernel.errors import MeadhallError

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

DATABASE: Final = "hall.sqlite"
BESIDE: Final = (f"{DATABASE}-wal", f"{DATABASE}-shm")  # what SQLite keeps beside a database that is open
KEY: Final = "key"
LOCK: Final = "lock"
KEY_BYTES: Final = 32
CLOSED: Final = 0o700  # a folder that nobody else may look into
PRIVATE: Final = 0o600
FAR: Final = 1 << 30  # where Windows locks a byte: nobody could read one that is locked
ADVICE: Final = "close it first (several processes need PostgreSQL: docs/deployment.md)"
LONGEST_LINE: Final = 4096  # bytes of what a lock tells about its holder


class FolderError(MeadhallError):
    """A hall cannot be kept in this folder."""


class KeyFileError(MeadhallError):
    """The key of a hall is not one that it could have made."""


class HeldError(MeadhallError):
    """Another process has the hall open."""


# ---------------------------------------------------------------- the folder
def make_private(folder: Path) -> None:
    """Make a hall's folder; close one that others could look into, and the files that an earlier version left open."""
    try:
        if folder.exists() and not folder.is_dir():
            raise FolderError(f"{folder} is a file; expected the folder in which a hall keeps its data")
        folder.mkdir(mode=CLOSED, parents=True, exist_ok=True)
        held = [folder / name for name in (DATABASE, *BESIDE, KEY) if (folder / name).exists()]
        for path in held:
            check_file(path)
        close(folder, CLOSED)
        for path in held:
            close(path, PRIVATE)
    except OSError as problem:
        raise unusable(folder, problem) from problem


def unusable(folder: Path, problem: OSError) -> FolderError:
    """The refusal of a folder that the system does not let us use."""
    return FolderError(f"a hall cannot be kept in {folder}: {problem.strerror}; expected a folder that it may write to")


def check_file(path: Path) -> None:
    """Refuse what stands in the place of one of a hall's files."""
    if not stat.S_ISREG(path.stat().st_mode):
        raise FolderError(f"{path} is not a file; expected one that a hall has made, or nothing")


@contextmanager
def made(folder: Path) -> Iterator[None]:
    """A hall's folder for some work; one that is made here and still empty goes again if the work is refused."""
    absent = [each for each in (folder, *folder.parents) if not each.exists()]
    try:
        make_private(folder)
        yield
    except BaseException:
        with suppress(OSError):  # something lies in it
            for each in absent:
                each.rmdir()
        raise


def close(path: Path, mode: int) -> None:
    """Take from others what they may do with a file or folder of ours, on systems that know such modes."""
    found = path.stat()
    if hasattr(os, "getuid") and found.st_uid == os.getuid() and found.st_mode & 0o777 & ~mode:
        path.chmod(mode)


def make_database(path: Path) -> None:
    """Make an empty database that nobody else may read; SQLite gives the files beside it the same mode."""
    try:
        path.touch(mode=PRIVATE)
        close(path, PRIVATE)
    except OSError as problem:
        raise unusable(path.parent, problem) from problem


# ---------------------------------------------------------------- the key
def key_in(folder: Path) -> bytes:
    """The server's own key, made when it is first needed and readable by nobody else."""
    path = folder / KEY
    try:
        if not path.exists():
            make_key(path)
        return read_key(path)
    except OSError as problem:
        raise KeyFileError(f"the key {path} cannot be used: {problem.strerror}; expected a file of ours") from problem


def check_key(folder: Path) -> None:
    """Refuse a key that is none; one that is not there yet is made later."""
    if (folder / KEY).exists():
        key_in(folder)


def read_key(path: Path) -> bytes:
    """The key in a file, whole."""
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


# ---------------------------------------------------------------- one hall a folder
class Lock:
    """Whoever holds it has the hall open. It ends with its process, however that ends."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.file = -1

    def take(self) -> None:
        """Hold it from now on; HeldError names whoever does already."""
        try:
            while self.file < 0:
                self.try_once()
            self.tell(None)
        except OSError as problem:
            raise unusable(self.path.parent, problem) from problem

    def try_once(self) -> None:
        """Hold the file that is there now, unless whoever held it takes it away in this moment."""
        file = os.open(self.path, os.O_RDWR | os.O_CREAT, PRIVATE)
        try:
            if not locked(file):
                raise HeldError(f"the hall in {self.path.parent} is open: {holder_of(self.path)}; {ADVICE}")
            if is_at(file, self.path):
                self.file = file
        finally:
            if self.file != file:
                os.close(file)

    def tell(self, address: str | None) -> None:
        """Write down who holds it, for whoever comes too: one line."""
        now = datetime.now(UTC).isoformat(timespec="seconds")
        line = json.dumps({"pid": os.getpid(), "address": address, "since": now}) + "\n"
        os.lseek(self.file, 0, os.SEEK_SET)
        os.ftruncate(self.file, 0)
        os.write(self.file, line.encode())

    def release(self) -> None:
        """Let others have it; nothing stays behind."""
        if self.file < 0:
            return
        if sys.platform != "win32" and is_at(self.file, self.path):  # gone before anybody else can hold it
            self.path.unlink()
        os.close(self.file)
        self.file = -1
        if sys.platform == "win32":
            with suppress(OSError):  # the next one has it already
                self.path.unlink()

    def __enter__(self) -> Self:
        self.take()
        return self

    def __exit__(self, _kind: type[BaseException] | None, _problem: object, _where: TracebackType | None) -> None:
        self.release()


def lock_of(database: Path) -> Lock:
    """The lock of a database in a file: that of the folder, or if somebody has named it otherwise one of its own."""
    return Lock(database.with_name(LOCK if database.name == DATABASE else f"{database.name}.{LOCK}"))


def locked(file: int) -> bool:
    """Whether an open file could be locked for this process alone."""
    try:
        if sys.platform == "win32":
            os.lseek(file, FAR, os.SEEK_SET)
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):  # as POSIX says it, and as Windows does
        return False
    return True


def is_at(file: int, path: Path) -> bool:
    """Whether an open file still is the one at a path."""
    try:
        return os.path.samestat(os.fstat(file), path.stat())
    except FileNotFoundError:
        return False


def holder_of(path: Path) -> str:
    """Who holds a lock, as it has written down."""
    try:
        told = json.loads(path.read_bytes()[:LONGEST_LINE])
        where = f" at {told['address']}" if told["address"] else ""
        return f"process {told['pid']}{where}, since {told['since']}"
    except (OSError, ValueError, TypeError, KeyError):  # it has not yet, or has just gone
        return "another process has it"
