"""Installed packs: put in, replaced, listed and taken away; a faulty one harms no other."""

from __future__ import annotations

import json
import os
import stat
from pathlib import Path
from typing import Any

import msgspec
import pytest

from meadhall.kernel.errors import PackError
from meadhall.localisation import languages
from meadhall.packs import carried
from meadhall.workshop import checked_zip, library
from meadhall.workshop.library import Library, use_all, use_behind
from tests.packs.conftest import Run, edited

INSTALLED = {
    "en": "“The Lamplighter” (lamps, version 1.0) is installed.",
    "de": "„The Lamplighter“ (lamps, Version 1.0) ist installiert.",
    "pl": "Zainstalowano „The Lamplighter” (lamps, wersja 1.0).",
    "ru": "Установлен набор «The Lamplighter» (lamps, версия 1.0).",
    "uk": "Встановлено набір «The Lamplighter» (lamps, версія 1.0).",
}


@pytest.mark.parametrize("language", languages())
def test_packs_are_installed_and_taken_away(run: Run, lamps: Path, shelf: Path, language: str) -> None:
    """A pack is one file that only its owner can read, and gone with all traces when it is removed."""
    assert run("packs", "list").out == "No packs are installed.\n"
    assert run("packs", "install", str(lamps), "--language", language).out == f"{INSTALLED[language]}\n"
    assert run("packs", "list").out == "lamps  1.0  duel  The Lamplighter\n"
    if os.name == "posix":
        assert {stat.S_IMODE(file.stat().st_mode) for file in shelf.iterdir()} == {0o600}
        assert {stat.S_IMODE(each.stat().st_mode) for each in (shelf, shelf.parent)} == {0o700}
    assert run("packs", "remove", "lamps").status == 0
    assert [*shelf.iterdir()] == []


def test_a_pack_is_replaced_only_when_asked(run: Run, lamps: Path) -> None:
    """Both versions are told, and a refusal leaves everything as it was."""
    run("packs", "install", str(lamps))
    before = json.loads(run("packs", "list", "--json").out)
    edited(lamps, "pack.yaml", '"1.0"', '"2.0"')
    edited(lamps, "heroes/lamplighter.yaml", "health: 14", "health: 15")
    refused = run("packs", "install", str(lamps))
    assert refused.status == 2
    assert "installed already (version 1.0); --replace puts version 2.0 in its place" in refused.err
    assert json.loads(run("packs", "list", "--json").out) == before
    assert (
        "version 2.0) is installed in the place of version 1.0" in run("packs", "install", str(lamps), "--replace").out
    )
    after = json.loads(run("packs", "list", "--json").out)
    assert (after["version"], after["parts"]) == ("2.0", before["parts"])
    assert after["fingerprint"] != before["fingerprint"]


def test_a_faulty_pack_is_not_installed(run: Run, lamps: Path, shelf: Path) -> None:
    """It is refused with its first mistake and how many more there are."""
    edited(lamps, "heroes/lamplighter.yaml", "copies: 1\n", "copies: 2\n")
    edited(lamps, "heroes/lamplighter.yaml", "Draw 1 card.", "Sing 1 song.")
    refused = run("packs", "install", str(lamps))
    assert refused.status == 2
    assert "(and 1 more)" in refused.err
    assert not shelf.exists()


def test_an_unknown_pack_is_told_with_the_nearest(run: Run, lamps: Path) -> None:
    """`remove`, `export` and --pack name what could have been meant."""
    run("packs", "install", str(lamps))
    assert "there is no pack 'lamp' installed; did you mean 'lamps'?" in run("packs", "remove", "lamp").err
    assert "there is no pack 'lamp' installed" in run("packs", "export", "lamp", "it.zip").err
    assert "there is no pack 'lamp': expected" in run("simulate", "duel", "--pack", "lamp").err
    assert "expected the id of a pack" in run("packs", "remove", "../lamps").err


def spoil(shelf: Path) -> list[str]:
    """Put everything into the library that should not be there; the names of it."""
    before = {*shelf.iterdir()}
    (shelf / "broken.zip").write_bytes(b"PK no zip")
    (shelf / "link.zip").symlink_to("/etc/hostname")
    if hasattr(os, "mkfifo"):
        os.mkfifo(shelf / "pipe.zip")
    (shelf / "large.zip").write_bytes(b"x" * 3_000_000)
    (shelf / "other.zip").write_bytes((shelf / "lamps.zip").read_bytes())
    (shelf / "notes.txt").write_text("mine")
    (shelf / "folder").mkdir()
    return [path.name for path in {*shelf.iterdir()} - before]


def test_what_is_faulty_harms_no_other(run: Run, lamps: Path, night: Path, shelf: Path) -> None:
    """Each stranger is a line on standard error; all sound packs are there, in lists and in matches."""
    run("packs", "install", str(lamps))
    run("packs", "install", str(night))
    strangers = spoil(shelf)
    said = run("packs", "list")
    assert said.status == 1
    assert [line.split()[0] for line in said.out.splitlines()] == ["lamps", "night"]
    told = said.err.splitlines()
    assert len(told) == len(strangers)
    assert all(line.startswith("meadhall: left out: ") for line in told)
    assert all(sum(name in line for line in told) == 1 for name in strangers)
    heroes = run("cards", "duel")
    assert (heroes.status, heroes.err) == (0, said.err)
    assert "lamps.lamplighter" in heroes.out
    alone = run("cards", "lamps.lamplighter")
    assert (alone.status, alone.err) == (0, "")


def test_texts_are_read_once_a_version(run: Run, lamps: Path, shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a pack means is kept beside it; it is read anew when that or Meadhall has changed."""
    run("packs", "install", str(lamps))
    read: list[int] = []

    def checked(data: bytes) -> Any:
        read.append(len(data))
        return checked_zip(data)

    monkeypatch.setattr(library, "checked_zip", checked)
    known = Library(shelf).pack("lamps")
    assert read == []
    kept = shelf / ".lamps.json"
    whole = kept.read_bytes()
    for spoilt in (whole.replace(b'"health":14', b'"health":99', 1), whole[:-9], b"[]", b"\xff"):
        kept.write_bytes(spoilt)
        read.clear()
        assert Library(shelf).pack("lamps") == known
        assert len(read) == 1
        assert kept.read_bytes() == whole
    monkeypatch.setattr("meadhall.__version__", "99")
    read.clear()
    assert Library(shelf).pack("lamps") == known
    assert len(read) == 1
    assert b'"health":14' in msgspec.json.encode(known)


def test_only_those_are_loaded_that_are_asked_for(run: Run, lamps: Path, night: Path, shelf: Path) -> None:
    """An id brings its own pack; what the command line named before stays as it was named."""
    run("packs", "install", str(lamps))
    run("packs", "install", str(night))
    carried.USED.clear()
    assert use_behind(Library(shelf), ["beowulf", "lamps.lamplighter", "nowhere.nobody"]) == []
    assert [*carried.USED] == ["lamps"]
    mine = carried.USED["lamps"]
    assert use_all(Library(shelf)) == []
    assert {*carried.USED} == {"lamps", "night"}
    assert carried.USED["lamps"] is mine


def test_a_library_that_cannot_be_written_is_told(lamps: Path, tmp_path: Path) -> None:
    """Where a file is in the way of its folder, the refusal names it."""
    (tmp_path / "file").write_text("")
    from meadhall.cli.packs.installed import zip_of  # noqa: PLC0415 - what is read is no matter of this test

    with pytest.raises(PackError, match="cannot be installed in"):
        Library(tmp_path / "file" / "packs").install(zip_of(lamps))
