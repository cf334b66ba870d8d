"""What a bot hands over: an option, every answer weighed, the line expected; within its budget, or a refusal."""

from __future__ import annotations

import re
import time
from collections import Counter
from itertools import pairwise
from statistics import median
from typing import Any, Final

import pytest

import meadhall
from meadhall import bots
from meadhall.bots.bot import SearchBot
from meadhall.bots.levels import wisdom_of
from meadhall.bundle import games_with
from meadhall.kernel.errors import IllegalAnswerError, MatchOverError, UnknownGameError
from meadhall.kernel.match import Match
from meadhall.testing.bots import samples, told
from tests.laws.subjects import CASES, GAMES, SUBJECTS

GENEROUS: Final = 60.0  # seconds above a budget, for machines that have other things to do
KNOWN: Final = [game for game in games_with("wisdom") if game in CASES]
SETUPS: Final[dict[str, tuple[str, dict[str, object]]]] = {
    "duel": ("duel", {"board": "sarpedon", "heroes": ["medusa", "king-arthur"], "first": 0}),
    "unicorns": ("unicorns", {"players": 3}),
    "eight": ("unicorns", {"players": 8}),
    **{game: (game, next(iter(CASES[game].setups.values()))) for game in KNOWN if game not in {"duel", "unicorns"}},
}
PLAYED: Final = ("duel-with-passages", "free-for-all-of-3", "teams", "unicorns-of-2", "unicorns-of-8")
FINISHED: Final = [*PLAYED, *(next(iter(CASES[game].setups)) for game in KNOWN if game not in {"duel", "unicorns"})]
KINDS: Final = ["random", "greedy", "search:40", *(level.name for level in bots.LEVELS)]


def opened(name: str, answers: int = 12) -> Match:
    """A match after some answers, at a question with a choice."""
    game, setup = SETUPS[name]
    match = meadhall.new_match(game, setup, seed=5)
    while len(match.decision.options) == 1 or answers > 0:
        match.answer(match.decision.options[answers % len(match.decision.options)])
        answers -= 1
    return match


# ---------------------------------------------------------------- thoughts
@pytest.mark.parametrize("name", SETUPS)
@pytest.mark.parametrize("kind", KINDS)
def test_bot_gives_one_of_the_options(kind: str, name: str) -> None:
    """Whatever is thought, the match takes the answer from the seat that is asked."""
    match = opened(name)
    found = bots.think(match, kind, seed=3, budget=bots.Budget(iterations=20))
    assert 0.0 <= found.chance <= 1.0
    assert found.seconds >= 0.0
    match.answer(found.option, seat=match.decision.seat)


@pytest.mark.parametrize("name", [name for name in SUBJECTS if GAMES[name] in KNOWN])
def test_search_weighs_every_answer(name: str) -> None:
    """Each option is weighed once, the one tried most first (of those that neither always won nor always lost)."""
    for match in [match for matches in samples(SUBJECTS[name], range(2)) for match in matches]:
        found = bots.think(match, "search:40", seed=1)
        ids = [choice.option.id for choice in found.choices]
        visits = [choice.visits for choice in found.choices]
        assert sorted(ids) == sorted(option.id for option in match.decision.options)
        unsure = [choice.visits for choice in found.choices if 0.0001 < choice.chance < 0.9999]
        assert unsure == sorted(unsure, reverse=True)
        assert found.iterations // 2 <= sum(visits) <= found.iterations
        assert all(0.0 <= choice.chance <= 1.0 for choice in found.choices)
        assert (found.option.id, found.chance) == (ids[0], found.choices[0].chance)
        assert [(seat, option.id) for seat, option in found.line[:1]] == [(match.decision.seat, found.option.id)]
        assert all(0 <= seat < match.seats for seat, _ in found.line)


@pytest.mark.parametrize("name", SETUPS)
def test_greedy_bot_weighs_every_answer(name: str) -> None:
    """Each option is looked at equally often; the one that looks best is first, and given."""
    match = opened(name)
    found = bots.think(match, "greedy", seed=1)
    chances = [choice.chance for choice in found.choices]
    assert sorted(each.option.id for each in found.choices) == sorted(each.id for each in match.decision.options)
    if match.seats == 2:  # among many, the lead that an answer gives counts, not the chance alone
        assert chances == sorted(chances, reverse=True)
    assert len({choice.visits for choice in found.choices}) == 1
    assert found.option.id == found.choices[0].option.id == found.line[0][1].id


@pytest.mark.parametrize("name", SETUPS)
def test_random_bot_gives_every_answer(name: str) -> None:
    """Over many seeds each option is given, none much more often than its share."""
    match = opened(name)
    options = match.decision.options
    given = Counter(bots.think(match, "random", seed).option.id for seed in range(60 * len(options)))
    assert set(given) == {option.id for option in options}
    assert max(given.values()) < 120


