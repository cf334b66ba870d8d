"""`meadhall play` as a person at a terminal meets it: lines in, lines out."""

import io
import json
import os
import random
import re
import subprocess
import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final, cast

import pytest
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

import meadhall
from meadhall.cli.match.session import Session
from meadhall.cli.screen.console import NO_BREAK, SpacedConsole
from meadhall.cli.screen.screen import CLEAR, FORGET, Screen
from meadhall.cli.screen.voice import Voice, language_of
from meadhall.games.duel.drawing import letter_of
from meadhall.games.duel.rules.catalogue import Battlefield, Space, built_in
from meadhall.games.duel.terminal.canvas import Canvas, Mark, Zone
from meadhall.games.duel.terminal.table import DuelTable
from meadhall.localisation import languages, name, say, words
from tests.terminal import Play, playing

# a bot that plays at random: these are tests of the terminal, and nobody has to wait for it
DUEL: Final = ("--heroes", "beowulf", "achilles", "--board", "sarpedon", "--seed", "4", "--bot", "random")
HOTSEAT: Final = (*DUEL, "--bot", "none")
PAGES: Final = 120
BOARDS: Final = list(built_in().boards.values())


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """A person who plays this game."""
    return playing("duel", monkeypatch, capsys)


def asked(screen: str) -> list[str]:
    """The questions with their options, without the news between them."""
    return re.findall(r"^\S[^\n]*[.?]\n(?: {2}\[[^\n]*\]\n)?(?: {0,2}\d{1,3}\. [^\n]*\n)+", screen, re.MULTILINE)


# ---------------------------------------------------------------- before the match
def test_person_plays_after_five_times_enter(play: Play) -> None:
    """Without any options everything about a game is asked kindly, and Enter is a good answer."""
    screen = play(typed="\n\n\n\n\n1\n")
    assert "1. Duel, one against one – 2 players" in screen
    assert "1. 1 person, 1 bot" in screen
    assert "Player 1: which hero?" in screen
    assert "Which board?" in screen
    assert "How strong shall the bots be?" in screen
    assert "say who goes first" in screen


def test_person_sees_a_deck_before_choosing_it(play: Play) -> None:
    """At the question for a hero, `cards 3` shows that hero's cards."""
    screen = play("--mode", "duel", "--board", "heorot", typed="cards 3\nbeowulf\n1\n1\n")
    assert "Golden Drinking Horn" in screen
    assert "Beowulf goes first" in screen


def test_wrong_choice_is_told_with_the_nearest(play: Play) -> None:
    """A misspelt hero is asked for again."""
    screen = play("--mode", "duel", typed="beowolf\n")
    assert "“beowolf” is not among the choices." in screen
    assert "Perhaps you mean: beowulf" in screen


@pytest.mark.parametrize(("mode", "seats"), [("free_for_all", 3), ("teams", 4)])
def test_everybody_chooses_a_hero_on_one_screen(play: Play, mode: str, seats: int) -> None:
    """With --bot none every player is asked for a hero."""
    screen = play("--bot", "none", "--mode", mode, "--board", "sarpedon", typed="\n" * seats)
    assert len(re.findall(r"Player \d: which hero\?", screen)) == seats


def test_random_heroes_follow_from_the_seed(play: Play, tmp_path: Path) -> None:
    """`random` is a hero and a board; with a seed it is always the same one, and nobody is drawn twice."""

    def drawn_with(seed: int) -> tuple[list[str], str]:
        file = tmp_path / "match.json"
        words = ("--mode", "free_for_all", "--heroes", "random", "alice", "random,random", "--board", "random")
        play(*words, "--seed", str(seed), typed=f"save {file}\n")
        setup = json.loads(file.read_text(encoding="utf-8"))["setup"]
        return setup["heroes"], setup["board"]

    draws = [drawn_with(seed) for seed in range(8)]
    assert draws == [drawn_with(seed) for seed in range(8)]
    assert [len(set(heroes)) for heroes, _ in draws] == [4] * 8
    assert {heroes[1] for heroes, _ in draws} == {"alice"}
    assert len({heroes[0] for heroes, _ in draws}) > 1
    assert len({board for _, board in draws}) > 1


