"""`meadhall ladder`: bots against bots on equal terms, until it is proven who is stronger."""

import json
import math
from collections.abc import Callable, Generator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeAlias
from xml.etree import ElementTree as ET

import pytest

import meadhall
from meadhall import bots
from meadhall.cli import main
from meadhall.games.duel.lab.venue import DuelVenue
from meadhall.games.unicorns.lab.venue import SharedVenue, SixVenue
from meadhall.lab import (
    ABOVE,
    BELOW,
    OPEN,
    Contest,
    Held,
    Ladder,
    Meeting,
    Result,
    Rule,
    Step,
    Venue,
    held,
)
from meadhall.lab import ladder as ladders
from meadhall.lab.chart import extent, svg
from meadhall.lab.contest import Effort, answer_seed, meetings, score_of
from meadhall.lab.page import cells, conclusion, markdown

DUEL = DuelVenue()
TABLE = SharedVenue()
SIX = SixVenue()
VENUES: tuple[Venue, ...] = (DUEL, TABLE, SIX)
SVG = "{http://www.w3.org/2000/svg}"

Outcomes: TypeAlias = Callable[[Contest], Sequence[float]]


def told_without_time(ladder: Ladder) -> dict[str, Any]:
    """All facts but those that depend on the clock."""
    told = ladder.told()
    for step in told["steps"]:
        step.pop("seconds_per_move")
    return told


def made_up(number: int, *scores: float) -> Held:
    """A meeting with these scores, which nobody has played."""
    efforts = (Effort(4, 2.0), Effort(5, 1.0))
    results = tuple(Result(score, 9, efforts) for score in scores)
    return Held(number, 7, Meeting({"players": 2}, ((0,), (1,))), results)


def step_of(*pairs: tuple[float, ...], rule: Rule | None = None, venue: Venue = TABLE) -> Step:
    """A step with the scores of some meetings."""
    step = Step(Contest(venue, "greedy", "random", 0), rule or Rule())
    for number, scores in enumerate(pairs):
        step.add(made_up(number, *scores))
    return step


def scripted(monkeypatch: pytest.MonkeyPatch, outcomes: Outcomes) -> list[int]:
    """Let meetings end as told (a score below 0: a person interrupts) instead of playing; how many each contest had."""
    asked: list[int] = []

    def told(contest: Contest, number: int, _processes: int) -> Generator[Held]:
        asked.append(0)
        scores = outcomes(contest)
        for at in range(number):
            score = scores[at % len(scores)]
            if score < 0:
                raise KeyboardInterrupt
            asked[-1] += 1
            yield made_up(at, *[score] * contest.venue.rounds)

    monkeypatch.setattr(ladders, "meetings", told)
    return asked


# ---------------------------------------------------------------- meetings
def through_the_door(contest: Contest, meeting: Meeting, seed: int, seats: Sequence[int]) -> tuple[frozenset[int], int]:
    """A match of a meeting as anybody would play it: who has won, and after how many answers."""
    match = meadhall.new_match(contest.venue.game, meeting.setup, seed)
    number = 0
    while match.outcome is None:
        options = match.decision.options
        answer = options[0]
        if len(options) > 1:
            name = contest.first if match.decision.seat in seats else contest.second
            answer = bots.think(match, name, answer_seed(seed, number)).option
        match.answer(answer.id)
        number += 1
    return frozenset(match.outcome.winners), number


@pytest.mark.parametrize("venue", VENUES, ids=lambda venue: f"{venue.game}-{venue.rounds}")
def test_match_of_a_contest_is_a_match_with_the_sides_on_their_seats(venue: Venue) -> None:
    """All matches of a meeting have the same setup, seed and first seat; the bots swap, and a winner's side scores."""
    contest = Contest(venue, "greedy", "random", 5)
    for number in range(2):
        found = held(contest, number)
        assert len(found.results) == len(found.meeting.seats) == venue.rounds
        for seats, result in zip(found.meeting.seats, found.results, strict=True):
            winners, answers = through_the_door(contest, found.meeting, found.seed, seats)
            assert (result.score, result.answers) == (float(bool(winners & set(seats))), answers)
            assert all(effort.moves > 0 and effort.seconds > 0 for effort in result.efforts)


