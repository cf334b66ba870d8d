"""Puzzles as endpoints: listed, played right and wrong, and with nothing in them that would tell too early."""

from __future__ import annotations

from typing import Final

import msgspec
import pytest

from meadhall.bundle import games_with
from meadhall.hall import wire
from meadhall.hall.game import hall_of
from meadhall.hall.telling.puzzles import list_of, paper_of, theme_name
from meadhall.hall.wire.pages.puzzles import Puzzle as Paper
from meadhall.hall.wire.pages.puzzles import PuzzleList, Verdict
from meadhall.kernel.match import Match
from meadhall.lab.puzzles import ground_of
from meadhall.localisation import languages, words
from meadhall.puzzles import Book, Proof, Puzzle, Trail, book_of
from tests.hall.hidden import hidden_cards, strings
from tests.site.tab import Answered, Tab

GAMES: Final = games_with("puzzles")
SOME: Final = 3  # puzzles of each game that are played here; all are replayed elsewhere
DAY: Final = 86_400.0
NOON: Final = 20_000 * DAY + 43_200.0


def some() -> list[tuple[str, Puzzle]]:
    """Some puzzles of each game, lines among them."""
    found = []
    for game in GAMES:
        lines = sorted(book_of(game).puzzles, key=lambda puzzle: -len(puzzle.steps))
        found += [(game, puzzle) for puzzle in [*lines[: SOME - 1], lines[-1]]]
    return found


@pytest.fixture(scope="module")
def tab() -> Tab:
    """A hall to ask."""
    return Tab()


per_puzzle = pytest.mark.parametrize(("game", "puzzle"), some(), ids=lambda each: getattr(each, "id", each))
per_game = pytest.mark.parametrize("game", GAMES)


def asked(tab: Tab, game: str, puzzle: Puzzle, *answers: str, shown: bool = False, language: str = "en") -> Answered:
    """An attempt at a puzzle."""
    return tab.ask("POST", f"/api/puzzles/{language}/{game}/{puzzle.id}", {"answers": answers, "shown": shown})


def judged(tab: Tab, game: str, puzzle: Puzzle, *answers: str, shown: bool = False) -> Verdict:
    """What is said of an attempt; it fits the page's types, views included."""
    told = asked(tab, game, puzzle, *answers, shown=shown)
    assert told.status == 200, told.body
    verdict = msgspec.json.decode(told.body, type=Verdict)
    for news in verdict.news:
        msgspec.convert(news.view, hall_of(game).view, strict=True)
        assert news.seat == puzzle.seat
    return verdict


# ---------------------------------------------------------------- the list
@per_game
def test_puzzles_are_listed(game: str, tab: Tab) -> None:
    """All of them, in their order, with nothing that tells an answer."""
    book = book_of(game)
    told = tab.ask("GET", f"/api/puzzles/de/{game}")
    found = msgspec.json.decode(told.body, type=PuzzleList)
    assert [each.id for each in found.puzzles] == [puzzle.id for puzzle in book.puzzles]
    assert [each.number for each in found.puzzles] == list(range(1, len(book.puzzles) + 1))
    assert {each.id for each in found.themes} == {theme for puzzle in book.puzzles for theme in puzzle.themes}
    assert found.today in book.by_id
    assert {role for each in found.puzzles for role in each.roles} == {each.id for each in found.roles}
    assert not {"answers", "proof", "seed", "setup", "steps"} & {name for each in told.told["puzzles"] for name in each}


@per_game
def test_puzzle_of_the_day_follows_from_the_date(game: str) -> None:
    """The same for everybody from midnight to midnight, another one on the next day, and each of them in its turn."""
    book = book_of(game)
    today = list_of(book, "en", NOON)
    assert today.date == "2024-10-04"
    assert (today.today, today.date) == (list_of(book, "uk", NOON + 43_199.0).today, "2024-10-04")
    tomorrow = list_of(book, "en", NOON + DAY)
    assert tomorrow.today != today.today
    assert tomorrow.date == "2024-10-05"
    turns = [book.of_day(day) for day in range(len(book.puzzles))]
    assert {puzzle.id for puzzle in turns if puzzle} == set(book.by_id)


def test_book_without_puzzles_is_listed_too() -> None:
    """There is no puzzle of the day then."""
    found = list_of(Book(GAMES[0], []), "en", NOON)
    assert (found.puzzles, found.today, found.themes) == ([], None, [])