def test_one_person_may_play_a_team(play: Play) -> None:
    """--people gives both seats of a team to one person: both are asked, and no curtain falls between them."""
    team = ("--mode", "teams", "--bot", "2", "4", "random", "--heroes", "beowulf,medusa,achilles,alice")
    words = (*team, "--first", "1", "--seed", "2", "--board", "sarpedon")
    screen = play(*words, "--people", "1", "2", "1", "3", typed="1\n" * 40)
    assert {"Beowulf", "Achilles"} <= {question.partition(",")[0] for question in asked(screen)}
    assert "Only for" not in screen
    assert "Only for: Achilles" in play(*words, typed="\n1\n" * 40)


def test_bots_alone_can_be_watched(play: Play) -> None:
    """With --bot all the match is played to its end, and told as everybody may know it."""
    screen = play("--heroes", "beowulf,achilles", "--board", "heorot", "--seed", "4", "--bot", "all", "random")
    assert re.search(r"^\w+ wins: ", screen, re.MULTILINE)
    assert not re.search(r"draws “", screen)


# ---------------------------------------------------------------- answers
def test_match_is_played_to_its_end_against_a_bot(play: Play) -> None:
    """Whoever always takes the first answer sees how the match ends, and can still look at it."""
    screen = play(*DUEL, typed="1\n" * 150 + "log\nq\n")
    assert re.search(r"^(Beowulf|Achilles) wins: ", screen, re.MULTILINE)
    assert "The match is over." in screen
    assert screen.endswith("Goodbye!\n")


def test_enter_leaves_at_the_end(play: Play) -> None:
    """As it is told: after the end nothing but Enter is needed."""
    assert play(*DUEL, "--bot", "all", typed="\nlog\n").count("\n>") == 1


def test_a_board_without_its_extras_says_so(play: Play) -> None:
    """R17: before the first question, in plain words."""
    screen = play("--heroes", "beowulf", "achilles", "--board", "hanging-gardens", typed="q\n")
    assert "The high ground that is printed on this board is not played" in screen


def test_same_seed_is_the_same_match(play: Play) -> None:
    """With a seed the bot's answers follow from it too."""
    assert play(*DUEL, typed="1\n" * 30) == play(*DUEL, typed="1\n" * 30)


def test_bot_cards_stay_hidden(play: Play) -> None:
    """The log tells that the bot draws, not what."""
    screen = play(*DUEL, typed="1\n")
    assert len(re.findall(r"Beowulf draws “", screen)) == 5
    assert "Achilles draws a card. ×5\n" in screen  # what happens five times is told once
    assert "Achilles draws “" not in screen


@pytest.mark.parametrize("typed", ["", "1\n", "q\n", "1\n1\nquit\n"])
def test_leaving_is_polite(play: Play, typed: str) -> None:
    """The end of the input or q ends with a word and status 0, wherever the match is."""
    assert play(*DUEL, typed=typed).endswith("Goodbye!\n")


def test_leaving_before_the_match_is_polite(play: Play) -> None:
    """Nobody has to choose a hero."""
    assert play().endswith("Goodbye!\n")


