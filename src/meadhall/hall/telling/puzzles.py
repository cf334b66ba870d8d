"""Puzzles as the page is told them: listed, as their seat sees them, and after each answer."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any, Final, Literal, NamedTuple

import msgspec

from meadhall.hall import wire
from meadhall.hall.game import HallGame, hall_of
from meadhall.hall.refusal import HallError
from meadhall.hall.telling.messages import news_of
from meadhall.hall.wire.pages.puzzles import Attempt, PuzzleList, PuzzleName, PuzzleProof, PuzzleTitle, Verdict
from meadhall.hall.wire.pages.puzzles import Puzzle as Paper
from meadhall.kernel.match import Match
from meadhall.localisation import Speaker, speaker_of, words
from meadhall.packs.carried import light
from meadhall.puzzles import Book, Puzzle, PuzzleError, Step, Trail

MOST_KEPT: Final = 16  # trails
SECONDS_OF_DAY: Final = 86_400


class Riddles:
    """The puzzles of all games, as far as somebody has asked for them. One thread uses it."""

    def __init__(self) -> None:
        self.trails: dict[tuple[str, str], Trail] = {}

    def trail(self, book: Book, id: str) -> Trail:
        """The matches along a puzzle; HallError if today's rules no longer lead through it."""
        key = (book.game, id)
        try:
            trail = self.trails.pop(key, None) or Trail(book.game, book.by_id[id])
        except PuzzleError as problem:
            raise HallError("cannot-replay", 410, reason=str(problem)) from problem
        self.trails[key] = trail  # the newest last
        if len(self.trails) > MOST_KEPT:
            del self.trails[next(iter(self.trails))]
        return trail

    def paper(self, book: Book, id: str, language: str) -> Paper:
        """A puzzle as its seat sees it."""
        return paper_of(book, self.trail(book, id), language)

    def verdict(self, book: Book, id: str, attempt: Attempt, language: str) -> Verdict:
        """What becomes of an answer."""
        return verdict_of(self.trail(book, id), attempt, language)


