"""Whatever a game is, it can be played, told, undone, served, trained on, laddered and shown: a bundle is all it takes.

Every announced game is held to this, and the tiny game, which lives outside of the package.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import random
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree as ET

import pytest

import meadhall
from meadhall import Match, bots
from meadhall.bots.worth import worth_of
from meadhall.bundle import announce, bundle_of, bundles, games_with
from meadhall.cli import main
from meadhall.cli.game import terminal_of
from meadhall.hall.game import hall_of
from meadhall.hall.wire import VERSION, typescript
from meadhall.kernel.chance import chance_of
from meadhall.kernel.game import find_game
from meadhall.lab import Contest, training, venues_of
from meadhall.lab.contest import meetings
from meadhall.lessons import Wording, courses, scenes
from meadhall.localisation import languages, say, words
from meadhall.server.processes.brains import Brains, begin_to_think
from meadhall.testing.scenario import load_all
from meadhall.undo import undo_of
from tests import tiny
from tests.games import folder_of
from tests.laws.subjects import TINY
from tests.server.house import BOT, ME, Browser, House, Page, Told, play, unhurried
from tests.server.strict import check_fits, check_position

GAMES: Final = [TINY, *(bundle.name for bundle in bundles())]
ROOT: Final = Path(__file__).parents[1]
SEED: Final = 5
Typing = Callable[..., tuple[int, str, str]]
FEW: Final = 12  # answers of a person, before they give up

per_language = pytest.mark.parametrize("language", languages())


@pytest.fixture(scope="module", params=GAMES)
def game(request: pytest.FixtureRequest) -> Iterator[str]:
    """A game that has moved in."""
    with ExitStack() as stack:
        if request.param == TINY:
            stack.enter_context(tiny.announced())
        yield request.param


def setup_of(game: str) -> dict[str, Any]:
    """A table of a game: one that its habits practise at."""
    return training.setups(game)[0]


def played(game: str, answers: int | None = None) -> Match:
    """A match that chance has played, to its end or so far."""
    match = meadhall.new_match(game, setup_of(game), SEED)
    dice = chance_of(SEED)
    while match.outcome is None and (answers is None or answers > 0):
        options = match.decision.options
        match.answer(options[dice.below(len(options))])
        answers = None if answers is None else answers - 1
    return match


# ---------------------------------------------------------------- played, told, undone
def test_game_is_played_saved_and_replayed(game: str) -> None:
    """It is listed, ends with a reason, follows from its transcript, and comes back from a file."""
    assert game in meadhall.games()
    match = played(game)
    assert match.outcome is not None
    again = meadhall.replay(json.dumps(match.transcript()))
    assert (again.hash(), again.outcome) == (match.hash(), match.outcome)
    half = played(game, FEW)
    assert Match.from_json(half.to_json()).hash() == half.hash()


@per_language
def test_game_is_told(game: str, language: str) -> None:
    """Questions, options, events and ends are sentences in every language, to every seat and to who watches."""
    match = meadhall.new_match(game, setup_of(game), SEED)
    dice = chance_of(SEED)
    while match.outcome is None:
        decision = match.decision
        assert say(match, decision, language).strip()
        options = [say(match, option, language) for option in decision.options]
        assert len(set(options)) == len(options)
        match.answer(decision.options[dice.below(len(decision.options))])
    assert say(match, match.outcome, language).strip()
    for viewer in (None, *range(match.seats)):
        assert all(say(match, event, language).strip() for event in match.events_for(viewer))


def test_choice_is_taken_back(game: str) -> None:
    """The way back leads to a person's last choice, and it is known what was seen since."""
    match = meadhall.new_match(game, setup_of(game), SEED)
    assert undo_of(match, {0}) is None
    before = ""
    for number in range(FEW * match.seats):
        if match.outcome is not None:
            break
        if match.decision.seat == 0 and len(match.decision.options) > 1:
            before = match.hash()
        match.answer(match.decision.options[number % len(match.decision.options)])
    way = undo_of(match, {0})
    assert way is not None
    assert (way.past.hash(), way.seat, 0 in way.answered) == (before, 0, True)
    assert bundle_of(game).sight is not None or not way.has_shown


def test_scenarios_are_played(game: str) -> None:
    """Positions are told in a few lines, by the game's own stage."""
    scenarios = load_all(folder_of(game) / "scenarios", game)
    assert scenarios
    for scenario in scenarios[:40]:
        scenario.run()