def test_interrupting_is_leaving(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C at a question ends as q does."""

    def interrupt(_: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    assert play(*DUEL).endswith("Goodbye!\n")


def test_wrong_answer_is_refused_and_changes_nothing(play: Play) -> None:
    """What is neither a number of the list nor a command is asked for again, with what was perhaps meant."""
    screen = play(*DUEL, typed="0\n99\nfirts:0\n\n1\n")
    assert screen.count("is not an answer here") == 3
    assert "Perhaps you mean: first:0" in screen
    assert "Beowulf goes first." in screen


def test_answer_may_be_given_by_id(play: Play) -> None:
    """The ids of options are answers too."""
    assert "Achilles goes first." in play(*DUEL, typed="first:1\n")


def test_forced_answers_are_given_when_nobody_else_is_there(play: Play) -> None:
    """Alone with a bot, a question with one answer is not asked but told."""
    assert "Only one answer was possible: " in play(*DUEL, typed="1\n" * 120)


def test_enter_gives_the_only_answer_on_one_screen(play: Play) -> None:
    """With other people there a forced answer is asked for, so that nobody learns that it was forced."""
    screen = play("--heroes", "sun-wukong,bloody-mary", *HOTSEAT[3:], "--first", "1", typed="\n" * 8 + "1\n\n" * 60)
    assert "Enter: " in screen
    assert "Only one answer was possible" not in screen


def test_many_options_stand_in_columns(play: Play) -> None:
    """Where a fighter can go is told once, then the spaces with their numbers."""
    screen = play(*DUEL, typed="1\n1\nmanoeuvre\npass\n")
    assert re.search(r"^ {2}Move Beowulf to …\n +1\. S\d\d +\d+\. S\d\d", screen, re.MULTILINE)


def test_question_by_a_card_shows_its_text(play: Play) -> None:
    """Whoever must decide for a card reads what it does."""
    screen = play("--heroes", "sun-wukong", "achilles", *DUEL[3:], typed="1\n")
    assert "Sun Wukong, “Plucked Hair”: will you use it?\n  [At the start of your turn" in screen


# ---------------------------------------------------------------- commands
def test_help_names_every_command(play: Play) -> None:
    """What can be typed stands in the help."""
    screen = play(*DUEL, typed="h\n")
    match = meadhall.new_match("duel", {"heroes": ["beowulf", "achilles"]}, 1)
    sitting = Session(match, {1: "random"}, Voice("en"), Screen(SpacedConsole(file=io.StringIO())))
    told = screen.partition("Beowulf, say who goes first.")[2]
    assert [word for word in set(sitting.commands) - {"h", "help", "?"} if not re.search(rf"\b{word}\b", told)] == []


@pytest.mark.parametrize("language", languages())
def test_help_has_no_broken_lines(language: str) -> None:
    """What can be typed stands in two columns, and each command fits on a line of eighty columns."""
    lines = [
        line for part in ("help", "help-map", "help-more") for line in words("terminal", language).say(part).split("\n")
    ]
    assert [line for line in lines if len(line) > 80 or line[12] != " " or line[13] == " "] == []


def test_undo_returns_to_the_question_before(play: Play) -> None:
    """Typing u takes the person's last answer back, whatever the bot has answered since."""
    questions = asked(play(*DUEL, typed="1\n1\nu\n"))
    assert len(questions) == 4
    assert questions[3] == questions[1]
    assert questions[2] != questions[1]


def test_undo_says_when_cards_were_seen(play: Play) -> None:
    """Going back past a draw is told: what was seen stays seen, and the same card comes again."""
    screen = play(*DUEL, typed="1\n1\nmanoeuvre\nu\nmanoeuvre\n")
    drawn = re.findall(r"Beowulf draws “(.*)”", screen)
    assert drawn[-1] == drawn[-2]
    assert "Cards were seen that were hidden before." in screen


def test_undo_does_not_change_a_bots_mind(play: Play) -> None:
    """After going back the same answer meets the same bot."""
    once = asked(play(*DUEL, typed="2\n1\n1\n1\n"))
    again = asked(play(*DUEL, typed="2\n1\nu\n1\n1\n1\n"))
    assert once[-1] == again[-1]


def test_undo_at_the_start_says_that_there_is_nothing(play: Play) -> None:
    """Nothing has been answered yet."""
    assert "no answer to take back" in play(*DUEL, typed="u\n")


def test_undo_on_one_screen_asks_those_whom_it_concerns(play: Play) -> None:
    """Another person's answer is taken back only after a yes, and everybody is told."""
    begin = "\n1\n1\n\n"
    stay = play(*HOTSEAT, typed=begin + "u\n\n")
    assert "This also takes back an answer of: Beowulf" in stay
    assert "Taken back." not in stay
    back = play(*HOTSEAT, typed=begin + "u\nyes\n\n")
    assert "Taken back. To be answered again by: Beowulf" in back
    assert asked(back)[-1] == asked(stay)[1]


def test_why_tells_the_rules_behind_the_question_and_its_options(play: Play) -> None:
    """Each rule comes with its id and its words."""
    screen = play(*DUEL, typed="why\n1\n1\nwhy 1\nwhy 99\n")
    assert re.search(r"D1\.5 .*start space 1", screen)
    assert re.search(r"^(> )?Scheme .*\n  D6\.1 .*\n  D4\.1 ", screen, re.MULTILINE)
    assert "“99” is not an answer here" in screen


def test_cards_tell_piles_and_what_is_known(play: Play) -> None:
    """Discard piles lie open (D3.4)."""
    screen = play(*DUEL, typed="1\n1\nmanoeuvre\n1\ncards\n")
    told = screen.partition("Discard pile: Beowulf (1)\n")[2]
    assert "Discard pile: Achilles (0)\n  nothing\n" in told


def test_log_tells_everything_once_more(play: Play) -> None:
    """The whole log, as this seat may see it."""
    screen = play(*DUEL, typed="1\n1\nlog\n")
    assert screen.count("• Beowulf goes first.") == 2
    assert "Achilles draws “" not in screen


def test_look_and_map_show_the_board(play: Play) -> None:
    """Typing l shows the table, m also what is next to what."""
    words = ("--heroes", "little-red-riding-hood,achilles", "--board", "heorot", "--seed", "4", "--bot", "random")
    screen = play(*words, typed="1\n1\nm\nl\n")
    drawing, look, _ = screen.split("\n> ")[-3:]
    assert all(f"H{n:02}" in drawing for n in range(1, 31))
    assert "H15 F – H10, H16, H19, H23" in drawing
    assert "west door: open" in drawing
    assert "Basket" not in drawing
    assert "Basket: any one item" in look
    assert "west door: open" in look


def test_language_changes_during_play(play: Play) -> None:
    """Typing language goes on in another one; an unknown one is told with those that there are."""
    screen = play(*DUEL, typed="language tlh\nlanguage ru\nq\n")
    before, _, after = screen.partition(f"Languages: {', '.join(languages())}\n")
    assert before.count("Beowulf, say who goes first.") == 1
    match = meadhall.new_match("duel", {"heroes": ["beowulf", "achilles"], "board": "sarpedon"}, 4)
    assert say(match, match.decision, "ru") in after
    assert "who goes first" not in after
    assert after.endswith(f"{words('terminal', 'ru').say('goodbye')}\n")


@pytest.mark.parametrize("language", languages())
def test_sitting_speaks_every_language(play: Play, language: str) -> None:
    """Everything that a sitting shows can be said in each of them."""
    typed = "\n1\n1\n\n1\nwhy\ncards\nlog\nh\nm\nl\nu\n\n1\n\n1\n1\nq\n"
    screen = play(*HOTSEAT, "--language", language, typed=typed)
    assert screen.endswith(f"{words('terminal', language).say('goodbye')}\n")


def test_language_comes_from_the_environment() -> None:
    """LC_ALL goes before LANG; what there are no words in is English."""
    assert language_of({}) == "en"
    assert [language_of({"LANG": f"{language}_XX.UTF-8"}) for language in languages()] == list(languages())
    assert language_of({"LC_ALL": "C", "LANG": "ru_RU.UTF-8"}) == "en"


# ---------------------------------------------------------------- saving
def test_saved_match_goes_on_where_it_was(play: Play, tmp_path: Path) -> None:
    """Typing save writes a file, --resume asks the same question again; bots stay bots, unless told otherwise."""
    file = tmp_path / "match.json"
    first = play(*DUEL, typed=f"1\n2\nsave {file}\n")
    assert f"saved: {file}" in first
    resumed = play("--resume", str(file))
    assert asked(resumed)[-1] == asked(first)[-1]
    assert "Only for" not in resumed
    assert "Only for" in play("--resume", str(file), "--bot", "none")


def test_saved_match_is_a_match_for_everybody(play: Play, tmp_path: Path) -> None:
    """The file is what the door reads and writes, and a transcript can be resumed too."""
    file = tmp_path / "match.json"
    play(*DUEL, typed=f"1\n2\nsave {file}\n")
    match = meadhall.Match.from_json(file.read_text(encoding="utf-8"))
    other = tmp_path / "transcript.json"
    other.write_text(json.dumps(match.transcript()), encoding="utf-8")
    assert asked(play("--resume", str(other)))[-1] == asked(play("--resume", str(file)))[-1]


def test_match_that_cannot_be_saved_goes_on(play: Play, tmp_path: Path) -> None:
    """A wrong place, or none, is told; the question stays open."""
    screen = play(*DUEL, typed=f"save {tmp_path}/no/where\nsave\n1\n")
    assert "could not be saved" in screen
    assert "Save to which file?" in screen
    assert "Beowulf goes first." in screen


# ---------------------------------------------------------------- several people
def test_hands_stay_hidden_on_one_screen(play: Play) -> None:
    """A curtain falls before each player; a hand is told after its owner's curtain only."""
    screen = play(*HOTSEAT, typed="\n1\n1\n\n1\n\n")
    parts = re.split(r"──── Only for: (\w+) ──── Everybody else looks away\. Press Enter\. ────", screen)
    assert parts[1::2] == ["Beowulf", "Achilles", "Beowulf"]
    for owner, part in zip(parts[1::2], parts[2::2], strict=True):
        other = {"Beowulf": "Achilles", "Achilles": "Beowulf"}[owner]
        assert f"{other} draws “" not in part
        assert part.count("Your hand") <= 1
    assert len(re.findall("Achilles draws “", parts[4])) == 5


def sitting_at_terminal(typed: str, bots: dict[int, str], seed: int = 4) -> str:
    """What a terminal is sent during a sitting, control signs and all."""
    file = io.StringIO()
    console = SpacedConsole(
        file=file, force_terminal=True, width=100, height=90, highlight=False, markup=False, emoji=False
    )
    screen = Screen(console)
    lines = iter(typed.split("\n"))

    def read(_: str = "> ") -> str | None:
        return next(lines, None)

    setattr(screen, "typed", read)  # noqa: B010 - mypy lets nobody replace a method otherwise
    match = meadhall.new_match("duel", {"heroes": ["beowulf", "achilles"], "board": "heorot"}, seed)
    Session(match, bots, Voice("en"), screen).play()
    return file.getvalue()


def test_terminal_forgets_before_another_looks() -> None:
    """On a terminal the curtain clears the screen and what could be scrolled back to."""
    sent = sitting_at_terminal("\n1\n1\n\n1", {})
    assert sent.count(FORGET) == sent.count("Only for: ") + 1 >= 3  # once more before everybody leaves
    before = sent.partition("Only for: Achilles")[0]
    assert before.rpartition(FORGET)[2].strip("\x1b[]0123456789;m ─") == ""


def test_terminal_shows_everything_at_every_question() -> None:
    """Each question comes with the board, the players and the hand."""
    for part in sitting_at_terminal("1\n1\nmanoeuvre", {1: "random"}).split(CLEAR)[1:]:
        plain = re.sub(r"\x1b\[[0-9;]*m", "", part)
        assert "H15" in plain
        assert "Hand: " in plain
        assert "Your hand" in plain


def hidden_names(sitting: Session, reader: int) -> set[str]:
    """The names of cards in other hands that a reader has no way to know."""
    match = sitting.match
    views: list[Any] = [match.view(seat) for seat in range(match.seats)]
    held = {card for seat in range(match.seats) for card in views[seat]["seats"][seat]["hand"]["cards"]}
    known = json.dumps([views[reader], match.events_for(reader)])
    state: Any = match.state
    open_names = {name(match, "card", card) for card in state.table.names if f'"{card}"' in known}
    return {name(match, "card", card) for card in held} - open_names


@pytest.mark.parametrize("heroes", [("beowulf", "medusa"), ("sun-wukong", "king-arthur", "sinbad", "alice")])
def test_no_page_names_a_hidden_card(heroes: tuple[str, ...]) -> None:
    """Through much of a match at one screen, no reader is shown the name of a card that only others hold."""
    file = io.StringIO()
    screen = Screen(SpacedConsole(file=file, width=100, highlight=False, markup=False, emoji=False))
    setup = {"heroes": list(heroes), "mode": "duel" if len(heroes) == 2 else "teams", "board": "sarpedon"}
    sitting = Session(meadhall.new_match("duel", setup, 6), {}, Voice("en"), screen)
    dice = random.Random(6)  # noqa: S311 - fixed dice
    pages = 0

    def read(_: str = "> ") -> str | None:
        nonlocal pages
        page = file.getvalue()
        file.seek(0)
        file.truncate()
        if sitting.match.outcome is not None or pages == PAGES:
            return None
        if "Only for: " in page.splitlines()[-1]:
            return ""
        pages += 1
        told = {hidden for hidden in hidden_names(sitting, sitting.match.decision.seat) if hidden in page}
        assert told == set()
        number = str(dice.randint(1, len(sitting.match.decision.options)))
        return dice.choice(["log", "cards", "look"]) if pages % 8 == 0 else number

    setattr(screen, "typed", read)  # noqa: B010 - mypy lets nobody replace a method otherwise
    sitting.play()
    assert pages > PAGES // 2


def test_teammates_see_each_others_hands(play: Play) -> None:
    """R13: with open hands a teammate's cards are told by name; with closed ones they are not."""
    words = ("--mode", "teams", "--heroes", "beowulf,medusa,achilles,alice", *DUEL[3:5], "--seed", "2", *DUEL[7:])
    assert "Hand: Achilles\n" in play(*words, "--first", "1", typed="1\n" * 9)
    closed = play(*words, "--first", "1", "--rules", "teammates=closed", typed="1\n" * 9)
    assert "Hand: Achilles\n" not in closed


# ---------------------------------------------------------------- the drawing
def drawn(board: Battlefield, width: int, marks: dict[str, Mark], *, is_plain: bool = False) -> list[str]:
    """A board as rows of text."""
    zones = {zone.id: Zone(zone.color, letter_of(at), zone.id) for at, zone in enumerate(board.zones)}
    doors = {door.id: "closed" for door in board.doors}
    canvas = Canvas(board, zones, width, is_plain=is_plain)
    return [row.plain for row in canvas.drawn(marks, doors, [board.spaces[0].id])]


def below(rows: list[str], space: str) -> str:
    """What stands in the tile of a space under its id."""
    row, at = next((row, found.start()) for row, text in enumerate(rows) if (found := re.search(rf"\b{space}\b", text)))
    return rows[row + 1][max(at - 1, 0) : at + len(space) + 1].strip()


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.id)
@pytest.mark.parametrize("width", [80, 100, 120])
def test_drawing_shows_every_space_and_every_fighter(board: Battlefield, width: int) -> None:
    """D2.4: whatever the width, no tile hides another, even with a fighter on every space."""
    marks = {space.id: Mark(f"[{at:02}]", "") for at, space in enumerate(board.spaces)}
    rows = drawn(board, width, marks)
    text = "\n".join(rows)
    assert max(len(row) for row in rows) <= width
    assert all(len(re.findall(rf"\b{space.id}\b", text)) == 1 for space in board.spaces)
    assert all(mark.sign in text for mark in marks.values())
    letters = {zone.id: letter_of(at) for at, zone in enumerate(board.zones)}
    for space in board.spaces:
        assert below(rows, space.id) == "".join(letters[zone] for zone in space.zones)


