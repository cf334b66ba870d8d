"""Whoever starts a command wrongly reads one line: what was wrong, where, what was expected; nothing is half done."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from meadhall.cli import main
from meadhall.cli.commands import serve
from tests.server.house import INDEX, PATIENCE, SERVE

DEEP: Final = 100_000  # levels of JSON, more than any reader goes down
ADDRESS: Final = "expected an address like postgresql+psycopg://user@host/name"


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to start in, with everything in it that a wrong start may name."""
    (tmp_path / "index.html").write_text(INDEX, encoding="utf-8")
    (tmp_path / "words").write_text("words", encoding="utf-8")
    (tmp_path / "bytes").write_bytes(bytes(range(256)))
    (tmp_path / "folder").mkdir()
    (tmp_path / "list.json").write_text("[" * DEEP + "]" * DEEP, encoding="utf-8")
    (tmp_path / "object.json").write_text('{"a":' * DEEP + "1" + "}" * DEEP, encoding="utf-8")
    (tmp_path / "nested.json").write_text("[" * 500 + "]" * 500, encoding="utf-8")
    (tmp_path / "null.json").write_text("null", encoding="utf-8")
    (tmp_path / "keyed" / "key").mkdir(parents=True)
    (tmp_path / "based" / "hall.sqlite").mkdir(parents=True)
    (tmp_path / "torn").mkdir()
    (tmp_path / "torn" / "hall.sqlite").write_bytes(b"no database at all" * 100)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(serve, "PAGE", tmp_path)
    monkeypatch.setattr(serve, "begin_log", lambda _: None)  # it would log for all tests
    return tmp_path


def tree(place: Path) -> dict[str, int]:
    """Everything that is in a folder, with who may do what with it."""
    return {str(path.relative_to(place)): path.lstat().st_mode for path in place.rglob("*")}


def told(capsys: pytest.CaptureFixture[str], words: list[str]) -> str:
    """The one line with which a start is refused."""
    try:
        status = main(words)
    except SystemExit as end:  # argparse ends so
        status = int(str(end.code))
    found = capsys.readouterr()
    assert (status, found.out, found.err.count("\n")) == (2, "", 1), found.err
    assert found.err.startswith("meadhall")
    return found.err


SERVED: Final = [
    ("--port 99999", "expected a number from 0 to 65535, found '99999'"),
    ("--port -1", "expected a number from 0 to 65535, found '-1'"),
    (f"--port {'9' * 30}", "expected a number from 0 to 65535"),
    ("--port eight", "expected a number from 0 to 65535"),
    ("--processes 0", "expected a number from 1 to 1024, found '0'"),
    ("--processes -1", "expected a number from 1 to 1024, found '-1'"),
    ("--processes 100000000000", "expected a number from 1 to 1024"),
    ("--host ''", "expected an address of this machine"),
    ("--host 256.1.1.1.invalid", "cannot listen at 256.1.1.1.invalid:8765"),
    (f"--host {'é' * 64}.invalid", "expected an address of this machine"),
    ("--host ..", "expected an address of this machine"),
    ("--host 192.0.2.1 --port 8765", "cannot listen at 192.0.2.1:8765"),
    ("--database rubbish", ADDRESS),
    ("--database ''", ADDRESS),
    ("--database mysql://x/y", f"matches are not kept in 'mysql'; {ADDRESS}"),
    ("--database nosuch+driver://x/y", f"matches are not kept in 'nosuch+driver'; {ADDRESS}"),
    ("--database postgresql+asyncpg://x/y", "matches are not kept in 'postgresql+asyncpg'"),
    ("--database postgresql+psycopg://nobody@host:port/none", ADDRESS),
    ("--database postgresql+psycopg://nobody@127.0.0.1:1/none", "nobody@127.0.0.1:1/none cannot be used"),
    ("--database sqlite://host/file", "Invalid SQLite URL"),
    ("--database sqlite:///folder", "the database sqlite:///folder cannot be used"),
    ("--database sqlite:///no/such/folder/file", "a hall cannot be kept in no/such/folder: No such file or directory"),
    ("--data words", "words is a file; expected the folder in which a hall keeps its data"),
    ("--data words/hall", "a hall cannot be kept in words/hall: Not a directory; expected a folder"),
    ("--data ''", "expected a folder, found an empty word"),
    ("--data keyed", "keyed/key is not a file; expected one that a hall has made"),
    ("--data based", "based/hall.sqlite is not a file; expected one that a hall has made"),
    ("--data torn", "torn/hall.sqlite cannot be used: file is not a database"),
    ("--metrics-token folder", "cannot read folder: Is a directory; expected a file with a token"),
    ("--metrics-token bytes", "cannot read bytes: it is no text; expected a file with a token"),
    ("--metrics-token nothing", "cannot read nothing: No such file or directory"),
    ("--origin rubbish", "expected an address like https://play.example.org, found 'rubbish'"),
    ("--origin ftp://play.example.org", "expected an address like https://play.example.org"),
    ("--origin https://play.example.org/hall", "expected an address like https://play.example.org"),
    ("--origin https://play.example.org:99999", "expected an address like https://play.example.org"),
    ("--origin http://[::1", "expected an address like https://play.example.org"),
    ("--log-level loud", "expected one of: debug, info, warning, error"),
]