@per_language
def test_lessons_are_given(game: str, language: str) -> None:
    """A game brings a lesson, and it can be played through in every language."""
    assert courses()[game]
    for lesson in courses()[game]:
        said = Wording(lesson, language)
        assert said.title()
        for scene in scenes(lesson, language):
            assert said.text(scene.step)


# ---------------------------------------------------------------- bots
def test_bots_play_and_advise(game: str) -> None:
    """Every level answers; advice weighs every answer; a match is looked at again."""
    match = played(game, 3)
    for level in bots.LEVELS:
        thought = bots.think(match, level.name, seed=1, budget=bots.Budget(iterations=4))
        assert thought.option.id in [option.id for option in match.decision.options]
    advice = bots.advise(match, match.decision.seat, iterations=8)
    assert len(advice.choices) == len(match.decision.options)
    found = bots.review(played(game, FEW).transcript(), 2)
    assert all(0.0 <= chance <= 1.0 for moment in found.moments for chance in moment.chances)
    assert {len(moment.chances) for moment in found.moments} == {match.seats}


def test_habits_are_trained(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A step of training changes weights of this very game, and what was learned is written and read back."""
    monkeypatch.setattr(training, "TURNS", 2)
    monkeypatch.setattr(training, "MATCHES", 2)
    learned = {part: told for part, told in worth_of(game)["habits"].items() if part != "general"}
    weights = training.flat(game, learned)
    assert training.named(game, weights) == learned
    ascent = training.Ascent(list(weights))
    lesson = training.teach(training.Task(game, ascent.weights, 1))
    ascent.step(lesson, training.RATE)
    assert lesson.matches == 4
    assert ascent.weights != weights
    again = training.named(game, ascent.weights)
    assert json.loads(training.written(again)) == again
    assert "shapes" in again


def test_bots_meet(game: str) -> None:
    """A venue by its own options; its meetings follow from their numbers, and somebody has the seats."""
    parser = argparse.ArgumentParser()
    venues_of(game).add_options(parser)
    venue = venues_of(game).venue(parser.parse_args([]))
    assert (venue.game, venue.words != "") == (game, True)
    contest = Contest(venue, "greedy", "random", 3)
    contest.check()
    (held,), (again,) = meetings(contest, 1, 1), meetings(contest, 1, 1)
    assert (held.meeting, held.seed, held.score) == (again.meeting, again.seed, again.score)
    assert len(held.results) == venue.rounds
    assert all(0.0 <= result.score <= 1.0 for result in held.results)
    json.dumps([venue.told(), held.told()])


# ---------------------------------------------------------------- the terminal
@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Typing:
    """Runs a command with what a person types: its status, and what is shown and said to be wrong."""
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "120")

    def run(*line: str, keys: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(keys))
        try:
            status = main(list(line))
        except SystemExit as end:  # argparse ends so
            status = int(str(end.code))
        shown = capsys.readouterr()
        return status, shown.out, shown.err

    return run


def test_game_is_played_at_the_terminal(game: str, typed: Typing, tmp_path: Path) -> None:
    """Enter answers what is asked before the match; then it is played, looked at, taken back, saved and replayed."""
    file = tmp_path / "match.json"
    enters = "\n" * 8
    keys = f"{enters}l\ncards\nlog\n1\nu\nyes\n1\nsave {file}\nq\n"
    status, shown, wrong = typed("play", game, "--seed", "1", "--bot", "random", keys=keys)
    assert (status, wrong) == (0, "")
    assert words("terminal").say("hint") in shown
    match = Match.from_json(file.read_text(encoding="utf-8"))
    assert match.game.name == game
    assert match.outcome is not None or plain(say(match, match.decision)) in plain(shown)
    status, shown, wrong = typed("replay", str(file))
    assert (status, wrong) == (0, "")
    assert shown.strip()


def plain(text: str) -> str:
    """Words with plain spaces between them, however lines are broken."""
    return " ".join(text.split())


def test_game_is_simulated_and_measured(game: str, typed: Typing) -> None:
    """Many matches are counted, for a program and for a person; the speed is told."""
    status, shown, _ = typed("simulate", game, "--games", "4", "--jobs", "1", "--json")
    told = json.loads(shown)
    assert (status, told["game"], told["matches"], sum(told["reasons"].values())) == (0, game, 4, 4)
    status, shown, _ = typed("simulate", game, "--games", "2", "--jobs", "1")
    assert (status, shown.startswith(f"{game}: "), "in turn order" in shown) == (0, True, True)
    status, shown, _ = typed("bench", game, "--seconds", "0.02", "--json")
    assert (status, json.loads(shown)["game"]) == (0, game)


def test_cards_and_boards_are_shown_and_others_refused(game: str, typed: Typing, tmp_path: Path) -> None:
    """Each by its id; what there is not is refused in one line, with the status of a refusal."""
    ids = list(terminal_of(game).cards())
    for id in [None, *ids[:3]]:
        status, shown, _ = typed("cards", game, *filter(None, [id]))
        assert (status, shown.strip() != "") == (0, True)
    boards = bundle_of(game).load("boards").boards() if game in games_with("boards") else []
    for board in boards[:2]:
        file = tmp_path / f"{board}.svg"
        assert typed("board", board, "--svg", str(file))[0] == 0
        assert ET.fromstring(file.read_text(encoding="utf-8")).tag.endswith("svg")  # noqa: S314 - just drawn
    refused = [("cards", game, "no-such-thing")] if ids else []
    for line in [*refused, ("board", "no-such-thing")]:
        status, shown, wrong = typed(*line)
        assert (status, shown, wrong.count("\n")) == (2, "", 1), line


# ---------------------------------------------------------------- the hall
def begin_with_tiny() -> None:
    """A process that thinks knows the tiny game too."""
    announce(tiny.BUNDLE)
    begin_to_think()


class Minds(Brains):
    """Brains that know the tiny game: whoever brings a game has it announced in every process."""

    def open(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=begin_with_tiny)
        return self.pool


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A hall for all games, in which nobody is too fast."""
    with unhurried(tmp_path_factory.mktemp("any"), brains=Minds(1)) as found:
        yield found


def seated(hall: House, game: str) -> tuple[Browser, str]:
    """A person at a table among bots."""
    ana = hall.browser()
    prepared = find_game(game).prepare(setup_of(game))
    seats = hall_of(game).seats(prepared)
    return ana, ana.set_table(game, setup_of(game), ME, *[BOT] * (seats - 1), window=0)


def ended(page: Page) -> None:
    """The person answers some questions by chance and gives up: at a larger table the bots play on."""
    given = 0

    def enough() -> bool:
        nonlocal given
        given += page.is_asked
        return given > FEW

    play(random.Random(SEED), page, until=enough)  # noqa: S311 - fixed dice
    if not page.is_over:
        page.say("resign", seat=0)
        play(random.Random(SEED), page)  # noqa: S311 - likewise


def test_game_is_served(game: str, hall: House) -> None:
    """Set, told, inspected, advised, answered over the wire to its end, and looked at again."""
    ana, id = seated(hall, game)
    with ana.page(id) as page:
        assert page.table["version"] == VERSION
        check_fits(page.table["facts"], hall_of(game).facts)
        page.until_asked()
        page.say("advise", number=page.news["number"])
        page.hear("advice", lambda told: told["choices"])
        page.say("inspect", thing="no such thing")
        page.say("ping")
        page.hear("pong")
        ended(page)
        check_fits(page.news["view"], hall_of(game).view)
        for told in page.traffic:
            for event in told.get("events", []):
                check_fits(event["facts"], hall_of(game).events[event["event"]])
        assert page.news["end"]["text"]
    look_again(ana, game, id)


def look_again(ana: Browser, game: str, id: str) -> None:
    """The replay of a match, from a seat's eyes and with all open; its transcript."""
    replay: Told = ana.http.get(f"/api/replays/{id}/en").json()
    assert (replay["table"]["game"], replay["end"] is not None) == (game, True)
    last = len(replay["steps"])
    for view in ("0", "open"):
        for number in (0, last // 2, last):
            news = ana.http.get(f"/api/replays/{id}/en/{number}?view={view}")
            assert news.status_code == 200
            check_fits(news.json()["view"], hall_of(game).view)
    answer = ana.http.get(f"/api/replays/{id}/transcript")
    assert meadhall.replay(answer.text).outcome is not None


def test_choice_is_taken_back_over_the_wire(game: str, hall: House) -> None:
    """Alone with bots, a person goes back to where they had a choice."""
    ana, id = seated(hall, game)
    with ana.page(id) as page:
        while True:
            asked = page.until_asked()
            if len(asked["options"]) > 1:
                break
            page.answer(page.options[0])
        page.answer(page.options[0])
        page.hear("news", lambda told: told["undo"]["way"] == "free" and told["number"] > asked["number"])
        page.say("back", number=page.news["number"])
        again = page.hear("news", lambda told: told["question"] and told["question"]["question"] == asked["question"])
        assert [option["id"] for option in again["question"]["options"]] == [each["id"] for each in asked["options"]]


@per_language
def test_hall_tells_what_can_be_played(game: str, hall: House, language: str) -> None:
    """The almanac, the rules, the lessons, and the words of its pages and of links to its tables."""
    http = hall.browser().http
    check_fits(http.get(f"/api/almanac/{language}").json()["games"][game], hall_of(game).almanac)
    rules = http.get(f"/api/rules/{game}/{language}").json()["chapters"]
    assert all(chapter["title"] and chapter["rules"] for chapter in rules)
    assert rules
    lessons = [each for each in http.get(f"/api/lessons/{language}").json()["lessons"] if each["game"] == game]
    assert lessons
    for lesson in lessons:
        found = http.get(f"/api/lessons/{language}/{game}/{lesson['id']}")
        assert found.status_code == 200
        for step in found.json()["steps"]:
            check_fits(step["news"]["view"], hall_of(game).view)
    for file in ("page", "hints"):
        assert http.get(f"/api/words/{language}/{game}/{file}.ftl").status_code == 200
    _, id = seated(hall, game)
    preview = http.get(f"/table/{id}", headers={"accept-language": language}).text
    assert re.search(r'property="og:title" content="[^"]+"', preview)


def test_statistics_count_the_game(game: str, hall: House) -> None:
    """A match that was played to its end is counted, of its game and with its roles."""
    ana, id = seated(hall, game)
    assert ana.http.post("/api/me/listing", json={"listed": True}).status_code == 200
    with ana.page(id) as page:
        ended(page)
    mine = ana.http.get("/api/statistics/en/mine").json()
    assert [each["game"] for each in mine["games"]] == [game]
    found = ana.http.get("/api/statistics/export.json").json()
    assert game in {each["game"] for each in found["matches"]}


def test_what_is_told_fits_the_types_on_the_wire(game: str) -> None:
    """Views, events and questions along a match; the page's own types are made from the same."""
    match = meadhall.new_match(game, setup_of(game), SEED)
    dice = chance_of(SEED)
    heard = 0
    while match.outcome is None:
        heard = check_position(match, "en", heard)
        options = match.decision.options
        match.answer(options[dice.below(len(options))])
    check_position(match, "en", heard)
    written = typescript.files()[f"games/{game}/wire.ts"]
    assert f"export interface {hall_of(game).view.__name__} " in written


# ---------------------------------------------------------------- a game from outside, in processes of its own
def from_outside(*line: str) -> str:
    """What a command prints that runs with the tiny game beside the package's own."""
    paths = os.pathsep.join(filter(None, [str(Path(meadhall.__file__).parents[1]), os.environ.get("PYTHONPATH")]))
    done = subprocess.run(
        [sys.executable, "-m", "tests.tiny.program", *line],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_game_from_outside_is_trained_in_processes(tmp_path: Path) -> None:
    """A lesson is had in another process, and improves the habits of this very game: it is announced there too."""
    file = tmp_path / "habits.json"
    file.write_text(json.dumps({"shapes": {"play": [0.0] * 6, "stop": [0.0, 0.0]}}), encoding="utf-8")
    from_outside("practice", str(file))
    learned = json.loads(file.read_text(encoding="utf-8"))
    assert set(learned["shapes"]) == {"play", "stop"}
    assert any(learned["shapes"]["play"])


def test_game_from_outside_climbs_and_is_simulated_in_processes(tmp_path: Path) -> None:
    """`ladder` and `simulate` hand its matches to other processes."""
    file = tmp_path / "ladder.json"
    line = ("ladder", TINY, "--levels", "random", "greedy", "--matches", "6", "--least", "6", "--fixed")
    from_outside(*line, "--processes", "2", "--json", str(file))
    assert json.loads(file.read_text(encoding="utf-8"))["steps"]
    told = json.loads(from_outside("simulate", TINY, "--games", "300", "--jobs", "2", "--json"))
    assert (told["matches"], told["game"]) == (300, TINY)


def test_game_that_is_not_announced_is_refused() -> None:
    """Nothing takes it for another game: neither bots nor training, nor the hall."""
    for ask in (training.ground_of, hall_of, venues_of, bundle_of, worth_of):
        with pytest.raises(meadhall.UnknownGameError, match="there is no game 'tony'"):
            ask("tony")
