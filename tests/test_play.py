"""`meadhall play` as a person at a terminal meets it: lines in, lines out."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

COMMAND = "import sys; from meadhall.cli import main; sys.exit(main())"
DUEL = ("--heroes", "beowulf,achilles", "--seed", "4")


def play(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Play in a process of its own with all that a person types."""
    return subprocess.run(
        [sys.executable, "-c", COMMAND, "play", *words],
        input=typed, capture_output=True, encoding="utf-8", check=False, env=os.environ | {"PYTHONIOENCODING": "utf-8"},
    )  # fmt: skip


def shown(*words: str, typed: str = "") -> str:
    """What a person sees who types this and is never refused as a whole."""
    ended = play(*words, typed=typed)
    assert (ended.returncode, ended.stderr) == (0, "")
    return ended.stdout


def asked(screen: str) -> list[str]:
    """The questions with their options, without the news between them."""
    return re.findall(r"^\S[^\n]*[.?]\n(?: {2}\[[^\n]*\]\n)?(?: {0,2}\d{1,3}\. [^\n]*\n)+", screen, re.MULTILINE)


def test_person_plays_within_three_lines() -> None:
    """Without any options, Enter takes a hero, and two answers lead to the first turn."""
    screen = shown(typed="\n1\n1\n")
    assert "Who will you play?" in screen
    assert "Achilles, say who goes first." in screen
    assert "Achilles begins a turn with 2 actions." in screen
    assert "Your hand:" in screen


def test_match_is_played_to_its_end_against_a_bot() -> None:
    """Whoever always takes the first answer sees how the match ends."""
    screen = shown(*DUEL, typed="1\n" * 3000)
    assert re.search(r"^(> )?(Beowulf|Achilles) wins: ", screen.splitlines()[-1])


def test_same_seed_is_the_same_match() -> None:
    """With a seed the bot's answers follow from it too."""
    assert shown(*DUEL, typed="1\n" * 40) == shown(*DUEL, typed="1\n" * 40)


def test_bot_cards_stay_hidden() -> None:
    """The log tells that the bot draws, not what."""
    screen = shown(*DUEL, typed="1\n")
    assert len(re.findall(r"Beowulf draws “", screen)) == 5
    assert screen.count("Achilles draws a card.") == 5
    assert "Achilles draws “" not in screen


@pytest.mark.parametrize("typed", ["", "1\n", "q\n", "1\n1\nquit\n"])
def test_leaving_is_polite(typed: str) -> None:
    """The end of the input or q ends with a word and status 0, wherever the match is."""
    assert shown(*DUEL, typed=typed).endswith("Goodbye!\n")


def test_leaving_before_the_match_is_polite() -> None:
    """Nobody has to choose a hero."""
    assert shown().endswith("Goodbye!\n")


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("--heroes", "beowulf,grendel"), "there is no hero 'grendel'"),
        (("--heroes", "beowulf"), "duel needs 2 heroes"),
        (("--board", "heorott"), "there is no board 'heorott'; did you mean 'heorot'"),
        (("--mode", "war"), "unknown mode 'war'"),
        (("--mode", "teams", "--board", "heorot"), "start spaces"),
        (("--language", "tlh"), "no words in 'tlh'"),
        (("chess",), "there is no game 'chess'"),
        (("--resume", "no-such-file"), "no-such-file"),
    ],
)
def test_what_cannot_be_set_up_is_refused(words: tuple[str, ...], problem: str) -> None:
    """A wrong setup is told on stderr with status 2, before anything is asked."""
    refused = play(*words)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert problem in refused.stderr
    assert len(refused.stderr.splitlines()) == 1


def test_wrong_answer_is_refused_and_changes_nothing() -> None:
    """What is neither a number of the list nor a command is asked for again."""
    screen = shown(*DUEL, typed="0\n99\njump\n1\n")
    assert screen.count("is not one of the numbers") == 3
    assert "Beowulf goes first." in screen


