"""`meadhall replay`: a saved match or a transcript, step by step or at once."""

import io
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.cli import main
from meadhall.cli.commands.replay import Replay
from meadhall.cli.screen.console import SpacedConsole
from meadhall.cli.screen.screen import CLEAR, Screen
from meadhall.cli.screen.voice import Voice


@pytest.fixture(scope="module")
def match() -> meadhall.Match:
    """A whole match at random."""
    dice = random.Random(5)  # noqa: S311 - fixed dice
    found = meadhall.new_match("duel", {"heroes": ["beowulf", "achilles"], "board": "heorot"}, seed=5)
    while found.outcome is None:
        found.answer(dice.choice(found.decision.options))
    return found


@pytest.fixture
def file(match: meadhall.Match, tmp_path: Path) -> Path:
    """Its transcript in a file."""
    path = tmp_path / "match.json"
    path.write_text(json.dumps(match.transcript()), encoding="utf-8")
    return path


def told(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What the command prints."""
    assert main(["replay", *words, "--language", "en"]) == 0
    return capsys.readouterr().out


def test_whole_match_is_printed(match: meadhall.Match, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Without a terminal every answer is told with what came of it, and how it ended."""
    page = told(capsys, str(file))
    answers: Any = match.transcript()["answers"]
    assert [int(n) for n in re.findall(r"^ *(\d+)\. \w+: ", page, re.MULTILINE)] == list(range(1, len(answers) + 1))
    assert f"After answer {len(answers)} of {len(answers)}" in page
    assert re.search(r"^(Beowulf|Achilles) wins: ", page.splitlines()[-1])


def test_until_stops_there(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """--until tells so many answers and shows that position; 0 is the beginning."""
    page = told(capsys, str(file), "--until", "7")
    assert len(re.findall(r"^ +\d+\. \w+: ", page, re.MULTILINE)) == 7
    assert "wins: " not in page
    assert "After answer 0 of 0" in told(capsys, str(file), "--until", "0")


def test_hands_lie_open_unless_a_seat_is_named(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Everybody's draws are told; with --seat only that seat's, and only that seat's answers."""
    page = told(capsys, str(file), "--until", "20")
    assert "Beowulf draws “" in page
    assert "Achilles draws “" in page
    assert "Hand: Beowulf\n" in page
    assert "Hand: Achilles\n" in page
    page = told(capsys, str(file), "--until", "20", "--seat", "2")
    assert "Beowulf draws “" not in page
    assert "Hand: Beowulf\n" not in page
    assert "Your hand\n" in page
    assert not re.search(r"^ *\d+\. Beowulf: ", page, re.MULTILINE)


def test_saved_match_can_be_replayed_too(
    match: meadhall.Match, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What `save` writes is a record as well."""
    path = tmp_path / "saved.json"
    path.write_text(match.to_json(), encoding="utf-8")
    assert "wins: " in told(capsys, str(path))


def test_forfeit_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Somebody who left is named."""
    found = meadhall.new_match("duel", {"heroes": ["beowulf", "achilles"]}, seed=5)
    found.answer(found.decision.options[0])
    found.forfeit(1)
    path = tmp_path / "match.json"
    path.write_text(json.dumps(found.transcript()), encoding="utf-8")
    page = told(capsys, str(path))
    assert "Leaves the table: Achilles" in page
    assert "Beowulf wins: the others have given up." in page


def test_person_steps_on_back_and_anywhere(match: meadhall.Match) -> None:
    """In a terminal Enter goes on, b back, a number there, end to the end, q quits; anything else is explained."""
    sent = io.StringIO()
    screen = Screen(
        SpacedConsole(file=sent, force_terminal=True, width=100, highlight=False, markup=False, emoji=False)
    )
    typed = iter(["", "", "b", "12", "jump", "log", "end", "", "q"])
    setattr(screen, "typed", lambda _="> ": next(typed))  # noqa: B010 - mypy lets nobody replace a method otherwise
    saved: Any = match.transcript()
    answers = saved["answers"]
    Replay(saved, len(answers), None, Voice("en"), screen).step_through()
    screens = sent.getvalue().split(CLEAR)[1:]
    positions = [int(re.findall(r"After answer (\d+) of", text)[0]) for text in screens]
    assert positions == [0, 1, 2, 1, 12, len(answers), len(answers)]


def test_unicorn_match_is_replayed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The file tells the game; hands lie open, unless a seat is named."""
    dice = random.Random(5)  # noqa: S311 - fixed dice
    found = meadhall.new_match("unicorns", {"players": 3}, seed=5)
    while found.outcome is None:
        found.answer(dice.choice(found.decision.options))
    path = tmp_path / "match.json"
    path.write_text(json.dumps(found.transcript()), encoding="utf-8")
    page = told(capsys, str(path))
    answers: Any = found.transcript()["answers"]
    assert f"After answer {len(answers)} of {len(answers)}" in page
    assert all(f"Hand: Player {number}\n" in page for number in (1, 2, 3))
    assert re.search(r"^(Player \d wins|Nobody wins): ", page.splitlines()[-1])
    page = told(capsys, str(path), "--until", "30", "--seat", "2")
    assert "Your hand\n" in page
    assert "Player 1 draws “" not in page
    assert not re.search(r"^ *\d+\. Player [13]: ", page, re.MULTILINE)