# ---------------------------------------------------------------- the list
def list_of(book: Book, language: str, date: float) -> PuzzleList:
    """All puzzles of a game, on a day."""
    hall = hall_of(book.game)
    titles = [title_of(puzzle, number, hall) for number, puzzle in enumerate(book.puzzles, 1)]
    today = book.of_day(int(date // SECONDS_OF_DAY))
    return PuzzleList(
        game=book.game,
        puzzles=titles,
        themes=[PuzzleName(id=theme, name=theme_name(book.game, theme, language)) for theme in themes_of(book)],
        roles=role_names(book, hall, language),
        date=datetime.fromtimestamp(date, UTC).date().isoformat(),
        today=None if today is None else today.id,
    )


def title_of(puzzle: Puzzle, number: int, hall: HallGame) -> PuzzleTitle:
    """A puzzle as it is listed."""
    return PuzzleTitle(
        id=puzzle.id,
        number=number,
        goal=puzzle.goal,
        grade=puzzle.grade,
        themes=puzzle.themes,
        seats=hall.seats(puzzle.setup),
        seat=puzzle.seat,
        roles=hall.roles(puzzle.setup),
    )


def themes_of(book: Book) -> list[str]:
    """What puzzles are about, the most frequent first."""
    counts: dict[str, int] = {}
    for puzzle in book.puzzles:
        for theme in puzzle.themes:
            counts[theme] = counts.get(theme, 0) + 1
    return sorted(counts, key=lambda theme: (-counts[theme], theme))


def theme_name(game: str, theme: str, language: str) -> str:
    """What a theme is called."""
    return words(f"{game}/server", language).say(f"theme-{theme}")


def role_names(book: Book, hall: HallGame, language: str) -> list[PuzzleName]:
    """All that seats play as, by their names."""
    found = {
        role: hall.role_name(role, language, puzzle.setup)
        for puzzle in book.puzzles
        for role in hall.roles(puzzle.setup)
    }
    return [PuzzleName(id=role, name=name) for role, name in sorted(found.items(), key=lambda each: each[1].casefold())]


# ---------------------------------------------------------------- a puzzle
def paper_of(book: Book, trail: Trail, language: str) -> Paper:
    """A puzzle as its seat sees it before it answers: nothing in it follows from what is right."""
    puzzle, match = trail.puzzle, trail.at(0)
    speaker = speaker_of(match, language)
    return Paper(
        title=title_of(puzzle, book.puzzles.index(puzzle) + 1, hall_of(book.game)),
        table=table_of(book.game, puzzle, match, speaker),
        seats=[seat_of(puzzle, seat, speaker) for seat in range(match.seats)],
        news=news_of(match, language, puzzle.seat, 0, 0),
    )


def table_of(game: str, puzzle: Puzzle, match: Match, speaker: Speaker) -> wire.Table:
    """All that stays as it is."""
    return wire.Table(
        version=wire.VERSION,
        id=puzzle.id,
        game=game,
        language=speaker.language,
        setup=light(match.setup),
        facts=hall_of(game).told_facts(match, speaker.language),
        mine=[puzzle.seat],
        window=0,
        alone=False,
    )


def seat_of(puzzle: Puzzle, seat: int, speaker: Speaker) -> wire.Seat:
    """Who sits where: whoever solves it, and those who have played the match."""
    kind: Literal["person", "bot"] = "person" if seat == puzzle.seat else "bot"
    setup: Any = speaker.match.setup
    team = hall_of(speaker.match.game.name).team(setup, seat)
    return wire.Seat(name=speaker.seat(seat), person=None, kind=kind, level=None, here=True, team=team)


# ---------------------------------------------------------------- an answer
class Given(NamedTuple):
    """The last of some answers: the match before it, at which step, and how many answers came before."""

    match: Match
    step: Step
    answer: str
    number: int


def verdict_of(trail: Trail, attempt: Attempt, language: str) -> Verdict:
    """What becomes of the last answer; HallError if one before it was wrong, or if there is none like it."""
    given = given_of(trail, attempt)
    step, answer = given.step, given.answer
    is_right = answer in step.right
    is_over = is_right and trail.puzzle.steps[-1] is step
    decision = given.match.decision
    option = next(each for each in decision.options if each.id == answer)
    speaker = speaker_of(given.match, language)
    text, proof = speaker.option(option), proof_of(step, speaker) if is_right else None
    follow = step.then if is_right else step.wrong[answer]
    news = list(course_of(given, follow, trail.puzzle.seat, language))
    if not is_right or is_over:
        news[-1] = msgspec.structs.replace(news[-1], asked=None, question=None)
    return Verdict(
        right=is_right,
        id=answer,
        answer=text,
        rules=list(decision.rules) + [rule for rule in option.rules if rule not in decision.rules],
        share=step.proof.share if is_right else step.proof.others[answer],
        news=news,
        over=is_over,
        proof=proof,
    )


def given_of(trail: Trail, attempt: Attempt) -> Given:
    """The answers before the last one, given, and the last one; nobody gets further by a wrong one."""
    steps = trail.puzzle.steps
    before = attempt.answers if attempt.shown else attempt.answers[:-1]
    if len(before) >= len(steps) or not (attempt.shown or attempt.answers):
        raise HallError("refused-illegal")
    match, number = trail.at(0), 0
    for step, answer in zip(steps, before, strict=False):
        if answer not in step.right:
            raise HallError("refused-illegal")
        match.repeat([answer, *step.then])
        number += 1 + len(step.then)
    step = steps[len(before)]
    answer = step.right[0] if attempt.shown else attempt.answers[-1]
    if answer not in step.right and answer not in step.wrong:
        raise HallError("refused-illegal")
    return Given(match, step, answer, number)


def course_of(given: Given, follow: list[str], seat: int, language: str) -> Iterator[wire.News]:
    """What happens by an answer and by all that follow it, one after another; only after all of them is one asked."""
    match, last = given.match, len(follow)
    for at, answer in enumerate([given.answer, *follow]):
        since = match.happened
        match.repeat([answer])
        news = news_of(match, language, seat, since, given.number + at + 1)
        yield news if at == last else msgspec.structs.replace(news, question=None)


def proof_of(step: Step, speaker: Speaker) -> PuzzleProof:
    """How a right answer was proven, in the match as it stands before it."""
    proof = step.proof
    options = {option.id: option for option in speaker.match.decision.options}
    second = min(proof.others, key=lambda answer: (abs(proof.others[answer] - proof.second), answer))
    return PuzzleProof(
        worlds=proof.worlds,
        share=proof.share,
        second=proof.second,
        next=speaker.option(options[second]),
        low=proof.gap[0],
        high=proof.gap[1],
    )
