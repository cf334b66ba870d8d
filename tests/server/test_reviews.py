from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

import meadhall
from meadhall import bots
from meadhall.localisation import speaker_of, words
from meadhall.server import reviews
from meadhall.server.papers.replays import Review
from tests.server.house import DUEL, PATIENCE, Browser, House, Told, opened, until
from tests.server.past import EARLY, kept, played, told

HERD: Final[Told] = {"players": 2, "first": 0}
TURN: Final = "turn_began"


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> int:
    """Bots that hardly think; how often they try."""
    monkeypatch.setattr(reviews, "ITERATIONS", 20)
    return 20


def reviewed(browser: Browser, id: str, language: str = "en") -> Review:
    """A review, once it is done."""

    def asked() -> Review:
        return msgspec.json.decode(browser.http.get(f"/api/replays/{id}/{language}/review").content, type=Review)

    def is_done() -> bool:
        found = asked()
        assert found.state == "done" or (found.costly == [] and 0.0 <= found.share <= 1.0)
        return found.state == "done"

    until(is_done)
    return asked()


@pytest.mark.parametrize(("game", "setup"), [("duel", DUEL), ("unicorns", HERD)])
def test_review_is_what_a_bot_thinks_of_each_question(house: House, quick: int, game: str, setup: Told) -> None:
    """The same chances as in the terminal, from what the asked seat knew; mistakes in words, the worst first."""
    match = played(game, setup, most=EARLY)
    ana = house.person()
    id = kept(house, match, ana, "guest")
    wanted = bots.review(match.transcript(), iterations=quick)
    found = reviewed(ana, id)
    assert [each.number for each in found.curve] == [moment.number for moment in wanted.moments]
    for each, moment in zip(found.curve, wanted.moments, strict=True):
        assert each.chances == pytest.approx(moment.chances, abs=1e-4)
    costs = [each.best_chance - each.given_chance for each in found.costly]
    assert costs == sorted(costs, reverse=True)
    assert min(costs) >= reviews.LEAST
    for seat in range(2):
        worst = [moment for moment in wanted.costliest(reviews.COSTLY, seat) if moment.cost >= 2 * reviews.LEAST]
        own = [each for each in found.costly if each.seat == seat]
        assert len(worst) <= len(own) <= reviews.COSTLY
        assert {moment.number for moment in worst} <= {each.number for each in own}
    for mistake in found.costly:
        before = meadhall.replay(match.transcript(), until=mistake.number)
        said = [speaker_of(before, "en").option(option) for option in before.decision.options]
        if game == "duel":
            assert {mistake.given, mistake.best} <= set(said)
        assert mistake.turn == sum(event["event"] == TURN for event in before.events_for(None))


def test_review_is_thought_once_and_told_in_every_language(
    tmp_path: Path, quick: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who asks meanwhile waits for the same thought; it is kept without words, and survives the server."""
    assert quick
    match = played("duel", DUEL, most=EARLY)
    with opened(tmp_path) as house:
        id = kept(house, match, "guest", "guest")
        works = counted_works(house, monkeypatch)
        browsers = [house.person() for _ in range(3)]
        for browser in browsers:
            told(browser, f"{id}/en/review")
        first = [reviewed(browser, id) for browser in browsers]
        assert first[0] == first[1] == first[2]
        choices = len(first[0].curve)
        assert works == ["looked_back"] * choices
        data = house.hall.ledger.storage.review(id)
        assert data is not None
        assert not any(mistake.given in data for mistake in first[0].costly)
    with opened(tmp_path) as house:
        works = counted_works(house, monkeypatch)
        again = reviewed(house.browser(), id, "ru")
        assert works == []
        assert again.curve == first[0].curve
        assert again.costly[0].given != first[0].costly[0].given
        assert [each.number for each in again.costly] == [each.number for each in first[0].costly]


def counted_works(house: House, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Note what bots are asked to think about."""
    done: list[str] = []
    work = house.hall.brains.work

    async def noted(payer: Any, what: Any, *told: Any) -> Any:
        done.append(what.__name__)
        return await work(payer, what, *told)

    monkeypatch.setattr(house.hall.brains, "work", noted)
    return done


def test_reviews_wait_for_each_other_and_for_bots_that_play(
    tmp_path: Path, quick: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One question is thought about at a time, however many matches are asked for; more than some are refused."""
    assert quick
    monkeypatch.setattr(reviews, "MOST_WAITING", 3)
    match = played("duel", DUEL, most=12)
    with opened(tmp_path) as house:
        now, most, gate = [0], [0], asyncio.Event()
        work = house.hall.brains.work

        async def slow(payer: Any, what: Any, *told: Any) -> Any:
            now[0] += 1
            most[0] = max(most[0], now[0])
            await gate.wait()
            try:
                return await work(payer, what, *told)
            finally:
                now[0] -= 1

        monkeypatch.setattr(house.hall.brains, "work", slow)
        ana = house.person()
        ids = [kept(house, match, ana, "guest") for _ in range(4)]
        for id in ids[:3]:
            assert told(ana, f"{id}/en/review")["state"] == "thinking"
        assert told(ana, f"{ids[3]}/en/review", 503)["text"] == words("server", "en").say("too-many-reviews")
        house.loop.call_soon_threadsafe(gate.set)
        for id in ids:
            assert reviewed(ana, id).curve
        assert most == [1]


def test_review_begins_anew_when_it_could_not_be_kept(
    house: House, quick: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits for ever for a thought that went wrong."""
    assert quick
    ana = house.person()
    id = kept(house, played("duel", DUEL, most=6), ana, "guest")
    storage = house.hall.ledger.storage
    failed = threading.Event()

    def failing(*_: Any) -> None:
        failed.set()
        raise OSError("the disk is gone")

    with monkeypatch.context() as broken:
        broken.setattr(storage, "keep_review", failing)
        told(ana, f"{id}/en/review")
        assert failed.wait(PATIENCE)
    assert reviewed(ana, id).curve


def test_review_of_a_match_without_choices_is_empty(house: House) -> None:
    """Somebody left before anything was asked."""
    match = meadhall.new_match("duel", DUEL, 3)
    match.forfeit(0)
    ana = house.person()
    found = reviewed(ana, kept(house, match, ana, "guest"))
    assert (found.curve, found.costly) == ([], [])
