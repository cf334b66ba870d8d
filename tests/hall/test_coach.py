"""The coach: where a match turned, what was overlooked and why, habits; nothing that a seat could not know."""

from __future__ import annotations

import json
import random
from collections.abc import Generator
from functools import cache
from typing import Any, Final, TypeVar

import pytest

import meadhall
from meadhall.bots.coaching import coaching_of
from meadhall.bots.compare import UNLOST, WON
from meadhall.bots.review import is_choice
from meadhall.bundle import games_with
from meadhall.hall.replays import coach, habits, transcripts
from meadhall.hall.replays.moments import Lines, Moment, Way, looked_back, moment_of
from meadhall.hall.replays.tape import Tape
from meadhall.hall.thoughts import world_of
from meadhall.hall.wire.pages.replays import Coach
from meadhall.kernel.match import Match
from meadhall.localisation import say, words
from meadhall.testing.walks import walk
from tests.bots.test_review import finished
from tests.laws.subjects import CASES

T = TypeVar("T")

ITERATIONS: Final = 150
ANA: Final = "ana"
COACHED: Final = games_with("coaching")


def done(work: Generator[Any, Any, T]) -> T:
    """What comes of work that needs nothing."""
    try:
        while True:
            assert next(work) is None
    except StopIteration as end:
        result: T = end.value
        return result


def tape_of(match: Match, seat: int | None = None) -> Tape:
    """The tape of a match in which Ana has sat, or nobody who is known."""
    text = json.dumps({**match.transcript(), "names": [f"P{at}" for at in range(match.seats)]})
    record = done(transcripts.record_of(text.encode(), 0.0))
    sitters = [one._replace(holder=ANA) if at == seat else one for at, one in enumerate(record.sitters)]
    return done(Tape(record._replace(sitters=sitters)).wind())


def thought(match: Match, numbers: list[int], iterations: int = ITERATIONS) -> list[Moment]:
    """Some questions of a match, looked back at as a process of the hall does."""
    answers: list[Any] = match.transcript()["answers"]  # type: ignore[assignment]
    found = []
    for number in numbers:
        before = meadhall.replay(match.transcript(), until=number)
        found.append(moment_of(looked_back(world_of(before), number, answers[number], iterations)))
    return found


def heard(match: Match, moments: list[Moment], seat: int | None, language: str = "en") -> Coach:
    """What the coach tells whoever has sat at a seat."""
    return done(coach.coached(tape_of(match, seat), moments, language, ANA))


@cache
def missed() -> tuple[Match, int, str]:
    """A match in which somebody could win with one move and made another: its number, and the move that wins."""
    for seed in range(100):
        match = meadhall.new_match("hnefatafl", {"board": "brandubh"}, seed)
        dice = random.Random(seed)  # noqa: S311 - fixed dice
        for number in range(200):
            if match.outcome is not None:
                break
            for option in match.decision.options:
                ahead = match.clone()
                ahead.answer(option)
                if ahead.outcome is not None and ahead.outcome.winners == (match.decision.seat,):
                    seat, words_of_it = match.decision.seat, say(match, option, "en")
                    match.answer(next(each for each in match.decision.options if each.kind and each.id != option.id))
                    if match.outcome is None:
                        match.forfeit(seat)
                        return match, number, words_of_it
            if match.outcome is None:
                match.answer(dice.choice(match.decision.options))
    raise AssertionError


# ---------------------------------------------------------------- what was overlooked
def test_coach_names_a_win_that_was_overlooked_and_why() -> None:
    """Whoever could win with one move and did not hears which it was, and that it wins."""
    match, number, wanted = missed()
    seat = meadhall.replay(match.transcript(), until=number).decision.seat
    told = heard(match, thought(match, [number]), seat)
    assert [each.number for each in told.overlooked] == [number]
    assert wanted in told.overlooked[0].better
    assert told.overlooked[0].why[0].startswith("It wins the match by the end of the player’s next turn in 10 of 10")
    assert told.overlooked[0].why[0] in told.short[1]


@pytest.mark.parametrize("game", ["duel", "unicorns"])
def test_coach_says_that_a_blunder_has_lost_the_match(game: str) -> None:
    """A match that one answer threw away: the better one holds out, and the lines show it."""
    match = finished(game, "a blunder ends it")
    number = len(match.transcript()["answers"]) - 1  # type: ignore[arg-type]
    (moment,) = thought(match, [number])
    told = heard(match, [moment], moment.seat)
    assert [each.number for each in told.overlooked] == [number]
    assert any(why.startswith("It holds out") for why in told.overlooked[0].why)