@per_game
@pytest.mark.parametrize("language", languages())
def test_themes_have_names(game: str, language: str) -> None:
    """Each its own."""
    themes = ground_of(game).themes
    assert len({theme_name(game, theme, language) for theme in themes}) == len(themes)


# ---------------------------------------------------------------- playing
@per_puzzle
def test_right_answers_lead_to_the_end(game: str, puzzle: Puzzle, tab: Tab) -> None:
    """Each leads to the next question, and tells its proof; the last one tells that all is done."""
    told = tab.ask("GET", f"/api/puzzles/ru/{game}/{puzzle.id}")
    paper = msgspec.json.decode(told.body, type=Paper)
    assert (paper.table.mine, paper.news.seat, paper.news.number) == ([puzzle.seat], puzzle.seat, 0)
    assert [seat.kind == "person" for seat in paper.seats] == [at == puzzle.seat for at in range(len(paper.seats))]
    happened, question = len(paper.news.events), paper.news.question
    given: list[str] = []
    for step in puzzle.steps:
        assert question is not None
        assert {option.id for option in question.options} == {*step.right, *step.wrong}
        given.append(step.right[-1])
        verdict = judged(tab, game, puzzle, *given)
        assert verdict.right
        assert verdict.id == given[-1]
        assert verdict.over == (step is puzzle.steps[-1])
        assert verdict.proof is not None
        assert (verdict.proof.worlds, verdict.proof.share) == (step.proof.worlds, step.proof.share)
        assert verdict.news[0].begins == happened
        happened += sum(len(news.events) for news in verdict.news)
        question = verdict.news[-1].question
        assert all(news.question is None for news in verdict.news[:-1])
    assert question is None


@per_puzzle
def test_wrong_answers_show_what_follows_and_nothing_more(game: str, puzzle: Puzzle, tab: Tab) -> None:
    """How it went is shown and told in a number; neither the right answer nor its proof is."""
    before: list[str] = []
    for step in puzzle.steps:
        for answer, follow in list(step.wrong.items())[:2]:
            verdict = judged(tab, game, puzzle, *before, answer)
            assert not verdict.right
            assert not verdict.over
            assert verdict.proof is None
            assert verdict.share == step.proof.others[answer]
            assert len(verdict.news) == 1 + len(follow)
            assert all(news.question is None for news in verdict.news)
            assert verdict.news[-1].asked is None
        before.append(step.right[0])


@per_puzzle
def test_solution_is_shown_step_by_step(game: str, puzzle: Puzzle, tab: Tab) -> None:
    """Whoever asks for it is told one answer at a time, as if they had given it."""
    before: list[str] = []
    for step in puzzle.steps:
        shown = judged(tab, game, puzzle, *before, shown=True)
        before.append(step.right[0])
        assert shown.id == step.right[0]
        assert shown == judged(tab, game, puzzle, *before)


def test_nobody_gets_further_by_a_wrong_answer(tab: Tab) -> None:
    """Neither by one that stands before another, nor by none, nor by more than there are questions."""
    game, puzzle = next(each for each in some() if len(each[1].steps) > 1)
    right, wrong = puzzle.steps[0].right[0], next(iter(puzzle.steps[0].wrong))
    second = puzzle.steps[1].right[0]
    whole = [step.right[0] for step in puzzle.steps]
    for answers, shown in (
        ([wrong, second], False),
        ([wrong], True),
        ([], False),
        (["nothing"], False),
        (["forfeit:0"], False),
        ([*whole, right], False),
        (whole, True),
    ):
        told = asked(tab, game, puzzle, *answers, shown=shown, language="pl")
        assert told.status == 400, answers
        assert told.told["text"] == words("server", "pl").say("refused-illegal")
    for body in ("{", {"answers": "no"}, {"answers": [3]}):
        assert tab.ask("POST", f"/api/puzzles/en/{game}/{puzzle.id}", body).status == 400


@pytest.mark.parametrize("address", ["duel/nothing", "nothing/x", "hnefatafl", "nothing"])
def test_what_is_not_there_is_told_in_words(address: str, tab: Tab) -> None:
    """No puzzle, no game, no puzzles of a game."""
    told = tab.ask("GET", f"/api/puzzles/uk/{address}")
    assert told.status == 404
    assert told.told["text"] == words("server", "uk").say("not-found")


