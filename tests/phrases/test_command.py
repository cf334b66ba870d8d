"""`meadhall packs read`, `meadhall packs rank` and `meadhall packs verbs`, as people start them."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from typing import Any

import pytest

from meadhall.cli import main

Said = Callable[..., tuple[int, str]]


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Said:
    """Run the command with lines on its standard input; its status and what it printed."""

    def run(*words: str, lines: str = "") -> tuple[int, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(lines))
        try:
            status = main(["packs", *words])
        except SystemExit as end:
            status = int(end.code or 0)
        printed = capsys.readouterr()
        return status, printed.out + printed.err

    return run


def told(text: str) -> list[Any]:
    """One object a line."""
    return [json.loads(line) for line in text.splitlines()]


def test_texts_are_read_line_by_line(said: Said) -> None:
    """Each line is answered with what was understood, or with what was not; the status tells whether all was."""
    lines = "Draw 2 cards.\n\nIf you won the combat, sing.\n"
    status, printed = said("read", "--language", "en", "--timing", "after", "--json", lines=lines)
    one, other = told(printed)
    assert status == 1
    assert (one["outcome"], one["effects"], one["printed"]) == ("understood", [{"draw": {"n": 2}}], "Draw 2 cards.")
    assert (other["outcome"], other["unread"]) == ("not understood", [{"from": 23, "to": 28, "words": "sing."}])
    assert said("read", "--language", "en", "--timing", "after", lines="Draw 2 cards.")[0] == 0


def test_people_read_what_was_made_of_their_texts(said: Said) -> None:
    """Without --json the words are for a person, in the language of the texts."""
    _, printed = said(
        "read", "--language", "en", "--timing", "scheme", lines="Draw 1 card.\nDance.\nIf you won, draw 1 card."
    )
    assert "Understood: Draw 1 card." in printed
    assert "Not understood: “Dance.”" in printed
    assert "cannot happen" in printed


def test_names_are_told_by_kind(said: Said) -> None:
    """Texts may speak of a hero by name, once it is known to be one."""
    words = ("read", "--language", "en", "--timing", "after", "--json")
    assert told(said(*words, lines="Move Vasilisa up to 2 spaces.")[1])[0]["outcome"] == "not understood"
    found = told(said(*words, "--name", "hero=Vasilisa", lines="Move Vasilisa up to 2 spaces.")[1])[0]
    assert found["effects"] == [{"move": {"who": "hero", "up_to": 2}}]
    assert found["printed"] == "Move Vasilisa up to 2 spaces."


def test_whole_unicorn_cards_are_read_with_their_moments(said: Said) -> None:
    """The timing of a whole card tells the game; what happens when is told by the text itself."""
    line = "When this unicorn enters your stable, you may steal an upgrade. Your hand is open to all players."
    status, printed = said("read", "--language", "en", "--timing", "card", "--json", lines=line)
    assert status == 0
    assert told(printed)[0]["effects"] == [
        {"enter": [{"may": [{"steal": {"what": "upgrade"}}]}]},
        {"lasting": "shows_hand"},
    ]
    status, printed = said(
        "read", "--game", "unicorns", "--language", "en", "--timing", "enter", lines="Steal each upgrade."
    )
    assert status == 1
    assert "Not understood" in printed


def test_what_is_missing_is_ranked_by_the_texts_that_wait_for_it(said: Said) -> None:
    """Numbers and names count for nothing; a text with two unread sentences waits for both."""
    lines = (
        "Draw 1 card. Vasilisa dances 2 times.\nVasilisa dances three times.\nDraw 1 card.\n"
        "Sing. Vasilisa dances 4 times.\nSing.\nIf you won, draw 1 card.\n"
    )
    words = ("rank", "--language", "en", "--timing", "scheme", "--name", "hero=Vasilisa")
    status, printed = said(*words, "--json", lines=lines)
    found = [(each["sentence"], each["outcome"], each["unlocks"], each["texts"]) for each in told(printed)]
    assert status == 0
    assert found == [
        ("hero dances n times.", "not understood", 2, 3),
        ("sing.", "not understood", 1, 2),
        ("if you won, draw n card.", "impossible", 1, 1),
    ]
    assert told(printed)[0]["example"] == "dances 2 times."
    assert said(*words, lines=lines)[1].splitlines()[0].split() == ["2", "3", "hero", "dances", "n", "times."]


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("read", "--timing", "aftr"), "there is no timing 'aftr'"),
        (("read", "--timing", "after", "--language", "xx"), "no words in 'xx'"),
        (("read", "--timing", "after", "--game", "chess"), "there is no game 'chess'"),
        (("read", "--timing", "after", "--name", "hero"), "expected --name KIND=NAME"),
        (("read",), "--timing"),
        (("rank", "--timing", "aftr"), "there is no timing 'aftr'"),
        (("dance",), "there is no command 'dance'"),
    ],
)
def test_wrong_word_is_told_in_one_line(said: Said, words: tuple[str, ...], problem: str) -> None:
    """What was wrong, and what was expected."""
    status, printed = said(*words)
    assert status == 2
    assert problem in printed
    assert len(printed.strip().splitlines()) == 1


@pytest.mark.parametrize("language", ["de", "en", "pl", "ru", "uk"])
def test_verbs_of_all_games_are_listed(said: Said, language: str) -> None:
    """Each with its phrasings and an example."""
    status, printed = said("verbs", "--language", language, "--json")
    found = told(printed)
    assert status == 0
    assert {verb["game"] for verb in found} == {"duel", "unicorns"}
    assert all(verb["phrasings"] and verb["example"] for verb in found)
