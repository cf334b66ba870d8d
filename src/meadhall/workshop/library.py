"""Library: the packs that somebody has installed, a zip file each in one folder. One that is faulty harms no other.

What a pack means is kept beside it, so that its texts are read once for each version of Meadhall and not every time.
"""

from __future__ import annotations

import hashlib
import os
import secrets
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

import meadhall
from meadhall.kernel.errors import PackError, nearest
from meadhall.packs.carried import USED, use
from meadhall.packs.pack import ID, LONGEST_ID, Pack, pack_of
from meadhall.workshop.checking import Checked, checked_zip
from meadhall.workshop.files import LARGEST_PACK, read_file

PACKS: Final = "packs"  # the folder, below the one of a hall's data
ZIP: Final = ".zip"
MEANING: Final = ".json"
CLOSED: Final = 0o700  # a folder that nobody else may look into
PRIVATE: Final = 0o600
LARGEST_MEANING: Final = 16 * 1024 * 1024  # bytes


class Meaning(msgspec.Struct, frozen=True):
    """What a pack was understood to mean, and of what: another file or another Meadhall may mean something else."""

    of: str
    pack: Pack


class Found(NamedTuple):
    """What is in the library under an id: a pack, or why it is none."""

    id: str
    pack: Pack | None
    problem: str = ""