@pytest.mark.parametrize("down", [0.0, 40.0])
def test_spaces_on_one_column_can_be_drawn(down: float) -> None:
    """A board may be as narrow as one space, or be one space."""
    spaces = [Space(id=f"A{at}", x=3.0, y=at * down, zones=["all"]) for at in range(3 if down else 1)]
    board = SimpleNamespace(spaces=spaces, walls=[], doors=[], lines=[(a.id, b.id) for a, b in pairwise(spaces)])
    canvas = Canvas(board, {"all": Zone("#ffffff", "A", "all")}, 80)
    text = "\n".join(row.plain for row in canvas.drawn({}, {}))
    assert re.findall(r"\bA\d\b", text) == [space.id for space in spaces]


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.id)
def test_drawing_can_do_without_special_signs(board: Battlefield) -> None:
    """A terminal that knows ASCII only gets a board as well."""
    text = "\n".join(row for row in drawn(board, 80, {}, is_plain=True)).replace("‹", "<").replace("›", ">")
    assert text.isascii()


# ---------------------------------------------------------------- what is going on
def plain_table(match: meadhall.Match, language: str = "en") -> DuelTable:
    """A spectator's table on a screen that nobody reads."""
    return DuelTable(match, None, Voice(language), Screen(SpacedConsole(file=io.StringIO(), width=100)))


