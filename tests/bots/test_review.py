"""A review looks at a match anew: the chances along it point at who wins, and a blunder is found."""

from __future__ import annotations

import json
from functools import cache
from typing import Any, Final, NamedTuple

import pytest

import meadhall
from meadhall import bots
from meadhall.kernel.chance import chance_of
from meadhall.kernel.errors import TranscriptError
from meadhall.kernel.match import Match
from meadhall.kernel.saved import FORFEIT

QUICK: Final = 20  # iterations, where the figures themselves do not matter


class Story(NamedTuple):
    """A match that follows from a seed, and from kinds of answers that are given wherever they are offered."""

    setup: dict[str, object]
    seed: int
    gladly: tuple[str, ...]  # the first of them rather than the second; anything else is left to chance


DUEL: Final[dict[str, object]] = {"board": "sarpedon", "heroes": ["bigfoot", "bloody-mary"]}
STORIES: Final[dict[str, dict[str, Story]]] = {
    "duel": {
        "one is far ahead": Story(DUEL, 16, ("attack",)),
        "a blunder ends it": Story(DUEL, 1424, ("attack",)),  # one who could have defended himself did not
    },
    "unicorns": {
        "one is far ahead": Story({"players": 2}, 0, ("let_pass", "play")),
        "a blunder ends it": Story({"players": 2}, 48, ("let_pass", "play")),  # the winning card was let pass
    },
}


@cache
def finished(game: str, name: str) -> Match:
    """The match of a story, at its end."""
    story = STORIES[game][name]
    match = meadhall.new_match(game, story.setup, story.seed)
    dice = chance_of(story.seed, "short")
    while match.outcome is None:
        options = match.decision.options
        for kind in reversed(story.gladly):
            options = [option for option in match.decision.options if option.kind == kind] or options
        match.answer(options[dice.below(len(options))])
    return match


@cache
def reviewed(game: str, name: str, iterations: int) -> bots.Review:
    """What a review says of a story."""
    return bots.review(finished(game, name).transcript(), iterations)


def choices_of(told: dict[str, Any]) -> list[tuple[int, int]]:
    """The numbers of all answers that were a choice, and the seats that gave them."""
    found: list[tuple[int, int]] = []
    match = meadhall.new_match(told["game"], told["setup"], told["seed"])
    for number, answer in enumerate(told["answers"]):
        if not answer.startswith(FORFEIT) and len(match.decision.options) > 1:
            found.append((number, match.decision.seat))
        match.repeat([answer])
    return found


@pytest.mark.parametrize("game", STORIES)
def test_review_looks_at_every_choice(game: str) -> None:
    """Each answer with an alternative is a moment, by its number in the transcript, and nothing else is."""
    told: Any = finished(game, "one is far ahead").transcript()
    found = reviewed(game, "one is far ahead", QUICK)
    assert [(moment.number, moment.seat) for moment in found.moments] == choices_of(told)
    assert [moment.given.id for moment in found.moments] == [told["answers"][each.number] for each in found.moments]
    assert found.winners == told["outcome"]["winners"]


@pytest.mark.parametrize("game", STORIES)
def test_review_draws_a_curve_for_every_seat(game: str) -> None:
    """A curve has a point for each moment, every chance is one, and nothing costs less than nothing."""
    found = reviewed(game, "one is far ahead", QUICK)
    for seat in (0, 1):
        assert [number for number, _ in found.curve(seat)] == [moment.number for moment in found.moments]
        assert all(0.0 <= chance <= 1.0 for _, chance in found.curve(seat))
    for moment in found.moments:
        assert 0.0 <= moment.given_chance <= 1.0
        assert 0.0 <= moment.best_chance <= 1.0
        assert moment.cost == max(0.0, moment.best_chance - moment.given_chance)
        assert len(moment.chances) == 2


@pytest.mark.parametrize("game", STORIES)
def test_curve_points_at_the_winner_near_the_end(game: str) -> None:
    """Where one is far ahead, the last chances tell so, for the one and against the other."""
    found = reviewed(game, "one is far ahead", QUICK)
    (winner,) = found.winners
    ahead, behind = (sum(chance for _, chance in found.curve(seat)[-5:]) / 5 for seat in (winner, 1 - winner))
    assert ahead > 0.6
    assert behind < 0.4