@pytest.mark.parametrize("venue", [DUEL, TABLE], ids=["duel", "unicorns"])
def test_sides_really_swap(venue: Venue) -> None:
    """With the names exchanged the same matches are played in the other order, and are won by the others."""
    one, other = Contest(venue, "greedy", "random", 2), Contest(venue, "random", "greedy", 2)
    for number in range(3):
        first, second = held(one, number), held(other, number)
        assert first.meeting == second.meeting
        assert [result.answers for result in first.results] == [result.answers for result in second.results][::-1]
        assert [result.score for result in first.results] == [1 - result.score for result in second.results][::-1]
    # whoever meets itself plays one match twice, and wins it once
    assert held(Contest(venue, "greedy", "greedy", 2), 0).score == 0.5


def test_scores_are_of_sides() -> None:
    """A win of any seat counts for its side; nobody's and everybody's win is half a win."""
    assert score_of(0b0100, (0, 2)) == 1.0
    assert score_of(0b1000, (0, 2)) == 0.0
    assert score_of(0b0101, (0, 2)) == 1.0
    assert score_of(0b0110, (0, 2)) == 0.5
    assert score_of(0, (0, 2)) == 0.5
    assert score_of(-1, (0, 2)) == 0.5  # it never ended


def test_seed_and_number_decide_a_meeting() -> None:
    """Other seeds and other numbers give other meetings, and the same give the same."""
    found = [held(Contest(TABLE, "random", "random", seed), number).seed for seed in (0, 1, -1) for number in range(2)]
    assert len(set(found)) == 6
    assert held(Contest(TABLE, "random", "random", 1), 0).seed == found[2]


def test_result_does_not_depend_on_the_number_of_processes() -> None:
    """One process and two give the same facts, and the same end of the sequential test."""
    rule = Rule(24, 8)
    alone, together = (Ladder(DUEL, ["random", "greedy"], 4, rule) for _ in range(2))
    for ladder, processes in ((alone, 1), (together, 2)):
        for step in ladder.climb(processes):
            assert step.matches == 2 * len(step.held)
    assert told_without_time(together) == told_without_time(alone)
    assert [meeting.number for meeting in together.steps[0].held] == list(range(len(together.steps[0].held)))


def test_closing_ends_the_processes() -> None:
    """Whoever has seen enough waits for nobody."""
    found = meetings(Contest(DUEL, "random", "random", 0), 100_000, 2)
    assert next(found).number == 0
    found.close()
    assert list(found) == []


# ---------------------------------------------------------------- steps
def test_step_ends_as_soon_as_it_is_decided() -> None:
    """Not before the fewest matches, not after the most; then whoever won more stands above."""
    wins = [(1.0, 1.0)] * 10
    assert (step_of(*wins).verdict, step_of(*wins).is_over) == (ABOVE, False)  # 20 of at least 40
    assert step_of(*wins, *wins).is_over
    assert step_of(*[(0.0, 0.5)] * 20).verdict == BELOW
    even = step_of(*[(1.0, 0.0)] * 20)
    assert (even.verdict, even.is_over, even.share) == (OPEN, False, 0.5)
    assert step_of(*[(1.0, 0.0)] * 200).is_over
    assert step_of().verdict == OPEN


def test_fixed_step_plays_all_and_has_wilsons_interval() -> None:
    """However clear it is; and as nobody looked before, the interval is narrower."""
    wins = [(1.0, 1.0), (1.0, 0.0)] * 15
    fixed, open_ended = step_of(*wins, rule=Rule(80, 40, is_fixed=True)), step_of(*wins)
    assert (fixed.verdict, fixed.is_over, open_ended.is_over) == (ABOVE, False, True)
    assert fixed.interval[0] > open_ended.interval[0]
    assert step_of((1.0, 0.0), rule=Rule(2, 2, is_fixed=True)).verdict == OPEN


def test_chance_is_a_third_where_two_sit_among_four() -> None:
    """Who wins 40 of 60 there is proven above, and 20 of 60 is nothing; Elo tells odds above those of chance."""
    above = step_of(*[(1.0,), (1.0,), (0.0,)] * 20, venue=SIX)
    equal = step_of(*[(1.0,), (0.0,), (0.0,)] * 20, venue=SIX)
    assert (above.verdict, equal.verdict) == (ABOVE, OPEN)
    assert above.elo == pytest.approx(400 * math.log10(4))
    assert equal.elo == pytest.approx(0)