class Library:
    """Installed packs by their ids."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    # ---------------------------------------------------------------- reading
    def ids(self) -> list[str]:
        """The ids of all packs that are installed."""
        if not self.folder.is_dir():
            return []
        return sorted(path.stem for path in self.folder.iterdir() if path.suffix == ZIP and is_id(path.stem))

    def strangers(self) -> list[str]:
        """What else lies in the folder, and why it is no pack."""
        if not self.folder.is_dir():
            return []
        names = sorted(path.name for path in self.folder.iterdir() if not path.name.startswith("."))
        told = f"expected ID{ZIP}, as `meadhall packs install` writes it"
        return [f"{name}: {told}" for name in names if not (name.endswith(ZIP) and is_id(name.removesuffix(ZIP)))]

    def data(self, id: str) -> bytes:
        """The zip file of a pack."""
        path = self.path(id)
        if path.is_symlink():
            msg = f"{path.name}: expected a file, found a link to something else"
            raise PackError(msg)
        if not path.exists():
            msg = f"there is no pack {id!r} installed" + nearest(id, self.ids())
            raise PackError(msg)
        return read_file(path, LARGEST_PACK)

    def path(self, id: str) -> Path:
        """Where a pack is."""
        if not is_id(id):
            msg = f"expected the id of a pack, such as 'tavern', found {id!r:.80}"
            raise PackError(msg)
        return self.folder / f"{id}{ZIP}"

    def pack(self, id: str) -> Pack:
        """A pack; PackError says why it cannot be had."""
        data = self.data(id)
        found = self.remembered(id, data)
        if found is None:
            found = sound(checked_zip(data), f"{id}{ZIP}")
            if found.id != id:
                msg = f"{id}{ZIP}: this is the pack {found.id!r}; expected it as {found.id}{ZIP}"
                raise PackError(msg)
            found = plain(found)
            self.remember(id, data, found)
        return found

    def packs(self, ids: Iterable[str] | None = None) -> list[Found]:
        """All packs, or those of some ids; one that is faulty comes with what is wrong with it."""
        return [self.found(id) for id in (self.ids() if ids is None else sorted(set(ids)))]

    def found(self, id: str) -> Found:
        """A pack, or why there is none."""
        try:
            return Found(id, self.pack(id))
        except PackError as problem:
            return Found(id, None, str(problem))

    # ---------------------------------------------------------------- meaning
    def meaning(self, id: str) -> Path:
        """Where the meaning of a pack is kept."""
        return self.folder / f".{id}{MEANING}"

    def remembered(self, id: str, data: bytes) -> Pack | None:
        """What a pack was understood to mean before; None if that is not known of just this file."""
        path = self.meaning(id)
        if path.is_symlink() or not path.exists():
            return None
        try:
            kept = msgspec.json.decode(read_file(path, LARGEST_MEANING), type=Meaning)
        except (PackError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return None
        return kept.pack if kept.of == sealed(data, kept.pack) and kept.pack.id == id else None

    def remember(self, id: str, data: bytes, pack: Pack) -> None:
        """Keep what a pack means, where that can be written."""
        with suppress(OSError):
            self.write(self.meaning(id), msgspec.json.encode(Meaning(sealed(data, pack), pack)))

    # ---------------------------------------------------------------- changing
    def install(self, data: bytes, *, replace: bool = False) -> tuple[Pack, Found | None]:
        """Take in a pack from its zip file; what was there before under its id, if something was."""
        pack = plain(sound(checked_zip(data), "the pack"))
        before = self.found(pack.id) if self.path(pack.id).exists() else None
        if before is not None and not replace:
            there = f"version {before.pack.about.version}" if before.pack else "a faulty one"
            msg = f"the pack {pack.id!r} is installed already ({there}); --replace puts version {pack.about.version}"
            raise PackError(f"{msg} in its place")
        try:
            self.folder.parent.mkdir(mode=CLOSED, parents=True, exist_ok=True)
            self.folder.mkdir(mode=CLOSED, exist_ok=True)
            self.write(self.path(pack.id), data)
        except OSError as problem:
            msg = f"{pack.id} cannot be installed in {self.folder}: {problem.strerror}"
            raise PackError(msg) from problem
        self.remember(pack.id, data, pack)
        return pack, before

    def remove(self, id: str) -> None:
        """Take a pack away; matches that were played with it carry what they need."""
        path = self.path(id)
        try:
            path.unlink()
            self.meaning(id).unlink(missing_ok=True)
        except FileNotFoundError:
            msg = f"there is no pack {id!r} installed" + nearest(id, self.ids())
            raise PackError(msg) from None
        except OSError as problem:
            msg = f"{path.name} cannot be removed: {problem.strerror}"
            raise PackError(msg) from problem

    @staticmethod
    def write(path: Path, data: bytes) -> None:
        """Write a file whole or not at all."""
        draft = path.with_name(f".{path.name}-{secrets.token_hex(8)}")
        try:
            with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE), "wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            draft.replace(path)
        except OSError:
            draft.unlink(missing_ok=True)
            raise


def plain(pack: Pack) -> Pack:
    """A pack as it is kept: whether it was read now or before makes no difference."""
    return msgspec.json.decode(msgspec.json.encode(pack), type=Pack)


def sealed(data: bytes, pack: Pack) -> str:
    """What tells whether a meaning is that of a file, as this version of Meadhall understands it, and whole."""
    told = hashlib.sha256(data)
    told.update(meadhall.__version__.encode())
    told.update(msgspec.json.encode(pack))
    return told.hexdigest()


def sound(checked: Checked, name: str) -> Pack:
    """A pack that nothing is wrong with; PackError names the first mistake of another."""
    if checked.pack is None:
        first, others = checked.mistakes[0], len(checked.mistakes) - 1
        msg = f"{name}: {first}" + (f" (and {others} more)" if others else "")
        raise PackError(msg)
    return checked.pack


def is_id(word: str) -> bool:
    """Whether a word can be the id of a pack."""
    return len(word) <= LONGEST_ID and ID.fullmatch(word) is not None


def use_all(library: Library) -> list[str]:
    """Let this process know all installed packs beside those that it knows; what is wrong with the rest."""
    found = library.packs(id for id in library.ids() if id not in USED)
    return used_of(found) + library.strangers()


def use_behind(library: Library, ids: Iterable[str]) -> list[str]:
    """Let this process know the installed packs that some ids are of; what is wrong with those that it cannot know."""
    wanted = {pack_of(id) for id in ids} - {"", *USED}
    return used_of(library.packs(wanted & {*library.ids()}))


def used_of(found: Iterable[Found]) -> list[str]:
    """Let this process know what was found; why not, of the rest."""
    problems = []
    for each in found:
        if each.pack is None:
            problems.append(each.problem)
        else:
            use(each.pack)
    return problems