@pytest.mark.parametrize("language", languages())
def test_everything_that_can_be_laid_is_explained(language: str) -> None:
    """Bonus attacks too, which lie in no deck."""
    bonuses = set()
    for hero in sorted(built_in().heroes):
        match = meadhall.new_match("duel", {"heroes": [hero, "achilles"], "board": "sarpedon"}, 1)
        table, state = plain_table(match, language), cast("Any", match.state)
        assert all(table.printed(card) for card in state.table.names)
        bonuses |= {card for card in state.table.names if table.card(card)[1] is None}
    assert {"relentless-assault", "tricked-you", "volley", "bloody-reprise"} <= bonuses


def meeting(heroes: list[str], is_met: Callable[[Any], Any]) -> meadhall.Match:
    """A random match at the first question at which a condition is met."""
    match = meadhall.new_match("duel", {"heroes": heroes, "board": "sarpedon"}, 0)
    dice = random.Random(0)  # noqa: S311 - fixed dice
    while not is_met(match.view(None)):
        match.answer(dice.choice(match.decision.options))
    return match


def going_on(match: meadhall.Match, language: str = "en") -> str:
    """What the table tells of the players, a combat or a scheme."""
    return printed(plain_table(match, language))


def printed(table: DuelTable) -> str:
    """The players and the events of a table as text."""
    with table.screen.console.capture() as shown:
        for part in (table.players(), *table.events()):
            table.screen.show(part)
    return shown.get()