@pytest.mark.parametrize("game", STORIES)
def test_blunder_is_among_the_costliest_answers(game: str) -> None:
    """The answer by which a match was thrown away costs much, and the review names a better one."""
    match = finished(game, "a blunder ends it")
    found = reviewed(game, "a blunder ends it", 150)
    last = found.moments[-1]
    assert last.number == len(match.transcript()["answers"]) - 1  # type: ignore[arg-type]
    assert last.seat not in found.winners
    assert last.best.id != last.given.id
    assert last.cost > 0.15
    assert last.number in [moment.number for moment in found.costliest(5, last.seat)]


@pytest.mark.parametrize("game", STORIES)
def test_costliest_answers_come_first(game: str) -> None:
    """As many as asked for, the worst first, of one seat if told; what costs nothing is no mistake."""
    found = reviewed(game, "a blunder ends it", 150)
    costs = [moment.cost for moment in found.costliest(1000)]
    assert costs == sorted((moment.cost for moment in found.moments if moment.cost > 0.0), reverse=True)
    assert len(found.costliest(2)) == 2
    assert {moment.seat for moment in found.costliest(1000, seat=1)} == {1}


def test_review_tells_how_far_it_is() -> None:
    """Whoever waits hears of every answer."""
    match = meadhall.new_match("unicorns", {"players": 3}, seed=1)
    for _ in range(5):
        match.answer(match.decision.options[0])
    heard: list[tuple[int, int]] = []
    bots.review(match.transcript(), QUICK, lambda done, every: heard.append((done, every)))
    assert heard == [(n, 5) for n in range(1, 6)]


@pytest.mark.parametrize(
    ("game", "setup"),
    [
        ("duel", {"board": "sarpedon", "mode": "free_for_all", "heroes": ["medusa", "king-arthur", "bigfoot"]}),
        ("unicorns", {"players": 4}),
    ],
)
def test_review_is_not_troubled_by_those_who_leave(game: str, setup: dict[str, object]) -> None:
    """A forfeit is no moment; the chances of who has left are none, and who is left has won."""
    match = meadhall.new_match(game, setup, seed=1)
    for seat in range(1, match.seats):
        for _ in range(4):
            match.answer(match.decision.options[0])
        match.forfeit(seat)
    told: Any = match.transcript()
    found = bots.review(told, QUICK)
    assert found.winners == [0]
    assert [(moment.number, moment.seat) for moment in found.moments] == choices_of(told)
    left = told["answers"].index("forfeit:1")
    assert all(moment.chances[1] == 0.0 for moment in found.moments if moment.number > left)
    assert any(moment.number > left for moment in found.moments)


def test_match_that_goes_on_can_be_reviewed() -> None:
    """So far nobody has won."""
    match = meadhall.new_match("unicorns", {"players": 2}, seed=1)
    match.answer(match.decision.options[0])
    assert bots.review(match.transcript(), QUICK).winners == []


@pytest.mark.parametrize("game", STORIES)
def test_review_is_the_same_the_second_time(game: str) -> None:
    """A review follows from its transcript; it may have been written down in between."""
    told: Any = finished(game, "one is far ahead").transcript()
    told["answers"] = told["answers"][:12]
    first, second = (bots.review(each, QUICK) for each in (told, json.loads(json.dumps(told))))
    assert repr(first.moments) == repr(second.moments)
    assert [moment.chances for moment in first.moments] == [moment.chances for moment in second.moments]


def test_review_of_what_cannot_be_replayed_is_refused() -> None:
    """Other cards, or an answer that was not legal: the review says so."""
    told: Any = finished("unicorns", "one is far ahead").transcript()
    with pytest.raises(TranscriptError, match="cards or boards were different"):
        bots.review({**told, "fingerprint": "other"}, QUICK)
    with pytest.raises(TranscriptError):
        bots.review({**told, "answers": ["no such answer"]}, QUICK)