def test_who_won_everything_has_a_finite_elo_and_an_open_end() -> None:
    """It counts as half a match lost; no upper bound is proven, and JSON tells none."""
    step = step_of(*[(1.0, 1.0)] * 20)
    assert step.elo == pytest.approx(400 * math.log10(79))
    assert step.elo_interval[1] == math.inf
    told = step.told()
    assert (told["elo_high"], told["high"], told["wins"]) == (None, 1.0, 40)
    assert cells(step, step.elo)[8].endswith("– ∞")
    assert step_of(*[(0.0, 0.0)] * 20).elo == pytest.approx(-step.elo)


def test_draws_count_as_half() -> None:
    """Wins, draws and losses are told apart, and the pace is that of moves with a choice."""
    step = step_of((1.0, 0.5), (0.5, 0.0), (1.0, 1.0))
    assert (step.wins, step.draws, step.losses, step.points) == (3, 2, 1, 4.0)
    assert step.share == step.evidence.mean == pytest.approx(4 / 6)
    assert (step.pace(0), step.pace(1)) == (0.5, 0.2)
    assert step_of().pace(0) is None


def test_odd_number_is_rounded_up_to_whole_meetings() -> None:
    """Pairs are never torn; where a meeting is one match nothing is rounded."""
    assert Ladder(DUEL, ["random", "greedy"], 0, Rule(7)).rule.matches == 8
    assert Ladder(SIX, ["random", "greedy"], 0, Rule(7)).rule.matches == 7


def test_heights_are_sums_of_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each bot stands above the lowest by all steps below it; the upper bot of a step is the first side."""
    asked = scripted(monkeypatch, lambda contest: [1.0, 0.5] if contest.first == "greedy" else [0.5, 0.5, 1.0])
    ladder = Ladder(TABLE, ["random", "greedy", "search:8"], 0, Rule(400, 40))
    for step in ladder.climb(1):
        assert step is ladder.steps[-1]
    assert [step.name for step in ladder.steps] == ["greedy – random", "search:8 – greedy"]
    assert ladder.heights == pytest.approx([0, ladder.steps[0].elo, ladder.steps[0].elo + ladder.steps[1].elo])
    assert ladder.is_proven
    assert ladder.is_complete
    assert asked == [len(step.held) for step in ladder.steps]
    assert asked[0] == 20  # no meeting after the decision
    assert asked[0] < asked[1] < 200


# ---------------------------------------------------------------- the command
def climb(game: str, *words: str) -> int:
    """Run the command in this process."""
    return main(["ladder", game, "--processes", "1", *words])


@pytest.mark.parametrize("game", ["duel", "unicorns"])
def test_command_writes_all_that_it_tells(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A table on the screen, and the same as JSON, Markdown and SVG; nothing but the table is printed."""
    files = {kind: tmp_path / f"ladder.{kind}" for kind in ("json", "markdown", "plot")}
    words = ["--between", "greedy", "random", "--matches", "5", "--seed", "3"]
    for kind, file in files.items():
        words += [f"--{kind}", str(file)]
    status = climb(game, *words)
    shown = capsys.readouterr()
    assert shown.err == ""
    told = json.loads(files["json"].read_text(encoding="utf-8"))
    (step,) = told["steps"]
    assert status == (0 if step["verdict"] == ABOVE else 1)
    assert (told["game"], told["seed"], told["version"]) == (game, 3, meadhall.__version__)
    assert told["rule"] == {"test": "sequential", "trust": 0.95, "matches": 6, "least": 40}
    assert step["matches"] == step["wins"] + step["draws"] + step["losses"] == 6
    assert [sum(meeting["scores"]) for meeting in step["meetings"]] == [
        sum(result.score for result in held(Contest(venue, "greedy", "random", 3), number).results)
        for venue in [DUEL if game == "duel" else TABLE]
        for number in range(3)
    ]
    assert [bot["name"] for bot in told["bots"]] == ["random", "greedy"]
    assert all(seconds > 0 for seconds in step["seconds_per_move"])
    row = f"| greedy – random | 6 | {step['wins']} | "
    page = files["markdown"].read_text(encoding="utf-8")
    assert row in page
    assert f"meadhall ladder {game} --processes 1 --between greedy random --matches 5" in page
    assert ET.fromstring(files["plot"].read_text(encoding="utf-8")).tag == f"{SVG}svg"  # noqa: S314 - our own
    assert shown.out.startswith(f"{game}: ")
    assert "greedy – random " in shown.out