@pytest.mark.parametrize("language", languages())
def test_table_tells_the_damage_to_come(language: str) -> None:
    """D7.8: whoever may shift damage sees how much it is."""
    match = meeting(["bloody-mary", "yennenga"], lambda view: view["pending"])
    view: Any = match.view(None)
    [(fighter, number)] = view["pending"].items()
    told = going_on(match, language)
    event = {"event": "damage_coming", "fighter": fighter, "number": number}
    assert say(match, event, language).replace(NO_BREAK, " ") in told


@pytest.mark.parametrize("language", languages())
def test_table_shows_a_card_that_a_scheme_shows(language: str) -> None:
    """M22: everybody sees it, with its text."""
    match = meeting(["bloody-mary", "yennenga"], lambda view: view["playing"] and view["playing"]["shown"])
    playing: Any = match.view(None)["playing"]
    told = going_on(match, language)
    card = name(match, "card", playing["shown"], language)
    assert words("duel/terminal", language).say("shown", {"card": card}) in told
    text = plain_table(match, language).printed(playing["shown"])
    assert "".join(text.split()) in "".join(told.split())


def test_table_tells_the_spaces_that_a_scheme_has_noted() -> None:
    """What was picked first, while the next is asked for."""
    match = meeting(["king-arthur", "yennenga"], lambda view: view["playing"] and view["playing"]["spaces"])
    playing: Any = match.view(None)["playing"]
    assert f"Noted spaces: {', '.join(playing['spaces'])}" in going_on(match)