@pytest.mark.parametrize("name", SETUPS)
def test_bot_that_always_errs_gives_any_answer(name: str) -> None:
    """A mistake is an answer by chance; what was thought is told as it was."""
    match = opened(name)
    bot = SearchBot(wisdom_of(match.game.name), 1, mistakes=1.0)
    ids = {option.id for option in match.decision.options}
    found = [bots.think(match, bot, seed) for seed in range(12 * len(ids))]
    assert {each.option.id for each in found} == ids
    assert all({choice.option.id for choice in each.choices} == ids for each in found)


def test_bot_errs_as_often_as_it_is_told() -> None:
    """Half of the answers of a bot with mistakes of a half are given without thinking."""
    match = opened("eight", answers=0)  # thirteen babies: an answer by chance is seldom the one thought of
    bot = SearchBot(wisdom_of("unicorns"), 4, mistakes=0.5)
    found = [bots.think(match, bot, seed) for seed in range(200)]
    assert 60 <= sum(each.option.id != each.choices[0].option.id for each in found) <= 130


def test_only_answer_is_given_without_thinking() -> None:
    """Where there is no choice, no time is spent."""
    match = meadhall.new_match("duel", {"board": "sarpedon", "heroes": ["medusa", "king-arthur"]}, seed=1)
    while len(match.decision.options) > 1:
        match.answer(match.decision.options[0])
    for kind in KINDS:
        found = bots.think(match, kind, seed=1, budget=bots.Budget(seconds=60.0))
        assert found.option.id == match.decision.options[0].id
        assert found.seconds < 1.0


@pytest.mark.parametrize("name", FINISHED)
def test_bots_play_matches_to_their_end(name: str) -> None:
    """All kinds of bots at one table finish a match."""
    match = SUBJECTS[name].open(2)
    table = [bots.make_bot(kind, match.game.name) for kind in ("greedy", "search:6", "random", "guest")]
    for number in range(3000):
        if match.outcome is not None:
            return
        seat = match.decision.seat
        match.answer(bots.think(match, table[seat % len(table)], number).option, seat)
    pytest.fail("no end after 3000 answers")


# ---------------------------------------------------------------- budgets
@pytest.mark.parametrize("name", SETUPS)
@pytest.mark.parametrize("most", [1, 7, 31, 33, 100])
def test_search_thinks_as_often_as_told(most: int, name: str) -> None:
    """A budget of iterations is kept to the last; fewer are only spent where no more could change the answer."""
    found = bots.think(opened(name), "legend", seed=2, budget=bots.Budget(iterations=most))
    assert found.iterations <= most
    first, second, *_ = [*(choice.visits for choice in found.choices), 0, 0]
    assert found.iterations == most or first - second > most - found.iterations


@pytest.mark.parametrize("name", SETUPS)
def test_budget_gives_a_bot_other_iterations_than_its_own(name: str) -> None:
    """A level with the iterations of another search thinks what that search thinks."""
    match = opened(name)
    short = bots.think(match, "legend", seed=2, budget=bots.Budget(iterations=25))
    assert told(short) == told(bots.think(match, "search:25", seed=2))
    assert told(bots.think(match, "search:25", seed=2, budget=bots.Budget())) == told(short)


@pytest.mark.parametrize("name", SETUPS)
@pytest.mark.parametrize("iterations", [0, 1_000_000_000])
def test_search_stops_when_time_is_up(iterations: int, name: str) -> None:
    """A budget of seconds is kept, with or without one of iterations beside it."""
    start = time.perf_counter()
    found = bots.think(opened(name), "legend", seed=2, budget=bots.Budget(iterations, seconds=0.1))
    assert found.iterations > 0
    assert time.perf_counter() - start < 0.1 + GENEROUS
    assert found.seconds < 0.1 + GENEROUS


def test_search_stops_at_its_iterations_before_time_is_up() -> None:
    """Whichever of two budgets is over first ends the thinking."""
    start = time.perf_counter()
    found = bots.think(opened("duel"), "legend", seed=2, budget=bots.Budget(iterations=20, seconds=600.0))
    assert found.iterations <= 20
    assert time.perf_counter() - start < GENEROUS


def test_match_of_eight_is_answered_in_time() -> None:
    """Eight players do not wait long for a bot with a budget, at any question of a match."""
    for match in [match for matches in samples(SUBJECTS["unicorns-of-8"], range(2)) for match in matches]:
        start = time.perf_counter()
        bots.think(match, "legend", seed=1, budget=bots.Budget(seconds=0.05))
        assert time.perf_counter() - start < 0.05 + GENEROUS


# ---------------------------------------------------------------- seeds
@pytest.mark.parametrize("name", SETUPS)
def test_other_seed_gives_another_thought(name: str) -> None:
    """The seed is what chance follows from: another one deals other worlds."""
    match = opened(name)
    assert told(bots.think(match, "search:30", seed=1)) != told(bots.think(match, "search:30", seed=2))


# ---------------------------------------------------------------- advice
@pytest.mark.parametrize("name", SETUPS)
def test_advice_weighs_every_answer_of_the_seat_that_is_asked(name: str) -> None:
    """Advice is a thought without mistakes: the best answers with their chances, the same each time it is asked for."""
    match = opened(name)
    found = bots.advise(match, match.decision.seat, iterations=30)
    assert sorted(each.option.id for each in found.choices) == sorted(each.id for each in match.decision.options)
    assert found.option.id == found.choices[0].option.id
    assert told(found) == told(bots.advise(match, match.decision.seat, iterations=30))


