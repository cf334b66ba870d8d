"""Contest: two bots at a venue, meeting by meeting. Each meeting follows from the seed and its number alone."""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Callable, Generator, Sequence
from functools import cache, partial
from typing import Any, Final, NamedTuple

import meadhall
from meadhall.bots import Bot, Sight, make_bot
from meadhall.kernel.chance import chance_of
from meadhall.kernel.errors import IllegalAnswerError
from meadhall.kernel.game import find_game
from meadhall.kernel.machine import legal, step
from meadhall.kernel.match import Match
from meadhall.lab.venue import Meeting, Seats, Venue

LIMIT: Final = 20_000  # answers; no match between bots that want to win comes near it, and then nobody has won
PURPOSE: Final = "ladder"


class Contest(NamedTuple):
    """Who meets where. Bots go by the names that `make_bot` takes."""

    venue: Venue
    first: str
    second: str
    seed: int

    @property
    def name(self) -> str:
        """Both bots."""
        return f"{self.first} – {self.second}"

    def check(self) -> None:
        """Refuse what cannot be held."""
        self.venue.check()
        for name in (self.first, self.second):
            bot_named(name, self.venue.game)


class Effort(NamedTuple):
    """How often a side had to choose, and how long it thought about that."""

    moves: int = 0
    seconds: float = 0.0

    def more(self, other: Effort) -> Effort:
        """Both together."""
        return Effort(self.moves + other.moves, self.seconds + other.seconds)


class Result(NamedTuple):
    """A match: the score of the first side (a half if neither side has won alone), its length, both sides' efforts."""

    score: float
    answers: int
    efforts: tuple[Effort, Effort]


class Held(NamedTuple):
    """A meeting that was held."""

    number: int
    seed: int
    meeting: Meeting
    results: tuple[Result, ...]

    @property
    def score(self) -> float:
        """The mean score of the first side."""
        return sum(result.score for result in self.results) / len(self.results)

    def told(self) -> dict[str, Any]:
        """Setup, seed, seats and scores as plain data."""
        return {
            "number": self.number,
            "seed": self.seed,
            "setup": self.meeting.setup,
            "seats": [list(seats) for seats in self.meeting.seats],
            "scores": [result.score for result in self.results],
            "answers": [result.answers for result in self.results],
        }


# ---------------------------------------------------------------- playing
@cache
def bot_named(name: str, game: str) -> Bot:
    """A bot, made once in a process: it keeps nothing from answer to answer."""
    return make_bot(name, game)


def held(contest: Contest, number: int) -> Held:
    """Hold one meeting: all its matches have the same setup and the same seed."""
    dice = chance_of(contest.seed << 64 | number, PURPOSE)
    meeting = contest.venue.meeting(number, dice)
    seed = dice.next()
    results = tuple(played(contest, meeting.setup, seed, seats) for seats in meeting.seats)
    return Held(number, seed, meeting, results)


def played(contest: Contest, setup: dict[str, Any], seed: int, seats: Seats) -> Result:
    """Play one match, with the first side on some seats."""
    match = opened(contest.venue.game, setup, seed)
    bots = [bot_named(name, contest.venue.game) for name in (contest.first, contest.second)]
    sides = [0 if seat in seats else 1 for seat in range(match.seats)]
    moves, seconds = [0, 0], [0.0, 0.0]

    def answer(codes: list[int], number: int) -> int:
        side = sides[match.state.asked]
        begin = time.perf_counter()
        code = answered(match, bots[side], codes, answer_seed(seed, number))
        seconds[side] += time.perf_counter() - begin
        moves[side] += 1
        return code

    number = played_out(match, answer)
    first, second = (Effort(*pair) for pair in zip(moves, seconds, strict=True))
    return Result(score_of(match.state.winners, seats), number, (first, second))


def played_out(match: Match, answer: Callable[[list[int], int], int]) -> int:
    """Play a match to its end; who is asked gives one of several codes. How many answers there were."""
    state, number = match.state, 0
    while state.winners < 0 and number < LIMIT:
        codes = legal(state)
        step(state, answer(codes, number) if len(codes) > 1 else codes[0])
        number += 1
    return number


def opened(game: str, setup: dict[str, Any], seed: int) -> Match:
    """A match to whose events nobody listens; it is stepped in ints, and serves for bots to look at."""
    rules = find_game(game)
    prepared = rules.prepare(dict(setup))
    return Match(rules, prepared, seed, rules.start(prepared, seed, listening=False), meadhall.__version__)


def answer_seed(seed: int, number: int) -> int:
    """The seed of an answer, by the seed of the match and the number of answers before it."""
    return seed << 20 | number


def answered(match: Match, bot: Bot, codes: Sequence[int], seed: int) -> int:
    """What a bot answers, as a code."""
    code = bot.think(Sight(match, match.state.asked), seed).option.code
    if code not in codes:
        msg = f"a bot gave the answer {code}, which is none of {list(codes)}"
        raise IllegalAnswerError(msg)
    return code


def score_of(winners: int, seats: Seats) -> float:
    """The score of the side on some seats: one if it alone has winners, a half if both sides have or neither has."""
    own = sum(1 << seat for seat in seats)
    has_won, has_lost = winners > 0 and winners & own != 0, winners > 0 and winners & ~own != 0
    return 0.5 + 0.5 * (has_won - has_lost)


# ---------------------------------------------------------------- many processes
def meetings(contest: Contest, number: int, processes: int) -> Generator[Held]:
    """Hold meetings one after another, in the order of their numbers, however many processes play them.

    Each process takes one at a time. Whoever closes the iterator ends the processes with whatever they are playing.
    """
    processes = min(processes, number)
    if processes <= 1:
        yield from map(partial(held, contest), range(number))
        return
    with multiprocessing.get_context("spawn").Pool(processes, initializer=deafen) as pool:
        yield from pool.imap(partial(held, contest), range(number))


def deafen() -> None:
    """Leave it to the first process to stop when a person interrupts."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
