"""The command line as a whole: help, refusals in one line with the nearest right word, polite ends."""

import argparse
import io
import json
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall import cli
from meadhall.bundle import BUNDLES, games_with
from meadhall.cli import COMMANDS, GROUPS, main
from meadhall.cli.commands.play import add_options
from meadhall.cli.game import game_meant
from tests.tiny import announced


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
    assert all(f"\n{group}:\n  {commands[0]} " in page for group, commands in GROUPS.items())
    assert all(f"\n  {command} " in page for command in COMMANDS)
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
        (("play", "duel", "--board", "heorott"), "there is no board 'heorott'; did you mean 'heorot'?"),
        (("play", "--mode", "teem"), "unknown mode 'teem'; did you mean 'teams'?"),
        (("play", "--mode", "teams", "--board", "heorot"), "start spaces"),
        (("play", "--language", "tlh"), "no words in 'tlh'"),
        (("play", "--mode", "duel", "--first", "3"), "--first must be a seat from 1 to 2"),
        (("play", "duel", "--bot", "3"), "--bot takes seats from 1 to 2"),
        (("play", "duel", "--bot", "nobody"), "found 'nobody'"),
        (("play", "--players", "9"), "'players' must be a number from 2 to 8, found 9"),
        (("play", "--players", "1"), "found 1"),
        (("play", "unicorns", "--bot", "9"), "--bot takes seats from 1 to 8"),
        (("play", "--players", "4", "--bot", "5"), "--bot takes seats from 1 to 4"),
        (("play", "--players", "3", "--first", "4"), "--first must be a seat from 1 to 3"),
        (("play", "--targets", "when_playd"), "did you mean 'when_played'?"),
        (("play", "--win-check", "at_onse"), "did you mean 'at_once'?"),
        (("play", "unicorns", "--heroes", "alice"), "unexpected '--heroes'"),
        (("play", "--rules", "defeet=at_once"), "did you mean 'defeat'?"),
        (("play", "--rules", "defeat=atonce"), "did you mean 'at_once'?"),
        (("play", "--people", "1", "1"), "gives one person seats that are not on one team"),
        (("play", "duell"), "there is no game 'duell'; did you mean 'duel'?"),
        (("play", "--resume", "no-such-file"), "cannot read no-such-file"),
        (("cards", "beowolf"), "did you mean 'beowulf'?"),
        (("cards", "rinocorn"), "did you mean 'rhinocorn'?"),
        (("cards", "unicorns", "rinocorn"), "did you mean 'rhinocorn'?"),
        (("cards", "beowulf", "--language", "ne"), "no words in 'ne'"),
        (("replay",), "required: FILE"),
        (("simulate", "--games", "none"), "'none' is not a whole number of 1 or more"),
        (("simulate", "--jobs", "0"), "'0' is not a whole number of 1 or more"),
        (("simulate",), f"which game? Name one of: {', '.join(games_with('terminal'))}"),
        (("simulate", "--players", "9"), "'players' must be a number from 2 to 8"),
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
        (json.dumps(saved() | {"answers": 7}).encode(), "'answers' must be a list"),
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

    monkeypatch.setattr("meadhall.cli.commands.simulate.simulated", interrupt)
    assert main(["simulate", "duel"]) == 130
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


# ---------------------------------------------------------------- more games than one
Typing = Callable[..., str]