def test_file_that_does_not_come_is_asked_for_again() -> None:
    """Without a network there are no puzzles, but they come with it."""
    tab = Tab()
    tab.is_away = True
    assert tab.ask("GET", "/api/puzzles/en/duel").status == 503
    tab.is_away = False
    assert tab.ask("GET", "/api/puzzles/en/duel").status == 200
    tab.is_away = True
    assert tab.ask("GET", "/api/puzzles/en/duel").status == 200  # it is here now


def test_puzzle_of_other_rules_is_told_to_be_one() -> None:
    """Where today's rules do not lead there, that is said; the others can still be played."""
    game, puzzle = some()[0]
    book = book_of(game)
    spoilt = msgspec.structs.replace(puzzle, answers=[*puzzle.answers, "nothing"])
    other = next(each for each in book.puzzles if each is not puzzle)
    tab = Tab()
    tab.hall.books.here[game] = Book(game, [spoilt, other])
    told = tab.ask("GET", f"/api/puzzles/en/{game}/{puzzle.id}")
    assert told.status == 410
    assert puzzle.id in told.told["text"]
    assert tab.ask("GET", f"/api/puzzles/en/{game}/{other.id}").status == 200


# ---------------------------------------------------------------- secrets
class Twin(Trail):
    """A trail whose first position is another one."""

    def __init__(self, puzzle: Puzzle, match: Match) -> None:
        self.puzzle = puzzle
        self.starts = [match]


@per_puzzle
def test_nothing_that_is_told_follows_from_hidden_cards(game: str, puzzle: Puzzle) -> None:
    """If all that the seat cannot know is dealt anew, the same is told, byte for byte; only the past is not."""
    book, trail = book_of(game), Trail(game, puzzle)
    true = paper_of(book, trail, "de")
    for seed in range(3):
        twin = paper_of(book, Twin(puzzle, trail.at(0).determinize(puzzle.seat, seed)), "de")
        past = msgspec.structs.replace(twin.news, events=true.news.events)
        assert wire.ENCODER.encode(msgspec.structs.replace(twin, news=past)) == wire.ENCODER.encode(true)


@per_game
def test_no_hidden_card_is_told(game: str, tab: Tab) -> None:
    """What others hold, and the seat has never seen, is in nothing that is told, before an answer and after it."""
    hidden = 0
    for puzzle in [puzzle for each, puzzle in some() if each == game]:
        trail = Trail(game, puzzle)
        unknown = unseen(trail.at(0), puzzle.seat)
        paper = tab.ask("GET", f"/api/puzzles/en/{game}/{puzzle.id}").told
        assert unknown & strings([paper["title"], paper["seats"], paper["news"]]) == set()
        answer = next(iter(puzzle.steps[0].wrong))
        still = unseen(trail.after(0, answer), puzzle.seat)
        verdict = asked(tab, game, puzzle, answer).told
        assert still & strings([[news["view"], news["events"]] for news in verdict["news"]]) == set()
        hidden += len(unknown)
    assert hidden


def unseen(match: Match, seat: int) -> set[str]:
    """The cards of others that a seat has never seen."""
    return hidden_cards(match, seat) - strings(match.events_for(seat))


@per_puzzle
def test_nothing_that_is_told_before_an_answer_follows_from_the_solution(game: str, puzzle: Puzzle) -> None:
    """With right and wrong the other way round it is told the same, byte for byte."""
    book = book_of(game)
    trail = Trail(game, puzzle)
    (first, *_), wrong = puzzle.steps, list(puzzle.steps[0].wrong)
    proof = Proof(worlds=1, share=0.5, second=0.4, gap=(0.0, 1.0), bot="x", others=dict.fromkeys(first.right, 0.1))
    turned = msgspec.structs.replace(first, right=wrong, wrong={each: [] for each in first.right}, then=[], proof=proof)
    other = msgspec.structs.replace(puzzle, steps=[turned])
    others = Book(game, [other if each is puzzle else each for each in book.puzzles])
    twin = paper_of(others, Twin(other, trail.at(0)), "en")
    assert wire.ENCODER.encode(twin) == wire.ENCODER.encode(paper_of(book, trail, "en"))
