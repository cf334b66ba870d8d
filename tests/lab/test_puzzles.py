"""Puzzles: how they are found, proven, graded and kept, and those that come with the games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from meadhall.bundle import games_with
from meadhall.cli import main
from meadhall.cli.lab.puzzles import looked
from meadhall.kernel.game import find_game
from meadhall.kernel.machine import legal
from meadhall.kernel.match import Match
from meadhall.lab.puzzles import Court, Order, ground_of
from meadhall.lab.puzzles import grade as grading
from meadhall.lab.puzzles.proof import FEWEST, MOST
from meadhall.lab.puzzles.shelf import Shelf
from meadhall.puzzles import Puzzle, PuzzleError, Trail, book_of, read_book
from meadhall.puzzles.book import written
from meadhall.puzzles.puzzle import id_of
from meadhall.testing.scenario import Scenario

GAMES: Final = games_with("puzzles")
LEAST: Final = {"duel": 300, "unicorns": 150}  # puzzles that come with a game
FAST: Final = Order("unicorns", 18, "search:8", 8)  # its first match holds a puzzle
ALL: Final = [(game, puzzle) for game in GAMES for puzzle in book_of(game).puzzles]
WON: Final[dict[str, Any]] = {
    "name": "one blow decides it",
    "board": "heorot",
    "actions": 1,
    "seats": [
        {
            "hero": "achilles",
            "fighters": {"achilles": {"at": "H15", "health": 2}},
            "hand": ["skirmish"],
            "rest": "discard",
        },
        {"hero": "beowulf", "fighters": {"beowulf": {"at": "H16", "health": 1}}, "hand": [], "tokens": 0},
    ],
}
BLOW: Final = "attack:achilles:beowulf"

per_game = pytest.mark.parametrize("game", GAMES)


def sample(game: str = "duel") -> Puzzle:
    """The puzzle of a game whose first answer is farthest ahead, of those with a single question."""
    single = [puzzle for puzzle in book_of(game).puzzles if len(puzzle.steps) == 1]
    return max(single, key=lambda puzzle: puzzle.steps[0].proof.gap[0])


# ---------------------------------------------------------------- the proof
def planted() -> tuple[Match, dict[str, int]]:
    """A position in which one answer wins at once, and the codes of all answers."""
    match = Scenario({**WON, "steps": []}, "here", "duel").open()
    return match, {option.id: option.code for option in match.decision.options}


def test_answer_that_wins_at_once_is_proven() -> None:
    """It won in all worlds, the other in none; the interval of the difference says by how much at least."""
    match, codes = planted()
    order = [codes[BLOW], *(code for id, code in codes.items() if id != BLOW)]
    verdict = Court(find_game("duel"), "search:8", 6).try_best(match, order, 3)
    assert verdict is not None
    assert verdict.right == [codes[BLOW]]
    assert (verdict.proof.share, verdict.proof.second) == (1.0, 0.0)
    assert FEWEST <= verdict.proof.worlds <= MOST
    low, high = verdict.proof.gap
    assert 0.0 < low < high <= 1.0
    assert all(each.is_at_once and not each.is_lost for each in verdict.best)
    assert verdict.proof.others.keys() == codes.keys() - {BLOW}


def test_answer_that_is_not_best_is_not_proven() -> None:
    """However much it stands before all others in the order."""
    match, codes = planted()
    other = next(code for id, code in codes.items() if id != BLOW)
    court = Court(find_game("duel"), "search:8", 6)
    assert court.try_best(match, [other, codes[BLOW]], 3) is None
    assert court.try_best(match, [codes[BLOW]], 3) is None  # where nothing else can be answered, nothing is proven


def test_proof_follows_from_its_seed() -> None:
    """The same seed proves the same, and leaves the match as it was."""
    match, codes = planted()
    before = match.state.dump()
    court = Court(find_game("duel"), "search:8", 6)
    order = sorted(codes.values(), key=lambda code: code != codes[BLOW])
    verdict = court.try_best(match, order, 5)
    assert verdict is not None
    assert court.try_best(match, order, 5) == verdict
    assert match.state.dump() == before
    assert legal(match.state) == sorted(codes.values())


# ---------------------------------------------------------------- the grade
@pytest.mark.parametrize(
    ("found", "grade"),
    [("fffff", None), ("ttttf", None), ("fffft", 5), ("ftftt", 4), ("fTttt", 2), ("ttttt", 1)],
)
def test_grade_is_the_effort_from_which_on_all_find_it(
    found: str, grade: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a short search finds by luck and a longer one loses again is not easy."""
    luck = dict(zip(grading.EFFORTS, found.lower(), strict=True))
    monkeypatch.setattr(grading, "is_found", lambda _match, _right, effort: luck[effort] == "t")
    match, codes = planted()
    assert grading.grade(match, [codes[BLOW]]) == grade