@pytest.mark.parametrize(("words", "problem"), SERVED)
def test_hall_that_is_started_wrongly_is_refused_and_leaves_nothing(
    place: Path, capsys: pytest.CaptureFixture[str], words: str, problem: str
) -> None:
    """One line, status 2, and no folder, key, lock or database that was not there before."""
    before = tree(place)
    where = [] if "--data" in words else ["--data", "new/hall"]
    assert problem in told(capsys, ["serve", *where, *(word.strip("'") for word in words.split())])
    after = tree(place)
    assert set(after) - {"torn/hall.sqlite-journal"} == set(before)
    closed = {"torn", "torn/hall.sqlite"}  # a folder that is used is closed to others
    assert {name for name in before if before[name] != after[name]} <= closed


def test_passwords_are_not_told(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A log may be read by more people than a database."""
    for words in (
        "postgresql+psycopg://ana:hidden@127.0.0.1:1/x?password=hidden",
        "mysql://a:hidden@b/c",
        "a:hidden@b",
    ):
        line = told(capsys, ["serve", "--data", str(place / "hall"), "--database", words])
        assert "hidden" not in line


def test_folder_that_may_not_be_written_to_is_named(
    place: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the system refuses, its reason is told: a new folder, a lock, a database."""

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    problem = "a hall cannot be kept in {}: Permission denied; expected a folder that it may write to"
    with monkeypatch.context() as patch:
        patch.setattr(Path, "mkdir", refuse)
        assert problem.format("new") in told(capsys, ["serve", "--data", "new"])
    with monkeypatch.context() as patch:
        patch.setattr(os, "open", refuse)
        assert problem.format("folder") in told(capsys, ["serve", "--data", "folder"])
    with monkeypatch.context() as patch:
        patch.setattr(Path, "touch", refuse)
        assert problem.format("folder") in told(capsys, ["serve", "--data", "folder", "--port", "0"])
    assert not list((place / "folder").iterdir())


def test_port_that_is_taken_is_named(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever asks for a port gets that or none."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        number = other.getsockname()[1]
        line = told(capsys, ["serve", "--data", "new", "--port", str(number)])
    assert f"cannot listen at 127.0.0.1:{number}: Address already in use; expected" in line
    assert not (place / "new").exists()


@pytest.mark.parametrize("command", [("replay",), ("play", "--resume")])
@pytest.mark.parametrize(
    ("file", "problem"),
    [
        ("list.json", "list.json: this is not a saved match: lists and objects lie in each other too often"),
        ("object.json", "lists and objects lie in each other too often"),
        ("nested.json", "expected an object, found list"),
        ("null.json", "expected an object, found NoneType"),
        ("bytes", "expected JSON, found something that is no text"),
        ("folder", "cannot read folder: Is a directory"),
        ("", "cannot read .: Is a directory"),
    ],
)
def test_files_that_are_no_match_are_refused(
    place: Path, capsys: pytest.CaptureFixture[str], command: tuple[str, ...], file: str, problem: str
) -> None:
    """However deep, foreign or strange they are."""
    before = tree(place)
    assert problem in told(capsys, [*command, file])
    assert tree(place) == before


@pytest.mark.parametrize("command", [("replay",), ("play", "--resume")])
def test_pipe_is_no_match(place: Path, capsys: pytest.CaptureFixture[str], command: tuple[str, ...]) -> None:
    """Nobody waits for somebody to write into it."""
    os.mkfifo(place / "pipe")
    assert "pipe: this is not a saved match: expected a file" in told(capsys, [*command, "pipe"])


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ("backup saved --data words", "there is no hall in words: no key"),
        ("backup saved --data keyed", "the key keyed/key cannot be used"),
        ("backup saved --data keyed --database postgresql://x/y", "the key keyed/key cannot be used"),
        ("backup folder --data keyed --overwrite", "folder is a folder; expected the name of a file"),
        ("backup saved --data keyed --database mysql://x/y", "matches are not kept in 'mysql'"),
        ("backup --restore words --data words", "words is a file; expected the folder"),
        ("backup --restore words --data new", "words is not a backup of a hall"),
        ("backup --restore bytes --data new/deep/down", "bytes is not a backup of a hall"),
        ("backup --restore folder --data new", "there is no file folder"),
        ("backup --restore words --data keyed --overwrite", "keyed/key is not a file"),
        ("bench duel --seconds inf", "'inf' is not a length of time; expected seconds"),
        ("bench duel --seconds soon", "'soon' is not a length of time"),
        ("bench duel --seconds nan", "'nan' is not a length of time"),
        ("simulate duel --games 99999999999999999999", "expected at most 9 digits"),
        ("simulate duel --games ²", "is not a whole number of 1 or more"),
        ("simulate unicorns --players -1", "'players' must be a number from 2 to 8"),
        ("ladder duel --json folder", "cannot write folder"),
        ("ladder duel --between search:x greedy", "found 'search:x'"),
        ("cards chess x", "there is no game 'chess'"),
        ("cards duel --language ../../etc", "there are no words in '../../etc'"),
        ("board sarpedon --svg folder", "the drawing cannot be written to folder: Is a directory"),
        ("board sarpedon --svg words/board.svg", "the drawing cannot be written to words/board.svg"),
        ("board --all words", "the drawing cannot be written to words/"),
    ],
)
def test_other_commands_are_refused_in_one_line(
    place: Path, capsys: pytest.CaptureFixture[str], words: str, problem: str
) -> None:
    """Before anything is told, made or played."""
    before = tree(place)
    assert problem in told(capsys, words.split())
    assert tree(place) == before


