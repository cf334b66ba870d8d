"""Searches and checks find what is there: somebody whose strength is made up, and what every point of it is worth."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from meadhall.lab.balance.check import checked
from meadhall.lab.balance.findings import EVEN, FAIR, REFUTED, UNPROVEN
from meadhall.lab.balance.search import Attempt, Search, Worth
from meadhall.lab.studies.figures import Figure
from meadhall.lab.studies.game import Number, Step, Treatment
from tests.patience import THOROUGH

FRESH = 100_000


class Made:
    """Somebody who wins a share, and whose numbers are worth so much a point; and whoever plays them."""

    size = 200

    def __init__(self, share: float, worth: dict[str, float], seed: int = 0, room: int = 4) -> None:
        self.share, self.worth, self.seed, self.room = share, worth, seed, room
        self.shares = {"": share}
        self.played: list[tuple[str, int]] = []
        self.plan: Any = SimpleNamespace(part=self)

    def numbers(self, _plan: Any, _who: str, sign: int) -> list[Number]:
        """All have the same room."""
        return [Number("value", name, 10, 10 + sign * self.room) for name in self.worth]

    def stepped(self, _plan: Any, who: str, steps: Sequence[Step]) -> Treatment:
        """What comes of steps: effects add up."""
        id = "+".join(f"{step.number.card}-{step.to}" for step in steps)
        self.shares[id] = self.share + sum((step.to - step.number.now) * self.worth[step.number.card] for step in steps)
        return Treatment(who=who, id=id)

    def scores(self, treatments: Sequence[Any], rounds: range) -> list[list[float]]:
        """Wins and losses; whoever wins with a share wins the same match with every greater one."""
        ids = ["" if each is None else each.id for each in treatments]
        self.played += [(id, part) for id in ids for part in rounds]
        return [[float(luck < self.shares[id]) for part in rounds for luck in self.lucks(part)] for id in ids]

    def lucks(self, part: int) -> list[float]:
        """A number for each match of a round."""
        found = hashlib.shake_128(f"{self.seed} {part}".encode()).digest(4 * self.size)
        return [int.from_bytes(found[at : at + 4]) / 2**32 for at in range(0, len(found), 4)]

    def search(self, matches: int = 2000) -> Search:
        """A search."""
        return Search(self.plan, "somebody", self.share, self, matches)


def names(attempt: Attempt) -> list[tuple[str, int]]:
    """A change: numbers and points."""
    return [(step.number.card, step.to - step.number.now) for step in attempt.steps]


def test_one_point_is_found_where_it_is_enough() -> None:
    """The smallest change comes first, and nothing larger is tried before somebody asks for more."""
    made = Made(0.55, {"a": 0.05, "b": 0.01, "c": 0.0})
    search = made.search()
    assert names(next(search.fitting())) == [("a", -1)]
    assert all(len(steps) == 1 and steps[0].size == 1 for steps in search.tried)


def test_more_points_of_one_number_come_before_two_numbers() -> None:
    """Smallest first: three points of one number, and then pairs none of which would do alone."""
    found = [names(each) for each in Made(0.59, {"a": 0.03, "b": 0.02, "c": 0.0}).search().fitting()]
    assert found[0] == [("a", -3)]
    assert [("b", -4)] in found
    pairs = [each for each in found if len(each) == 2]
    assert pairs
    assert all(dict(pair).keys() == {"a", "b"} for pair in pairs)
    assert [("a", -3)] not in [part for pair in pairs for part in ([each] for each in pair)]
    assert found.index(pairs[0]) > found.index([("a", -3)])


def test_two_numbers_are_found_where_one_is_not_enough() -> None:
    """Neither has room enough."""
    found = [names(each) for each in Made(0.63, {"a": 0.03, "b": 0.03, "c": 0.0}, room=3).search().fitting()]
    assert found
    assert all({name for name, _ in each} == {"a", "b"} for each in found)
    assert all(sum(points for _, points in each) in {-4, -5} for each in found)


def test_weak_ones_get_more() -> None:
    """Numbers go the other way."""
    first = next(Made(0.42, {"a": 0.04, "b": 0.0}).search().fitting())
    assert names(first) == [("a", 2)]


def test_nothing_is_found_where_nothing_small_suffices() -> None:
    """Even the farthest changes are tried, to tell how far they go; then the search ends."""
    search = Made(0.8, {"a": 0.02, "b": 0.01, "c": 0.0}).search()
    assert list(search.fitting()) == []
    assert ("a", -4) in [part for each in search.tried.values() for part in names(each) if len(each.steps) == 2]


def test_worth_of_numbers_is_learned_from_changes_of_several() -> None:
    """What both do together is told of both; what nobody has seen is worth nothing."""
    a, b, c = (Number("value", name, 5, 1) for name in "abc")
    worth = Worth([a, b, c], -1)
    for steps, gain in (((Step(a, 4),), -0.02), ((Step(a, 3), Step(b, 3)), -0.06)):
        worth.learn(steps, Figure(gain, gain - 0.001, gain + 0.001, 1000))
    assert worth.of(a) == pytest.approx(0.02, abs=0.001)
    assert worth.of(b) == pytest.approx(0.01, abs=0.001)
    assert worth.of(c) == 0.0
    assert worth.guess((Step(a, 2), Step(b, 4))) == pytest.approx(-0.07, abs=0.002)


# ---------------------------------------------------------------- checks
def result(share: float, after: float, seed: int, matches: int = 2000) -> str:
    """What a check says of a change that makes a share another one."""
    made = Made(share, {"a": share - after}, seed)
    step = Step(Number("value", "a", 10, 6), 9)
    attempt = Attempt((step,), made.stepped(None, "somebody", (step,)), Figure(0, -1, 1, 0))
    (found,) = checked(made, [attempt], FRESH, matches)
    assert min(part for _, part in made.played) >= FRESH
    assert found.before.matches == found.after.matches == found.difference.matches
    return found.result


def test_check_confirms_what_is_even_and_refutes_what_is_not() -> None:
    """The larger a mistake is, the fewer matches refute it."""
    assert result(0.6, 0.5, 1) in {FAIR, EVEN}
    assert result(0.6, 0.5, 1, 12_000) == FAIR
    assert result(0.7, 0.6, 1) == REFUTED
    assert result(0.4, 0.35, 1) == REFUTED
    assert result(0.501, 0.5, 1, 400) == UNPROVEN


def test_what_is_even_is_seldom_refuted() -> None:
    """At most once in twenty, though matches are looked at again and again."""
    runs = 400 if THOROUGH else 12
    found = [result(0.6, 0.5, seed, 1000) for seed in range(runs)]
    assert found.count(REFUTED) <= 0.05 * runs
    assert found.count(EVEN) + found.count(FAIR) >= 0.95 * runs


def test_proposals_tell_what_they_change() -> None:
    """In points, with the numbers before and after, and what the search had seen."""
    made = Made(0.58, {"a": 0.04, "b": 0.0})
    attempt = next(made.search().fitting())
    (found,) = checked(made, [attempt], FRESH, 1000)
    assert (found.size, found.treatment) == (2, {"who": "somebody", "id": "a-8"})
    assert [(each.part, each.card, each.before, each.after) for each in found.changes] == [("value", "a", 10, 8)]
    assert found.searched.value == pytest.approx(attempt.gain.value, abs=1e-4)
    assert found.difference.low < found.difference.value < found.difference.high < 0
    assert found.after.value - found.before.value == pytest.approx(found.difference.value, abs=2e-4)