def test_table_tells_of_a_bonus_attack_to_follow() -> None:
    """R6: it comes once the cards are cleared; whoever is asked before knows of it."""
    table = plain_table(meeting(["achilles", "yennenga"], lambda view: view["combat"]))
    assert "once more" not in printed(table)
    table.view["combat"] |= {"to_follow": "relentless-assault"}
    table.view["combat"]["attacker"] |= {"seat": 0}
    assert "Achilles will attack once more with “Relentless Assault”." in printed(table)


def test_table_counts_the_actions_of_a_turn() -> None:
    """What is left, and what was taken: some cards ask for it."""
    match = meeting(["bloody-mary", "yennenga"], lambda view: (view["actions"], view["taken"]) == (1, 1))
    assert " · on turn, 1 action left, 1 taken" in going_on(match)


def test_marks_tell_seats_apart_without_colours() -> None:
    """In a mirror match equal fighters have equal letters in different brackets."""
    match = meadhall.new_match("duel", {"heroes": ["yennenga", "yennenga"], "board": "heorot"}, 1)
    console = SpacedConsole(file=io.StringIO(), width=100)
    table = DuelTable(match, 0, Voice("en"), Screen(console))
    signs = [mark.sign for mark in table.marks.values()]
    assert signs == ["[Ye]", "[a1]", "[a2]", "(Ye)", "(a1)", "(a2)"]


def test_plain_text_has_no_control_signs(play: Play) -> None:
    """Where no terminal is, nothing but text is written."""
    assert "\x1b" not in play(*DUEL, typed="1\n" * 12)


JOINED: Final = f"two words{NO_BREAK}stay together{NO_BREAK}here"


@pytest.mark.parametrize(
    "thing",
    [JOINED, Text(JOINED, "bold"), Padding(JOINED, 0), Group(JOINED), Columns([JOINED])],
    ids=lambda thing: type(thing).__name__,
)
def test_no_line_breaks_at_a_no_break_space(thing: RenderableType) -> None:
    """Whatever words are part of, they stay together; what is shown has plain spaces."""
    screen = Screen(SpacedConsole(file=io.StringIO(), width=13))
    with screen.console.capture() as shown:
        screen.console.print(thing)
    assert [line.rstrip() for line in shown.get().splitlines()] == ["two", "words stay", "together here"]


