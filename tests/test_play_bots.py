"""Bots at the terminal: how strong they are, how they answer, hints, thoughts shown, and a match in hindsight."""

import io
import json
import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest

import meadhall
from meadhall import Match, bots
from meadhall.cli import main
from meadhall.cli.game import terminal_of
from meadhall.cli.match import opponents
from meadhall.cli.match.advice import Advisor
from meadhall.cli.match.menu import Menu
from meadhall.cli.match.review import BLOCKS, TENTHS, Lookback, sampled
from meadhall.cli.match.session import Session
from meadhall.cli.screen.console import SpacedConsole
from meadhall.cli.screen.progress import WIPE
from meadhall.cli.screen.screen import Screen
from meadhall.cli.screen.voice import Voice
from meadhall.localisation import languages, words
from tests.terminal import Play, playing

DUEL: Final = ("--heroes", "beowulf", "achilles", "--board", "sarpedon", "--seed", "4", "--first", "1")
LEVELS: Final = [level.name for level in bots.LEVELS]
REVIEW: Final = bots.review
MANY: Final = 600  # tries after which something is expected of the others, too
FEW: Final = 48  # tries where it does not matter how well something is thought about


@pytest.fixture
def duel(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """A person who plays the duel."""
    return playing("duel", monkeypatch, capsys)


@pytest.fixture
def unicorns(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """A person who plays the unicorn game."""
    return playing("unicorns", monkeypatch, capsys)


@pytest.fixture(autouse=True)
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for a good hint, or for a good review."""
    monkeypatch.setattr(bots, "advise", partial(bots.advise, iterations=FEW))
    monkeypatch.setattr(bots, "review", hindsight)


@pytest.fixture(scope="module")
def ended() -> Match:
    """A whole duel between bots that do not think."""
    match = meadhall.new_match("duel", {"heroes": ["beowulf", "achilles"], "board": "sarpedon", "first": 0}, 3)
    while match.outcome is None:
        match.answer(bots.think(match, "random", len(match.decision.options)).option)
    return match


def hindsight(transcript: dict[str, Any], progress: Callable[[int, int], None] | None = None) -> bots.Review:
    """A review as quick as thought: the first player does better and better, and every tenth answer costs the more."""
    answers = transcript["answers"]
    match = meadhall.replay(transcript, until=0)
    moments = []
    for number, answer in enumerate(answers):
        decision = match.decision
        if len(decision.options) > 1:
            given = next(option for option in decision.options if option.id == answer)
            best = next(option for option in decision.options if option.id != answer)
            share = number / len(answers)
            cost = share / 4 if number % 10 == 0 else 0.0
            moments.append(bots.Moment(number, decision.seat, given, 0.5, best, 0.5 + cost, [share, 1 - share]))
        match.repeat([answer])
        if progress is not None:
            progress(number + 1, len(answers))
    return bots.Review(moments, [0])


@pytest.fixture(scope="module")
def reviewed(ended: Match) -> bots.Review:
    """That duel in hindsight."""
    return hindsight(ended.transcript())


def seated(play: Play, folder: Path, *told: str, typed: str = "") -> dict[int, str]:
    """The bots of the match that people get who tell something."""
    file = folder / "match.json"
    play(*told, typed=f"{typed}save {file}\nq\n")
    saved = json.loads(file.read_text(encoding="utf-8"))
    return dict(zip(saved["bots"], saved["levels"], strict=True))


def paper(**facts: Any) -> tuple[io.StringIO, Screen]:
    """A screen, and what is written to it."""
    file = io.StringIO()
    settings = {"width": 100, "height": 90, "highlight": False, "markup": False, "emoji": False}
    return file, Screen(SpacedConsole(file=file, **settings | facts))


def terminal(typed: str, play_at: Callable[[Screen], Session]) -> str:
    """What a terminal is sent while a sitting lasts, without colours."""
    file, screen = paper(force_terminal=True)
    lines = iter(typed.split("\n"))
    setattr(screen, "typed", lambda _="> ": next(lines, None))  # noqa: B010 - mypy lets nobody replace a method otherwise
    play_at(screen).play()
    return re.sub(r"\x1b\[[0-9;]*m", "", file.getvalue())


def sitting(screen: Screen, names: dict[int, str], seed: int = 4) -> Session:
    """A duel at a screen."""
    setup = {"heroes": ["beowulf", "achilles"], "board": "sarpedon", "first": 0}
    return Session(meadhall.new_match("duel", setup, seed), names, Voice("en"), screen)


# ---------------------------------------------------------------- which bot sits where
@pytest.mark.parametrize(
    ("told", "names"),
    [
        ((), {1: "warrior", 2: "warrior"}),
        (("--bot", "champion"), {1: "champion", 2: "champion"}),
        (("--bot", "page", "jarl"), {1: "page", 2: "jarl"}),
        (("--bot", "page", "--bot", "jarl"), {1: "page", 2: "jarl"}),
        (("--bot", "3", "guest", "--bot", "2", "legend"), {1: "legend", 2: "guest"}),
        (("--bot", "2", "greedy"), {1: "greedy"}),
        (("--bot", "none", "page"), {}),
        (("--bot", "search:30", "random"), {1: "search:30", 2: "random"}),
    ],
)
def test_bots_sit_where_they_are_told(
    unicorns: Play, tmp_path: Path, told: tuple[str, ...], names: dict[int, str]
) -> None:
    """One name is for all seats that are bots', several are for these seats in their order; `warrior` if none is."""
    slow_start = ("--players", "3", "--seed", "5", "--first", "1")
    assert seated(unicorns, tmp_path, *slow_start, *told, typed="\n" if names in ({1: "greedy"}, {}) else "") == names


@pytest.mark.parametrize(
    ("told", "problem"),
    [
        (("--bot", "champoin"), "found 'champoin'; did you mean 'champion'?"),
        (("--bot", "2", "jarll"), "did you mean 'jarl'?"),
        (("--bot", "page", "jarl"), "--bot names 2 bots, but bots play 1 of the seats"),
        (("--bot", "search"), "as in 'search:1000'"),
        (("--bot", "search:many"), "as in 'search:1000'"),
        (("--bot", "3", "page"), "--bot takes seats from 1 to 2"),
        (("--bot", "all", "2", "page"), "--bot takes seats from 1 to 2"),
    ],
)
def test_wrong_bots_are_refused(told: tuple[str, ...], problem: str, capsys: pytest.CaptureFixture[str]) -> None:
    """One line, the nearest right name, and nothing is asked."""
    assert main(["play", "duel", "--heroes", "beowulf", "achilles", *told]) == 2
    shown = capsys.readouterr()
    assert (shown.out, shown.err.count("\n")) == ("", 1)
    assert problem in shown.err


def test_help_names_every_level(capsys: pytest.CaptureFixture[str]) -> None:
    """Who reads how to play learns how strong bots can be."""
    with pytest.raises(SystemExit):
        main(["play", "--help"])
    page = capsys.readouterr().out
    assert [level for level in LEVELS if not re.search(rf"\b{level}\b", page)] == []


@pytest.mark.parametrize(("typed", "level"), [("", "warrior"), ("2", "page"), ("guest", "guest")])
def test_lobby_asks_how_strong_bots_are(duel: Play, tmp_path: Path, typed: str, level: str) -> None:
    """By number or name, with a word about each; Enter is a warrior."""
    told = ("--board", "heorot", "--seed", "4", "--mode", "duel")
    assert seated(duel, tmp_path, *told, typed=f"\n{typed}\n") == {1: level}


def test_lobby_asks_nothing_that_was_told(duel: Play) -> None:
    """Nobody is asked for the level of bots that were named, or that there are not."""
    told = ("--board", "heorot", "--mode", "duel")
    assert "How strong" in duel(*told, typed="\n\n")
    assert "How strong" not in duel(*told, "--bot", "guest", typed="\n")
    assert "How strong" not in duel(*told, "--bot", "none", typed="\n\n")
    assert "What will you play?" in duel("--bot", "guest")  # a level tells nothing of the seats


def test_named_bots_tell_how_many_people_there_are(unicorns: Play, tmp_path: Path) -> None:
    """Where it would be asked, two names are two bots, and so few players that nobody is left are not offered."""
    screen = unicorns("--bot", "page", "guest", typed="\n")
    assert screen.splitlines()[1] == "  3. 3 players"
    assert seated(unicorns, tmp_path, "--bot", "page", "guest", typed="4\n\n\n\n") == {2: "page", 3: "guest"}


def test_bots_play_for_all_others_where_one_person_has_a_team(duel: Play, tmp_path: Path) -> None:
    """D12: with --people and a bot's name alone, the first person plays, and bots all seats but theirs."""
    heroes = ("--mode", "teams", "--heroes", "alice", "sinbad", "medusa", "bigfoot", "--board", "venice")
    assert seated(duel, tmp_path, *heroes, "--people", "1", "2", "1", "3", "--bot", "guest", "--first", "1") == {
        1: "guest",
        3: "guest",
    }


@pytest.mark.parametrize("language", languages())
def test_every_level_has_a_name_and_a_word_about_it(language: str) -> None:
    """In every language, each its own; what it is begins with its name."""
    hall = words("terminal", language)
    names = [hall.say("level", {"level": level}) for level in LEVELS]
    about = [hall.say("level-about", {"level": level}) for level in LEVELS]
    assert len({*names}) == len({*about}) == len(LEVELS)
    assert all(told.lower().startswith(f"{name.lower()}: ") for name, told in zip(names, about, strict=True))


def test_table_tells_which_bot_it_is(duel: Play, unicorns: Play) -> None:
    """Beside the name of a player; in a row of stables where there is room."""
    assert "Achilles · bot: skald\n" in duel(*DUEL, "--bot", "guest", typed="l\n")
    screen = unicorns("--players", "2", "--seed", "5", "--first", "1", "--bot", "guest", typed="l\n")
    assert "Player 2 (bot: skald)" in screen


def test_game_that_no_bot_knows_is_played_at_random() -> None:
    """A new game has bots before anybody has taught them."""
    assert (opponents.usual("duel"), opponents.usual("unicorns"), opponents.usual("tiny")) == (
        "warrior",
        "warrior",
        "random",
    )


# ---------------------------------------------------------------- how they answer
def test_undo_does_not_change_the_mind_of_a_bot_that_thinks(duel: Play) -> None:
    """Its dice follow from the match's seed and the number of answers: the same answer meets the same one."""

    def last(typed: str) -> list[str]:
        return duel(*DUEL, "--bot", "guest", typed=typed).split("\n> ")[-2].splitlines()[-6:]

    assert last("1\nmanoeuvre\npass\ndone\n") == last("1\nmanoeuvre\npass\nu\npass\ndone\n")


def test_dice_of_a_bot_have_nothing_to_do_with_the_cards() -> None:
    """Every question has its own dice, none are those of the match."""
    match = meadhall.new_match("unicorns", {"players": 3}, 5)
    rolled = []
    for _ in range(6):
        rolled.append(opponents.dice_of(match))
        match.answer(match.decision.options[0])
    assert len({*rolled}) == 6
    assert {seed & 0xFFFFFFFF for seed in rolled}.isdisjoint(match.state.chance.dump())


def test_bot_answers_from_what_its_seat_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    """All that a bot is given are the sight of its own seat and dice."""
    given: list[tuple[int, int]] = []
    opponent = opponents.Opponent("random", "duel")
    think = opponent.bot.think

    def spied(sight: bots.Sight, seed: int) -> bots.Thought:
        given.append((sight.seat, sight.asked))
        return think(sight, seed)

    monkeypatch.setattr(opponent, "bot", type("Spied", (), {"think": staticmethod(spied)}))
    match = meadhall.new_match("duel", {"heroes": ["beowulf", "achilles"], "board": "sarpedon", "first": 1}, 4)
    assert opponent.think(match, match.decision.seat).option.id in [option.id for option in match.decision.options]
    assert given == [(match.decision.seat, match.decision.seat)]


def test_terminal_says_who_is_thinking_as_long_as_it_takes() -> None:
    """A line that names the bot, and is gone before anything else is shown; nothing of it where nobody waits."""
    slow = terminal("1\nmanoeuvre\n", partial(sitting, names={1: "search:1000"}))
    assert f"Achilles is thinking…{WIPE}" in slow
    assert slow.count("is thinking…") == slow.count(WIPE)
    quick = terminal("1\nmanoeuvre\n", partial(sitting, names={1: "random"}))
    assert "is thinking" not in quick


def test_terminal_does_not_say_who_thinks_about_an_instant() -> None:
    """W7: everybody is asked, holding an instant or not; only who holds one has anything to think about."""

    def unicorns(screen: Screen) -> Session:
        match = meadhall.new_match("unicorns", {"players": 3, "first": 0}, 2)
        while match.decision.question != "choose_action":
            match.answer(match.decision.options[0])
        return Session(match, dict.fromkeys((1, 2), "search:1000"), Voice("en"), screen)

    sent = terminal("1\n", unicorns).replace(WIPE, "\n")
    waited = re.findall(r"^(.*) (?:is|are) thinking…", sent, re.MULTILINE)
    assert waited[:3] == ["The bots", "Player 2", "The bots"]


@pytest.mark.parametrize("when", ["bot", "hint"])
def test_interrupting_a_thought_is_polite(duel: Play, monkeypatch: pytest.MonkeyPatch, when: str) -> None:
    """Ctrl-C while a bot thinks leaves as q does; while a hint is thought about, it only does without."""

    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    if when == "bot":
        monkeypatch.setattr(opponents.Opponent, "think", interrupted)
    monkeypatch.setattr(bots, "advise", interrupted)
    screen = duel(*DUEL, "--bot", "guest", typed="a\n1\nl\nq\n")
    assert screen.endswith("Goodbye!\n")
    assert ("on turn" in screen) == (when == "hint")


def test_plain_text_does_not_say_who_is_thinking(duel: Play) -> None:
    """Where no terminal is, a line cannot be taken away again."""
    screen = duel(*DUEL, "--bot", "search:1000", typed="1\na\n")
    assert "hinking" not in screen
    assert "\x1b" not in screen


# ---------------------------------------------------------------- saving
def test_saved_match_remembers_its_bots(duel: Play, tmp_path: Path) -> None:
    """Whoever resumes it meets the same ones, unless others are told; the match itself is saved as ever."""
    file = tmp_path / "match.json"
    assert seated(duel, tmp_path, *DUEL, "--bot", "page", typed="1\n") == {1: "page"}
    assert meadhall.Match.from_json(file.read_text(encoding="utf-8")).outcome is None
    assert "bot: page" in duel("--resume", str(file), typed="l\n")
    assert "bot: jarl" in duel("--resume", str(file), "--bot", "jarl", typed="l\n")
    assert "Only for" in duel("--resume", str(file), "--bot", "none")


def test_match_saved_without_levels_goes_on_with_the_usual_ones(duel: Play, tmp_path: Path) -> None:
    """Files that tell of bots' seats alone, and transcripts, which tell of none."""
    file = tmp_path / "match.json"
    seated(duel, tmp_path, *DUEL, "--bot", "page", typed="1\n")
    saved = json.loads(file.read_text(encoding="utf-8"))
    for key in ("levels", "bots"):
        del saved[key]
        file.write_text(json.dumps(saved), encoding="utf-8")
        assert "bot: warrior" in duel("--resume", str(file), typed="l\n")


def test_match_saved_with_a_bot_that_is_not_there_is_refused(
    duel: Play, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One line with the nearest right name."""
    file = tmp_path / "match.json"
    seated(duel, tmp_path, *DUEL, "--bot", "page", typed="1\n")
    file.write_text(file.read_text(encoding="utf-8").replace('["page"]', '["pagee"]'), encoding="utf-8")
    assert main(["play", "--resume", str(file)]) == 2
    assert "there is no bot 'pagee'; did you mean 'page'?" in capsys.readouterr().err


# ---------------------------------------------------------------- hints
def told_hint(screen: str) -> list[tuple[int, int, int, str]]:
    """The answers of a hint: chance in percent, tries, number, words."""
    rows = re.findall(r"^ +(\d+)% +(\d+) +(\d+)\. (.*?) *$", screen, re.MULTILINE)
    return [(int(chance), int(tries), int(number), answer) for chance, tries, number, answer in rows]


@pytest.mark.parametrize("word", ["a", "hint"])
def test_hint_tells_the_best_answers(duel: Play, word: str) -> None:
    """Three to five, each with its number in the menu, a chance and tries, the most tried first; then what may come."""
    screen = duel(*DUEL, "--bot", "guest", typed=f"1\nmanoeuvre\n{word}\n")
    question, _, hint = screen.partition("The best answers from what you know, after ")
    found = told_hint(hint)
    assert 3 <= len(found) <= 5
    assert [tries for _, tries, _, _ in found] == sorted([tries for _, tries, _, _ in found], reverse=True)
    assert all(0 <= chance <= 100 for chance, _, _, _ in found)
    assert all(f"{number}. {answer}\n" in question for _, _, number, answer in found)
    most = [answer for _, tries, _, answer in found if tries == found[0][1]]
    assert any(f"Expected: Beowulf: {answer}" in hint for answer in most)


def world_of(game: str, setup: dict[str, Any], seed: int, questions: int) -> Match:
    """A match after some questions."""
    match = meadhall.new_match(game, setup, seed)
    for number in range(questions):
        match.answer(bots.think(match, "random", number).option)
    return match


def hint_in(match: Match) -> str:
    """What is told to somebody who is asked in a match and wants a hint."""
    file, screen = paper()
    voice = Voice("en")
    menu = Menu(match, terminal_of(match.game.name).table(match, None, voice, screen), voice, screen)
    Advisor(match, voice, screen).advise(bots.advise(match, match.decision.seat, iterations=MANY), menu)
    return file.getvalue()


@pytest.mark.parametrize(
    ("game", "setup", "questions"),
    [
        *(("unicorns", {"players": 3, "first": 0}, questions) for questions in (15, 37, 60)),
        *(("duel", {"heroes": ["medusa", "king-arthur"], "first": 0}, questions) for questions in (15, 34, 46, 53)),
    ],
)
def test_hint_tells_nothing_that_its_reader_could_not_know(game: str, setup: dict[str, Any], questions: int) -> None:
    """In every world that the seat cannot tell from the true one, the hint is the same to the letter."""
    match = world_of(game, setup, 2, questions)
    hints = {hint_in(match.determinize(match.decision.seat, seed)) for seed in range(4)}
    assert hints == {hint_in(match)}


def test_line_tells_answers_by_their_questions() -> None:
    """A pass means something else at every question; where no world goes that way, an answer is told by itself."""
    setup = {"heroes": ["medusa", "achilles"], "board": "sarpedon", "first": 0}
    match = meadhall.new_match("duel", setup, 4)
    while match.decision.question != "choose_action":
        match.answer(match.decision.options[0])
    manoeuvre = next(option for option in match.decision.options if option.kind == "manoeuvre")
    later = match.clone()
    later.answer(manoeuvre)
    no = next(option for option in later.decision.options if option.kind == "pass")
    advisor = Advisor(match, Voice("en"), paper()[1])
    told = "Manoeuvre: draw a card, then move"
    assert advisor.foretold([(0, manoeuvre), (0, no)]) == [told, "Discard nothing"]
    assert advisor.foretold([(0, manoeuvre), (1, manoeuvre), (0, no)]) == [told, told, "No"]


def test_hint_on_one_screen_stays_behind_the_curtain(duel: Play) -> None:
    """It is told after its reader's curtain, and nobody else learns that there was one."""
    words = (*DUEL, "--bot", "none")
    with_hint = duel(*words, typed="\na\n1\n\n1\n\n")
    parts = re.split(r"Only for: (\w+)", with_hint)
    told = [owner for owner, part in zip(parts[1::2], parts[2::2], strict=True) if "The best answers" in part]
    assert told == ["Beowulf"]
    without = re.split(r"Only for: (\w+)", duel(*words, typed="\n1\n\n1\n\n"))
    assert parts[3:] == without[3:]


def test_hint_where_there_is_one_answer_says_so() -> None:
    """At one screen a forced answer is asked for, and there is nothing to think about."""
    match = meadhall.new_match("unicorns", {"players": 3, "first": 0}, 2)
    while len(match.decision.options) > 1:
        match.answer(match.decision.options[0])
    assert hint_in(match) == "There is only one answer: Let it pass.\n"


def test_no_hint_is_given_after_the_end(duel: Play) -> None:
    """There is no question any more."""
    screen = duel(*DUEL, "--bot", "all", "random", typed="a\n\n")
    assert "“hint” is not an answer here" in screen


@pytest.mark.parametrize("language", languages())
def test_hint_speaks_every_language(duel: Play, language: str) -> None:
    """What is expected can be said of every question, in each of them."""
    words_ = (*DUEL, "--bot", "guest", "--language", language)
    screen = duel(*words_, typed="1\na\nmanoeuvre\na\npass\na\n")
    assert screen.count(words("terminal", language).say("advice-line", {"line": ""}).strip()) == 3


# ---------------------------------------------------------------- thoughts
def test_thoughts_are_shown_to_who_asked_for_them(duel: Play) -> None:
    """--thinking says what that means, then each bot's chance and best answers come with the news; else nothing."""
    words = (*DUEL, "--bot", "search:40")
    typed = "1\nmanoeuvre\npass\ndone\nmanoeuvre\npass\ndone\n"
    aloud = duel(*words, "--thinking", typed=typed)
    assert aloud.count("You will see what the bots think, and with it cards of theirs") == 1
    thoughts = re.findall(r"Achilles sees a chance of \d+% to win: (.+ \(\d+%\)(?: · .+ \(\d+%\))+)\n", aloud)
    assert thoughts
    assert "sees a chance" not in duel(*words, typed=typed)


def test_thought_is_a_paragraph_of_its_own() -> None:
    """Where a turn is told in one paragraph, what a bot thinks does not run into what happens."""

    def unicorns(screen: Screen) -> Session:
        screen.console.width = 400
        match = meadhall.new_match("unicorns", {"players": 3, "first": 0}, 5)
        found = Session(match, dict.fromkeys((1, 2), "search:8"), Voice("en"), screen)
        found.think_aloud(found.note)
        return found

    told = [line for line in terminal("1\n", unicorns).splitlines() if "sees a chance" in line]
    assert len(told) >= 2
    assert [line for line in told if " picks " in line] == []


def test_thoughts_can_be_switched_during_a_match(duel: Play) -> None:
    """Typing thinking shows them from then on, typing it again no longer."""
    turn = "manoeuvre\npass\ndone\n" * 2
    screen = duel(*DUEL, "--bot", "search:40", typed=f"1\nthinking\nthinking\n{turn}")
    assert "The bots keep their thoughts to themselves again." in screen
    assert "sees a chance" not in screen
    assert "sees a chance" in duel(*DUEL, "--bot", "search:40", typed=f"1\nthinking\n{turn}")


def test_careless_answer_is_told_as_one() -> None:
    """Gentle bots often do not think: what they answer then is not what they would have thought best."""
    match = world_of("duel", {"heroes": ["beowulf", "achilles"], "board": "sarpedon"}, 3, 9)
    thought = bots.think(match, "search:40", 1)
    assert len(thought.choices) > 1
    advisor = Advisor(match, Voice("en"), paper()[1])
    assert len(list(advisor.thoughts(match.decision.seat, thought))) == 1
    thought.option = thought.choices[-1].option
    assert "does not think twice: " in list(advisor.thoughts(match.decision.seat, thought))[1]


@pytest.mark.parametrize("typed", ["", "thinking\n"])
def test_thoughts_are_not_shown_where_several_people_look(unicorns: Play, typed: str) -> None:
    """A bot's cards would be told to whoever looks first: both ways to ask are refused, and the match goes on."""
    words = ("--players", "3", "--bot", "3", "search:40", "--seed", "5", "--first", "3")
    screen = unicorns(*words, *(() if typed else ("--thinking",)), typed=f"\n{typed}1\n\n1\n\n1\n\n1\n")
    assert "Several people share this screen" in screen
    assert "sees a chance" not in screen
    assert "Player 3 plays " in screen or "Player 3 draws " in screen


def test_thoughts_of_bots_alone_can_be_read(duel: Play) -> None:
    """Where nobody plays, nobody is told too much."""
    screen = duel(*DUEL, "--bot", "all", "search:2", "--thinking")
    assert {"Beowulf", "Achilles"} == {*re.findall(r"(\w+) sees a chance of", screen)}


# ---------------------------------------------------------------- hindsight
def looked_back(match: Match, review: bots.Review, seat: int | None = None, **facts: Any) -> str:
    """What is told of a match afterwards."""
    file, screen = paper(**facts)
    Lookback(match.transcript(), review, seat, Voice("en"), screen).show()
    return file.getvalue()


def curves(page: str) -> Iterator[tuple[str, str]]:
    """The names and curves of a review."""
    return ((name, curve) for name, curve in re.findall(rf"^  (\w+) +([{BLOCKS}]+) +\d+% → \d+%", page, re.MULTILINE))


def test_review_draws_a_curve_for_every_seat(ended: Match, reviewed: bots.Review) -> None:
    """As wide as fits, low where a seat is behind."""
    found = dict(curves(looked_back(ended, reviewed)))
    assert list(found) == ["Beowulf", "Achilles"]
    assert {len(curve) for curve in found.values()} == {64}
    assert list(found["Beowulf"]) == sorted(found["Beowulf"])
    assert {*found["Beowulf"]} == {*BLOCKS}
    assert list(found["Achilles"]) == sorted(found["Achilles"], reverse=True)


def test_review_tells_the_five_answers_that_cost_most(ended: Match, reviewed: bots.Review) -> None:
    """When, whose, what it was with its chance, what would have been better, and the difference; the worst first."""
    page = looked_back(ended, reviewed)
    given = re.findall(r"^ +(\d)\. Turn \d+, \w+: .+ \((\d+)% to win\)\.$", page, re.MULTILINE)
    better = re.findall(r"^ +Better: .+ \((\d+)%\)\. That cost (\d+)%\.$", page, re.MULTILINE)
    assert [number for number, _ in given] == ["1", "2", "3", "4", "5"]
    assert [int(best) - int(chance) for (_, chance), (best, _) in zip(given, better, strict=True)] == [
        int(cost) for _, cost in better
    ]
    costs = [int(cost) for _, cost in better]
    assert costs == sorted(costs, reverse=True)
    assert costs[0] > 0


def test_review_of_one_seat_tells_nothing_of_the_others(ended: Match, reviewed: bots.Review) -> None:
    """As that seat knew it: its own curve, and its own answers."""
    page = looked_back(ended, reviewed, 1)
    assert [name for name, _ in curves(page)] == ["Achilles"]
    assert {*re.findall(r"^ +\d\. .*?, (\w+): ", page, re.MULTILINE)} == {"Achilles"}


def test_review_can_do_without_special_signs(ended: Match, reviewed: bots.Review) -> None:
    """On a terminal that knows ASCII only, a curve is made of tenths."""
    file, screen = paper()
    screen.is_plain = True
    Lookback(ended.transcript(), reviewed, None, Voice("en"), screen).show()
    assert re.search(rf"^  Beowulf +[{TENTHS}]{{64}} +\d+% > \d+%", file.getvalue(), re.MULTILINE)


def test_flawless_match_is_told_as_one(ended: Match) -> None:
    """Where no answer cost anything there is nothing to list; where nobody had a choice there is no curve either."""
    assert looked_back(ended, bots.Review([], [0])) == "No answer cost anybody much.\n"


@pytest.mark.parametrize("language", languages())
def test_review_speaks_every_language(ended: Match, reviewed: bots.Review, language: str) -> None:
    """Curves and costs can be told in each of them."""
    file, screen = paper()
    Lookback(ended.transcript(), reviewed, None, Voice(language), screen).show()
    assert words("terminal", language).say("review-costly") in file.getvalue()


def test_review_comes_after_the_end(duel: Play) -> None:
    """During a match it would tell what others hold; after it, it is told as often as one likes, thought about once."""
    assert "The review comes after the end" in duel(*DUEL, "--bot", "random", typed="1\nreview\n")
    screen = duel(*DUEL, "--bot", "all", "random", typed="review\nlanguage de\nreview\n\n")
    assert screen.count("The answers that cost most:\n") == 1
    assert screen.count("Die teuersten Antworten:\n") == 1


def test_terminal_says_how_far_a_review_is() -> None:
    """While it is thought about, in a line that is gone afterwards."""
    sent = terminal("review\n\n", partial(sitting, names={0: "random", 1: "random"}))
    assert re.search(r"Looking back: \d\d%", sent)
    assert re.search(rf"Looking back: 100%{re.escape(WIPE)}The match in hindsight", sent)


def test_interrupted_review_does_not_end_the_sitting(duel: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever does not want to wait can still save the match."""

    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(bots, "review", interrupted)
    screen = duel(*DUEL, "--bot", "all", "random", typed="review\nsave\n\n")
    assert "Save to which file?" in screen


def test_replay_reviews_a_record(ended: Match, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """--review tells the same of a file, up to an answer or of a seat if that is asked for."""
    file = tmp_path / "match.json"
    file.write_text(json.dumps(ended.transcript()), encoding="utf-8")

    def told(*words: str) -> str:
        assert main(["replay", str(file), "--review", "--language", "en", *words]) == 0
        return capsys.readouterr().out

    assert [name for name, _ in curves(told())] == ["Beowulf", "Achilles"]
    assert [name for name, _ in curves(told("--seat", "2"))] == ["Achilles"]
    turns = [int(turn) for turn in re.findall(r"Turn (\d+)", told("--until", "31"))]
    assert 0 < max(turns) < max(int(turn) for turn in re.findall(r"Turn (\d+)", told()))


def test_replay_reviews_what_is_really_thought(
    ended: Match, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The chances are those of a search, and whoever has only a few answers has a short curve."""
    monkeypatch.setattr(bots, "review", partial(REVIEW, iterations=8))
    file = tmp_path / "match.json"
    file.write_text(json.dumps(ended.transcript()), encoding="utf-8")
    assert main(["replay", str(file), "--review", "--language", "en", "--until", "6"]) == 0
    drawn = dict(curves(capsys.readouterr().out))
    choices = REVIEW(meadhall.replay(ended.transcript(), until=6).transcript(), iterations=8).moments
    assert {seat: len(curve) for seat, curve in drawn.items()} == {"Beowulf": len(choices), "Achilles": len(choices)}


def test_curve_is_never_wider_than_its_room() -> None:
    """Longer ones are drawn by the means of their parts, shorter ones as they are."""
    assert sampled([0.0, 1.0, 0.5], 8) == [0.0, 1.0, 0.5]
    assert sampled([0.0, 1.0, 0.5, 0.5], 2) == [0.5, 0.5]
    assert len(sampled([0.5] * 65, 64)) == 64
