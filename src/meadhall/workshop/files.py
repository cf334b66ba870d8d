"""Files: the texts of a pack, from a folder or a zip file. What is too large, or is no file of a pack, is refused."""

from __future__ import annotations

import io
import lzma
import os
import re
import stat
import struct
import zipfile
import zlib
from collections.abc import Iterable, Mapping
from pathlib import Path, PurePosixPath
from typing import Final

from meadhall.kernel.errors import PackError

ABOUT: Final = "pack.yaml"
WORDS: Final = "words"  # the folder with names in other languages
SUFFIX: Final = ".yaml"
LARGEST_FILE: Final = 256 * 1024  # bytes
LARGEST_PACK: Final = 2 * 1024 * 1024  # bytes of all files together, and of a zip file
MOST_FILES: Final = 200
NAME: Final = re.compile(r"[\w-]+(/[\w-]+)?\.yaml")
LATEST: Final = (1980, 1, 1, 0, 0, 0)  # the time of files in a zip: equal packs are equal files

# What reading a zip file raises that is none, is cut off, needs a password, or was packed in a way that nobody knows.
UNREADABLE: Final = (
    zipfile.BadZipFile, zlib.error, lzma.LZMAError, struct.error, NotImplementedError, RuntimeError, EOFError, OSError,
    ValueError, OverflowError, IndexError, MemoryError,
)  # fmt: skip

Files = Mapping[str, str]  # texts by path


def read_folder(folder: Path) -> Files:
    """The texts of a pack in a folder; other files may lie beside them."""
    if not (folder / ABOUT).is_file():
        msg = f"{folder} is no pack: expected a file {ABOUT} in it"
        raise PackError(msg)
    paths = {
        path.relative_to(folder).as_posix(): path
        for path in sorted([*folder.glob(f"*{SUFFIX}"), *folder.glob(f"*/*{SUFFIX}")])
    }
    for name, path in paths.items():
        if path.is_symlink() or (path.parent != folder and path.parent.is_symlink()):
            msg = f"{name}: expected a file of the pack itself, found a link to something else"
            raise PackError(msg)
    check_sizes((name, path.stat().st_size) for name, path in paths.items())
    return {name: text_of(name, read_file(path, LARGEST_FILE)) for name, path in paths.items()}


def read_file(path: Path, most: int = LARGEST_PACK) -> bytes:
    """What a file holds; a device, a pipe or a folder is none, and one that is too large is not read to its end."""
    try:
        number = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
        with os.fdopen(number, "rb") as file:
            if not stat.S_ISREG(os.fstat(number).st_mode):
                msg = f"{path.name}: expected a file, found something else"
                raise PackError(msg)
            data = file.read(most + 1)
    except OSError as problem:
        msg = f"{path.name} cannot be read: {problem.strerror}"
        raise PackError(msg) from problem
    if len(data) > most:
        msg = f"{path.name}: expected at most {most} bytes, found more"
        raise PackError(msg)
    return data


def read_zip(data: bytes) -> Files:
    """The texts of a pack in a zip file, which may have everything in one folder. Nothing is unpacked to a disk."""
    if len(data) > LARGEST_PACK:
        msg = f"expected a zip file of at most {LARGEST_PACK} bytes, found {len(data)}"
        raise PackError(msg)
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            found = [each for each in archive.infolist() if not each.is_dir() and each.filename.endswith(SUFFIX)]
            check_sizes((each.filename, each.file_size) for each in found)
            check_twins([each.filename for each in found])
            texts = {each.filename: text_of(each.filename, read_entry(archive, each)) for each in found}
    except UNREADABLE as problem:
        msg = f"this is not a zip file that can be read: {problem}"
        raise PackError(msg) from problem
    return checked_paths(without_root(texts))


def check_twins(names: list[str]) -> None:
    """Refuse a name that stands there twice: programs differ in which of the two they take."""
    for at, name in enumerate(names):
        if name in names[:at]:
            msg = f"{name[:80]!r} stands in the zip file twice"
            raise PackError(msg)


def read_entry(archive: zipfile.ZipFile, entry: zipfile.ZipInfo) -> bytes:
    """A file of a zip; never more of it than it claims to have."""
    with archive.open(entry) as opened:
        data = opened.read(LARGEST_FILE + 1)
    if len(data) != entry.file_size:
        msg = f"{entry.filename}: expected {entry.file_size} bytes, found {len(data)} or more"
        raise PackError(msg)
    return data


def check_sizes(sizes: Iterable[tuple[str, int]]) -> None:
    """Refuse files that are too many or too large, before any is read."""
    total = 0
    for number, (name, size) in enumerate(sizes, 1):
        total += size
        if size > LARGEST_FILE:
            msg = f"{name}: expected at most {LARGEST_FILE} bytes, found {size}"
            raise PackError(msg)
        if number > MOST_FILES or total > LARGEST_PACK:
            msg = f"expected at most {MOST_FILES} files of {LARGEST_PACK} bytes together"
            raise PackError(msg)


def text_of(name: str, data: bytes) -> str:
    """A file as text."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        msg = f"{name}: expected a text in UTF-8: {problem}"
        raise PackError(msg) from problem


def without_root(texts: Files) -> Files:
    """Texts by their paths in the pack: many programs put a folder around what they zip."""
    about = [path for path in texts if PurePosixPath(path).name == ABOUT]
    if not about:
        msg = f"this is no pack: expected a file {ABOUT} in it"
        raise PackError(msg)
    root = min(about, key=len).removesuffix(ABOUT)
    return {path.removeprefix(root): text for path, text in texts.items() if path.startswith(root)}


def checked_paths(texts: Files) -> Files:
    """Texts with plain names, at most one folder deep."""
    for path in texts:
        if not NAME.fullmatch(path):
            msg = f"expected files such as heroes/NAME{SUFFIX}, found {path[:80]!r}"
            raise PackError(msg)
    return texts


def zipped(files: Files) -> bytes:
    """Texts as a zip file; the same texts are always the same bytes."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(files):
            archive.writestr(zipfile.ZipInfo(path, LATEST), files[path], zipfile.ZIP_DEFLATED)
    return made.getvalue()