def test_coach_says_so_where_nothing_was_overlooked() -> None:
    """A match without a mistake has no better answers, and no reasons for any."""
    match, number, _ = missed()
    (moment,) = thought(match, [number])
    fair = Moment(number, moment.seat, moment.given, 0.5, moment.given, 0.5, [0.5, 0.5], None, [])
    told = heard(match, [fair], moment.seat)
    assert told.overlooked == []
    assert told.turning == []  # that somebody has left was no answer
    assert told.short[1] == "You overlooked nothing that would have been clearly better. Well played!"
    assert told.short[2].startswith("In 1 of your 1 decisions")


def lines(gain: float, error: float, *differences: tuple[str, float, float, float]) -> Lines:
    """Lines that differ by so much."""
    return moment_of((0, 0, "a", 0.1, "b", 0.5, [0.5], (gain, error, differences), [])).lines or Lines(0, 0, [])


def moment(cost: float, told: Lines | None, number: int = 0, seat: int = 0) -> Moment:
    """A question at which something was given away."""
    return Moment(number, seat, "a", 0.5, "b", 0.5 + cost, [0.5, 0.5], told, [])


@pytest.mark.parametrize(
    ("told", "is_better"),
    [
        (moment(0.2, lines(0.2, 0.01)), True),
        (moment(0.02, lines(0.2, 0.01)), False),  # it costs next to nothing
        (moment(0.2, lines(0.02, 0.05)), False),  # other worlds do not agree
        (moment(0.2, lines(-0.2, 0.01)), False),
        (moment(0.2, None), False),
    ],
)
def test_answer_was_better_only_beyond_the_noise(told: Moment, is_better: bool) -> None:
    """The search has it so, and lines in worlds of their own agree."""
    assert coach.was_better(told) == is_better


def test_reasons_are_what_differs_most_for_sure() -> None:
    """At most two facts, those that speak for the answer in world after world; without any, little differs."""
    said = words("coach", "en")
    told = lines(
        0.3, 0.01, ("struck", -9.0, -5.0, 0.1), ("unhurt", 5.0, 9.0, 3.0), ("held", 3.0, 1.0, 0.1),
        ("rescued", 0.0, 0.5, 0.1), ("guard", 0.0, 1.0, 0.1), (WON, 0.0, 0.05, 0.0), ("gone", 0.0, 9.0, 0.0),
    )  # fmt: skip
    assert [each.name for each in coach.telling("duel", moment(0.3, told))] == ["struck", "guard"]
    assert coach.reasons("duel", moment(0.3, told), said) == [
        "The enemy hero loses about 4 more health.",
        "A card to defend with is still in hand in 10 of 10 continuations, instead of 0.",
    ]
    little = lines(0.3, 0.01, ("struck", -5.0, -4.9, 0.01))
    assert coach.reasons("duel", moment(0.3, little), said) == [said.say("coach-why-little")]
    assert coach.LEAST.keys() == {WON, UNLOST}


def test_only_the_own_decisions_are_told_of() -> None:
    """Whoever has sat there hears of their seat; anybody else of all, by their names."""
    match, number, _ = missed()
    (found,) = thought(match, [number])
    own, other, stranger = (heard(match, [found], seat) for seat in (found.seat, 1 - found.seat, None))
    assert (own.seats, other.seats, stranger.seats) == ([found.seat], [1 - found.seat], [0, 1])
    assert (len(own.overlooked), len(other.overlooked), len(stranger.overlooked)) == (1, 0, 1)
    assert f"P{found.seat}" in stranger.overlooked[0].text
    assert f"P{found.seat}" not in own.overlooked[0].text


# ---------------------------------------------------------------- turning points
def test_turning_points_are_the_largest_changes_that_last() -> None:
    """At most three, none close to another; what is taken back at once is none."""
    chances = [*[0.5] * 10, *[0.8] * 10, *[0.3] * 10, *[0.45] * 10, *[0.9] * 10]
    found = coach.swings_of(chances, [0.0] * len(chances))
    assert [each.at for each in found] == [19, 39, 9]
    assert found[0] == pytest.approx((19, 0.8, 0.3))
    brief = [*[0.5] * 10, 0.95, *[0.5] * 10]
    assert coach.swings_of(brief, [0.0] * len(brief)) == []
    assert coach.swings_of([], []) == []
    assert heard(missed()[0], [], 0).short[0] == words("coach", "en").say("coach-steady")


def test_match_turns_at_a_mistake_rather_than_at_what_follows() -> None:
    """Of answers around which the chances change alike, the one that cost something is told."""
    chances = [0.4, 0.4, 0.4, 0.6, 0.6, 0.8, 0.8, 0.8]
    for cost in (2, 4):
        costs = [0.1 if at == cost else 0.0 for at in range(8)]
        assert coach.swings_of(chances, costs)[0].at == cost