def test_what_everybody_sees_is_easy_and_plain() -> None:
    """A blow that wins is found by habit, and by every search; what loses by none."""
    match, codes = planted()
    other = next(code for id, code in codes.items() if id != BLOW)
    assert grading.grade(match, [codes[BLOW]]) == 1
    assert grading.is_plain(match, [codes[BLOW]])
    assert grading.grade(match, [other]) is None
    assert not grading.is_plain(match, [other])


# ---------------------------------------------------------------- the hunt
def hunted(out: Path, processes: int, *pieces: int) -> str:
    """So many matches looked through, in pieces as if it had been stopped between them: the file."""
    for most in pieces:
        shelf = Shelf(FAST, out)
        looked(shelf, processes, 99, shelf.next + most)
    return out.read_text("utf-8") if out.exists() else ""


def test_hunt_finds_the_same_however_it_is_done(tmp_path: Path) -> None:
    """By one process and by two, in one go and after it was stopped."""
    whole = hunted(tmp_path / "two.jsonl", 2, 2)
    assert whole == hunted(tmp_path / "one.jsonl", 1, 1, 1)
    found = read_book(FAST.game, whole, "here").puzzles
    assert found
    for puzzle in found:
        Trail(FAST.game, puzzle)


def test_shelf_goes_on_only_with_its_own(tmp_path: Path) -> None:
    """Neither with another order, nor over a file that no hunt has written, nor where there is no folder."""
    out = tmp_path / "found.jsonl"
    Shelf(FAST, out).advance()
    assert Shelf(FAST, out).next == 1
    with pytest.raises(PuzzleError, match="the same settings"):
        Shelf(FAST._replace(seed=1), out)
    (tmp_path / "mine.jsonl").write_text("mine", "utf-8")
    for other in (tmp_path / "mine.jsonl", tmp_path / "nowhere" / "found.jsonl"):
        with pytest.raises(PuzzleError, match="cannot write"):
            Shelf(FAST, other)
    assert (tmp_path / "mine.jsonl").read_text("utf-8") == "mine"


def test_puzzles_of_a_match_that_was_not_finished_are_found_again(tmp_path: Path) -> None:
    """What stands in the file and not in the notes is dropped: its match will be looked through once more."""
    out = tmp_path / "found.jsonl"
    Shelf(FAST, out).advance()
    out.write_text(written(sample()), "utf-8")
    assert Shelf(FAST, out).found == []
    assert out.read_text("utf-8") == ""


