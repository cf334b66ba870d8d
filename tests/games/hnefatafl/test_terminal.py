"""`meadhall play hnefatafl` and the other commands, as a person at a terminal meets them.

Bots play at random: these are tests of the terminal, and nobody has to wait for them.
"""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from typing import Any, Final

import pytest

from meadhall import Match
from meadhall.cli import main
from meadhall.cli.game import terminal_of
from meadhall.cli.match.menu import Menu
from meadhall.cli.screen.screen import Screen
from meadhall.cli.screen.screen import opened as opened_console
from meadhall.cli.screen.voice import Voice
from meadhall.games.hnefatafl import BUNDLE
from meadhall.games.hnefatafl.terminal.table import HnefataflTable
from meadhall.localisation import languages
from tests.games.hnefatafl import BOARDS, opened, placed
from tests.games.hnefatafl import play as moved
from tests.patience import THOROUGH
from tests.terminal import Play, playing

END: Final = re.compile(r"^((Attacker|Defender) wins: |A draw: )", re.MULTILINE)


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """A person who plays this game."""
    return playing(BUNDLE.name, monkeypatch, capsys)


def saved_by(play: Play, folder: Path, *words: str, typed: str = "") -> Any:
    """The match that people get who type something."""
    file = folder / "match.json"
    play(*words, typed=f"{typed}save {file}\n")
    return json.loads(file.read_text(encoding="utf-8"))


# ---------------------------------------------------------------- before the match
def test_board_and_side_are_asked_when_nothing_is_told(play: Play) -> None:
    """Kindly, with what each of them means; Enter is a good answer."""
    screen = play("--bot", "random", typed="\n\n1\n")
    assert "  1. Brandubh: 7 × 7 squares" in screen
    assert "  2. Tablut: 9 × 9 squares" in screen
    assert "  2. The king and his defenders: he wants to escape" in screen
    assert "  4. Both: two people at this screen" in screen
    assert "The king wins in any of the four corners." in screen
    assert "Attacker, choose a move." in screen


@pytest.mark.parametrize(
    ("words", "typed", "board", "bots"),
    [
        (("--bot", "random"), "tablut\ndefenders\n", "tablut", [0]),
        (("--bot", "random"), "2\n1\n", "tablut", [1]),
        (("--bot", "random"), "\n4\n", "brandubh", []),
        (("--board", "tablut", "--bot", "random"), "\n", "tablut", [1]),
        (("--side", "defenders", "--bot", "random"), "\n", "brandubh", [0]),
        (("--side", "both", "--board", "tablut"), "", "tablut", []),
        (("--board", "brandubh", "--bot", "none"), "", "brandubh", []),
        (("--board", "brandubh", "--bot", "1", "random"), "", "brandubh", [0]),
    ],
)
def test_match_is_what_people_want(
    play: Play, tmp_path: Path, words: tuple[str, ...], typed: str, board: str, bots: list[int]
) -> None:
    """What is told is not asked, and what is asked can be told by number or by name."""
    saved = saved_by(play, tmp_path, *words, typed=typed)
    assert (saved["setup"], saved["bots"]) == ({"board": board}, bots)