@pytest.fixture
def two_games(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Iterator[Typing]:
    """The duel and the tiny game, and no other; runs a command with what a person types, and gives what is shown."""
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")

    def shown(*words: str, typed: str = "") -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        assert main(list(words)) == 0
        return capsys.readouterr().out

    with announced():
        for other in set(BUNDLES) - {"duel", "tiny"}:
            monkeypatch.delitem(BUNDLES, other)
        yield shown


def test_play_asks_which_game_if_there_are_several(two_games: Typing) -> None:
    """By number or name; then the game's own questions come, and the match is played to its end."""
    page = two_games("play", "--seed", "1", typed="tiny\n1\n" + "1\n" * 300)
    assert re.search(r"Which game\?.*\n  1\. The duel: .*\n  2\. The runes: .*\n", page)
    assert "1 person, 2 bots" in page
    assert "Player 1, it is your turn." in page
    assert re.search(r"has carved three runes\.|The deck is empty: .* wins\.", page)
    assert "Which board?" in two_games("play", typed="\n\n\n\n")
    assert two_games("play").endswith("Goodbye!\n")


def test_any_game_is_played_with_all_that_a_sitting_has(two_games: Typing, tmp_path: Path) -> None:
    """Help, look, cards, log, undo, save, resume and replay know no game."""
    file = tmp_path / "match.json"
    typed = f"h\nl\nm\n1\nu\n1\ncards\nlog\nsave {file}\nq\n"
    page = two_games("play", "tiny", "--seed", "5", "--bot", "2", "3", typed=typed)
    assert "map:" not in page
    assert "“m” is not an answer here" in page
    assert "Taken back." in page
    assert "hand 1: " in page
    assert "hand 2: " not in page
    assert "Player 1, " in two_games("play", "--resume", str(file), typed="q\n")
    page = two_games("replay", str(file))
    assert all(f"hand {seat}: " in page for seat in (1, 2, 3))


def test_answers_that_go_without_saying_are_not_told(two_games: Typing) -> None:
    """In a window in which everybody is asked, alone with bots, somebody who can only pass is not troubled."""
    page = two_games("play", "tiny", "--seed", "1", "--bot", "2", "3", typed="1\n" * 300)
    assert re.search(r"Player [23] plays “", page)
    assert "Only one answer was possible: Pass" not in page


def test_options_tell_the_game(two_games: Typing) -> None:
    """An option that only one game has, or a game that is named anywhere."""
    words = ("--heroes", "beowulf", "alice", "--board", "heorot", "--seed", "1")
    assert "Beowulf, say who goes first." in two_games("play", *words)
    assert "Which board?" in two_games("play", "--seed", "1", "duel", typed="\n\n\n\n")
    page = two_games("play", "--hand", "2", "--seed", "1", typed="\n")
    assert re.search(r"hand 1: \w+ \w+ \w+\n", page)  # and one was drawn
    assert game_meant(["--seed=1"], add_options) is None
    assert game_meant(["--hand=2", "--heroes", "alice"], add_options) is None


def test_cards_are_found_in_every_game(two_games: Typing) -> None:
    """The game need not be told where a card is."""
    assert two_games("cards", "tiny") == "shown: None\n"
    assert two_games("cards", "storm") == two_games("cards", "tiny", "storm") == "shown: storm\n"
    assert two_games("cards", "medusa") == two_games("cards", "duel", "medusa")


def test_any_game_is_simulated_and_measured(two_games: Typing) -> None:
    """Seats, places in the turn order, ends and lengths are told of every game."""
    told = json.loads(two_games("simulate", "tiny", "--games", "30", "--jobs", "1", "--json"))
    assert sum(rate["matches"] for rate in told["seats"].values()) == 90
    assert sum(told["reasons"].values()) == 30
    assert "heroes" not in told
    page = two_games("simulate", "tiny", "--games", "5", "--jobs", "1")
    assert page.startswith("tiny: runes, seed 0\n")
    assert "in turn order" in page
    assert two_games("bench", "tiny", "--seconds", "0.02").startswith("tiny, three seats, ")


@pytest.mark.usefixtures("two_games")
@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("simulate",), "which game? Name one of: duel, tiny"),
        (("cards",), "which game? Name one of: duel, tiny"),
        (("cards", "beowolf"), "there is no card 'beowolf'; did you mean 'beowulf'?"),
        (("cards", "dual", "beowulf"), "there is no game 'dual'; did you mean 'duel'?"),
        (("play", "tny"), "there is no game 'tny'; did you mean 'tiny'?"),
        (("play", "tiny", "--heroes", "alice"), "unexpected '--heroes'"),
        (("play", "--heroes", "alice", "--seed", "1", "tiny"), "options of the game 'duel', not of 'tiny'"),
    ],
)
def test_unclear_games_are_refused(words: tuple[str, ...], problem: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Nobody has to guess which game was taken."""
    assert problem in refusal(capsys, *words)


@pytest.mark.usefixtures("two_games")
def test_file_tells_its_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A match is not resumed as one of another game."""
    file = tmp_path / "match.json"
    file.write_text(json.dumps(saved()), encoding="utf-8")
    assert "is a match of 'duel', not of 'tiny'" in refusal(capsys, "play", "tiny", "--resume", str(file))
