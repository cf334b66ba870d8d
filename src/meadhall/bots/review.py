"""Review: a finished match looked back at: the chances along it, and the answers that cost most."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from meadhall.bots.coaching import Coaching, coaching_of
from meadhall.bots.compare import Comparison, compare
from meadhall.bots.levels import wisdom_of
from meadhall.bots.search import Search
from meadhall.bots.sight import Sight
from meadhall.bots.wisdom import Wisdom
from meadhall.kernel.chance import chance_of
from meadhall.kernel.errors import IllegalAnswerError, MatchOverError, TranscriptError
from meadhall.kernel.game import Option, find_game
from meadhall.kernel.match import Decision, Match, open_match
from meadhall.kernel.saved import ANEW, FORFEIT, check_fingerprint, check_transcript, is_sealed

ITERATIONS: Final = 600
PROBED: Final = 100  # tries of an answer that was given, before it is called a mistake
COMPARED: Final = 0.03  # what an answer must have cost to be compared with the better one, line by line

Progress = Callable[[int, int], None]  # told how many answers have been looked at, and how many there are


class Way:
    """A way of answering that was open: whether it was taken, and whether the best answer would have taken it."""

    __slots__ = ("best", "given", "name")

    def __init__(self, name: str, given: bool, best: bool) -> None:
        self.name: str = name
        self.given: bool = given
        self.best: bool = best


class Moment:
    """One question of a match: who answered what, what would have been best, and everybody's chances before it."""

    __slots__ = ("best", "best_chance", "chances", "comparison", "given", "given_chance", "number", "seat", "ways")

    def __init__(
        self, number: int, seat: int, given: Option, given_chance: float, best: Option, best_chance: float,
        chances: list[float],
    ) -> None:  # fmt: skip
        self.number: int = number  # of the answer in the transcript, the first is 0
        self.seat: int = seat
        self.given: Option = given
        self.given_chance: float = given_chance
        self.best: Option = best
        self.best_chance: float = best_chance
        self.chances: list[float] = chances  # by seat, as the one who was asked could know
        self.comparison: Comparison | None = None  # of the best answer with the given one, where that cost something
        self.ways: list[Way] = []  # that could be taken, or not

    @property
    def cost(self) -> float:
        """How much of a chance to win the answer gave away."""
        return max(0.0, self.best_chance - self.given_chance)

    def __repr__(self) -> str:
        return f"Moment({self.number}, seat={self.seat}, {self.given.id!r}, cost={self.cost:.3f})"


class Review:
    """All questions of a match with a choice, in their order."""

    __slots__ = ("moments", "winners")

    def __init__(self, moments: list[Moment], winners: list[int]) -> None:
        self.moments: list[Moment] = moments
        self.winners: list[int] = winners

    def curve(self, seat: int) -> list[tuple[int, float]]:
        """A seat's chance to win along the match: numbers of answers, and the chance before each."""
        return [(moment.number, moment.chances[seat]) for moment in self.moments]

    def costliest(self, most: int = 5, seat: int | None = None) -> list[Moment]:
        """The answers that cost most, the worst first."""
        own = [moment for moment in self.moments if (seat is None or moment.seat == seat) and moment.cost > 0.0]
        own.sort(key=lambda moment: -moment.cost)
        return own[:most]


def review(transcript: dict[str, Any], iterations: int = ITERATIONS, progress: Progress | None = None) -> Review:
    """Look at every question of a match anew, each from what the one who was asked knew then."""
    check_transcript(transcript)
    game = find_game(transcript["game"])
    setup = game.prepare(transcript["setup"])
    check_fingerprint(game, setup, transcript)
    match = open_match(game, setup, transcript["seed"], transcript["version"], sealed=is_sealed(transcript))
    wisdom, coaching = wisdom_of(game.name), coaching_of(game.name)
    answers: list[str] = transcript["answers"]
    moments: list[Moment] = []
    for number, answer in enumerate(answers):
        if is_choice(match, number, answer):
            moments.append(look_back(match, number, answer, wisdom, iterations, coaching))
        match.repeat([answer])
        if progress is not None:
            progress(number + 1, len(answers))
    outcome = match.outcome
    return Review(moments, [] if outcome is None else list(outcome.winners))


def is_choice(match: Match, number: int, answer: str) -> bool:
    """Whether an answer was one of several; TranscriptError if it was none at all."""
    if answer.startswith((FORFEIT, ANEW)):
        return False
    try:
        match.decision.code_of(answer)
    except (IllegalAnswerError, MatchOverError) as refusal:
        msg = f"answer {number} of the transcript cannot be given: {refusal}"
        raise TranscriptError(msg) from refusal
    return len(match.decision.options) > 1


def look_back(
    match: Match, number: int, answer: str, wisdom: Wisdom[Any], iterations: int, coaching: Coaching[Any]
) -> Moment:
    """One question, thought about again; the answer that was given is tried often enough to be judged fairly."""
    decision = match.decision
    seat = decision.seat
    code = decision.code_of(answer)
    given = next(option for option in decision.options if option.code == code)
    sight = Sight(match, seat)
    search = Search(match.game, wisdom, sight.base, chance_of(number, "review"))
    search.run(iterations, 0.0)
    chances = search.chances()
    tried = weighed(search)
    best = max(decision.options, key=lambda option: tried[option.code])
    best_chance = chances[seat] = tried[best.code][1]
    search.probe(given.code, PROBED)
    found = Moment(number, seat, given, weighed(search)[given.code][1], best, best_chance, chances)
    found.ways = ways_open(sight, decision, given, best, coaching)
    if found.cost >= COMPARED:
        found.comparison = compare(search, coaching, given.code, best.code)
    return found


def ways_open(sight: Sight, decision: Decision, given: Option, best: Option, coaching: Coaching[Any]) -> list[Way]:
    """The ways of answering that some of the options are of, and others are not."""
    taken = [set(coaching.ways(sight.base, decision, option)) for option in decision.options]
    some: set[str] = set()
    for each in taken:
        some |= each
    every = set(some)
    for each in taken:
        every &= each
    of = {option.code: each for option, each in zip(decision.options, taken, strict=True)}
    return [Way(name, name in of[given.code], name in of[best.code]) for name in sorted(some - every)]


def weighed(search: Search) -> dict[int, tuple[int, float]]:
    """By answer: how often it was tried so far, and its chance."""
    return {code: (visits, chance) for code, visits, chance in search.edges_of_root()}