@pytest.mark.parametrize(
    ("chance", "sides", "name"),
    [
        (0.5, 2, "even"), (0.7, 2, "ahead"), (0.9, 2, "far_ahead"), (0.97, 2, "won"), (0.25, 4, "even"),
        (0.4, 4, "ahead"), (0.15, 4, "behind"), (0.05, 4, "far_behind"), (0.02, 4, "lost"), (0.0, 2, "lost"),
        (1.0, 2, "won"), (0.1, 2, "far_behind"),
    ],
)  # fmt: skip
def test_standings_are_told_against_an_even_chance(chance: float, sides: int, name: str) -> None:
    """A quarter is even among four and behind among two."""
    assert coach.standing_of(chance, sides) == name


# ---------------------------------------------------------------- honest, and the same each time
@pytest.mark.parametrize("game", ["duel", "unicorns"])
def test_coach_knows_no_more_of_a_decision_than_its_seat(game: str) -> None:
    """What is thought of an answer is the same whatever others hold: all hidden cards may be dealt anew."""
    match = finished(game, "a blunder ends it")
    answers: list[Any] = match.transcript()["answers"]  # type: ignore[assignment]
    looked: list[Moment] = []
    for number in range(len(answers) // 2, len(answers), 7):
        before = meadhall.replay(match.transcript(), until=number)
        if is_choice(before, number, answers[number]):
            seat = before.decision.seat
            worlds = [before.to_json(), *(before.determinize(seat, seed).to_json() for seed in (1, 2))]
            assert len(set(worlds)) > 1
            thoughts = [looked_back(world, number, answers[number], 30) for world in worlds]
            assert thoughts[0] == thoughts[1] == thoughts[2]
            looked.append(moment_of(thoughts[0]))
    assert len(looked) >= 3
    assert any(each.lines is not None for each in looked)


def test_coach_says_the_same_each_time() -> None:
    """The same match, the same sentences."""
    match, number, _ = missed()
    numbers = list(range(max(0, number - 5), number + 1))
    first, second = (heard(match, thought(match, numbers, 40), 0) for _ in range(2))
    assert first == second


# ---------------------------------------------------------------- what games bring
@pytest.mark.parametrize("game", COACHED)
def test_games_count_each_fact_and_know_their_ways(game: str) -> None:
    """Along a match, every seat has a number for each fact; options are of ways that the game has declared."""
    coaching = coaching_of(game)
    for setup in CASES[game].setups.values():
        match = meadhall.new_match(game, dict(setup), 3)
        found: set[str] = set()
        for at, _ in enumerate(walk(match)):
            if at >= 150:
                break
            state = match.state
            assert all(len(coaching.count(state, seat)) == len(coaching.facts) for seat in range(match.seats))
            for option in match.decision.options:
                found |= set(coaching.ways(state, match.decision, option))
        assert found <= set(coaching.habits)
        assert found


# ---------------------------------------------------------------- habits
def decided(open_: int, taken: int, best: int, name: str = "boost") -> list[Moment]:
    """Decisions in which something was open so often, and taken so often, by the person first and the bot last."""
    return [
        Moment(at, 0, "a", 0.4, "b", 0.5, [0.5], None, [Way(name, at < taken, at >= open_ - best)])
        for at in range(open_)
    ]


def test_habit_is_told_with_its_counts_where_it_is_clear() -> None:
    """Two of forty against twenty is no chance; one of four against two may be."""
    (habit,) = habits.habits_of(decided(40, 2, 20))
    assert habit[:4] == ("boost", 40, 2, 20)
    assert habits.told_habit("duel", habit, "en") == (
        "You rarely boost your moves when you manoeuvre: 2 of 40 times; "
        "a strong bot would do so 20 of 40 times in the same positions."
    )
    assert habits.habits_of(decided(4, 1, 2)) == []
    assert habits.habits_of(decided(400, 40, 70)) == []  # certain, but it hardly matters
    assert habits.habits_of(decided(40, 20, 20)) == []
    assert habits.habits_of([]) == []


def test_more_is_asked_of_each_habit_the_more_are_looked_at() -> None:
    """What is clear alone may be chance among many; no more than three are told, those that cost most first."""
    narrow = decided(20, 0, 8)
    assert [each.name for each in habits.habits_of(narrow)] == ["boost"]
    others = [each for at in range(6) for each in decided(10, 5, 5, f"other-{at}")]
    assert habits.habits_of([*narrow, *others]) == []
    many = [each for at in range(4) for each in decided(40, 2, 27 + at, f"way-{at}")]
    assert [each.name for each in habits.habits_of(many)] == ["way-3", "way-2", "way-1"]
