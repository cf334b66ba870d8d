from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from meadhall.hall import wire
from meadhall.hall.allowance import Allowance
from meadhall.hall.telling import herald
from meadhall.server.http import sockets
from meadhall.server.http.limits import CHANNELS, Addresses, Limits, limits_for, price
from tests.server.house import DUEL, House, Page, opened
from tests.server.test_connections import connected, upgrade

FEW = Limits(3, (1e9, 1e9), (1e9, 1e9))


@pytest.fixture(scope="module")
def small_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A hall in which one address may have three lines."""
    with opened(tmp_path_factory.mktemp("small"), limits=FEW) as found:
        yield found


def test_address_opens_only_so_many_lines(small_house: House) -> None:
    """The next is refused before it costs anything; when one is closed there is room again."""
    ana = small_house.person()
    id = small_house.deal("duel", DUEL, ana, small_house.person())
    with ana.page(id), ana.page(id), ana.page(id), connected(small_house) as fourth:
        fourth.sendall(upgrade(id, ana.cookie or "", small_house.address))
        assert fourth.recv(64).startswith(b"HTTP/1.1 403 ")
    with ana.page(id) as page:
        page.say("ping")
        page.hear("pong")


def test_address_that_is_left_is_forgotten() -> None:
    """Nothing is kept of who has gone."""
    addresses = Addresses(FEW)
    assert [addresses.enter("a") for _ in range(4)] == [True, True, True, False]
    for _ in range(3):
        addresses.leave("a")
    assert not addresses.channels


def test_limits_grow_with_the_people_behind_an_address() -> None:
    """A school may be one address."""
    usual, school = limits_for(CHANNELS), limits_for(4 * CHANNELS)
    assert usual == Limits()
    assert school.channels == 4 * usual.channels
    assert school.messages[1] == 4 * usual.messages[1]


def test_ask_costs_what_it_sends_back() -> None:
    """Answers are the match itself; whoever only looks pays for what they are shown."""
    assert price(wire.Answer(number=0, option="x"), 100_000) == 0.0
    assert price(wire.Ping(), 0) == 0.0
    assert price(wire.Look(seat=None), 40_960) > price(wire.Look(seat=None), 4_096) > price(wire.Ping(), 0)


def test_allowance_that_was_overdrawn_is_paid_back_first() -> None:
    """Nobody owes more than they may use at once."""
    allowance = Allowance(10.0, 1.0)
    assert allowance.take(0.0)
    allowance.charge(1_000.0)
    assert not allowance.take(5.0)
    assert not allowance.take(10.0)
    assert allowance.take(11.5)


def test_page_that_looks_again_and_again_is_slowed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A short message that makes the hall say much is heard less often than one that does not."""
    monkeypatch.setattr(sockets, "MESSAGES", (40.0, 0.0))
    monkeypatch.setattr(sockets, "SLOWED", 0.0)
    with opened(tmp_path) as house:
        ana = house.person()
        id = house.deal("duel", DUEL, ana, house.person())
        with ana.page(id) as page:
            assert heard_before_refusal(page, "ping") == 39
        with ana.page(id) as page:
            assert heard_before_refusal(page, "look", seat=0) < 20


def heard_before_refusal(page: Page, kind: str, **parts: object) -> int:
    """How often something is done before it is too much."""
    done = 0
    while True:
        page.say(kind, **parts)
        told = page.heard()
        while told["kind"] not in {"pong", "news", "refused"}:
            told = page.heard()
        if told["kind"] == "refused":
            assert told["reason"] == "too_fast"
            return done
        done += 1


def test_lines_of_an_address_share_what_they_may_ask(tmp_path: Path) -> None:
    """Ten lines ask for no more than one."""
    with opened(tmp_path, limits=Limits(100, (5.5, 0.0), (1e9, 1e9))) as house:
        ana = house.person()
        id = house.deal("duel", DUEL, ana, house.person())
        with ana.page(id) as first, ana.page(id) as second:
            for page in (first, second, first, second, first):
                page.say("ping")
                page.hear("pong")
            assert second.refused("ping") == "too_fast"


def test_requests_of_an_address_are_bounded(tmp_path: Path) -> None:
    """Whoever asks for more than their share hears when to come back, in their language."""
    with opened(tmp_path, limits=Limits(100, (1e9, 1e9), (5.5, 0.0))) as house:
        http = house.browser().http
        assert [http.get("/healthz").status_code for _ in range(5)] == [200] * 5
        refused = http.get("/healthz", headers={"accept-language": "de"})
        assert refused.status_code == 429
        assert refused.headers["retry-after"]
        assert "Adresse" in refused.json()["text"]


def test_history_comes_in_pages(house: House) -> None:
    """A page that comes late is told what happened last, and asks for the rest as it needs it."""
    ana = house.person()
    id = house.deal("duel", DUEL, ana, ana, seed=1)  # a long one: by chance some end before there is a second page
    with ana.page(id) as page:
        while page.news["begins"] + len(page.news["events"]) < herald.LATEST + herald.PAGE + 10:
            page.say("look", seat=page.news["asked"]["seats"][0])
            page.hear("news", lambda told: told["question"] is not None)
            page.answer(page.options[-1])
            page.hear_number(page.news["number"] + 1)
        total = page.news["begins"] + len(page.news["events"])
    with ana.page(id) as page:
        assert page.news["begins"] == total - herald.LATEST
        assert len(page.news["events"]) == herald.LATEST
        known = page.news["events"]
        begins = page.news["begins"]
        while begins:
            page.say("history", before=begins)
            past = page.hear("past")
            assert past["begins"] + len(past["events"]) == begins
            assert len(past["events"]) <= herald.PAGE
            known, begins = past["events"] + known, past["begins"]
        assert len(known) == total
        page.say("history", before=-5)
        assert page.hear("past")["events"] == []
