"""The coach over HTTP: with the review of a match, and the habits of whoever asks in their last matches."""

from __future__ import annotations

import msgspec
import pytest

from meadhall.hall.endpoints import coach as endpoints
from meadhall.hall.replays import reviews
from meadhall.hall.replays.moments import MOMENTS
from meadhall.hall.wire.pages.replays import Habits
from tests.server.house import DUEL, Browser, House, Told, until
from tests.server.past import EARLY, kept, played, told
from tests.server.test_reviews import reviewed


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that hardly think."""
    monkeypatch.setattr(reviews, "ITERATIONS", 20)


def over(house: House, *sitters: Browser | str, **parts: object) -> str:
    """A duel that is over and counts; its id."""
    match = played("duel", DUEL, most=EARLY)
    assert match.outcome is not None
    id = kept(house, match, *sitters, **parts)
    end: Told = {"winners": list(match.outcome.winners), "reason": match.outcome.reason}
    house.hall.ledger.storage.finish(id, end)
    return id


def habits(browser: Browser, game: str = "duel", language: str = "en", *, think: bool = False) -> Habits:
    """What the coach tells of somebody's habits."""
    path = f"/api/coach/{game}/{language}{'?think=1' if think else ''}"
    return msgspec.json.decode(browser.http.get(path).content, type=Habits)


def test_coach_comes_with_the_review(house: House, quick: None) -> None:  # noqa: ARG001 - it does its work unseen
    """Each who has sat there hears of their own decisions, in their language; a stranger of all."""
    ana, bo = house.person(), house.person()
    id = over(house, ana, bo)
    found = reviewed(ana, id)
    assert found.coach is not None
    for browser, seats in ((ana, [0]), (bo, [1]), (house.person(), [0, 1])):
        coach = told(browser, f"{id}/de/review")["coach"]
        assert coach["seats"] == seats
        assert 2 <= len(coach["short"]) <= 3
        assert coach["short"] != found.coach.short


def test_habits_are_looked_for_only_when_somebody_wants_it(house: House, quick: None) -> None:  # noqa: ARG001
    """Who only looks has nothing thought about; who wants it has one match after another looked back at."""
    ana = house.person()
    ids = [over(house, ana, "guest", created=float(at)) for at in range(2)]
    first = habits(ana)
    assert (first.matches, first.looked, first.state) == (2, 0, "done")
    assert house.hall.ledger.storage.review(ids[0]) is None
    until(lambda: habits(ana, think=True).state == "done")
    last = habits(ana)
    assert (last.matches, last.looked, last.state, last.share) == (2, 2, "done", 1.0)
    assert all(house.hall.ledger.storage.review(id) is not None for id in ids)


def test_habits_are_of_the_last_matches_of_one_person(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not of other games, of what goes on, came as a file, or was played by several at one screen; of ten at most."""
    monkeypatch.setattr(endpoints, "MATCHES", 3)
    ana = house.person()
    for at in range(5):
        over(house, ana, "guest", created=float(at))
    others = house.person()
    over(house, others, others)
    over(house, others, "guest", origin="upload")
    kept(house, played("duel", DUEL, most=EARLY), others, "guest")
    assert (habits(ana).matches, habits(others).matches, habits(house.person()).matches) == (3, 0, 0)
    assert habits(ana, "unicorns").matches == 0
    assert ana.http.get("/api/coach/chess/en").status_code == 404
    assert ana.http.get("/api/coach/duel/xx").status_code == 404


def test_review_from_before_the_coach_is_thought_again(house: House, quick: None) -> None:  # noqa: ARG001
    """It has no reasons and no ways; whoever asks for the match gets both."""
    ana = house.person()
    id = over(house, ana, "guest")
    reviewed(ana, id)
    storage = house.hall.ledger.storage
    before = MOMENTS.decode(str(storage.review(id)))
    old = [{**msgspec.to_builtins(moment), "ways": None} for moment in before]
    storage.keep_review(id, msgspec.json.encode(old).decode(), 0.0)
    assert told(ana, f"{id}/en/review")["state"] == "thinking"
    reviewed(ana, id)
    assert MOMENTS.decode(str(storage.review(id))) == before