def test_report_that_cannot_be_written_is_named(
    place: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A disk may be full only after the matches are played: they are told, then what could not be written."""

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    words = ["ladder", "unicorns", "--players", "2", "--between", "random", "random", "--matches", "2", "--least", "2"]
    assert main([*words, "--processes", "1", "--json", str(place / "facts.json")]) == 2
    line = capsys.readouterr().err.splitlines()[-1]
    assert line == f"meadhall: cannot write {place / 'facts.json'}: No space left on device"


def test_process_that_is_started_wrongly_ends_with_one_line(tmp_path: Path) -> None:
    """The same as a shell sees it: status 2, one line, no traceback."""
    (tmp_path / "index.html").write_text(INDEX, encoding="utf-8")
    for option in ("--port=99999", "--database=rubbish", "--database=nosuch+driver://x", "--host=no.machine.invalid"):
        words = [sys.executable, "-c", SERVE, str(tmp_path), option]
        ended = subprocess.run(words, capture_output=True, text=True, check=False, timeout=PATIENCE)
        assert (ended.returncode, ended.stdout, ended.stderr.count("\n")) == (2, "", 1), ended.stderr
        assert ended.stderr.startswith("meadhall")
    assert [path.name for path in tmp_path.iterdir()] == ["index.html"]


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("https://play.example.org", "https://play.example.org"),
        ("https://Play.Example.org/", "https://play.example.org"),
        ("https://play.example.org:443", "https://play.example.org"),
        ("http://play.example.org:443", "http://play.example.org:443"),
        ("http://[::1]:8765", "http://[::1]:8765"),
    ],
)
def test_origin_is_understood_as_browsers_tell_it(word: str, meant: str) -> None:
    """Small letters, no path, no usual port."""
    assert serve.origin(word) == meant