def test_bots_that_do_not_search_play_no_matches(capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever asks for them is told what is expected."""
    assert main(["lab", "puzzles", "duel", "--level", "greedy"]) != 0
    assert "bots that search" in capsys.readouterr().err


# ---------------------------------------------------------------- the check
def turned(puzzle: Puzzle) -> Puzzle:
    """The same puzzle with the worst answer as the right one."""
    (step,) = puzzle.steps
    worst = min(step.wrong, key=lambda answer: step.proof.others[answer])
    proof = msgspec.structs.replace(step.proof, others={**step.proof.others, step.right[0]: 1.0})
    wrong = {**{answer: follow for answer, follow in step.wrong.items() if answer != worst}, step.right[0]: []}
    new = msgspec.structs.replace(step, right=[worst, *step.right[1:]], then=[], wrong=wrong, proof=proof)
    return msgspec.structs.replace(puzzle, steps=[new])


def test_puzzles_of_a_file_are_proven_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With other dice; what does not hold is named, and the status tells of it."""
    file = tmp_path / "some.jsonl"
    puzzle = sample()
    file.write_text(written(puzzle), "utf-8")
    assert main(["lab", "puzzles", "duel", "--check", str(file), "--iterations", "16"]) == 0
    assert "1 of 1 puzzles are proven again" in capsys.readouterr().out
    file.write_text(written(turned(puzzle)), "utf-8")
    assert main(["lab", "puzzles", "duel", "--check", str(file), "--iterations", "16"]) == 1
    out = capsys.readouterr().out
    assert f"{puzzle.id}: step 1: " in out
    assert "0 of 1 puzzles are proven again" in out


# ---------------------------------------------------------------- books and trails
def line(**changed: Any) -> str:
    """A puzzle as a line of a file, with something else in it."""
    told = json.loads(written(sample()))
    return json.dumps({**told, **changed})


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{", "book.jsonl:2: expected a puzzle"),
        (line(grade=6), "`int` <= 5 - at `$.grade`"),
        (line(steps=[]), "length >= 1 - at `$.steps`"),
        (line(goal="draw"), "'draw' - at `$.goal`"),
        (line(more=1), "unknown field `more`"),
        (line(), "every puzzle stands there once; found more often: "),
    ],
)
def test_errors_of_a_book_name_the_line_and_what_was_expected(text: str, says: str) -> None:
    """Where it is, what was found there, what there should be."""
    with pytest.raises(PuzzleError) as found:
        read_book("duel", f"{written(sample())}{text}\n", "book.jsonl")
    assert says in str(found.value)
    assert str(found.value).startswith("book.jsonl")


def test_trail_refuses_what_is_no_puzzle() -> None:
    """Answers that cannot be given, questions to somebody else, answers of which nothing is told."""
    puzzle = sample()
    (step,) = puzzle.steps
    replaced = msgspec.structs.replace
    for spoilt, says in (
        (replaced(puzzle, answers=[*puzzle.answers, "nothing"]), "cannot be played"),
        (replaced(puzzle, fingerprint="other"), "cannot be played"),
        (replaced(puzzle, seat=1 - puzzle.seat), "expected a question to seat"),
        (replaced(puzzle, steps=[replaced(step, right=[*step.right, "nothing"])]), "expected what follows each of"),
    ):
        with pytest.raises(PuzzleError, match=says):
            Trail("duel", spoilt)


# ---------------------------------------------------------------- those that come with the games
@pytest.mark.parametrize(("game", "puzzle"), ALL, ids=lambda each: getattr(each, "id", each))
def test_puzzle_can_be_played(game: str, puzzle: Puzzle) -> None:
    """By the rules of this version, along its line and after one wrong answer of each of its questions."""
    trail = Trail(game, puzzle)  # whose answers are all there are, each with what follows
    assert puzzle.id == id_of(game, puzzle.setup, puzzle.seed, puzzle.answers)
    assert set(puzzle.themes) <= set(ground_of(game).themes)
    assert puzzle.themes
    for number, step in enumerate(puzzle.steps):
        assert step.proof.others.keys() == step.wrong.keys()
        assert step.proof.worlds >= FEWEST
        assert step.proof.gap[0] >= 0.0
        assert step.proof.share > step.proof.second
        trail.after(number, next(iter(step.wrong)))
    assert trail.after(len(puzzle.steps) - 1, puzzle.steps[-1].right[-1]).state.dump() == trail.end.state.dump()


@per_game
def test_there_are_many_puzzles(game: str) -> None:
    """Of every kind: all goals, and easy ones as well as hard ones."""
    book = book_of(game)
    assert len(book.puzzles) >= LEAST[game]
    assert len({puzzle.goal for puzzle in book.puzzles}) > 1
    assert len({puzzle.grade for puzzle in book.puzzles}) > 2
    assert any(len(puzzle.steps) > 1 for puzzle in book.puzzles)
