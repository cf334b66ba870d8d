"""The command line as a whole: help, refusals in one line with the nearest right word, polite ends."""

import argparse
import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall import cli
from meadhall.cli import COMMANDS, main


def refusal(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one line on stderr with which a command line is refused."""
    try:
        status = main(list(words))
    except SystemExit as end:  # argparse ends so
        status = int(str(end.code))
    told = capsys.readouterr()
    assert (status, told.out) == (2, "")
    assert told.err.count("\n") == 1
    return told.err


def actions_of(command: str) -> list[argparse.Action]:
    """Everything that a command takes."""
    whole = cli.parser([command])
    commands = next(found for found in whole._actions if isinstance(found, argparse._SubParsersAction))
    found: list[argparse.Action] = commands.choices[command]._actions
    return found


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    """`meadhall COMMAND --help` tells what it does, and each of its options."""
    with pytest.raises(SystemExit) as end:
        main([command, "--help"])
    page = capsys.readouterr().out
    assert end.value.code == 0
    assert page.startswith(f"usage: meadhall {command}")
    told = " ".join(page.split())
    for action in actions_of(command):
        assert action.help, f"{action.dest} of {command} is not explained"
        assert " ".join(action.help.split()) in told
        assert all(f" {option}" in told for option in action.option_strings)


def test_help_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    """`meadhall --help` names them all; without any word the help comes too, as a refusal."""
    with pytest.raises(SystemExit) as end:
        main(["--help"])
    page = capsys.readouterr().out
    assert end.value.code == 0
    assert all(f"\n    {command} " in page for command in COMMANDS)
    assert main([]) == 2
    assert capsys.readouterr().err == page


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("plya",), "there is no command 'plya'; did you mean 'play'?"),
        (("play", "--languge", "ru"), "unexpected '--languge'; did you mean '--language'?"),
        (("play", "--sead=4"), "unexpected '--sead'; did you mean '--seed'?"),
        (("play", "--seed", "soon"), "invalid int value: 'soon'"),
        (("play", "duel", "two"), "unexpected 'two'"),
        (("play", "--heroes", "beowulf,grendel"), "there is no hero 'grendel'"),
        (("play", "--heroes", "beowolf"), "did you mean 'beowulf'?"),
        (("play", "--heroes", "beowulf", "alice", "medusa"), "duel needs 2 heroes"),
        (("play", "--board", "heorott"), "there is no board 'heorott'; did you mean 'heorot'?"),
        (("play", "--mode", "teem"), "unknown mode 'teem'; did you mean 'teams'?"),
        (("play", "--mode", "teams", "--board", "heorot"), "start spaces"),
        (("play", "--language", "tlh"), "no words in 'tlh'"),
        (("play", "--mode", "duel", "--first", "3"), "--first must be a seat from 1 to 2"),
        (("play", "--bot", "3"), "--bot takes seats from 1 to 2"),
        (("play", "--bot", "nobody"), "found 'nobody'"),
        (("play", "--rules", "defeet=at_once"), "did you mean 'defeat'?"),
        (("play", "--rules", "defeat=atonce"), "did you mean 'at_once'?"),
        (("play", "--people", "1", "1"), "gives one person seats that are not on one team"),
        (("play", "duell"), "there is no game 'duell'; did you mean 'duel'?"),
        (("play", "--resume", "no-such-file"), "cannot read no-such-file"),
        (("cards", "beowolf"), "did you mean 'beowulf'?"),
        (("cards", "beowulf", "--language", "ne"), "no words in 'ne'"),
        (("replay",), "required: FILE"),
        (("simulate", "--games", "none"), "'none' is not a whole number of 1 or more"),
        (("simulate", "--jobs", "0"), "'0' is not a whole number of 1 or more"),
        (("bench", "dual"), "there is no game 'dual'; did you mean 'duel'?"),
    ],
)
def test_wrong_words_are_refused(words: tuple[str, ...], problem: str, capsys: pytest.CaptureFixture[str]) -> None:
    """One line on stderr, status 2, nothing asked, and the nearest right word where there is one."""
    assert problem in refusal(capsys, *words)


def saved() -> dict[str, Any]:
    """A transcript of a few answers."""
    match = meadhall.new_match("duel", {"heroes": ["beowulf", "achilles"], "board": "heorot"}, seed=1)
    for _ in range(4):
        match.answer(match.decision.options[0])
    return match.transcript()


@pytest.mark.parametrize("command", [("replay",), ("play", "--resume")])
@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"\xff\xfe\x00", "expected JSON"),
        (b"", "this is not a saved match"),
        (b"[1, 2]", "expected an object, found list"),
        (b'{"cards": 30}', "it lacks format, version, game"),
        (json.dumps(saved() | {"format": 99}).encode(), "has format 99"),
        (json.dumps(saved() | {"seed": "x"}).encode(), "'seed' must be a whole number"),
        (json.dumps(saved() | {"answers": 7}).encode(), "'answers' must be a list of ids"),
        (json.dumps(saved() | {"setup": []}).encode(), "'setup' must be an object"),
        (json.dumps(saved() | {"game": "chess"}).encode(), "there is no game 'chess'"),
        (json.dumps(saved() | {"fingerprint": "0"}).encode(), "cards or boards were different"),
        (json.dumps(saved() | {"answers": ["first:7"]}).encode(), "answer 0 of the transcript cannot be given"),
        (json.dumps(saved() | {"answers": ["forfeit:x"]}).encode(), "cannot be given"),
    ],
)
def test_broken_and_foreign_files_are_refused(
    command: tuple[str, ...], content: bytes, problem: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The message says what was expected."""
    file = tmp_path / "match.json"
    file.write_bytes(content)
    assert problem in refusal(capsys, *command, str(file))


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("--until", "5"), "--until must be from 0 to 4"),
        (("--until", "-1"), "--until must be from 0 to 4"),
        (("--seat", "0"), "--seat must be from 1 to 2"),
    ],
)
def test_replay_refuses_what_a_record_does_not_have(
    words: tuple[str, ...], problem: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Numbers beyond its answers and seats."""
    file = tmp_path / "match.json"
    file.write_text(json.dumps(saved()), encoding="utf-8")
    assert problem in refusal(capsys, "replay", str(file), *words)


def test_folder_is_no_match(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What cannot be read is told with the reason."""
    assert f"cannot read {tmp_path}" in refusal(capsys, "replay", str(tmp_path))


def test_interrupted_command_ends_quietly(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Ctrl-C during work gives the status that shells know, and no traceback."""

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("meadhall.cli.simulate.simulated", interrupt)
    assert main(["simulate"]) == 130
    assert capsys.readouterr().err == ""


def test_version_loads_nothing_that_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    """`meadhall --version` stays quick: no module of a command is needed for it."""
    monkeypatch.setattr(cli, "import_module", lambda name: pytest.fail(f"{name} was imported"))
    monkeypatch.setattr(sys, "stdout", io.StringIO())
    assert main(["--version"]) == 0


def test_a_missing_file_names_the_one_that_may_be_meant(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A slip in a file's name is met like a slip in an id."""
    tmp_path.joinpath("evening.json").write_text("{}", encoding="utf-8")
    assert f"did you mean '{tmp_path / 'evening.json'}'?" in refusal(capsys, "replay", str(tmp_path / "evenig.json"))