def leaps_of(name: str, seed: int) -> list[float]:
    """How far the chance of a seat changes from a question with one answer to its next question, in a match."""
    match = meadhall.new_match(*SETUPS[name], seed=seed)
    leaps: list[float] = []
    forced: dict[int, float] = {}  # by seat: the chance at its last question, where that had but one answer
    for number in range(120):
        if match.outcome is not None:
            break
        seat, is_forced = match.decision.seat, len(match.decision.options) == 1
        if is_forced or seat in forced:
            chance = bots.advise(match, seat, iterations=40, seed=number).chance
            if seat in forced:
                leaps.append(abs(chance - forced.pop(seat)))
            if is_forced:
                assert chance not in {0.0, 0.5}
                forced[seat] = chance
        match.answer(bots.think(match, "search:6", number).option)
    return leaps


@pytest.mark.parametrize("name", ["duel", "unicorns"])
def test_advice_tells_a_chance_like_those_around_it_when_there_is_one_answer(name: str) -> None:
    """A question without a choice has a chance to win too: it neither is an even one nor leaps away from the others."""
    leaps: list[float] = []
    for seed in range(1, 9):  # such questions are rare
        if len(leaps) < 3:
            leaps += leaps_of(name, seed)
    assert len(leaps) >= 3
    assert median(leaps) < 0.1  # what others do in between may well change everything


# ---------------------------------------------------------------- refusals
def over() -> Match:
    """A match that is over."""
    match = opened("duel")
    match.forfeit(0)
    return match


REFUSED: Final[dict[str, tuple[Match, Any, type[Exception], str]]] = {
    "over": (over(), 0, MatchOverError, "over"),
    "not asked": (opened("duel"), 1 - opened("duel").decision.seat, IllegalAnswerError, "is not asked now; seat"),
    "no such seat": (opened("duel"), 2, IllegalAnswerError, "there is no seat 2; the seats are 0 to 1"),
    "nobody's seat": (opened("duel"), -1, IllegalAnswerError, "there is no seat -1"),
}


@pytest.mark.parametrize("why", REFUSED)
@pytest.mark.parametrize("kind", ["random", "greedy", "search:8", "guest"])
def test_thinking_is_refused_where_there_is_nothing_to_answer(kind: str, why: str) -> None:
    """A refusal says why, and the match stays as it was; advice is refused likewise."""
    match, seat, error, words = REFUSED[why]
    before = match.hash()
    with pytest.raises(error, match=words):
        bots.think(match, kind, seed=1, seat=seat)
    with pytest.raises(error, match=words):
        bots.advise(match, seat, iterations=8)
    assert match.hash() == before


def test_thinking_is_refused_after_the_end_though_no_seat_is_told() -> None:
    """Nobody is asked after the end."""
    with pytest.raises(MatchOverError, match="over"):
        bots.think(over(), "greedy", seed=1)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("jarls", "did you mean 'jarl'"),
        ("rendom", "did you mean 'random'"),
        ("", "there is no bot ''"),
        ("search", "a number of iterations, as in 'search:1000'; found 'search'"),
        ("search:0", "found 'search:0'"),
        ("search:many", "found 'search:many'"),
        ("search:-5", "found 'search:-5'"),
        ("jarl:5", "there is no bot 'jarl:5'"),
    ],
)
def test_unknown_bot_is_refused(name: str, words: str) -> None:
    """A name that no bot has is answered with those that are nearest."""
    with pytest.raises(bots.UnknownBotError, match=re.escape(words)):
        bots.make_bot(name, "duel")


def test_unknown_level_is_refused() -> None:
    """So is a name that no level has, though a bot may have it."""
    assert [bots.level_named(level.name) for level in bots.LEVELS] == list(bots.LEVELS)
    with pytest.raises(bots.UnknownBotError, match="there is no level 'greedy'"):
        bots.level_named("greedy")


def test_game_that_no_bot_knows_is_refused() -> None:
    """A game needs somebody who knows it, unless the bot rolls dice."""
    match = SUBJECTS["tiny"].open(1)
    assert bots.think(match, "random", seed=1).option.id in {option.id for option in match.decision.options}
    with pytest.raises(UnknownGameError, match="no bot knows the game 'tiny'"):
        bots.think(match, "jarl", seed=1)


@pytest.mark.parametrize("game", games_with("wisdom"))
def test_levels_rise(game: str) -> None:
    """Each level thinks longer than the one before, and errs no more often."""
    efforts = [level.effort(game) for level in bots.LEVELS]
    for lower, higher in pairwise(efforts):
        assert lower.iterations < higher.iterations
        assert lower.mistakes >= higher.mistakes
    assert [level.name for level in bots.LEVELS] == ["guest", "page", "warrior", "champion", "jarl", "legend"]