def test_side_is_drawn_when_it_does_not_matter(play: Play, tmp_path: Path) -> None:
    """With a seed always the same one, and not always the attackers."""
    words = ("--board", "brandubh", "--side", "random", "--bot", "random", "--seed")
    seats = [saved_by(play, tmp_path, *words, str(seed))["bots"] for seed in range(6)]
    assert {tuple(each) for each in seats} == {(0,), (1,)}
    assert saved_by(play, tmp_path, *words, "0")["bots"] == seats[0]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--side", "atackers"), "there is no side 'atackers'; did you mean 'attackers'?"),
        (("--board", "tablot"), "there is no board 'tablot'; did you mean 'tablut'?"),
        (("--side", "attackers", "--bot", "2"), "one of them is enough"),
        (("--bot", "3"), "--bot takes seats from 1 to 2"),
        (("--side", "defenders", "--bot", "random", "greedy"), "--bot names 2 bots"),
    ],
)
def test_command_line_is_refused_when_it_means_nothing(
    words: tuple[str, ...], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """In one line that says what is wrong."""
    told = ("--board", "brandubh") if "--board" not in words else ()
    assert main(["play", BUNDLE.name, *told, *words]) == 2
    assert says in capsys.readouterr().err


# ---------------------------------------------------------------- a match
@pytest.mark.parametrize("side", ["attackers", "defenders"])
@pytest.mark.parametrize("board", BOARDS)
def test_match_is_played_to_its_end_when_numbers_are_typed(play: Play, board: str, side: str) -> None:
    """Whoever always takes some answer sees how the match ends, and can still look at it."""
    words = ("--board", board, "--side", side, "--bot", "random", "--seed", "3")
    typed = "".join(f"{number}\n" for number in [1, 5, 9, 3, 7, 2] * 60)
    screen = play(*words, typed=typed + "log\ncards\nq\n")
    assert END.search(screen)
    assert screen.endswith("Goodbye!\n")


def test_match_is_played_by_ids(play: Play) -> None:
    """What is no answer is refused, and what is captured is told and counted."""
    screen = play("--board", "brandubh", "--side", "both", typed=typed("d1-a1"))
    assert "“move:d1:a1” is not an answer here" in screen
    screen = play("--board", "brandubh", "--side", "both", typed=typed("d6-f6 d3-b3 d2-b2 d5-f5"))
    assert "Attacker captures the defender on b3." in screen
    assert "on the board: 3, captured: 1" in screen


def typed(moves: str) -> str:
    """Moves as somebody types them who knows their ids."""
    return "".join(f"move:{move.replace('-', ':')}\n" for move in moves.split())


def test_match_is_played_when_squares_are_typed(play: Play) -> None:
    """As people write moves."""
    screen = play("--board", "brandubh", "--side", "both", typed="d6 f6\nd3-b3\nD2 x B2\n")
    assert "Attacker captures the defender on b3." in screen


@pytest.mark.parametrize("line", ["d6 f6", "d6-f6", "D6 – F6", "d6:f6", " d6xf6 ", "d6   f6"])
def test_line_means_a_move_when_it_names_two_squares(line: str) -> None:
    """In whatever way people write it."""
    table = table_of(opened("brandubh"))
    found = table.meant(table.match.decision, line)
    assert found is not None
    assert found.id == "move:d6:f6"


@pytest.mark.parametrize("line", ["", "d6", "d6 d6", "d6f6", "d4 d5", "z9 a1", "d6 f6 g6", "hint", "17"])
def test_line_means_nothing_when_it_names_no_move(line: str) -> None:
    """Neither a part of a move nor one that is not possible."""
    table = table_of(opened("brandubh"))
    assert table.meant(table.match.decision, line) is None


def test_no_curtain_falls_when_two_people_share_the_screen(play: Play) -> None:
    """Nothing is hidden: nobody has to look away."""
    screen = play("--board", "brandubh", "--side", "both", typed=typed("d6-f6 d3-b3"))
    assert "Only for" not in screen
    assert screen.index("Attacker, choose a move.") < screen.index("Defender, choose a move.")


def test_bots_alone_can_be_watched(play: Play) -> None:
    """With --bot all the match is played to its end."""
    assert END.search(play("--board", "brandubh", "--seed", "4", "--bot", "all", "random"))


def test_commands_answer_when_they_are_typed(play: Play) -> None:
    """Rules behind a move, the table, the log, going back, another language, and that there are no cards."""
    words = ("--board", "brandubh", "--side", "attackers", "--seed", "2", "--bot", "random")
    screen = play(*words, typed="w\nwhy 1\ncards\ncards king\n1\nu\nlog\nlanguage de\nl\nq\n")
    assert "H2.1 Every piece, the king too, moves along its rank or file" in screen
    assert "Hnefatafl has no cards" in screen
    assert "“king” is not an answer here" in screen
    assert "Taken back. To be answered again by: Attacker" in screen
    assert "Angreifer, wähle einen Zug." in screen


def test_match_goes_on_when_it_was_saved(play: Play, tmp_path: Path) -> None:
    """The file knows who plays which side."""
    file = tmp_path / "match.json"
    play("--board", "tablut", "--side", "defenders", "--bot", "random", "--seed", "1", typed=f"1\nsave {file}\n")
    screen = play("--resume", str(file), typed="l\n")
    assert "Defender · you · to move" in screen
    assert "Attacker · bot: plays at random" in screen
    assert "Tablut" in screen


def test_replay_shows_the_board_when_a_match_is_looked_at(
    play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Answer after answer."""
    file = tmp_path / "match.json"
    play("--board", "brandubh", "--side", "both", typed=typed("d6-f6 d3-b3 d2-b2") + f"save {file}\n")
    monkeypatch.setattr("sys.stdin", io.StringIO("3\nq\n"))
    assert main(["replay", str(file), "--language", "en"]) == 0
    shown = capsys.readouterr().out
    assert "After answer 3 of 3" in shown
    assert "Last move: d2 – b2, captured: 1" in shown


@pytest.mark.parametrize("language", languages())
def test_match_is_shown_in_every_language(play: Play, language: str) -> None:
    """The lobby, the table, the menu and the end have their words."""
    board, seed = ("2", "1") if THOROUGH else ("1", "3")  # a long match, or a short one
    screen = play("--language", language, "--bot", "random", "--seed", seed, typed=f"{board}\n3\n" + "2\n" * 200)
    assert "none" not in screen
    assert not re.search(r"[{}$]", screen)


# ---------------------------------------------------------------- the table
def table_of(match: Match, height: int | None = None, *, encoding: str = "utf-8") -> HnefataflTable:
    """What a spectator sees, on a terminal of some rows or on paper."""
    file = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    made: Any = type(opened_console())
    console = made(
        file=file, force_terminal=height is not None, width=100, height=height or 25, color_system=None, markup=False
    )
    found = terminal_of(BUNDLE.name).table(match, None, Voice("en"), Screen(console))
    assert isinstance(found, HnefataflTable)
    return found


def shown(table: HnefataflTable) -> str:
    """A table as text."""
    with table.screen.console.capture() as capture:
        for part in table.whole():
            table.screen.show(part)
    return capture.get()


def test_table_tells_what_was_captured_and_the_last_move() -> None:
    """Beside the board."""
    match = placed("brandubh", "+.....+ ....A.. ....... ...+... ..AD... ....... +....K+")
    text = shown(table_of(moved(match, "e6-e3")))
    assert "on the board: 2, captured: 6" in text
    assert "on the board: 0, captured: 4" in text
    assert "Last move: e6 – e3, captured: 1" in text
    assert "│[●]│" in text


def test_table_warns_when_a_draw_is_near() -> None:
    """H5.4, K14: how often the position was there, and how many moves nothing was captured."""
    match = moved(opened("brandubh"), "d1-c1 d3-c3 c1-d1 c3-d3")
    text = shown(table_of(match))
    assert "This position for the second time; the third one draws." in text
    assert "Moves without a capture: 4 of 100" in text
    assert "This position" not in shown(table_of(moved(match, "d1-b1")))
    moved(match, "c4-c3 b1-d1 c3-c4")
    assert "This position" in shown(table_of(match))


def test_table_is_small_when_rows_are_few() -> None:
    """A row for each rank on a low terminal, lines between them on a high one."""
    low, high = (shown(table_of(opened("tablut"), height)) for height in (30, 70))
    assert len(low.splitlines()) <= 13
    assert "├───┼" in high
    assert "├───┼" not in low


def test_table_is_ascii_when_the_terminal_knows_no_more() -> None:
    """The board itself; letters stand for pieces."""
    text = shown(table_of(opened("brandubh"), encoding="ascii"))
    assert "| A | A | D | K | D | A | A |" in text


@pytest.mark.parametrize("board", BOARDS)
def test_menu_is_short_when_there_are_many_moves(board: str) -> None:
    """All moves stand in columns, those of a piece one after another, and each has the number that gives it."""
    match = moved(opened(board), {"brandubh": "d1-b1 d3-f3", "tablut": "d1-d3 e4-g4"}[board])
    table = table_of(match)
    menu = Menu(match, table, Voice("en"), table.screen)
    with table.screen.console.capture() as capture:
        menu.show(with_texts=False)
    lines = capture.get().splitlines()
    assert len(menu.options) > 30
    assert len(lines) <= 22
    starts = [str(option.fields["from"]) for option in menu.options]
    assert len(dict.fromkeys(starts)) == sum(one != other for one, other in zip(starts, ["", *starts], strict=False))
    first = menu.chosen("1")
    assert first is not None
    assert f"  1. {first.fields['from']} – {first.fields['space']}" in capture.get()


def test_menu_marks_captures_and_victories() -> None:
    """So that nobody overlooks them among many."""
    match = placed("brandubh", "+.....+ ....A.. ..A.... ...+... ..AD... AD..A.. +.K...+", 1)
    table = table_of(match)
    rests = [share.rest for share in map(table.shared, match.decision.options)]
    assert "♚ c1 – a1 !" in rests
    assert "♚ c1 – d1" in rests
    match = placed("brandubh", "+.....+ ....A.. ....... ...+... ..AD... ....... +....K+")
    assert "e6 – e3 ×1" in [table_of(match).shared(option).rest for option in match.decision.options]


# ---------------------------------------------------------------- other commands
def test_cards_are_none_and_that_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    """Kindly, in one line, also where one is named."""
    for words in (["hnefatafl"], ["hnefatafl", "king"]):
        assert main(["cards", *words, "--language", "en"]) == 0
        assert capsys.readouterr().out.startswith("Hnefatafl has no cards: ")


def test_simulation_counts_sides_boards_and_draws(capsys: pytest.CaptureFixture[str]) -> None:
    """As data and for people."""
    assert main(["simulate", "hnefatafl", "--games", "40", "--jobs", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert set(told["sides"]) == {f"{board}: {side}" for board in BOARDS for side in ("attackers", "defenders")}
    assert sum(told["boards"][board]["matches"] for board in BOARDS) == 40
    wins = sum(each["wins"] for each in told["sides"].values())
    draws = sum(each["draws"] for each in told["boards"].values())
    assert wins + draws == 40
    assert main(["simulate", "hnefatafl", "--games", "5", "--board", "tablut", "--jobs", "1"]) == 0
    shown = capsys.readouterr().out
    assert "hnefatafl: board tablut" in shown
    assert "tablut: attackers" in shown
    assert "brandubh" not in shown


def test_simulation_is_refused_when_there_is_no_such_board(capsys: pytest.CaptureFixture[str]) -> None:
    """With what was perhaps meant."""
    assert main(["simulate", "hnefatafl", "--board", "tablot"]) == 2
    assert "did you mean 'tablut'?" in capsys.readouterr().err


def test_bench_plays_both_boards(capsys: pytest.CaptureFixture[str]) -> None:
    """One after another."""
    assert main(["bench", "hnefatafl", "--seconds", "0.1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["game"], told["boards"], told["setups"]) == ("hnefatafl", list(BOARDS), 2)
