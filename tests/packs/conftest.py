"""A machine of one's own: a data folder with nothing in it, and a process that knows no pack yet."""

from __future__ import annotations

import io
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from meadhall.cli import main
from meadhall.packs import carried

EXAMPLES: Final = Path(__file__).parents[2] / "examples" / "packs"


class Said(NamedTuple):
    """What a command has answered."""

    status: int
    out: str
    err: str


Run = Callable[..., Said]


@pytest.fixture(autouse=True)
def _alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No pack is installed, none is known, and files that are written without a folder are this test's."""
    before = dict(carried.USED)
    carried.USED.clear()
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    yield
    carried.USED.clear()
    carried.USED.update(before)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command as a process of its own would: it knows no pack from before."""

    def said(*words: str, typed: str = "") -> Said:
        carried.USED.clear()
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        try:
            status = main(list(words))
        except SystemExit as end:
            status = int(str(end.code or 0))
        told = capsys.readouterr()
        return Said(status, told.out, told.err)

    return said


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """Where packs are installed."""
    return tmp_path / "home" / "meadhall" / "packs"


@pytest.fixture
def lamps() -> Path:
    """A copy of the example pack of the duel, to be changed."""
    return Path(shutil.copytree(EXAMPLES / "lamplighter", "lamps"))


@pytest.fixture
def night() -> Path:
    """A copy of the example expansion of the unicorn game."""
    return Path(shutil.copytree(EXAMPLES / "night-herd", "night"))


def edited(folder: Path, file: str, before: str, after: str) -> None:
    """Change a file of a pack."""
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert before in text
    path.write_text(text.replace(before, after, 1), encoding="utf-8")