def test_answer_may_be_given_by_id() -> None:
    """The ids of options are answers too."""
    assert "Achilles goes first." in shown(*DUEL, typed="first:1\n")


def test_undo_returns_to_the_question_before() -> None:
    """Typing u takes the person's last answer back, whatever the bot has answered since."""
    questions = asked(shown(*DUEL, typed="1\n1\nu\n"))
    assert len(questions) == 4
    assert questions[3] == questions[1]
    assert questions[2] != questions[1]


def test_undo_at_the_start_says_that_there_is_nothing() -> None:
    """Nothing has been answered yet."""
    assert "no answer of yours to take back" in shown(*DUEL, typed="u\n")


def test_why_tells_the_rules_behind_the_question() -> None:
    """Each rule comes with its id and its words."""
    assert re.search(r"^(> )?D1\.5: .*start space 1", shown(*DUEL, typed="why\n"), re.MULTILINE)


def test_question_by_a_card_shows_its_text() -> None:
    """Whoever must decide for a card reads what it does; all of its options are there."""
    screen = shown("--heroes", "sun-wukong,achilles", "--seed", "4", typed="1\n")
    assert "Sun Wukong, “Plucked Hair”: will you use it?\n  [As your turn starts" in screen


def test_saved_match_goes_on_where_it_was(tmp_path: Path) -> None:
    """Typing save writes a file, --resume asks the same question again."""
    file = tmp_path / "match.json"
    first = shown(*DUEL, typed=f"1\n2\nsave {file}\n")
    assert f"saved to {file}" in first
    assert asked(shown("--resume", str(file)))[-1] == asked(first)[-1]


def test_match_that_cannot_be_saved_goes_on(tmp_path: Path) -> None:
    """A wrong place, or none, is told; the question stays open."""
    screen = shown(*DUEL, typed=f"save {tmp_path}/no/where\nsave\n1\n")
    assert "could not be saved" in screen
    assert "Save to which file?" in screen
    assert "Beowulf goes first." in screen


def test_map_shows_every_space_and_who_stands_there() -> None:
    """Typing m draws the spaces where they lie and tells what is next to what."""
    screen = shown(
        "--heroes", "little-red-riding-hood,achilles", "--board", "heorot", "--seed", "4", typed="1\n1\nm\nh\n"
    )
    drawing = screen.split("\n> ")[-3]
    assert all(f"H{n:02}" in drawing for n in range(1, 31))
    assert "H15:a" in drawing
    assert "a Little Red Riding Hood" in drawing
    assert "H15 (orange) is next to H10, H16, H19, H23" in drawing
    assert "in the basket: any one item" in screen
    assert "The west door is open." in screen


def test_hands_stay_hidden_on_one_screen() -> None:
    """With --bot none a curtain falls between players; each hand is told after its owner's curtain only."""
    screen = shown(*DUEL, "--bot", "none", typed="1\n1\n\n1\n\n")
    before, _, after = screen.partition("The screen belongs to Achilles now.")
    assert "Achilles draws “" not in before
    assert after.startswith(" Everybody else looks away. Press Enter.")
    second, _, third = after.partition("The screen belongs to Beowulf now.")
    assert len(re.findall("Achilles draws “", second)) == 5
    assert "Beowulf draws “" not in second
    assert "Beowulf, choose an action" in third


@pytest.mark.parametrize(("mode", "people"), [("duel", 2), ("free_for_all", 3), ("teams", 4)])
def test_everybody_chooses_a_hero_on_one_screen(mode: str, people: int) -> None:
    """With --bot none every player is asked, and Enter takes a hero that nobody has yet."""
    screen = shown("--bot", "none", "--mode", mode, typed="2\n" + "\n" * (people - 1))
    assert screen.count("Who will player") == people
    assert "Beowulf, say who goes first." in screen
    assert "Achilles goes first" in screen


def test_forced_answers_are_given_when_nobody_else_is_there() -> None:
    """Alone with a bot, a question with one answer is not asked but told."""
    assert "Only one answer is possible: " in shown(*DUEL, typed="1\n" * 300)