def test_rows_are_counted_as_they_are_shown() -> None:
    """A card that is laid out by the rows of its text has room for all of it."""
    screen = Screen(SpacedConsole(file=io.StringIO(), width=80))
    assert [screen.rows(Text(JOINED), width) for width in (13, 40)] == [3, 1]
    assert screen.measured(Text(JOINED)) == len(JOINED)


def test_terminal_without_colours_gets_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """NO_COLOR is obeyed."""
    monkeypatch.setenv("NO_COLOR", "1")
    sent = sitting_at_terminal("1\n1", {1: "random"})
    assert not re.search(r"\x1b\[(?:[0-9]+;)*(?:3[0-7]|38;|48;)", sent)


def test_sitting_runs_in_a_process_of_its_own() -> None:
    """The command itself, with a pipe for a keyboard and a narrow encoding."""
    command = "import sys; from meadhall.cli import main; sys.exit(main())"
    environment: dict[str, Any] = os.environ | {"PYTHONIOENCODING": "ascii", "LC_ALL": "C"}
    ended = subprocess.run(
        [sys.executable, "-c", command, "play", "duel", *DUEL],
        input="1\n1\nq\n", capture_output=True, encoding="ascii", check=False, env=environment,
    )  # fmt: skip
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "S20" in ended.stdout


# ---------------------------------------------------------------- nothing hidden is shown, nothing is lost
def test_going_back_from_the_end_draws_the_curtain(play: Play) -> None:
    """At the end everybody looks; who is asked again after an undo is asked behind the curtain."""
    screen = play(*HOTSEAT, typed="1\n" * 900 + "u\nyes\nq\n")
    after = screen.partition("The match is over.")[2]
    assert after
    assert "Your hand" not in after.partition("Only for: ")[0]


def test_who_types_ahead_does_not_look_behind_the_curtain(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was typed before the curtain fell is dropped."""
    dropped: list[int] = []
    monkeypatch.setattr("meadhall.cli.screen.screen.forget_typed", lambda: dropped.append(1))
    sent = sitting_at_terminal("\n1\n1\n\n1", {})
    assert len(dropped) == sent.count(FORGET)


def test_leaving_at_the_curtain_shows_no_hand(play: Play) -> None:
    """At the curtain q leaves."""
    assert "Your hand" not in play(*HOTSEAT, typed="q\n")


@pytest.mark.parametrize("line", ["x" * 5000, "9" * 5000, "\x1b[31mred", "save ~nobody-at-all/match", "save a\0b/c"])
def test_odd_lines_lose_no_match(line: str, play: Play) -> None:
    """Whatever is typed, the question is still there afterwards."""
    screen = play(*DUEL, typed=f"{line}\n1\nq\n")
    assert "\x1b" not in screen
    assert len(asked(screen)) >= 2
    assert screen.endswith("Goodbye!\n")


def test_saving_spares_other_files(play: Play, tmp_path: Path) -> None:
    """A saved match may be written over, anything else not."""
    other, match = tmp_path / "letter.txt", tmp_path / "match.json"
    other.write_text("dear friend", encoding="utf-8")
    screen = play(*DUEL, typed=f"save {other}\nsave {match}\nsave {match}\nq\n")
    assert other.read_text(encoding="utf-8") == "dear friend"
    assert "is there already and is no saved match" in screen
    assert screen.count("The match is saved") == 2


def test_resumed_match_does_not_tell_all_of_its_past(play: Play, tmp_path: Path) -> None:
    """Who goes on with a match has seen what happened; log tells it."""
    file = tmp_path / "match.json"
    first = play(*DUEL, typed=f"{chr(10).join('1' * 30)}\nsave {file}\nq\n")
    assert first.count("•") > 20
    assert play("--resume", str(file), typed="q\n").count("•") == 0
    assert play("--resume", str(file), typed="log\nq\n").count("•") > 20


def test_people_who_are_named_play(play: Play) -> None:
    """With --people nobody is a bot unless that is asked for."""
    words = ("--mode", "teams", "--heroes", "alice", "sinbad", "medusa", "bigfoot", "--people", "1", "2", "1", "3")
    assert "Only for" in play(*words, "--board", "venice", "--first", "1", typed="\n1\n1\n1\n1\n1\n1\n1\n\nq\n")