def test_facts_survive_json(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is told is plain data: the same when it is read again."""
    scripted(monkeypatch, lambda _: [1.0])
    ladder = Ladder(TABLE, ["guest", "page"], 0, Rule())
    list(ladder.climb(1))
    told = ladder.told()
    assert json.loads(json.dumps(told, allow_nan=False)) == told
    assert [bot["iterations"] for bot in told["bots"]] == [
        bots.level_named(name).effort(TABLE.game).iterations for name in ("guest", "page")
    ]


@pytest.mark.parametrize(
    ("outcomes", "status", "words"),
    [
        ([1.0], 0, "Proven: each is stronger than the one before it."),
        ([0.0], 1, "Not proven: greedy – random (greedy is weaker), search:8 – greedy (search:8 is weaker)"),
        ([0.5], 1, "Not proven: greedy – random (open), search:8 – greedy (open)"),
        ([1.0] * 25 + [-1.0], 0, "Proven"),
    ],
)
def test_exit_status_tells_whether_the_ladder_stands(
    outcomes: list[float], status: int, words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """0 if all neighbours are proven in order, 1 if not, and which are not is said."""
    scripted(monkeypatch, lambda _: outcomes)
    assert climb("duel", "--levels", "random,greedy", "search:8") == status
    assert words in capsys.readouterr().out


def test_interrupted_ladder_tells_what_was_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Ctrl-C ends it with the steps so far and the status of an interrupted command; files are written too."""
    scripted(monkeypatch, lambda contest: [1.0] if contest.first == "page" else [1.0, 1.0, -1.0])
    file = tmp_path / "ladder.json"
    assert climb("duel", "--json", str(file)) == 130
    out = capsys.readouterr().out
    told = json.loads(file.read_text(encoding="utf-8"))
    assert [(step["upper"], step["matches"]) for step in told["steps"]] == [("page", 40), ("warrior", 4)]
    assert (told["complete"], told["proven"]) == (False, False)
    assert "warrior – page (open), champion – warrior (not played)" in out
    scripted(monkeypatch, lambda _: [-1.0])
    assert climb("duel") == 130
    assert capsys.readouterr().out == ""


def test_all_levels_climb_unless_others_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neighbours in the order of the levels, each against the one before it."""
    met: list[tuple[str, str]] = []

    def outcomes(contest: Contest) -> list[float]:
        met.append((contest.second, contest.first))
        return [1.0]

    scripted(monkeypatch, outcomes)
    assert climb("unicorns") == 0
    names = [level.name for level in bots.LEVELS]
    assert met == list(pairwise(names))


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("dual",), "there is no game 'dual'; did you mean 'duel'?"),
        (("duel", "--levels", "guest,pgae"), "there is no bot 'pgae'; did you mean 'page'?"),
        (("duel", "--between", "gredy", "random"), "did you mean 'greedy'?"),
        (("duel", "--between", "search", "random"), "a search has a number of iterations"),
        (("duel", "--levels", "guest"), "two bots or more, found guest"),
        (("duel", "--levels", "guest,page,guest"), "names a bot twice"),
        (("duel", "--levels", "guest,page", "--between", "page", "guest"), "not allowed with"),
        (("duel", "--boards", "sarpedom"), "did you mean 'sarpedon'?"),
        (("duel", "--boards", ","), "a duel needs a board"),
        (("duel", "--players", "4"), "--players is an option of the game 'unicorns', not of 'duel'"),
        (("duel", "--two-against-four"), "is an option of the game 'unicorns'"),
        (("unicorns", "--boards", "sarpedon"), "--boards is an option of the game 'duel'"),
        (("unicorns", "--players", "5"), "an even number from 2 to 8 players, found 5"),
        (("unicorns", "--players", "10"), "found 10"),
        (("unicorns", "--two-against-four", "--players", "4"), "six players, not 4"),
        (("unicorns", "--matches", "0"), "not a whole number of 1 or more"),
        (("unicorns", "--json", "no-such-folder/ladder.json"), "cannot write"),
        (("unicorns", "--lest", "4"), "did you mean '--least'?"),
    ],
)
def test_what_cannot_be_played_is_refused(
    words: tuple[str, ...], problem: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In one line with the nearest right word, before anything is played."""
    scripted(monkeypatch, lambda _: pytest.fail("played"))
    try:
        status = climb(*words)
    except SystemExit as end:  # argparse ends so
        status = int(str(end.code))
    told = capsys.readouterr()
    assert (status, told.out) == (2, "")
    assert problem in told.err


def test_wide_table_is_told_as_two_where_there_is_no_room(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """No figure is cut off, however narrow the screen is and however long the names are."""
    scripted(monkeypatch, lambda _: [1.0, 0.5])
    pages = []
    for width in ("80", "160"):
        monkeypatch.setenv("COLUMNS", width)
        climb("duel", "--levels", "warrior,champion,search:10000,search:100000")
        pages.append(capsys.readouterr().out)
    assert [page.count("\nchampion – warrior ") for page in pages] == [2, 1]
    assert [page.count("75.0%") for page in pages] == [3, 3]
    assert all("…" not in page for page in pages)


# ---------------------------------------------------------------- the picture
def test_picture_shows_every_bot_at_its_height(monkeypatch: pytest.MonkeyPatch) -> None:
    """A disc each, higher for the stronger, with a bar for all but the lowest, in the colour of the page."""
    scripted(monkeypatch, lambda contest: [1.0] if contest.first == "page" else [1.0, 0.0, 1.0, 1.0])
    ladder = Ladder(TABLE, ["guest", "page", "warrior"], 0, Rule())
    list(ladder.climb(1))
    drawn = svg(ladder)
    root = ET.fromstring(drawn)  # noqa: S314 - our own
    marks = [group for group in root.iter(f"{SVG}g") if group.get("class") == "bot"]
    places = [group.find(f"{SVG}circle") for group in marks]
    heights = [float(place.get("cy", "")) for place in places if place is not None]
    assert heights == sorted(heights, reverse=True)
    assert len(set(heights)) == 3
    assert [len(group.findall(f"{SVG}path")) for group in marks] == [0, 1, 1]
    # nothing but wins: the upper end is open, and has no cap
    assert [str(group.find(f"{SVG}path").get("d")).count("M") for group in marks[1:]] == [2, 3]  # type: ignore[union-attr]
    assert {"guest", "page", "warrior"} <= {text.text for text in root.iter(f"{SVG}text")}
    assert "prefers-color-scheme" in drawn
    assert "currentColor" in drawn


@pytest.mark.parametrize("values", [[0.0], [0.0, 13.0], [0.0, 1234.5], [-40.0, 0.0, 77.0], [0.0, 500.0]])
def test_scale_is_round_and_holds_everything(values: list[float]) -> None:
    """Its ends are multiples of the distance between its lines, of which there are a few."""
    low, high, gap = extent(values)
    assert low <= min(values) <= max(values) <= high
    assert low % gap == high % gap == 0
    assert 1 <= (high - low) / gap <= 8


def test_page_says_how_it_was_made(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rows, bots with what they search, the conclusion and the command."""
    scripted(monkeypatch, lambda _: [1.0])
    ladder = Ladder(SIX, ["random", "search:1000"], 9, Rule())
    list(ladder.climb(1))
    page = markdown(ladder, "meadhall ladder …")
    assert conclusion(ladder) == "Proven: search:1000 is stronger than random."
    assert conclusion(ladder) in page
    assert "| search:1000 – random | 40 | 40 | 0 | 100.0% |" in page
    assert "| search:1000 | 1,000 | 0% |" in page
    assert page.endswith("```\nmeadhall ladder …\n```\n")
    widths = {line.count("|") for line in page.splitlines() if line.startswith("| s")}
    assert widths == {12, 5}
